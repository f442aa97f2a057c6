"""A touchpad for programs on an X server that has none, such as Xvfb: stands between the two and adds events to what the server says.

    touchpad.py SERVER_SOCKET SOCKET

SOCKET is where programs look for another display's. Lines of the standard input are what two fingers do, at the place where a program last saw
the pointer; without one they wait:

    begin | update SCALE DEGREES | end | cancel

SCALE counts from the beginning of the pinch, DEGREES clockwise from the event before. Protocol: X11 with the X Input Extension 2.4, lowest byte first.
"""
import socket
import struct
import sys
import threading
import time

GENERIC_EVENT, KEYMAP_NOTIFY = 35, 11
MOTION, ENTER = 6, 7
PINCH = {"begin": 27, "update": 28, "end": 29, "cancel": 29}
CANCELLED = 1


def fixed(number):
    """16 bits before the point and 16 behind it."""
    return round(number * 65536)


class Connection:
    """One program. What it last saw of the pointer gives new events their windows, devices, time and place."""

    def __init__(self, program, server):
        self.program, self.server = program, server
        self.sending = threading.Lock()
        self.sequence = 0
        self.pointer = None

    def pass_requests(self):
        try:
            while data := self.program.recv(65536):
                self.server.sendall(data)
        except OSError:
            pass
        self.server.shutdown(socket.SHUT_RDWR)

    def pass_answers(self):
        try:
            head = self.read(8)
            self.send(head + self.read(4 * struct.unpack_from("<H", head, 6)[0]))
            while True:
                self.send(self.next_message())
        except OSError:
            # The program ended, or the server.
            self.program.close()
            with connections_change:
                connections.remove(self)

    def read(self, count):
        data = b""
        while len(data) < count:
            part = self.server.recv(count - len(data))
            if not part:
                raise OSError
            data += part
        return data

    def next_message(self):
        """A reply, an error or an event as a whole, so that others may stand before and behind it."""
        message = self.read(32)
        kind, sequence, length = message[0] & 0x7F, *struct.unpack_from("<HI", message, 2)
        if kind in (1, GENERIC_EVENT):
            message += self.read(4 * length)
        if kind != KEYMAP_NOTIFY:
            self.sequence = sequence
        if kind == GENERIC_EVENT and struct.unpack_from("<H", message, 8)[0] in (MOTION, ENTER):
            self.pointer = message
        return message

    def send(self, message):
        with self.sending:
            self.program.sendall(message)

    def pinch(self, phase, scale=1, degrees=0):
        pointer = self.pointer
        extension, device = pointer[1], struct.unpack_from("<H", pointer, 10)[0]
        is_motion = struct.unpack_from("<H", pointer, 8)[0] == MOTION
        source = struct.unpack_from("<H", pointer, 52 if is_motion else 16)[0]
        # The server counts the milliseconds of the system's steady clock.
        body = struct.pack("<HHII", PINCH[phase], device, int(time.monotonic() * 1000) & 0xFFFFFFFF, 2)
        # Root, window, child; the place on the screen and in the window.
        body += pointer[20:48]
        body += struct.pack("<iiiiii", 0, 0, 0, 0, fixed(scale), fixed(degrees))
        body += struct.pack("<HH", source, 0) + bytes(20) + struct.pack("<I", CANCELLED if phase == "cancel" else 0)
        self.send(struct.pack("<BBHI", GENERIC_EVENT, extension, self.sequence, (8 + len(body) - 32) // 4) + body)


connections = []
connections_change = threading.Lock()


def accept(listener, server_path):
    while True:
        program, _ = listener.accept()
        server = socket.socket(socket.AF_UNIX)
        server.connect(server_path)
        connection = Connection(program, server)
        with connections_change:
            connections.append(connection)
        for work in (connection.pass_requests, connection.pass_answers):
            threading.Thread(target=work, daemon=True).start()


def those_that_saw_the_pointer():
    while True:
        with connections_change:
            reached = [connection for connection in connections if connection.pointer]
        if reached:
            return reached
        time.sleep(0.05)


def main():
    server_path, path = sys.argv[1:]
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    listener.listen()
    threading.Thread(target=accept, args=(listener, server_path), daemon=True).start()
    for line in sys.stdin:
        for connection in those_that_saw_the_pointer():
            words = line.split()
            connection.pinch(words[0], *map(float, words[1:]))


main()
