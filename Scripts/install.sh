# What ./waggle needs of the system: Debian's packages and Swift. Sourced by ./waggle.

# Fonts: Inter stands in for San Francisco (and, with round corners, for its rounded design), Charis SIL (4 MB) for New York, JetBrains Mono (0.5 MB) for
# SF Mono, which they are nearest to; DejaVu has what those lack.
packages=(libpango1.0-dev libcairo2-dev libpng-dev libisal-dev libgdk-pixbuf-2.0-dev librsvg2-common webp-pixbuf-loader fonts-inter fonts-sil-charis fonts-jetbrains-mono fonts-dejavu-core
    fonts-noto-color-emoji ffmpeg pkg-config ca-certificates)
# Only windows need these, so servers do without.
window_packages=(libgtk-4-1)

# What Swift itself needs.
swift_packages=(git g++ libc6-dev libcurl4 libncurses6 libsqlite3-0 libxml2 tzdata)

# Installs the Debian packages that are missing, as root or through sudo without a password.
install_packages() {
    if ! command -v dpkg-query >/dev/null; then
        for module in pangocairo gdk-pixbuf-2.0; do
            pkg-config --exists "$module" 2>/dev/null || say "waggle: pkg-config does not find $module; install your system's development package for it."
        done
        return 0
    fi
    local installed missing=() package
    # The space in front keeps a name from matching the end of another.
    installed=" $(dpkg-query -W -f='${db:Status-Abbrev}${Package} ' "${packages[@]}" 2>/dev/null)"
    for package in "${packages[@]}"; do
        case $installed in *"ii $package "*) ;; *) missing+=("$package") ;; esac
    done
    [ ${#missing[@]} -eq 0 ] && return 0

    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
            as_root=(sudo -n)
        else
            say "waggle: these packages are missing and only root can install them; please run: sudo apt-get install ${missing[*]}"
            return 1
        fi
    fi
    say "Installing the Debian packages that are missing: ${missing[*]}"
    local log
    log=$(mktemp)
    # The lists of packages may be old or absent, so a failure is tried once more with new ones.
    if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" >"$log" 2>&1; then
        "${as_root[@]}" apt-get update >"$log" 2>&1
        if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
            tail -n 8 "$log" >&2
            rm -f "$log"
            say "waggle: the packages ${missing[*]} could not be installed; see the end of apt-get's output above."
            return 1
        fi
    fi
    rm -f "$log"
}

require_swift() {
    command -v swift >/dev/null || fail "Swift is not found; install Swift 6.3 from https://www.swift.org/install/linux/ and add its usr/bin to PATH."
}

# Sees to it that Swift can build: a fresh system lacks what it needs of Debian.
prepare_swift() {
    require_swift
    if ! swift build --version >/dev/null 2>&1 || ! command -v git >/dev/null || [ ! -d /usr/include/c++ ]; then
        packages=("${swift_packages[@]}")
        install_packages || exit 1
    fi
    local said version
    said=$(swift --version 2>&1) || fail "Swift is installed but does not run: $(tail -n 1 <<<"$said")"
    version=$(sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' <<<"$said" | head -n 1)
    if [ -n "$version" ] && [ "$(printf '%s\n' 6.3 "$version" | sort -V | head -n 1)" != 6.3 ]; then
        fail "Swift $version is too old; install Swift 6.3 from https://www.swift.org/install/linux/ and put its usr/bin first in PATH."
    fi
}
