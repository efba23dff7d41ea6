"""Drives Chromium by its debugging protocol over two pipes, with nothing but Python's own library."""

import json
import os
import subprocess
import tempfile
import time


class Chromium:
    def __init__(self, program, width=1200, height=900):
        self.profile = tempfile.TemporaryDirectory(prefix="vitrine-chromium-", ignore_cleanup_errors=True)
        commands, self.writer = os.pipe()
        self.reader, answers = os.pipe()
        # The browser reads from descriptor 3 and writes to descriptor 4.
        command = (
            f"exec {program} --headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run "
            f"--disable-extensions --disable-background-networking --window-size={width},{height} "
            f"--user-data-dir={self.profile.name} --remote-debugging-pipe 3<&{commands} 4>&{answers}"
        )
        self.process = subprocess.Popen(
            ["bash", "-c", command], pass_fds=(commands, answers), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(commands)
        os.close(answers)
        self.number, self.rest, self.session, self.errors = 0, b"", None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "DOM"):
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.writer)
        os.close(self.reader)
        self.process.terminate()
        self.process.wait(timeout=10)
        self.profile.cleanup()

    def call(self, method, **parameters):
        """Calls a method of the protocol and returns its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.writer, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def read(self):
        while b"\0" not in self.rest:
            data = os.read(self.reader, 65536)
            if not data:
                raise RuntimeError("Chromium has ended")
            self.rest += data
        message, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(message)
        if message.get("method") == "Runtime.exceptionThrown":
            details = message["params"]["exceptionDetails"]
            error = f"{details['text']} {details.get('exception', {}).get('description', '')} {details.get('url', '')}"
            # A transition between pages ends where the next page is opened before it is over.
            if "ViewTransition" not in error:
                self.errors.append(error)
        return message

    def open(self, address):
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete' && location.href !== 'about:blank'")

    def run(self, script):
        """The value of a JavaScript expression, which may be a promise."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(f"{script}: {details.get('exception', {}).get('description', details['text'])}")
        return result["result"].get("value")

    def wait(self, script, seconds=60):
        """Waits until an expression is true; pages that are on their way make none."""
        end = time.monotonic() + seconds
        while True:
            try:
                if self.run(script):
                    return
            except RuntimeError as error:
                if time.monotonic() > end:
                    raise error
            if time.monotonic() > end:
                page = f"{self.run('location.href')} says: {self.run('document.body.innerText')[:400]}"
                raise AssertionError(f"never true: {script}; {page}")
            time.sleep(0.01)

    def press(self, name, within="document"):
        """Presses the button or link of this name, and waits until it is there."""
        find = f"[...{within}.querySelectorAll('a, button')].find((one) => one.textContent.replace(/\\s+/g, ' ').trim() === {json.dumps(name)} && one.checkVisibility() && !one.disabled)"
        self.wait(f"Boolean({within}) && Boolean({find})")
        self.run(f"{find}.click()")

    def fill(self, label, value, within="document"):
        """Fills in the field with this label."""
        find = (
            f"[...{within}.querySelectorAll('input, select, textarea')].find((one) => one.ariaLabel === {json.dumps(label)} "
            f"|| [...one.labels ?? []].some((other) => other.textContent.trim() === {json.dumps(label)}))"
        )
        self.wait(f"Boolean({find})")
        self.run(
            f"(() => {{ const one = {find}; one.focus(); one.value = {json.dumps(value)};"
            " for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true })); })()"
        )

    def key(self, key, code, text=None):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, **({"text": text} if text and kind == "keyDown" else {}))
