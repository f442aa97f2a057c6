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

"$root/waggle" run Giver --size 300x300 >giver.txt 2>said.txt &
giver=$!
program=$giver
others="$others $giver"
until_window Giver
"$root/waggle" run Taker --size 300x300 >words.txt 2>>said.txt &
program=$!
until_window Taker
xdotool windowmove --sync "$(xdotool search --onlyvisible --name Taker | head -n 1)" 400 0

until_said() {
    local _
    for _ in $(seq 100); do grep -q -x "$1" words.txt && return 0; sleep 0.1; done
    fail "Taker did not print “$1”; it printed: $(tr '\n' '|' <words.txt)"
}
xdotool mousemove 150 150 sleep 0.3 mousedown 1
for x in $(seq 155 5 550); do xdotool mousemove "$x" 150; sleep 0.02; done
until_said "targeted true"
xdotool sleep 0.3 mouseup 1
until_said "took Pollen from a flower at 150, 150"
until_said "targeted false"

xdotool windowfocus "$(xdotool search --onlyvisible --name Taker | head -n 1)" key ctrl+w
until_ended
[ "$code" -eq 0 ] || fail "Taker ended with code $code"
program=$giver
xdotool windowfocus "$(xdotool search --onlyvisible --name Giver | head -n 1)" key ctrl+w
until_ended
[ "$code" -eq 0 ] || fail "Giver ended with code $code"
echo "dragging: passed"
