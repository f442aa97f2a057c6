import Foundation
import Testing
@testable import WaggleTool

@Suite struct FrameworkBuilderTests {
    /// A project whose `./waggle` fails, so that whatever asks for a build throws.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["Package.swift": "// a package\n", "Sources/Water/Water.swift": "let depth = 3\n", "Sources/WaggleTool/Tool.swift": "// the tool\n",
                                          "waggle": "#!/bin/sh\nexit 1\n"])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/waggle")
        return folder
    }

    /// Puts a framework that was built from the project's sources where archives are unpacked.
    private func unpack(into folder: TemporaryFolder) throws -> String {
        let path = folder.path + "/.build/waggle/framework-abc", builder = FrameworkBuilder(root: folder.path, isUnoptimized: false)
        try folder.write(String(decoding: JSONEncoder().encode(Framework(identifier: "abc", moduleNames: ["SwiftUI"], sources: try builder.sourcesContents())), as: UTF8.self),
                         to: ".build/waggle/framework-abc/contents.json")
        return path
    }

    @Test func anUnpackedFrameworkIsTakenForTheSourcesItWasBuiltFrom() throws {
        let folder = try project(), builder = FrameworkBuilder(root: folder.path, isUnoptimized: false), path = try unpack(into: folder)
        #expect(throws: ToolError.self) { try builder.ready() }
        try builder.adopt(path)
        #expect(try builder.ready().folder == path)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path + "/runtime") == Toolchain.runtimeLibraries)
        // New dates alone, and a change of the tool, build nothing.
        for name in ["Package.swift", "Sources/Water/Water.swift"] {
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 100)], ofItemAtPath: "\(folder.path)/\(name)")
        }
        try folder.write("// another tool\n", to: "Sources/WaggleTool/Tool.swift")
        #expect(try builder.ready().folder == path)
        try folder.write("let depth = 4\n", to: "Sources/Water/Water.swift")
        #expect(throws: ToolError.self) { try builder.ready() }
        #expect(throws: ToolError.self) { try builder.adopt(path) }
        try folder.write("let depth = 3\n", to: "Sources/Water/Water.swift")
        #expect(try builder.ready().folder == path)
    }

    @Test func contentsAreTheSameInAnotherFolder() throws {
        let one = try project(), other = try project()
        #expect(try FrameworkBuilder(root: one.path, isUnoptimized: false).sourcesContents() == FrameworkBuilder(root: other.path, isUnoptimized: false).sourcesContents())
        try other.write("let depth = 3\n", to: "Sources/Water/Depth.swift")
        #expect(try FrameworkBuilder(root: one.path, isUnoptimized: false).sourcesContents() != FrameworkBuilder(root: other.path, isUnoptimized: false).sourcesContents())
    }

    @Test(arguments: ["umbrella header \"/WHERE/include/Reeds.h\"", "umbrella \"/WHERE/include\""]) func headersLeaveTheirFolder(_ umbrella: String) throws {
        let folder = try TemporaryFolder(["include/Reeds.h": "int reeds(void);\n"])
        let map = umbrella.replacingOccurrences(of: "/WHERE", with: folder.path)
        try folder.write("module Reeds {\n    \(map)\n    export *\n}\n", to: "build/module.modulemap")
        let headers = try HeaderFolder(moduleMap: folder.path + "/build/module.modulemap")
        #expect(headers.name == "Reeds")
        try FileManager.default.createDirectory(atPath: folder.path + "/copies", withIntermediateDirectories: true)
        try headers.copy(to: folder.path + "/copies")
        try FileManager.default.removeItem(atPath: folder.path + "/include")
        let written = try String(contentsOfFile: folder.path + "/copies/Reeds/module.modulemap", encoding: .utf8)
        #expect(!written.contains(folder.path))
        try folder.write("import Reeds\nprint(reeds())\n", to: "use.swift")
        let outcome = try Subprocess.run("swiftc", ["-typecheck", "-Xcc", "-fmodule-map-file=\(folder.path)/copies/Reeds/module.modulemap", folder.path + "/use.swift"], output: .captured)
        #expect(outcome.isSuccess, "\(outcome.text)")
    }

    @Test func headersBesideTheirModuleMapAreTakenAsTheyAre() throws {
        let folder = try TemporaryFolder(["Moss/module.modulemap": "module Moss [system] {\n    header \"shim.h\"\n}\n", "Moss/shim.h": "int moss(void);\n", "copies/.keep": ""])
        try HeaderFolder(moduleMap: folder.path + "/Moss/module.modulemap").copy(to: folder.path + "/copies")
        #expect(FileSystem.exists(folder.path + "/copies/Moss/shim.h"))
        #expect(throws: ToolError.self) { try HeaderFolder(moduleMap: folder.path + "/gone.modulemap") }
    }
}
