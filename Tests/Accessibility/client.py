"""Finds and reads the program Desk through AT-SPI. The first argument is the file to which the program writes what happened to it."""
import glob
import sys
import time

import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

words = sys.argv[1]
loop = GLib.MainContext.default()
events = []


def note(event):
    # The library tells by itself which of its objects have gone.
    if event.type == "object:state-changed:defunct":
        return
    events.append((event.type, event.source, event.detail1, event.detail2, event.any_data))


def run():
    """Takes the events that have come in."""
    while loop.pending():
        loop.iteration(False)


# A wait looks this often before it gives up, for some minutes. Only a failing test takes as long.
LOOKS = 6000


def until(what, check):
    """Waits until the check gives something, and returns it."""
    for _ in range(LOOKS):
        run()
        try:
            found = check()
        except (GLib.Error, SystemError):
            found = None
        if found:
            return found
        time.sleep(0.02)
    print(tree(program), file=sys.stderr)
    sys.exit(f"client: {what}")


def runs(process):
    """What the threads of the program do, and how often the first one has stopped running; nothing while one of them runs."""
    states, switches = [], ""
    for path in glob.glob(f"/proc/{process}/task/*/status"):
        try:
            lines = open(path).read().split("\n")
        except OSError:
            # The thread has ended meanwhile.
            return None
        states += [line for line in lines if line.startswith("State")]
        if path == f"/proc/{process}/task/{process}/status":
            switches = [line for line in lines if "_switches" in line]
    return None if any("S (" not in state for state in states) else (states, switches)


def rests(seconds=0.15):
    """True if the program has done all that follows from the input: its first thread does not run for a while."""
    process = program.get_process_id()
    before = runs(process)
    time.sleep(seconds)
    return before is not None and before == runs(process)


def rest(seconds=0.15):
    """Waits until the program rests, and takes its events."""
    until("the program does not come to rest", lambda: rests(seconds))
    # Its answer comes after the events that it has sent.
    program.clear_cache()
    program.get_child_count()
    run()


def expect(what, got, wanted):
    if got != wanted:
        print(tree(program), file=sys.stderr)
        sys.exit(f"client: {what} is {got!r} and not {wanted!r}")


def children(node):
    found = []
    for index in range(node.get_child_count()):
        try:
            child = node.get_child_at_index(index)
        except SystemError:
            # The binding's way to say that the child has gone meanwhile.
            child = None
        if child:
            found.append(child)
    return found


def walk(node):
    """The object and all inside. A list: generators that are left early report the binding's errors about objects that have gone."""
    return [node] + [inner for child in children(node) for inner in walk(child)]


def tree(node, depth=0):
    if not node:
        return ""
    lines = [f"{'  ' * depth}{node.get_role_name()} {node.get_name()!r} {node.get_description()!r}"]
    return "\n".join(lines + [tree(child, depth + 1) for child in children(node)])


def find(role, name):
    """The one object of that role and name that is shown; waits for it."""
    def one():
        for node in walk(program):
            if node.get_role_name() == role and node.get_name() == name:
                return node
    return until(f"there is no {role} “{name}”", one)


def gone(role, name):
    until(f"{role} “{name}” is still there", lambda: all(n.get_role_name() != role or n.get_name() != name for n in walk(program)))


def has(node, state):
    return node.get_state_set().contains(getattr(Atspi.StateType, state))


def do(node, action="click"):
    names = [node.get_action_name(i) for i in range(node.get_n_actions())]
    if action not in names:
        sys.exit(f"client: “{node.get_name()}” has no action {action}, but {names}")
    if not node.do_action(names.index(action)):
        sys.exit(f"client: {action} failed on “{node.get_name()}”")


def text(node):
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))


def said(line):
    until(f"the program did not say “{line}”", lambda: line in open(words).read().split("\n"))


def event(kind, check=lambda source, a, b, data: True):
    """Waits for an event of the kind, forgetting what came before it."""
    def one():
        for index, (type, source, a, b, data) in enumerate(events):
            if type.startswith(kind) and check(source, a, b, data):
                del events[:index + 1]
                return (source, a, b, data)
    return until(f"there was no event {kind}; there were {[e[0] for e in events]}", one)


Atspi.init()
listener = Atspi.EventListener.new(note)
for kind in ["object:state-changed", "object:property-change", "object:children-changed", "object:text-changed", "object:text-caret-moved",
             "object:text-selection-changed", "object:selection-changed", "window"]:
    listener.register(kind)


def start():
    desktop = Atspi.get_desktop(0)
    for child in children(desktop):
        if child.get_name() == "Desk":
            return child


program = None
program = until("the program is not there", start)
