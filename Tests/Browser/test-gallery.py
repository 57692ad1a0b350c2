#!/usr/bin/env python3
"""Opens the page of `reviewprompts gallery` in headless Chromium and looks at what a reader would see.

usage: test-gallery.py REVIEWPROMPTS
"""

import base64
import json
import os
import subprocess
import sys
import tempfile

from webdriver import Browser, find_browser

TAB, ENTER, SHIFT = "\ue004", "\ue007", "\ue008"
passed = failed = 0


def check(what, condition, detail=""):
    global passed, failed
    if condition:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {what}" + (f": {detail}" if detail != "" else ""))


def make_page(command, folder, name, *words):
    path = os.path.join(folder, name)
    status = subprocess.run([command, "gallery", "--output", path, *words], stderr=subprocess.DEVNULL).returncode
    # Texts whose arguments nobody gave are drawn, and make the command end with 1.
    check(f"{name} is written", status in (0, 1), status)
    return path


def write_overrides(folder):
    texts = {
        "de": '"reviewPrompt.title" = "{n, plural, =0 {Kein Tag} one {# Tag} other {# Tage}} mit {appName}";\n'
        '"reviewPrompt.button.remind" = "";\n',
        "fr": '"reviewPrompt.button.decline" = "Non merci, je ne souhaite vraiment pas donner de note pour le moment";\n',
        "it": '"reviewPrompt.title" = "<script>alert(1)</script> {version} & \\"{appName}\\"";\n',
        "sv": '"reviewPrompt.title" = "Hur  \u00e4r {appName}, vad {appNme}?";\n"reviewPrompt.<i>" = "x";\n',
        "en": '"reviewPrompt.title" = "How is {appName}, what?";\n',
        "eo": '"reviewPrompt.title" = "Ĉu vi taksus {appName}?";\n',
    }
    for language, text in texts.items():
        os.makedirs(f"{folder}/{language}.lproj")
        with open(f"{folder}/{language}.lproj/ReviewPrompts.strings", "w", encoding="utf-8") as file:
            file.write(text)


def test_languages(browser, languages):
    cards = browser.run(
        """return [...document.querySelectorAll('.card')].map(card => {
             const alerts = [...card.querySelectorAll('.alert')];
             return { tag: card.dataset.language, name: card.querySelector('h2 bdi').textContent,
               shown: card.offsetHeight > 0, messages: alerts.map(alert => alert.dataset.m),
               langs: alerts.map(alert => alert.lang), dirs: alerts.map(alert => getComputedStyle(alert).direction),
               texts: alerts.every(alert => alert.querySelectorAll('[data-k]').length === 5
                 && [...alert.querySelectorAll('[data-k]')].every(text => text.textContent.trim())) };
           });"""
    )
    check("every language is there", [card["tag"] for card in cards] == [language["tag"] for language in languages])
    for card, language in zip(cards, languages):
        tag = language["tag"]
        check(f"{tag} is shown under its own name", card["shown"] and card["name"] == language["name"])
        check(f"{tag} has each message", card["messages"] == ["app", "game", "update"] and card["texts"])
        check(f"{tag} has its language tag", set(card["langs"]) == {tag}, card["langs"])
        check(f"{tag} has its direction", set(card["dirs"]) == {language["direction"]}, card["dirs"])


def test_right_to_left(browser):
    browser.put("#look", "android")
    for tag, is_right_to_left in (("ar", True), ("he", True), ("fa", True), ("ur", True), ("en", False), ("ja", False)):
        gaps = browser.run(
            """const alert = document.querySelector(`[data-language=${args[0]}] .alert[data-m=app]`);
               const range = document.createRange(); range.selectNodeContents(alert.querySelector('.b'));
               const lines = [...range.getClientRects()], box = alert.getBoundingClientRect();
               const left = Math.min(...lines.map(line => line.left)) - box.left;
               const right = box.right - Math.max(...lines.map(line => line.right));
               const last = lines.reduce((low, line) => line.bottom > low.bottom ? line : low);
               const rate = alert.querySelector('.r').getBoundingClientRect();
               return { left, right, rate: rate.left - box.left < box.right - rate.right ? 'left' : 'right' };""",
            tag,
        )
        near = gaps["right"] if is_right_to_left else gaps["left"]
        check(f"the lines of {tag} begin at their side", abs(near - 24) < 3, gaps)
        check(f"the buttons of {tag} stand at the end", gaps["rate"] == ("left" if is_right_to_left else "right"), gaps)
    browser.put("#look", "ios")


def test_looks(browser):
    widths = {"ios": 270, "macos": 260, "android": 312}
    seen = set()
    for look, width in widths.items():
        for theme in ("light", "dark"):
            browser.put("#look", look)
            browser.put("#theme", theme)
            alert = browser.run(
                """const alert = document.querySelector('[data-language=en] .alert[data-m=app]');
                   return { width: alert.offsetWidth, ground: getComputedStyle(alert).backgroundColor };"""
            )
            check(f"{look} has its width", alert["width"] == width, alert)
            seen.add((look, alert["ground"]))
    check("each look has a light and a dark ground", len(seen) == 6, seen)
    for control in ("#look", "#theme", "#message"):
        browser.put(control, "all")
    count = browser.run(
        """return [...document.querySelectorAll('[data-language=ar] .alert')].filter(alert => alert.offsetHeight).length;"""
    )
    check("all looks, themes and messages are drawn together", count == 18, count)
    for control, value in (("#look", "ios"), ("#theme", "light"), ("#message", "app")):
        browser.put(control, value)
    for message in ("game", "update", "app"):
        browser.put("#message", message)
        shown = browser.run(
            """return [...new Set([...document.querySelectorAll('.card .alert')].filter(alert => alert.offsetHeight)
                 .map(alert => alert.dataset.m))];"""
        )
        check(f"only the message '{message}' is drawn", shown == [message], shown)


def shown(browser):
    return browser.run("return [...document.querySelectorAll('.card')].filter(card => card.offsetHeight).map(card => card.dataset.language);")


def test_filter(browser, languages):
    for words, expected in (("french", ["fr", "fr-CA"]), ("fran canad", ["fr-CA"]), ("日本", ["ja"]), ("zh", None), ("qqq", [])):
        browser.put("#find", words)
        found = shown(browser)
        check(f"'{words}' finds", found == expected if expected is not None else {"zh-HK", "zh-Hans", "zh-Hant"} <= set(found), found)
    browser.put("#find", "")
    browser.put("#script", "Cyrl")
    check("the script filters", {"bg", "ru", "sr", "uk"} <= set(shown(browser)) and "sr-Latn" not in shown(browser))
    label = browser.run("return document.querySelector('#script').selectedOptions[0].textContent")
    check("the script is named", label == "Cyrillic", label)
    browser.put("#script", "")
    status = languages[0]["review"][-1]
    browser.put("#status", status)
    expected = [language["tag"] for language in languages if language["review"][-1] == status]
    check("the status filters", shown(browser) == expected)
    browser.put("#status", "")
    browser.put("#problem", "question")
    expected = [language["tag"] for language in languages if language.get("question")]
    check("the open questions filter", shown(browser) == expected)
    browser.put("#problem", "")
    check("every language is back", len(shown(browser)) == len(languages))
    state = browser.run("return document.querySelector('#state').textContent")
    check("the state counts", state.startswith(f"{len(languages)} of {len(languages)} languages shown."), state)


def test_live_name(browser):
    name = "A<b>&\"' עברית"
    browser.put('[data-argument="appName"]', name)
    alerts = browser.run(
        """return [...document.querySelectorAll('.card .alert')].map(alert =>
             ({ text: alert.textContent, tags: [...new Set([...alert.querySelectorAll('*')].map(e => e.localName))] }));"""
    )
    check("every title has the new name", all(name in alert["text"] for alert in alerts))
    check("a name is text, never a tag", all(set(alert["tags"]) <= {"p", "div", "span", "bdi"} for alert in alerts))
    check("the name is set apart", browser.run("return getComputedStyle(document.querySelector('.card [data-a]')).unicodeBidi") == "isolate")
    browser.put('[data-argument="appName"]', "Notes")


def test_overflow(browser):
    before = browser.run("return [...document.querySelectorAll('.no-fit')].length")
    browser.put('[data-argument="appName"]', "An app with a name that is far too long for any title " * 3)
    after = browser.run(
        """return { marked: [...document.querySelectorAll('.card .no-fit')].map(e => e.dataset.k), state: document.querySelector('#misfits').textContent,
             line: document.querySelector('[data-language=en] .over').textContent,
             outline: getComputedStyle(document.querySelector('.no-fit')).outlineStyle };"""
    )
    check("titles that do not fit are marked", after["marked"].count("title") >= 69 and after["outline"] == "dashed", len(after["marked"]))
    check("what does not fit is counted", after["state"].startswith(f"{len(after['marked'])} labels do not fit, in "), after["state"])
    check("what does not fit is named", after["line"] == "Does not fit: title (iOS)", after["line"])
    browser.put('[data-argument="appName"]', "Notes")
    again = browser.run("return [...document.querySelectorAll('.no-fit')].length")
    check("the marks go when it fits again", again == before, (before, again))


def test_side_by_side(browser):
    browser.put("#left", "ja")
    browser.put("#right", "ar")
    pair = browser.run(
        """const section = document.querySelector('#compare');
           return { shown: section.offsetHeight > 0, alerts: [...section.querySelectorAll('.alert')].filter(a => a.offsetHeight).map(a => a.lang),
             rows: [...section.querySelectorAll('tbody tr')].map(row => [...row.cells].map(cell => cell.textContent)),
             dirs: [...section.querySelectorAll('tbody tr:first-child td')].map(cell => getComputedStyle(cell).direction) };"""
    )
    check("two languages stand side by side", pair["shown"] and pair["alerts"] == ["ja", "ar"], pair["alerts"])
    check("seven texts stand side by side", len(pair["rows"]) == 7 and all(all(row) for row in pair["rows"]))
    check("each in its direction", pair["dirs"] == ["ltr", "rtl"], pair["dirs"])
    browser.put("#left", "")
    check("and go again", browser.run("return document.querySelector('#compare').hidden"))
    browser.put("#right", "")


def test_provenance(browser):
    browser.run("document.querySelector('[data-language=fr] summary').focus();")
    browser.press(ENTER)
    details = browser.run(
        """const details = document.querySelector('[data-language=fr] details');
           return { open: details.open, rows: [...details.querySelectorAll('tbody tr')].map(row => row.textContent) };"""
    )
    check("the keyboard opens the sources", details["open"])
    check("every text has a source", len(details["rows"]) == 7)
    here = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    with open(os.path.join(here, "Localization/fr.lproj/ReviewPrompts.strings"), encoding="utf-8") as file:
        line = next(number for number, text in enumerate(file, 1) if text.startswith('"reviewPrompt.button.rate"'))
    place = f"package, fr, Localization/fr.lproj/ReviewPrompts.strings:{line}"
    check("the source names layer, language, file and line", any(place in row for row in details["rows"]), details["rows"])
    browser.run("document.querySelector('[data-language=de] .k.r').click();")
    check("a click on a text opens its source", browser.run("return document.querySelector('[data-language=de] tr.here').dataset.k") == "rate")


def test_accessibility(browser, page):
    browser.open(page)
    browser.press(TAB)
    check("the first stop skips to the prompts", browser.run("return document.activeElement.className") == "skip")
    browser.press(TAB)
    check("the next one is the name", browser.run("return document.activeElement.dataset.argument") == "appName")
    controls = browser.run("return [...document.querySelectorAll('#controls input, #controls select')].map(c => c.id ? '#' + c.id : `[data-argument='${c.dataset.argument}']`);")
    for control in controls:
        check(f"{control} has a name", browser.label(control).strip() != "")
    check("a card is named by its heading", browser.label("#language-fr").startswith("français"))
    ids = browser.run("return [...document.querySelectorAll('[id]')].map(e => e.id);")
    check("no id comes twice", len(ids) == len(set(ids)))
    for theme in ("light", "dark"):
        for control, value in (("#theme", theme), ("#look", "all"), ("#message", "all")):
            browser.put(control, value)
        low = browser.run(CONTRAST)
        check(f"every text has contrast ({theme})", not low, low[:5])
    for control, value in (("#theme", "light"), ("#look", "ios"), ("#message", "app")):
        browser.put(control, value)


# The texts whose contrast with what is behind them is below 4.5:1 (WCAG 2.2, 1.4.3), with the contrast.
CONTRAST = """
  const parse = color => (color.match(/[\\d.]+/g) || []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(c => c / 255).map(c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0);
  const ground = element => {
    for (let e = element; e; e = e.parentElement) {
      const color = parse(getComputedStyle(e).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  const low = [];
  for (const e of document.querySelectorAll('body *')) {
    const own = [...e.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (!own || !e.offsetHeight || e.closest('script, style, option, .skip') || ['OPTION'].includes(e.tagName)) continue;
    const [a, b] = [light(parse(getComputedStyle(e).color)), light(ground(e))].sort((x, y) => y - x);
    const ratio = (a + .05) / (b + .05);
    if (ratio < 4.5) low.push([e.className || e.tagName, e.textContent.slice(0, 20), ratio.toFixed(2)]);
  }
  return low;
"""


def test_print(browser):
    browser.devtools("Emulation.setEmulatedMedia", media="print")
    controls = browser.run("return getComputedStyle(document.querySelector('.controls')).display")
    check("controls are not printed", controls == "none", controls)
    pdf = base64.b64decode(browser.devtools("Page.printToPDF", printBackground=True)["data"])
    check("the page prints", pdf.startswith(b"%PDF-") and pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") > 5, len(pdf))
    for theme in ("light", "dark"):
        for control, value in (("#theme", theme), ("#look", "all"), ("#message", "all")):
            browser.put(control, value)
        browser.run("for (const details of document.querySelectorAll('details')) details.open = true;")
        low = browser.run(CONTRAST)
        check(f"every text has contrast on paper ({theme})", not low, low[:5])
        ground = browser.run("return getComputedStyle(document.body).backgroundColor")
        check(f"paper is white ({theme})", ground == "rgb(255, 255, 255)", ground)
    browser.devtools("Emulation.setEmulatedMedia", media="")


def write_odd_overrides(folder):
    texts = {
        "de": '"reviewPrompt.title" = "Wie ist\\n{appName},  was?";\n"reviewPrompt.button.rate" = "Ja\\nNein";\n'
        '"reviewPrompt.message.app" = "{toString} {n} {y}: {x, select, a {A} other {B}}";\n',
        "ar": '"reviewPrompt.title" = "{n, select, a {كيف} other {كيف {appName}؟}}";\n',
    }
    for language, text in texts.items():
        os.makedirs(f"{folder}/{language}.lproj")
        with open(f"{folder}/{language}.lproj/ReviewPrompts.strings", "w", encoding="utf-8") as file:
            file.write(text)


def test_odd_texts(browser, page):
    browser.open(page)
    drawn = browser.run(
        """const alert = document.querySelector('[data-language=de] .alert[data-m=app]');
           const title = alert.querySelector('.t');
           return { title: title.innerText, lines: title.clientHeight / parseFloat(getComputedStyle(title).lineHeight),
             label: alert.querySelector('.k.r').innerText, body: alert.querySelector('.b').innerText };"""
    )
    check("line breaks and double blanks are drawn", drawn["title"] == "Wie ist\nNotes,  was?" and drawn["lines"] > 1.9, drawn)
    check("in a label too", drawn["label"] == "Ja\nNein", drawn)
    check("arguments that nobody gave show their names", drawn["body"] == "{toString} {n} {y}: {x}", drawn)
    body = "document.querySelector('[data-language=de] .alert[data-m=app] .b').innerText"
    browser.put('[data-argument="y"]', "2")
    check("until someone types", browser.run(f"return {body}") == "{toString} {n} 2: {x}", browser.run(f"return {body}"))
    fields = browser.run("return [...document.querySelectorAll('[data-argument]')].map(field => field.dir);")
    check("fields take the direction of what is typed", set(fields) == {"auto"}, fields)


def test_isolates(browser, page, bare_page):
    for path, expected in ((page, "BDI"), (bare_page, "SPAN")):
        browser.open(path)
        browser.put('[data-argument="appName"]', "Zeitung")
        browser.put('[data-argument="n"]', "b")
        browser.put("#left", "de")
        browser.put("#right", "ar")
        names = browser.run("return [...document.querySelectorAll('[data-a=appName]')].map(e => e.tagName);")
        cells = browser.run("return [...document.querySelectorAll('#compare tbody tr:first-child [data-a=appName]')].map(e => e.tagName);")
        check(f"names stand in {expected} everywhere", set(names) == {expected}, set(names))
        check(f"and side by side ({expected})", cells == [expected] * 2, cells)


def test_address(browser, page):
    browser.open(page, "#look=bogus&message=bogus&theme=bogus&controls=x&state=y&sources=z&left=xx&find=fr&script=Latn")
    values = browser.run("return Object.fromEntries(['look', 'message', 'theme', 'left', 'find', 'script'].map(id => [id, document.getElementById(id).value]));")
    check("what no control offers is passed over", values == {"look": "ios", "message": "app", "theme": "light", "left": "", "find": "fr", "script": "Latn"}, values)
    drawn = browser.run("return [...document.querySelectorAll('[data-language=fr] .alert')].filter(alert => alert.offsetHeight).length;")
    check("and the prompts are drawn", drawn == 1, drawn)


def test_focus(browser, page):
    browser.open(page)
    browser.run("const all = document.querySelectorAll('summary'); all[all.length - 1].focus();")
    covered = []
    for _ in range(40):
        browser.press_with(SHIFT, TAB)
        place = browser.run(
            """const top = document.activeElement.getBoundingClientRect().top;
               return [document.activeElement.tagName, top, document.querySelector('#controls').getBoundingClientRect().bottom];"""
        )
        if place[0] != "SUMMARY" or place[1] < place[2]:
            covered.append(place)
    check("what has the focus is not under the controls", not covered, covered)


def test_narrow(browser, page):
    browser.devtools("Emulation.setDeviceMetricsOverride", width=320, height=640, deviceScaleFactor=1, mobile=False)
    browser.open(page)
    for look in ("ios", "macos", "android", "all"):
        browser.put("#look", look)
        width = browser.run("return document.documentElement.scrollWidth")
        check(f"a narrow page does not scroll sideways ({look})", width <= 320, width)
    browser.devtools("Emulation.clearDeviceMetricsOverride")


def test_overrides(browser, page):
    browser.open(page)
    title = "document.querySelector(`[data-language=${args[0]}] .alert[data-m=app] .t`).textContent"
    check("a plural is formatted", browser.run(f"return {title}", "de") == "3 Tage mit Notes", browser.run(f"return {title}", "de"))
    for number, text in (("1", "1 Tag mit Notes"), ("0", "Kein Tag mit Notes"), ("12", "12 Tage mit Notes")):
        browser.put('[data-argument="n"]', number)
        check(f"a plural follows {number}", browser.run(f"return {title}", "de") == text, browser.run(f"return {title}", "de"))
    for number in ("", "x"):
        browser.put('[data-argument="n"]', number)
        check(f"a plural without a number shows its name ('{number}')", browser.run(f"return {title}", "de") == "{n} mit Notes")
    check("an argument that is not given shows its name", "</script> {version} &" in browser.run(f"return {title}", "it"))
    browser.put('[data-argument="version"]', "<i>2</i>")
    check("a text is text, never a tag", browser.run(f"return {title}", "it") == '<script>alert(1)</script> <i>2</i> & "Notes"')
    browser.put('[data-argument="version"]', "")
    check("and shows it again when its field is emptied", "</script> {version} &" in browser.run(f"return {title}", "it"))
    check("a hidden button is not drawn", browser.run("return document.querySelectorAll('[data-language=de] .alert[data-m=app] .k').length") == 2)
    line = browser.run("return document.querySelector('[data-language=fr] .over').textContent")
    check("a label that is too long is marked", line == "Does not fit: decline button (iOS)", line)
    browser.put("#problem", "fit")
    check("and found by the filter", "fr" in shown(browser) and "de" not in shown(browser), shown(browser))
    browser.put("#problem", "fallback")
    check("a language without all texts says what it is written in", shown(browser) == ["eo"], shown(browser))
    source = browser.run("return document.querySelector('[data-language=fr] tr[data-k=decline]').textContent")
    check("the source of an override is its file", "override, fr, " in source and "fr.lproj/ReviewPrompts.strings:1" in source, source)


def test_remarks(browser, page):
    browser.open(page)
    closed = not browser.run("return document.querySelector('[data-language=sv] tr[data-k=title]').checkVisibility()")
    browser.run("document.querySelector('[data-language=sv] .t').click();")
    row = "document.querySelector('[data-language=sv] tr[data-k=title]')"
    remarks = browser.run(
        f"""return {{ shown: {row}.checkVisibility(), texts: [...{row}.querySelectorAll('.error, .warning')].map(e => e.textContent),
             tags: [...new Set([...document.querySelectorAll('[data-language=sv] details :is(div, td) *')].map(e => e.localName))],
             ofFile: [...document.querySelectorAll('[data-language=sv] details > .error')].map(e => e.textContent),
             summary: document.querySelector('[data-language=sv] summary').textContent }};"""
    )
    check("a click shows what the validator says", closed and remarks["shown"], remarks)
    for severity, rule in (("warning", "double-blank"), ("error", "unknown-argument")):
        found = [text for text in remarks["texts"] if text.startswith(severity + ": ") and text.endswith(f"[{rule}]")]
        check(f"the {severity} {rule} is shown", len(found) == 1, remarks["texts"])
    of_file = remarks["ofFile"]
    check("a remark is text", len(of_file) == 1 and "'reviewPrompt.<i>': no text of a prompt" in of_file[0], of_file)
    allowed = {"table", "thead", "tbody", "tr", "th", "td", "div", "bdi"}
    check("and never a tag", set(remarks["tags"]) <= allowed, remarks["tags"])
    check("the remarks are counted", "2 errors" in remarks["summary"] and "warning" in remarks["summary"], remarks["summary"])
    for problem, expected in (("error", True), ("remark", True), ("any", True), ("note", False), ("question", None)):
        browser.put("#problem", problem)
        if expected is not None:
            check(f"the filter '{problem}' knows the remarks", ("sv" in shown(browser)) == expected, shown(browser))
    browser.put("#problem", "error")
    check("a language without remarks is not among them", "ja" not in shown(browser), shown(browser))
    browser.put("#problem", "")


def test_pseudo_languages(browser, page):
    browser.open(page)
    texts = browser.run(
        """return ['en-XA', 'ar-XB'].map(tag => { const alert = document.querySelector(`[data-language=${tag}] .alert`);
             return [alert.lang, getComputedStyle(alert).direction, alert.querySelector('.t').textContent]; });"""
    )
    check("accents are drawn", texts[0][:2] == ["en-XA", "ltr"] and texts[0][2].startswith("[Ĥööŵ"), texts[0])
    check("mirroring is drawn", texts[1][:2] == ["ar-XB", "rtl"] and "\u202eHow\u202c" in texts[1][2], texts[1])


def test_quiet(browser, page):
    errors = [entry for entry in browser.log("browser") if entry["level"] in ("SEVERE", "WARNING")]
    check("the console stays empty", not errors, errors)
    requests = []
    for entry in browser.log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] in ("Network.requestWillBeSent", "Network.webSocketCreated"):
            requests.append(message["params"].get("request", message["params"])["url"])
    away = [url for url in requests if not url.startswith(("file://", "data:", "about:"))]
    files = {url.split("#")[0] for url in requests if url.startswith("file://")}
    check("no request leaves the page", requests and not away and all(url.endswith(".html") for url in files), requests)


def test_weight(browser, page):
    size = os.path.getsize(page)
    check("the page stays under 400 KB", size < 400_000, size)
    times = []
    for _ in range(3):
        browser.open(page)
        times.append(browser.run("return performance.getEntriesByName('drawn')[0].startTime"))
    check("the page is drawn in under a second", min(times) < 1000, times)
    print(f"{size // 1000} KB, drawn in {min(times):.0f} ms")


def run_all(command, browser, folder):
    languages = json.loads(subprocess.check_output([command, "languages", "--format", "json"]))
    page = make_page(command, folder, "shipped.html", "--app-name", "Notes")
    overrides = os.path.join(folder, "overrides")
    write_overrides(overrides)
    own = make_page(command, folder, "own.html", "--app-name", "Notes", "--override", overrides, "--argument", "n=3")
    odd_overrides = os.path.join(folder, "odd")
    write_odd_overrides(odd_overrides)
    words = ("--app-name", "Notes", "--override", odd_overrides)
    odd = make_page(command, folder, "odd.html", *words)
    bare = make_page(command, folder, "bare.html", *words, "--no-isolates")
    pseudo = make_page(command, folder, "pseudo.html", "--app-name", "Notes", "--language", "en-XA,ar-XB")
    browser.open(page)
    test_languages(browser, languages)
    test_right_to_left(browser)
    test_looks(browser)
    test_filter(browser, languages)
    test_live_name(browser)
    test_overflow(browser)
    test_side_by_side(browser)
    test_provenance(browser)
    test_accessibility(browser, page)
    test_print(browser)
    test_address(browser, page)
    test_focus(browser, page)
    test_narrow(browser, page)
    test_overrides(browser, own)
    test_odd_texts(browser, odd)
    test_isolates(browser, odd, bare)
    test_remarks(browser, own)
    test_pseudo_languages(browser, pseudo)
    test_weight(browser, page)
    test_quiet(browser, page)


def main():
    found = find_browser()
    if not found:
        print("skipped the browser tests: no Chromium with its driver; 'make browser' installs them on Debian")
        return 0
    with tempfile.TemporaryDirectory() as folder, Browser(*found) as browser:
        run_all(os.path.abspath(sys.argv[1]), browser, folder)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
