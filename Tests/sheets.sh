#!/bin/bash
# Programs at many sizes and settings side by side, to be looked at: Tests/sheets.sh [FOLDER...] writes build/sheets/NAME.png for each program, and NAME-previews.png with all
# of its previews. Without folders, for all of Examples/. TIME is the moment of the pictures in seconds (1.5).
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
out=$root/build/sheets
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A label, and the options of its picture. The first one builds the program.
pictures=(
    "phone|--device iphone-15"
    "dark|--device iphone-15 --dark"
    "small|--size 320x480 --scale 2"
    "landscape|--device iphone-15 --landscape"
    "iPad|--device ipad-pro-11 --scale 1"
    "accessibility 5|--device iphone-15 --text-size accessibility5"
    "right to left|--device iphone-15 --right-to-left"
    "less motion|--device iphone-15 --reduce-motion"
)

[ $# -gt 0 ] || set -- "$root"/Examples/*/
for folder in "$@"; do
    name=$(basename "$folder")
    inputs=() filter= row= count=0
    for picture in "${pictures[@]}"; do
        label=${picture%%|*} file=$work/$name-$count.png
        # shellcheck disable=SC2086
        if ! "$root/waggle" render "$folder" --at "${TIME:-1.5}" ${picture#*|} -o "$file" 2>"$work/said.txt"; then
            echo "sheets: $name has no picture “$label”: $(tail -n 2 "$work/said.txt")" >&2
            continue 2
        fi
        inputs+=(-i "$file")
        filter+="[$count:v]scale=-2:800,pad=iw+16:ih+40:8:32:gray,drawtext=text='$label':x=10:y=8:fontsize=18:fontcolor=white[p$count];"
        row+="[p$count]"
        count=$((count + 1))
    done
    ffmpeg -v error -y "${inputs[@]}" -filter_complex "$filter${row}hstack=inputs=$count" -frames:v 1 -update 1 "$out/$name.png"
    "$root/waggle" render "$folder" --preview all --at "${TIME:-1.5}" -o "$out/$name-previews.png" 2>/dev/null || true
    echo "$out/$name.png"
done
