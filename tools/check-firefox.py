"""Uses the sites as a reader does, in Firefox, from the disk: search, filters, styles of lists, keys and addresses.

usage: check-firefox.py OUTPUT ARABIC JAPANESE

Every kind of page is opened, too: its pictures are shown, it is not wider than its window, and nothing is said to the console.
"""

import pathlib
import shutil
import sys

from firefox import Firefox

OUTPUT, ARABIC, JAPANESE = (pathlib.Path(name).resolve() for name in sys.argv[1:4])
PAGES = {
    OUTPUT: ["index.html", "search.html", "cars/index.html", "books/index.html", "books/index.gallery.html", "books/by-best.html",
             "movies/by-gross.html", "movies/deleted.html", "cities/index.html", "cities/by-population.table.html", "cars/1964-ford-mustang.html", "books/1984.html",
             "cars/report.html", "cars/make/index.html", "cars/make/ford.html", "books/statistics.html"],
    ARABIC: ["index.html", "books/index.html", "books/index.table.html", "books/book-00.html", "books/statistics.html",
             "books/report.html", "books/series/index.html", "authors/index.2.html", "places/index.html"],
    JAPANESE: ["index.html", "books/index.html", "books/index.table.html", "books/book-00.html", "books/pictures/book-00.photo-2.html"],
}
# The rows of a list that are shown, whatever its style.
ROWS = "[...document.querySelectorAll('main > .section:not([hidden]) li:not([hidden]), tbody:not([hidden]) tr:not(.group):not([hidden])')].length"
NAMES = "[...document.querySelectorAll('[data-search-results] [data-search-name]')].map((one) => one.textContent)"
CHIPS = "[...document.querySelectorAll('[data-facet-chips] button bdi')].map((one) => one.textContent)"
FOCUS = "document.activeElement.closest('[data-search-results] a, input, body').localName"
PICTURES = """
[...document.querySelectorAll('main img')].filter((one) => one.loading !== 'lazy' || one.complete)
  .filter((one) => one.complete && one.naturalWidth === 0).map((one) => one.src)
"""
failures = []


def check(name, value):
    print(f"{'ok' if value else 'FAIL':5} {name}")
    if not value:
        failures.append(name)


def quiet(firefox, where):
    for message in firefox.errors():
        check(f"{where}: {message}", False)


def pages(firefox):
    count = 0
    for width in (500, 1200):
        firefox.call("WebDriver:SetWindowRect", width=width, height=900)
        for site, addresses in PAGES.items():
            for address in addresses:
                firefox.open((site / address).as_uri())
                where = f"{site.parent.name}: {address} at {width} pixels"
                missing = firefox.run(PICTURES)
                if missing:
                    check(f"{where}: {missing[0]} is shown", False)
                if firefox.run("document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth"):
                    check(f"{where}: not wider than the window", False)
                quiet(firefox, where)
                count += 1
    check(f"{count} pages are shown", True)


def search(firefox):
    firefox.open((OUTPUT / "search.html").as_uri() + "?q=tolkien%20dragn")
    firefox.wait(f"{NAMES}.length > 0")
    check("a bookmarked search of the whole site forgives an error", firefox.run(NAMES)[0] == "The Hobbit")

    firefox.open((OUTPUT / "books" / "index.html").as_uri())
    check("the box is shown", firefox.run("document.querySelector('[data-search]').checkVisibility()"))
    firefox.type("/")
    firefox.wait("document.querySelector('[data-search-ready]') !== null")
    check("/ goes to the box and loads the data", firefox.run(FOCUS) == "input")
    firefox.type("the")
    firefox.wait(f"{NAMES}.length > 2")
    check("a slash is typed only once", firefox.run("document.querySelector('[data-search] input').value") == "the")
    check("the status says how many there are", firefox.run("/\\d/.test(document.querySelector('[data-search-status]').textContent)"))
    firefox.wait("location.search === '?q=the'")
    check("the address has the search", True)
    found = firefox.run(NAMES)
    firefox.type("ArrowDown")
    check("an arrow goes to the first result", firefox.run("document.activeElement === document.querySelector('[data-search-results] a')"))
    firefox.type("ArrowDown")
    check("another to the second", firefox.run("document.activeElement === document.querySelectorAll('[data-search-results] a')[1]"))
    firefox.type("ArrowUp")
    firefox.type("ArrowUp")
    check("and back to the box", firefox.run(FOCUS) == "input")
    firefox.reload()
    firefox.wait(f"{NAMES}.length > 2")
    check("a bookmark finds the same", firefox.run(NAMES) == found)
    firefox.run("document.querySelector('[data-search] input').focus()")
    first = firefox.run("document.querySelector('[data-search-results] a').href")
    firefox.type("Enter")
    firefox.wait(f"location.href === {first!r}")
    check("Return opens the first result", True)
    firefox.back()
    firefox.wait(f"{NAMES}.length > 2")
    check("the way back restores the search", firefox.run(NAMES) == found)
    firefox.run("document.querySelector('[data-search] input').focus()")
    firefox.type("Escape")
    check("Escape empties the box", firefox.run(NAMES) == [])
    firefox.type("qqqqqq")
    firefox.wait("document.querySelector('[data-search-status]').textContent === 'Nothing found'")
    check("nothing found is said", True)
    quiet(firefox, "the search")

    for site, text in ((ARABIC, "حكايات"), (JAPANESE, "京都")):
        firefox.open((site / "search.html").as_uri())
        firefox.type("/")
        firefox.type(text)
        firefox.wait(f"{NAMES}.length > 0")
        check(f"'{text}' is found", text in firefox.run(NAMES)[0])
        quiet(firefox, f"the search for {text}")


def filters(firefox):
    firefox.open((OUTPUT / "cars" / "index.html").as_uri())
    whole = firefox.run(ROWS)
    firefox.click(".facets summary")
    count = int(firefox.run("document.querySelector('[data-facet=make] [data-facet-value=ford] small').textContent"))
    firefox.click("[data-facet=make] [data-facet-value=ford]")
    firefox.wait(f"{CHIPS}.length === 1")
    check("a value leaves as many rows as it says", firefox.run(ROWS) == count)
    both = int(firefox.run("document.querySelector('[data-facet=year-decade] [data-facet-value=\"1960s\"] small').textContent"))
    firefox.click("[data-facet=year-decade] [data-facet-value='1960s']")
    firefox.wait(f"{CHIPS}.length === 2")
    check("two facets combine", firefox.run(ROWS) == both < count < whole)
    check("both are in the address", firefox.run("location.search") == "?make=ford&year-decade=1960s")
    firefox.reload()
    firefox.wait(f"{CHIPS}.length === 2")
    check("a bookmark has the same filters", firefox.run(ROWS) == both)
    firefox.click(".styles a:not([aria-current])")
    firefox.wait(f"location.pathname.endsWith('.gallery.html') && {CHIPS}.length === 2")
    check("another style of the list keeps the filters", firefox.run(ROWS) == both)
    firefox.click(".sorts a:not([aria-current])")
    firefox.wait(f"location.pathname.includes('by-') && {CHIPS}.length === 2")
    check("so does another sort", firefox.run(ROWS) == both)
    firefox.back()
    firefox.back()
    firefox.wait(f"location.pathname.endsWith('/index.html') && {CHIPS}.length === 2")
    firefox.click("[data-facet-chips] button:last-of-type")
    firefox.wait(f"{CHIPS}.length === 1")
    check("a filter can be removed", firefox.run(ROWS) == count)
    firefox.back()
    firefox.wait(f"{CHIPS}.length === 2")
    check("the way back restores it", firefox.run(ROWS) == both)
    quiet(firefox, "filters")

    for site in (ARABIC, JAPANESE):
        firefox.open((site / "books" / "index.table.html").as_uri())
        firefox.click(".facets summary")
        firefox.click("[data-facet=year-decade] [data-facet-value]")
        firefox.wait(f"{CHIPS}.length === 1")
        check(f"{site.parent.name}: a value narrows a table down", 0 < firefox.run(ROWS) < 10)
        # The list of authors has several pages: what is found is on all of them.
        firefox.open((site / "authors" / "index.html").as_uri() + "?born-decade=1820s")
        firefox.wait(f"{CHIPS}.length === 1")
        check(f"{site.parent.name}: and a list of several pages", firefox.run("document.querySelectorAll('[data-facet-results] li').length") > 0)
        quiet(firefox, f"{site.parent.name}: filters")


def main():
    with Firefox(shutil.which("firefox-esr") or shutil.which("firefox")) as firefox:
        search(firefox)
        filters(firefox)
        pages(firefox)
    if failures:
        sys.exit(f"{len(failures)} failures")


main()
