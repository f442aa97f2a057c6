#!/bin/bash
# A program in a tab of headless Chromium: its pictures beside Cairo's, and operated as a person would, by Chromium's accessibility tree.
# Needs Chromium and Python, and the tests built (`./waggle test` builds them).
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
host=
finish() {
    [ -z "$host" ] || kill "$host" 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT
fail() { echo "page: $1" >&2; exit 1; }

command -v python3 >/dev/null || fail "Python is not installed: apt-get install python3"
mkdir "$work/pictures"
(cd "$root" && WAGGLE_PAGE_PICTURES="$work/pictures" .build/debug/wagglePackageTests.xctest --testing-library swift-testing --filter 'PagePictureTests|everythingForThePage' >"$work/tests.log" 2>&1) ||
    { tail -20 "$work/tests.log" >&2; fail "the pictures could not be made"; }
python3 "$root/Tests/Browser/pictures.py" "$work/pictures"

"$root/waggle" serve "$root/Tests/Browser/Pages" --port 0 >"$work/address" 2>"$work/host.log" &
host=$!
for _ in $(seq 1200); do
    [ -s "$work/address" ] && break
    kill -0 "$host" 2>/dev/null || { cat "$work/host.log" >&2; fail "the host has ended"; }
    sleep 0.5
done
[ -s "$work/address" ] || fail "the host prints no address"
python3 "$root/Tests/Browser/drive.py" "$(head -1 "$work/address")" || { tail -5 "$work/host.log" >&2; fail "the page does not do what a person wants"; }
