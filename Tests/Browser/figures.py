"""Measures a program's page in Chromium: bytes a second, pictures a second, and milliseconds from input to pixels, over loopback.

    python3 Tests/Browser/figures.py ADDRESS NAME [pan|fling|press ROLE NAME|watch]
"""

import os
import statistics
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import chromium

# From the moment at which the page hears of an input to the end of the drawing of the first picture after it. What is under way already does not count: the first
# picture that the program has sent after the input is the one whose number was not known yet.
MEASURE = """
window.times = []
{
  let since = 0
  const tell = waggle.tell.bind(waggle), draw = waggle.screen.draw.bind(waggle.screen), take = waggle.take.bind(waggle)
  let arrived = 0
  waggle.tell = (message) => { if (!since && ['touch', 'wheel', 'key'].includes(message.k)) since = performance.now(); tell(message) }
  waggle.take = (buffer) => { take(buffer); if (new Uint8Array(buffer, 0, 1)[0] === 1) arrived = performance.now() }
  waggle.screen.draw = () => { draw(); if (since && arrived > since) { window.times.push(performance.now() - since); since = 0 } }
}
"""


def main():
    address, name, what = sys.argv[1:4]
    browser = chromium.Chromium()
    page = browser.page(address, 440, 760, 2)
    page.until("typeof waggle !== 'undefined' && waggle.screen.list !== null", 60)
    time.sleep(2)
    page.evaluate(MEASURE)
    before, start = page.evaluate("({ ...waggle.counts })"), time.monotonic()
    if what == "pan":
        page.mouse("mouseMoved", 220, 500)
        page.mouse("mousePressed", 220, 500, "left", buttons=1, clickCount=1)
        while time.monotonic() - start < 4:
            part = (time.monotonic() - start) % 2
            page.mouse("mouseMoved", 220 + 120 * abs(part - 1), 500 - 200 * abs(part - 1), "left", buttons=1)
            time.sleep(0.012)
        page.mouse("mouseReleased", 220, 500, "left", clickCount=1)
    elif what == "fling":
        for _ in range(4):
            page.drag((220, 600), (220, 250), steps=6, seconds=0.08)
            time.sleep(0.9)
    elif what == "press":
        page.element(sys.argv[4], sys.argv[5]).click()
        time.sleep(1.5)
    else:
        time.sleep(4)
    seconds, after = time.monotonic() - start, page.evaluate("({ ...waggle.counts })")
    times = page.evaluate("window.times")
    count = after["pictures"] - before["pictures"]
    latency = "%.0f ms from input to pixels (median of %d, worst %.0f)" % (statistics.median(times), len(times), max(times)) if times else "no input"
    print("%s: %.1f KB/s, %.1f pictures/s of %.0f bytes, %.1f ms to draw one, %s" % (
        name, (after["bytes"] - before["bytes"]) / 1000 / seconds, count / seconds, (after["bytes"] - before["bytes"]) / max(count, 1), (after["drawing"] - before["drawing"]) / max(count, 1), latency))
    browser.close()


main()
