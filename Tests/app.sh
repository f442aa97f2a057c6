#!/bin/bash
# Examples/Larder in a window, used by a mouse and a keyboard from its first start on: introduced, filled in, searched, deleted from, left and started again.
# What it kept is read from its settings. Needs Xvfb and xdotool, but no display.
set -eu

test=app
screen=640x900
. "$(dirname "$0")/screen.sh"

cd "$work"
export XDG_CONFIG_HOME=$work/config XDG_STATE_HOME=$work/state
settings=$XDG_CONFIG_HOME/local.Larder.plist

# start TITLE: the window has the title of the screen that it shows.
start() {
    launch "$root/Examples/Larder" --size 393x760
    until_window "$1"
    xdotool windowmove "$window" 0 0 windowfocus "$window"
    until_rest
}
# tap X Y: clicks, and waits until what that moves is where it belongs.
tap() {
    xdotool mousemove "$1" "$2" click 1
    until_rest
}
# drag X Y X Y: moves a finger from point to point and lets it rest before it lifts.
drag() {
    local step
    xdotool mousemove "$1" "$2" mousedown 1
    for step in 1 2 3 4 5 6 7 8 9 10; do xdotool mousemove $(($1 + ($3 - $1) * step / 10)) $(($2 + ($4 - $2) * step / 10)); done
    until_rest
    xdotool mouseup 1
    until_rest
}
# look NAME: a picture of the screen, where somebody wants to see it.
look() {
    if [ -n "${WAGGLE_LOOK-}" ]; then ffmpeg -v error -y -f image2pipe -c:v xwd -i "$work/Xvfb_screen0" -frames:v 1 "$WAGGLE_LOOK/app-$1.png"; fi
}
quit() {
    xdotool windowfocus "$window" key ctrl+q
    until_ended
    [ "$code" -eq 0 ] || fail "the program ended with code $code"
}
# kept WORD: what was saved contains it.
kept() { python3 - "$settings" "$1" <<'PYTHON'
import plistlib, sys
saved = plistlib.load(open(sys.argv[1], "rb"))
sys.exit(0 if sys.argv[2].encode() in b" ".join(v if isinstance(v, bytes) else str(v).encode() for v in saved.values()) else 1)
PYTHON
}

# Where the first screen has its search field; pushed screens have a card there, and in dark everything is black between the cards.
at_root() { until_pixel 300 143 e4e4e9; }
pushed() { until_pixel 300 143 ffffff; }

# The introduction, which comes once.
start Larder
until_pixel 60 718 288054
look introduction
tap 356 50
at_root

# A screen is pushed, and left by its button and by a finger from the edge.
tap 120 263
pushed
look food
tap 40 50
at_root
tap 120 326
pushed
drag 3 400 340 400
at_root

# A food by the sheet, which the keyboard opens; its name is typed at once, and Escape leaves nothing.
xdotool key ctrl+shift+n
until_pixel 300 183 f7f7f8
xdotool key Escape
at_root
# A sheet on its way out is there until it has gone.
until_rest
xdotool key ctrl+shift+n
until_pixel 300 183 f7f7f8
xdotool type Quince
until_rest
look sheet
tap 357 66
at_root

# Spinach goes by a swipe.
drag 340 308 120 308
until_pixel 390 300 f2f2f7
until_pixel 365 335 ff3b30
look swipe
tap 365 308
until_pixel 365 335 ffffff

# A search finds what is new, and its end brings everything back.
tap 200 143
xdotool type quin
until_pixel 100 95 ffffff
look search
tap 365 50
at_root

# An alert asks; Escape is its Cancel.
tap 120 263
pushed
xdotool mousemove 200 500 click --repeat 10 --delay 20 5
until_rest
tap 100 669
look alert
until_pixel 20 300 cccccc
xdotool key Escape
until_pixel 20 300 ffffff
until_rest
tap 40 50
at_root

# Settings, which are there again after the next start; so is the tab.
tap 343 735
look settings
tap 306 345
until_pixel 300 95 000000
tap 336 498
badge=$(pixel 350 498)
look dark
quit
kept Quince || fail "the new food is not kept"
! kept Spinach || fail "the deleted food is kept"
start Settings
until_pixel 300 95 000000
look again
until_pixel 350 498 "$badge"
tap 49 735
until_pixel 20 300 1c1c1e
look dark-list
quit
! grep -q -i -E 'critical|warning' said.txt || fail "GTK complained: $(grep -i -E 'critical|warning' said.txt | head -n 3)"
echo "app: passed"
