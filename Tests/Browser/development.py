"""A program under `./waggle dev` in a page of headless Chromium: saved files keep its state, errors show and go."""

import os
import sys
import time

import chromium

address, folder = sys.argv[1], sys.argv[2]
app = os.path.join(folder, "TallyApp.swift")


def save(old, new):
    with open(app) as file:
        text = file.read()
    if old not in text:
        raise AssertionError(f"{old} is not in the program")
    with open(app, "w") as file:
        file.write(text.replace(old, new))
    return time.monotonic()


def says(page, words):
    return any(words in node.get("name", {}).get("value", "") for node in page.elements())


def wait(condition, what, seconds=30):
    limit = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > limit:
            raise AssertionError(what)
        time.sleep(0.03)


browser = chromium.Chromium()
try:
    page = browser.page(address, 400, 600)
    page.until("document.title.startsWith('first 0')", 120)
    # The button's middle, and the field's: the page has no elements of the program.
    add, field = (200, 146), (200, 226)
    for count in (1, 2):
        page.click(*add)
        page.until(f"document.title.startsWith('first {count}')")
    page.click(*field)
    time.sleep(0.5)
    page.type("abc")
    page.until("document.title === 'first 2 abc'")

    start = save('"first"', '"second"')
    page.until("document.title === 'second 2 abc'", 60)
    print(f"from save to picture: {time.monotonic() - start:.2f} s")
    # The field still has the focus, with the caret behind the text.
    page.type("d")
    page.until("document.title === 'second 2 abcd'")

    save("count += 1", "count += one")
    wait(lambda: says(page, "cannot find 'one' in scope"), "the error does not show")
    wait(lambda: says(page, "TallyApp.swift:18"), "the error has no file and line")
    # The last version goes on below.
    page.click(*add)
    page.until("document.title === 'second 3 abcd'")
    with open(app) as file:
        text = file.read()
    with open(app, "w") as file:
        file.write(text.replace("count += one", "count += 10").replace('"second"', '"third"'))
    page.until("document.title === 'third 3 abcd'", 60)
    wait(lambda: not says(page, "cannot find 'one' in scope"), "the error stays")
    page.click(*add)
    page.until("document.title === 'third 13 abcd'")

    # A version that ends before its first picture says why; the one before it stays.
    save("struct TallyApp: App {", 'struct TallyApp: App {\n    init() { fatalError("no start") }')
    wait(lambda: says(page, "no start"), "the reason of the end does not show")
    page.click(*add)
    page.until("document.title === 'third 23 abcd'")
    save('    init() { fatalError("no start") }\n', "")
    wait(lambda: not says(page, "no start"), "the reason stays")

    # A property with another name begins anew, alone, and is named.
    with open(app) as file:
        text = file.read()
    with open(app, "w") as file:
        file.write(text.replace("note", "remark"))
    page.until("document.title.startsWith('third 23') && !document.title.includes('abcd')", 60)
    wait(lambda: says(page, "Not kept: TallyView.note"), "what is lost is not named")
finally:
    browser.close()
