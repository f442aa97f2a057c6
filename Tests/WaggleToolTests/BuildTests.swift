import Foundation
import Testing
import WaggleRequest
@testable import WaggleTool

@Suite struct BuildTests {
    @Test func aStartedProgramBlocksNoSignals() throws {
        let status = try Subprocess.run("cat", ["/proc/self/status"], output: .captured).text
        #expect(status.contains("SigBlk:\t0000000000000000"), "The thread of a test blocks them.")
    }

    @Test func aPackagesExecutableIsChosen() throws {
        func manifest(_ products: String, targets: String = "[]", dependencies: String = "[]") throws -> PackageManifest {
            try PackageManifest(json: Data(#"{"products": \#(products), "targets": \#(targets), "dependencies": \#(dependencies)}"#.utf8), folder: "/p")
        }
        let library = #"{"name": "L", "type": {"library": ["automatic"]}, "targets": ["L"]}"#
        let both = #"[\#(library), {"name": "pond", "type": {"executable": null}, "targets": ["Pond"]}]"#
        #expect(try manifest(both, targets: #"[{"name": "Pond", "type": "executable"}]"#).executable(named: nil, folder: "/p") == "pond")
        #expect(try manifest("[\(library)]", targets: #"[{"name": "Lake", "type": "executable"}]"#).executable(named: nil, folder: "/p") == "Lake")
        let onlyLibrary = #expect(throws: ToolError.self) { try manifest("[\(library)]").executable(named: nil, folder: "/p") }
        #expect(onlyLibrary?.description.contains("only libraries") == true)
        #expect(throws: ToolError.self) { try manifest(both, targets: #"[{"name": "Lake", "type": "executable"}]"#).executable(named: nil, folder: "/p") }
        let pond = #"[{"fileSystem": [{"identity": "pond", "path": "/w"}]}]"#
        #expect(try manifest(both, dependencies: pond).localPackages == ["/w"])
    }

    @Test func aLibrarysTargetsAreFoundByItsNameOrTheirOwn() throws {
        let products = #"[{"name": "Water", "type": {"library": ["automatic"]}, "targets": ["Pond", "Lake"]}]"#
        let targets = #"[{"name": "Pond", "type": "regular"}, {"name": "Lake", "type": "regular"}, {"name": "Sky", "type": "regular"}, {"name": "SkyTests", "type": "test"}]"#
        let manifest = try PackageManifest(json: Data(#"{"products": \#(products), "targets": \#(targets), "dependencies": []}"#.utf8), folder: "/p")
        #expect(manifest.libraries == ["Water"] && manifest.executables.isEmpty && manifest.libraryTargets == ["Pond", "Lake", "Sky"])
        #expect(manifest.libraryTargets(named: "Water") == ["Pond", "Lake"])
        #expect(manifest.libraryTargets(named: "Sky") == ["Sky"], "It is in no product.")
        #expect(manifest.libraryTargets(named: "Fire").isEmpty && manifest.libraryTargets(named: "SkyTests").isEmpty)
    }

    @Test func aLibraryWithAnExampleAppBesideItsTargetsHasItsPreviews() throws {
        let library = #"{"name": "Water", "type": {"library": ["automatic"]}, "targets": ["Pond"]}"#, regular = #"{"name": "Pond", "type": "regular"}"#
        func manifest(targets: String) throws -> PackageManifest {
            try PackageManifest(json: Data(#"{"products": [\#(library)], "targets": [\#(targets)], "dependencies": []}"#.utf8), folder: "/p")
        }
        #expect(try !manifest(targets: regular).showsPreviewsByExecutable(hasApp: true))
        #expect(try manifest(targets: regular + #", {"name": "Demo", "type": "executable"}"#).showsPreviewsByExecutable(hasApp: true))
        #expect(try !manifest(targets: regular + #", {"name": "tool", "type": "executable"}"#).showsPreviewsByExecutable(hasApp: false))
        #expect(try manifest(targets: #"{"name": "Demo", "type": "executable"}"#).showsPreviewsByExecutable(hasApp: false))
    }

    @Test func aPackageWithAProgramForPreviewsLinksTheFilesOfTheOther() throws {
        let ponds = try TemporaryFolder(["My Pond/Package.swift": "let package = Package()", "My Pond/Sources/Water/Water.swift": "", "Stones/Package.swift": ""])
        let folder = try TemporaryFolder([:])
        let copy = try PreviewProgram.writePackage(
            extending: "\(ponds.path)/My Pond", targets: ["Water", "A\"B"], localPackages: ["\(ponds.path)/Stones"], below: "\(folder.path)/previews")
        let manifest = FileManager.default.contents(atPath: "\(copy)/Package.swift").map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(manifest.hasPrefix("let package = Package()\n"))
        #expect(manifest.contains(#"dependencies: [.target(name: "Water"), .target(name: "A\"B")]"#))
        #expect(SourceScan.entry("\(copy)/.waggle/WagglePreviews/WagglePreviews.swift") == .main)
        #expect(FileSystem.exists("\(copy)/Sources/Water/Water.swift"))
        #expect(FileSystem.exists("\(copy)/../Stones/Package.swift"), "A path from the package leads to the same folder.")
    }

    @Test func aPackageInsideAnotherLocalOneIsReachedThroughItsLink() throws {
        let ponds = try TemporaryFolder(["Pond/Package.swift": "let package = Package()", "Stones/Package.swift": "", "Stones/Sand/Package.swift": ""]), folder = try TemporaryFolder([:])
        let others = ["\(ponds.path)/Stones/Sand", "\(ponds.path)/Stones"]
        for others in [others, others.reversed()] {
            let copy = try PreviewProgram.writePackage(extending: "\(ponds.path)/Pond", targets: [], localPackages: others, below: "\(folder.path)/previews")
            #expect(FileSystem.exists("\(copy)/../Stones/Package.swift") && FileSystem.exists("\(copy)/../Stones/Sand/Package.swift"))
        }
    }

    @Test func localPackagesAreFoundThroughOneAnother() throws {
        func manifest(_ name: String, _ dependencies: String...) -> String {
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"\(name)\", dependencies: [\(dependencies.joined(separator: ", "))])\n"
        }
        let remote = #".package(url: "https://example.org/Ann/shells", from: "1.0.0")"#
        let folder = try TemporaryFolder([
            "Stones/Package.swift": manifest("Stones", #".package(path: "../Sand")"#, #".package(path: "../waggle")"#),
            "Water/Package.swift": manifest("Water", #".package(path: "../Sand")"#),
            "Sand/Package.swift": manifest("Sand", remote), "waggle/Package.swift": manifest("waggle", remote.replacingOccurrences(of: "shells", with: "wax")),
        ])
        let path = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path, packages = try LocalPackages(["\(path)/Stones", "\(path)/Stones/../Water"])
        #expect(packages.folders == ["Stones", "Water", "Sand", "waggle"].map { "\(path)/\($0)" })
        #expect(packages.addresses == ["https://example.org/Ann/shells"], "The framework's own packages are not needed.")
        #expect(try LocalPackages([]).folders.isEmpty)
        let error = #expect(throws: ToolError.self) { try LocalPackages(["\(path)/Sky"]) }
        #expect(error?.description.contains("\(path)/Sky/Package.swift cannot be read") == true)
    }

    @Test func aPreviewsNameMayBeLeftOut() {
        #expect(PreviewArgument.completed(["render", "Pond", "--preview", "-o", "a.png"]) == ["render", "Pond", "--preview=*", "-o", "a.png"])
        #expect(PreviewArgument.completed(["--preview"]) == ["--preview=*"])
        #expect(PreviewArgument.completed(["--preview", "Full moon", "-o"]) == ["--preview", "Full moon", "-o"])
        #expect(PreviewArgument.request("*", keepsScreen: true) == PreviewRequest(name: nil, keepsScreen: true))
        #expect(PreviewArgument.request(nil, keepsScreen: true) == nil)
    }

    @Test func theFrameworksModulesComeFromItsObjects() {
        let list = "/r/.build/x86/release/SwiftUI.build/View.swift.o\n'/r/.build/x86/release/WaggleCore.build/Graph/Node.swift.o'\n"
        #expect(FrameworkBuilder.moduleNames(objectList: list) == ["SwiftUI", "WaggleCore"])
    }

    @Test func programsAreCompiledWithNamesOfFoundationAndWithMacros() {
        let framework = Framework(identifier: "a", moduleNames: ["CoreGraphics", "SwiftUI", "WaggleFoundation"], sources: "", folder: "/f")
        let flags = framework.compilerFlags.filter { $0 != "-Xfrontend" }
        #expect(flags.prefix(6) == ["-I", "/f/modules", "-enable-cross-import-overlays", "-swift-module-cross-import", "Foundation", "/f/_Concurrency.swiftoverlay"])
        #expect(flags.suffix(2) == ["-load-plugin-executable", "/f/WaggleMacros#WaggleMacros"])
    }

    @Test func flagsForCModulesComeFromThePlan() {
        let plan = """
              args: ["swiftc","-module-name","Pond","-Xcc","-fmodule-map-file=/c/module.modulemap","-Xcc","-I","-Xcc","/c/include","-I","/modules","-I/usr/include/pango-1.0","-Xcc","-DX"]
              args: ["swiftc","-module-name","Pond","-Xcc","-fmodule-map-file=/c/module.modulemap"]
              args: ["swiftc","-module-name","Tool","-Xcc","-fmodule-map-file=/tool/module.modulemap"]
            """
        #expect(BuildPlan(plan).clangFlags(of: ["Pond"])
            == ["-Xcc", "-fmodule-map-file=/c/module.modulemap", "-Xcc", "-I/c/include", "-Xcc", "-I/usr/include/pango-1.0"])
    }

    @Test func fingerprintsTellBytesApart() {
        var a = Fingerprint(), b = Fingerprint(), c = Fingerprint()
        a.add("ab"); a.add("c")
        b.add("a"); b.add("bc")
        c.add("ab"); c.add("c")
        #expect(a.text != b.text && a.text == c.text && a.text.count == 32)
    }

    @Test func aProgramsOutcomeIsKnown() throws {
        let said = try Subprocess.run("sh", ["-c", "echo one; echo two >&2; exit 3"], output: .captured)
        #expect(said.code == 3 && said.text == "one\ntwo\n" && !said.isSuccess)
        let killed = try Subprocess.run("sh", ["-c", "kill -9 $$"], output: .captured)
        #expect(killed.signal == 9)
        #expect(throws: ToolError.self) { try Subprocess.run("/no/such/program", []) }
    }

    @Test func messagesHaveThePathsOfThePerson() {
        #expect(SourceBuilder.messages("/home/ann/Pond/A.swift:1:2: error: no", seenFrom: "/home/ann") == "Pond/A.swift:1:2: error: no")
    }
}
