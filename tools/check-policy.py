"""Opens pages with hostile notes in Chromium: no script in them may run, and the built-in design may not violate the policy. No value
may add an element or an attribute to the document tree.

usage: check-policy.py PROGRAM
"""

import functools
import http.server
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

from playwright.sync_api import sync_playwright

import page_shapes

NOTES = """\
<script>window.ran = "script"; document.title = "ran"</script>

<img src="nowhere.png" onerror="window.ran = 'onerror'"> <svg onload="window.ran = 'onload'"></svg>

<a id="run" href="javascript:window.ran='javascript'">go</a> <p onclick="window.ran='onclick'" id="click">click</p>

<iframe srcdoc="<script>parent.ran = 'srcdoc'</script>"></iframe> <object data="data:text/html,<script>parent.ran=1</script>"></object>

<style>body { display: none }</style> <p style="color: red">styled</p> <base href="https://example.org/">

<form action="https://example.org/"><button id="send">send</button></form> <link rel="stylesheet" href="https://example.org/x.css">

[a](javascript:window.ran='markdown') ![b](data:image/svg+xml,<svg/>) <script src="https://example.org/x.js"></script>
"""

COLLECTION = """\
name: "{{title}}"
fields:
  title: text
  mark: rating
  link: url
  photo: image
sorts:
  - { name: A–Z, by: [title], sections: index(title) }
  - { name: Mark, by: [-mark], sections: value(mark) }
list: { cell: %s, image: photo, counts: yes, page: 2, style: %s }
deleted: { show: page }
report: { totals: [count, average(mark)] }
"""


def make_site(root, notes, allows_html):
    for cell, style in page_shapes.CELLS:
        folder = root / "content" / cell
        folder.mkdir(parents=True)
        (folder / "collection.yaml").write_text(COLLECTION % (cell, style))
        (folder / "p.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')
        for number in range(4):
            (folder / f"i{number}.md").write_text(
                f"---\ntitle: '{number}<script>window.ran = 1</script>'\nmark: {number}.5\nlink: https://example.org/\nphoto: p.svg\n"
                + ("deleted: 2020-01-01\n" if number == 3 else f"aliases: [old-{number}]\n")
                + f"---\n{notes}"
            )
    (root / "content" / "site.yaml").write_text(f"title: T\nurl: https://example.org/\nallow-html: {str(allows_html).lower()}\n")


def visit(page, address, findings, has_html):
    said = []
    listener = lambda message: said.append(message.text)
    page.on("console", listener)
    page.goto(address, wait_until="load")
    if "/old-" in address:
        page.wait_for_url("**/i*.html")
    for name in ("run", "click", "send"):
        element = page.locator(f"#{name}")
        if element.count():
            element.first.dispatch_event("click")
    page.wait_for_timeout(30)
    page.remove_listener("console", listener)
    if page.evaluate("window.ran") is not None:
        findings.append(f"{address}: ran {page.evaluate('window.ran')}")
    violations = [text for text in said if "Content Security Policy" in text or "Content-Security-Policy" in text]
    if violations and not has_html:
        findings.append(f"{address}: {violations[0]}")
    return bool(violations)


def main(program):
    findings = []
    with tempfile.TemporaryDirectory(prefix="vitrine-policy-") as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context()
        context.route("https://example.org/**", lambda route: route.abort())
        page = context.new_page()
        page.on("dialog", lambda dialog: dialog.dismiss())
        count = 0
        for allows_html in (False, True):
            root = pathlib.Path(folder) / str(allows_html)
            make_site(root, NOTES, allows_html)
            subprocess.run([program, "build", "--site", root], check=True, capture_output=True)
            handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=root / "output")
            http.server.SimpleHTTPRequestHandler.log_message = lambda *_: None
            server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            refused = 0
            for path in sorted((root / "output").rglob("*.html")):
                local = path.relative_to(root / "output").as_posix()
                for address in (path.as_uri(), f"http://127.0.0.1:{server.server_port}/{local}"):
                    # Notes are on items' pages, and on those that old addresses lead to.
                    has_html = allows_html and path.stem.lstrip("old-").lstrip("i").isdigit()
                    refused += visit(page, address, findings, has_html)
                    count += 1
            server.shutdown()
            if allows_html and not refused:
                findings.append("the policy refused nothing, so this check does not work")
        changed, compared = page_shapes.compare(program, pathlib.Path(folder), page)
        findings += changed
        browser.close()
    for finding in findings:
        print(finding, file=sys.stderr)
    if findings:
        sys.exit(1)
    print(f"No script ran on {count} pages, and the built-in design complies with the policy; no value changed the document tree of {compared} pages")


if __name__ == "__main__":
    main(sys.argv[1])
