"""Checks the pages that tools/check-search wrote, and the sample site, in Chromium: check-search.py FOLDER SITE"""
import os
import pathlib
import statistics
import sys
import time

from playwright.sync_api import sync_playwright

folder = pathlib.Path(sys.argv[1])
slow = float(os.environ.get("SLOW", "1"))
failures = []


def check(what, is_true):
    print(("ok    " if is_true else "WRONG ") + what)
    if not is_true:
        failures.append(what)


def limit(what, milliseconds, most):
    check(f"{what}: {milliseconds:.0f} ms of {most}", milliseconds <= most * slow)


# From the first use of the box until it can answer.
LOAD = """() => new Promise((resolve) => {
  const box = document.querySelector("[data-search]");
  const start = performance.now();
  new MutationObserver(() => resolve(performance.now() - start)).observe(box, { attributeFilter: ["data-search-ready"] });
  box.querySelector("input").focus();
})"""
# From a key until the results have their places on the page.
TYPE = """(text) => {
  const input = document.querySelector("input");
  input.value = text;
  const start = performance.now();
  input.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("[data-search-results]").getBoundingClientRect();
  return performance.now() - start;
}"""


def wait(page, expression):
    """Waits without evaluating text in the page, which its policy forbids."""
    until = time.monotonic() + 20
    while not page.evaluate(f"() => {expression}"):
        if time.monotonic() > until:
            raise TimeoutError(expression)
        time.sleep(0.02)


def names(page):
    return page.locator("[data-search-name]").all_inner_texts()


def open_page(browser, count):
    page = browser.new_page()
    page.on("pageerror", lambda error: failures.append(f"error on the page: {error}"))
    page.on("console", lambda message: failures.append(message.text) if message.type == "error" else None)
    page.goto(f"{(folder / str(count) / 'index.html').as_uri()}")
    return page


def measure(browser, count, load_limit):
    times = []
    for _ in range(5):
        page = open_page(browser, count)
        times.append(page.evaluate(LOAD))
        if len(times) < 5:
            page.close()
    load = statistics.median(times)
    if load_limit:
        limit(f"{count} items are loaded", load, load_limit)
    else:
        print(f"      {count} items are loaded: {load:.0f} ms")
    # The first search of a page is the slowest: nothing is compiled yet.
    limit(f"the first letter among {count} items", page.evaluate(TYPE, "h"), 50)
    for query in ["ha", "har", "wil", "xeso wil", "the", "1990", "harchido", "chidoo wilan"]:
        limit(f"'{query}' among {count} items", page.evaluate(TYPE, query), 50)
    page.close()


def use(browser):
    page = open_page(browser, 10000)
    box, status = page.locator("[data-search]"), page.locator("[role=status]")
    check("the box is shown where scripts run", box.is_visible())
    check("nothing is loaded before the box is used", page.evaluate("performance.getEntriesByType('resource').length") <= 1)
    page.keyboard.press("/")
    check("/ goes to the box", page.evaluate("document.activeElement.tagName") == "INPUT")
    page.wait_for_selector("[data-search-ready]")
    page.keyboard.type("wil")
    check("a slash is typed only once", page.locator("input").input_value() == "wil")
    check("the status says how many there are", status.inner_text().endswith(" books"))
    found = names(page)
    check("20 results are shown", len(found) == 20)
    check("results begin with names", all(any(w.startswith("wil") for w in n.lower().split()) for n in found[:5]))
    check("what was typed is marked", page.locator("mark").first.inner_text().lower().startswith("wil"))
    page.get_by_role("button", name="Show more").click()
    check("more can be shown", len(names(page)) == 40)
    wait(page, "location.search === '?q=wil'")
    check("the address has the search", True)
    page.locator("input").focus()
    page.keyboard.press("ArrowDown")
    check("an arrow goes to the first result", page.evaluate("document.activeElement === document.querySelector('li a')"))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    check("and back", page.evaluate("document.activeElement.tagName") == "INPUT")
    page.reload()
    wait(page, "document.querySelectorAll('li').length === 20")
    check("a bookmark finds the same", names(page) == found[:20] and page.locator("input").input_value() == "wil")
    address = page.locator("li a").first.evaluate("link => link.href")
    target = pathlib.Path(address.removeprefix("file://"))
    target.parent.mkdir(exist_ok=True)
    target.write_text("<!doctype html><title>found</title>")
    page.locator("input").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(address)
    check("Return opens the first result", page.title() == "found")
    page.go_back()
    wait(page, "document.querySelectorAll('li').length === 20")
    page.locator("input").focus()
    page.keyboard.press("Escape")
    check("Escape empties the box", page.locator("input").input_value() == "" and names(page) == [])
    page.keyboard.type("qqqqqq")
    check("nothing found is said", status.inner_text() == "Nothing found")
    page.close()
    (folder / "10000" / "search" / "books-1.js").unlink()
    page = browser.new_page()
    page.goto((folder / "10000" / "index.html").as_uri())
    page.keyboard.press("/")
    page.keyboard.type("wil")
    wait(page, "document.querySelector('[role=status]').textContent === 'The search could not be loaded.'")
    check("data that is missing is said", True)
    page.close()
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto((folder / "10000" / "index.html").as_uri())
    check("the box is hidden without scripts", not page.locator("[data-search]").is_visible())


def use_site(browser, site):
    """The search and the facets of the sample site, as it was built."""
    page = browser.new_page()
    # A transition between pages ends where the next page is opened before it is over.
    page.on("pageerror", lambda error: None if "ransition" in str(error) else failures.append(f"error on the page: {error}"))
    page.on("console", lambda message: failures.append(message.text) if message.type == "error" else None)
    page.goto(f"{(site / 'search.html').as_uri()}?q=tolkien%20dragn")
    wait(page, "document.querySelectorAll('[data-search-results] li').length > 0")
    check("a bookmarked search of the whole site forgives an error", names(page)[0] == "The Hobbit")
    page.goto((site / "books" / "index.html").as_uri())
    page.keyboard.press("/")
    page.wait_for_selector("[data-search-ready]")
    page.keyboard.type("burgling")
    check("notes are searched where the collection says so", names(page) == ["The Hobbit"])
    page.keyboard.press("Enter")
    page.wait_for_url("**/books/the-hobbit.html")
    check("a result leads to its page", "Hobbit" in page.title())

    page.goto((site / "cars" / "index.html").as_uri())
    shown = "document.querySelectorAll('main > .section:not(.deleted):not([hidden]) li:not([hidden])').length"
    whole = page.evaluate(f"() => {shown}")
    page.locator(".facets summary").click()
    value = page.locator('[data-facet="make"] [data-facet-value="ford"]')
    count = int(value.locator("small").inner_text())
    value.click()
    wait(page, "document.querySelectorAll('[data-facet-chips] button').length === 1")
    check("a value leaves as many rows as it says", page.evaluate(f"() => {shown}") == count)
    check("the address has the filter", "make=ford" in page.url)
    decade = page.locator('[data-facet="year-decade"] [data-facet-value="1960s"]')
    both = int(decade.locator("small").inner_text())
    check("counts of other values are those of what is left", both < count)
    decade.click()
    wait(page, "document.querySelectorAll('[data-facet-chips] button').length === 2")
    check("two facets combine", page.evaluate(f"() => {shown}") == both)
    page.reload()
    wait(page, "document.querySelectorAll('[data-facet-chips] button').length === 2")
    check("a bookmark has the same filters", page.evaluate(f"() => {shown}") == both)
    page.get_by_role("button", name="Remove: 1960s").click()
    check("a filter can be removed", page.evaluate(f"() => {shown}") == count)
    page.get_by_role("button", name="Remove: Ford").click()
    check("without filters all rows are there", page.evaluate(f"() => {shown}") == whole)
    page.go_back()
    wait(page, "document.querySelectorAll('[data-facet-chips] button').length === 1")
    check("the way back restores a filter", page.evaluate(f"() => {shown}") == count)
    page.close()
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto((site / "cars" / "index.html").as_uri())
    page.locator(".facets summary").click()
    page.locator('[data-facet-value="ford"]').click()
    page.wait_for_url("**/cars/make/ford.html")
    check("without scripts a value leads to its page", page.locator("h1").inner_text() == "Ford")


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    measure(browser, 10000, 150)
    measure(browser, 100000, None)
    use(browser)
    use_site(browser, pathlib.Path(sys.argv[2]).resolve())
    browser.close()
for failure in failures:
    print(failure, file=sys.stderr)
sys.exit(1 if failures else 0)
