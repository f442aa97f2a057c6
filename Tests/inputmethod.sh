#!/bin/bash
# A text composed with a real input method: IBus with Vietnamese Telex, in a window on Xvfb with a bus of its own.
set -eu

test=inputmethod
if [ -z "${INPUT_METHOD_BUS-}" ]; then
    command -v dbus-run-session >/dev/null || { echo "inputmethod: dbus-run-session is missing; ./waggle test installs it." >&2; exit 1; }
    # Nothing of the person's own session is touched.
    home=$(mktemp -d)
    trap 'rm -rf "$home"' EXIT
    INPUT_METHOD_BUS=1 HOME=$home XDG_RUNTIME_DIR=$home XDG_CONFIG_HOME=$home/config dbus-run-session -- "$0"
    exit
fi
. "$(dirname "$0")/screen.sh"
command -v ibus-daemon >/dev/null || fail "ibus-daemon is missing; ./waggle test installs it."

cd "$work"
mkdir Letter
cat > Letter/LetterApp.swift <<'SWIFT'
import Foundation
import SwiftUI

/// Writes at once. print() would buffer whole blocks, because standard output is a file, and the script would not see a line until much later.
func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

@main
struct LetterApp: App {
    var body: some Scene {
        WindowGroup("Letter") { Letter() }
    }
}

struct Letter: View {
    @State private var text = "Xin, "
    @FocusState private var isWriting: Bool

    var body: some View {
        TextField("Letter", text: $text)
            .focused($isWriting)
            .onAppear { isWriting = true }
            .onChange(of: text) { say(text) }
            .onSubmit { say("submitted \(text)") }
    }
}
SWIFT

ibus-daemon --xim --replace --panel disable --emoji-extension disable >/dev/null 2>&1 &
others="$others $!"
for _ in $(seq 100); do ibus engine m17n:vi:telex >/dev/null 2>&1 && break; sleep 0.1; done
[ "$(ibus engine)" = m17n:vi:telex ] || fail "IBus has no Vietnamese input method"

GTK_IM_MODULE=ibus "$root/waggle" run Letter --size 300x100 >words.txt 2>said.txt &
program=$!
until_window Letter
xdotool windowfocus "$(xdotool search --onlyvisible --name Letter | head -n 1)"
# The daemon gives each window its engine when it is focused.
sleep 1

# What is composed is not written before it is committed: a blank or Return does that.
xdotool type --delay 80 "chaof "
until_said() {
    local _
    for _ in $(seq 100); do grep -q -x "$1" words.txt && return 0; sleep 0.1; done
    fail "the program did not print “$1”; its last lines: $(tail -n 3 words.txt | tr '\n' '|')"
}
until_said "Xin, chào "
! grep -q -i "xin, cha" words.txt || fail "the program heard of a letter that was still being composed: $(tr '\n' '|' <words.txt)"
xdotool type --delay 80 "Vieetj"
xdotool key Return
until_said "Xin, chào Việt"
xdotool key Return
until_said "submitted Xin, chào Việt"

xdotool key ctrl+w
until_ended
[ "$code" -eq 0 ] || fail "the program ended with code $code"
echo "inputmethod: passed"
