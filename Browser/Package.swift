// swift-tools-version: 6.2
// The door for browsers: an HTTP and WebSocket host. A package of its own, so that neither programs nor the tool depend on its networking.
import PackageDescription

let networking: [Target.Dependency] = ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map { .product(name: $0, package: "swift-nio") }

let package = Package(
    name: "waggle-browser",
    products: [
        .executable(name: "waggle-browser-host", targets: ["waggle-browser-host"]),
        .executable(name: "waggle-browser-bench", targets: ["waggle-browser-bench"]),
    ],
    dependencies: [.package(url: "https://github.com/apple/swift-nio", .upToNextMinor(from: "2.101.2"))],
    targets: [
        .target(name: "CBrowserHost"),
        .target(name: "BrowserHost", dependencies: ["CBrowserHost"] + networking),
        .executableTarget(name: "waggle-browser-host", dependencies: ["BrowserHost"], path: "Sources/Main"),
        // A tab without a browser, for the tests and the bench.
        .target(name: "BrowserTab", dependencies: networking),
        // Opens, uses, kills and resumes sessions, and measures one more.
        .executableTarget(name: "waggle-browser-bench", dependencies: ["BrowserTab", .product(name: "NIOPosix", package: "swift-nio")], path: "Sources/Bench"),
        // A program that echoes, crashes or hangs as its messages tell it.
        .executableTarget(name: "StandInProgram", path: "Tests/StandInProgram"),
        .testTarget(name: "BrowserHostTests", dependencies: ["BrowserHost", "BrowserTab", "StandInProgram", .product(name: "NIOEmbedded", package: "swift-nio")]),
    ]
)
