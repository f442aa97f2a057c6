# `./waggle gallery`: all programs of a folder, in one window, in a browser or as films. Sourced by ./waggle.

# gallery [--film] [FOLDER]: the programs in the folders of a folder.
gallery() {
    local film= folder examples
    if [ "${1-}" = --film ]; then film=yes; shift; fi
    case $#-${1-} in
        [0-9]--*) fail "gallery takes --film and a folder with programs; remove “$1”." ;;
        [01]-*) ;;
        *) fail "gallery takes --film and one folder; remove “${*:2}”." ;;
    esac
    folder=${1:-$root/Examples}
    [ -d "$folder" ] || fail "there is no folder $folder."
    folder=$(readlink -f "$folder")
    examples=("$folder"/*/)
    [ -d "${examples[0]}" ] || fail "there are no programs in $folder."
    if [ -n "$film" ]; then film_gallery "${examples[@]%/}"; return; fi
    export WAGGLE_GALLERY=$folder
    if [ -z "${WAYLAND_DISPLAY-}${DISPLAY-}" ]; then
        say "There is no display for windows (neither WAYLAND_DISPLAY nor DISPLAY is set), so the gallery is shown in a browser: open the address that follows. ./waggle gallery --film films the programs."
        run_tool run "$root/Gallery" --browser
    else
        open_gallery
    fi
}

# One window with all programs, each of which is built and started when it is seen.
open_gallery() {
    packages+=("${window_packages[@]}")
    run_tool run "$root/Gallery"
}

film_gallery() {
    local output=$root/build/gallery failed=0 made=0 folder name
    install_packages || exit 1
    require_swift
    build_tool
    mkdir -p "$output" || fail "the folder $output cannot be created."
    for folder in "$@"; do
        name=$(basename "$folder")
        local what=(--seconds 4)
        [ -f "$folder/tour.txt" ] && what=(--script "$folder/tour.txt")
        if attended "$tool" film "$folder" "${what[@]}" -o "$output/$name.mp4"; then
            made=$((made + 1))
            printf '%s\n' "$output/$name.mp4"
        else
            failed=$((failed + 1))
            say "waggle: $name could not be filmed."
        fi
    done
    say "$made films are in $output."
    [ "$failed" -eq 0 ] || fail "$failed programs could not be filmed."
}
