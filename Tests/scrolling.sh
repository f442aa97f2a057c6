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

/// A thousand rows, each in a colour that is its number, twice as high in a wide window. Says where they come to rest, and which of them is tapped.
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
                if new == .idle { say("\(old) \(Int(scroll.geometry.contentOffset.y.rounded()))") }
            }
        }
    }
}
SWIFT

# until_said LINE: waits until the program's last line is this one.
until_said() {
    local _
    for _ in $(seq 100); do
        [ "$(tail -n 1 words.txt)" = "$1" ] && return 0
        kill -0 "$program" 2>/dev/null || fail "the program ended by itself"
        sleep 0.1
    done
    fail "the program said “$(tail -n 1 words.txt)” and not “$1”"
}
# until_more LINES: waits until the program has said more lines than that.
until_more() {
    local _
    for _ in $(seq 100); do
        [ "$(wc -l <words.txt)" -gt "$1" ] && return 0
        sleep 0.1
    done
    fail "the program said nothing"
}
# place: where the content came to rest last, in whole points.
place() { tail -n 1 words.txt | sed 's/.* //'; }
# row_at Y: the number of the row that the screen shows there.
row_at() {
    local colour
    colour=$(pixel 100 "$1")
    echo $(( 0x${colour:0:2} + 256 * 0x${colour:2:2} ))
}

"$root/waggle" run Slope --size 200x300 >words.txt 2>said.txt &
program=$!
until_window 'The Slope'
window=$(xdotool search --onlyvisible --name 'The Slope' | head -n 1)
until_pixel 100 10 0000ff
until_pixel 100 290 0700ff
xdotool windowfocus "$window" mousemove 100 150

# Each notch of a wheel is 60 points; notches that come together are one movement.
xdotool click --repeat 3 --delay 30 5
until_said "interacting 180"
until_pixel 100 10 0400ff
xdotool click 4
until_said "interacting 120"

# Arrows, pages, the end, the beginning, and space with and without Shift.
for step in Down:160 Down:200 Up:160 Next:430 Prior:160 End:39700 Home:0 space:270 space:540 shift+space:270 Home:0; do
    xdotool key "${step%:*}"
    until_said "interacting ${step#*:}"
done
[ "$(row_at 5)" = 0 ] || fail "the first row is not at the top"

# The indicator is shown after a movement, and the mouse takes hold of it: 130 points of its way of 258 are half of the content.
xdotool mousemove 195 20 mousedown 1 mousemove 195 60 mousemove 195 100 mousemove 195 150
sleep 0.1
half=$(row_at 150)
xdotool mouseup 1
{ [ "$half" -gt 480 ] && [ "$half" -lt 525 ]; } || fail "the indicator led to row $half"
until_said "interacting $(place)"
xdotool mousemove 100 150 key Home
until_said "interacting 0"

# A mouse drags as a finger does: 10 points of slop, then as far as it goes. At rest it throws nothing.
xdotool mousemove 100 250 mousedown 1
for y in 240 220 200 180 160; do xdotool mousemove 100 $y; sleep 0.02; done
sleep 0.2
[ "$(row_at 5)" = 2 ] || fail "a drag of 90 points shows row $(row_at 5) at the top"
said=$(wc -l <words.txt)
xdotool mouseup 1
until_more "$said"
[ "$(place)" = 80 ] || fail "a drag of 90 points ended at $(place)"
# Thrown, the content coasts; pulled beyond its beginning, it comes back.
said=$(wc -l <words.txt)
xdotool mousemove 100 280 mousedown 1
for y in 250 220 190 160 130; do xdotool mousemove 100 $y; sleep 0.012; done
xdotool mouseup 1
until_more "$said"
[ "$(place)" -gt 400 ] || fail "a throw ended at $(place)"
xdotool key Home
until_said "interacting 0"
xdotool mousemove 100 100 mousedown 1
for y in 120 150 180 210 240; do xdotool mousemove 100 $y; sleep 0.02; done
sleep 0.2
[ "$(pixel 100 5)" = ffffff ] || fail "a pull beyond the beginning shows $(pixel 100 5) above it"
xdotool mouseup 1
until_said "decelerating 0"
until_pixel 100 5 0000ff

# The row at the top stays there when the window becomes wider and all rows twice as high.
xdotool key Next key Next key Next
until_said "interacting 810"
[ "$(row_at 5)" = 20 ] || fail "row $(row_at 5) is at the top"
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
for _ in $(seq 100); do [ -S "$XDG_RUNTIME_DIR/slope" ] && break; sleep 0.1; done
[ -S "$XDG_RUNTIME_DIR/slope" ] || { tail -n 3 weston.txt >&2; fail "weston did not start"; }
mkfifo fingers
python3 "$root/Tests/Fingers/touchscreen.py" "$XDG_RUNTIME_DIR/slope" "$XDG_RUNTIME_DIR/glass" <fingers &
others="$others $!"
exec 4>fingers
for _ in $(seq 100); do [ -S "$XDG_RUNTIME_DIR/glass" ] && break; sleep 0.1; done
# The pointer of the compositor hides what is below it.
xdotool mousemove 90 90 mousemove 180 280
env -u DISPLAY WAYLAND_DISPLAY=glass "$root/waggle" run Slope >words.txt 2>said.txt &
program=$!
until_pixel 100 290 0700ff
top=$(row_at 5)
[ "$top" = 0 ] || fail "row $top is at the top of the window under Wayland"
# finger Y...: a finger goes down at the first place, by the others, and stays.
finger() {
    echo "down 1 100 $1" >&4
    shift
    local y
    for y in "$@"; do sleep 0.02; echo "move 1 100 $y" >&4; done
}
finger 250 240 220 200 180 160
sleep 0.2
[ "$(row_at 5)" = 2 ] || fail "a finger that went 90 points shows row $(row_at 5) at the top"
echo "up 1" >&4
until_more 0
[ "$(place)" = 80 ] || fail "a finger that went 90 points ended at $(place)"
# Thrown, it coasts; a finger that comes down stops it there and taps nothing, and the next one taps.
finger 280 250 220 190 160 130 100
echo "up 1" >&4
sleep 0.3
finger 150
sleep 0.2
caught=$(row_at 5)
sleep 0.3
[ "$(row_at 5)" = "$caught" ] || fail "a finger did not stop the content"
[ "$caught" -gt 6 ] || fail "a throw under Wayland came to row $caught in 0.3 seconds"
said=$(wc -l <words.txt)
echo "up 1" >&4
until_more "$said"
! grep -q tap words.txt || fail "the finger that stopped the content tapped"
under=$(row_at 150)
printf '%s\n' 'down 1 100 150' 'up 1' >&4
until_said "tap $under"
xdotool key ctrl+w
until_ended
[ "$code" -eq 0 ] || fail "the program ended with code $code under Wayland"
echo "scrolling: passed"
