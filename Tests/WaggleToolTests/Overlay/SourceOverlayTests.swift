import Foundation
import Testing
@testable import WaggleTool

/// Copies at the places of files, and the builds that see them.
@Suite struct SourceOverlayTests {
    private func overlay(_ folder: TemporaryFolder, _ files: [String], isOfProgram: Bool = true, platform: SourcePlatform? = .ios) throws -> SourceOverlay {
        try SourceOverlay(of: [.init(name: "Pond", files: files.map { "\(folder.path)/\($0)" }, isOfProgram: isOfProgram)], for: platform, frameworkModules: ["UIKit"],
                          reader: SyntaxReader(root: try ProjectRoot.folder()))
    }

    @Test func onlyFilesThatAreShownOtherwiseHaveCopies() throws {
        let folder = try TemporaryFolder(["A.swift": "#if os(iOS)\n#endif\n", "B.swift": "let b = 1\n", "C.swift": "// @objc\n"]), files = ["A.swift", "B.swift", "C.swift"]
        let overlay = try overlay(folder, files)
        #expect(overlay.copies.keys.map(FileSystem.name) == ["A.swift"])
        #expect(try String(contentsOfFile: overlay.shown(folder.path + "/A.swift"), encoding: .utf8) == "#if true   \n#endif\n")
        #expect(overlay.shown(folder.path + "/B.swift") == folder.path + "/B.swift")
        #expect(try self.overlay(folder, files, platform: nil).copies.isEmpty)
    }

    @Test func aModuleThatImportsNoInterfaceKeepsItsSystem() throws {
        let folder = try TemporaryFolder(["A.swift": "import Foundation\n#if os(iOS)\n#endif\n", "B.swift": "#if canImport(UIKit)\n@preconcurrency import class UIKit.UIImage\n#endif\n"])
        #expect(try overlay(folder, ["A.swift"], isOfProgram: false).copies.isEmpty)
        #expect(try overlay(folder, ["A.swift", "B.swift"], isOfProgram: false).copies.count == 1)
    }

    @Test func aModuleThatIsAlsoForLinuxIsForThePhoneWhereItMeetsItsInterfaces() throws {
        let folder = try TemporaryFolder([
            "Exception.swift": "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n#if os(iOS) || os(macOS) || os(tvOS)\nextension NSException {}\n#endif\n",
            "View.swift": "#if canImport(SwiftUI)\npublic import SwiftUI\n#if os(iOS)\n#endif\n#endif\n",
            "Window.swift": "#if os(iOS)\nimport UIKit\n#endif\n",
            "Always.swift": "@_exported import struct UIKit.UIImage\n",
        ])
        func shown(_ files: [String]) throws -> [String] { try overlay(folder, files, isOfProgram: false).copies.keys.map(FileSystem.name).sorted() }
        #expect(try shown(["Exception.swift", "View.swift", "Window.swift"]) == ["View.swift", "Window.swift"])
        #expect(try shown(["Exception.swift", "View.swift", "Window.swift", "Always.swift"]) == ["Exception.swift", "View.swift", "Window.swift"])
    }

    @Test func importsAreToldFromWordsAndConditions() {
        func imports(_ source: String) -> RewriteScan.Import { RewriteScan(Data(source.utf8)).imports(anyOf: ["UIKit"]) }
        #expect(imports("import UIKit") == .always)
        #expect(imports("import UIKit.UIImage // for images") == .always)
        #expect(imports("@preconcurrency public import class UIKit.UIImage\n") == .always)
        #expect(imports("import UIKitExtras\n// import UIKit\nlet a = \"import UIKit\"") == .never)
        #expect(imports("#if canImport(UIKit)\nimport UIKit\n#endif") == .conditional)
        #expect(imports("#if canImport(AppKit)\nimport AppKit\n#elseif canImport(UIKit)\n#if DEBUG\nimport UIKit\n#endif\n#endif") == .conditional)
        #expect(imports("#if canImport(Combine)\n#endif\n#if os(iOS)\nimport UIKit\n#endif") == .conditional)
        #expect(imports("#if canImport(Combine)\n#else\n#endif\nimport UIKit") == .always)
    }

    @Test func anEditIsCompiledFromItsOwnCopyAndMessagesNameTheOriginal() throws {
        let folder = try TemporaryFolder(["main.swift": "print(depth())\n", "Depth.swift": "func depth() -> Int {\n#if os(iOS)\n3\n#else\n4\n#endif\n}\n"]), files = ["main.swift", "Depth.swift"]
        func build() throws -> Subprocess.Outcome {
            try ModuleCompile(name: "Pond", sources: files.map { "\(folder.path)/\($0)" }, flags: [], isOptimized: false, folder: folder.path + "/objects", overlay: try overlay(folder, files))
                .run(["-o", folder.path + "/Pond"])
        }
        func said() throws -> String { try Subprocess.run(folder.path + "/Pond", [], output: .captured).text }
        #expect(try build().isSuccess)
        #expect(try said() == "3\n")
        try folder.write("func depth() -> Int {\n#if os(iOS)\n5\n#endif\n}\n", to: "Depth.swift")
        #expect(try build().isSuccess)
        #expect(try said() == "5\n")
        try folder.write("func depth() -> Int {\n#if os(iOS)\n\"x\"\n#endif\n}\n", to: "Depth.swift")
        let failed = try build()
        #expect(failed.text.contains("\(folder.path)/Depth.swift:3:1: error:") && !failed.text.contains(ProgramCache.sources), "\(failed.text)")
        #expect(failed.text.contains("2 | #if os(iOS)\n") && !failed.text.contains("#if true"), "The lines are the original's, too: \(failed.text)")
        // Without anything to show otherwise there is no copy left.
        try folder.write("func depth() -> Int { 6 }\n", to: "Depth.swift")
        #expect(try build().isSuccess)
        #expect(try said() == "6\n")
    }

    @Test func whatIsNoTextStaysAndLineEndsAreKept() throws {
        let folder = try TemporaryFolder(["A.swift": "#if os(iOS)\r\n@objc class A {}\r\n#endif\r\n", "B.swift": ""])
        try (Data("#if os(iOS)\n// ".utf8) + Data([0xFF, 0xFE]) + Data("\n#endif\n".utf8)).write(to: URL(fileURLWithPath: folder.path + "/B.swift"))
        let overlay = try overlay(folder, ["A.swift", "B.swift"])
        #expect(overlay.copies.keys.map(FileSystem.name) == ["A.swift"])
        #expect(FileManager.default.contents(atPath: overlay.shown(folder.path + "/A.swift")) == Data("#if true   \r\n      class A {}\r\n#endif\r\n".utf8))
    }

    @Test func aFileThatIsGoneLeavesTheListAndAnotherStateOfItHasACopyOfItsOwn() throws {
        let folder = try TemporaryFolder(["A.swift": "#if os(iOS)\n#endif\n", "B.swift": "#if os(iOS)\n#endif\nlet b = 1\n"]), list = folder.path + "/list.json"
        let both = try overlay(folder, ["A.swift", "B.swift"])
        _ = try both.write(to: list)
        #expect(try String(contentsOfFile: list, encoding: .utf8).contains(folder.path + "/B.swift"))
        try folder.write("#if !os(iOS)\n#endif\n", to: "A.swift")
        let one = try overlay(folder, ["A.swift"])
        _ = try one.write(to: list)
        #expect(try !String(contentsOfFile: list, encoding: .utf8).contains("B.swift"))
        // A build of the older state may still be running.
        #expect(try String(contentsOfFile: both.shown(folder.path + "/A.swift"), encoding: .utf8) == "#if true   \n#endif\n")
        #expect(try String(contentsOfFile: one.shown(folder.path + "/A.swift"), encoding: .utf8) == "#if !true   \n#endif\n")
    }

    @Test func columnsAfterALongerSelectorAreTheOriginals() throws {
        let folder = try TemporaryFolder(["Pond.swift": "class Pond {\n  func a() { b(#selector(a), \"\" + 1) }\n  func b(_ a: Selector, _ b: Int) {}\n}\nstruct Selector { init(_ a: Any) {} }\n"])
        let outcome = try ModuleCompile(name: "Pond", sources: [folder.path + "/Pond.swift"], flags: ["-parse-as-library"], isOptimized: false, folder: folder.path + "/objects",
                                        overlay: try overlay(folder, ["Pond.swift"])).run(["-c"])
        #expect(CompilerMessage.all(in: outcome.text).map { "\($0.line):\($0.column)" } == ["2:30"], "\(outcome.text)")
    }

    @Test func aPackagesModulesAreItsFoldersOfSources() throws {
        func modules(_ files: [String: String]) throws -> [String] {
            let folder = try TemporaryFolder(files)
            return PackageSources.modules(of: folder.path).map { "\($0.name == folder.path ? "" : String($0.name.dropFirst(folder.path.count + 1))) \($0.files.count)" }
        }
        #expect(try modules(["Package.swift": "", "Sources/Pond/A.swift": "", "Sources/Pond/B/C.swift": "", "Sources/Lake/A.swift": "", "Example/Package.swift": "", "Example/A.swift": ""])
            == ["Sources/Lake 1", "Sources/Pond 2"])
        #expect(try modules(["Package.swift": "", "Sources/A.swift": "", "Sources/B/C.swift": ""]) == [" 2"])
        let manifest = #".target(name: "A", path: "Code/A"), .target(name: "B", path: "Sources")"#
        #expect(try modules(["Package.swift": manifest, "Code/A/A.swift": "", "Sources/B/C.swift": "", "Sources/D/C.swift": ""]) == [" 2", "Code/A 1"])
    }

    @Test func aPackageIsBuiltAsItIsShownAlsoWhenOnlyThatChanges() throws {
        let fixture = try CheckFixture(), folder = try TemporaryFolder([
            "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Pond", targets: [.executableTarget(name: "Pond", dependencies: ["Water"]), .target(name: "Water"), .target(name: "Stones")])
                """,
            "Sources/Pond/Pond.swift": "import Water\n@main struct Pond { static func main() { print(depth()) } }\n",
            "Sources/Water/Depth.swift": "public func depth() -> Int {\n#if os(iOS)\n3\n#else\n4\n#endif\n}\n",
            "Sources/Water/Other.swift": "",
            "Sources/Stones/Stones.swift": "",
        ])
        let path = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
        let build = PackageBuild(framework: fixture.framework, folder: path, scratch: path + "/.built", addresses: [])
        func said() throws -> String {
            let outcome = try build.run(product: "Pond", isVerbose: false)
            #expect(outcome.isSuccess, "\(outcome.text)")
            return try Subprocess.run(build.products + "/Pond", [], environment: ["LD_LIBRARY_PATH": fixture.framework.libraries], output: .captured).text
        }
        #expect(try said() == "4\n", "The module is not for Apple's systems.")
        try folder.write("import SwiftUI\n", to: "Sources/Water/Other.swift")
        #expect(try said() == "3\n")
    }
}
