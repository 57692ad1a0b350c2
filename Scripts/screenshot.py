#!/usr/bin/env python3
"""Takes the picture of the gallery for the README, with the fonts of this machine.

usage: Scripts/screenshot.py REVIEWPROMPTS [FILE.png]

'make browser' installs good ones on Debian.
"""

import os
import subprocess
import sys
import tempfile

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
sys.path.insert(0, os.path.join(root, "Tests", "Browser"))
sys.dont_write_bytecode = True

from webdriver import Browser, find_browser  # noqa: E402

LANGUAGES = "ar,ja"


def main():
    command = sys.argv[1]
    picture = sys.argv[2] if len(sys.argv) > 2 else os.path.join(root, "Documentation", "gallery.png")
    found = find_browser()
    if not found:
        sys.exit("no Chromium with its driver; 'make browser' installs them on Debian")
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.join(folder, "gallery.html")
        words = ["--app-name", "Notes", "--language", LANGUAGES, "--output", page]
        subprocess.run([command, "gallery", *words], check=True)
        with Browser(*found, width=1080, height=1350) as browser:
            browser.open(page, "#look=all")
            browser.screenshot(picture)
    size = os.path.getsize(picture)
    print(f"{picture}: {size // 1000} KB")
    return 0 if size < 200_000 else 1


if __name__ == "__main__":
    sys.exit(main())
