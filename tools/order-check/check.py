#!/usr/bin/env python3
"""Hold the orders and letters of `vitrine list` against ICU's own, reached in another way.

usage: check.py [--data FOLDER] [--names N] [--work FOLDER] VITRINE [LANGUAGE …]

For each language it writes a site of real names to a throwaway folder, lists it in several sorts, and compares every
section and every place with what PyICU says: letters from AlphabeticIndex with the English labels added, places from
Collator.compare with numeric ordering, and what a name is filed under from the rules as filing.py restates them. Names
come from names.py, from the letters that CLDR gives for the language, from the items of the sample site, and from any
column title, authors, name, make or model of the CSV files in FOLDER. Exit status 1 if anything differs.
"""
import argparse
import csv
import functools
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata

import icu

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent

from filing import filed, without_marks
from names import LANGUAGES, ODDITIES

TAGS = """en sv da nb fi de de-u-co-phonebk fr fr-CA es es-u-co-trad it pt nl cs sk pl hu ro hr lt lv et tr is cy ga ca el
ru uk bg sr sr-Latn ar fa he hi th ja ko zh zh-Hant zh-u-co-stroke zh-u-co-unihan zh-u-co-zhuyin yue vi hy ka bn ta am und""".split()
SAME_NAMES = {"yue": "zh-Hant"}
OTHER_ARTICLES = ["The ", "A ", "Der ", "Die ", "L'", "L’", "La ", "El ", "Ο ", "Az ", "'t ", "An t-", "Y ", "Det ", "“The ", "O "]

COLLECTION = """\
title: Names
name: "{{title}}"
fields:
  title:  { type: text }
  author: { type: text }
sorts:
  - { name: Up,     by: [title], sections: index(title) }
  - { name: Down,   by: [-title], sections: index(title) }
  - { name: Keep,   by: [title], sections: index(title), articles: keep }
  - { name: Exact,  by: [{ key: title, compare: exact }] }
  - { name: Author, by: [author, -title], sections: index(author) }
  - { name: First,  by: [{ key: author, order: descending, missing: first }, title], sections: index(author) }
  - { name: Plain,  by: [name, author], sections: index(name) }
"""


class Item:
    """One name with what may stand beside it."""

    def __init__(self, number, title, author, language, sort_name, deleted):
        self.id = f"{number:05d}"
        self.title, self.author, self.language, self.sort_name, self.deleted = title, author, language, sort_name, deleted

    @property
    def name(self):
        """What the item is called: its file, for want of a title."""
        return self.title or self.id

    def text(self):
        values = {"title": self.title, "author": self.author, "language": self.language, "sort-name": self.sort_name}
        lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in values.items() if value is not None]
        return "---\n" + "\n".join(lines + ["deleted: 2020-02-02"] * self.deleted) + "\n---\n"


class Key:
    """One sort key: what an item is compared by, and which way."""

    def __init__(self, name, descending=False, exact=False, keep=False, missing_first=False):
        self.name, self.descending, self.exact, self.keep, self.missing_first = name, descending, exact, keep, missing_first

    def value(self, item, tag):
        if self.name in ("title", "name") and item.sort_name is not None:
            return item.sort_name
        text = item.name if self.name == "name" else getattr(item, self.name)
        if text is None or self.exact:
            return text
        return without_marks(text) or text if self.keep else filed(text, item.language or tag)


SORTS = {
    "Up": ([Key("title")], True),
    "Down": ([Key("title", descending=True)], True),
    "Keep": ([Key("title", keep=True)], True),
    "Exact": ([Key("title", exact=True)], False),
    "Author": ([Key("author"), Key("title", descending=True)], True),
    "First": ([Key("author", descending=True, missing_first=True), Key("title")], True),
    "Plain": ([Key("name"), Key("author")], True),
}


class Reference:
    """The order of a language by ICU's comparison and its index."""

    def __init__(self, tag):
        self.tag = tag
        locale = icu.Locale.forLanguageTag(tag)
        self.collator = icu.Collator.createInstance(locale)
        self.collator.setAttribute(icu.UCollAttribute.NUMERIC_COLLATION, icu.UCollAttributeValue.ON)
        self.collator.setAttribute(icu.UCollAttribute.NORMALIZATION_MODE, icu.UCollAttributeValue.ON)
        index = icu.AlphabeticIndex(locale)
        index.addLabels(icu.Locale.getEnglish())
        self.index = index.buildImmutableIndex()
        self.labels = [label for label, kind in map(self.index.getBucket, range(self.index.bucketCount)) if kind == 0]

    def compare(self, keys, one, other):
        for key in keys:
            values = key.value(one, self.tag), key.value(other, self.tag)
            if None in values:
                if values == (None, None):
                    continue
                return -1 if (values[0] is None) == key.missing_first else 1
            result = (values[0] > values[1]) - (values[0] < values[1]) if key.exact else self.collator.compare(*values)
            if result:
                return -result if key.descending else result
        return -1 if one.id < other.id else 1

    def ordered(self, keys, items):
        return sorted(items, key=functools.cmp_to_key(lambda one, other: self.compare(keys, one, other)))

    def group(self, text):
        """The rank, kind and label of the section that a filed name belongs to."""
        number = self.index.getBucketIndex(text)
        label, kind = self.index.getBucket(number)
        if kind == icu.UAlphabeticIndexLabelType.NORMAL:
            return 1, number, "letter", label
        if is_digit(text) or kind == icu.UAlphabeticIndexLabelType.UNDERFLOW and is_number(text):
            return 0, 1, "digits", "0–9"
        if kind == icu.UAlphabeticIndexLabelType.UNDERFLOW and self.collator.compare(text, "0") < 0:
            return 0, 0, "symbols", "#"
        return 2, 0, "other", "…"

    def sections(self, keys, items):
        """Label, kind and items of each section, in order."""
        groups, missing = {}, []
        for item in self.ordered(keys, items):
            value = keys[0].value(item, self.tag)
            (missing if value is None else groups.setdefault(self.group(value), [])).append(item.id)
        sections = [(key[3], key[2], groups[key]) for key in sorted(groups, reverse=keys[0].descending)]
        if missing:
            sections.insert(0 if keys[0].missing_first else len(sections), (None, "value", missing))
        return sections


def is_digit(text):
    return bool(text) and unicodedata.category(text[0]) == "Nd"


def is_number(text):
    return bool(text) and unicodedata.category(text[0]).startswith("N")


def split(names):
    return [name.strip() for name in names.split(",")]


def names_of_data(folder):
    """The titles, people and models of the CSV files in a folder, each once."""
    names = {}
    for path in sorted(folder.glob("*.csv")):
        with open(path, newline="", encoding="utf-8") as file:
            for row in csv.DictReader(file):
                for column in ("title", "authors", "name", "make", "model", "original_title"):
                    if row.get(column):
                        names[row[column]] = None
    return list(names)


def names_of_content():
    """The names in the front matter of the sample site's items, each once."""
    names = {}
    for path in sorted((HERE.parent.parent / "content").glob("*/*.md")):
        front = path.read_text(encoding="utf-8").split("\n---", 1)[0]
        for key, name in re.findall(r"^(title|author|name|make|model|director): *(.+?) *$", front, re.MULTILINE):
            names[name[1:-1] if name[0] in "\"'" else name] = None
    return list(names)


def made_up(tag, count, chance):
    """Words of the letters that CLDR counts to the language, and now and then of those it uses for foreign words."""
    data = icu.LocaleData(icu.Locale.forLanguageTag(tag).getName())
    letters = [str(letter) for letter in data.getExemplarSet(0, 0)]
    foreign = [str(letter) for letter in data.getExemplarSet(0, 1)] or letters
    if not letters:
        return

    def word():
        letter = "".join(chance.choice(foreign if chance.randrange(12) == 0 else letters) for _ in range(chance.randint(1, 5)))
        return letter.capitalize() if chance.randrange(3) else letter

    for _ in range(count):
        yield " ".join(word() for _ in range(chance.randint(1, 3)))


def variants(name, chance):
    """A name as somebody else might write it."""
    kind = chance.randrange(8)
    if kind == 0:
        return chance.choice(OTHER_ARTICLES) + name
    if kind == 1:
        return f"{name} {chance.randint(1, 120)}"
    return [name.upper(), name.lower(), f"“{name}”", f"{chance.randint(0, 99)} {name}", unicodedata.normalize("NFD", name),
            f"{name} & {name}"][kind - 2]


def items_for(tag, data, count):
    chance = random.Random(f"order {tag}")
    base = LANGUAGES.get(tag) or LANGUAGES.get(tag.split("-")[0]) or LANGUAGES.get(SAME_NAMES.get(tag), "")
    own = (split(base) if base else []) + list(made_up(tag, count // 4, chance))
    every = [name for names in LANGUAGES.values() for name in split(names)] + ODDITIES
    names = own + every + [variants(name, chance) for name in own + every] + data
    if len(names) > count:
        kept = len(own) + len(every)
        names = names[:kept] + chance.sample(names[kept:], max(0, count - kept))
    people = every + data
    for number, title in enumerate(names):
        author = None if number % 11 == 0 else chance.choice(people)
        language = chance.choice(["en", "fr", "de", "ga", "el"]) if number % 17 == 0 else None
        sort_name = chance.choice(people) if number % 29 == 0 else None
        yield Item(number, None if number % 97 == 5 else title, author, language, sort_name, number % 23 == 7)


def write(site, tag, items):
    shutil.rmtree(site, ignore_errors=True)
    folder = site / "content" / "names"
    folder.mkdir(parents=True)
    (site / "content" / "site.yaml").write_text(f"title: Order\nlanguage: {tag}\n", encoding="utf-8")
    (folder / "collection.yaml").write_text(COLLECTION, encoding="utf-8")
    for item in items:
        (folder / f"{item.id}.md").write_text(item.text(), encoding="utf-8")


def listed(vitrine, site, sort):
    command = [vitrine, "list", "names", "--site", site, "--sort", sort, "--format", "json"]
    run = subprocess.run(command, capture_output=True, check=False)
    if run.returncode:
        sys.exit(f"vitrine list failed with status {run.returncode}: {run.stderr.decode()[:2000]}")
    return json.loads(run.stdout)


def differences(expected, found, items):
    """What differs between two lists of sections, in words."""
    names = {item.id: f"{item.id} {item.title!r}" for item in items}
    places = {item: (label, kind) for label, kind, ids in expected for item in ids}
    for label, kind, ids in found:
        for item in ids:
            if places[item] != (label, kind):
                yield f"{names[item]} stands under {label} ({kind}), not under {places[item][0]} ({places[item][1]})"
    flat = [[item for _, _, ids in sections for item in ids] for sections in (expected, found)]
    for wanted, got in zip(*flat):
        if wanted != got:
            yield f"{names[got]} stands where {names[wanted]} belongs"
            break
    if len(flat[0]) != len(flat[1]):
        yield f"{len(flat[1])} items are listed, not {len(flat[0])}"
    headers = [[(label, kind) for label, kind, _ in sections] for sections in (expected, found)]
    if headers[0] != headers[1]:
        yield f"the sections are {headers[1]}, not {headers[0]}"


def check(vitrine, site, tag, items):
    """The number of places compared and everything that differs."""
    reference = Reference(tag)
    write(site, tag, items)
    active, deleted = [item for item in items if not item.deleted], [item for item in items if item.deleted]
    compared, found = 0, []
    for sort, (keys, has_letters) in SORTS.items():
        listing = listed(vitrine, site, sort)
        sections = [(section["label"], section["kind"], [item["id"] for item in section["items"]]) for section in listing["sections"]]
        if sections and has_letters:
            sections = [(None if section["id"] == "section-missing" else label, kind, ids)
                        for section, (label, kind, ids) in zip(listing["sections"], sections)]
        expected = reference.sections(keys, active) if has_letters else [("", "all", [item.id for item in reference.ordered(keys, active)])]
        found += [f"{tag} {sort}: {text}" for text in differences(expected, sections, active)]
        gone = [item["id"] for item in listing["deleted"]]
        if gone != [item.id for item in reference.ordered(keys, deleted)]:
            found.append(f"{tag} {sort}: the deleted items are in another order")
        if listing["count"] != len(active):
            found.append(f"{tag} {sort}: the count is {listing['count']}, not {len(active)}")
        compared += len(items)
    return compared, found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("vitrine", type=pathlib.Path, help="the program")
    parser.add_argument("--data", type=pathlib.Path, help="a folder of CSV files with more names")
    parser.add_argument("--names", type=int, default=3000, help="how many names a language gets at most (default: 3000)")
    parser.add_argument("--work", type=pathlib.Path, help="where the throwaway folder is made")
    parser.add_argument("languages", nargs="*", default=TAGS, metavar="LANGUAGE")
    options = parser.parse_intermixed_args()

    data = names_of_content() + (names_of_data(options.data) if options.data else [])
    total, names, failures = 0, 0, 0
    with tempfile.TemporaryDirectory(dir=options.work) as folder:
        for tag in options.languages:
            items = list(items_for(tag, data, options.names))
            compared, found = check(options.vitrine.resolve(), pathlib.Path(folder) / "site", tag, items)
            total, names, failures = total + compared, names + len(items), failures + len(found)
            print(f"{tag:16} {len(items):6} names {compared:7} places  {'as ICU has them' if not found else f'{len(found)} DIFFERENCES'}", flush=True)
            for text in found[:20]:
                print(f"    {text}", flush=True)
    verdict = "no difference" if failures == 0 else f"{failures} differences"
    print(f"\n{len(options.languages)} languages, {names} names, {len(SORTS)} sorts, {total} places compared: {verdict}"
          f" (ICU {icu.ICU_VERSION}, PyICU {icu.VERSION})")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
