"""Runs axe-core on pages in Chromium, in light and dark mode, and fails if it finds anything.

usage: check-accessibility.py PAGE …
"""

import pathlib
import shutil
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright


def violations(page, scheme):
    """What axe-core finds on the open page, one line for each element."""
    results = Axe().run(page)
    return [
        f"{page.url} ({scheme}): {violation['help']} [{violation['id']}]: {', '.join(map(str, node['target']))}"
        for violation in results.response["violations"]
        for node in violation["nodes"]
    ]


def main(paths):
    findings = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        for scheme in ("light", "dark"):
            page = browser.new_context(color_scheme=scheme, bypass_csp=True).new_page()
            for path in paths:
                page.goto(pathlib.Path(path).resolve().as_uri())
                findings += violations(page, scheme)
        browser.close()
    for finding in findings:
        print(finding, file=sys.stderr)
    if findings:
        sys.exit(1)
    print(f"Accessible: {len(paths)} pages, light and dark")


if __name__ == "__main__":
    main(sys.argv[1:])
