# Builds of Waggle itself: its tool and the framework that programs are built against. Sourced by ./waggle.

# swiftpm COMMAND ARGUMENTS...: `swift build` or `swift test` without SwiftPM's cache of build plans. On two cores SwiftPM 6.1 to 6.3 can wait for itself
# forever while it checks that cache (swift-package-manager issue 9441).
swiftpm() { swift "$1" --disable-build-manifest-caching "${@:2}"; }

# Crash traces name functions without it; with it the framework takes four times the space and a tenth more time.
without_debug_information=(-debug-info-format none)
# Where `Framework.settle` puts a link to Swift's libraries, so that a packed framework finds them on any machine.
finds_runtime=(-Xlinker -rpath -Xlinker '$ORIGIN/runtime' -Xlinker -rpath -Xlinker '$ORIGIN/../runtime')
# Without an index (Tests/XCTMain.swift), and in few batches, because each of them reads all files of its module.
for_tests=(--build-tests --disable-index-store "${without_debug_information[@]}" "${finds_runtime[@]}" -Xswiftc -driver-batch-count -Xswiftc "$(nproc)")

# The tests of ./waggle itself use the tool and the framework that the tests in Swift have built; everybody else the optimised ones.
configuration=${WAGGLE_CONFIGURATION:-release}
# The tool has a build folder of its own, since SwiftPM lets nobody else into one that it uses.
tool_scratch=$root/.build/tool
# What `./waggle` unpacks from an archive.
packed_tool=$root/.build/waggle/packed/waggle-tool
framework_log=$root/.build/waggle/framework.log

# Sets `tool` to the tool that commands use.
find_tool() {
    if [ "$configuration" = debug ]; then tool=$root/.build/debug/waggle-tool
    elif [ -x "$packed_tool" ] && archive_is_current; then tool=$packed_tool
    else tool=$tool_scratch/release/waggle-tool
    fi
}

tool_is_current() {
    [ -x "$tool" ] || return 1
    [ "$tool" = "$packed_tool" ] && return 0
    [ -z "$(find "$root/Sources/WaggleTool" "$root/Sources/WaggleRequest" "$root/Sources/WaggleAssets" "$root/Package.swift" -newer "$tool" -print -quit)" ]
}

# Builds the tool when it is older than its sources. On a new machine the framework is built beside it.
build_tool() {
    find_tool
    tool_is_current && return 0
    if [ "$configuration" = release ] && [ ! -e "$root/.build/waggle/framework.json" ] && unpack_release; then
        find_tool
        tool_is_current && return 0
    fi
    prepare_swift
    mkdir -p "$root/.build/waggle" || fail "the folder $root/.build/waggle cannot be created."
    local log
    log=$(mktemp)
    if [ "$configuration" = release ] && [ ! -e "$root/.build/waggle/framework.json" ]; then
        attended build_both "$log" || build_failed "$log"
    elif [ "$configuration" = release ]; then
        say "Building Waggle's tool ..."
        attended build_tool_alone "$log" || build_failed "$log"
    else
        attended build_framework >"$log" 2>&1 || build_failed "$log"
    fi
    rm -f "$log"
    # A build that changed nothing leaves the old date, and the next start would build again.
    touch "$tool"
}

build_tool_alone() { swiftpm build -c release --package-path "$root" --scratch-path "$tool_scratch" --product waggle-tool "${without_debug_information[@]}" "${finds_runtime[@]}" >"$1" 2>&1; }

# build_both LOG: the tool in one build folder, the framework in the other. Most of the framework's time is one thread's.
build_both() {
    local other
    # The tool waits for the same lock before it builds the framework.
    { flock 9; build_framework; } 9>"$root/.build/waggle/lock" &
    other=$!
    build_tool_alone "$1" || { kill "$other" 2>/dev/null; wait "$other"; return 1; }
    # What is wrong with the framework, the tool finds again and says so.
    wait "$other" || true
}

build_failed() {
    grep -E 'error:' "$1" | sort -u | head -n 20 >&2 || true
    tail -n 5 "$1" >&2
    rm -f "$1"
    fail "the tool could not be built; see the messages above."
}

# Builds the framework, with one line that moves; what SwiftPM prints goes to a file, and to the terminal if the build fails.
build_framework() {
    prepare_swift
    cd "$root" || return 1
    mkdir -p "$root/.build/waggle"
    local flags=(-c release --product WaggleFramework "${without_debug_information[@]}" "${finds_runtime[@]}")
    [ "$configuration" = release ] || flags=("${for_tests[@]}")
    forget_combine "${flags[*]}"
    : >"$framework_log"
    swiftpm build "${flags[@]}" >"$framework_log" 2>&1 &
    if [ "$configuration" = release ]; then show_progress $!; fi
    wait $! || { report_framework; return 1; }
    remember_combine "${flags[*]}"
}

report_framework() {
    grep -E 'error:' "$framework_log" | sort -u | head -n 20 >&2 || true
    tail -n 3 "$framework_log" >&2
    say "waggle: Waggle itself could not be built; all messages are in $framework_log."
}

# OpenCombine omits schedulers such as `RunLoop.main` if it sees a module named Combine, and it would see ours from an earlier build. So ours goes before
# OpenCombine is compiled anew, that is when flags or versions have changed.
forget_combine() {
    [ "$(cat "$root/.build/waggle/combine-$configuration" 2>/dev/null)" = "$1 $(cat "$root/Package.resolved" 2>/dev/null)" ] && return
    local module
    for module in Combine OpenCombineDispatch OpenCombineFoundation; do rm -f "$root/.build/$configuration/Modules/$module.swiftmodule"; done
}

remember_combine() { printf '%s %s' "$1" "$(cat "$root/Package.resolved" 2>/dev/null)" >"$root/.build/waggle/combine-$configuration"; }

# show_progress PROCESS: while it builds the framework, says what is done and how long the rest will take. Each of the parts that take long has the share of the
# whole that is done when it is; the whole takes 240 seconds on two cores, or what the parts before tell of this machine.
show_progress() {
    local start=$SECONDS part before after reached=0 elapsed share total=240 line shown=
    [ -t 2 ] || say "Building Waggle itself, which takes some minutes and happens only when its sources change."
    while kill -0 "$1" 2>/dev/null; do
        line=$(grep -oE 'Compiling [A-Za-z_]+' "$framework_log" 2>/dev/null | awk '
            BEGIN { share["OpenCombine"] = 10; share["WaggleCairo"] = 14; share["Combine"] = 16; share["WaggleCore"] = 80; share["WaggleUIKit"] = 92; share["SpriteKit"] = 98
                    following[0] = "10 the first modules"; following[10] = "14 WaggleCairo"; following[14] = "16 Combine"; following[16] = "80 WaggleCore"
                    following[80] = "92 WaggleUIKit"; following[92] = "98 SpriteKit"; following[98] = "100 the library" }
            { if (share[$2] > done) done = share[$2] }
            END { print done + 0, following[done + 0] }')
        read -r before after part <<<"$line"
        elapsed=$((SECONDS - start))
        [ "$before" -eq "$reached" ] || { reached=$before total=$((elapsed * 100 / before)); }
        # Within a part time alone tells how far it is, up to the part's end.
        share=$((total > 0 ? elapsed * 100 / total : 0))
        [ "$share" -ge "$before" ] || share=$before
        [ "$share" -lt "$after" ] || share=$((after - 1))
        if [ -t 2 ]; then
            printf '\r\033[KBuilding Waggle itself (once): %s %%, %s, about %s left' "$share" "$part" "$(spoken $((total * (100 - share) / 100)))" >&2
            shown=yes
        fi
        sleep 0.3
    done
    [ -z "$shown" ] || printf '\r\033[K' >&2
}

# spoken SECONDS: a time as a person says it.
spoken() {
    if [ "$1" -ge 90 ]; then echo "$((($1 + 30) / 60)) minutes"
    elif [ "$1" -ge 45 ]; then echo "a minute"
    else echo "$((($1 + 9) / 10 * 10)) seconds"
    fi
}

run_tool() {
    # Without the packages the build fails with messages that name them worse.
    install_packages || exit 1
    require_swift
    build_tool
    exec "$tool" "$@"
}
