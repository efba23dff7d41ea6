"""Runs all rules of axe-core up to WCAG's AA, and its best practices, on pages in Chromium, and fails if they find anything.

usage: check-accessibility.py PAGE …

Each page is opened in a narrow and in a wide window, in light and dark mode. A page can have a search or filters at its end, as in
'books/index.html?genre=Novel'.
"""

import concurrent.futures
import os
import pathlib
import shutil
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

WINDOWS = [(width, scheme) for width in (320, 1200) for scheme in ("light", "dark")]
OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
    # This one is off unless it is asked for.
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
# What can be opened is open, and rows out of sight are laid out.
OPEN = "() => document.querySelectorAll('details').forEach((one) => { one.open = true; })"
LAID_OUT = ".section li, .report .rows { content-visibility: visible !important; } * { transition: none !important; }"


def violations(page, window):
    """What axe-core finds on the open page, one line for each element."""
    results = Axe().run(page, options=OPTIONS)
    return [
        f"{page.url} ({window[0]} pixels, {window[1]}): {violation['help']} [{violation['id']}]: {', '.join(map(str, node['target']))}"
        for violation in results.response["violations"]
        for node in violation["nodes"]
    ]


def check(window, paths):
    width, scheme = window
    findings = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_context(
            viewport={"width": width, "height": 800}, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce"
        ).new_page()
        for path in paths:
            file, _, query = path.partition("?")
            page.goto(pathlib.Path(file).resolve().as_uri() + (f"?{query}" if query else ""))
            page.evaluate(OPEN)
            page.add_style_tag(content=LAID_OUT)
            if query:
                page.wait_for_selector("[data-search-results] li" if query.startswith("q=") else "[data-facet-chips] button")
            findings += violations(page, window)
        browser.close()
    return findings


def main(paths):
    with concurrent.futures.ProcessPoolExecutor(min(len(WINDOWS), os.cpu_count() or 1)) as pool:
        findings = [finding for found in pool.map(check, WINDOWS, [paths] * len(WINDOWS)) for finding in found]
    for finding in findings:
        print(finding, file=sys.stderr)
    if findings:
        sys.exit(f"{len(findings)} findings")
    print(f"Accessible: {len(paths)} pages, narrow and wide, light and dark")


if __name__ == "__main__":
    main(sys.argv[1:])
