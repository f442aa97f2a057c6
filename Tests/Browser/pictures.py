"""Draws programs with the page's client in Chromium and with Cairo, at the same virtual time, and compares the pixels.

    python3 Tests/Browser/pictures.py [--at SECONDS] [--keep FOLDER] PROGRAM...

The client gets all frames up to that time, as differences, so what it shows is what came of them. The tolerance: see `allowed`.
"""

import argparse
import base64
import json
import os
import socket
import struct
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import chromium

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# Of all pixels, how many may differ by more than a quarter of the range, and how much all may differ in the mean, of 255. Edges are antialiased by different
# rasterisers, and wide blurs rounded differently.
allowed = {"far": 0.004, "mean": 0.8}

HELP = """
var screen_ = new Screen(document.createElement('canvas'))
screen_.setScale(%s)
function bytesOf(text) { return Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer }
function feed(text, width, height, background) { screen_.receive(new Reader(bytesOf(text)), [width, height], background); screen_.draw() }
async function compare(text) {
  const image = await createImageBitmap(new Blob([bytesOf(text)], { type: 'image/png' })), { canvas } = screen_, whole = surface(image.width, image.height)
  whole.getContext('2d').drawImage(image, 0, 0)
  if (image.width !== canvas.width || image.height !== canvas.height) return { error: `${canvas.width}x${canvas.height} instead of ${image.width}x${image.height} pixels` }
  const a = whole.getContext('2d').getImageData(0, 0, image.width, image.height), b = canvas.getContext('2d').getImageData(0, 0, image.width, image.height)
  let far = 0, sum = 0, colors = new Set()
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


class Program:
    """A program in virtual time."""

    def __init__(self, folder, options):
        mine, its = socket.socketpair()
        self.socket = mine
        self.process = subprocess.Popen([os.path.join(ROOT, "waggle"), "embed", folder, *options], stdin=its, stdout=subprocess.DEVNULL, cwd=ROOT)
        its.close()

    def step(self, time):
        header = json.dumps({"time": time, "input": []}).encode()
        self.socket.sendall(struct.pack("<II", len(header), 0) + header)
        head, body = struct.unpack("<II", self.read(8))
        return json.loads(self.read(head)), self.read(body)

    def read(self, count):
        parts = []
        while count > 0:
            part = self.socket.recv(min(count, 1 << 20))
            if not part:
                raise RuntimeError("The program has ended.")
            parts.append(part)
            count -= len(part)
        return b"".join(parts)

    def close(self):
        self.socket.close()
        self.process.wait()


def draw(browser, folder, at, options, scale):
    """Feeds a page with a program's frames up to a time."""
    page = browser.page("about:blank", 800, 900)
    with open(os.path.join(ROOT, "Browser", "Client", "client.js")) as file:
        page.evaluate(file.read() + HELP % scale + "\n0")
    program = Program(folder, options)
    try:
        times = [number / 60 for number in range(int(at * 60 + 1e-6) + 1)]
        if at - times[-1] > 1e-9:
            times.append(at)
        for time in times:
            reply, body = program.step(time)
            if body:
                color = "rgb(%s)" % ",".join(str(round(part * 255)) for part in reply["background"][:3])
                page.evaluate(f"feed({json.dumps(base64.b64encode(body).decode())}, {reply['width']}, {reply['height']}, {json.dumps(color)})")
    finally:
        program.close()
    return page


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("programs", nargs="+")
    parser.add_argument("--at", type=float, default=0.5)
    parser.add_argument("--scale", type=float, default=2)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--keep")
    options = parser.parse_args()
    browser, failed = chromium.Chromium(), []
    with tempfile.TemporaryDirectory() as work:
        for folder in options.programs:
            name, shared = os.path.basename(os.path.normpath(folder)), ["--size", "440x760", "--scale", str(options.scale)] + (["--dark"] if options.dark else [])
            cairo = os.path.join(options.keep or work, name + "-cairo.png")
            subprocess.run([os.path.join(ROOT, "waggle"), "render", folder, "-o", cairo, "--at", str(options.at), *shared], check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
            page = draw(browser, folder, options.at, shared, options.scale)
            with open(cairo, "rb") as file:
                result = page.evaluate(f"compare({json.dumps(base64.b64encode(file.read()).decode())})")
            if options.keep:
                for kind, expression in (("page", "screen_.canvas.toDataURL('image/png')"), ("difference", "window.difference ?? ''")):
                    with open(os.path.join(options.keep, f"{name}-{kind}.png"), "wb") as file:
                        file.write(base64.b64decode(page.evaluate(expression).split(",")[-1]))
            page.close()
            good = "error" not in result and result["far"] <= allowed["far"] and result["mean"] <= allowed["mean"] and result["colors"] > 3
            words = result.get("error") or "%.3f%% of the pixels differ by more than a quarter, %.2f of 255 in the mean" % (result["far"] * 100, result["mean"])
            print(f"{'ok  ' if good else 'FAIL'} {name}: {words}", flush=True)
            if not good:
                failed.append(name)
    browser.close()
    if failed:
        raise SystemExit("The page draws otherwise than Cairo: " + ", ".join(failed))


main()
