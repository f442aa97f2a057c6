#!/bin/bash
# A long list in a window, scrolled by wheel, keys, the mouse, its indicator (X11) and a finger on a touch screen (Wayland), and resized. The screen is
# Xvfb's; for Wayland, Weston's in one of its windows, with the fingers of Tests/Fingers/touchscreen.py.
set -eu

test=scrolling
. "$(dirname "$0")/screen.sh"

cd "$work"
mkdir Slope
cat > Slope/SlopeApp.swift <<'SWIFT'
import Foundation
import SwiftUI

/// Writes at once. print() would buffer whole blocks, because standard output is a file, and the script would not see a line until much later.
func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

@main
struct SlopeApp: App {
    var body: some Scene {
        WindowGroup("The Slope") { Slope() }
    }
}

/// A thousand rows, each in a colour that is its number, twice as high in a wide window. Says how and where they move, and which of them is tapped.
struct Slope: View {
    var body: some View {
        GeometryReader { window in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { row in
                        Color(red: Double(row % 256) / 255, green: Double(row / 256) / 255, blue: 1)
                            .frame(height: window.size.width > 250 ? 80 : 40)
                            .onTapGesture { say("tap \(row)") }
                    }
                }
            }
            .onScrollPhaseChange { old, new, scroll in
                say("\(old) to \(new) at \(Int(scroll.geometry.contentOffset.y.rounded()))")
            }
        }
    }
}
SWIFT

# until_idle: waits until the content comes to rest, in whole points at $place.
until_idle() {
    until_said "* to idle at *"
    place=${said##* }
}
# row_at Y: the number of the row that the screen shows there.
row_at() {
    local colour
    colour=$(pixel 100 "$1")
    echo $(( 0x${colour:0:2} + 256 * 0x${colour:2:2} ))
}

launch Slope --size 200x300
until_window 'The Slope'
until_pixel 100 10 0000ff
until_pixel 100 290 0700ff
xdotool windowfocus "$window" mousemove 100 150

# Each notch of a wheel is 60 points; notches that come together are one movement.
xdotool click --repeat 3 --delay 30 5
until_said "interacting to idle at 180"
until_pixel 100 10 0400ff
xdotool click 4
until_said "interacting to idle at 120"

# Arrows, pages, the end, the beginning, and space with and without Shift.
for step in Down:160 Down:200 Up:160 Next:430 Prior:160 End:39700 Home:0 space:270 space:540 shift+space:270 Home:0; do
    xdotool key "${step%:*}"
    until_said "interacting to idle at ${step#*:}"
done
until_pixel 100 5 0000ff

# The indicator is shown after a movement, and the mouse takes hold of it: 130 points of its way of 258 are half of the content. It fades after a second,
# so the mouse may come too late; then the mouse pulls the content itself, and tries again after another movement.
for _ in $(seq 20); do
    xdotool key Down key Home
    until_said "interacting to idle at 0"
    xdotool mousemove 195 20 mousedown 1 mousemove 195 60 mousemove 195 100 mousemove 195 150
    until_rest
    half=$(row_at 150)
    xdotool mouseup 1
    until_idle
    [ "$half" -lt 100 ] || break
done
{ [ "$half" -gt 480 ] && [ "$half" -lt 525 ]; } || fail "the indicator led to row $half"
[ $((place / 40)) = $((half - 3)) ] || fail "the indicator showed row $half and left the content at $place"
xdotool mousemove 100 150 key Home
until_said "interacting to idle at 0"

# A mouse drags as a finger does: 10 points of slop, then as far as it goes. At rest it throws nothing.
xdotool mousemove 100 250 mousedown 1 mousemove 100 240 mousemove 100 220 mousemove 100 200 mousemove 100 180 mousemove 100 160
until_rest
[ "$(row_at 5)" = 2 ] || fail "a drag of 90 points shows row $(row_at 5) at the top"
xdotool mouseup 1
until_idle
[ "$place" = 80 ] || fail "a drag of 90 points ended at $place"
# Thrown, the content coasts; pulled beyond its beginning, it comes back. On a busy machine the mouse may rest before it lets go, and is then to try again.
for _ in $(seq 20); do
    xdotool key Home
    until_said "interacting to idle at 0"
    xdotool mousemove 100 280 mousedown 1 mousemove 100 250 sleep 0.012 mousemove 100 220 sleep 0.012 mousemove 100 190 sleep 0.012 mousemove 100 160 \
        sleep 0.012 mousemove 100 130 sleep 0.012 mouseup 1
    until_idle
    [ "$place" -le 320 ] || break
done
[ "$place" -gt 320 ] || fail "a throw ended at $place"
xdotool key Home
until_said "interacting to idle at 0"
xdotool mousemove 100 100 mousedown 1 mousemove 100 120 mousemove 100 150 mousemove 100 180 mousemove 100 210 mousemove 100 240
until_rest
[ "$(pixel 100 5)" = ffffff ] || fail "a pull beyond the beginning shows $(pixel 100 5) above it"
xdotool mouseup 1
until_said "decelerating to idle at 0"
until_pixel 100 5 0000ff

# The row at the top stays there when the window becomes wider and all rows twice as high.
xdotool key Next key Next key Next
until_said "interacting to idle at 810"
until_pixel 100 5 1400ff
xdotool windowsize "$window" 300 300
until_pixel 290 5 1400ff
until_pixel 290 290 1700ff
xdotool windowsize "$window" 200 300
until_pixel 100 290 1b00ff
until_pixel 100 5 1400ff

xdotool windowfocus "$window" key ctrl+w
until_ended
[ "$code" -eq 0 ] || fail "the program ended with code $code"
! grep -q tap words.txt || fail "a movement tapped a row"

if ! command -v weston >/dev/null || ! command -v python3 >/dev/null; then
    echo "scrolling: passed; touch under Wayland is skipped, because weston or python3 is missing" >&2
    exit 0
fi
export XDG_RUNTIME_DIR=$work/wayland
mkdir -m 700 "$XDG_RUNTIME_DIR"
weston --backend=x11-backend.so --use-pixman --shell=kiosk-shell.so --width=200 --height=300 --socket=slope --no-config >weston.txt 2>&1 &
others="$others $!"
until_true test -S "$XDG_RUNTIME_DIR/slope" || { tail -n 3 weston.txt >&2; fail "weston did not start"; }
mkfifo fingers
python3 "$root/Tests/Fingers/touchscreen.py" "$XDG_RUNTIME_DIR/slope" "$XDG_RUNTIME_DIR/glass" <fingers &
others="$others $!"
exec 4>fingers
until_true test -S "$XDG_RUNTIME_DIR/glass" || fail "the touch screen did not start"
# The pointer of the compositor hides what is below it.
xdotool mousemove 90 90 mousemove 180 280
heard=0
env -u DISPLAY WAYLAND_DISPLAY=glass "$root/waggle" run Slope >words.txt 2>said.txt &
program=$!
until_pixel 100 290 0700ff
top=$(row_at 5)
[ "$top" = 0 ] || fail "row $top is at the top of the window under Wayland"
# finger Y...: a finger goes down at the first place, by the others, and stays.
finger() {
    printf 'down 1 100 %s\n' "$1" >&4
    shift
    printf 'rest 0.012\nmove 1 100 %s\n' "$@" >&4
}
finger 250 240 220 200 180 160
until_said "idle to interacting at *"
until_rest
[ "$(row_at 5)" = 2 ] || fail "a finger that went 90 points shows row $(row_at 5) at the top"
echo "up 1" >&4
until_idle
[ "$place" = 80 ] || fail "a finger that went 90 points ended at $place"
# Thrown, it coasts; a finger that comes down stops it there and taps nothing, and the next one taps. On a busy machine the finger may come when the
# content has already come to rest; then it is thrown again.
has_coasted() { [ "$(row_at 5)" -gt $((place / 40 + 5)) ] || says "* to idle at *"; }
for _ in $(seq 20); do
    finger 280 250 220 190 160 130 100
    echo "up 1" >&4
    until_said "idle to interacting at *"
    until_true has_coasted || fail "a throw under Wayland came to row $(row_at 5)"
    echo "down 1 100 150" >&4
    until_rest
    says "decelerating to tracking at *" && break
    echo cancel >&4
    until_rest
    place=$((($(row_at 1) + 1) * 40))
done
case $said in *tracking*) ;; *) fail "a finger did not stop the content" ;; esac
caught=${said##* }
[ "$(row_at 5)" = $(((caught + 5) / 40)) ] || fail "content that was stopped at $caught shows row $(row_at 5)"
echo "up 1" >&4
until_said "tracking to idle at $caught"
! grep -q tap words.txt || fail "the finger that stopped the content tapped"
under=$(row_at 150)
printf '%s\n' 'down 1 100 150' 'up 1' >&4
until_said "tap $under"
xdotool key ctrl+w
until_ended
[ "$code" -eq 0 ] || fail "the program ended with code $code under Wayland"
echo "scrolling: passed"
