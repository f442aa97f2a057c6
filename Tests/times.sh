#!/bin/bash
# Prints how long people wait, on this machine: nothing is compared with these times. Each is measured in a new clone of this checkout's last commit.
# times.sh [first] [archive] [edit] [core] [daily]: all of them without a name.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/waggle-times.XXXX")
trap 'rm -rf "$work"' EXIT
unset WAGGLE_CONFIGURATION WAGGLE_ROOT
[ $# -gt 0 ] || set -- first archive edit core daily
clone=$work/waggle clones=0

# took WHAT COMMAND...: runs it and prints its seconds and processor seconds.
took() {
    local what=$1
    shift
    local TIMEFORMAT="%R %U"
    local times
    times=$({ time "$@" >"$work/log" 2>&1; } 2>&1) || { tail -n 20 "$work/log" >&2; echo "times: $what failed" >&2; exit 1; }
    awk -v what="$what" '{ printf "%7.1f s  %7.1f s of processors  %s\n", $1, $2, what }' <<<"$times"
}
# change FILE: a line at its end.
change() { echo "private let changed$RANDOM = 1" >>"$1"; }
render() { "$clone/waggle" render "$1" --at 0.5 -o "$work/picture.png"; }
# With a cache of its own, since a program that an earlier clone has built would be there already.
new_clone() {
    rm -rf "$clone"
    git clone -q "$root" "$clone"
    export XDG_CACHE_HOME=$work/cache-$((clones += 1))
}

echo "$(nproc) processors ($(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -n 1)), load $(cut -d ' ' -f 1 /proc/loadavg), $(swift --version 2>&1 | grep -o 'Swift version [0-9.]*')"
new_clone
for what in "$@"; do
    case $what in
        first) new_clone; took "the first picture of a new clone (Debian's packages are there)" render "$clone/Examples/Apiary" ;;
        archive)
            "$clone/waggle" pack -o "$work/a.tar.zst" >/dev/null 2>&1
            new_clone
            WAGGLE_ARCHIVE=$work/a.tar.zst took "from an archive to the first picture" render "$clone/Examples/Apiary" ;;
        edit)
            render "$clone/Examples/Apiary" >/dev/null 2>&1
            took "the first build of Larder (25 files) with its picture" render "$clone/Examples/Larder"
            change "$clone/Examples/Larder/Stock/FoodPage.swift"
            took "one line of Larder changed, with its picture" render "$clone/Examples/Larder"
            took "nothing of Larder changed, with its picture" render "$clone/Examples/Larder" ;;
        core)
            (cd "$clone" && ./waggle test --filter ToggleTests >/dev/null 2>&1)
            change "$clone/Sources/WaggleCore/Controls/Toggle/Switch.swift"
            took "one line of the core changed, with the tests of a control" "$clone/waggle" test --filter ToggleTests ;;
        daily) new_clone; took "./waggle test in a new clone" "$clone/waggle" test ;;
        *) echo "times: there is no “$what”; it takes first, archive, edit, core, daily" >&2; exit 64 ;;
    esac
done
