"""Draws display lists with the page's client in Chromium, and compares the pixels with Cairo's.

    WAGGLE_PAGE_PICTURES=FOLDER .build/debug/wagglePackageTests.xctest --testing-library swift-testing --filter 'PagePictureTests|everythingForThePage'
    python3 Tests/Browser/pictures.py FOLDER [--keep FOLDER] [NAME...]

The tests write what a page gets of each example in the seconds of its tour, as differences, and Cairo's pictures of some moments.
"""

import argparse
import base64
import glob
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import chromium

CLIENT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Browser", "Client", "client.js")

# Of all pixels, how many may differ by more than a quarter of the range, and how much all may differ in the mean, of 255. Edges are antialiased by different
# rasterisers, and blurs are approximated differently.
FAR, MEAN = 0.004, 1.25

HELP = """
var screen_
function begin(scale) { screen_ = new Screen(document.createElement('canvas')); screen_.setScale(scale) }
function bytesOf(text) { return Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer }
function feed(frames) {
  const start = performance.now()
  for (const [text, width, height, color] of frames) { screen_.receive(new Reader(bytesOf(text)), [width, height], color); screen_.draw() }
  return performance.now() - start
}
/** Reads broken messages: each ends with a list or an error, soon. */
function fuzz(text, count) {
  const whole = new Uint8Array(bytesOf(text))
  let state = 7, read = 0, failed = 0
  const next = (limit) => (state = (state * 1103515245 + 12345) % 2147483648) % limit
  for (let round = 0; round < count; round++) {
    const bytes = whole.slice()
    for (let change = next(4); change >= 0; change--) bytes[5 + next(bytes.length - 5)] = next(256)
    const start = performance.now()
    try { new Receiver().receive(new Reader(bytes.buffer)); read++ } catch { failed++ }
    if (performance.now() - start > 2000) return `A broken message takes ${performance.now() - start} ms.`
  }
  return read > 0 && failed > 0 ? '' : `${read} broken messages were read, ${failed} were not.`
}
async function compare(text) {
  const image = await createImageBitmap(new Blob([bytesOf(text)], { type: 'image/png' })), { canvas } = screen_, whole = surface(image.width, image.height)
  whole.getContext('2d').drawImage(image, 0, 0)
  if (image.width !== canvas.width || image.height !== canvas.height) return { error: `${canvas.width}x${canvas.height} instead of ${image.width}x${image.height} pixels` }
  const a = whole.getContext('2d').getImageData(0, 0, image.width, image.height), b = canvas.getContext('2d').getImageData(0, 0, image.width, image.height)
  let far = 0, sum = 0
  const colors = new Set()
  for (let at = 0; at < a.data.length; at += 4) {
    let most = 0
    for (let part = 0; part < 3; part++) { const difference = Math.abs(a.data[at + part] - b.data[at + part]); sum += difference; most = Math.max(most, difference) }
    if (most > 64) far++
    if (colors.size < 50) colors.add(b.data[at] << 16 | b.data[at + 1] << 8 | b.data[at + 2])
    for (let part = 0; part < 3; part++) a.data[at + part] = 255 - Math.min(255, 3 * Math.abs(a.data[at + part] - b.data[at + part]))
  }
  whole.getContext('2d').putImageData(a, 0, 0)
  window.difference = whole.toDataURL('image/png')
  return { far: far / (a.data.length / 4), mean: sum / (a.data.length / 4 * 3), colors: colors.size }
}
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--keep")
    options = parser.parse_args()
    if options.keep:
        os.makedirs(options.keep, exist_ok=True)
    browser, failed = chromium.Chromium(), []
    files = [os.path.join(options.folder, name + ".json") for name in options.names] or sorted(glob.glob(os.path.join(options.folder, "*.json")))
    if not files:
        raise SystemExit(f"There are no pictures in {options.folder}.")
    for path in files:
        name = os.path.splitext(os.path.basename(path))[0]
        with open(path) as file:
            recorded = json.load(file)
        page = browser.page("about:blank", 500, 900)
        with open(CLIENT) as file:
            page.evaluate(file.read() + HELP + "\n0")
        page.evaluate(f"begin({recorded['scale']})")
        waiting, worst, drawing, size, error = [], {"far": 0, "mean": 0}, 0, 0, None
        for number, frame in enumerate(recorded["frames"]):
            waiting.append([frame["bytes"], frame["width"], frame["height"], frame["color"]])
            size += len(frame["bytes"]) * 3 // 4
            if "png" not in frame:
                continue
            drawing += page.evaluate(f"feed({json.dumps(waiting)})")
            waiting = []
            result = page.evaluate(f"compare({json.dumps(frame['png'])})")
            error = error or result.get("error") or (None if result["colors"] > 3 else "the page is empty")
            isWorse = result.get("far", 1) > worst["far"] or result.get("mean", 255) > worst["mean"]
            for key in worst:
                worst[key] = max(worst[key], result.get(key, 255))
            if options.keep and isWorse:
                for kind, data in (("cairo", frame["png"]), ("page", page.evaluate("screen_.canvas.toDataURL('image/png')")), ("difference", page.evaluate("window.difference ?? ''"))):
                    with open(os.path.join(options.keep, f"{name}-{kind}.png"), "wb") as file:
                        file.write(base64.b64decode(data.split(",")[-1]))
        if name == "everything":
            error = error or page.evaluate(f"fuzz({json.dumps(recorded['frames'][0]['bytes'])}, 3000)")
        page.close()
        isGood = not error and worst["far"] <= FAR and worst["mean"] <= MEAN
        count = len(recorded["frames"])
        words = error or "at most %.3f%% of the pixels differ by more than a quarter, %.2f of 255 in the mean" % (worst["far"] * 100, worst["mean"])
        print(f"{'ok  ' if isGood else 'FAIL'} {name}: {words}; {count} frames, {size // count} bytes and {drawing / count:.1f} ms each", flush=True)
        if not isGood:
            failed.append(name)
    browser.close()
    if failed:
        raise SystemExit("The page draws otherwise than Cairo: " + ", ".join(failed))


main()
