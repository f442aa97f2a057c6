#!/bin/bash
# From a bare folder of sources to a picture and a film, with ./waggle as people call it.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
if [ ! -d "$root/Sources/SwiftUI" ]; then
    echo "smoke: left out, for there is no framework to run programs with yet" >&2
    exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache

fail() { echo "smoke: $*" >&2; exit 1; }
# The first bytes of a file as hexadecimal digits.
head_of() { od -An -tx1 -N "$2" -j "${3:-0}" "$1" | tr -d ' \n'; }
# refuses TEXT COMMAND...: the command must fail and print TEXT.
refuses() {
    local text=$1 said
    shift
    if said=$("$@" 2>&1); then fail "$* should have failed"; fi
    case $said in *"$text"*) ;; *) fail "$* said “$said” and not “$text”" ;; esac
}

cd "$work"
mkdir -p "Small Pond/Views" "Small Pond/Assets.xcassets/Water.colorset"
cat > "Small Pond/PondApp.swift" <<'SWIFT'
import SwiftUI

@main
struct PondApp: App {
    var body: some Scene {
        WindowGroup { Pond() }
    }
}
SWIFT
cat > "Small Pond/Views/Pond.swift" <<'SWIFT'
import SwiftUI

struct Pond: View {
    @State private var isFull = false

    var body: some View {
        Circle()
            .fill(Color("Water"))
            .frame(width: isFull ? 90 : Ripple.start.dx, height: isFull ? 90 : Ripple.start.dy)
            .onAppear { withAnimation(.linear(duration: 1)) { isFull = true } }
    }
}
SWIFT
# A file that imports only Foundation and yet uses a CoreGraphics type, observable objects and URL requests.
cat > "Small Pond/Views/Ripple.swift" <<'SWIFT'
import Foundation

enum Ripple {
    static let start = CGVector(dx: 20, dy: 20)
}

final class Tide: ObservableObject {
    @Published var height = 1.0
}

@Observable final class Moon {
    var phase = 0.5
}

@MainActor struct Loader {
    var session = URLSession.shared
    var request = URLRequest(url: URL(fileURLWithPath: "/"))
}
SWIFT
cat > "Small Pond/Assets.xcassets/Water.colorset/Contents.json" <<'JSON'
{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x20", "green": "0x60", "blue": "0xC0", "alpha": "1.000"}}}]}
JSON

"$root/waggle" render "Small Pond" --size 100x100 --scale 1 --at 0.5 -o a.png
[ "$(head_of a.png 8)" = 89504e470d0a1a0a ] || fail "a.png is not a PNG"
[ "$(head_of a.png 8 16)" = 0000006400000064 ] || fail "a.png is not 100 by 100"

# The second time, nothing is built.
start=$(date +%s%N)
"$root/waggle" render "Small Pond" --size 100x100 --scale 1 --at 0.5 -o b.png 2>said.txt
milliseconds=$(( ($(date +%s%N) - start) / 1000000 ))
cmp -s a.png b.png || fail "the same picture differs the second time"
if grep -q Building said.txt; then fail "an unchanged program was built again"; fi
echo "smoke: an unchanged program took $milliseconds ms"

printf 'size 100x100\nscale 1\nwait 0.5\nsnapshot middle.png\nwait 0.2\n' > tour.txt
"$root/waggle" film "Small Pond" --script tour.txt --fps 30 -o a.mp4
[ "$(head_of a.mp4 4 4)" = 66747970 ] || fail "a.mp4 is not an MP4"
[ -s middle.png ] || fail "the film left no snapshot"

# Previews need no app.
mkdir Reeds
cat > Reeds/Reed.swift <<'SWIFT'
import SwiftUI

struct Reed: View {
    var body: some View { Capsule().fill(.green).frame(width: 10, height: 60) }
}

struct Reed_Previews: PreviewProvider {
    static var previews: some View {
        Reed().previewDisplayName("One").previewLayout(.sizeThatFits)
        HStack { Reed(); Reed() }.previewDisplayName("Two")
    }
}
SWIFT
[ "$("$root/waggle" previews Reeds)" = "One (Reeds.Reed_Previews)
Two (Reeds.Reed_Previews)" ] || fail "the previews of Reeds are not listed"
"$root/waggle" render Reeds --preview One --scale 2 -o reed.png
[ "$(head_of reed.png 8 16)" = 0000001400000078 ] || fail "reed.png is not 20 by 120"
refuses "has several previews" "$root/waggle" render Reeds --preview -o c.png
refuses "has no preview “Three”" "$root/waggle" render Reeds --preview Three -o c.png
refuses "No @main" "$root/waggle" render Reeds -o c.png

# Nor do they need a library product of their package, wherever the package that it depends on is.
mkdir -p Marsh/Sources/Marsh Stones/Sources/Stones
cat > Stones/Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Stones", products: [.library(name: "Stones", targets: ["Stones"])], targets: [.target(name: "Stones")])
SWIFT
echo 'public let width = 12.0' > Stones/Sources/Stones/Stones.swift
cat > Marsh/Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Marsh", dependencies: [.package(path: "../Stones")], targets: [.target(name: "Marsh", dependencies: ["Stones"])])
SWIFT
cat > Marsh/Sources/Marsh/Frog.swift <<'SWIFT'
import Stones
import SwiftUI

struct Frog_Previews: PreviewProvider {
    static var previews: some View {
        Circle().fill(.green).frame(width: width, height: width).previewDisplayName("Frog").previewLayout(.sizeThatFits)
    }
}
SWIFT
"$root/waggle" render Marsh --preview Frog --scale 1 -o frog.png
[ "$(head_of frog.png 8 16)" = 0000000c0000000c ] || fail "frog.png is not 12 by 12"

refuses "There is no folder nowhere" "$root/waggle" render nowhere -o c.png
mkdir empty
refuses "no Swift files" "$root/waggle" render empty -o c.png
refuses "must end in" "$root/waggle" render "Small Pond" -o c.jpg
refuses "There is no script file" "$root/waggle" film "Small Pond" --script gone.txt -o c.mp4
refuses "There is no device" "$root/waggle" render "Small Pond" --device fridge -o c.png
refuses "is not there" "$root/waggle" render "Small Pond" -o gone/c.png
refuses "there is no command" "$root/waggle" fly
sed -i 's/Circle()/Cirkle()/' "Small Pond/Views/Pond.swift"
refuses "Small Pond/Views/Pond.swift:7" "$root/waggle" render "Small Pond" -o c.png
echo "smoke: passed"
