# `./waggle bench`: frames beside plain C. Sourced by ./waggle.

bench() {
    if [ "${1-}" = latency ]; then
        shift
        packages+=("${window_packages[@]}" xvfb xdotool)
        install_packages || exit 1
        prepare_swift
        exec "$root/Benchmarks/Latency/latency.sh" "$@"
    fi
    if [ "${1-}" = browser ]; then shift; bench_browser "$@"; return; fi
    install_packages || exit 1
    prepare_swift
    local product
    for product in BenchFloorHoneycomb BenchFloorList BenchFloorScroll BenchFloorParticles BenchFloorSeats BenchFloorEffects BenchFloorWaves BenchFloorRadar waggle-bench; do
        attended swiftpm build -c release --package-path "$root" "${without_debug_information[@]}" "${finds_runtime[@]}" --product "$product" >&2 || fail "the benchmarks could not be built."
    done
    exec "$root/.build/release/waggle-bench" "$@"
}

# bench_browser [FOLDER]: what one more session of a program costs in a browser, and whether many lose anything.
bench_browser() {
    [ $# -le 1 ] || fail "bench browser takes one folder; remove “${*:2}”."
    install_packages || exit 1
    require_swift
    build_tool
    local scratch=$root/.build/browser-host
    say "Building the host for browsers ..."
    attended swiftpm build -c release --package-path "$root/Browser" --scratch-path "$scratch" "${without_debug_information[@]}" >&2 || fail "the host for browsers could not be built."
    # The tool builds the program and starts the bench in the host's place.
    WAGGLE_BROWSER_HOST=$scratch/release/waggle-browser-bench exec "$tool" serve "${1:-$root/Examples/Apiary}"
}
