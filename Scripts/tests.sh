# `./waggle test` without a folder: Waggle's own tests. Sourced by ./waggle.

# Runs built tests. `swift test` would hold SwiftPM's lock and block the builds of the scripts.
built_tests() { NO_COLOR=1 "$root/.build/debug/wagglePackageTests.xctest" "$@" --testing-library swift-testing; }

# Tests of trees that change, and of an app under random fingers. They run a second time with the whole tree checked after each frame.
changing_trees='WaggleCoreTests\.[A-Za-z]*(Scoping|Freed|Lifecycle|Transition|KeepAliveModifier|Incremental|StackCache|SubviewReader|Focus)|LarderMonkey'

# A screen that exists only in memory, and a hand for it; a reader of PDF files; a client for assistive programs; an input method.
test_packages=("${window_packages[@]}" xvfb xdotool python3 weston poppler-utils libpoppler-glib8 libhunspell-1.7-0 hunspell-en-us dbus-daemon at-spi2-core python3-gi gir1.2-atspi-2.0 libglib2.0-bin ibus ibus-gtk4 ibus-m17n zstd)

prepare_tests() {
    packages+=("${test_packages[@]}")
    install_packages || exit 1
    prepare_swift
    cd "$root" || exit 1
    mkdir -p "$root/.build"
    # Random tests take some of their seeds by this number, so that over many changes all seeds are used.
    export WAGGLE_SEED=${WAGGLE_SEED-$((0x$(git rev-parse --short=6 HEAD 2>/dev/null || echo 0)))}
}

# The daily run: one build of everything, then two lanes, since a test process uses little more than one core. One lane runs the examples' tests and the checked ones, the
# other all else.
all_tests() {
    local logs=("$root/.build/tests.log" "$root/.build/beside.log" "$root/.build/scripts.log") beside failed=0 start=$SECONDS
    export WAGGLE_CONFIGURATION=debug
    configuration=debug
    build_framework || return 1
    say "The build took $((SECONDS - start)) seconds."
    : >"${logs[2]}"
    tests_beside >"${logs[1]}" 2>&1 &
    beside=$!
    built_tests --skip '^ExampleTests' 2>&1 | tee "${logs[0]}"
    if [ "${PIPESTATUS[0]}" -eq 0 ]; then
        scripts smoke projects archive "signals short" window app fingers scrolling accessibility dragging inputmethod 2>&1 | tee "${logs[2]}"
        [ "${PIPESTATUS[0]}" -eq 0 ] || failed=1
    else
        failed=1
    fi
    wait "$beside" || failed=1
    cat "${logs[1]}"
    # Thousands of lines lie between a failure and the end.
    if [ "$failed" -ne 0 ]; then
        say "What failed:"
        grep -hE -A 3 '✘|Fatal error|^error:|unexpected signal' "${logs[@]:0:2}" | head -n 80 >&2
        # Where a test process crashed: the calls before the registers.
        sed -n '/Program crashed:/,/^Registers:/p' "${logs[@]:0:2}" | head -n 120 >&2
        tail -n 20 "${logs[2]}" >&2
    fi
    say "All of it took $((SECONDS - start)) seconds."
    return "$failed"
}

# The second lane. Its checked tests check the whole tree after each frame.
tests_beside() {
    local failed=0
    built_tests --filter '^ExampleTests' || failed=1
    WAGGLE_CHECKED=1 built_tests --filter "$changing_trees" || failed=1
    return "$failed"
}

# scripts "NAME ARGUMENT"...: runs scripts of Tests/; stops at the first that fails.
scripts() {
    local test code start
    for test in "$@"; do
        start=$SECONDS
        # shellcheck disable=SC2086
        timeout 40m "$root/Tests/${test%% *}.sh" ${test#"${test%% *}"} </dev/null
        code=$?
        [ "$code" -eq 0 ] && { say "${test%% *}: $((SECONDS - start)) seconds"; continue; }
        [ "$code" -eq 124 ] && say "waggle: Tests/${test%% *}.sh did not end within 40 minutes." || say "waggle: Tests/${test%% *}.sh failed."
        return 1
    done
}

# part NAME COMMAND...: one part of the long run, on a line of its own; its output goes to a file.
part() {
    local name=$1 log=$root/.build/long-${1// /-}.log start=$SECONDS
    shift
    if "$@" >"$log" 2>&1; then
        say "passed  $name ($(((SECONDS - start) / 60)) min)"
    else
        say "FAILED  $name ($(((SECONDS - start) / 60)) min); see $log"
        failed_parts="$failed_parts $name;"
    fi
}

# [PATTERN]: the parts whose names match.
long_parts() {
    local wanted=${1-.} name
    failed_parts=
    for name in "${!long_commands[@]}"; do [[ ${long_names[$name]} =~ $wanted ]] && part "${long_names[$name]}" ${long_commands[$name]}; done
    [ -z "$failed_parts" ] || fail "these parts failed:$failed_parts"
}

long_names=("all tests with all seeds" "checked trees" "the release build" "scripts on the release build" "signals" "the gallery" "films of the gallery" "the host for browsers" "a page in Chromium"
    "the address sanitizer" "the thread sanitizer" "an archive")
long_commands=("long_swift_tests" "checked_tests" "release_build" "release_scripts" "scripts signals" "scripts gallery" "gallery_films" "browser_host_tests" "page_tests" "sanitized_tests address" "sanitized_tests thread" "scripts archive")

long_swift_tests() { build_tests && WAGGLE_LONG=1 built_tests; }
checked_tests() { build_tests && WAGGLE_CHECKED=1 built_tests --filter "WaggleCoreTests|LarderMonkey"; }
release_build() { build_tool_alone "$root/.build/tool.log" && build_framework; }
release_scripts() { scripts smoke projects window app fingers scrolling accessibility dragging inputmethod; }
gallery_films() { "$root/waggle" gallery --film; }
# A package of its own, whose networking takes a minute to build.
browser_host_tests() { swiftpm test --package-path "$root/Browser" --scratch-path "$root/.build/browser-host"; }
page_tests() { build_tests && FUZZ=1000000 built_tests --filter mutatedMessagesNeverTrap && scripts page dev; }
build_tests() { swiftpm build "${for_tests[@]}"; }

# The core's tests with one sanitizer.
sanitized_tests() {
    local scratch=$root/.build/$1
    # Libraries never free some of their memory, so leaks are not reported. Local variables moved off the stack would mislead the framework's check of its depth.
    export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0
    # The runtime's crash report reads memory that the sanitizers guard, and would hide their reports.
    export SWIFT_BACKTRACE=enable=no NO_COLOR=1
    swiftpm build "${for_tests[@]}" --sanitize="$1" --scratch-path "$scratch" || return 1
    local tests=("$scratch/debug/wagglePackageTests.xctest" --testing-library swift-testing --filter WaggleCoreTests)
    case $1 in
        # Checked code takes many times the stack, and the tests nest views by hundreds.
        address) (ulimit -Ss 1048576 2>/dev/null || ulimit -Ss "$(ulimit -Hs)"; "${tests[@]}") ;;
        # The thread sanitizer records 65,536 nested calls at most and overwrites memory with more. Endless recursion must exhaust the stack before
        # that; the other tests need a larger one.
        thread) (ulimit -Ss 16384; "${tests[@]}" --skip EndlessNestingTests) && (ulimit -Ss 6144; "${tests[@]}" --filter WaggleCoreTests.EndlessNestingTests) ;;
    esac
}

# some_tests OPTIONS...: builds what has changed, and runs the tests in Swift that match.
some_tests() {
    configuration=debug
    say "Building what has changed ..."
    build_framework || return 1
    attended built_tests "$@"
}

run_tests() {
    local script
    case ${1-} in
        --long) shift; prepare_tests; long_parts "$@"; return ;;
        --sanitize) prepare_tests; long_parts 'sanitizer'; return ;;
        --gallery|--signals|--archive) prepare_tests; script=${1#--}; attended scripts "$script" || fail "the test of $script failed."; return ;;
        # The tree is checked after each frame: several times the time.
        --checked) shift; export WAGGLE_CHECKED=1; [ $# -gt 0 ] || set -- --filter WaggleCoreTests ;;
    esac
    prepare_tests
    if [ $# -gt 0 ]; then some_tests "$@"; else attended all_tests; fi || fail "a test failed."
}
