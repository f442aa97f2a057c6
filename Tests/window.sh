#!/bin/bash
# A program in a window, driven from outside: shown, tapped, dragged, resized and closed, and by a script. Needs Xvfb and xdotool, but no display.
set -eu

test=window
. "$(dirname "$0")/screen.sh"

# Compares the declarations of GTK's functions with GTK's own headers if these are installed.
if pkg-config --exists gtk4 2>/dev/null && command -v clang >/dev/null; then
    # shellcheck disable=SC2046
    clang -fsyntax-only $(pkg-config --cflags gtk4) -I "$root/Sources/CGtk/include" "$root/Tests/GtkHeaders/check.c" || fail "GTK declares a function differently"
fi

cd "$work"
mkdir Pond
cat > Pond/PondApp.swift <<'SWIFT'
import SwiftUI

@main
struct PondApp: App {
    var body: some Scene {
        WindowGroup("The Pond") { Pond() }
        WindowGroup("The Reeds", id: "reeds", for: Int.self) { $count in Reeds(count: count ?? 0) }
    }
}

/// Opens an address when it is tapped, and closes its window.
struct Reeds: View {
    let count: Int
    @Environment(\.openURL) private var openURL
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        (count == 3 ? Color.green : .gray).onTapGesture {
            if let lily = URL(string: "pond:lily?count=\(count)") { openURL(lily) { print("opened \($0)") } }
            dismissWindow()
        }
    }
}

/// Two halves: the upper one is tapped, and opens another window with the second tap; the lower one is dragged.
struct Pond: View {
    @State private var isTapped = false
    @State private var isWide = false
    @State private var isDragged = false
    @State private var beats = 0
    @Environment(\.scenePhase) private var phase
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        GeometryReader { geometry in
            VStack(spacing: 0) {
                Color(red: 1, green: isTapped ? 1 : 0, blue: beats == 3 ? 1 : 0).onTapGesture {
                    if isTapped { openWindow(value: 3) }
                    isTapped = true
                }
                Color(red: isDragged ? 1 : 0, green: geometry.size.width > 250 ? 1 : 0, blue: 1)
                    .gesture(DragGesture().onEnded { if $0.translation.width > 50 { isDragged = true } })
            }
        }
        .task {
            for _ in 0..<3 {
                try? await Task.sleep(for: .milliseconds(10))
                beats += 1
            }
        }
        .onChange(of: phase) { print("phase \(phase)") }
        .onDisappear { print("disappeared") }
    }
}
SWIFT

# The desktop's program for pond: addresses.
export XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/data
mkdir -p data/applications
printf '#!/bin/sh\necho "$1" >"%s"\n' "$work/opened.txt" >lily
chmod +x lily
printf '[Desktop Entry]\nType=Application\nName=Lily\nExec=%s %%u\nMimeType=x-scheme-handler/pond;\n' "$work/lily" >data/applications/lily.desktop
printf '[Default Applications]\nx-scheme-handler/pond=lily.desktop\n' >data/mimeapps.list

launch Pond --size 200x300
until_window 'The Pond'
pond=$window
# Red, then magenta after three tasks have slept.
until_pixel 100 75 ff00ff
until_pixel 100 225 0000ff
until_rest
[ -z "$(xdotool search --name 'The Reeds' 2>/dev/null)" ] || fail "the second window opened by itself"

# A change repaints only its area: a scratch elsewhere on the screen stays until that part changes.
scratch_pixel 100 290 123456
scratch_pixel 100 20 123456
xdotool mousemove 100 75 click 1
until_pixel 100 75 ffffff
until_pixel 100 20 ffffff
until_rest
[ "$(pixel 100 290)" = 123456 ] || fail "a tap on the upper half painted the lower one"
xdotool mousemove 20 225 mousedown 1 mousemove 60 225 mousemove 120 225 mouseup 1
until_pixel 100 225 ff00ff
until_pixel 100 290 ff00ff
xdotool windowsize "$pond" 300 300
until_pixel 280 225 ffffff

# A window at rest uses no processor time: once it shows what it has to, its threads run a few times more, and the first one then not for a second. Before
# and meanwhile they run thirty times at most, in which Dispatch looks after its threads once a second.
waits() { cat "/proc/$program/task/"*/status | awk '/^voluntary_ctxt_switches/ { sum += $2 } END { print sum }'; }
before=$(waits)
until_rest 1
[ $(($(waits) - before)) -le 30 ] || fail "a window's threads ran $(($(waits) - before)) times before it came to rest"

# A second window of the program, for a value. It passes an address to the desktop; closing it leaves the first one open.
xdotool mousemove 100 75 click 1
until_window 'The Reeds'
until_pixel 100 75 34c759
# The pointer has not moved since the window appeared below it.
xdotool click 1
until_pixel 100 75 ffffff
closed() { ! shows_window 'The Reeds'; }
until_true closed || fail "the second window did not close"
until_true test -s opened.txt || fail "the desktop did not get the address"
[ "$(cat opened.txt)" = "pond:lily?count=3" ] || fail "the desktop got another address: $(cat opened.txt)"

xdotool windowfocus "$pond" key ctrl+w
until_ended
[ "$code" -eq 0 ] || fail "the program ended with code $code"
grep -q 'opened true' words.txt || fail "the program was not told that the address was opened"
[ "$(grep '^phase' words.txt | head -n 2 | tr '\n' ' ')" = 'phase inactive phase active ' ] || fail "the program did not become active by way of the inactive phase"
grep -q 'phase background' words.txt || fail "the program was not told that it went to the background"
grep -q disappeared words.txt || fail "the views were not told that they disappeared"

# The same script ends in the same picture in a window, in real time, and without one.
cat > tour.txt <<'SCRIPT'
size 200x300
scale 1
wait 0.5
tap 100,75
drag 20,225 to 120,225 over 0.3
wait 0.3
snapshot end.png
SCRIPT
mkdir film
"$root/waggle" film Pond --script tour.txt --fps 10 -o film/tour.gif >said.txt 2>&1 || fail "the script was not filmed"
launch Pond --script tour.txt
until_window 'The Pond'
until_pixel 100 225 ff00ff
until_true test -s end.png || fail "the script left no picture"
xdotool windowfocus "$window" key ctrl+w
until_ended
cmp -s end.png film/end.png || fail "the script ends in different pictures in the window and in the film"

unset DISPLAY
if "$root/waggle" run Pond >said.txt 2>&1; then fail "a window without a display should fail"; fi
grep -q './waggle film Pond' said.txt || fail "without a display, no alternative is named"
"$root/waggle" gallery --fly >said.txt 2>&1 && fail "gallery should refuse --fly"
grep -q -- --film said.txt || fail "gallery does not name its option"
echo "window: passed"
