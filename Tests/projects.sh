#!/bin/bash
# Xcode projects as tutorials write them, unmodified: each is checked, filmed by its script, and its pictures are looked at.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache
cd "$work"

fail() { echo "projects: $*" >&2; exit 1; }
# pixels FILE X Y WIDTH HEIGHT: the colours of an area as hexadecimal digits, one a line.
pixels() { ffmpeg -v error -i "$1" -vf "crop=$4:$5:$2:$3" -f rawvideo -pix_fmt rgb24 - | od -An -v -tx1 -w3 | tr -d ' '; }
# is FILE X Y COLOUR: the pixel has this colour.
is() { [ "$(pixels "$1" "$2" "$3" 1 1)" = "$4" ] || fail "$1 has $(pixels "$1" "$2" "$3" 1 1) at $2,$3 and not $4"; }
# has FILE X Y WIDTH HEIGHT COLOUR COUNT: the area has at least so many pixels of this colour.
has() {
    local count
    count=$(pixels "$1" "$2" "$3" "$4" "$5" | grep -c "$6" || true)
    [ "$count" -ge "$7" ] || fail "$1 has $count pixels of $6 in $4x$5 at $2,$3 and not at least $7"
}
# lacks FILE X Y WIDTH HEIGHT COLOUR: the area has no pixel of this colour.
lacks() { ! pixels "$1" "$2" "$3" "$4" "$5" | grep -q "$6" || fail "$1 has $6 in $4x$5 at $2,$3"; }
# film NAME: checks the project and films it; the pictures are in NAME/.
film() {
    mkdir "$1"
    "$root/waggle" check "$root/Tests/Projects/$1" >"$1/check.txt" 2>&1 || fail "$1 lacks something: $(cat "$1/check.txt")"
    "$root/waggle" film "$root/Tests/Projects/$1" --script "$root/Tests/Projects/$1/tour.txt" --scale 1 --fps 20 -o "$1/film.mp4" >"$1/said.txt" 2>&1 ||
        fail "$1 was not filmed: $(cat "$1/said.txt")"
    [ -s "$1/film.mp4" ] || fail "$1 left no film"
}
# mixed FILE X Y WIDTH HEIGHT COUNT: the area has at least so many different colours.
mixed() {
    local count
    count=$(pixels "$1" "$2" "$3" "$4" "$5" | sort -u | wc -l)
    [ "$count" -ge "$6" ] || fail "$1 has $count colours in $4x$5 at $2,$3 and not at least $6"
}

# A list that is pulled to refresh, with filters; a header that shrinks.
film Trails
lacks Trails/list.png 150 130 93 80 c86a2e
has Trails/loading.png 150 130 93 80 c86a2e 200
has Trails/gorge.png 0 140 393 130 c86a2e 500
lacks Trails/header.png 370 100 20 150 ffffff
has Trails/bar.png 370 150 20 100 ffffff 2000
has Trails/back.png 16 150 90 300 aacde6 200

# A hall with seats: shapes that hand back places, zoom, choice, ticket.
film Matinee
lacks Matinee/hall.png 0 120 393 500 34c759
has Matinee/near.png 60 300 270 220 007aff 2000
has Matinee/chosen.png 150 390 100 80 34c759 100
is Matinee/near.png 40 775 8e8e93
is Matinee/chosen.png 40 775 34c759
# The hall behind the ticket is on the window's white.
lacks Matinee/ticket.png 100 63 200 3 000000
has Matinee/whole.png 0 120 393 500 8e8e93 300

# A timer with canvas and pages, a wave, particles of a file.
film Brew
is Brew/start.png 20 30 59b37a
has Brew/running.png 100 120 193 360 2e7d4f 300
is Brew/rising.png 60 740 2e7d4f
is Brew/poured.png 60 600 2e7d4f
mixed Brew/poured.png 150 490 90 70 40
has Brew/taste.png 140 300 250 60 ffcc00 500
lacks Brew/notes.png 100 300 200 20 59b37a
echo "projects: passed"
