#!/bin/bash
# A signal that ends ./waggle ends all that it has started: compilers, also those in groups of their own, and a program that it draws.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache
fail() { echo "signals: $*" >&2; exit 1; }
# The processes that carry the mark of another one, without that one.
started_by() {
    local process
    for process in /proc/[0-9]*; do
        if [ "$process" != "/proc/$1" ] && grep -qzx "WAGGLE_RUN=$1" "$process/environ" 2>/dev/null; then echo "${process#/proc/}"; fi
    done
}
# until COMMAND...: waits until it succeeds.
until_true() {
    local _
    for _ in $(seq 100); do "$@" && return 0; sleep 0.1; done
    return 1
}
gone() { [ -z "$(started_by "$1")" ]; }
compiles() { local process; for process in $(started_by "$waggle"); do grep -q swift-frontend "/proc/$process/comm" 2>/dev/null && return 0; done; return 1; }
# ends SIGNAL COMMAND...: sends the signal once the command succeeds.
ends() {
    local signal=$1
    shift
    until_true "$@" || fail "nothing was started before SIG$signal"
    [ -n "$(started_by "$waggle")" ] || fail "what was started carries no mark"
    kill -s "$signal" "$waggle"
    until_true gone "$waggle" || fail "after SIG$signal these go on: $(started_by "$waggle" | tr '\n' ' ')"
    if wait "$waggle"; then fail "./waggle says that all went well after SIG$signal"; fi
}
# Jobs of their own, so that they take Control-C's signal, also where the tests run in the background, which makes shells ignore it.
set -m
waggle_command=(env --default-signal=INT,HUP,TERM "$root/waggle")

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
        if let sign = ProcessInfo.processInfo.environment["POND_SIGN"] {
            FileManager.default.createFile(atPath: sign, contents: nil)
            while true {}
        }
        return Color.blue
    }
}
SWIFT
# The framework is there before its time is measured.
"$root/waggle" render "$work/Pond" --size 20x20 -o "$work/pond.png"

# A program at full speed.
for signal in TERM INT HUP; do
    POND_SIGN=$work/sign "${waggle_command[@]}" render "$work/Pond" --size 20x20 -o "$work/never.png" 2>/dev/null &
    waggle=$!
    ends "$signal" test -e "$work/sign"
    rm "$work/sign"
done

# A compiler, called by the tool itself and by the package manager, which starts it in a group of its own.
mkdir -p "$work/Lake/Sources/Lake"
cp "$work/Pond/PondApp.swift" "$work/Lake/Sources/Lake/LakeApp.swift"
cat > "$work/Lake/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Lake", targets: [.executableTarget(name: "Lake")])
SWIFT
for signal in TERM INT HUP; do
    echo "// $signal" >> "$work/Pond/PondApp.swift"
    "${waggle_command[@]}" render "$work/Pond" --size 20x20 -o "$work/never.png" 2>/dev/null &
    waggle=$!
    ends "$signal" compiles
    "${waggle_command[@]}" render "$work/Lake" --size 20x20 -o "$work/never.png" 2>/dev/null &
    waggle=$!
    ends "$signal" compiles
done
[ ! -e "$work/never.png" ] || fail "a picture was left"
echo "signals: a signal ends what ./waggle has started"
