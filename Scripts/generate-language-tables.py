#!/usr/bin/env python3
"""Writes Sources/LocaleMatching/LanguageTables.swift from the CLDR data that ICU carries.

Run it from the root of the repository, after ICU was updated:

    python3 Scripts/generate-language-tables.py

It needs Python 3.8 or later, pkg-config and the shared libraries of ICU, and nothing else: the
resource bundles are read through ICU's C interface. Every table is one text of records of the same
width, sorted by their key, so that the program can search it where it lies, without parsing it.
"""

import ctypes
import ctypes.util
import pathlib
import subprocess

OUTPUT = pathlib.Path("Sources/LocaleMatching/LanguageTables.swift")
COLUMNS = 96


class ICU:
    """The few functions of ICU's C interface that read a resource bundle into Python values."""

    STRING, BINARY, TABLE, INTEGER, ARRAY, INTEGERS = 0, 1, 2, 7, 8, 14

    def __init__(self):
        version = subprocess.check_output(["pkg-config", "--modversion", "icu-uc"], text=True)
        self.major = version.split(".")[0]
        name = ctypes.util.find_library("icuuc") or f"libicuuc.so.{self.major}"
        self.library = ctypes.CDLL(name)

    def call(self, name, result, *arguments):
        function = getattr(self.library, f"{name}_{self.major}")
        function.restype = result
        return function(*arguments)

    def bundle(self, name):
        status = ctypes.c_int(0)
        handle = self.call(
            "ures_openDirect", ctypes.c_void_p, None, name.encode(), ctypes.byref(status)
        )
        if status.value > 0:
            raise SystemExit(f"ICU has no resource bundle '{name}' (status {status.value})")
        return self.value(ctypes.c_void_p(handle))

    def value(self, resource):
        kind = self.call("ures_getType", ctypes.c_int, resource)
        status, length = ctypes.c_int(0), ctypes.c_int(0)
        both = (ctypes.byref(length), ctypes.byref(status))
        if kind == self.STRING:
            text = self.call("ures_getString", ctypes.c_void_p, resource, *both)
            return ctypes.string_at(text, length.value * 2).decode("utf-16-le")
        if kind == self.BINARY:
            start = self.call("ures_getBinary", ctypes.c_void_p, resource, *both)
            return ctypes.string_at(start, length.value)
        if kind == self.INTEGERS:
            numbers = self.call("ures_getIntVector", ctypes.c_void_p, resource, *both)
            return list((ctypes.c_int * length.value).from_address(numbers))
        if kind in (self.TABLE, self.ARRAY):
            return self.children(resource, kind == self.TABLE)
        return self.call("ures_getInt", ctypes.c_int, resource, ctypes.byref(status))

    def children(self, resource, named):
        pairs = []
        for index in range(self.call("ures_getSize", ctypes.c_int, resource)):
            status = ctypes.c_int(0)
            child = self.call(
                "ures_getByIndex", ctypes.c_void_p, resource, index, None, ctypes.byref(status)
            )
            child = ctypes.c_void_p(child)
            key = self.call("ures_getKey", ctypes.c_char_p, child)
            pairs.append((key.decode() if named else index, self.value(child)))
        return dict(pairs) if named else [value for _, value in pairs]


def subtags(locale):
    """(language, script, region) of a CLDR locale such as 'zh_Hant_HK'; None when it has more."""
    parts = locale.split("_")
    language, rest = parts[0], parts[1:]
    script = rest.pop(0) if rest and len(rest[0]) == 4 and rest[0].isalpha() else ""
    is_region = rest and len(rest[0]) in (2, 3) and (rest[0].isupper() or rest[0].isdigit())
    region = rest.pop(0) if is_region else ""
    language = "" if language in ("und", "root") else language
    return None if rest or len(language) > 3 else (language, script, region)


def record(*fields):
    """Joins (text, width) pairs, filled up with full stops; what is too long is never cut."""
    for text, width in fields:
        assert len(text) <= width and text.isascii(), text
    return "".join(text.ljust(width, ".") for text, width in fields)


def whole(locale):
    language, script, region = locale
    return record((language, 3), (script, 4), (region, 3))


def known(region):
    """CLDR's region ZZ and script Zzzz say "unknown"; here that is no region and no script."""
    return "" if region in ("ZZ", "Zzzz") else region


def likely_tables(likely):
    widths = {
        "Language": (3, 10), "LanguageRegion": (6, 13), "LanguageScript": (7, 14),
        "Region": (3, 13), "Script": (4, 14), "ScriptRegion": (7, 17),
    }
    tables = {name: [] for name in widths}
    for key, value in likely.items():
        language, script, region = subtags(key)
        to_language, to_script, to_region = map(known, subtags(value))
        parts = (("Language", language), ("Script", script), ("Region", region))
        name = "".join(part for part, given in parts if given)
        if key == "und":
            assert (to_language, to_script, to_region) == ("en", "Latn", "US")
            continue
        keys = [field for field in ((language, 3), (script, 4), (region, 3)) if field[0]]
        values = [(to_language, 3), (to_script, 4), (to_region, 3)]
        tables[name].append(record(*keys, *(values[1:] if language else values)))
    return [("likely" + name, *widths[name], rows) for name, rows in tables.items()]


def alias_tables(alias):
    simple, expanded, patterns, fixed = [], [], [], []
    for key, value in alias["language"].items():
        replacement = value["replacement"]
        if "_" not in key and subtags(replacement) and subtags(replacement)[1:] == ("", ""):
            simple.append(record((key, 3), (replacement, 3)))
        elif "_" not in key:
            expanded.append(record((key, 3)) + whole(subtags(replacement)))
        elif is_pattern(key):
            patterns.append(f"{key}={replacement}".replace("_", "-"))
        else:
            fixed.append(f"{key}={replacement}".replace("_", "-").lower())
    for key, value in alias["variant"].items():
        patterns.append(f"und-{key}=und-{value['replacement']}")
    # The rule that says most comes first (UTS #35, "Canonicalizing Syntax").
    patterns.sort(
        key=lambda rule: (-rule.split("=")[0].count("-"), rule.startswith("und-"), rule)
    )
    regions = {
        key: value["replacement"].split(" ")
        for key, value in alias["territory"].items()
        if len(key) == 2 or key.isdigit()
    }
    scripts = [
        record((key, 4), (value["replacement"], 4)) for key, value in alias["script"].items()
    ]
    firsts = [record((key, 3), (to[0], 3)) for key, to in regions.items()]
    splits = [f"{key}={'-'.join(to)}" for key, to in sorted(regions.items()) if len(to) > 1]
    return [
        ("languageAliases", 3, 6, simple),
        ("languageExpansions", 3, 13, expanded),
        ("scriptAliases", 4, 8, scripts),
        ("regionAliases", 3, 6, firsts),
    ], [
        ("aliasPatterns", patterns),
        ("aliasWholeTags", sorted(fixed)),
        ("regionSplits", splits),
    ]


def is_pattern(key):
    """Whether a key of the alias list is a well-formed tag of language, region and variants."""
    language, *rest = key.split("_")
    if len(language) < 2:
        return False
    while rest and (len(rest[0]) >= 5 or rest[0][0].isdigit()):
        rest.pop()
    return not rest or (len(rest) == 1 and len(rest[0]) == 2 and rest[0].isupper())


def parent_table(parents):
    rows = []
    for parent, children in parents.items():
        if parent == "root":
            continue  # every one of these is written in another script than its language's own
        for child in [children] if isinstance(children, str) else children:
            rows.append(whole(subtags(child)) + whole(subtags(parent)))
    return [("parents", 10, 20, rows)]


def distance_tables(supplemental, match):
    languages, scripts, regions = {}, {}, []
    for desired, supported, distance, one_way in supplemental["languageMatchingNew"]["written"]:
        left, right = desired.split("_"), supported.split("_")
        if len(left) == 3:
            regions.append((left, right, distance))
        elif "*" not in left[0]:
            add = languages if len(left) == 1 else scripts
            add.setdefault((*left, *right), distance)
            if one_way == "0":
                add.setdefault((*right, *left), distance)
    partition_of = region_partitions(match)
    language_rows = [record((a, 3), (b, 3), (d, 2)) for (a, b), d in languages.items()]
    script_rows = [
        record((a, 3), (c, 3), (b, 4), (e, 4), (d, 2)) for (a, b, c, e), d in scripts.items()
    ]
    partition_rows = [
        record((region, 3), ("%02X" % bits, 2)) for region, bits in partition_of.items()
    ]
    variables = region_variables(supplemental, partition_of)
    rules = []
    for left, right, distance in regions:
        if left[0] != "*":
            script = "" if left[1] == "*" else left[1]
            rules.append(
                record((left[0], 3), (script, 4), ("%02X" % variables(left[2]), 2))
                + record(("%02X" % variables(right[2]), 2), (distance, 2))
            )
    return [
        ("languageDistances", 6, 8, language_rows),
        ("scriptDistances", 14, 16, script_rows),
        ("regionPartitions", 3, 5, partition_rows),
    ], [("regionDistanceRules", 7, 13, rules)]


def region_partitions(match):
    """The partitions of each region ICU knows, as bits; a region that spans several has several."""
    result = {}
    for index, partition in enumerate(match["regionToPartitions"]):
        digits = match["partitions"][partition]
        if digits == ".":
            continue
        pair = divmod(index - 1001, 26)
        letters = "".join(chr(ord("A") + place) for place in pair if index > 1000)
        region = "%03d" % (index - 1) if index <= 1000 else letters
        result[region] = sum(1 << int(digit) for digit in digits)
    return result


def region_variables(supplemental, partition_of):
    """A function from '$enUS', '$!enUS', 'GB' or '*' to the bits of its partitions."""
    containment = supplemental["territoryContainment"]
    named = supplemental["languageMatchingInfo"]["written"]["matchVariable"]
    everything = 0
    for bits in partition_of.values():
        everything |= bits

    def members(region):
        below = containment.get(region, [])
        below = [below] if isinstance(below, str) else below
        return {region}.union(*(members(child) for child in below))

    def bits_of(text):
        result = 0
        for part in text.split("+"):
            for region in members(part):
                result |= partition_of.get(region, 0)
        return result

    def variable(text):
        if text == "*":
            return 0xFF  # also a region that is in no partition
        if text.startswith("$!"):
            return everything & ~bits_of(named[text[2:]])
        return bits_of(named[text[1:]] if text.startswith("$") else text)

    return variable


def swift_table(name, key_width, width, rows, ordered=True):
    rows = sorted(rows) if ordered else rows
    keys = [row[:key_width] for row in rows]
    assert all(len(row) == width for row in rows), name
    assert not ordered or len(set(keys)) == len(keys), name
    per_line = max(1, (COLUMNS - 8) // width)
    lines = ["".join(rows[start : start + per_line]) for start in range(0, len(rows), per_line)]
    text = "\n".join(f"        {line}\\" for line in lines)[:-1]
    return (
        f"  static var {name}: FixedWidthTable {{\n"
        f"    FixedWidthTable(\n      keyWidth: {key_width},\n      rowWidth: {width},\n"
        f'      text: """\n{text}\n        """\n    )\n  }}\n'
    )


def swift_rules(name, rules):
    lines = "\n".join(f"    {rule}" for rule in rules)
    return f'  static var {name}: StaticString {{\n    """\n{lines}\n    """\n  }}\n'


def main():
    icu = ICU()
    supplemental = icu.bundle("supplementalData")
    aliases, alias_rules = alias_tables(icu.bundle("metadata")["alias"])
    match = icu.bundle("langInfo")["match"]
    distances, region_rules = distance_tables(supplemental, match)
    paradigms = match["paradigms"]
    paradigm_rows = [whole(paradigms[start : start + 3]) for start in range(0, len(paradigms), 3)]
    tables = likely_tables(icu.bundle("likelySubtags")) + aliases
    tables += parent_table(supplemental["parentLocales"]) + distances
    tables.append(("paradigms", 10, 10, paradigm_rows))
    language, script, region = match["distances"][:3]
    version = supplemental["cldrVersion"]
    parts = [swift_table(*table) for table in tables]
    parts += [swift_table(*table, ordered=False) for table in region_rules]
    parts += [swift_rules(*rule) for rule in alias_rules]
    OUTPUT.write_text(
        "// swift-format-ignore-file\n"
        "// Made by `python3 Scripts/generate-language-tables.py`; do not edit.\n\n"
        f"/// The data of CLDR {version} that tags and their matching need, as sorted records.\n"
        "enum LanguageTables {\n"
        f'  static var cldrVersion: StaticString {{ "{version}" }}\n'
        f"  static var defaultLanguageDistance: Int {{ {language} }}\n"
        f"  static var defaultScriptDistance: Int {{ {script} }}\n"
        f"  static var defaultRegionDistance: Int {{ {region} }}\n\n" + "\n".join(parts) + "}\n",
        encoding="ascii",
    )


if __name__ == "__main__":
    main()
