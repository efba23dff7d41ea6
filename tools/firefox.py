"""Drives Firefox by its Marionette protocol, with nothing but Python's own library."""

import json
import pathlib
import socket
import subprocess
import tempfile
import time

PREFERENCES = {
    # Any port that is free.
    "marionette.port": 0,
    # Nothing is fetched from anywhere.
    "app.update.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "services.settings.server": "data:,",
}
KEYS = {"ArrowDown": "\ue015", "ArrowUp": "\ue013", "Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004"}
# What the pages have written to the console: errors of scripts, and what their policies forbid.
MESSAGES = """
const found = Services.console.getMessageArray().filter((one) => one instanceof Ci.nsIScriptError)
  .filter((one) => one.sourceName.startsWith("file:") || /Content.Security.Policy/.test(one.category + one.errorMessage))
  .filter((one) => !(one.flags & Ci.nsIScriptError.warningFlag) || /CSP|Content.Security.Policy/.test(one.category))
  .map((one) => `${one.sourceName}:${one.lineNumber}: ${one.errorMessage} [${one.category}]`);
Services.console.reset();
return found;
"""


class Firefox:
    def __init__(self, program, width=1200, height=900):
        self.folder = tempfile.TemporaryDirectory(prefix="vitrine-firefox-", ignore_cleanup_errors=True)
        profile = pathlib.Path(self.folder.name)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("".join(lines))
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--marionette", "--remote-allow-system-access", "--profile", profile, "--width", str(width), "--height", str(height)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self.connection = socket.create_connection(("127.0.0.1", self.port(profile / "MarionetteActivePort")), timeout=60)
        self.stream = self.connection.makefile("rb")
        self.read()
        self.number = 0
        self.call("WebDriver:NewSession", strictFileInteractability=True)
        self.call("WebDriver:SetTimeouts", script=30000)

    def port(self, file, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"Firefox ended with {self.process.returncode}")
            if file.exists() and file.read_text().strip():
                return int(file.read_text())
            time.sleep(0.05)
        raise RuntimeError("Firefox does not answer")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.connection.close()
        self.process.terminate()
        self.process.wait(timeout=20)
        self.folder.cleanup()

    def read(self):
        """A message: its length, a colon, and JSON."""
        length = b""
        while not length.endswith(b":"):
            length += self.stream.read(1) or b"0:"
        return json.loads(self.stream.read(int(length[:-1])))

    def call(self, command, **parameters):
        """Calls a command of the protocol and returns its result."""
        self.number += 1
        data = json.dumps([0, self.number, command, parameters]).encode()
        self.connection.sendall(str(len(data)).encode() + b":" + data)
        _, _, error, result = self.read()
        if error:
            raise RuntimeError(f"{command}: {error['message']}")
        return result["value"] if isinstance(result, dict) and set(result) == {"value"} else result

    def open(self, address):
        self.call("WebDriver:Navigate", url=address)

    def back(self):
        self.call("WebDriver:Back")

    def reload(self):
        self.call("WebDriver:Refresh")

    def run(self, expression):
        """The value of a JavaScript expression."""
        return self.call("WebDriver:ExecuteScript", script=f"return ({expression})", args=[])

    def wait(self, expression, seconds=10):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while True:
            try:
                if self.run(expression):
                    return
            except RuntimeError:
                # The page is on its way.
                if time.monotonic() > end:
                    raise
            if time.monotonic() > end:
                raise AssertionError(f"never true: {expression}; the page says: {self.run('document.body.innerText')[:400]}")
            time.sleep(0.02)

    def click(self, selector):
        """Clicks on the first element that a selector finds, as the mouse does."""
        element = self.call("WebDriver:FindElement", using="css selector", value=selector)
        self.call("WebDriver:ElementClick", id=next(iter(element.values())))

    def type(self, text):
        """Types text, or presses a key by its name."""
        for key in [KEYS[text]] if text in KEYS else text:
            actions = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
            self.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def errors(self):
        """What has gone wrong on pages since this was last asked."""
        self.call("Marionette:SetContext", value="chrome")
        try:
            return self.call("WebDriver:ExecuteScript", script=MESSAGES, args=[])
        finally:
            self.call("Marionette:SetContext", value="content")
