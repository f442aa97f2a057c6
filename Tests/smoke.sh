#!/bin/bash
# From a bare folder of sources to a picture and a film, with ./waggle as people call it.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
if [ ! -d "$root/Sources/SwiftUI" ]; then
    echo "smoke: skipped, because there is no framework to run programs with yet" >&2
    exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache

fail() { echo "smoke: $*" >&2; exit 1; }
# The first bytes of a file as hexadecimal digits.
head_of() { od -An -tx1 -N "$2" -j "${3:-0}" "$1" | tr -d ' \n'; }
# The colour of a pixel as hexadecimal digits.
color_of() { ffmpeg -v error -i "$1" -vf "crop=1:1:$2:$3" -f rawvideo -pix_fmt rgb24 - | od -An -tx1 | tr -d ' \n'; }
# refuses TEXT COMMAND...: the command must fail and print TEXT.
refuses() {
    local text=$1 said
    shift
    if said=$("$@" 2>&1); then fail "$* should have failed"; fi
    case $said in *"$text"*) ;; *) fail "$* said “$said” and not “$text”" ;; esac
}

# foundation_only FILE: a file that imports only Foundation and yet uses what Foundation has or brings along on Apple's systems. `Tide.width` is 12 if all of
# it works.
foundation_only() {
    cat > "$1" <<'SWIFT'
import Foundation

enum Tide {
    static let start = CGVector(dx: 20, dy: 20)
    static let since: CFTimeInterval = 0

    static var width: Double {
        let height = Height(), undo = UndoManager(), title: LocalizedStringResource = "Tide"
        undo.registerUndo(withTarget: height) { $0.value += 1 }
        undo.undo()
        height.value += String(localized: title).count
        height.value += (try? AttributedString(markdown: "**Moon**"))?.characters.count ?? 0
        if NSItemProvider(object: "Reed" as NSString).canLoadObject(ofClass: NSString.self) { height.value += 1 }
        if XMLParser(data: Data("<pond/>".utf8)).parse() { height.value += 1 }
        if FileWrapper(regularFileWithContents: Data()).isRegularFile { height.value += 1 }
        return Double(height.value) + since
    }
}

final class Height: ObservableObject {
    @Published var value = 0
}

@Observable final class Moon {
    var phase = 0.5
}

@MainActor struct Loader {
    var session = URLSession.shared
    var request = URLRequest(url: URL(fileURLWithPath: "/"))
}
SWIFT
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
            .frame(width: isFull ? 90 : Tide.start.dx, height: isFull ? 90 : Tide.start.dy)
            .onAppear { withAnimation(.linear(duration: 1)) { isFull = true } }
    }
}
SWIFT
foundation_only "Small Pond/Views/Tide.swift"
cat > "Small Pond/Assets.xcassets/Water.colorset/Contents.json" <<'JSON'
{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x20", "green": "0x60", "blue": "0xC0", "alpha": "1.000"}}}]}
JSON

"$root/waggle" render "Small Pond" --size 100x100 --scale 1 --at 0.5 -o a.png
[ "$(head_of a.png 8)" = 89504e470d0a1a0a ] || fail "a.png is not a PNG"
[ "$(head_of a.png 8 16)" = 0000006400000064 ] || fail "a.png is not 100 by 100"

# The second time, nothing is built.
"$root/waggle" render "Small Pond" --size 100x100 --scale 1 --at 0.5 -o b.png 2>said.txt
cmp -s a.png b.png || fail "the same picture differs the second time"
if grep -q Building said.txt; then fail "an unchanged program was built again"; fi

printf 'size 100x100\nscale 1\nwait 0.5\nsnapshot middle.png\nwait 0.2\n' > tour.txt
"$root/waggle" film "Small Pond" --script tour.txt --fps 30 -o a.mp4
[ "$(head_of a.mp4 4 4)" = 66747970 ] || fail "a.mp4 is not an MP4"
[ -s middle.png ] || fail "the film left no snapshot"

# The settings of a program's windows are neither read nor changed by its pictures and films.
mkdir -p Moor config
cat > Moor/MoorApp.swift <<'SWIFT'
import SwiftUI

@main
struct MoorApp: App {
    @AppStorage("isDry") private var isDry = false
    var body: some Scene {
        WindowGroup {
            Color(red: isDry ? 1 : 0, green: UserDefaults.standard.object(forKey: "depth") == nil ? 0 : 1, blue: 1).ignoresSafeArea()
                .onAppear { UserDefaults.standard.set(4, forKey: "frogs"); UserDefaults.standard.synchronize() }
        }
    }
}
SWIFT
cat > config/local.Moor.plist <<'PLIST'
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>isDry</key><true/><key>depth</key><integer>3</integer></dict></plist>
PLIST
cp config/local.Moor.plist moor.plist
settings=$work/config
XDG_CONFIG_HOME=$settings "$root/waggle" render Moor --size 10x10 --scale 1 -o moor.png
[ "$(color_of moor.png 5 5)" = 0000ff ] || fail "a picture reads the settings of windows"
printf 'size 10x10\nscale 1\nwait 0.1\nsnapshot moor-film.png\n' > moor.txt
XDG_CONFIG_HOME=$settings "$root/waggle" film Moor --script moor.txt --fps 10 -o moor.gif
[ "$(color_of moor-film.png 5 5)" = 0000ff ] || fail "a film reads the settings of windows"
# A step that fails keeps what was filmed, and the earlier film.
printf 'size 10x10\nscale 1\nwait 0.5\ntap "Harbour"\nwait 1\n' > lost.txt
refuses "lost.txt:4: Nothing in the window shows \"Harbour\"." "$root/waggle" film Moor --script lost.txt --fps 10 -o moor.gif
[ "$(head_of moor-failed.gif 3)$(head_of moor-failed.png 4)" = 47494689504e47 ] && [ "$(head_of moor.gif 3)" = 474946 ] || fail "a film that failed left nothing to look at"
cmp -s config/local.Moor.plist moor.plist || fail "a picture or a film changes the settings of windows"

# Previews need no app.
mkdir Reeds
foundation_only Reeds/Tide.swift
cat > Reeds/Reed.swift <<'SWIFT'
import SwiftUI

struct Reed: View {
    var body: some View { Capsule().fill(.green).frame(width: Tide.width - 2, height: 60) }
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

# Nor do they need a library product of their package, wherever the packages that it depends on are.
# library NAME [OTHER]: a package at NAME with one library, which may depend on the package next to it.
library() {
    local name=${1##*/} package="" target=""
    [ $# = 1 ] || { package="dependencies: [.package(path: \"../$2\")], " target=", dependencies: [\"$2\"]"; }
    mkdir -p "$1/Sources/$name"
    cat > "$1/Package.swift" <<SWIFT
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "$name", products: [.library(name: "$name", targets: ["$name"])], ${package}targets: [.target(name: "$name"$target)])
SWIFT
}
mkdir -p Marsh/Sources/Marsh
library Gravel
library Stones Gravel
echo 'public let grain = 12.0' > Gravel/Sources/Gravel/Gravel.swift
printf 'import Gravel\npublic let width = grain\n' > Stones/Sources/Stones/Stones.swift
foundation_only Marsh/Sources/Marsh/Tide.swift
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
        Circle().fill(.green).frame(width: width, height: Tide.width).previewDisplayName("Frog").previewLayout(.sizeThatFits)
    }
}
SWIFT
"$root/waggle" render Marsh --preview Frog --scale 1 -o frog.png
[ "$(head_of frog.png 8 16)" = 0000000c0000000c ] || fail "frog.png is not 12 by 12"
echo 'public let grain = 14.0' > Gravel/Sources/Gravel/Gravel.swift
"$root/waggle" render Marsh --preview Frog --scale 1 -o frog.png
[ "$(head_of frog.png 8 16)" = 0000000e0000000c ] || fail "a package that another one depends on was changed, and frog.png is not 14 by 12"

# An application of a project with a framework of its own, a package beside it and one from elsewhere.
mkdir -p Lake/Example/Lake.xcodeproj Lake/Example/Lake Lake/Example/Shore Lake/Sources/Water
cat > Lake/Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Water", products: [.library(name: "Water", targets: ["Water"])], dependencies: [.package(path: "../Gravel")],
                      targets: [.target(name: "Water", dependencies: ["Gravel"])])
SWIFT
printf 'import Gravel\npublic let depth = grain + 16\n' > Lake/Sources/Water/Water.swift
library Pebbles
echo 'public let width = 20.0' > Pebbles/Sources/Pebbles/Pebbles.swift
(cd Pebbles && git init -q && git add -A && git -c user.name=Ann -c user.email=ann@example.org commit -qm Pebbles && git tag 1.0.0)
foundation_only Lake/Example/Shore/Tide.swift
foundation_only Lake/Example/Lake/Tide.swift
cat > Lake/Example/Shore/Shore.swift <<'SWIFT'
import SwiftUI
import Water

public struct Shore: View {
    let width: Double
    public init(width: Double) { self.width = width }
    public var body: some View { Rectangle().fill(.blue).frame(width: width + 20, height: depth + Tide.width) }
}
SWIFT
cat > Lake/Example/Lake/LakeApp.swift <<'SWIFT'
import Pebbles
import Shore
import SwiftUI

@main struct LakeApp: App {
    var body: some Scene { WindowGroup { Shore(width: width).overlay { Color.red.frame(width: Tide.width, height: Tide.width) } } }
}
SWIFT
cat > Lake/Example/Lake.xcodeproj/project.pbxproj <<PROJECT
{ objects = {
  G0 = {isa = PBXGroup; children = (G1, G2); sourceTree = "<group>"; };
  G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Lake; sourceTree = "<group>"; };
  G2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shore; sourceTree = "<group>"; };
  T1 = {isa = PBXNativeTarget; buildPhases = (); dependencies = (D1); fileSystemSynchronizedGroups = (G1); name = Lake; packageProductDependencies = (Q1);
        productType = "com.apple.product-type.application"; };
  T2 = {isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (G2); name = Shore; packageProductDependencies = (Q2);
        productType = "com.apple.product-type.framework"; };
  D1 = {isa = PBXTargetDependency; target = T2; };
  Q1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Pebbles; };
  Q2 = {isa = XCSwiftPackageProductDependency; productName = Water; };
  R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "file://$work/Pebbles"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
  R2 = {isa = XCLocalSwiftPackageReference; relativePath = ..; };
  P0 = {isa = PBXProject; mainGroup = G0; packageReferences = (R1, R2); targets = (T1, T2); };
}; rootObject = P0; }
PROJECT
"$root/waggle" render Lake/Example --size 40x40 --scale 1 -o lake.png
[ "$(head_of lake.png 8 16)" = 0000002800000028 ] || fail "lake.png is not 40 by 40"
# The corners are blue, and the middle 12 by 12 points are red.
[ "$(color_of lake.png 0 0)$(color_of lake.png 13 20)" = 007aff007aff ] && [ "$(color_of lake.png 14 20)$(color_of lake.png 25 20)" = ff3b30ff3b30 ] ||
    fail "lake.png shows other colours: $(color_of lake.png 0 0) $(color_of lake.png 13 20) $(color_of lake.png 14 20)"
"$root/waggle" check Lake/Example || fail "a program that was drawn lacks something"
echo 'public let grain = 4.0' > Gravel/Sources/Gravel/Gravel.swift
"$root/waggle" render Lake/Example --size 40x40 --scale 1 -o lake.png
# The blue is 32 high now.
[ "$(color_of lake.png 0 0)$(color_of lake.png 0 20)" = ffffff007aff ] || fail "a package that another one depends on was changed, and lake.png was not"

# What is lacking is told before a build and after one that failed.
sed -i 's/Shore(width: width)/Shore(width: width).buttonSizing(1)/' Lake/Example/Lake/LakeApp.swift
refuses 'Lake/Example/Lake/LakeApp.swift:6:62: lacks `buttonSizing`: ' "$root/waggle" check Lake/Example
refuses 'Lake/Example/Lake/LakeApp.swift:6:62: lacks `buttonSizing`: ' "$root/waggle" render Lake/Example -o c.png
printf 'import Foundation\n\nlet coordinator = NSFileCoordinator()\nlet wish = NSPredicate(format: "depth > 3")\n' > "Small Pond/Views/Files.swift"
refuses 'Small Pond/Views/Files.swift:3:19: lacks `NSFileCoordinator`: ' "$root/waggle" check "Small Pond"
refuses 'Small Pond/Views/Files.swift:4:12: lacks `NSPredicate`: Predicate strings' "$root/waggle" check "Small Pond"
rm "Small Pond/Views/Files.swift"
mkdir dry
refuses "no Swift files" "$root/waggle" check dry
sed -i "s|file://$work/Pebbles|file://$work/Nowhere|" Lake/Example/Lake.xcodeproj/project.pbxproj
refuses "The package file://$work/Nowhere cannot be fetched" "$root/waggle" render Lake/Example -o c.png

# A program of 2019: a delegate for the application, and one for its scene, which Info.plist names.
mkdir Puddle
cat > Puddle/AppDelegate.swift <<'SWIFT'
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }
}
SWIFT
cat > Puddle/SceneDelegate.swift <<'SWIFT'
import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: Color.blue.edgesIgnoringSafeArea(.all))
        self.window = window
        window.makeKeyAndVisible()
    }
}
SWIFT
cat > Puddle/Info.plist <<'PLIST'
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
<key>UIWindowSceneSessionRoleApplication</key><array><dict>
<key>UISceneConfigurationName</key><string>Default Configuration</string>
<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
</dict></array></dict></dict></dict></plist>
PLIST
"$root/waggle" render Puddle --size 30x20 --scale 1 -o puddle.png 2>said.txt || fail "Puddle was not drawn: $(cat said.txt)"
[ "$(head_of puddle.png 8 16)" = 0000001e00000014 ] || fail "puddle.png is not 30 by 20"
if grep -q "no window\|no such class" said.txt; then fail "Puddle shows no window: $(cat said.txt)"; fi

# The program to start from: its script, its preview and its test.
"$root/waggle" new Start 2>said.txt || fail "./waggle new wrote no program: $(cat said.txt)"
"$root/waggle" film Start --script Start/tour.txt --scale 1 --fps 10 -o start.gif 2>said.txt || fail "Start was not filmed: $(cat said.txt)"
[ "$(head_of start.gif 3)" = 474946 ] && [ "$(head_of night.png 8 16)" = 0000018900000354 ] || fail "Start's film or its picture is missing"
"$root/waggle" render Start --preview Day -o day.png 2>said.txt || fail "Start's preview was not drawn: $(cat said.txt)"
"$root/waggle" test Start >said.txt 2>&1 || fail "Start's test failed: $(cat said.txt)"
sed -i 's/Thrown once"))/Thrown twice"))/' Start/StartTests/StartTests.swift
refuses "Thrown twice" "$root/waggle" test Start
refuses "There are no tests" "$root/waggle" test "Small Pond"
refuses "already exists" "$root/waggle" new Start

refuses "There is no folder nowhere" "$root/waggle" render nowhere -o c.png
refuses "There is no folder nowhere" "$root/waggle" test nowhere
refuses "there is no folder nowhere" "$root/waggle" gallery nowhere
mkdir empty
refuses "no Swift files" "$root/waggle" render empty -o c.png
refuses "must end in" "$root/waggle" render "Small Pond" -o c.jpg
refuses "There is no script file" "$root/waggle" film "Small Pond" --script gone.txt -o c.mp4
refuses "There is no device" "$root/waggle" render "Small Pond" --device fridge -o c.png
refuses "does not exist" "$root/waggle" render "Small Pond" -o gone/c.png
refuses "there is no command" "$root/waggle" fly
sed -i 's/Circle()/Cirkle()/' "Small Pond/Views/Pond.swift"
refuses "Small Pond/Views/Pond.swift:7" "$root/waggle" render "Small Pond" -o c.png
echo "smoke: passed"
