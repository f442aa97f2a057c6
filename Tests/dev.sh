#!/bin/bash
# `./waggle dev` in a page of headless Chromium: a file is saved, state stays; an error shows and goes. Needs Chromium and Python.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
tool=
finish() {
    [ -z "$tool" ] || kill "$tool" 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT
fail() { echo "dev: $1" >&2; exit 1; }

command -v python3 >/dev/null || fail "Python is not installed: apt-get install python3"
cp -r "$root/Tests/Development/Tally" "$work/Tally"
env -u DISPLAY -u WAYLAND_DISPLAY "$root/waggle" dev "$work/Tally" --browser >"$work/address" 2>"$work/tool.log" &
tool=$!
for _ in $(seq 1200); do
    [ -s "$work/address" ] && break
    kill -0 "$tool" 2>/dev/null || { cat "$work/tool.log" >&2; fail "the tool has ended"; }
    sleep 0.5
done
[ -s "$work/address" ] || fail "the tool prints no address"
python3 "$root/Tests/Browser/development.py" "$(head -1 "$work/address")" "$work/Tally" || { tail -20 "$work/tool.log" >&2; fail "development does not go as a person wants"; }
