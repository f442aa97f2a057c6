"""A touch screen for programs on a Wayland compositor that has none: stands between the two, tells of a touch screen and adds its events.

    touchscreen.py COMPOSITOR_SOCKET SOCKET

Programs connect with WAYLAND_DISPLAY=SOCKET. Lines of the standard input are what fingers do on the surface that the pointer came over last,
in its own coordinates; without one they wait:

    down FINGER X Y | move FINGER X Y | up FINGER | cancel | rest SECONDS

Fingers that stand on one line, divided by semicolons, move at the same moment. Needs a seat of the compositor's; it has to answer a question for a
touch screen that is not there with an object that keeps silent, as Weston does.
"""
import array
import socket
import struct
import sys
import threading
import time

DISPLAY = 1
GET_REGISTRY, BIND, GET_POINTER, GET_TOUCH = 1, 0, 0, 2
CAPABILITIES, ENTER = 0, 0
TOUCH_SCREEN = 4
DOWN, UP, MOTION, FRAME, CANCEL = range(5)


def message(target, code, *arguments):
    """All arguments are whole numbers of 32 bits."""
    return struct.pack("=IHH", target, code, 8 + 4 * len(arguments)) + struct.pack("=" + "I" * len(arguments), *arguments)


def fixed(number):
    """24 bits before the point and 8 behind it."""
    return round(float(number) * 256) & 0xFFFFFFFF


class Connection:
    """One program, and the objects of it that matter here."""

    def __init__(self, program, compositor):
        self.program, self.compositor = program, compositor
        self.sending = threading.Lock()
        self.registries, self.seats, self.pointers, self.touches = set(), set(), set(), set()
        self.surface = None
        self.serial = 1 << 20

    def pass_requests(self):
        self.pass_on(self.program, self.compositor, self.see_request)

    def pass_events(self):
        self.pass_on(self.compositor, self.program, self.see_event)

    def pass_on(self, source, target, see):
        """Whole messages, each as `see` gives it back, with the files that come along."""
        data, files = b"", []
        try:
            while True:
                part, ancillary, _, _ = source.recvmsg(65536, socket.CMSG_SPACE(28 * 4))
                if not part:
                    break
                data += part
                for _, _, numbers in ancillary:
                    files += array.array("i", numbers[:len(numbers) - len(numbers) % 4])
                whole = b""
                while len(data) >= 8 and len(data) >= (size := struct.unpack_from("=H", data, 6)[0]):
                    whole += see(data[:size])
                    data = data[size:]
                if whole:
                    self.send(target, whole, files)
                    files = []
        except OSError:
            pass
        # The program ended, or the compositor.
        for end in (self.program, self.compositor):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def send(self, target, data, files=()):
        with self.sending:
            ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", files))] if files else []
            sent = target.sendmsg([data], ancillary)
            target.sendall(data[sent:])
        for file in files:
            socket.close(file)

    def see_request(self, request):
        target, code, _ = struct.unpack_from("=IHH", request)
        new = struct.unpack_from("=I", request, len(request) - 4)[0] if len(request) > 8 else None
        if target == DISPLAY and code == GET_REGISTRY:
            self.registries.add(new)
        elif target in self.registries and code == BIND:
            length = struct.unpack_from("=I", request, 12)[0]
            if request[16:16 + length - 1] == b"wl_seat":
                self.seats.add(new)
        elif target in self.seats and code == GET_POINTER:
            self.pointers.add(new)
        elif target in self.seats and code == GET_TOUCH:
            self.touches.add(new)
        return request

    def see_event(self, event):
        target, code, _ = struct.unpack_from("=IHH", event)
        if target in self.seats and code == CAPABILITIES:
            return message(target, code, struct.unpack_from("=I", event, 8)[0] | TOUCH_SCREEN)
        if target in self.pointers and code == ENTER:
            self.surface = struct.unpack_from("=I", event, 12)[0]
        return event

    def act(self, line):
        events = b""
        for touch in self.touches:
            for step in line.split(";"):
                events += self.event(touch, *step.split())
            if line.strip() != "cancel":
                events += message(touch, FRAME)
        self.send(self.program, events)

    def event(self, touch, what, finger=0, x=0, y=0):
        # Compositors count their milliseconds by the steady clock.
        now = int(time.monotonic() * 1000) & 0xFFFFFFFF
        self.serial += 1
        match what:
            case "down": return message(touch, DOWN, self.serial, now, self.surface, int(finger), fixed(x), fixed(y))
            case "move": return message(touch, MOTION, now, int(finger), fixed(x), fixed(y))
            case "up": return message(touch, UP, self.serial, now, int(finger))
            case "cancel": return message(touch, CANCEL)
        sys.exit(f"touchscreen.py: fingers do not “{what}”.")


def accept(listener, compositor_path, connections):
    while True:
        program, _ = listener.accept()
        compositor = socket.socket(socket.AF_UNIX)
        compositor.connect(compositor_path)
        connection = Connection(program, compositor)
        connections.append(connection)
        for work in (connection.pass_requests, connection.pass_events):
            threading.Thread(target=work, daemon=True).start()


def main():
    compositor_path, path = sys.argv[1:]
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    listener.listen()
    connections = []
    threading.Thread(target=accept, args=(listener, compositor_path, connections), daemon=True).start()
    for line in sys.stdin:
        if line.startswith("rest"):
            time.sleep(float(line.split()[1]))
            continue
        while not (reached := [connection for connection in connections if connection.touches and connection.surface]):
            time.sleep(0.05)
        for connection in reached:
            connection.act(line)


main()
