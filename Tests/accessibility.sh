#!/bin/bash
# A sign-up form, a list of things to do and a settings screen, used by a client of AT-SPI alone: read, filled in, chosen, submitted; then by a keyboard
# alone and by a mouse alone. The screen is Xvfb's, the buses are of their own.
set -eu

test=accessibility
if [ -z "${ACCESSIBILITY_BUS-}" ]; then
    command -v dbus-run-session >/dev/null || { echo "accessibility: dbus-run-session is missing; ./waggle test installs it." >&2; exit 1; }
    # Nothing of the person's own session is touched.
    ACCESSIBILITY_BUS=1 XDG_RUNTIME_DIR=$(mktemp -d) exec dbus-run-session -- "$0"
fi
screen=640x900
. "$(dirname "$0")/screen.sh"

# Debian's own Python has the bindings.
python=
for candidate in /usr/bin/python3 python3; do
    if "$candidate" -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null; then python=$candidate; break; fi
done
[ -n "$python" ] || fail "Python's bindings of AT-SPI are missing; ./waggle test installs them."

cd "$work"
cp -r "$root/Tests/Accessibility/Desk" Desk

# status NAME VALUE: says whether assistive programs are there, as the desktop does.
status() {
    gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set org.a11y.Status "$1" "<$2>" >/dev/null
}
# registered: the number of programs that assistive programs find.
registered() {
    "$python" -c 'import gi; gi.require_version("Atspi", "2.0"); from gi.repository import Atspi; print(Atspi.get_desktop(0).get_child_count())'
}

# Without the service the program starts none. Where it runs and nobody needs it, the program stays away.
launch Desk --size 400x640
until_window Desk
until_rest 0.5
running=$(gdbus call --session --dest org.freedesktop.DBus --object-path /org/freedesktop/DBus --method org.freedesktop.DBus.NameHasOwner org.a11y.Bus)
[ "$running" = "(false,)" ] || fail "the program started the accessibility bus although nothing asked for it"
status IsEnabled false
until_rest
[ "$(registered)" = 0 ] || fail "the program announces itself although no assistive program is there"

# It comes when somebody needs it ...
status IsEnabled true
xdotool windowfocus "$window"
"$python" -W ignore::DeprecationWarning "$root/Tests/Accessibility/reader.py" "$work/words.txt" || fail "the reader failed"
# ... and goes when nobody does any more.
status IsEnabled false
has_left() { [ "$(registered)" = 0 ]; }
until_true has_left || fail "the program stays on the bus although no assistive program is left"

xdotool key ctrl+w
until_ended
[ "$code" -eq 0 ] || fail "the program ended with code $code"

# The same by hand; the client only tells where things are.
for hand in keyboard mouse; do
    status IsEnabled true
    launch Desk --size 400x640
    until_window Desk
    xdotool windowfocus "$window"
    "$python" -W ignore::DeprecationWarning "$root/Tests/Accessibility/hands.py" "$work/words.txt" $hand || fail "the $hand failed"
    xdotool key ctrl+w
    until_ended
    [ "$code" -eq 0 ] || fail "the program ended with code $code"
    status IsEnabled false
done
! grep -q -i -E 'critical|warning' said.txt || fail "GLib complained: $(grep -i -E 'critical|warning' said.txt | head -n 3)"
echo "accessibility: passed"
