import Foundation
import Testing
@testable import WaggleTool

/// Modules that are built when a program imports them.
struct OptionalModulesTests {
    @Test func importsAndConditionsMentionAModule() {
        func mentioned(_ source: String) -> Set<String> { RewriteScan(Data(source.utf8)).mentions(of: ["Charts", "CryptoKit", "MapKit"]) }
        #expect(mentioned("import SwiftUI\nimport Charts\n") == ["Charts"])
        #expect(mentioned("@preconcurrency import struct CryptoKit.SHA256\n") == ["CryptoKit"])
        #expect(mentioned("#if canImport(MapKit)\n#endif\n") == ["MapKit"])
        #expect(mentioned("import ChartsOfMine\nlet MapKit = 1\n").isEmpty)
    }

    @Test func whatIsWrittenForLinuxKeepsItsBranches() throws {
        let source = "#if canImport(CryptoKit)\nimport CryptoKit\n#else\nimport Crypto\n#endif\n"
        let folder = try TemporaryFolder(["Own.swift": source, "Other.swift": source])
        func overlay(isOfProgram: Bool, _ name: String) throws -> SourceOverlay {
            try SourceOverlay(of: [.init(name: name, files: [folder.path + "/\(name).swift"], isOfProgram: isOfProgram)], for: .ios, frameworkModules: ["SwiftUI"], optionalModules: ["CryptoKit"],
                              reader: SyntaxReader(root: try ProjectRoot.folder()))
        }
        let own = try overlay(isOfProgram: true, "Own"), other = try overlay(isOfProgram: false, "Other")
        #expect(own.optionalModules == ["CryptoKit"] && own.copies.isEmpty)
        #expect(other.optionalModules.isEmpty)
        #expect(try String(contentsOfFile: other.shown(folder.path + "/Other.swift"), encoding: .utf8).contains("#if false"))
    }

    @Test func aModuleIsBuiltWithThoseThatItImportsAndOnlyOnce() throws {
        let fixture = try CheckFixture(), folder = try TemporaryFolder([
            "Modules/Pond/Pond.swift": "import SwiftUI\nimport Reed\npublic let depth = Reed.height + 1\npublic struct PondView: View {\n    public init() {}\n    public var body: some View { Text(\"\\(depth)\") }\n}\n",
            "Modules/Reed/Plants/Reed.swift": "public enum Reed { public static let height = 2 }\n",
            "Modules/Unused/Unused.swift": "this does not compile\n",
        ])
        var framework = fixture.framework
        framework.isUnoptimized = true
        let modules = OptionalModules(root: folder.path), built = try withExtendedLifetime(fixture) { try modules.adding(["Pond"], to: framework) }
        #expect(modules.names == ["Pond", "Reed", "Unused"])
        #expect(built.optional.map(\.name) == ["Reed", "Pond"])
        #expect(built.optional.allSatisfy { FileSystem.exists($0.library) && FileSystem.exists($0.module) })
        let before = try built.optional.map { try FileManager.default.attributesOfItem(atPath: $0.library)[.modificationDate] as? Date }
        let again = try modules.adding(["Reed", "Pond"], to: framework)
        #expect(Set(again.optional.map(\.folder)) == Set(built.optional.map(\.folder)))
        #expect(try built.optional.map { try FileManager.default.attributesOfItem(atPath: $0.library)[.modificationDate] as? Date } == before)
        try folder.write("public enum Reed { public static let height = 3 }\n", to: "Modules/Reed/Plants/Reed.swift")
        #expect(try Set(modules.adding(["Pond"], to: framework).optional.map(\.folder)).isDisjoint(with: built.optional.map(\.folder)))
        #expect(throws: ToolError.self) { try modules.adding(["Unused"], to: framework) }
    }

    @Test func aProgramThatImportsAModuleLacksNothing() throws {
        let fixture = try CheckFixture()
        #expect(try fixture.lacks("import LocalAuthentication\nlet context = LAContext()\n#if !canImport(LocalAuthentication)\nlet none: Nothing\n#endif\n") == [])
    }

    /// A folder without a target would be built for programs and have no tests; a target without a folder would be built for nobody.
    @Test func theManifestHasEveryModule() throws {
        let root = try ProjectRoot.folder(), manifest = try String(contentsOfFile: root + "/Package.swift", encoding: .utf8)
        let declared = manifest.matches(of: #/\boptional\("(\w+)"/#).map { String($0.1) }
        #expect(declared.sorted() == OptionalModules(root: root).names && !declared.isEmpty)
    }
}
