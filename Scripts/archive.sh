# The ready-made framework: `./waggle pack` writes an archive, a new machine takes the one of its version in place of a build. Sourced by ./waggle.

# The compiler that modules are for: they can be read by no other one.
compiler_version() { swift --version 2>&1 | sed -n 's/.*(\(swift-[^)]*\)).*/\1/p' | head -n 1; }

archive_name() { echo "waggle-$version-$(compiler_version)-$(uname -m).tar.zst"; }

# Identifies the sources of the tool and the framework, wherever they lie and whatever their dates.
sources_sum() { (cd "$root" && find Package.swift Sources -type f ! -name '.*' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1); }

packed_folder=$root/.build/waggle/packed

# True if what was unpacked was made of the present sources. Dates tell at once in the usual case.
archive_is_current() {
    [ -z "$(find "$root/Package.swift" "$root/Sources" -newer "$packed_folder/sources" -print -quit)" ] && return 0
    [ "$(cat "$packed_folder/sources")" = "$(sources_sum)" ] || return 1
    touch "$packed_folder/sources"
}

# pack [-o FILE]: writes the archive and its checksum.
pack() {
    local file folder framework work
    case $#-${1-} in
        0-) file=$PWD/$(archive_name) ;;
        2--o|2---output) file=$2 ;;
        *) fail "pack takes -o FILE alone; remove “$*”." ;;
    esac
    case $file in *.tar.zst) ;; *) fail "the archive $file must end in .tar.zst." ;; esac
    folder=$(cd "$(dirname "$file")" 2>/dev/null && pwd) || fail "the folder of $file does not exist; create it first."
    file=$folder/$(basename "$file")
    packages+=(zstd)
    install_packages || exit 1
    find_tool
    if [ "$tool" = "$packed_tool" ]; then tool=$tool_scratch/release/waggle-tool; fi
    tool_is_current || build_tool
    # Prints its folder, and builds it before if its sources have changed.
    framework=$("$tool" framework) || exit 1
    work=$(mktemp -d) || fail "a temporary folder for the archive cannot be created."
    mkdir -p "$work/waggle"
    cp -r "$framework" "$work/waggle/" &&
        rm -rf "$work/waggle/$(basename "$framework")/runtime" "$work/waggle/$(basename "$framework")/system-flags" &&
        cp "$tool" "$work/waggle/waggle-tool" && cp "$root/LICENSE" "$work/waggle/" &&
        sources_sum >"$work/waggle/sources" && compiler_version >"$work/waggle/compiler" && uname -m >"$work/waggle/processor" &&
        font_notice >"$work/waggle/FONTS" || { rm -rf "$work"; fail "the parts of the archive could not be collected."; }
    # Dates and owners of the builder say nothing to others.
    tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -C "$work" -cf - waggle | zstd -q -10 -T0 -f -o "$file" || { rm -rf "$work"; fail "the archive $file could not be written."; }
    rm -rf "$work"
    (cd "$folder" && sha256sum "$(basename "$file")" >"$(basename "$file").sha256")
    say "Wrote $file ($(du -h "$file" | cut -f 1)) and its checksum $(basename "$file").sha256."
}

# Fonts are Debian's packages, not part of the archive.
font_notice() {
    cat <<'TEXT'
Waggle draws text with these fonts, which ./waggle installs as Debian packages. None of them is in this archive.

Inter (fonts-inter), Charis SIL (fonts-sil-charis), JetBrains Mono (fonts-jetbrains-mono): SIL Open Font License 1.1.
DejaVu (fonts-dejavu-core): the Bitstream Vera licence. Noto Color Emoji (fonts-noto-color-emoji): SIL Open Font License 1.1.
Their licences are in /usr/share/doc/PACKAGE/copyright.
TEXT
}

# unpack_release: takes the archive of this version, if there is one for this machine and these sources. Says in one sentence why not.
unpack_release() {
    local work code
    if [ -n "${WAGGLE_ARCHIVE-}" ]; then
        [ -f "$WAGGLE_ARCHIVE" ] || { say "Waggle is built here, because there is no archive $WAGGLE_ARCHIVE."; return 1; }
        unpack "$(readlink -f "$WAGGLE_ARCHIVE")" || return 1
        return 0
    fi
    local address
    address=$(release_address) || return 1
    command -v swift >/dev/null || return 1
    work=$(mktemp -d) || return 1
    fetch_archive "$address" "$work" && unpack "$work/$(archive_name)"
    code=$?
    rm -rf "$work"
    return $code
}

# The folder of this version's archives: the release page of the repository that this clone came from. Fails without a word at any other state than a tagged version.
release_address() {
    local tag remote
    if [ -n "${WAGGLE_RELEASES-}" ]; then echo "$WAGGLE_RELEASES"; return; fi
    tag=$(git -C "$root" describe --tags --exact-match HEAD 2>/dev/null) || return 1
    [ "$tag" = "v$version" ] || return 1
    remote=$(git -C "$root" remote get-url origin 2>/dev/null) || return 1
    case $remote in
        https://*) ;;
        git@*:*) remote=${remote#git@} remote=https://${remote%%:*}/${remote#*:} ;;
        *) return 1 ;;
    esac
    echo "${remote%.git}/releases/download/$tag"
}

# fetch_archive ADDRESS FOLDER: the archive with its checksum.
fetch_archive() {
    local name file
    name=$(archive_name)
    for file in "$name.sha256" "$name"; do
        if ! download "$1/$file" "$2/$file"; then
            say "Waggle is built here, because its archive $1/$file cannot be reached."
            return 1
        fi
    done
    if ! (cd "$2" && sha256sum --status -c "$name.sha256" 2>/dev/null); then
        say "Waggle is built here, because the archive $1/$name does not have its checksum."
        return 1
    fi
}

download() {
    if command -v curl >/dev/null; then curl -fsL --connect-timeout 10 --speed-limit 1000 --speed-time 30 -o "$2" "$1" 2>/dev/null
    elif command -v wget >/dev/null; then wget -q --timeout=30 --tries=1 -O "$2" "$1"
    else return 1
    fi
}

# unpack FILE: puts an archive in the place of a build, as a whole or not at all.
unpack() {
    local work=$root/.build/waggle/unpacked.$$ framework reason=
    if ! command -v zstd >/dev/null; then packages+=(zstd); install_packages || return 1; fi
    mkdir -p "$work" || return 1
    if ! zstd -q -d -c "$1" 2>/dev/null | tar -C "$work" -xf - 2>/dev/null || [ ! -x "$work/waggle/waggle-tool" ]; then reason="the archive $1 is damaged"
    elif [ "$(cat "$work/waggle/compiler")" != "$(compiler_version)" ]; then reason="the archive $1 is for the compiler $(cat "$work/waggle/compiler"), and this one is $(compiler_version)"
    elif [ "$(cat "$work/waggle/processor")" != "$(uname -m)" ]; then reason="the archive $1 is for $(cat "$work/waggle/processor"), and this machine is $(uname -m)"
    elif [ "$(cat "$work/waggle/sources")" != "$(sources_sum)" ]; then reason="its sources are not those of the archive $1"
    fi
    framework=$(cd "$work/waggle" 2>/dev/null && echo framework-*)
    if [ -z "$reason" ]; then
        rm -rf "$packed_folder" "$root/.build/waggle/$framework"
        mkdir -p "$packed_folder"
        mv "$work/waggle/$framework" "$root/.build/waggle/$framework" && mv "$work/waggle/waggle-tool" "$work/waggle/FONTS" "$work/waggle/LICENSE" "$packed_folder/" &&
            ln -sfn "$(runtime_libraries)" "$packed_folder/runtime" && WAGGLE_ROOT=$root "$packed_folder/waggle-tool" framework --adopt "$root/.build/waggle/$framework" >/dev/null &&
            mv "$work/waggle/sources" "$packed_folder/sources" && touch "$packed_folder/sources" || reason="the archive $1 could not be unpacked"
    fi
    rm -rf "$work"
    [ -z "$reason" ] && return 0
    rm -rf "$packed_folder"
    say "Waggle is built here, because $reason."
    return 1
}

# The folder of Swift's shared libraries.
runtime_libraries() { echo "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/linux"; }
