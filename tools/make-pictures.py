"""Takes the screenshots in docs/images/ from the sample site in output/ and from its server: wide and narrow, light and dark.

usage: make-pictures.py PROGRAM
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

from served_site import ServedSite

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
OUTPUT = REPOSITORY / "output"
IMAGES = REPOSITORY / "docs" / "images"

# The pages by the names of their pictures, and the windows in which they are shown.
PAGES = {
    "home": ("index.html", ("wide",)),
    "list": ("books/index.html", ("wide", "narrow")),
    "gallery": ("books/index.gallery.html#section-m", ("wide",)),
    "list-table": ("presidents/index.table.html", ("wide",)),
    "statistics": ("books/statistics.html", ("wide",)),
    "filing": ("books/index.html#section-d", ("wide",)),
    "detail": ("cars/1964-ford-mustang.html", ("wide", "narrow")),
    "report": ("cars/report.html", ("wide", "narrow")),
}
# Pages for editing, from the server.
SERVED_PAGES = {
    "form": ("/-/item/books/1984", ("narrow", "wide")),
    "table": ("/-/table/cars", ("narrow",)),
}
# Width, height and pixels for each CSS pixel. Narrow pictures are shown at half their size.
WINDOWS = {"wide": (1200, 800, 1), "narrow": (390, 760, 2)}
SCHEMES = ("light", "dark")
LARGEST = 150_000


def main(program):
    with (
        tempfile.TemporaryDirectory(prefix="vitrine-pictures-") as folder,
        ServedSite(program) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for window, (width, height, scale) in WINDOWS.items():
            for scheme in SCHEMES:
                page = browser.new_page(
                    viewport={"width": width, "height": height}, device_scale_factor=scale, color_scheme=scheme
                )
                for name, (address, windows) in PAGES.items():
                    if window not in windows:
                        continue
                    path, _, fragment = address.partition("#")
                    page.goto((OUTPUT / path).as_uri() + (f"#{fragment}" if fragment else ""), wait_until="load")
                    screenshot = pathlib.Path(folder) / "screenshot.png"
                    page.screenshot(path=screenshot)
                    write(screenshot, IMAGES / f"{name}-{window}-{scheme}.webp")
                page.goto(site.address)
                for name, (address, windows) in SERVED_PAGES.items():
                    if window not in windows:
                        continue
                    page.goto(site.base + address, wait_until="networkidle")
                    screenshot = pathlib.Path(folder) / "screenshot.png"
                    page.screenshot(path=screenshot)
                    write(screenshot, IMAGES / f"{name}-{window}-{scheme}.webp")
                page.close()
        browser.close()


def write(screenshot, picture):
    """Encodes a screenshot as WebP."""
    picture.parent.mkdir(exist_ok=True)
    subprocess.run(["cwebp", "-quiet", "-q", "82", "-m", "6", "-sharp_yuv", screenshot, "-o", picture], check=True)
    size = picture.stat().st_size
    print(f"{picture.relative_to(REPOSITORY)}: {size / 1000:.0f} kB")
    if size > LARGEST:
        sys.exit(f"{picture} has more than {LARGEST / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1])
