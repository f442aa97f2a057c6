# `./waggle docs`. Sourced by ./waggle.

# The pictures and tables of README.md and Documentation/, made from the sources.
docs() {
    local pictures=$root/Documentation/Pictures folder name work status=0
    install_packages || exit 1
    require_swift
    build_tool
    work=$(mktemp -d) || fail "a temporary folder for the pictures cannot be created."
    mkdir -p "$pictures"
    attended "$tool" coverage -o "$root/Documentation/Coverage.md" --modules "$root/Documentation/Modules.md" || status=1
    {
        printf '# The examples\n\nMade by `./waggle docs` from the tours of the programs in `Examples/`. `./waggle gallery` shows them live.\n\n| | |\n|---|---|\n'
        for folder in "$root"/Examples/*/; do
            name=$(basename "$folder")
            make_still "${folder%/}" "$name" "$work" "$pictures" >&2 || { say "waggle: $name could not be drawn."; status=1; continue; }
            printf '| <img src="Pictures/%s.webp" width="220" alt="%s"> | **[%s](../Examples/%s)**<br>%s |\n' "$name" "$name" "$name" "$name" "$(summary "$folder/${name}App.swift")"
        done
    } >"$root/Documentation/Examples.md"
    make_strip "$work" "$pictures" || status=1
    make_comb "$work" "$pictures" || status=1
    make_symbols "$work" "$pictures" || status=1
    make_flourish "$work" "$pictures" || status=1
    rm -rf "$work"
    [ "$status" -eq 0 ] || fail "some of the pictures or tables could not be made; see the messages above."
    say "Wrote Documentation/Coverage.md, Modules.md, Examples.md, SymbolNames.md and Pictures."
}

# make_still FOLDER NAME WORK OUTPUT: the picture in the middle of the program's tour, or the one two seconds after the start.
make_still() {
    local picture=$3/$2.png
    if [ -f "$1/tour.txt" ]; then
        attended "$tool" film "$1" --script "$1/tour.txt" --status-bar --scale 1.5 --fps 1 -o "$3/$2.mp4" || return 1
        picture=$3/$(awk '$1 == "snapshot" { shots[++count] = $2 } END { print shots[int((count + 1) / 2)] }' "$1/tour.txt")
    else
        attended "$tool" render "$1" --at 2 --status-bar --scale 1.5 -o "$picture" || return 1
    fi
    ffmpeg -v error -y -i "$picture" -vf scale=440:-2:flags=lanczos -c:v libwebp -quality 82 "$4/$2.webp"
}

# make_strip WORK OUTPUT: nine seconds of four tours side by side, for the top of README.md.
make_strip() {
    local name
    for name in Kitty Orchard HexGrid Apiary; do
        attended "$tool" film "$root/Examples/$name" --script "$root/Examples/$name/tour.txt" --status-bar --scale 1 --fps 12 -o "$1/strip-$name.mp4" || return 1
    done
    ffmpeg -v error -y -t 9 -i "$1/strip-Kitty.mp4" -t 9 -i "$1/strip-Orchard.mp4" -t 9 -i "$1/strip-HexGrid.mp4" -ss 1 -t 9 -i "$1/strip-Apiary.mp4" \
        -filter_complex '[0]scale=220:-2[a];[1]scale=220:-2[b];[2]scale=220:-2[c];[3]scale=220:-2[d];[a][b][c][d]hstack=4' \
        -c:v libwebp_anim -quality 60 -compression_level 6 -loop 0 "$2/Tours.webp"
}

# make_comb WORK OUTPUT: the first nine seconds of a comb, for Documentation/Hexagons.md.
make_comb() {
    attended "$tool" film "$root/Examples/Skep" --script "$root/Examples/Skep/tour.txt" --status-bar --scale 1 --fps 12 -o "$1/comb.mp4" || return 1
    ffmpeg -v error -y -t 9 -i "$1/comb.mp4" -vf scale=260:-2 -c:v libwebp_anim -quality 60 -compression_level 6 -loop 0 "$2/Comb.webp"
}

# make_symbols WORK OUTPUT: the picture of Documentation/Symbols.md, and Documentation/SymbolNames.md.
make_symbols() {
    attended "$tool" render "$root/Documentation/SymbolSheet" --preview Symbols --scale 2 -o "$1/symbols.png" || return 1
    ffmpeg -v error -y -i "$1/symbols.png" -c:v libwebp -quality 88 "$2/Symbols.webp"
    # The page of names is written by the test that compares it.
    WAGGLE_WRITE_TABLES=1 "$root/waggle" test --filter SymbolPageTests >&2
}

# make_flourish WORK OUTPUT: the films of Documentation/Flourish.md, one for each page of the example, by the script of its name.
make_flourish() {
    local script name
    for script in "$root"/Documentation/FlourishFilms/*.txt; do
        name=$(basename "$script" .txt)
        attended "$tool" film "$root/Examples/Flourishes" --preview "$name" --script "$script" --fps 20 --show-touches -o "$1/flourish-$name.mp4" || return 1
        ffmpeg -v error -y -i "$1/flourish-$name.mp4" -c:v libwebp_anim -quality 55 -compression_level 6 -loop 0 "$2/Flourish$name.webp"
    done
}

# The comment that a file begins with, on one line.
summary() { sed -n '/^\/\//!q; s/^\/\/ *//p' "$1" | tr '\n' ' ' | sed 's/ *$//'; }
