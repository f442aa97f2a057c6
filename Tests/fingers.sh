#!/bin/bash
# Two fingers on a trackpad (X11), and fingers on a touch screen (Wayland), on a machine that has neither: a Python proxy between the program and the
# display injects them. The screen is Xvfb's; for Wayland, Weston's in one of its windows.
set -eu

command -v python3 >/dev/null || { echo "fingers: skipped, because python3 is missing" >&2; exit 0; }
test=fingers
. "$(dirname "$0")/screen.sh"

cd "$work"
mkdir Pad
cat > Pad/PadApp.swift <<'SWIFT'
import SwiftUI

@main
struct PadApp: App {
    var body: some Scene {
        WindowGroup("The Pad") { Pad() }
    }
}

/// Blue, red while two fingers pinch; says what gestures came to.
struct Pad: View {
    @GestureState private var isPinching = false

    var body: some View {
        Color(red: isPinching ? 1 : 0, green: 0, blue: isPinching ? 0 : 1)
            .onTapGesture { print("tap") }
            .gesture(DragGesture().onEnded { print("drag \($0.startLocation.x) \($0.translation.width)") })
            .simultaneousGesture(MagnifyGesture().updating($isPinching) { _, state, _ in state = true }.onEnded {
                print("magnify \(Int(($0.magnification * 100).rounded()))")
            })
            .simultaneousGesture(RotateGesture().onEnded { print("rotate \(Int($0.rotation.degrees.rounded()))") })
    }
}
SWIFT
# ends_with TEXT...: the program exited successfully and printed exactly these lines.
ends_with() {
    until_ended
    [ "$code" -eq 0 ] || fail "the program ended with code $code"
    printf '%s\n' "$@" >expected.txt
    diff expected.txt words.txt >&2 || fail "the program printed something else about $what"
}
# hands PROGRAM SOCKET SOCKET: the fingers follow commands on descriptor 4.
hands() {
    local fifo=$work/fingers
    rm -f "$fifo"
    mkfifo "$fifo"
    python3 "$root/Tests/Fingers/$1" "$2" "$3" <"$fifo" &
    others="$others $!"
    exec 4>"$fifo"
    until_true test -S "$3" || fail "$1 did not start"
}

what="a trackpad"
number=${DISPLAY#:}
pad=$((number + 1000))
rm -f "/tmp/.X11-unix/X$pad"
hands touchpad.py "/tmp/.X11-unix/X$number" "/tmp/.X11-unix/X$pad"
DISPLAY=:$pad "$root/waggle" run Pad --size 200x200 >words.txt 2>said.txt &
program=$!
until_window 'The Pad'
until_pixel 100 100 0000ff
xdotool mousemove 90 90 mousemove 100 100
printf '%s\n' begin 'update 0.7 -10' >&4
until_pixel 100 100 ff0000
# A cancelled gesture has no end.
echo cancel >&4
until_pixel 100 100 0000ff
printf '%s\n' begin 'update 1.2 10' 'update 1.5 20' >&4
until_pixel 100 100 ff0000
# Wayland ends every pinch with a scale of 1, which stands for the last one.
echo end >&4
until_pixel 100 100 0000ff
xdotool windowfocus "$window" key ctrl+w
ends_with "magnify 150" "rotate 30"
exec 4>&-
rm -f "/tmp/.X11-unix/X$pad"

if ! command -v weston >/dev/null; then
    echo "fingers: passed; touch under Wayland is skipped, because weston is missing" >&2
    exit 0
fi
what="a touch screen"
export XDG_RUNTIME_DIR=$work/wayland
mkdir -m 700 "$XDG_RUNTIME_DIR"
weston --backend=x11-backend.so --use-pixman --shell=kiosk-shell.so --width=200 --height=200 --socket=pond --no-config >weston.txt 2>&1 &
others="$others $!"
until_true test -S "$XDG_RUNTIME_DIR/pond" || { tail -n 3 weston.txt >&2; fail "weston did not start"; }
hands touchscreen.py "$XDG_RUNTIME_DIR/pond" "$XDG_RUNTIME_DIR/glass"
xdotool mousemove 90 90 mousemove 100 100
env -u DISPLAY WAYLAND_DISPLAY=glass "$root/waggle" run Pad >words.txt 2>said.txt &
program=$!
until_pixel 100 150 0000ff
printf '%s\n' 'down 1 50 60' 'up 1' 'down 1 20 30' 'move 1 60 30' 'move 1 120 30' 'up 1' >&4
printf '%s\n' 'down 1 50 100; down 2 150 100' 'move 1 40 100; move 2 160 100' 'move 1 100 40; move 2 100 160' >&4
until_pixel 100 150 ff0000
echo cancel >&4
until_pixel 100 150 0000ff
printf '%s\n' 'down 7 50 100; down 9 150 100' 'move 7 100 0; move 9 100 200' >&4
until_pixel 100 150 ff0000
printf '%s\n' 'up 9' 'up 7' >&4
until_pixel 100 150 0000ff
xdotool key ctrl+w
ends_with tap "drag 20.0 100.0" "magnify 200" "rotate 90" "drag 50.0 50.0"
echo "fingers: passed"
