import Foundation
import Testing
@testable import WaggleTool

@Suite struct ModuleCompileTests {
    /// A module of the folder's files that is built into an executable beside them.
    private func module(_ folder: TemporaryFolder, _ files: [String], isOptimized: Bool = false) -> ModuleCompile {
        ModuleCompile(name: "Pond", sources: files.map { "\(folder.path)/\($0)" }, flags: [], isOptimized: isOptimized, folder: folder.path + "/objects")
    }

    private func build(_ module: ModuleCompile, in folder: TemporaryFolder) throws -> Subprocess.Outcome { try module.run(["-o", folder.path + "/Pond"]) }

    /// What the built program prints.
    private func said(in folder: TemporaryFolder) throws -> String { try Subprocess.run(folder.path + "/Pond", [], output: .captured).text }

    /// When each object was written.
    private func dates(_ module: ModuleCompile) throws -> [Date?] {
        try module.objects.map { try FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date }
    }

    private static let files = ["main.swift": "print(depth)\n", "Depth.swift": "let depth = 3\n", "Views/Other.swift": "struct Unused {}\n"]

    @Test func onlyTheFileThatChangedIsCompiledAgain() throws {
        let folder = try TemporaryFolder(Self.files), module = module(folder, ["main.swift", "Depth.swift", "Views/Other.swift"])
        #expect(try build(module, in: folder).isSuccess)
        #expect(try said(in: folder) == "3\n")
        let before = try dates(module)
        try folder.write("print(depth + 1)\n", to: "main.swift")
        #expect(try build(module, in: folder).isSuccess)
        #expect(try said(in: folder) == "4\n")
        let after = try dates(module)
        #expect(after[0] != before[0])
        #expect(Array(after[1...]) == Array(before[1...]))
    }

    @Test func whatUsesAChangedTypeFollowsAndAnErrorIsTakenBack() throws {
        let folder = try TemporaryFolder(Self.files), module = module(folder, ["main.swift", "Depth.swift"])
        #expect(try build(module, in: folder).isSuccess)
        try folder.write("let depth = \"deep\"\n", to: "Depth.swift")
        #expect(try build(module, in: folder).isSuccess)
        #expect(try said(in: folder) == "deep\n")
        try folder.write("let depth: Int = \"deep\"\n", to: "Depth.swift")
        let failed = try build(module, in: folder)
        #expect(!failed.isSuccess && failed.text.contains("Depth.swift:1:18: error:"))
        try folder.write("let depth = \"deep\"\n", to: "Depth.swift")
        #expect(try build(module, in: folder).isSuccess)
        #expect(try said(in: folder) == "deep\n")
    }

    @Test func aFileThatIsGoneLeavesTheProgram() throws {
        let folder = try TemporaryFolder(["main.swift": "print(Depth.value)\n", "Depth.swift": "enum Depth { static let value = 1 }\n", "Other.swift": "func unused() {}\n"])
        #expect(try build(module(folder, ["main.swift", "Depth.swift", "Other.swift"]), in: folder).isSuccess)
        #expect(try build(module(folder, ["main.swift", "Depth.swift"]), in: folder).isSuccess)
        #expect(try said(in: folder) == "1\n")
        #expect(try !build(module(folder, ["main.swift"]), in: folder).isSuccess)
    }

    @Test func anOptimizedModuleIsAWhole() throws {
        let folder = try TemporaryFolder(Self.files)
        #expect(try build(module(folder, ["main.swift", "Depth.swift"], isOptimized: true), in: folder).isSuccess)
        #expect(try said(in: folder) == "3\n")
    }
}
