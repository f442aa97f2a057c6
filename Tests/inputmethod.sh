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
            .onChange(of: isWriting) { say("writing \(isWriting)") }
            .onChange(of: text) { say(text) }
            .onSubmit { say("submitted \(text)") }
    }
}
SWIFT

ibus-daemon --xim --replace --panel disable --emoji-extension disable >/dev/null 2>&1 &
others="$others $!"
# Setting the engine succeeds with the code of a failure, and with none while the daemon starts.
has_daemon() { [ "$(ibus address 2>/dev/null)" != "(null)" ]; }
sets_engine() {
    ibus engine m17n:vi:telex >/dev/null 2>&1 || true
    [ "$(ibus engine 2>/dev/null)" = m17n:vi:telex ]
}
until_true has_daemon || fail "IBus did not start"
until_true sets_engine || fail "IBus has no Vietnamese input method"
# The daemon's number for the text that has the focus.
focused_text() {
    gdbus call --address "$(ibus address)" --dest org.freedesktop.IBus --object-path /org/freedesktop/IBus \
        --method org.freedesktop.DBus.Properties.Get org.freedesktop.IBus CurrentInputContext 2>/dev/null
}
earlier=$(focused_text)

GTK_IM_MODULE=ibus launch Letter --size 300x100
until_window Letter
xdotool windowfocus "$window"
until_said "writing true"
# The daemon gives each text its engine when it is focused.
has_engine() { [ "$(focused_text)" != "$earlier" ] && [ "$(ibus engine 2>/dev/null)" = m17n:vi:telex ]; }
until_true has_engine || fail "the text did not get the input method"
until_rest

# What is composed is not written before it is committed: a blank or Return does that.
xdotool type --delay 20 "chaof "
until_said "Xin, chào "
! grep -q -i "xin, cha" words.txt || fail "the program heard of a letter that was still being composed: $(tr '\n' '|' <words.txt)"
xdotool type --delay 20 "Vieetj"
# Return submits what it has committed. Changes are told at the end of the update.
xdotool key Return
until_said "submitted Xin, chào Việt"
until_said "Xin, chào Việt"

xdotool key ctrl+w
until_ended
[ "$code" -eq 0 ] || fail "the program ended with code $code"
echo "inputmethod: passed"
