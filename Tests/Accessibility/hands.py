"""The parts of the test for people with a keyboard alone and with a mouse alone. AT-SPI only tells where things are and what has the focus.

usage: hands.py WORDS keyboard|mouse, WORDS being the file to which the program writes what happened to it.
"""
import subprocess

from client import *


def xdotool(*arguments):
    subprocess.run(["xdotool", *map(str, arguments)], check=True)


def keys(*names):
    for name in names:
        xdotool("key", name)


def typed(text):
    xdotool("type", text)


def focused():
    for node in walk(program):
        if has(node, "FOCUSED") and node.get_role_name() != "frame":
            return node.get_name()
    return None


def tab_to(name, key="Tab"):
    """Presses Tab until the thing has the focus."""
    seen = []
    for _ in range(30):
        if focused() == name:
            return
        before = focused()
        seen.append(before)
        xdotool("key", key)
        until("the program does not come to rest", lambda: focused() != before or rests())
    sys.exit(f"hands: {key} never reached “{name}”, but {seen}")


def choose(name, role, item, *steps):
    """Opens a menu by the space bar and walks to one of its rows by arrow keys."""
    tab_to(name, "shift+Tab" if name == "Page" else "Tab")
    keys("space")
    find(role, item)
    # It takes the keys once it is in sight.
    rest()
    keys(*steps, "Return")
    gone(role, item)


def middle(node, x=0.5, y=0.5):
    place = Atspi.Component.get_extents(node, Atspi.CoordType.SCREEN)
    return round(place.x + place.width * x), round(place.y + place.height * y)


def click(node, *at, count=1, button=1):
    xdotool("mousemove", *middle(node, *at), "click", "--repeat", count, "--delay", 20, button)


def choose_row(item):
    """Clicks a row of the open menu once it stands still."""
    found = find("menu item", item)
    rest()
    click(found)
    gone("menu item", item)


def pick(role, name, *items):
    """Opens a menu and clicks rows, each once the menu stands still."""
    click(find(role, name))
    for row, item in items:
        found = find(row, item)
        rest()
        click(found)
    gone(*items[-1])


def drag(start, end, steps=12):
    """Drags with the first button from one point of the screen to another, and rests there before it lets go."""
    xdotool("mousemove", *start, "mousedown", 1)
    for step in range(1, steps + 1):
        xdotool("mousemove", *(round(a + (b - a) * step / steps) for a, b in zip(start, end)))
    rest()
    xdotool("mouseup", 1)


def keyboard():
    # A form to sign up. The menu of plans opens by the space bar and is walked by arrows.
    tab_to("Name")
    typed("Ada Li")
    tab_to("Email")
    typed("ada@example.org")
    tab_to("Password")
    typed("secret")
    choose("Plan", "radio menu item", "Family", "Down", "Down")
    until("the plan is not chosen", lambda: find("combo box", "Plan").get_description() == "Family")
    tab_to("News")
    keys("space")
    tab_to("I agree to the terms")
    keys("space")
    until("the account cannot be created", lambda: has(find("push button", "Create Account"), "SENSITIVE"))
    tab_to("Create Account")
    keys("Return")
    said("account Ada Li ada@example.org 6 Family false")

    # The list of things to do.
    choose("Page", "radio menu item", "To Do", "Down", "Down")
    tab_to("New item")
    typed("Sing")
    keys("Return")
    said("items Buy milk, Call Ada, Water plants, Sing")
    tab_to("Edit")
    keys("space")
    tab_to("Delete")
    keys("space")
    rest()
    # The button that has come into sight follows.
    keys("Tab", "Return")
    said("items Call Ada, Water plants, Sing")
    tab_to("Done")
    keys("space")
    find("push button", "Edit")

    # Settings.
    choose("Page", "radio menu item", "Settings", "Down", "Down", "Down")
    tab_to("Volume")
    keys("Right", "Right")
    said("settings 40 2 Light 0.25 false Box")
    tab_to("Copies")
    keys("Up")
    said("settings 40 3 Light 0.25 false Box")
    tab_to("Look")
    keys("Right")
    said("settings 40 3 Dark 0.25 false Box")
    tab_to("Device")
    keys("ctrl+a")
    typed("Radio")
    said("settings 40 3 Dark 0.25 false Radio")
    tab_to("Advanced")
    keys("space")
    find("label", "Nothing yet")
    # The menu stands above its button, and reads from the top, since the page scrolls.
    choose("Actions", "menu item", "Reset", "Down")
    said("settings 30 3 Dark 0.25 true Radio")


def mouse():
    # The list of things to do.
    pick("combo box", "Page", ("radio menu item", "To Do"))
    row = find("list item", "Call Ada")
    click(row)
    said("chosen 1")
    click(find("push button", "Edit"))
    rest()
    click(find("push button", "Delete"))
    rest()
    delete = [node for node in walk(program) if node.get_role_name() == "push button" and node.get_name() == "Delete"]
    click(max(delete, key=lambda node: middle(node)[0]))
    said("items Call Ada, Water plants")
    rest()
    find("list item", "Delete, Water plants, Reorder")
    first, last = [node for node in walk(program) if node.get_role_name() == "image" and node.get_name() == "Reorder"]
    x, y = middle(last)
    drag(middle(first), (x, y + 15))
    said("items Water plants, Call Ada")
    click(find("push button", "Done"))

    # Settings.
    pick("combo box", "Page", ("radio menu item", "Settings"))
    volume = find("slider", "Volume")
    place = Atspi.Component.get_extents(volume, Atspi.CoordType.SCREEN)
    drag(middle(volume, 0.3), (place.x + place.width, place.y + place.height // 2))
    said("settings 100 2 Light 0.25 false Box")
    click(find("radio button", "Dark"))
    said("settings 100 2 Dark 0.25 false Box")
    pick("push button", "Actions", ("menu item", "Backup"), ("menu item", "Start"))
    said("settings 100 2 Dark 0.5 false Box")
    click(find("push button", "Advanced"))
    find("label", "Nothing yet")
    # What is selected by two clicks is copied by the menu of the second button, and pasted into the form's empty fields.
    device = find("entry", "Device")
    # On a busy machine the clicks may be too far from each other.
    for _ in range(20):
        click(device, 0.06, count=2)
        rest()
        if Atspi.Text.get_n_selections(device):
            break
    click(device, 0.06, button=3)
    choose_row("Copy")

    pick("combo box", "Page", ("radio menu item", "Sign Up"))
    for role, name in (("entry", "Name"), ("entry", "Email"), ("password text", "Password")):
        click(find(role, name), button=3)
        choose_row("Paste")
    click(find("toggle button", "I agree to the terms"), 0.95)
    until("the account cannot be created", lambda: has(find("push button", "Create Account"), "SENSITIVE"))
    click(find("push button", "Create Account"))
    said("account Box Box 3 Free true")


{"keyboard": keyboard, "mouse": mouse}[sys.argv[2]]()
