#!/bin/bash
# Examples/Larder in a window, used by a mouse and a keyboard from its first start on: introduced, filled in, searched, deleted from, left and started again.
# What it kept is read from its settings. Needs Xvfb and xdotool, but no display.
set -eu

test=app
screen=640x900
. "$(dirname "$0")/screen.sh"

cd "$work"
export XDG_CONFIG_HOME=$work/config XDG_STATE_HOME=$work/state
settings=$XDG_CONFIG_HOME/Larder.plist

start() {
    "$root/waggle" run "$root/Examples/Larder" --size 393x760 >said.txt 2>&1 &
    program=$!
    until_window Larder
    window=$(xdotool search --onlyvisible --name Larder | head -n 1)
    xdotool windowmove "$window" 0 0 windowfocus "$window"
    sleep 1.5
}
# tap X Y: clicks, and waits until what that moves is where it belongs.
tap() { xdotool mousemove "$1" "$2"; sleep 0.1; xdotool click 1; sleep 1.2; }
# drag X Y X Y: moves a finger from point to point and lets it rest before it lifts.
drag() {
    local step
    xdotool mousemove "$1" "$2" mousedown 1
    for step in 1 2 3 4 5 6 7 8 9 10; do xdotool mousemove $(($1 + ($3 - $1) * step / 10)) $(($2 + ($4 - $2) * step / 10)); sleep 0.03; done
    sleep 0.2
    xdotool mouseup 1
    sleep 1
}
# look NAME: a picture of the screen, where somebody wants to see it.
look() { if [ -n "${WAGGLE_LOOK-}" ]; then convert "xwd:$work/Xvfb_screen0" "$WAGGLE_LOOK/app-$1.png"; fi; }
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
