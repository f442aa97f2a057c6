"""Operates `Tests/Browser/Pages` in Chromium as a person would, by Chromium's accessibility tree.

    python3 Tests/Browser/drive.py ADDRESS [PICTURE]
"""

import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import chromium

CONTROL = 2


def text(page, wanted, seconds=8):
    """Waits until the page has these words, as a reader or a search would find them."""
    page.until(f"document.getElementById('elements').innerText.includes({wanted!r})", seconds)


def form(page):
    page.element("textbox", "Name").click()
    page.type("Ada")
    text(page, "Hello, Ada!")
    assert page.element("textbox", "Name").state("focused"), "The field that is edited has the page's focus."
    page.press("Backspace", 8)
    page.type("nn")
    text(page, "Hello, Adnn!")
    toggle = page.element("switch", "Sound")
    assert toggle.state("checked") == "false"
    # A person touches the switch, at the row's end, not its label.
    x, y = toggle.center
    page.click(x + 160, y)
    text(page, "Loud")
    assert page.element("switch", "Sound").state("checked") == "true"
    page.element("slider", "Share").call("function () { this.value = 0.8; this.dispatchEvent(new Event('input', { bubbles: true })) }")
    text(page, "80 %")


def composition(page):
    page.element("textbox", "Name").click()
    page.press("a", 65, CONTROL)
    page.call("Input.imeSetComposition", text="ね", selectionStart=1, selectionEnd=1)
    text(page, "Hello, ")
    page.call("Input.imeSetComposition", text="ねこ", selectionStart=2, selectionEnd=2)
    page.call("Input.insertText", text="猫")
    text(page, "Hello, 猫!")


def driver_fill(page):
    """As Playwright's fill does it."""
    page.element("textbox", "Notes").call("function () { this.focus(); this.value = 'from a driver'; this.dispatchEvent(new Event('input', { bubbles: true })) }")
    page.until("[...document.querySelectorAll('textarea[data-id]')].some((field) => field.value === 'from a driver')")


def clipboard(page):
    page.element("textbox", "Name").click()
    page.press("a", 65, CONTROL)
    page.evaluate("""document.activeElement.dispatchEvent((() => { const data = new DataTransfer(); data.setData('text/plain', 'Grace')
        return new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }) })())""")
    text(page, "Hello, Grace!")


def rows(page):
    page.element("button", "Rows").click()
    row = page.element("button", "Row 3")
    time.sleep(0.6)
    row = page.element("button", "Row 3")
    row.click()
    page.until("document.title === 'Chosen 3'")
    x, y = row.center
    page.drag((x, y + 200), (x, y - 100), seconds=0.15)
    page.until("![...document.querySelectorAll('[data-id]')].some((node) => node.textContent.trim() === 'Row 0')")
    for _ in range(10):
        page.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=120)
        time.sleep(0.03)
    page.until("[...document.querySelectorAll('[data-id]')].some((node) => node.textContent.trim() === 'Row 30')")
    # The back button goes back in the program.
    page.until("history.state?.waggle")
    page.evaluate("history.back()")
    page.element("textbox", "Name")


def sheet(page):
    # The screen before is still leaving.
    time.sleep(0.6)
    page.element("button", "Sheet").click()
    text(page, "In the sheet")
    time.sleep(0.5)
    assert not [node for node in page.elements() if node.get("name", {}).get("value") == "Name"], "What is behind a sheet is out of reach."
    # By a reader's press, without a pointer.
    page.element("button", "Close").call("function () { this.click() }")
    page.element("textbox", "Name")


def comb(page):
    time.sleep(0.6)
    page.element("button", "Comb").click()
    page.element("button", "Cell 0 0, 0")
    time.sleep(0.6)
    page.element("button", "Cell 0 0, 0").click()
    center = page.element("button", "Cell 0 0, 1").center
    x, y = center
    page.touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 12):
        page.touch("touchMove", (x - 20 - 6 * step, y), (x + 20 + 6 * step, y))
        time.sleep(0.02)
    page.touch("touchEnd")
    text(page, "Scale large")
    page.evaluate("history.back()")
    page.element("textbox", "Name")


def appearance(page):
    text(page, "Light, moving, soft")
    page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}, {"name": "prefers-reduced-motion", "value": "reduce"},
                                                     {"name": "prefers-contrast", "value": "more"}])
    text(page, "Dark, still, sharp")
    page.call("Emulation.setEmulatedMedia", features=[])
    text(page, "Light, moving, soft")


def address(page):
    page.evaluate("location.hash = 'pond:lily?count=3'")
    text(page, "Address pond:lily?count=3")


def drop(page):
    with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as file:
        file.write("a lily")
    x, y = next(chromium.Element(page, node) for node in page.elements() if node.get("name", {}).get("value", "").startswith("Dropped")).center
    data = {"items": [], "files": [file.name], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        page.call("Input.dispatchDragEvent", type=kind, x=x, y=y, data=data)
        time.sleep(0.2)
    text(page, os.path.basename(file.name) + ": a lily")
    os.unlink(file.name)


def resize(page):
    page.size(700, 500, 1.5)
    page.until("document.getElementById('picture').width === 1050 && document.getElementById('picture').height === 750")
    page.size(440, 760, 2)
    page.until("document.getElementById('picture').width === 880")


def returning(page):
    page.element("textbox", "Name").click()
    page.press("a", 65, CONTROL)
    page.type("Back")
    text(page, "Hello, Back!")
    page.evaluate("waggle.socket.close()")
    page.until("waggle.isReady && waggle.screen.list !== null")
    text(page, "Hello, Back!")
    page.call("Page.reload")
    page.until("document.readyState === 'complete' && typeof waggle !== 'undefined' && waggle.screen.list !== null")
    text(page, "Hello, Back!")


def main():
    browser = chromium.Chromium()
    page = browser.page(sys.argv[1], 440, 760, 2, touch=False)
    page.call("Accessibility.enable")
    page.call("DOM.enable")
    page.until("typeof waggle !== 'undefined' && waggle.screen.list !== null", 30)
    failed = []
    try:
        for action in (form, composition, driver_fill, clipboard, rows, sheet, comb, appearance, address, drop, resize, returning):
            start = time.monotonic()
            try:
                action(page)
                print(f"ok   {action.__name__} ({time.monotonic() - start:.1f} s)", flush=True)
            except (AssertionError, RuntimeError) as error:
                failed.append(action.__name__)
                picture = os.path.join(tempfile.gettempdir(), f"waggle-page-{action.__name__}.png")
                page.screenshot(picture)
                print(f"FAIL {action.__name__}: {error}\n     The page is shown in {picture}.", flush=True)
        if len(sys.argv) > 2:
            page.screenshot(sys.argv[2])
    finally:
        browser.close()
    if failed:
        raise SystemExit("The page does not do what a person wants: " + ", ".join(failed))


main()
