// swift-tools-version: 6.2
// Waggle: SwiftUI programs on Linux. Targets stand bottom to top; a target imports only from above its own line.
import CompilerPluginSupport
import PackageDescription

/// A program of `Examples/` as a library.
func example(_ name: String, _ files: [String] = [], imports: [Target.Dependency] = ["SwiftUI", "CoreGraphics", "UIKit"]) -> Target {
    .target(name: "\(name)Example", dependencies: imports, path: "Examples/\(name)",
            exclude: ["\(name)App.swift", "Assets.xcassets", "tour.txt"] + files)
}

/// A module of `Modules/`, of which `./waggle` builds those that a program imports. It has a product of its name, for packages that name this one.
func optional(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target { .target(name: name, dependencies: dependencies, path: "Modules/\(name)") }

let optionalModules = [
    optional("ActivityKit", ["SwiftUI"]),
    optional("AppIntents", ["SwiftUI"]),
    optional("AuthenticationServices", ["SwiftUI", "UIKit"]),
    optional("BackgroundTasks"),
    optional("Charts", ["SwiftUI", "WaggleCore"]),
    optional("CoreHaptics"),
    optional("CoreImage", ["CoreGraphics", "ImageIO", "UIKit", "WaggleCoreGraphics", "WaggleDisplayList"]),
    optional("CoreLocation"),
    optional("CoreMotion"),
    optional("CoreSpotlight", ["UIKit", "UniformTypeIdentifiers"]),
    optional("CryptoKit"),
    optional("ImageIO", ["CoreGraphics", "UIKit", "UniformTypeIdentifiers", "WaggleCoreGraphics", "WaggleDisplayList"]),
    optional("LinkPresentation", ["SwiftUI", "UIKit"]),
    optional("LocalAuthentication"),
    optional("MapKit", ["CoreLocation", "SwiftUI", "UIKit", "WaggleCore"]),
    optional("MessageUI", ["UIKit"]),
    optional("Network"),
    optional("Photos"),
    optional("PhotosUI", ["CoreTransferable", "Photos", "SwiftUI", "UIKit", "UniformTypeIdentifiers"]),
    optional("SafariServices", ["SwiftUI", "UIKit"]),
    optional("Security", ["WaggleCoreGraphics", "WaggleFoundation"]),
    optional("StoreKit", ["SwiftUI", "UIKit"]),
    optional("TipKit", ["SwiftUI", "UIKit", "WaggleMacros"]),
    optional("UserNotifications", ["UIKit"]),
    optional("WidgetKit", ["SwiftUI", "UIKit", "WaggleMacros"]),
]

/// Gives a module's types the name of Apple's module at run time: `String(reflecting: Text.self)` is "SwiftUI.Text". Dependencies may set unsafe flags from tools
/// version 6.2 on.
func named(_ module: String) -> [SwiftSetting] { [.unsafeFlags(["-module-abi-name", module])] }

/// What Honeycomb stands on: Waggle's SwiftUI on Linux, Apple's elsewhere.
#if os(Linux)
let interface: [Target.Dependency] = ["SwiftUI"]
#else
let interface: [Target.Dependency] = []
#endif

let package = Package(
    name: "waggle",
    // Of the libraries for hexagons, which other platforms build, too.
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "UIKit", "SpriteKit", "CoreTransferable", "UniformTypeIdentifiers", "os", "OSLog", "simd", "SwiftUICore"]),
        // What `./waggle run` links programs to: built once, shared by all of them.
        .library(name: "WaggleFramework", type: .dynamic, targets: [
            "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "UIKit", "SpriteKit", "CoreTransferable", "UniformTypeIdentifiers", "os", "OSLog", "simd", "SwiftUICore", "Hexagons", "Honeycomb", "Flourish",
            "WaggleRemote", "WaggleTesting",
        ]),
        // Cells, grids and paths of hexagons; views on them. Both build against Apple's SwiftUI as well.
        .library(name: "Hexagons", targets: ["Hexagons"]),
        .library(name: "Honeycomb", targets: ["Honeycomb"]),
        // Tests of programs: screens in memory with fingers and a clock.
        .library(name: "WaggleTesting", targets: ["WaggleTesting"]),
        // Radial and animated parts in public SwiftUI alone, for programs here and on Apple's systems.
        .library(name: "Flourish", targets: ["Flourish"]),
        .executable(name: "waggle-tool", targets: ["WaggleTool"]),
        .executable(name: "waggle-bench", targets: ["WaggleBench"]),
    ] + optionalModules.map { .library(name: $0.name, targets: [$0.name]) },
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.0")),
    ],
    targets: [
        .target(name: "CPrefetch"),
        .target(name: "CPathElement"),
        .target(name: "WaggleGeometry", dependencies: ["CPathElement"], swiftSettings: named("SwiftUI")),
        .target(name: "WaggleMotion", dependencies: ["WaggleGeometry"], swiftSettings: named("SwiftUI")),
        .target(name: "WaggleSymbols", dependencies: ["WaggleGeometry"]),
        .target(name: "WaggleDisplayList", dependencies: ["WaggleGeometry"]),
        .target(name: "WaggleAssets", dependencies: ["WaggleGeometry", "WaggleDisplayList"]),
        .target(name: "WaggleRequest"),
        // Kinds of data and values that travel, under Apple's names.
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
        // What `Locale.current` is.
        .target(name: "WaggleLocale"),
        .target(name: "WaggleCore", dependencies: [
            "CPrefetch", "WaggleLocale", "WaggleGeometry", "WaggleMotion", "WaggleSymbols", "WaggleDisplayList", "WaggleAssets", "CoreTransferable", "UniformTypeIdentifiers",
            .product(name: "OpenCombine", package: "OpenCombine"),
        ], swiftSettings: named("SwiftUI")),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .target(name: "CPixels"),
        .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("isal"), .linkedLibrary("z")]),
        .target(name: "WaggleCairo", dependencies: ["CPrefetch", "WaggleGeometry", "WaggleDisplayList", "CPango", "CPixbuf", "CPixels", "CPNG"]),
        // Core Graphics: colours, images, and contexts that make display lists of its calls.
        .target(name: "WaggleCoreGraphics", dependencies: ["WaggleGeometry", "WaggleDisplayList", "WaggleCore", "WaggleCairo"], swiftSettings: named("CoreGraphics")),
        .target(name: "CVirtualTime"),
        .target(name: "WaggleRuntime", dependencies: ["WaggleGeometry", "WaggleMotion", "WaggleDisplayList", "WaggleLocale", "WaggleCore", "WaggleCairo", "WaggleAssets", "WaggleRequest"]),
        // The program's side of a page in a browser.
        .target(name: "WaggleBrowser", dependencies: ["CoreTransferable", "UniformTypeIdentifiers", "WaggleLocale", "WaggleGeometry", "WaggleDisplayList", "WaggleCore", "WaggleCairo", "WaggleRequest", "WaggleRuntime"]),
        .target(name: "WaggleHeadless", dependencies: [
            "WaggleGeometry", "WaggleDisplayList", "WaggleBrowser", "WaggleCore", "WaggleCairo", "WaggleCoreGraphics", "WaggleRequest", "WaggleRuntime", "UniformTypeIdentifiers", "CVirtualTime", .product(name: "OpenCombine", package: "OpenCombine"),
        ]),
        .target(name: "CGtk"),
        .target(name: "WaggleDesktop", dependencies: ["WaggleGeometry", "WaggleDisplayList", "CoreTransferable", "UniformTypeIdentifiers", "WaggleLocale", "WaggleCore", "WaggleCairo", "WaggleRequest", "WaggleRuntime", "CGtk"]),
        // The modules that programs import, under Apple's names.
        .target(name: "Combine", dependencies: [
            .product(name: "OpenCombine", package: "OpenCombine"), .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        ]),
        // The compiler asks for these two where tests import CoreGraphics or UIKit.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        .target(name: "CoreGraphics", dependencies: ["WaggleCoreGraphics", "WaggleGeometry", "_Testing_CoreGraphics"]),
        // #Preview, @Entry and the names of selectors. Speaks the compiler's protocol by itself: building swift-syntax would take longer than all of Waggle.
        .target(name: "WaggleExpansion"),
        .macro(name: "WaggleMacros", dependencies: ["WaggleExpansion"]),
        // Methods by name. Whole, because programs see its macro only with all of it.
        .target(name: "WaggleSelectors", dependencies: ["WaggleCore", "WaggleMacros"], swiftSettings: named("ObjectiveC")),
        .target(name: "WaggleUIKit", dependencies: [
            "WaggleSelectors",
            "WaggleMotion", "WaggleSymbols", "CoreTransferable", "UniformTypeIdentifiers", "WaggleCore", "WaggleCoreGraphics", "WaggleDisplayList", "WaggleCairo", "WaggleGeometry", "WaggleBrowser", "WaggleDesktop", "WaggleHeadless", "WaggleRequest",
            "WaggleRuntime", .product(name: "OpenCombine", package: "OpenCombine"),
        ], swiftSettings: named("UIKit")),
        .target(name: "os"),
        .target(name: "OSLog", dependencies: ["os"]),
        // Names of Foundation that are missing on Linux, its own and those of lower modules.
        .target(name: "WaggleFoundation", dependencies: ["Combine", "CoreTransferable", "WaggleCore", "WaggleSelectors", "WaggleUIKit", "os"]),
        // Short vectors and their matrices.
        .target(name: "simd"),
        // Where Apple's views are since iOS 18, for programs that write `SwiftUICore.Font`.
        .target(name: "SwiftUICore", dependencies: ["WaggleCore", "WaggleGeometry", "WaggleMotion"]),
        .target(name: "UIKit", dependencies: ["WaggleFoundation", "WaggleGeometry", "WaggleSelectors", "WaggleUIKit", "_Testing_UIKit"]),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "WaggleGeometry", "WaggleUIKit"]),
        .target(name: "SpriteKit", dependencies: [
            "WaggleGeometry", "WaggleMotion", "WaggleDisplayList", "WaggleCairo", "WaggleCore", "WaggleCoreGraphics", "WaggleRuntime", "WaggleUIKit",
        ]),
        .target(name: "SwiftUI", dependencies: [
            "WaggleRequest", "WaggleRuntime", "Combine", "SwiftUICore", "WaggleCore", "WaggleCoreGraphics", "WaggleBrowser", "WaggleDesktop", "WaggleFoundation", "WaggleGeometry", "WaggleHeadless", "WaggleMacros", "WaggleMotion",
            "WaggleUIKit", "CoreTransferable", "UniformTypeIdentifiers",
        ]),
        // Libraries on top, in public API alone.
        .target(name: "Hexagons"),
        .target(name: "Honeycomb", dependencies: ["Hexagons"] + interface),
        .target(name: "Flourish", dependencies: interface),
        // Programs that show other programs.
        .target(name: "WaggleRemote", dependencies: ["CVirtualTime", "WaggleBrowser", "WaggleGeometry", "WaggleDisplayList", "WaggleRequest", "WaggleCore", "WaggleRuntime"]),
        .target(name: "WaggleTesting", dependencies: ["WaggleGeometry", "WaggleDisplayList", "CoreTransferable", "UniformTypeIdentifiers", "WaggleCairo", "WaggleCore", "WaggleHeadless", "WaggleRequest", "WaggleRuntime", "CVirtualTime"]),
        // Its part in Sources/WaggleSyntax is compiled where it is used, with the compiler's own library for syntax.
        .executableTarget(name: "WaggleTool", dependencies: [
            "WaggleAssets", "WaggleRequest", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], exclude: ["Names"]),
        // The benchmarks' floors: what the same pictures and lists cost in plain C.
        .executableTarget(name: "BenchFloorHoneycomb", dependencies: ["CPango"], path: "Benchmarks/CFloor/Honeycomb",
                          cSettings: [.headerSearchPath("../Common")], linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(name: "BenchFloorList", dependencies: ["CPango"], path: "Benchmarks/CFloor/List",
                          cSettings: [.headerSearchPath("../Common")], linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(name: "BenchFloorScroll", dependencies: ["CPango"], path: "Benchmarks/CFloor/Scroll",
                          cSettings: [.headerSearchPath("../Common")], linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(name: "BenchFloorParticles", dependencies: ["CPango"], path: "Benchmarks/CFloor/Particles",
                          cSettings: [.headerSearchPath("../Common")], linkerSettings: [.linkedLibrary("m"), .linkedLibrary("pixman-1")]),
        .executableTarget(name: "BenchFloorSeats", dependencies: ["CPango"], path: "Benchmarks/CFloor/Seats",
                          cSettings: [.headerSearchPath("../Common")], linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(name: "BenchFloorEffects", dependencies: ["CPango"], path: "Benchmarks/CFloor/Effects",
                          cSettings: [.headerSearchPath("../Common")], linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(name: "BenchFloorWaves", dependencies: ["CPango"], path: "Benchmarks/CFloor/Waves",
                          cSettings: [.headerSearchPath("../Common")], linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(name: "BenchFloorRadar", dependencies: ["CPango"], path: "Benchmarks/CFloor/Radar",
                          cSettings: [.headerSearchPath("../Common")], linkerSettings: [.linkedLibrary("m")]),
        // The same picture and list as views: public API only.
        .target(name: "BenchScenes", dependencies: ["SwiftUI"], path: "Benchmarks/Scenes"),
        .executableTarget(name: "WaggleBench", dependencies: [
            "WaggleGeometry", "BenchScenes", "CoreGraphics", "SpriteKit", "WaggleCore", "WaggleHeadless", "WaggleCairo", "WaggleDisplayList", "BenchFloorHoneycomb", "BenchFloorList", "BenchFloorScroll",
            "BenchFloorParticles", "BenchFloorSeats", "BenchFloorEffects", "BenchFloorWaves", "BenchFloorRadar",
            "WaggleRequest",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], path: "Benchmarks/Waggle"),
        // The example programs without their entry, so that tests can take hold of them.
        // Examples of the libraries.
        .target(name: "SkepExample", dependencies: ["SwiftUI", "Honeycomb"], path: "Examples/Skep", exclude: ["SkepApp.swift", "tour.txt"]),
        .target(name: "AtollExample", dependencies: ["SwiftUI", "Honeycomb"], path: "Examples/Atoll", exclude: ["AtollApp.swift", "tour.txt"]),
        .target(name: "SnapshotsExample", dependencies: ["SwiftUI", "UIKit", "Honeycomb"], path: "Examples/Snapshots", exclude: ["SnapshotsApp.swift", "tour.txt"]),
        example("Apiary"), example("HexGrid", ["stamp-1.png", "stamp-2.png", "stamp-3.png"]), example("Circles"), example("Shores"), example("Controls"), example("Larder"),
        example("Curtain"), example("Headland", (1...6).map { "emblem-\($0).png" }), example("Hedgerow"), example("Kitty"), example("Lull"), example("Orchard"),
        example("Regatta"), example("Rinkside"), example("Softboil"), example("Touchline"), example("Windowsill"),
        example("Cistern", ["Drops/Stream.sks", "Drops/Splash.sks", "Drops/Bubbles.sks"], imports: ["SwiftUI", "CoreGraphics", "UIKit", "SpriteKit"]),
        example("Barometer", imports: ["SwiftUI", "Charts"]), example("Flourishes", imports: ["SwiftUI", "Flourish"]), example("Encore", imports: ["SwiftUI", "Flourish"]),
        // The program of `./waggle gallery` without its entry.
        .target(name: "GalleryProgram", dependencies: ["SwiftUI", "WaggleRemote"], path: "Gallery", exclude: ["GalleryApp.swift", "tour.txt"]),
        .target(name: "TestSupport", path: "Tests/Support"),
        .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable", "UniformTypeIdentifiers"]),
        .testTarget(name: "WaggleGeometryTests", dependencies: ["WaggleGeometry"]),
        .testTarget(name: "WaggleSymbolsTests", dependencies: ["WaggleSymbols"], exclude: ["Outlines.txt"]),
        .testTarget(name: "WaggleMotionTests", dependencies: ["WaggleMotion"]),
        .testTarget(name: "WaggleCairoTests", dependencies: ["WaggleCairo"]),
        .testTarget(name: "WaggleCoreTests", dependencies: ["WaggleCore", "WaggleHeadless", "TestSupport"]),
        .testTarget(name: "WaggleExpansionTests", dependencies: ["WaggleExpansion"]),
        .testTarget(name: "BenchSceneTests", dependencies: ["BenchScenes", "WaggleCore", "WaggleHeadless"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "UIKit", "WaggleRuntime", "WaggleUIKit", "WaggleTesting", "TestSupport"]),
        .testTarget(name: "WaggleCoreGraphicsTests", dependencies: ["CoreGraphics", "WaggleCoreGraphics", "WaggleTesting", "SwiftUI"]),
        .testTarget(name: "HexagonsTests", dependencies: ["Hexagons"]),
        .testTarget(name: "HoneycombTests", dependencies: ["Hexagons", "Honeycomb", "SwiftUI", "WaggleTesting", "TestSupport", "SkepExample", "AtollExample", "SnapshotsExample"]),
        .testTarget(name: "simdTests", dependencies: ["simd"]),
        .testTarget(name: "OSLogTests", dependencies: ["OSLog", "os"]),
        .testTarget(name: "SpriteKitTests", dependencies: ["SwiftUI", "SpriteKit", "WaggleTesting", "WaggleCairo", "WaggleDisplayList", "WaggleRuntime"]),
        .testTarget(name: "WaggleHeadlessTests", dependencies: ["WaggleHeadless", "WaggleRequest", "WaggleRuntime"]),
        .testTarget(name: "WaggleBrowserTests", dependencies: ["WaggleBrowser", "WaggleDisplayList", "WaggleHeadless", "SwiftUI"]),
        .testTarget(name: "WaggleDesktopTests", dependencies: ["WaggleDesktop", "WaggleHeadless"]),
        .testTarget(name: "WaggleTestingTests", dependencies: ["SwiftUI", "WaggleLocale", "WaggleTesting", "UniformTypeIdentifiers", "TestSupport"],
                    exclude: ["Primitives/Canvas/Pictures", "Primitives/Style/Pictures", "Testing/Pictures", "UIKit/Pictures"]),
        // Call forms of other authors' programs, in the language mode of most of them.
        .testTarget(name: "CallFormTests", dependencies: ["SwiftUI", "Combine", "CoreGraphics", "UIKit", "WaggleTesting"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "WaggleRemoteTests", dependencies: ["SwiftUI", "WaggleBrowser", "WaggleDisplayList", "WaggleGeometry", "WaggleRemote", "WaggleCore", "WaggleCairo", "WaggleHeadless", "WaggleRequest", "WaggleTesting"]),
        .testTarget(name: "FlourishTests", dependencies: ["Flourish", "SwiftUI", "WaggleTesting", "WaggleCore", "WaggleHeadless"]),
        .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "WaggleTesting", "WaggleCore", "WaggleHeadless"]),
        .testTarget(name: "GalleryTests", dependencies: ["GalleryProgram", "SwiftUI", "WaggleTesting"]),
        // The modules of `Modules/` that are small.
        .testTarget(name: "ModuleTests", dependencies: ["SwiftUI", "UIKit", "WaggleTesting"] + optionalModules.map { .target(name: $0.name) }),
        .testTarget(name: "WaggleAssetsTests", dependencies: ["WaggleAssets", "WaggleDisplayList"]),
        .testTarget(name: "WaggleRequestTests", dependencies: ["WaggleRequest"]),
        .testTarget(name: "WaggleToolTests", dependencies: ["WaggleTool"]),
        .testTarget(name: "ExampleTests", dependencies: [
            "TestSupport",
            "SpriteKit", "WaggleDisplayList", "WaggleTesting", "WaggleCore", "WaggleRequest", "WaggleRuntime", "WaggleHeadless",
            "ApiaryExample", "BarometerExample", "CirclesExample", "CisternExample", "ControlsExample", "CurtainExample", "HeadlandExample", "HedgerowExample", "HexGridExample", "KittyExample", "LarderExample",
            "FlourishesExample", "EncoreExample",
            "LullExample", "OrchardExample", "RegattaExample", "RinksideExample", "ShoresExample", "SoftboilExample", "TouchlineExample", "WindowsillExample",
        ]),
    ] + optionalModules,
    swiftLanguageModes: [.v6]
)

// `./waggle` builds programs against the framework that it has built already, so a package that names this one needs nothing more of it.
if Context.environment["WAGGLE_FRAMEWORK"] != nil {
    package.products = (["SwiftUI", "Hexagons", "Honeycomb", "Flourish", "WaggleTesting"] + optionalModules.map(\.name)).map { .library(name: $0, targets: ["WagglePrebuilt"]) }
    // It needs neither of these; naming them keeps their versions in the other package's Package.resolved.
    let kept = [("OpenCombine", "OpenCombine"), ("ArgumentParser", "swift-argument-parser")]
    package.targets = [.target(name: "WagglePrebuilt", dependencies: kept.map { .product(name: $0, package: $1, condition: .when(platforms: [.windows])) })]
}
