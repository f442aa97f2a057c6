#!/bin/bash
# Measures how long a window takes from a move of the finger to the picture: Examples/Apiary is panned under Xvfb. Its framebuffer lies in memory,
# so what is measured ends where a monitor would begin to read. The number of moves may be given.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
server='' program=''
trap 'kill $program $server 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"' EXIT
fail() { echo "latency: $*" >&2; exit 1; }

clang -O2 -o "$work/latency" "$root/Benchmarks/Latency/latency.c" -ldl || fail "the measuring program could not be built"
# Built before the clock runs.
"$root/waggle" render "$root/Examples/Apiary" -o "$work/a.png" || fail "the example could not be built"
exec 3>"$work/display"
Xvfb -displayfd 3 -screen 0 640x800x24 -fbdir "$work" -nolisten tcp >/dev/null 2>&1 &
server=$!
for _ in $(seq 100); do [ -s "$work/display" ] && break; sleep 0.1; done
[ -s "$work/display" ] || fail "Xvfb did not start"
DISPLAY=:$(cat "$work/display")
export DISPLAY
unset WAYLAND_DISPLAY
"$root/waggle" run "$root/Examples/Apiary" --size 440x760 >"$work/said.txt" 2>&1 &
program=$!
for _ in $(seq 100); do [ "$(xdotool search --onlyvisible --name Apiary 2>/dev/null)" ] && break; sleep 0.1; done
[ "$(xdotool search --onlyvisible --name Apiary 2>/dev/null)" ] || fail "no window came; the program said: $(tail -n 3 "$work/said.txt")"
# The cells arrive one by one.
sleep 4
echo "Load of the machine: $(cut -d ' ' -f 1 /proc/loadavg) on $(nproc) cores."
"$work/latency" "$work/Xvfb_screen0" "${1:-500}" || fail "the measuring failed; the program $(kill -0 "$program" 2>/dev/null && echo "still runs" || echo "has ended") and said: $(tail -n 3 "$work/said.txt")"
