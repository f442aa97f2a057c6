// swift-tools-version: 6.1
// Waggle: SwiftUI programs on Linux. Targets stand bottom to top; a target imports only from above its own line.
import PackageDescription

let package = Package(
    name: "waggle",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(name: "WaggleGeometry"),
        .target(name: "WaggleMotion", dependencies: ["WaggleGeometry"]),
        .target(name: "WaggleSymbols", dependencies: ["WaggleGeometry"]),
        .target(name: "WaggleDisplayList", dependencies: ["WaggleGeometry"]),
        .target(name: "WaggleCore", dependencies: [
            "WaggleGeometry", "WaggleMotion", "WaggleDisplayList",
            .product(name: "OpenCombine", package: "OpenCombine"),
        ]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .target(name: "WaggleCairo", dependencies: ["WaggleGeometry", "WaggleDisplayList", "CPango", "CPixbuf"]),
        .target(name: "WaggleHeadless", dependencies: ["WaggleCore", "WaggleCairo"]),
        .target(name: "SwiftUI", dependencies: ["WaggleCore", "WaggleHeadless"]),
        .testTarget(name: "WaggleGeometryTests", dependencies: ["WaggleGeometry"]),
        .testTarget(name: "WaggleSymbolsTests", dependencies: ["WaggleSymbols"]),
        .testTarget(name: "WaggleMotionTests", dependencies: ["WaggleMotion"]),
        .testTarget(name: "WaggleCoreTests", dependencies: ["WaggleCore", "WaggleHeadless"]),
    ],
    swiftLanguageModes: [.v6]
)
