"""The cases of check-browser.py that matter most, in a few seconds and without packages of Python: with and without scripts.

usage: check-browser-short.py PROGRAM
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
from urllib.parse import unquote, urlsplit

from chromium import Chromium
from served_site import ServedSite


def equal(found, wanted):
    if found != wanted:
        raise AssertionError(f"found {found!r}, wanted {wanted!r}")


def row(name):
    return f"[...document.querySelectorAll('tbody tr')].find((row) => row.querySelector('th a')?.textContent === '{name}')"


def has(name, car):
    """Whether the row of a car has a button of this name."""
    return f"[...({row(car)}?.querySelectorAll('button') ?? [])].some((one) => one.textContent.trim() === '{name}')"


def wait_for_error(browser):
    """Waits for the whole page that says what is wrong with the fuel."""
    error = "document.querySelector('[role=alert]')?.textContent.includes('fuel must be')"
    browser.wait(f"document.readyState === 'complete' && {error}")


def edit(browser, site, has_scripts):
    mustang, falcon = "/-/item/cars/1964-ford-mustang", "/-/item/cars/1960-ford-falcon"

    # Cancel, and Save without a change, leave the file alone.
    browser.open(site.base + "/cars/1964-ford-mustang.html")
    browser.press("Edit")
    browser.fill("Make", "Opel")
    browser.press("Cancel")
    browser.wait("location.pathname === '/cars/1964-ford-mustang.html'")
    browser.press("Edit")
    browser.press("Save")
    browser.wait("location.pathname === '/cars/1964-ford-mustang.html'")
    equal(site.changes(), [])

    # A change in a row is saved; a script reloads this row alone.
    browser.open(site.base + "/cars/index.html")
    browser.press("Edit")
    # Before its script has run, the page works without.
    browser.wait(f"document.readyState === 'complete' && Boolean({row('1964 Ford Mustang')})")
    browser.run("for (const row of document.querySelectorAll('tbody tr')) row.isOld = true; 0")
    browser.press("11.25 gal", within=row("1964 Ford Mustang"))
    browser.fill("Fuel", "12.5", within="document.querySelector('tr.edited')")
    browser.press("Save", within="document.querySelector('tr.edited')")
    browser.wait(f"{row('1964 Ford Mustang')}?.textContent.includes('12.50')")
    equal(site.changes(), ["cars/1964-ford-mustang.md: -fuel: 11.25", "cars/1964-ford-mustang.md: +fuel: 12.5"])
    if has_scripts:
        equal(browser.run("[...document.querySelectorAll('tbody tr')].filter((row) => !row.isOld).length"), 1)

    # Return in the reason for deleting, or on a box, deletes nothing: the reason may be that of another row.
    browser.run("document.querySelector('#because').focus(); 0")
    browser.key("Enter", 13, "\r")
    browser.run(f"{row('1964 Ford Mustang')}.querySelector('[type=checkbox]').focus(); 0")
    browser.key("Enter", 13, "\r")
    equal(browser.run("location.pathname"), "/-/table/cars")
    equal(site.changes(), [])

    # Delete, Restore, Undo.
    browser.press("Delete", within=row("1964 Ford Mustang"))
    browser.press("Restore", within=row("1964 Ford Mustang"))
    browser.wait(has("Delete", "1964 Ford Mustang"))
    equal(site.changes(), [])
    browser.press("Undo")
    browser.wait(has("Restore", "1964 Ford Mustang"))
    equal(len(site.changes()), 1)
    browser.press("Undo")
    browser.wait(has("Delete", "1964 Ford Mustang"))

    # Add.
    site.changes()
    browser.open(site.base + "/books/index.html")
    browser.press("Add")
    title = f"Persuasion {has_scripts}"
    browser.fill("Title", title)
    browser.press("Save")
    browser.wait("location.pathname.startsWith('/books/persuasion')")
    equal(len(site.text(f"books/persuasion-{has_scripts}.md".lower()).splitlines()), 12)

    # A file that changes meanwhile is not overwritten.
    site.changes()
    browser.open(site.base + falcon)
    browser.fill("Make", "Ford & Sons")
    path = site.path("cars/1960-ford-falcon.md")
    path.write_text(path.read_text().replace("model: Falcon", "model: Falcon II"))
    site.changes()
    browser.press("Save")
    browser.wait("document.querySelector('[role=alert]')?.textContent.includes('changed while you were editing')")
    equal(site.changes(), [])
    browser.press("Save")
    browser.wait("location.pathname === '/cars/1960-ford-falcon.html'")
    equal(len(site.changes()), 2)

    # What was typed is there after an error.
    browser.open(site.base + mustang)
    browser.fill("Fuel", "much")
    browser.press("Save")
    wait_for_error(browser)
    equal(browser.run("document.querySelector('[name=\"f.fuel\"]').value"), "much")
    equal(site.changes(), [])

    # A change by an editor reaches an open page.
    if has_scripts:
        browser.open(site.base + "/cars/1960-ford-falcon.html")
        path.write_text(path.read_text().replace("Falcon II", "Live Falcon"))
        browser.wait("document.querySelector('h1').textContent.includes('Live Falcon')")


def keep(browser, site):
    """What was typed is kept until it is saved or given up, whatever page comes in between."""
    address, page = "/-/item/cars/1967-nsu-ro-80", "/cars/1967-nsu-ro-80.html"
    path = site.path("cars/1967-nsu-ro-80.md")

    def value(name):
        return f"document.querySelector('[name=\"{name}\"]')?.value"

    def reopen(make, fuel=None):
        browser.open(site.base + "/cars/index.html")
        browser.open(site.base + address)
        browser.wait(f"{value('f.make')} === '{make}'")
        if fuel:
            equal(browser.run(value("f.fuel")), fuel)

    # After an error, in the form of an item and of a new one.
    site.changes()
    browser.open(site.base + address)
    browser.fill("Make", "Typed")
    browser.fill("Fuel", "much")
    browser.press("Save")
    wait_for_error(browser)
    browser.run("setTimeout(() => history.back()); 0")
    browser.wait(f"{value('f.make')} === 'Typed' && {value('f.fuel')} === 'much' && !document.querySelector('[role=alert]')")
    reopen("Typed", "much")

    # Also where the page of the error is loaded again.
    browser.press("Save")
    wait_for_error(browser)
    browser.run("setTimeout(() => location.reload()); 0")
    browser.wait(
        "performance.getEntriesByType('navigation')[0].type === 'reload' && document.readyState === 'complete'"
        f" && {value('f.fuel')} === 'much'")
    reopen("Typed", "much")
    browser.open(site.base + "/-/new/cars")
    browser.fill("Make", "New")
    browser.fill("Fuel", "much")
    browser.fill("Model", "One")
    browser.press("Save")
    wait_for_error(browser)
    browser.open(site.base + "/-/new/cars")
    browser.wait(f"{value('f.make')} === 'New' && {value('f.fuel')} === 'much'")
    browser.press("Cancel")
    browser.wait("location.pathname === '/cars/index.html'")
    browser.open(site.base + "/-/new/cars")
    equal(browser.run(value("f.make")), "")

    # Beside a conflict, which is found again.
    reopen("Typed", "much")
    browser.fill("Fuel", "11")
    path.write_text(path.read_text().replace("model: ", "model: The "))
    site.changes()
    for _ in range(2):
        browser.press("Save")
        browser.wait("document.querySelector('[role=alert]')?.textContent.includes('changed while you were editing')")
        reopen("Typed", "11")
    equal(site.changes(), [])

    # While the server is stopped, and from one server to the next.
    site.stop()
    browser.press("Save")
    browser.wait("location.protocol === 'chrome-error:'")
    site.start(int(site.base.rsplit(":", 1)[1]))
    browser.open(site.address)
    reopen("Typed", "11")
    site.restart()
    browser.press("Save")
    browser.wait("!document.querySelector('form')")
    browser.open(site.address)
    reopen("Typed", "11")

    # Until it is saved: the form then has what the file has.
    browser.press("Save")
    browser.wait("document.querySelector('[role=alert]')?.textContent.includes('changed while you were editing')")
    browser.press("Save")
    browser.wait(f"location.pathname === '{page}'")
    browser.wait(f"!Object.keys(sessionStorage).some((key) => key.startsWith('form {address} '))")
    equal([line.split(": +")[-1] for line in site.changes() if ": +" in line], ["make: Typed", "fuel: 11"])
    browser.press("Edit")
    browser.wait(f"{value('f.make')} === 'Typed'")
    equal(browser.run("document.querySelector('.restored')"), None)

    # A row is given up beside a conflict, too.
    mustang, edited = site.path("cars/1964-ford-mustang.md"), "document.querySelector('tr.edited')"
    text = mustang.read_text()
    browser.open(site.base + "/-/table/cars")
    browser.wait("document.readyState === 'complete'")
    browser.run("document.querySelector('[data-row$=\"/1964-ford-mustang\"] a.value').click(); 0")
    browser.wait(f"Boolean({edited})")
    browser.fill("Make", "Opel", within=edited)
    mustang.write_text(text.replace("model: Mustang", "model: Mustang II"))
    site.changes()
    browser.press("Save", within=edited)
    alert = "document.querySelector('[role=alert]')?.textContent.includes('changed while you were editing')"
    browser.wait(f"{alert} && document.readyState === 'complete'")
    browser.press("Cancel")
    browser.wait("location.pathname === '/-/table/cars' && document.readyState === 'complete'")
    equal(browser.run("Object.keys(sessionStorage).filter((key) => key.startsWith('row ')).length"), 0)
    equal(site.changes(), [])
    mustang.write_text(text)
    site.changes()

    # A form that is sent again after it was saved makes no second item. A browser that comes back to it shows the page as it was, or asks for it anew.
    browser.open(site.base + "/-/new/books")
    form = browser.run("document.querySelector('[name=form-id]').value")
    browser.fill("Title", "Twice")
    browser.press("Save")
    browser.wait("location.pathname === '/books/twice.html'")
    browser.run("setTimeout(() => history.back()); 0")
    browser.wait("location.pathname === '/-/new/books' && document.readyState === 'complete'")
    browser.run(f"document.querySelector('[name=form-id]').value = '{form}'; 0")
    browser.fill("Title", "Twice")
    browser.press("Save")
    browser.wait("location.pathname === '/books/twice.html'")
    equal([name for name in site.files() if name.startswith("books/twice")], ["books/twice.md"])

    # Where a browser comes back to a form that was saved, with what was typed there or without, no later change is overwritten.
    twice = site.path("books/twice.md")
    browser.open(site.base + "/-/item/books/twice")
    browser.fill("Notes", "Mine")
    browser.press("Save")
    browser.wait("location.pathname === '/books/twice.html'")
    browser.wait("!Object.keys(sessionStorage).some((key) => key.startsWith('form /-/item/books/twice '))")
    twice.write_text(twice.read_text().replace("Mine", "Theirs"))
    site.changes()
    browser.run("setTimeout(() => history.back()); 0")
    browser.wait("location.pathname === '/-/item/books/twice' && document.readyState === 'complete'")
    browser.fill("Title", "Thrice")
    browser.press("Save")
    browser.wait("location.pathname === '/books/twice.html' || document.body.innerText.includes('changed while you were editing')")
    equal("Theirs" in twice.read_text(), True)


def keep_row(browser, site):
    """What was typed into a row is kept until it is saved or given up, and no other change is lost by it."""
    table, edited = "/-/table/cars", "document.querySelector('tr.edited')"
    path = site.path("cars/1964-ford-mustang.md")

    def reopen(fuel):
        browser.open(site.base + "/cars/index.html")
        browser.open(site.base + table)
        browser.wait(f"{edited}?.querySelector('[name=\"f.fuel\"]').value === '{fuel}'")

    site.changes()
    browser.open(site.base + table)
    browser.press("12.50 gal", within=row("1964 Ford Mustang"))
    browser.fill("Fuel", "13", within=edited)
    reopen("13")
    # Another row that an address opens is edited meanwhile.
    browser.open(site.base + table + "?row=1960-ford-falcon")
    browser.wait(f"{edited}?.querySelector('th').textContent.includes('Falcon')")
    browser.press("Save", within=edited)
    browser.wait(f"!{edited}")
    equal(site.changes(), [])
    reopen("13")
    browser.fill("Fuel", "much", within=edited)
    browser.press("Save", within=edited)
    browser.wait(f"{edited}?.textContent.includes('fuel must be')")
    browser.wait("document.activeElement.name === 'f.fuel'")
    reopen("much")
    browser.fill("Fuel", "14", within=edited)
    path.write_text(path.read_text().replace("fuel: 12.5", "fuel: 15"))
    site.changes()
    reopen("14")
    browser.press("Save", within=edited)
    browser.wait("document.querySelector('[role=alert]')?.textContent.includes('changed while you were editing')")
    equal(site.changes(), [])
    reopen("14")
    browser.press("Cancel", within=edited)
    browser.wait(f"!{edited}")
    browser.open(site.base + table)
    browser.wait(f"{row('1964 Ford Mustang')}?.textContent.includes('15.00')")
    equal(browser.run("Object.keys(sessionStorage).some((key) => key.startsWith('row '))"), False)
    browser.press("15.00 gal", within=row("1964 Ford Mustang"))
    browser.fill("Fuel", "12.5", within=edited)
    browser.press("Save", within=edited)
    browser.wait(f"{row('1964 Ford Mustang')}?.textContent.includes('12.50')")
    equal(browser.run("Object.keys(sessionStorage).some((key) => key.startsWith('row '))"), False)

    # From one server to the next, where the browser has the cookie of the new one, and where it has not.
    site.changes()
    browser.open(site.base + table)
    browser.press("12.50 gal", within=row("1964 Ford Mustang"))
    browser.fill("Fuel", "16", within=edited)
    site.restart()
    browser.press("Save", within=edited)
    browser.wait("document.body.textContent.includes('it holds a key')")
    browser.open(site.address)
    reopen("16")
    site.restart()
    browser.run(f"fetch('{site.address}').then(() => 0)")
    browser.press("Save", within=edited)
    browser.wait(f"{edited}?.textContent.includes('look at it and send it again')")
    equal(browser.run(f"{edited}.querySelector('[name=\"f.fuel\"]').value"), "16")
    equal(site.changes(), [])
    browser.press("Save", within=edited)
    browser.wait(f"{row('1964 Ford Mustang')}?.textContent.includes('16.00')")
    equal(site.changes(), ["cars/1964-ford-mustang.md: -fuel: 12.5", "cars/1964-ford-mustang.md: +fuel: 16"])


def edit_tags(browser, site):
    """What was typed into a line of tags is kept and saved, although it is no tag yet; a tag is taken away by its button."""
    address, entry = "/-/item/books/the-hobbit", "document.querySelector('[data-key=tags] .tags input')"
    for text in ("left", "sent"):
        site.changes()
        browser.open(site.base + address)
        browser.wait(f"Boolean({entry})")
        browser.run(f"{entry}.focus(); 0")
        browser.call("Input.insertText", text=text)
        if text == "left":
            browser.open(site.base + "/books/index.html")
            browser.open(site.base + address)
            browser.wait("[...document.querySelectorAll('[data-key=tags] .tag')].some((tag) => tag.firstChild.data === 'left')")
        browser.press("Save")
        browser.wait("location.pathname === '/books/the-hobbit.html'")
        equal([line.endswith(f", {text}]") for line in site.changes() if ": +" in line], [True])
    # The button beside a tag takes it away.
    sent = "[...document.querySelectorAll('[data-key=tags] .tag')].find((tag) => tag.firstChild.data === 'sent')"
    browser.open(site.base + address)
    browser.wait(f"Boolean({sent})")
    browser.run(f"{sent}.querySelector('button').click(); 0")
    browser.wait(f"!{sent}")
    browser.press("Save")
    browser.wait("location.pathname === '/books/the-hobbit.html'")
    equal(["sent" in line for line in site.changes() if ": +" in line], [False])


def leave_alone(browser, site):
    """Values that controls cannot show as they are stay as they are."""
    path = site.path("books/odd.md")
    text = '---\ntitle: "Odd\\r\\none"\nyear: 1900\ntags: ["a\\nb", " lead", "\\t=x"]\nauthor: "a\\rb"\n---\n\nA\u0085b\n'
    path.write_text(text)
    browser.open(site.base + "/-/item/books/odd")
    browser.press("Save")
    browser.wait("location.pathname === '/books/odd.html'")
    equal(path.read_text(), text)
    browser.press("Edit")
    browser.fill("Read on", "https://example.org/")
    browser.press("Save")
    browser.wait("location.pathname === '/books/odd.html'")
    equal(path.read_text().replace("link: https://example.org/\n", ""), text)


def open_page(browser, site):
    """--open leads a browser to the address without showing the key to other users of the machine."""
    folder = site.root / "open"
    folder.mkdir()
    opener = folder / "xdg-open"
    opener.write_text('#!/bin/sh\nprintf "%s\\n" "$@" >"$0.tmp"\nmv "$0.tmp" "$0.arguments"\n')
    opener.chmod(0o755)
    site.stop()
    environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "TMPDIR": str(folder)}
    site.start(0, "--open", environment=environment)
    arguments = pathlib.Path(f"{opener}.arguments")
    while not arguments.exists():
        time.sleep(0.01)
    [opened] = arguments.read_text().splitlines()
    page = pathlib.Path(opened)
    key = site.address.split("key=")[1]
    equal(key in opened, False)
    equal((oct(page.stat().st_mode), oct(page.parent.stat().st_mode)), ("0o100600", "0o40700"))
    equal(key in page.read_text(), True)
    browser.open(page.as_uri())
    browser.wait(f"location.href === '{site.base}/' && Boolean(document.querySelector('.vitrine-controls, main'))")
    browser.open(site.base + "/cars/index.html")
    browser.press("Edit")
    browser.wait("location.pathname === '/-/table/cars'")
    site.stop()
    equal([path.name for path in folder.iterdir() if path.is_dir()], [])
    site.start(0)
    browser.open(site.address)


def refresh(browser, site):
    """What scripts of a page have made stays when a file changes, with the new data."""
    other = site.path("cities/albany.md")

    def change(path=other, old="99224", new="99225"):
        # A mark of its own tells when the page has been refreshed.
        browser.run("document.addEventListener('vitrine:refresh', () => (document.isRefreshed = true), { once: true }); document.isRefreshed = false; 0")
        path.write_text(path.read_text().replace(old, new, 1))
        browser.wait("document.isRefreshed")
        site.changes()

    # The search box, its query, the focus, and the results with what has changed.
    box, results = "document.querySelector('[data-search]')", "document.querySelector('[data-search-results]').innerText"
    book = site.path("books/the-hobbit.md")
    for page in ("/books/index.html", "/search.html"):
        browser.open(site.base + page)
        browser.wait(f"{box}.hidden === false")
        browser.run(f"{box}.querySelector('input').focus(); 0")
        change()
        equal(browser.run(f"{box}.hidden"), False)
        browser.fill("Search", "hobbit")
        browser.wait(f"{results}.includes('Hobbit')")
        browser.wait("location.search === '?q=hobbit'")
        change(other, "99225", "99224")
        equal(browser.run(f"{box}.hidden"), False)
        equal(browser.run(f"{results}.includes('Hobbit') && document.activeElement === {box}.querySelector('input')"), True)
        change(book, "Hobbit", "Small Hobbit")
        browser.wait(f"{results}.includes('Small Hobbit')")
        change(book, "Small Hobbit", "Hobbit")
        browser.wait(f"!{results}.includes('Small Hobbit')")
        equal(browser.run("location.search"), "?q=hobbit")

    # Styles in notes have no effect, as when the page is opened.
    configuration = site.path("site.yaml")
    text = configuration.read_text()
    browser.open(site.base + "/cities/albany.html")
    configuration.write_text(text + "allow-html: true\n")
    site.changes()
    change(other, "\n---\n", '\n---\n\n<b style="display: none">Seen</b>\n')
    seen = "[...document.querySelectorAll('main b')].find((element) => element.textContent === 'Seen')"
    browser.wait(f"Boolean({seen})")
    equal(browser.run(f"getComputedStyle({seen}).display"), "inline")
    change(other, '\n\n<b style="display: none">Seen</b>\n', "\n")
    configuration.write_text(text)
    site.changes()

    # A filter that was chosen, with the rows that it leaves, also of a new item.
    rows = (
        "[...document.querySelectorAll('main > .section li, main > .list tbody tr')]"
        ".filter((row) => row.checkVisibility()).map((row) => row.querySelector('a').textContent.trim())"
    )
    chips = "[...document.querySelectorAll('[data-facet-chips] button')].map((chip) => chip.textContent.trim()).join()"
    values = "document.querySelectorAll('[data-facet=author] li').length"
    browser.open(site.base + "/books/index.html")
    all_values = browser.run(values)
    browser.open(site.base + "/books/index.html?author=homer")
    browser.wait(f"{chips}.includes('Homer')")
    filtered, count = browser.run("location.search"), browser.run(f"{rows}.length")
    values_left = browser.run(values)
    change()
    new = site.path("books/margites.md")
    new.write_text("---\ntitle: Margites\nauthor: Homer\nyear: -700\n---\n")
    browser.wait(f"{rows}.some((name) => name.includes('Margites'))")
    equal((browser.run(f"{rows}.length"), browser.run(values), browser.run("location.search")), (count + 1, values_left, filtered))
    equal(browser.run(f"{chips}.includes('Homer')"), True)
    new.unlink()
    browser.wait(f"{rows}.length === {count}")
    browser.run("document.querySelector('[data-facet-chips] button').click(); 0")
    equal(browser.run(values), all_values)
    change(other, "99225", "99224")


def undo_once(browser, site):
    """The second click of a double click on Undo takes back nothing."""
    path, page = "/-/item/cars/1960-ford-falcon", "/cars/1960-ford-falcon.html"
    site.changes()
    for make in ("First", "Second", "Third"):
        browser.open(site.base + path)
        browser.fill("Make", make)
        browser.press("Save")
        browser.wait(f"location.pathname === '{page}'")
    browser.wait("document.querySelector('h1')?.textContent.includes('Third') && document.readyState === 'complete'")
    browser.run("document.querySelector('.undo button').click(); document.querySelector('.undo button').click(); 0")
    browser.wait("document.querySelector('h1').textContent.includes('Second')")
    # A page that was open before means the change that was the last one then.
    old = browser.run("document.querySelector('.undo [name=change]').value")
    browser.press("Undo")
    browser.wait("document.querySelector('h1').textContent.includes('First')")
    browser.run(f"document.querySelector('.undo [name=change]').value = '{old}'; 0")
    browser.press("Undo")
    browser.wait("document.body.textContent.includes('was undone already')")
    equal([line.split(": +")[-1] for line in site.changes() if ": +" in line], ["make: First"])
    # Nor does it mean a change of another window, which the page has followed.
    browser.open(site.base + "/cars/")
    old = browser.run("document.querySelector('.undo [name=change]').value")
    browser.run("""(async () => {
        const answer = await fetch("/-/item/cars/1908-ford-model-t");
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const label = [...page.querySelectorAll("label")].find((label) => label.textContent.trim() === "Make");
        page.getElementById(label.htmlFor).value = "Elsewhere";
        const form = page.querySelector("form[method=post][enctype]");
        await fetch(form.getAttribute("action"), { method: "POST", body: new FormData(form) });
    })(); 0""")
    browser.wait("document.querySelector('main').textContent.includes('Elsewhere')")
    equal(browser.run("document.querySelector('.undo [name=change]').value"), old)
    browser.press("Undo")
    browser.wait("document.body.textContent.includes('another change was made after this one')")
    site.changes()


def search_folders(browser, program):
    """Finds items of collections whose folders have characters that addresses have another use for."""
    with tempfile.TemporaryDirectory() as name:
        site = pathlib.Path(name)
        for folder in ("C# books", "50%41 or ?", "films"):
            (site / "content" / folder).mkdir(parents=True)
            (site / "content" / folder / "collection.yaml").write_text("fields: { title: text }\n")
            (site / "content" / folder / "bullitt.md").write_text("---\ntitle: Bullitt\n---\n")
        subprocess.run([program, "build", "--strict", "--site", site], check=True, stdout=subprocess.DEVNULL)
        browser.open(f"{(site / 'output' / 'search.html').as_uri()}?q=bullitt")
        browser.wait("document.querySelectorAll('[data-search-results] a').length === 3")
        links = browser.run("[...document.querySelectorAll('[data-search-results] a')].map((link) => link.href).join('\\n')")
        for link in links.split("\n"):
            equal(pathlib.Path(unquote(urlsplit(link).path)).is_file(), True)


def main(program):
    began = time.monotonic()
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with Chromium(chromium) as browser:
        for has_scripts in (True, False):
            with ServedSite(program) as site:
                browser.call("Emulation.setScriptExecutionDisabled", value=not has_scripts)
                browser.open(site.address)
                edit(browser, site, has_scripts)
                leave_alone(browser, site)
                if has_scripts:
                    keep(browser, site)
                    keep_row(browser, site)
                    edit_tags(browser, site)
                    refresh(browser, site)
                    undo_once(browser, site)
                    open_page(browser, site)
                    search_folders(browser, program)
        if browser.errors:
            sys.exit("\n".join(browser.errors))
    print(f"Editing in Chromium works, with and without scripts ({time.monotonic() - began:.1f} s)")


if __name__ == "__main__":
    main(sys.argv[1])
