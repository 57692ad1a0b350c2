#!/usr/bin/env python3
"""Makes trees of files that no translator would write. Usage: hostile-trees.py FOLDER"""
import os
import random
import sys

root = os.fsencode(sys.argv[1])
GOOD = b'"rate" = "Rate";\n'
TWICE = b'"rate" = "Rate";\n"rate" = "Rate it";\n'


def write(path, content):
    path = os.path.join(root, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)


choice = random.Random(20260101)
for ending in (b"strings", b"stringsdict", b"xcstrings"):
    for number in range(8):
        folder = b"random" if ending == b"xcstrings" else b"random/en.lproj"
        write(folder + b"/R%d." % number + ending, choice.randbytes(1 << 15))

with_numbers = b"".join(b'"key.%d" = "Text %d.";\n' % (number, number) for number in range(1_000_000))
write(b"million/en.lproj/Many.strings", with_numbers)

write(b"line/en.lproj/Line.strings", b'"line" = "' + b"All of it stands on one line. " * (50_000_000 // 30) + b'";\n')

depth = 100_000
write(b"deep/en.lproj/Arrays.strings", b'"a" = ' + b"(" * depth + b")" * depth + b";\n")
write(b"deep/en.lproj/Tables.strings", b'"a" = ' + b"{a=" * depth + b"b" + b";}" * depth + b";\n")
write(b"deep/en.lproj/Braces.strings", b'"a" = "' + b"{a, select, other {" * 3000 + b"}}" * 3000 + b'";\n')
plist = b'<?xml version="1.0"?>\n<plist version="1.0">'
write(b"deep/en.lproj/Dict.stringsdict", plist + b"<dict><key>a</key>" * depth + b"</dict>" * depth + b"</plist>\n")
write(b"deep/en.lproj/Open.stringsdict", plist + b"<array>" * depth)
write(b"deep/Objects.xcstrings", b'{"a":' * depth + b"1" + b"}" * depth)
write(b"deep/Arrays.xcstrings", b'{"strings":' + b"[" * depth + b"]" * depth + b"}")

write(b"loop/en.lproj/Good.strings", GOOD)
os.symlink(b".", os.path.join(root, b"loop/here"))
os.symlink(b"../../loop", os.path.join(root, b"loop/en.lproj/up"))
os.symlink(b"en.lproj", os.path.join(root, b"loop/en-GB.lproj"))
os.symlink(b"Self.strings.link", os.path.join(root, b"loop/Self.strings.link"))
os.makedirs(os.path.join(root, b"loop/a/b"))
os.symlink(b"../..", os.path.join(root, b"loop/a/b/c"))

write(b"pipe/en.lproj/Good.strings", GOOD)
os.mkfifo(os.path.join(root, b"pipe/en.lproj/Pipe.strings"))
os.mkfifo(os.path.join(root, b"pipe/en.lproj/Plural.stringsdict"))
os.mkfifo(os.path.join(root, b"pipe/Catalog.xcstrings"))

write(b"settings/en.lproj/Good.strings", GOOD)
os.mkfifo(os.path.join(root, b"settings/.reviewprompts.json"))

write(b"device/en.lproj/Good.strings", GOOD)
os.symlink(b"/dev/zero", os.path.join(root, b"device/en.lproj/Zero.strings"))
os.symlink(b"/dev/tty", os.path.join(root, b"device/en.lproj/Terminal.strings"))

write(b"folder/en.lproj/Good.strings", GOOD)
os.makedirs(os.path.join(root, b"folder/en.lproj/Folder.strings"))
os.makedirs(os.path.join(root, b"folder/Folder.xcstrings"))

write(b"sparse/en.lproj/Holes.strings", b"")
os.truncate(os.path.join(root, b"sparse/en.lproj/Holes.strings"), 1 << 40)

os.makedirs(os.path.join(root, b"empty/a/b"))

# Names that move the cursor, colour the screen, turn a line around, break a line, or end a command.
NAMES = [b"Line\nfeed", b"Car\rriage", b"\x1b[31mRed", b"Bell\x07", b"C1\xc2\x9b31m", b"Bidi\xe2\x80\xaetxet", b"Del\x7f",
         b"a:1:1, error%0A::error::x", b"Quote'\"\\", b"-dash", b"Tab\t", b"  "]
for name in NAMES:
    write(b"names/en.lproj/" + name + b".strings", TWICE)
    write(b"names/" + name + b".lproj/Good.strings", TWICE)
    write(b"names/" + name + b"/en.lproj/Good.strings", TWICE)
write(b"names/en.lproj/Values.strings", b'"\x1b[31mkey" = "\x1b[31mred\x1b[0m \x7f\xc2\x9b \xe2\x80\xae";\n' * 2)

write(b"bytes/en.lproj/Good.strings", GOOD)
write(b"bytes/en.lproj/Latin\xe9\xff.strings", GOOD)
write(b"bytes/\xff\xfe.lproj/Good.strings", GOOD)
write(b"bytes/\xc3\x28/en.lproj/Good.strings", GOOD)

write(b"secret-file/en.lproj/Good.strings", GOOD)
os.chmod(os.path.join(root, b"secret-file/en.lproj/Good.strings"), 0)
write(b"secret-folder/en.lproj/Good.strings", GOOD)
write(b"secret-folder/fr.lproj/Good.strings", GOOD)
os.chmod(os.path.join(root, b"secret-folder/fr.lproj"), 0)
write(b"secret-tree/en.lproj/Good.strings", GOOD)
write(b"secret-tree/inner/en.lproj/Good.strings", GOOD)
os.chmod(os.path.join(root, b"secret-tree/inner"), 0)
