#!/bin/bash
# A view dragged by the mouse from the window of one program into that of another. The screen is Xvfb's, the bus is of its own.
set -eu

test=dragging
if [ -z "${DRAGGING_BUS-}" ]; then
    command -v dbus-run-session >/dev/null || { echo "dragging: dbus-run-session is missing; ./waggle test installs it." >&2; exit 1; }
    DRAGGING_BUS=1 XDG_RUNTIME_DIR=$(mktemp -d) exec dbus-run-session -- "$0"
fi
screen=800x480
. "$(dirname "$0")/screen.sh"

cd "$work"
mkdir Giver Taker
cat > Giver/GiverApp.swift <<'SWIFT'
import SwiftUI

@main
struct GiverApp: App {
    var body: some Scene {
        WindowGroup("Giver") { Text("Pollen").padding(40).background(.yellow).draggable("Pollen from a flower") }
    }
}
SWIFT
cat > Taker/TakerApp.swift <<'SWIFT'
import Foundation
import SwiftUI

/// Writes at once. print() would buffer whole blocks, because standard output is a file, and the script would not see a line until much later.
func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

@main
struct TakerApp: App {
    var body: some Scene {
        WindowGroup("Taker") { Taker() }
    }
}

struct Taker: View {
    @State private var taken = "Nothing"

    var body: some View {
        Text(taken)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.gray)
            .dropDestination(for: String.self) { items, place in
                taken = items.joined()
                say("took \(taken) at \(Int(place.x)), \(Int(place.y))")
                return true
            } isTargeted: { say("targeted \($0)") }
    }
}
SWIFT

launch Giver --size 300x300
giver=$program
others="$others $giver"
until_window Giver
giver_window=$window
launch Taker --size 300x300
until_window Taker
xdotool windowmove "$window" 400 0
until_rest

xdotool mousemove 150 150 mousedown 1 mousemove 155 150 mousemove 170 150 mousemove 300 150
until_rest
# The programs learn of each other as the mouse moves, and of its place only when they have answered each other.
is_targeted() {
    xdotool mousemove 540 150
    until_rest
    xdotool mousemove 550 150
    until_rest
    says "targeted true"
}
until_true is_targeted || fail "the Taker is not told of the drag"
xdotool mouseup 1
until_said "targeted false"
until_said "took Pollen from a flower at 150, 150"

xdotool windowfocus "$window" key ctrl+w
until_ended
[ "$code" -eq 0 ] || fail "Taker ended with code $code"
program=$giver
xdotool windowfocus "$giver_window" key ctrl+w
until_ended
[ "$code" -eq 0 ] || fail "Giver ended with code $code"
echo "dragging: passed"
