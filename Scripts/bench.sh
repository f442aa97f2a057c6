# `./waggle bench`: frames beside plain C. Sourced by ./waggle.

bench() {
    if [ "${1-}" = latency ]; then
        shift
        packages+=("${window_packages[@]}" xvfb xdotool)
        install_packages || exit 1
        prepare_swift
        exec "$root/Benchmarks/Latency/latency.sh" "$@"
    fi
    install_packages || exit 1
    prepare_swift
    local product
    for product in BenchFloorHoneycomb BenchFloorList BenchFloorScroll BenchFloorParticles BenchFloorSeats BenchFloorEffects BenchFloorWaves BenchFloorRadar waggle-bench; do
        attended swiftpm build -c release --package-path "$root" "${without_debug_information[@]}" "${finds_runtime[@]}" --product "$product" >&2 || fail "the benchmarks could not be built."
    done
    exec "$root/.build/release/waggle-bench" "$@"
}
