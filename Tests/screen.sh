# A screen in memory for the tests of windows, which source this file: it sets DISPLAY and the folder $work, and waits for what a program shows and says.
# $test is the name of the test, $screen the size of the screen (640x480 if unset), $program the process under test, $others the processes to end with the test.
#
# Tests wait for states and compare nothing with a clock, so they pass however slow the program or the machine is, and take no longer than the program.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
fail() { echo "$test: $*" >&2; tail -n 5 "$work"/said.txt >&2 2>/dev/null || true; exit 1; }
for command in Xvfb xdotool; do
    command -v "$command" >/dev/null || fail "$command is missing; ./waggle test installs it."
done

# A wait looks this often before it gives up, for some minutes, with a pause in seconds between the looks. Only a failing test takes as long.
looks=6000
pause=0.025
# until_true COMMAND...: waits until the command succeeds.
until_true() {
    local look
    for ((look = 0; look < looks; look++)); do
        "$@" && return 0
        if [ -n "$program" ] && ! kill -0 "$program" 2>/dev/null; then
            # Its last act may be what is awaited.
            "$@" && return 0
            fail "the program ended by itself"
        fi
        sleep "$pause"
    done
    return 1
}

program= others=
# The screen's pixels are in a file in the X Window Dump format. A server that started anew after its last client, such as xdotool, could refuse the next one.
exec 3>"$work/display"
Xvfb -noreset -displayfd 3 -screen 0 "${screen:-640x480}x24" -fbdir "$work" -nolisten tcp >/dev/null 2>&1 &
server=$!
trap 'kill $program $others $server 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"' EXIT
until_true test -s "$work/display" || fail "Xvfb did not start"
DISPLAY=:$(cat "$work/display")
export DISPLAY XDG_CACHE_HOME=$work/cache
unset WAYLAND_DISPLAY

# A big-endian 32-bit number in the header of the dump.
number() { od -An -tu4 --endian=big -N4 -j "$1" "$work/Xvfb_screen0" | tr -d ' '; }
first_pixel=$(( $(number 0) + $(number 76) * 12 ))
line_length=$(number 48)
# The colour at a point of the screen as six hexadecimal digits.
pixel() {
    local bytes
    bytes=$(od -An -tx4 --endian=little -N4 -j $((first_pixel + $2 * line_length + $1 * 4)) "$work/Xvfb_screen0")
    echo "${bytes: -6}"
}
is_pixel() { [ "$(pixel "$1" "$2")" = "$3" ]; }
# scratch_pixel X Y COLOUR: changes a point of the screen without the program's knowledge.
scratch_pixel() {
    printf "\\x${3:4:2}\\x${3:2:2}\\x${3:0:2}" |
        dd of="$work/Xvfb_screen0" bs=1 seek=$((first_pixel + $2 * line_length + $1 * 4)) conv=notrunc status=none
}
# until_pixel X Y COLOUR: waits until the screen shows it there.
until_pixel() { until_true is_pixel "$@" || fail "at $1, $2 the screen shows $(pixel "$1" "$2") and not $3"; }

# launch FOLDER OPTION...: starts a program. What it prints is in words.txt.
launch() {
    heard=0
    "$root/waggle" run "$@" >"$work/words.txt" 2>>"$work/said.txt" &
    program=$!
}
# The number of lines in words.txt that have been waited for.
heard=0
# says PATTERN: true if the program has printed such a line since, which is then in $said.
says() {
    local lines line
    mapfile -t lines <"$work/words.txt"
    for ((line = heard; line < ${#lines[@]}; line++)); do
        # shellcheck disable=SC2053
        [[ ${lines[line]} == $1 ]] || continue
        said=${lines[line]} heard=$((line + 1))
        return 0
    done
    return 1
}
# until_said PATTERN: waits for a line that comes after all lines that were waited for before; it is in $said.
until_said() { until_true says "$1" || fail "the program did not say “$1”; it said $(tail -n +$((heard + 1)) "$work/words.txt" | tr '\n' '|')"; }

# until_window NAME: waits for a window of the program, which is then in $window. Building the framework may take minutes before.
until_window() { looks=9000 pause=0.1 until_true shows_window "$1" || fail "no window “$1” appeared"; }
shows_window() {
    window=$(xdotool search --onlyvisible --name "$1" 2>/dev/null | head -n 1)
    [ -n "$window" ]
}
until_ended() {
    until_true has_ended || fail "the program did not end"
    code=0
    wait "$program" || code=$?
    program=
}
has_ended() { ! kill -0 "$program" 2>/dev/null; }

# until_rest [SECONDS]: waits until the program, its helpers and the screen have done all that follows from the input: all of their threads sleep, and the
# first ones, which handle input and draw, have not run for a while. That is several frames, and more than the tenth of a second after which a resting
# finger throws nothing. A thread that waits for a processor does not sleep, so it does not matter what else the machine does.
until_rest() { until_true rests "${1:-0.15}" || fail "the program does not come to rest"; }
rests() {
    local before
    before=$(runs)
    [[ $before != *State:?[!S]* ]] || return 1
    sleep "$1"
    [ "$(runs)" = "$before" ]
}
# Whether each thread sleeps, and how often the first ones have stopped running.
runs() {
    local process first=() all=()
    for process in $program $others $server; do
        first+=("/proc/$process/status")
        all+=("/proc/$process/task/"*/status)
    done
    grep -hs '_switches' "${first[@]}" || true
    grep -hs '^State' "${all[@]}" || true
}
