"""A browser driven over the WebDriver protocol (W3C), with nothing but Python's own library."""

import base64
import json
import os
import shutil
import subprocess
import urllib.request


def find_browser():
    """Gives the paths of Chromium and its driver, or None where one of them is missing."""
    names = ("chromium", "chromium-browser", "google-chrome")
    browser = next((path for path in map(shutil.which, names) if path), None)
    driver = shutil.which("chromedriver") or shutil.which("chromium.chromedriver")
    return (browser, driver) if browser and driver else None


class Browser:
    """A headless Chromium with a profile of its own; closed when the `with` block ends."""

    def __init__(self, browser, driver, width=1400, height=1000):
        self.process = subprocess.Popen([driver, "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.session = ""
        self.url = self._address()
        arguments = ["--headless=new", "--disable-gpu", "--hide-scrollbars", f"--window-size={width},{height}"]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            arguments.append("--no-sandbox")  # Chromium has no sandbox for root.
        capabilities = {
            "browserName": "chrome",
            "goog:chromeOptions": {"binary": browser, "args": arguments},
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
        }
        answer = self._call("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.session = "/session/" + answer["sessionId"]

    def _address(self):
        for line in self.process.stdout:
            if "on port" in line and "successfully" in line:
                return "http://127.0.0.1:" + "".join(filter(str.isdigit, line.rsplit("port", 1)[1]))
        raise RuntimeError("chromedriver did not start")

    def _call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.url + self.session + path, data, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def open(self, path, fragment=""):
        """Opens a file and waits until the page says that it is drawn."""
        self._call("POST", "/url", {"url": "about:blank"})
        self._call("POST", "/url", {"url": "file://" + os.path.abspath(path) + fragment})
        self.run_async("const wait = () => document.documentElement.dataset.ready ? done() : requestAnimationFrame(wait); wait();")

    def run(self, script, *arguments):
        """Runs the body of a function with `args`, and gives what it returns."""
        body = {"script": "const args = arguments;" + script, "args": list(arguments)}
        return self._call("POST", "/execute/sync", body)

    def run_async(self, script, *arguments):
        """Runs the body of a function that calls `done` when it is ready."""
        script = "const args = arguments, done = arguments[arguments.length - 1];" + script
        return self._call("POST", "/execute/async", {"script": script, "args": list(arguments)})

    def put(self, control, value):
        """Puts a value into a control, found by its selector, as a user does."""
        self.run(
            "const control = document.querySelector(args[0]); control.value = args[1];"
            "control.dispatchEvent(new Event('input', { bubbles: true }));",
            control,
            value,
        )

    def press(self, *keys):
        """Presses keys, by their WebDriver codes or as letters, in whatever has the focus."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._call("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def press_with(self, held, key):
        """Presses a key while another is held down."""
        actions = [{"type": kind, "value": value} for kind, value in (("keyDown", held), ("keyDown", key), ("keyUp", key), ("keyUp", held))]
        self._call("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def label(self, selector):
        """The accessible name of an element, as a screen reader says it."""
        element = self._call("POST", "/element", {"using": "css selector", "value": selector})
        return self._call("GET", f"/element/{next(iter(element.values()))}/computedlabel")

    def log(self, kind):
        return self._call("POST", "/se/log", {"type": kind})

    def devtools(self, command, **parameters):
        return self._call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def resize(self, width, height):
        self._call("POST", "/window/rect", {"width": width, "height": height})

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self._call("GET", "/screenshot")))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self._call("DELETE", "")
        finally:
            self.process.terminate()
            self.process.wait()
