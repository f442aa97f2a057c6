#!/bin/bash
# A signal that ends ./waggle also ends everything that it has started: compilers, even in process groups of their own, and a program being drawn.
# signals.sh [short]: the short form takes one signal and one of each kind of what is started.
set -eu

short=${1-}
signals=(TERM INT HUP)
[ -z "$short" ] || signals=(TERM)

test=signals
. "$(dirname "$0")/screen.sh"
# The processes that carry another one's mark, except for that one.
started_by() {
    local process
    for process in /proc/[0-9]*; do
        if [ "$process" != "/proc/$1" ] && grep -qzx "WAGGLE_RUN=$1" "$process/environ" 2>/dev/null; then echo "${process#/proc/}"; fi
    done
}
gone() { [ -z "$(started_by "$1")" ]; }
# ends SIGNAL: sends the signal once the started process reports that it is running.
ends() {
    until_true test -e "$work/sign" || fail "nothing was started before SIG$1"
    [ -n "$(started_by "$waggle")" ] || fail "the started process carries no mark"
    kill -s "$1" "$waggle"
    until_true gone "$waggle" || fail "after SIG$1 these keep running: $(started_by "$waggle" | tr '\n' ' ')"
    if wait "$waggle"; then fail "./waggle reports success after SIG$1"; fi
    rm "$work/sign"
}
# Separate jobs, so that they receive Control-C's signal even if the tests run in the background, where shells ignore it.
set -m
waggle_command=(env --default-signal=INT,HUP,TERM "SIGN=$work/sign" "$root/waggle")

mkdir "$work/Pond"
cat > "$work/Pond/PondApp.swift" <<'SWIFT'
import SwiftUI

@main
struct PondApp: App {
    var body: some Scene {
        WindowGroup { Pond() }
    }
}
struct Pond: View {
    var body: some View {
        if let sign = ProcessInfo.processInfo.environment["SIGN"] {
            FileManager.default.createFile(atPath: sign, contents: nil)
            while true {}
        }
        return Color.blue
    }
}
SWIFT
# Builds the framework before any signal.
"$root/waggle" render "$work/Pond" --size 20x20 -o "$work/pond.png"

# A program at full speed.
for signal in "${signals[@]}"; do
    "${waggle_command[@]}" render "$work/Pond" --size 20x20 -o "$work/never.png" 2>/dev/null &
    waggle=$!
    ends "$signal"
done

# A film, whose encoder is a process of its own.
"${waggle_command[@]}" film "$work/Pond" --size 20x20 --seconds 1 -o "$work/never.mp4" 2>/dev/null &
waggle=$!
ends TERM
if [ -z "$short" ]; then
    # A window. Its program takes the place of ./waggle, so the signal reaches it directly.
    "${waggle_command[@]}" run "$work/Pond" 2>/dev/null &
    waggle=$!
    until_true test -e "$work/sign" || fail "no window was opened before SIGINT"
    kill -s INT "$waggle"
    ended() { ! kill -0 "$waggle" 2>/dev/null; }
    until_true ended || fail "the window's program keeps running after SIGINT"
    if wait "$waggle"; then fail "./waggle run reports success after SIGINT"; fi
    rm "$work/sign"

    # The gallery's films.
    mkdir "$work/Home"
    cp -r "$work/Pond" "$work/Home/Pond"
    "${waggle_command[@]}" gallery --film "$work/Home" 2>/dev/null &
    waggle=$!
    ends INT
fi

# A compiler, started by the tool and by the package manager, which puts it into a process group of its own. Its driver runs this instead of the
# frontend, which would have finished before the signal.
frontend=$(dirname "$(readlink -f "$(command -v swiftc)")")/swift-frontend
cat > "$work/frontend" <<SHELL
#!/bin/bash
case " \$* " in
    *" -module-name Pond "*|*" -module-name Lake "*) touch "\$SIGN"; exec sleep 600 ;;
    *) exec "$frontend" "\$@" ;;
esac
SHELL
chmod +x "$work/frontend"
export SWIFT_DRIVER_SWIFT_FRONTEND_EXEC=$work/frontend
mkdir -p "$work/Lake/Sources/Lake"
cp "$work/Pond/PondApp.swift" "$work/Lake/Sources/Lake/LakeApp.swift"
cat > "$work/Lake/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Lake", targets: [.executableTarget(name: "Lake")])
SWIFT
# A program that has not been built yet.
echo "// changed" >> "$work/Pond/PondApp.swift"
for signal in "${signals[@]}"; do
    for folder in Pond Lake; do
        "${waggle_command[@]}" render "$work/$folder" --size 20x20 -o "$work/never.png" 2>/dev/null &
        waggle=$!
        ends "$signal"
    done
done
# The other commands that compile.
cat > "$work/Pond/PondTests.swift" <<'SWIFT'
import Testing

@Test func pondsAreWet() {}
SWIFT
commands=(check previews test)
[ -z "$short" ] || commands=()
for command in "${commands[@]}"; do
    "${waggle_command[@]}" "$command" "$work/Pond" >/dev/null 2>&1 &
    waggle=$!
    ends TERM
done
[ ! -e "$work/never.png" ] && [ ! -e "$work/never.mp4" ] || fail "a picture or film was left"
echo "signals: a signal ends what ./waggle has started"
