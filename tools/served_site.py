"""A copy of the sample collections that 'vitrine serve' serves while a check runs."""

import difflib
import pathlib
import shutil
import subprocess
import tempfile

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent


class ServedSite:
    def __init__(self, program, setup=None):
        """Serves the sample collections, with whatever `setup` adds to the folder."""
        self.folder = tempfile.TemporaryDirectory(prefix="vitrine-browser-")
        self.root = pathlib.Path(self.folder.name)
        shutil.copytree(REPOSITORY / "content", self.root / "content")
        shutil.copytree(REPOSITORY / "templates", self.root / "templates")
        if setup:
            setup(self.root)
        self.before = self.files()
        self.program = program
        self.start(0)

    def start(self, port, *options, environment=None):
        """Starts the server; 0 stands for any port."""
        self.process = subprocess.Popen(
            [self.program, "serve", "--site", self.root, "--port", str(port), *options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment,
        )
        self.address = self.process.stdout.readline().strip()
        if not self.address.startswith("http://127.0.0.1:"):
            raise SystemExit(f"the server said {self.address!r}")
        self.base = self.address.split("/?")[0]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
        self.folder.cleanup()

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=20)

    def restart(self):
        """Starts another server at the same port, which has a key of its own."""
        self.stop()
        self.start(int(self.base.rsplit(":", 1)[1]))

    def path(self, name):
        return self.root / "content" / name

    def text(self, name):
        return self.path(name).read_text()

    def files(self):
        content = self.root / "content"
        return {path.relative_to(content).as_posix(): path.read_bytes() for path in sorted(content.rglob("*")) if path.is_file()}

    def changes(self):
        """The lines that differ from those of the last call, by files: `cars/a.md: -year: 1964`."""
        before, self.before = self.before, self.files()
        lines = []
        for name in sorted(set(before) | set(self.before)):
            old, new = before.get(name, b""), self.before.get(name, b"")
            if old == new:
                continue
            if not name.endswith(".md"):
                lines.append(f"{name}: {len(old)} bytes, {len(new)} bytes")
                continue
            for line in difflib.unified_diff(old.decode().splitlines(), new.decode().splitlines(), lineterm="", n=0):
                if not line.startswith(("---", "+++", "@@")):
                    lines.append(f"{name}: {line}")
        return lines
