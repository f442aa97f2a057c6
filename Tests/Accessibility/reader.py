"""A screen reader's part of the test: finds, reads and uses the program Desk through AT-SPI alone.

usage: reader.py WORDS, the file to which the program writes what happened to it.
"""
from client import *


def page(name):
    do(find("combo box", "Page"))
    item = find("radio menu item", name)
    until("the menu is not modal", lambda: has(item.get_parent(), "MODAL") or has(item.get_parent().get_parent(), "MODAL"))
    do(item)
    gone("radio menu item", name)
    until(f"the page is not {name}", lambda: find("combo box", "Page").get_description().startswith(name))


expect("the program's role", program.get_role_name(), "application")
expect("the toolkit", program.get_toolkit_name(), "Waggle")
window = find("frame", "Desk")
until("the window is not active", lambda: has(window, "ACTIVE") and has(window, "SHOWING"))

# MARK: A form to sign up

name, email, password = find("entry", "Name"), find("entry", "Email"), find("password text", "Password")
create = find("push button", "Create Account")
expect("the button's sensitivity", has(create, "SENSITIVE"), False)
expect("the field is editable", has(name, "EDITABLE") and has(name, "SINGLE_LINE"), True)
find("heading", "ACCOUNT")

if not Atspi.Component.grab_focus(name):
    sys.exit("reader: the field takes no focus")
event("object:state-changed:focused", lambda source, a, b, data: source.get_name() == "Name" and a == 1)
Atspi.EditableText.insert_text(name, 0, "Zoé Li 🌻", 8)
event("object:text-changed:insert", lambda source, a, b, data: data == "Zoé Li 🌻" and (a, b) == (0, 8))
event("object:text-caret-moved", lambda source, a, b, data: a == 8)
expect("the name", text(name), "Zoé Li 🌻")
expect("the caret", Atspi.Text.get_caret_offset(name), 8)
word = Atspi.Text.get_string_at_offset(name, 1, Atspi.TextGranularity.WORD)
expect("the word", (word.content, word.start_offset, word.end_offset), ("Zoé ", 0, 4))
Atspi.Text.set_selection(name, 0, 0, 3)
event("object:text-selection-changed")
selection = Atspi.Text.get_selection(name, 0)
expect("the selection", (selection.start_offset, selection.end_offset), (0, 3))
left, right = (Atspi.Text.get_character_extents(name, i, Atspi.CoordType.WINDOW) for i in (0, 2))
expect("letters follow each other", left.x < right.x and left.width > 0 and abs(left.y - right.y) < 2, True)
expect("the offset at a letter", Atspi.Text.get_offset_at_point(name, right.x + 2, right.y + 5, Atspi.CoordType.WINDOW), 2)
Atspi.EditableText.delete_text(name, 6, 8)
event("object:text-changed:delete", lambda source, a, b, data: data == " 🌻")
Atspi.EditableText.set_text_contents(email, "zoe@example.org")
Atspi.EditableText.set_text_contents(password, "secret")
until("the password is shown", lambda: text(password) == "•" * 6)
do(find("combo box", "Plan"))
do(find("radio menu item", "Family"))
gone("radio menu item", "Family")
until("the plan is not chosen", lambda: find("combo box", "Plan").get_description() == "Family")
news = find("toggle button", "News")
expect("news are on", has(news, "CHECKED"), True)
do(news, "toggle")
event("object:state-changed:checked", lambda source, a, b, data: source.get_name() == "News" and a == 0)
do(find("toggle button", "I agree to the terms"), "toggle")
event("object:state-changed:sensitive", lambda source, a, b, data: source.get_name() == "Create Account" and a == 1)
do(create)
said("account Zoé Li zoe@example.org 6 Family false")
find("label", "Welcome, Zoé Li")

# MARK: A list of things to do

page("To Do")
new = find("entry", "New item")
Atspi.EditableText.set_text_contents(new, "Sing")
until("nothing can be added", lambda: has(find("push button", "Add"), "SENSITIVE"))
do(find("push button", "Add"))
said("items Buy milk, Call Ada, Water plants, Sing")
rows = find("list item", "Sing").get_parent()
expect("the rows' container", rows.get_role_name(), "list")
expect("the rows", [row.get_name() for row in children(rows)], ["Buy milk", "Call Ada", "Water plants", "Sing"])
Atspi.Selection.select_child(rows, 1)
said("chosen 1")
event("object:state-changed:selected", lambda source, a, b, data: source.get_name() == "Call Ada" and a == 1)
expect("the chosen row", Atspi.Selection.get_selected_child(rows, 0).get_name(), "Call Ada")
do(find("list item", "Call Ada"), "Move Up")
said("items Call Ada, Buy milk, Water plants, Sing")
do(find("list item", "Buy milk"), "Done")
said("done 0")
find("list item", "Buy milk, done")
do(find("list item", "Water plants"), "Delete")
said("items Call Ada, Buy milk, Sing")
event("object:children-changed:remove")
gone("list item", "Water plants")
find("label", "3 items")

# MARK: Settings

page("Settings")
expect("the heading's level", find("heading", "Sound").get_attributes().get("level"), "2")
volume = find("slider", "Volume")
expect("the hint", volume.get_description(), "How loud it plays")
expect("the range", (Atspi.Value.get_minimum_value(volume), Atspi.Value.get_maximum_value(volume), Atspi.Value.get_minimum_increment(volume)), (0, 100, 5))
rest()
del events[:]
Atspi.Value.set_current_value(volume, 62)
event("object:property-change:accessible-value")
until("the slider keeps no steps", lambda: Atspi.Value.get_current_value(volume) == 60)
state = find("label", "Volume 60, copies 2, Light")
rest()
changed = [(kind, source.get_name()) for kind, source, *_ in events if kind.startswith("object:property-change:accessible-name")]
expect("the events for the changed label", len(changed), 1)
expect("the identifier", state.get_accessible_id(), "state")
do(volume, "increment")
until("the slider is not increased", lambda: Atspi.Value.get_current_value(volume) == 70)
copies = find("spin button", "Copies")
Atspi.Value.set_current_value(copies, 7)
do(copies, "decrement")
find("label", "Volume 70, copies 6, Light")
look = find("radio button", "Dark")
do(look)
event("object:state-changed:checked", lambda source, a, b, data: source.get_name() == "Dark" and a == 1)
expect("the look's picker", look.get_parent().get_role_name(), "grouping")
expect("the progress", Atspi.Value.get_current_value(find("progress bar", "Backup")), 0.25)

# Menus: open, into a submenu, choose; open and dismiss.
do(find("push button", "Actions"))
do(find("menu item", "Backup"))
do(find("menu item", "Start"))
gone("menu item", "Start")
until("nothing was started", lambda: Atspi.Value.get_current_value(find("progress bar", "Backup")) == 0.5)
actions = find("push button", "Actions")
do(actions)
until("the menu is not expanded", lambda: has(find("push button", "Actions"), "EXPANDED"))
menu = find("menu item", "Reset").get_parent()
while menu.get_role_name() != "menu":
    menu = menu.get_parent()
do(menu, "dismiss")
gone("menu item", "Reset")

advanced = find("push button", "Advanced")
expect("the group is collapsed", has(advanced, "EXPANDABLE") and not has(advanced, "EXPANDED"), True)
do(advanced)
event("object:state-changed:expanded", lambda source, a, b, data: source.get_name() == "Advanced" and a == 1)
find("label", "Nothing yet")

# The program moves the focus, and the reader does.
do(find("push button", "Name it"))
event("object:state-changed:focused", lambda source, a, b, data: source.get_name() == "Device" and a == 1)
said("naming true")
Atspi.Component.grab_focus(volume)
event("object:state-changed:focused", lambda source, a, b, data: source.get_name() == "Volume" and a == 1)
said("naming false")
Atspi.Component.grab_focus(find("label", "Volume 70, copies 6, Dark"))
said("heard true")

# Places: in the window, on the screen, at a point, out of sight.
here = Atspi.Component.get_extents(volume, Atspi.CoordType.WINDOW)
there = Atspi.Component.get_extents(volume, Atspi.CoordType.SCREEN)
outside = Atspi.Component.get_extents(window, Atspi.CoordType.SCREEN)
expect("the slider's place on the screen", (there.x, there.y), (outside.x + here.x, outside.y + here.y))
found = Atspi.Component.get_accessible_at_point(window, here.x + here.width // 2, here.y + here.height // 2, Atspi.CoordType.WINDOW)
expect("the object at the slider", found.get_name(), "Volume")
last = find("label", "Line 29")
expect("the last line is shown", has(last, "SHOWING"), False)
Atspi.Component.scroll_to(last, Atspi.ScrollType.ANYWHERE)
event("object:state-changed:showing", lambda source, a, b, data: source.get_name() == "Line 29" and a == 1)
link = find("link", "the manual")
expect("the link's actions", [link.get_action_name(i) for i in range(link.get_n_actions())], ["jump"])

rest()
del events[:]
rest(0.5)
expect("the events while nothing happens", [e[0] for e in events], [])
