import Foundation
import Testing
@testable import WaggleTool

@Suite struct ProjectPartsTests {
    /// The folder that holds the package, and the example's project in it.
    private func program(in folder: TemporaryFolder) throws -> SourceProgram {
        guard case .sources(let program) = try Program(path: real(folder) + "/Example", target: nil) else { throw ToolError("a package") }
        return program
    }

    private func real(_ folder: TemporaryFolder) -> String { URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path }

    private func run(_ arguments: String..., in folder: TemporaryFolder) throws {
        let identity = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "init.defaultBranch=main"]
        #expect(try Subprocess.run("git", ["-C", folder.path] + identity + arguments, output: .captured).isSuccess)
    }

    /// An external package, as a repository on this disk.
    private func stones() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(PartsFixture.stones)
        try run("init", "-q", in: folder)
        try run("add", "-A", in: folder)
        try run("commit", "-q", "-m", "Stones", in: folder)
        try run("tag", "1.2.0", in: folder)
        return folder
    }

    @Test func frameworksAndPackagesOfAProjectAreFound() throws {
        let folder = try TemporaryFolder(PartsFixture.files(address: "https://example.org/Ann/stones.git"))
        let program = try program(in: folder), parts = program.parts, example = real(folder) + "/Example"
        #expect(program.sources == ["\(example)/My Pond/PondApp.swift", "\(example)/Shore/Shared/Sand.swift"], "An exception takes one file out and adds one of another target.")
        #expect(parts.packages == [.local(path: real(folder)), .remote(address: "https://example.org/Ann/stones.git", requirement: #"from: "1.0.0""#)])
        #expect(parts.products == [.init(name: "Stones", package: "stones")], "Plug-ins are left out.")
        #expect(parts.importedModules == ["Shore"], "It is linked, and the extension is not.")
        #expect(parts.modules.map(\.name) == ["Shore"])
        #expect(parts.modules.first?.products == [.init(name: "Water", package: nil)])
        #expect(program.resources == ["\(example)/Shore/Sand.json"], "A framework's resources lie beside the program's.")
    }

    @Test(arguments: [
        (#"kind = upToNextMinorVersion; minimumVersion = 1.2.0;"#, #".upToNextMinor(from: "1.2.0")"#), (#"kind = exactVersion; version = 1.2.0;"#, #"exact: "1.2.0""#),
        (#"kind = versionRange; minimumVersion = 1.2.0; maximumVersion = 2.0.0;"#, #""1.2.0"..<"2.0.0""#), (#"kind = branch; branch = main;"#, #"branch: "main""#),
        (#"kind = revision; revision = abc;"#, #"revision: "abc""#),
    ]) func versionsAreWrittenAsManifestsDo(_ rule: String, _ written: String) throws {
        let folder = try TemporaryFolder(PartsFixture.files(address: "https://example.org/Ann/stones", rule: rule))
        #expect(try program(in: folder).parts.packages.last == .remote(address: "https://example.org/Ann/stones", requirement: written))
    }

    @Test func aVersionWithoutItsNumberIsNamed() throws {
        let folder = try TemporaryFolder(PartsFixture.files(address: "https://example.org/Ann/stones", rule: "kind = exactVersion;"))
        let error = try #require(throws: ToolError.self) { try program(in: folder).parts.requireAll() }
        #expect(error.description.contains("https://example.org/Ann/stones, but the project's version rule for it has no version"))
    }

    @Test func aPackageThatIsNotBesideTheProjectIsNamedAndTheRestIsChecked() throws {
        let stones = try stones()
        var files = PartsFixture.files(address: "file://" + stones.path)
        files["Package.swift"] = nil
        let folder = try TemporaryFolder(files), fixture = try CheckFixture(), program = try program(in: folder)
        let error = try #require(throws: ToolError.self) { try program.parts.requireAll() }
        #expect(error.description.contains("names the package .., but "))
        let result = try ProgramCheck(framework: fixture.framework, root: fixture.root, home: real(folder) + "/.built").result(of: .sources(program), target: nil)
        withExtendedLifetime(stones) {}
        #expect(result.unseen.map(\.path) == ["Water", ".."] || Set(result.unseen.map(\.path)) == ["Water", ".."], "\(result.unseen)")
        #expect(result.findings.isEmpty, "\(result.findings)")
    }

    @Test func packagesInSynchronizedFoldersAreFoundAndProductsNeedNotNameTheirs() throws {
        var files = PartsFixture.files(address: "https://example.org/Ann/stones.git")
        for (path, text) in ["Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Reeds\", products: [.library(name: \"Reeds\", targets: [\"Reeds\"])], targets: [.target(name: \"Reeds\")])\n",
                             "Sources/Reeds/Reed.swift": "public struct Reed {}\n"] { files["Example/My Pond/Packages/Reeds/" + path] = text }
        let key = "Example/Pond.xcodeproj/project.pbxproj"
        files[key] = files[key]?.replacing("packageProductDependencies = (Q2, Q3)", with: "packageProductDependencies = (Q2, Q3, Q4, Q5)")
            .replacing("R1 = {", with: "Q4 = {isa = XCSwiftPackageProductDependency; productName = Reeds; };\n  Q5 = {isa = XCSwiftPackageProductDependency; productName = StonesUI; };\n  R1 = {")
        let folder = try TemporaryFolder(files), program = try program(in: folder), reeds = real(folder) + "/Example/My Pond/Packages/Reeds"
        #expect(program.parts.packages.last == .local(path: reeds))
        #expect(!program.sources.contains { $0.hasSuffix("Reed.swift") })
        let manifest = ProjectPackage(program: program, folder: "/none").manifest()
        #expect(manifest.text.contains(#".product(name: "Reeds", package: "Reeds")"#) && manifest.text.contains(#".product(name: "StonesUI", package: "stones")"#), "\(manifest.text)")
        #expect(manifest.unresolved.isEmpty)
    }

    @Test func aPackageWrittenAgainKeepsWhatStandsAndDropsWhatIsGone() throws {
        let folder = try TemporaryFolder(PartsFixture.files(address: "https://example.org/Ann/stones")), program = try program(in: folder), made = real(folder) + "/.built"
        let package = ProjectPackage(program: program, folder: made)
        try package.write()
        let links = ["Pond/My Pond/PondApp.swift", "Shore/Shore/Shore.swift"].map { "\(made)/Sources/\($0)" }
        func numbers() throws -> [Int?] { try links.map { try FileManager.default.attributesOfItem(atPath: $0)[.systemFileNumber] as? Int } }
        let before = try numbers()
        try FileManager.default.createSymbolicLink(atPath: "\(made)/Sources/Pond/Gone.swift", withDestinationPath: "/gone.swift")
        try package.write()
        #expect(try numbers() == before)
        #expect(!FileSystem.entries("\(made)/Sources/Pond").contains("Gone.swift"))
    }

    @Test func theProjectBuildsWithItsFrameworkAndItsPackages() throws {
        let stones = try stones(), folder = try TemporaryFolder(PartsFixture.files(address: "file://" + stones.path)), fixture = try CheckFixture()
        let program = try program(in: folder), scratch = real(folder) + "/.built"
        let package = ProjectPackage(program: program, folder: scratch + "/package")
        try package.write()
        let build = PackageBuild(framework: fixture.framework, folder: package.folder, scratch: scratch, addresses: program.parts.addresses,
                                 localPackages: try LocalPackages(program.parts.localPackages).folders, isOfProgram: true)
        let outcome = try build.run(product: program.moduleName, isVerbose: false)
        withExtendedLifetime((stones, fixture)) {}
        #expect(outcome.isSuccess, "\(outcome.text)")
        #expect(FileSystem.exists(build.products + "/Pond"))
        #expect(package.messages("\(package.folder)/Sources/Shore/Shore/Shore.swift:1:1: error: a") == "\(program.folder)/Shore/Shore.swift:1:1: error: a")
    }

    @Test func aPackageThatGitCannotReachEndsTheBuildBeforeItBegins() throws {
        let folder = try TemporaryFolder([:]), scratch = real(folder), fixture = try CheckFixture(), address = "file://\(scratch)/nowhere"
        let build = PackageBuild(framework: fixture.framework, folder: scratch, scratch: scratch, addresses: [address])
        let error = #expect(throws: ToolError.self) { try build.run(product: nil, isVerbose: false) }
        #expect(error?.description.contains("The package \(address) cannot be fetched (fatal: ") == true)
        // Fetched and mirrored packages need not be reachable.
        for (file, text) in [("workspace-state.json", #"{"location" : "\#(address)"}"#), (".swiftpm/configuration/mirrors.json", "{}")] {
            let folder = try TemporaryFolder([file: text]), path = real(folder)
            let outcome = try PackageBuild(framework: fixture.framework, folder: path, scratch: path, addresses: [address]).run(product: nil, isVerbose: false)
            #expect(!outcome.isSuccess && outcome.text.contains("Package.swift"), "\(outcome.text)")
        }
        withExtendedLifetime(fixture) {}
    }

    @Test func aPackageThatDoesNotAnswerEndsTheBuildAfterAWhile() throws {
        let server = try SilentServer(), folder = try TemporaryFolder([:]), scratch = real(folder), fixture = try CheckFixture()
        let build = PackageBuild(framework: fixture.framework, folder: scratch, scratch: scratch, addresses: [server.address, server.address], reachLimit: 1)
        let error = #expect(throws: ToolError.self) { try build.run(product: nil, isVerbose: false) }
        let description = try #require(error?.description)
        #expect(description.hasPrefix("The package \(server.address) cannot be fetched (no answer for 1 s); "))
        #expect(!description.contains("\n"), "It is asked once.")
        withExtendedLifetime((server, fixture)) {}
    }

    @Test func cachedRepositoriesAreFoundByTheirName() {
        let folders = ["stones-1a2b3c4d", "pond-life-99887766"]
        for address in ["https://example.org/Ann/stones", "https://example.org/Ann/stones.git", "git@example.org:Ann/pond-life.git"] { #expect(PackageBuild.isCached(address, in: folders)) }
        for address in ["https://example.org/Ann/pond", "https://example.org/Ann/stone", "https://example.org/stones/Ann"] { #expect(!PackageBuild.isCached(address, in: folders)) }
    }

    @Test func aCheckSeesBehindPackagesFromElsewhere() throws {
        let stones = try stones()
        var files = PartsFixture.files(address: "file://" + stones.path)
        files["Example/My Pond/PondApp.swift"] = files["Example/My Pond/PondApp.swift"]?.replacingOccurrences(of: "Text(stone)", with: "Text(stone).buttonSizing()")
        files["Sources/Water/Wave.swift"] = files["Sources/Water/Wave.swift"]?.replacingOccurrences(of: #"Text("wave")"#, with: #"Text("wave").userActivity("a") { _ in }"#)
        let folder = try TemporaryFolder(files), fixture = try CheckFixture()
        let check = ProgramCheck(framework: fixture.framework, root: fixture.root, home: real(folder) + "/.built")
        let findings = try check.findings(in: .sources(try program(in: folder)), target: nil)
        #expect(findings.map(\.name) == ["buttonSizing", "userActivity"])
        withExtendedLifetime(stones) {}
        #expect(findings.map(\.path) == [real(folder) + "/Example/My Pond/PondApp.swift", real(folder) + "/Sources/Water/Wave.swift"])
    }

    @Test func thePackageThatCannotBeFetchedIsOneLineAndTheRestIsChecked() throws {
        let stones = try stones(), nowhere = "file://\(stones.path)/nowhere"
        var files = PartsFixture.files(address: nowhere)
        files["Example/Shore/Shore.swift"] = files["Example/Shore/Shore.swift"]?.replacingOccurrences(of: "Wave()", with: "Wave().buttonSizing(id: 1)")
        let folder = try TemporaryFolder(files), fixture = try CheckFixture()
        let check = ProgramCheck(framework: fixture.framework, root: fixture.root, home: real(folder) + "/.built")
        let result = try check.result(of: .sources(try program(in: folder)), target: nil)
        #expect(result.findings.map(\.name) == ["buttonSizing"])
        #expect(result.unseen.count == 1 && nowhere.hasSuffix(result.unseen[0].path) && result.unseen.first?.reason.hasPrefix("cannot be fetched") == true, "\(result.unseen)")
    }

    @Test func aPackageFromElsewhereThatDoesNotCompileIsCheckedItself() throws {
        let stones = try TemporaryFolder(PartsFixture.stones.merging(["Sources/Stones/Stones.swift": """
            import SwiftUI

            public let stone = "stone"
            public struct StoneView: View {
                public init() {}
                public var body: some View { Text(stone).buttonSizing(id: 1) }
            }
            """]) { $1 })
        try run("init", "-q", in: stones)
        try run("add", "-A", in: stones)
        try run("commit", "-q", "-m", "Stones", in: stones)
        try run("tag", "1.2.0", in: stones)
        let folder = try TemporaryFolder(PartsFixture.files(address: "file://" + stones.path)), fixture = try CheckFixture()
        let check = ProgramCheck(framework: fixture.framework, root: fixture.root, home: real(folder) + "/.built")
        let result = try check.result(of: .sources(try program(in: folder)), target: nil)
        #expect(result.findings.map(\.name) == ["buttonSizing"])
        #expect(result.findings.first?.path.hasSuffix("Sources/Stones/Stones.swift") == true && result.unseen.isEmpty, "\(result)")
    }

    @Test func macrosOfABuildPlanAreFound() {
        let plan = """
            args: ["swiftc","-module-name","A","-Xfrontend","-load-plugin-executable","-Xfrontend","/b/M-tool#M","-O"]
            args: ["swiftc","-module-name","B","-load-plugin-executable","/b/M-tool#M","-load-plugin-executable","/b/WaggleMacros#WaggleMacros"]
            """
        #expect(BuildPlan(plan).macroFlags == ["-load-plugin-executable", "/b/M-tool#M"])
    }
}
