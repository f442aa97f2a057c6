import Foundation
import Testing
@testable import WaggleTool

/// Whole builds of what is shown as iOS would see it. Each ends with an error on another system.
@Suite struct ShownBuildTests {
    private static let onlyPhone = "#if !os(iOS)\n#error(\"This is no phone.\")\n#endif\n"

    @Test func aProgramIsAPhonesInDebugUnlessOptimizedOrShownAsItIs() throws {
        let fixture = try CheckFixture(), folder = try TemporaryFolder(["main.swift": """
            #if os(iOS)
            print("phone")
            #elseif os(macOS)
            print("mac")
            #elseif os(Linux)
            print("linux")
            #endif
            #if DEBUG
            print("debug")
            #endif
            """])
        let program = SourceProgram(name: "Pond", moduleName: "Pond", folder: folder.path, sources: [folder.path + "/main.swift"], bundleIdentifier: "pond")
        func said(_ platform: SourcePlatform?, isOptimized: Bool = false) throws -> String {
            let built = try SourceBuilder(framework: fixture.framework, isVerbose: false, isOptimized: isOptimized, platform: platform).build(program)
            return try Subprocess.run(built.executable, [], environment: ["LD_LIBRARY_PATH": fixture.framework.libraries], output: .captured).text
        }
        #expect(try said(.ios) == "phone\ndebug\n")
        #expect(try said(.macos) == "mac\ndebug\n")
        #expect(try said(nil) == "linux\ndebug\n")
        #expect(try said(.ios, isOptimized: true) == "phone\n")
    }

    @Test func testsAreAPhonesWithTheirProgram() throws {
        let fixture = try CheckFixture(), folder = try TemporaryFolder([
            "Pond.swift": Self.onlyPhone + "@main class Pond { static func main() {} }\n",
            "PondTests.swift": "import Testing\n@testable import Pond\n" + Self.onlyPhone + "@Test func pond() { _ = Pond.self }\n",
        ])
        let program = SourceProgram(name: "Pond", moduleName: "Pond", folder: folder.path, sources: [folder.path + "/Pond.swift"], bundleIdentifier: "pond")
        let built = try TestBuilder(framework: fixture.framework, isVerbose: false).build(program, tests: [folder.path + "/PondTests.swift"])
        #expect(FileSystem.exists(built.executable))
    }

    @Test func previewsOfAPackageAreAPhones() throws {
        let fixture = try CheckFixture(), folder = try TemporaryFolder([
            "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Pond", products: [.library(name: "Pond", targets: ["Pond"])], targets: [.target(name: "Pond")])
                """,
            "Sources/Pond/Pond.swift": "import SwiftUI\n" + Self.onlyPhone,
        ])
        let path = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
        let built = try PackageBuilder(framework: fixture.framework, isVerbose: false).build(folder: path, product: nil, showsPreviews: true)
        #expect(FileSystem.exists(built.executable))
    }
}
