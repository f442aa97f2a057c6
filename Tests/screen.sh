# A screen in memory for the tests of windows, which source this file: it sets DISPLAY and the folder $work, and reads what a program shows.
# $test is the name of the test, $screen the size of the screen (640x480 if unset), $program the process under test, $others the processes to end with the test.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
fail() { echo "$test: $*" >&2; tail -n 5 "$work"/said.txt >&2 2>/dev/null || true; exit 1; }
for command in Xvfb xdotool; do
    command -v "$command" >/dev/null || fail "$command is missing; ./waggle test installs it."
done

# The screen's pixels are in a file in the X Window Dump format.
exec 3>"$work/display"
Xvfb -displayfd 3 -screen 0 "${screen:-640x480}x24" -fbdir "$work" -nolisten tcp >/dev/null 2>&1 &
server=$!
program= others=
trap 'kill $program $others $server 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"' EXIT
for _ in $(seq 100); do [ -s "$work/display" ] && break; sleep 0.1; done
[ -s "$work/display" ] || fail "Xvfb did not start"
DISPLAY=:$(cat "$work/display")
export DISPLAY XDG_CACHE_HOME=$work/cache
unset WAYLAND_DISPLAY

# A big-endian 32-bit number in the header of the dump.
number() { od -An -tu4 --endian=big -N4 -j "$1" "$work/Xvfb_screen0" | tr -d ' '; }
# The colour at a point of the screen as six hexadecimal digits.
pixel() {
    local start=$(( $(number 0) + $(number 76) * 12 ))
    od -An -tx4 --endian=little -N4 -j $((start + $2 * $(number 48) + $1 * 4)) "$work/Xvfb_screen0" | tr -d ' ' | tail -c 7
}
# scratch_pixel X Y COLOUR: changes a point of the screen without the program's knowledge.
scratch_pixel() {
    local start=$(( $(number 0) + $(number 76) * 12 ))
    printf "\\x${3:4:2}\\x${3:2:2}\\x${3:0:2}" | dd of="$work/Xvfb_screen0" bs=1 seek=$((start + $2 * $(number 48) + $1 * 4)) conv=notrunc status=none
}
# until_pixel X Y COLOUR: waits until the screen shows it there.
until_pixel() {
    local _
    for _ in $(seq 100); do
        [ "$(pixel "$1" "$2")" = "$3" ] && return 0
        kill -0 "$program" 2>/dev/null || fail "the program ended by itself"
        sleep 0.1
    done
    fail "at $1, $2 the screen shows $(pixel "$1" "$2") and not $3"
}
# until_window NAME: waits for a window of the program. Building the framework may take minutes before.
until_window() {
    local _
    for _ in $(seq 900); do
        [ "$(xdotool search --onlyvisible --name "$1" 2>/dev/null)" ] && return 0
        kill -0 "$program" 2>/dev/null || fail "the program ended by itself"
        sleep 1
    done
    fail "no window “$1” appeared"
}
until_ended() {
    local _
    for _ in $(seq 100); do kill -0 "$program" 2>/dev/null || break; sleep 0.1; done
    kill -0 "$program" 2>/dev/null && fail "the program did not end"
    code=0
    wait "$program" || code=$?
    program=
}

