"""Checks that values add no element and no attribute to the document trees of pages.

Two sites differ only in their texts: plain words in one, markup in the other. The document trees of their pages are compared,
element by element and attribute by attribute.
"""

import subprocess

HOSTILE = [
    '"><script>window.ran = 1</script>', "' onmouseover='window.ran = 1", "</title></style></script><img src=x onerror=alert(1)>",
    "--><b>x</b><!--", "]]><i>x", "` autofocus onfocus=alert(1) `", "&lt;b&gt;&#60;u&#62;&quot; onclick=x", "</textarea></a></li><li><a href=x>",
    "<svg/onload=alert(1)>", "{{{title}}}{{> x}}", "\\\" style=\\\"color: red", "<base href=//example.org>",
]
SHAPE = """() => {
  const shape = node => [node.tagName, [...node.attributes].map(one => one.name).sort(), [...node.children].map(shape)];
  return JSON.stringify(shape(document.documentElement));
}"""
CELLS = [("default", "plain"), ("subtitle", "grouped"), ("right-detail", "plain"), ("left-detail", "grouped")]


def quoted(text):
    return "'" + text.replace("'", "''") + "'"


def make_site(root, texts):
    text = lambda number: quoted(f"B{number:02} {texts[number % len(texts)]}")
    for cell, style in CELLS:
        folder = root / "content" / cell
        folder.mkdir(parents=True)
        (folder / "collection.yaml").write_text(
            f"title: {text(1)}\ndescription: {text(2)}\nname: '{{{{title}}}}'\nfields:\n  title: {{ type: text, label: {text(3)} }}\n"
            f"  place: {{ type: text, label: {text(4)}, placeholder: {text(6)} }}\n  tags: list\n"
            f"sorts:\n  - {{ name: {text(7)}, by: [title], sections: index(title) }}\n"
            f"  - {{ name: Place, by: [place, title], sections: value(place) }}\n"
            f"list: {{ cell: {cell}, text: {quoted('{{title}} {{tags}}')}, detail: {quoted('{{place}}')}, style: {style}, counts: yes }}\nreport: {{ totals: [count] }}\n"
        )
        for number in range(len(HOSTILE)):
            place = "" if number == 3 else f"place: {text(number + 1)}\n"
            (folder / f"i{number}.md").write_text(
                f"---\ntitle: {text(number)}\n{place}tags: [{text(number + 2)}, {text(number + 3)}]\n---\nNotes.\n"
            )
    (root / "content" / "site.yaml").write_text(f"title: {text(0)}\ndescription: {text(9)}\n")


def shapes(program, root, texts, page, template=None):
    make_site(root, texts)
    if template:
        (root / "templates").mkdir()
        (root / "templates" / "detail.mustache").write_text(template)
    built = subprocess.run([program, "build", "--site", root], capture_output=True, text=True)
    if built.returncode:
        raise SystemExit(built.stderr)
    trees = {}
    for path in sorted((root / "output").rglob("*.html")):
        page.goto(path.as_uri())
        trees[path.relative_to(root / "output").as_posix()] = page.evaluate(SHAPE)
    return trees


def compare(program, folder, page):
    """What is wrong, and how many pages were compared."""
    plain = shapes(program, folder / "plain", ["word"], page)
    hostile = shapes(program, folder / "hostile", HOSTILE, page)
    findings = [f"{name}: the values add something to the page" for name in plain if hostile.get(name) != plain[name]]
    if hostile.keys() != plain.keys():
        findings.append("the values add or remove pages")
    template = "<!DOCTYPE html><html lang=en><title>x</title><p>{{{title}}}</p></html>"
    if shapes(program, folder / "raw", HOSTILE, page, template) == shapes(program, folder / "raw-plain", ["word"], page, template):
        findings.append("a template that escapes nothing is not found out, so that this check sees nothing")
    return findings, len(plain)
