#!/bin/bash
# An archive of the framework: packed here, fetched by another clone from a server on loopback, and refused where it is damaged or not for this machine. The clone
# lies elsewhere and has built nothing.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill $server; rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache
fail() { echo "archive: $*" >&2; [ ! -s "$work/said.txt" ] || tail -n 5 "$work/said.txt" >&2; exit 1; }

cd "$work"
"$root/waggle" --help >/dev/null
name=$("$root/waggle" --archive-name)
mkdir site
"$root/waggle" pack -o "site/$name" 2>said.txt || fail "nothing was packed"
[ -s "site/$name" ] && [ -s "site/$name.sha256" ] || fail "the archive or its checksum is missing"
! tar --zstd -xOf "site/$name" --wildcards 'waggle/framework-*/contents.json' 'waggle/framework-*/headers/*/module.modulemap' | grep -q "$root" ||
    fail "the archive holds paths of the folder it was made in"

# Another clone, without what was built.
mkdir other
(cd "$root" && tar -cf - --exclude=./.build --exclude=./build --exclude=./.git .) | tar -C other -xf -
# No test of the other clone may use what this one has built.
unset WAGGLE_CONFIGURATION WAGGLE_ROOT WAGGLE_ARCHIVE
export TMPDIR=$work

# A server that answers from the folder, on a port of its own choice.
mkfifo port
python3 -u - site >port 2>/dev/null <<'PYTHON' &
import functools, http.server, sys
handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=sys.argv[1])
with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
    print(server.server_address[1])
    server.serve_forever()
PYTHON
server=$!
read -r number <port
export WAGGLE_RELEASES=http://127.0.0.1:$number

# refused TEXT: the clone does not take the archive and says why.
refused() {
    ! other/waggle --unpack-release 2>said.txt || fail "an archive was taken that should have been refused ($1)"
    grep -q "Waggle is built here, because .*$1" said.txt || fail "the reason is not that it $1"
    [ ! -e other/.build/waggle/framework.json ] && [ ! -e other/.build/waggle/packed ] || fail "a refused archive ($1) left something"
}

cp "site/$name" whole
printf 'x' | dd of="site/$name" bs=1 seek=1000 conv=notrunc status=none
refused "does not have its checksum"
head -c 100000 whole >"site/$name"
refused "does not have its checksum"
(cd site && sha256sum "$name" >"$name.sha256")
refused "is damaged"

# with FILE TEXT: the archive with another text in one of its files.
with() {
    rm -rf parts
    mkdir parts
    tar -C parts --zstd -xf whole
    echo "$2" >"parts/waggle/$1"
    tar -C parts --zstd -cf "site/$name" waggle
    (cd site && sha256sum "$name" >"$name.sha256")
}
with compiler swift-1.0-RELEASE
refused "is for the compiler swift-1.0-RELEASE"
with processor abacus
refused "is for abacus"
cp whole "site/$name"
(cd site && sha256sum "$name" >"$name.sha256")
echo "// changed" >>other/Sources/WaggleGeometry/Angle.swift
refused "its sources are not those"
cp "$root/Sources/WaggleGeometry/Angle.swift" other/Sources/WaggleGeometry/Angle.swift
WAGGLE_RELEASES=http://127.0.0.1:1 refused "cannot be reached"
WAGGLE_ARCHIVE=$work/gone.tar.zst refused "there is no archive"

# By hand, then from the server: a picture, and nothing is built but the program.
mkdir Pond
cat > Pond/PondApp.swift <<'SWIFT'
import SwiftUI

@main
struct PondApp: App {
    var body: some Scene { WindowGroup { Color.blue.ignoresSafeArea() } }
}
SWIFT
draws() {
    other/waggle render Pond --size 20x10 --scale 1 -o pond.png 2>said.txt || fail "the program was not drawn from $1"
    [ "$(od -An -tx1 -N 8 -j 16 pond.png | tr -d ' \n')" = 000000140000000a ] || fail "pond.png is not 20 by 10"
    [ ! -d other/.build/tool ] && [ ! -d other/.build/release ] || fail "Waggle was built beside $1"
}
WAGGLE_ARCHIVE=$work/whole draws "the archive by hand"
rm -rf other/.build pond.png cache
draws "the server"
# Dates are no reason to build.
find other/Sources -exec touch {} +
rm pond.png
draws "files with new dates"
# It works wherever it is moved.
mv other moved
ln -s moved other
rm -rf pond.png cache
draws "another folder"
echo "archive: passed"
