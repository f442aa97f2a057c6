"""A headless Chromium, spoken to through its debugging pipe: JSON texts that end with a zero byte."""

import base64
import collections
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Chromium:
    def __init__(self, *options):
        name = next((name for name in ("chromium", "chromium-browser", "google-chrome") if shutil.which(name)), None)
        if name is None:
            raise SystemExit("Chromium is not installed: apt-get install chromium")
        self.folder = tempfile.mkdtemp(prefix="waggle-chromium-")
        out_reading, out_writing = os.pipe()
        in_reading, in_writing = os.pipe()

        def place():
            # Chromium reads from descriptor 3 and writes to 4; both may be in use by the pipes themselves.
            reading, writing = os.dup(in_reading), os.dup(out_writing)
            spare_reading, spare_writing = os.dup2(reading, 100), os.dup2(writing, 101)
            os.dup2(spare_reading, 3)
            os.dup2(spare_writing, 4)

        self.process = subprocess.Popen(
            [name, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", "--no-first-run", "--disable-extensions",
             "--disable-background-networking", "--disable-component-update", "--force-color-profile=srgb", "--disable-lcd-text", "--user-data-dir=" + self.folder, *options, "about:blank"],
            preexec_fn=place, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(in_reading)
        os.close(out_writing)
        self.reading, self.writing = out_reading, in_writing
        self.bytes, self.number = b"", 0
        self.events = collections.deque(maxlen=2000)

    def close(self):
        os.close(self.writing)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def receive(self, limit):
        """The next message; None once the time is over."""
        while b"\0" not in self.bytes:
            left = limit - time.monotonic()
            if left <= 0 or not select.select([self.reading], [], [], left)[0]:
                return None
            chunk = os.read(self.reading, 1 << 20)
            if not chunk:
                raise RuntimeError("Chromium has ended.")
            self.bytes += chunk
        message, self.bytes = self.bytes.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.writing, data):]
        limit = time.monotonic() + 60
        while True:
            answer = self.receive(limit)
            if answer is None:
                raise RuntimeError(f"Chromium does not answer {method}.")
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def page(self, address, width, height, scale=1.0, touch=False):
        return Page(self, address, width, height, scale, touch)


class Page:
    def __init__(self, browser, address, width, height, scale, touch):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.size(width, height, scale)
        if touch:
            self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        self.call("Page.navigate", url=address)
        self.until("document.readyState === 'complete'")

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def size(self, width, height, scale=1.0):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def until(self, expression, seconds=10):
        """Waits until an expression is true."""
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            value = self.evaluate(expression)
            if value:
                return value
            time.sleep(0.03)
        raise AssertionError(f"This did not become true: {expression}")

    def screenshot(self, path=None):
        data = base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])
        if path:
            with open(path, "wb") as file:
                file.write(data)
        return data

    # Input as a person's.

    def mouse(self, kind, x, y, button="none", **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, **more)

    def click(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, "left", buttons=1, clickCount=1)
        self.mouse("mouseReleased", x, y, "left", clickCount=1)

    def drag(self, start, end, steps=12, seconds=0.2):
        self.mouse("mouseMoved", *start)
        self.mouse("mousePressed", *start, "left", buttons=1, clickCount=1)
        for step in range(1, steps + 1):
            part = step / steps
            self.mouse("mouseMoved", start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part, "left", buttons=1)
            time.sleep(seconds / steps)
        self.mouse("mouseReleased", *end, "left", clickCount=1)

    def touch(self, kind, *points):
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])

    def type(self, text):
        for character in text:
            self.call("Input.dispatchKeyEvent", type="keyDown", text=character, key=character, unmodifiedText=character)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=character)

    def press(self, key, code=0, modifiers=0):
        self.call("Input.dispatchKeyEvent", type="rawKeyDown", key=key, windowsVirtualKeyCode=code, modifiers=modifiers)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code, modifiers=modifiers)

    # The accessibility tree.

    def elements(self):
        """Role and name of all elements that Chromium tells assistive programs about."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [node for node in nodes if not node.get("ignored")]

    def element(self, role, name, seconds=5):
        """The center of the element with this role and name."""
        limit = time.monotonic() + seconds
        while True:
            for node in self.elements():
                if node["role"]["value"] == role and node.get("name", {}).get("value", "").strip() == name:
                    return Element(self, node)
            if time.monotonic() > limit:
                found = sorted({f"{node['role']['value']} “{node.get('name', {}).get('value', '')}”" for node in self.elements()})
                raise AssertionError(f"There is no {role} “{name}”, but: {', '.join(found)}")
            time.sleep(0.05)


class Element:
    def __init__(self, page, node):
        self.page, self.node = page, node

    def state(self, name):
        for one in self.node.get("properties", []):
            if one["name"] == name:
                return one["value"].get("value")
        return None

    @property
    def value(self):
        return self.node.get("value", {}).get("value")

    @property
    def center(self):
        quad = self.page.call("DOM.getBoxModel", backendNodeId=self.node["backendDOMNodeId"])["model"]["border"]
        return sum(quad[0::2]) / 4, sum(quad[1::2]) / 4

    def click(self):
        self.page.click(*self.center)

    def call(self, function):
        """Calls a JavaScript function with the element."""
        handle = self.page.call("DOM.resolveNode", backendNodeId=self.node["backendDOMNodeId"])["object"]["objectId"]
        return self.page.call("Runtime.callFunctionOn", objectId=handle, functionDeclaration=function, returnByValue=True)["result"].get("value")
