#!/bin/bash
# The gallery in a window, used by a mouse and a keyboard: its programs live, are found by a search, shown light and dark, on other screens and in slow motion,
# and used by hand beside their source. Two small programs take the place of the examples. Needs Xvfb and xdotool, but no display.
set -eu

test=gallery
screen=1200x850
. "$(dirname "$0")/screen.sh"

cd "$work"
mkdir -p Home/Examples/Pond Home/Examples/Reeds
cat > Home/Examples/Pond/PondApp.swift <<'SWIFT'
// A pond that turns red under a finger.

import SwiftUI

@main
struct PondApp: App {
    var body: some Scene { WindowGroup { Pond() } }
}

struct Pond: View {
    @State private var isTouched = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        (isTouched ? Color(red: 1, green: 0, blue: 0) : scheme == .dark ? Color(red: 0, green: 0, blue: 0.4) : Color(red: 0, green: 0, blue: 1))
            .ignoresSafeArea()
            .onTapGesture { isTouched = true }
    }
}
SWIFT
cat > Home/Examples/Reeds/ReedsApp.swift <<'SWIFT'
// Reeds that grow for four seconds.

import SwiftUI

@main
struct ReedsApp: App {
    var body: some Scene { WindowGroup { Reeds() } }
}

struct Reeds: View {
    @State private var isGrown = false

    var body: some View {
        Color(red: 0, green: 1, blue: 0)
            .ignoresSafeArea()
            .scaleEffect(y: isGrown ? 1 : 0, anchor: .bottom)
            .onAppear { withAnimation(.linear(duration: 4)) { isGrown = true } }
    }
}
SWIFT

# The gallery of another folder, with the tool of this one.
"$root/waggle" gallery Home/Examples >said.txt 2>&1 &
program=$!
until_window Gallery
xdotool windowmove "$window" 0 0 windowsize "$window" 1180 800 windowfocus "$window"

# look NAME: a picture of the screen, where somebody wants to see it.
look() {
    if [ -n "${WAGGLE_LOOK-}" ]; then ffmpeg -v error -y -f image2pipe -c:v xwd -i "$work/Xvfb_screen0" -frames:v 1 "$WAGGLE_LOOK/gallery-$1.png"; fi
}
# tap X Y: clicks, and waits until the gallery and its programs rest.
tap() {
    xdotool mousemove "$1" "$2" click 1
    until_rest
}
# has COLOUR: the number of points in a coarse grid of the screen that have it.
has() {
    python3 - "$work/Xvfb_screen0" "$1" <<'PYTHON'
import struct, sys
data = open(sys.argv[1], "rb").read()
header, _, _, _, width, height = struct.unpack(">6I", data[:24])
colors, line = struct.unpack(">I", data[76:80])[0], struct.unpack(">I", data[48:52])[0]
start, wanted = header + colors * 12, bytes.fromhex(sys.argv[2])[::-1]
print(sum(data[start + y * line + x * 4:start + y * line + x * 4 + 3] == wanted for y in range(0, height, 10) for x in range(0, width, 10)))
PYTHON
}
# until_has COLOUR COUNT: waits until at least so many points have it. Building a program takes seconds before.
until_has() {
    until_true has_many "$1" "$2" && return
    look failed
    fail "the colour $1 does not appear"
}
has_many() { [ "$(has "$1")" -ge "$2" ]; }
until_gone() {
    until_true has_none "$1" && return
    look failed
    fail "the colour $1 does not disappear"
}
has_none() { [ "$(has "$1")" -eq 0 ]; }

# Both programs live in the grid.
until_has 0000ff 50
until_has 00ff00 50
look grid

# A search leaves one, and its end brings the other back.
tap 600 115
xdotool type reeds
until_gone 0000ff
look search
xdotool key ctrl+a BackSpace
until_has 0000ff 50
# Cancel brings the bar back.
tap 1137 19

# The appearance is the programs', too.
tap 1090 22
until_has 000066 50
until_gone 0000ff
look dark
tap 1090 22
until_has 0000ff 50

# A program under the hand, beside its source.
tap 128 300
until_has 0000ff 800
look page
tap 280 400
until_has ff0000 800
look touched
tap 1154 22
menu=$(pixel 1150 65)
[ "$menu" != ffffff ] || fail "the menu of speeds does not open"
look menu
xdotool key Escape
until_rest
tap 44 22
until_has 00ff00 50

# At a tenth of the speed the reeds take many times longer to grow than at twice the speed, in looks at the screen. The menu's rows are 44 points high.
tap 1154 22
tap 1080 62
xdotool mousemove 359 300 click 1
until_has 00ff00 100
grows_to() {
    pace=$((pace + 1))
    has_many 00ff00 "$1"
}
pace=0
until_true grows_to 300 || fail "the reeds do not grow in slow motion"
slow=$pace
look slow
# The gallery does not rest while they grow, so the menu is there when it looks as it did.
xdotool mousemove 1154 22 click 1
until_pixel 1150 65 "$menu"
look slow-menu
from=$(has 00ff00)
xdotool mousemove 1080 238 click 1
pace=0
until_true grows_to 1300 || fail "the reeds do not grow at twice the speed"
[ $((slow * (1300 - from))) -gt $((3 * pace * 200)) ] || fail "in slow motion 200 points take $slow looks, at twice the speed $((1300 - from)) take $pace"
until_rest
look grown

# Another screen has another shape: the reeds of a window are wider.
tap 1122 22
tap 1050 194
until_has 00ff00 1700
look window

xdotool windowfocus "$window" key ctrl+q
until_ended
[ "$code" -eq 0 ] || fail "the gallery ended with code $code"
# Its programs end with it.
programs_run() {
    local process
    for process in /proc/[0-9]*/exe; do
        case $(readlink "$process" 2>/dev/null) in "$work"/cache/waggle/programs/*) return 0 ;; esac
    done
    return 1
}
no_programs_run() { ! programs_run; }
until_true no_programs_run || fail "programs of the gallery go on without it"
