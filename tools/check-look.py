"""Checks how pages look in Chromium at several widths.

usage: check-look.py OUTPUT [ARABIC JAPANESE]

Every page is opened 320, 390, 600, 1200 and 1920 pixels wide, in light and dark mode, and 320 pixels wide with text of twice the size.
An inventory is printed with more and fewer rows: its totals are never on a page without any.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

OUTPUT, *OTHERS = (pathlib.Path(name).resolve() for name in sys.argv[1:])
WIDTHS = (320, 390, 600, 1200, 1920)
HEIGHT = 800
# The stops of the Tab key that are looked at on each page.
STOPS = 60

PAGES = [
    "index.html",
    "cars/index.html",
    "cars/by-make.html",
    "cars/by-oldest.html",
    "books/index.html",
    "books/by-year.html",
    "books/by-best.html",
    "books/index.gallery.html",
    "books/statistics.html",
    "movies/index.html",
    "movies/by-gross.html",
    "presidents/index.html",
    "cities/index.html",
    "cities/by-population.html",
    "cities/by-population.table.html",
    "presidents/index.table.html",
    "cars/1964-ford-mustang.html",
    "books/1984.html",
    "presidents/16-abraham-lincoln.html",
    "cars/report.html",
    "books/report.html",
    "cities/report.html",
    "search.html",
    "cars/make/index.html",
    "cars/make/ford.html",
    "books/author/index.html",
    "movies/deleted.html",
    "movies/les-miserables.html",
]
# Pages of the sites in other scripts, whose tables and pictures the sample site has not.
OTHER_PAGES = [
    "index.html",
    "books/index.html",
    "books/index.gallery.html",
    "books/index.table.html",
    "books/book-00.html",
    "books/book-03.html",
    "books/book-05.html",
    "books/book-08.html",
    "books/pictures/book-00.photo-2.html",
    "books/series/index.html",
    "books/statistics.html",
    "books/report.html",
    "authors/index.html",
    "authors/author-09.html",
    "places/index.html",
]
ADDRESSES = [OUTPUT / address for address in PAGES] + [other / address for other in OTHERS for address in OTHER_PAGES]
# The Tab key is tried on all pages of the sample site, and on those of the other sites that differ most.
FOLDERS = {(OUTPUT / address).parent for address in PAGES}
FOCUSED = {"index.table.html", "book-00.html"}
# How many rows are taken from the end of an inventory, one after the other, when it is printed.
FEWER = 30

# What a page shows, as a list of what is wrong with it.
LOOK = r"""
() => {
  const problems = [];
  const name = (element) => {
    const text = (element.textContent || element.alt || "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${element.localName}${element.className ? "." + element.className : ""}> ${text}`;
  };
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // What is clipped away, such as the headers of tables on narrow screens, is read to those who do not see it.
  const isForScreenReaders = (element) => {
    const header = element.closest("thead");
    return element.closest(".spoken, caption") || header && getComputedStyle(header).clipPath !== "none";
  };
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth) problems.push(`the page is ${root.scrollWidth} pixels wide`);

  // Text that is broken apart: numbers and dates, and words of which hardly a letter fits on a line.
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let count = 0;
  while (walker.nextNode() && count < 3000) {
    const node = walker.currentNode;
    if (!node.data.trim() || !shown(node.parentElement) || isForScreenReaders(node.parentElement)) continue;
    count += 1;
    for (const word of node.data.matchAll(/[^\s\u00a0]+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top / 4))).size;
      if (lines < 2) continue;
      // A word that is wider than its place cannot but break.
      const width = [...range.getClientRects()].reduce((sum, box) => sum + box.width, 0);
      const place = node.parentElement.closest("dd, dt, td, th, h1, h2, li, p, div") ?? node.parentElement;
      if (width > place.clientWidth * 0.85 && place.clientWidth > 200) continue;
      // Two numbers with a hyphen among other words are part of a name, such as that of a model, and break as words do.
      if (/^\d+-\d+$/.test(word[0]) && node.data.trim() !== word[0]) continue;
      if (/^[(]?[$€£¥]?[\d.,/:-]+[%)]?$/.test(word[0]) && word[0].length < 14) {
        problems.push(`a number is broken: ${word[0]} in ${name(node.parentElement)}`);
      } else if (lines > 2 && word[0].length / lines < 3 && /^[\p{Script=Latin}]+$/u.test(word[0])) {
        problems.push(`a word is broken into ${lines} lines: ${word[0]}`);
      }
    }
  }

  // What a filter hides is hidden, whatever narrow screens make of rows.
  for (const selector of [".list tbody", ".list tr", ".section", ".section li", ".index", ".pager", ".search"]) {
    const element = document.querySelector(selector);
    if (!element || element.hidden) continue;
    element.hidden = true;
    if (element.checkVisibility()) problems.push(`${selector} is shown although it is hidden`);
    element.hidden = false;
  }

  // Tables stay in their card, or scroll in it.
  for (const table of document.querySelectorAll("table")) {
    const card = table.parentElement;
    const scrolls = getComputedStyle(card).overflowX === "auto";
    if (!scrolls && table.getBoundingClientRect().width > card.getBoundingClientRect().width + 1) {
      problems.push(`a table of ${table.offsetWidth} pixels is in a card of ${card.offsetWidth}`);
    }
    if (!table.caption) problems.push("a table has no caption");
    for (const row of table.querySelectorAll("tbody tr")) {
      if (!row.querySelector("th[scope=row], th[scope=rowgroup]") && row.cells.length > 1) {
        problems.push("a row of a table has no header");
        break;
      }
    }
  }

  // Strips that scroll say so, and their links can be hit.
  for (const strip of document.querySelectorAll(".index, .pager")) {
    if (strip.scrollWidth > strip.clientWidth + 1 && !getComputedStyle(strip).backgroundImage.includes("gradient")) {
      problems.push(`${name(strip)} goes on without a sign of it`);
    }
    if (innerWidth < 768 && strip.offsetHeight > 100) problems.push(`${name(strip)} is ${strip.offsetHeight} pixels high`);
    for (const link of strip.querySelectorAll("a[href]")) {
      const box = link.getBoundingClientRect();
      if (box.width < 24 || box.height < 24) {
        problems.push(`a link of ${name(strip)} is ${Math.round(box.width)} by ${Math.round(box.height)} pixels`);
        break;
      }
    }
  }

  // Pictures have sizes, a text for those who do not see them, and room.
  for (const picture of document.querySelectorAll("main img")) {
    if (!picture.hasAttribute("width") || !picture.hasAttribute("height")) problems.push(`${name(picture)} has no size`);
    const isAwaited = picture.loading === "lazy" && !picture.complete;
    if (!isAwaited && picture.naturalWidth === 0) problems.push(`${picture.src} is not shown`);
  }
  const picture = document.querySelector(".detail .picture:not(.missing) img");
  if (picture) {
    if (!picture.alt) problems.push("the picture has no alternative text");
    if (innerWidth >= 1200 && picture.offsetWidth < 320) problems.push(`the picture is ${picture.offsetWidth} pixels wide`);
  }

  // Wide windows are used.
  const main = document.querySelector("main");
  const rows = document.querySelectorAll(".section li");
  if (innerWidth >= 1900 && rows.length > 12 && main.offsetWidth < 1000) problems.push(`the list is ${main.offsetWidth} pixels wide`);

  // Signs that screen readers pass over have words.
  for (const header of document.querySelectorAll(".section h2")) {
    if (/^[<≥★]/.test(header.textContent.trim())) problems.push(`${name(header)} has no spoken form`);
  }
  return problems;
}
"""

# Whether what has the focus can be seen.
COVERED = r"""
() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const boxes = [...element.getClientRects()];
  if (boxes.length === 0) return null;
  for (const box of boxes) {
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.2], [0.1, 0.8], [0.9, 0.2], [0.9, 0.8]]) {
      const found = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (found && (element === found || element.contains(found) || found.contains(element))) return null;
    }
  }
  return element.textContent.trim().slice(0, 40);
}
"""


def main():
    problems = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        count = 0
        for width in WIDTHS:
            for scheme in ("light", "dark"):
                # The policy of the pages lets no styles in.
                page = browser.new_page(
                    viewport={"width": width, "height": HEIGHT}, color_scheme=scheme, bypass_csp=True
                )
                for address in ADDRESSES:
                    found = look(page, address)
                    if scheme == "light" and width in (390, 1200) and (address.parent in FOLDERS or address.name in FOCUSED):
                        found += focus(page, address)
                    problems += [f"{name(address)} at {width} pixels, {scheme}: {problem}" for problem in found]
                    count += 1
                page.close()
        large = browser.new_context(viewport={"width": 320, "height": HEIGHT}, bypass_csp=True)
        page = large.new_page()
        for address in ADDRESSES:
            found = look(page, address, style=":root { font-size: 200% !important; }")
            problems += [f"{name(address)} at 320 pixels with large text: {problem}" for problem in found]
            count += 1
        problems += print_totals(browser, OUTPUT / "cars/report.html")
        browser.close()
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        sys.exit(f"{len(problems)} problems on {count} pages")
    print(f"The look of {count} pages is as it should be")


def name(address):
    return "/".join(address.parts[-3:])


def look(page, address, style=None):
    page.goto(address.as_uri(), wait_until="load")
    if style:
        page.add_style_tag(content=style)
    # Rows out of sight are laid out when they come near.
    page.add_style_tag(content=".section li { content-visibility: visible !important; }")
    return list(dict.fromkeys(page.evaluate(LOOK)))[:8]


def focus(page, address):
    """What the Tab key reaches and cannot be seen, forwards and backwards; and where the skip link leads."""
    problems = []
    page.goto(address.as_uri(), wait_until="load")
    page.keyboard.press("Tab")
    if page.evaluate("document.activeElement.className") != "skip":
        problems.append("the first stop is not the skip link")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    if page.evaluate("document.querySelector('#list') !== null && document.querySelector('.section a') !== null"):
        if not page.evaluate("document.activeElement.closest('.section') !== null"):
            problems.append("the skip link does not lead to the list")
    for key in ("Tab", "Shift+Tab"):
        if key == "Shift+Tab":
            page.evaluate("[...document.querySelectorAll('main a[href]')].slice(0, 90).at(-1)?.focus()")
        for _ in range(STOPS):
            page.keyboard.press(key)
            covered = page.evaluate(COVERED)
            if covered is not None:
                problems.append(f"the focus is hidden after {key}: {covered}")
    return problems[:8]


def print_totals(browser, address):
    """Where the totals of an inventory are on a page of their own."""
    problems = []
    page = browser.new_page()
    page.goto(address.as_uri(), wait_until="load")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "report.pdf")
        for fewer in range(FEWER):
            page.pdf(path=file, prefer_css_page_size=True)
            text = subprocess.run(["pdftotext", "-layout", file, "-"], capture_output=True, text=True, check=True).stdout
            last = text.rstrip("\f").split("\f")[-1]
            row = page.evaluate("[...document.querySelectorAll('tbody tr')].at(-1).cells[1].textContent")
            if row not in last:
                problems.append(f"{name(address)}, printed with {fewer} rows fewer: the totals are alone on the last page")
            page.evaluate("""() => {
              const row = [...document.querySelectorAll('tbody tr')].at(-1);
              (row.parentElement.rows.length > 1 ? row : row.closest('.rows')).remove();
            }""")
    page.close()
    return problems


main()
