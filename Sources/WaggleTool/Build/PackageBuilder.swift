import Foundation
import WaggleRequest

/// Builds a Swift package with its dependencies, so that its `import SwiftUI` means Waggle's.
struct PackageBuilder {
    let framework: Framework
    let isVerbose: Bool
    var isOptimized = false
    /// The system whose branches are compiled; nil for the sources as they are.
    var platform: SourcePlatform? = .ios
    /// Whether a failed build is followed by a check of what the program lacks.
    var explainsFailures = true

    /// The saved result of a build.
    private struct Record: Codable {
        var inputs: String
        /// Identifies the dependencies' versions. The build writes them, so they are read after it.
        var resolved: String
        var executable: String
        var name: String
        /// The folders of all local dependencies.
        var localPackages: [String]
    }

    /// - Parameters:
    ///   - product: the executable to run; nil for the only one.
    ///   - showsPreviews: also accepts libraries, and adds a small program for their previews.
    func build(folder: String, product wanted: String?, showsPreviews: Bool) throws -> BuiltProgram {
        var key = Fingerprint()
        key.add([folder, wanted ?? "", showsPreviews ? "previews" : "", isOptimized ? "optimized" : "", platform?.rawValue ?? ""])
        let scratch = ProgramCache.package(key.text)
        let recordFile = FileSystem.join(scratch, "waggle.json")
        let record: Record
        if let data = FileManager.default.contents(atPath: recordFile), let known = try? JSONDecoder().decode(Record.self, from: data),
           known.inputs == inputs(folder, known.localPackages), known.resolved == resolved(folder), FileSystem.exists(known.executable) {
            record = known
        } else {
            record = try compile(folder: folder, product: wanted, showsPreviews: showsPreviews, scratch: scratch)
            try FileSystem.write(try JSONEncoder().encode(record), to: recordFile)
            ProgramCache.removeOld()
        }
        ProgramCache.ran(scratch)
        let files = FileCollector(folder: folder)
        let name = record.name
        return BuiltProgram(executable: record.executable, library: framework.library, files: ProgramFiles(
            name: name, folder: folder, bundleIdentifier: "local." + SourceProgram.bundlePart(from: name),
            assetCatalogs: files.assetCatalogs,
            resourceFolders: resourceBundles(beside: record.executable),
            fonts: files.resources.filter { SourceProgram.fontEndings.contains(FileSystem.ending($0)) }))
    }

    /// What to build: an executable of the package, or a small program for its libraries.
    private enum Goal {
        case executable(String)
        /// The names of targets, which need not be in a product.
        case previews(of: [String])
    }

    private func goal(_ manifest: PackageManifest, folder: String, wanted: String?, showsPreviews: Bool) throws -> Goal {
        guard showsPreviews else { return .executable(try manifest.executable(named: wanted, folder: folder)) }
        if let wanted {
            if manifest.executables.contains(wanted) { return .executable(wanted) }
            let targets = manifest.libraryTargets(named: wanted)
            guard !targets.isEmpty else {
                let names = manifest.executables + manifest.libraries + manifest.libraryTargets
                throw ToolError(
                    "The package \(folder) has no product or target “\(wanted)”; it has \(names.isEmpty ? "none" : names.joined(separator: ", ")).")
            }
            return .previews(of: targets)
        }
        let hasApp = FileCollector(folder: folder).sources.contains(where: SourceScan.declaresApp)
        if manifest.showsPreviewsByExecutable(hasApp: hasApp) { return .executable(try manifest.executable(named: nil, folder: folder)) }
        return .previews(of: manifest.libraryTargets)
    }

    private func compile(folder: String, product wanted: String?, showsPreviews: Bool, scratch: String) throws -> Record {
        let manifest = try PackageManifest(folder: folder)
        let goal = try goal(manifest, folder: folder, wanted: wanted, showsPreviews: showsPreviews)
        let localPackages = try LocalPackages(manifest.localPackages)
        let inputs = inputs(folder, localPackages.folders)
        try FileSystem.createFolder(scratch)
        let package: String, product: String, name: String
        switch goal {
        case .executable(let executable): (package, product, name) = (folder, executable, executable)
        case .previews(let targets):
            (product, name) = (PreviewProgram.moduleName, FileSystem.name(folder))
            package = try PreviewProgram.writePackage(
                extending: folder, targets: targets, localPackages: localPackages.folders, below: FileSystem.join(scratch, "previews"))
        }
        Terminal.say("Building \(name) …")
        let build = PackageBuild(framework: framework, folder: package, scratch: scratch,
                                 addresses: manifest.addresses + localPackages.addresses, isOptimized: isOptimized,
                                 platform: platform, localPackages: localPackages.folders)
        let outcome = try build.run(product: product, isVerbose: isVerbose)
        let text = SourceBuilder.messages(outcome.text, seenFrom: FileManager.default.currentDirectoryPath)
        let executable = FileSystem.join(build.products, product)
        guard outcome.isSuccess, FileSystem.exists(executable) else {
            Terminal.say(text.trimmingCharacters(in: .newlines))
            try build.requireFetched(outcome)
            if explainsFailures { CheckReport.sayLacking {
                try ProgramCheck(framework: framework, root: try ProjectRoot.folder(), platform: platform)
                    .findings(in: .package(folder: folder), target: nil)
            } }
            throw ToolError("The package \(folder) cannot be built; see the messages above.", output: text)
        }
        if isVerbose { Terminal.say(text) }
        return Record(inputs: inputs, resolved: resolved(folder), executable: executable, name: name, localPackages: localPackages.folders)
    }

    private func inputs(_ folder: String, _ localPackages: [String]) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add([framework.identifier] + ((try? ProjectRoot.folder()).map {
            [SyntaxReader(root: $0).identifier, OptionalModules(root: $0).status]
        } ?? []))
        for package in [folder] + localPackages { fingerprint.addStatusOfAll(below: package, except: ["Package.resolved"]) }
        return fingerprint.text
    }

    private func resolved(_ folder: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.addStatus(of: FileSystem.join(folder, "Package.resolved"))
        return fingerprint.text
    }

    private func resourceBundles(beside executable: String) -> [String] {
        let folder = FileSystem.parent(executable)
        return FileSystem.entries(folder).filter { FileSystem.ending($0) == "resources" }.map { FileSystem.join(folder, $0) }
    }
}

/// The parts of a package manifest that matter for running it.
struct PackageManifest {
    /// Empty if the manifest has none.
    let name: String
    /// Executable products, and executable targets without a product.
    let executables: [String]
    /// Library products.
    let libraries: [String]
    /// All targets with Swift code except programs, tests and plug-ins.
    let libraryTargets: [String]
    private let targetsOfLibraries: [String: [String]]
    let localPackages: [String]
    /// The URLs of remote packages.
    let addresses: [String]

    init(folder: String) throws {
        let outcome = try Subprocess.run("swift", ["package", "dump-package", "--package-path", folder], output: .capturedOutputOnly)
        guard outcome.isSuccess else { throw ToolError("The manifest \(folder)/Package.swift cannot be read; see the messages above.") }
        try self.init(json: Data(outcome.text.utf8), folder: folder)
    }

    init(json: Data, folder: String) throws {
        guard let root = try? JSONSerialization.jsonObject(with: json) as? [String: Any] else {
            throw ToolError("The manifest \(folder)/Package.swift cannot be read: swift package dump-package printed no JSON.")
        }
        name = root["name"] as? String ?? ""
        let written = root["products"] as? [[String: Any]] ?? []
        func products(_ kind: String) -> [(name: String, targets: [String])] {
            written.filter { ($0["type"] as? [String: Any])?.keys.contains(kind) == true }
                .compactMap { product in (product["name"] as? String).map { ($0, product["targets"] as? [String] ?? []) } }
        }
        let programs = products("executable"), covered = Set(programs.flatMap(\.targets))
        func targets(_ kind: String) -> [String] {
            (root["targets"] as? [[String: Any]] ?? []).filter { $0["type"] as? String == kind }.compactMap { $0["name"] as? String }
        }
        executables = programs.map(\.name) + targets("executable").filter { !covered.contains($0) }
        libraryTargets = targets("regular")
        let librariesWithTargets = products("library")
        libraries = librariesWithTargets.map(\.name)
        targetsOfLibraries = Dictionary(librariesWithTargets.map { ($0.name, $0.targets) }) { first, _ in first }
        let dependencies = root["dependencies"] as? [[String: Any]] ?? []
        let entries = dependencies.flatMap(\.values).compactMap { $0 as? [[String: Any]] }.flatMap { $0 }
        localPackages = entries.compactMap { $0["path"] as? String }.sorted()
        addresses = entries.compactMap { entry in
            let remote = ((entry["location"] as? [String: Any])?["remote"] as? [[String: Any]])?.first
            return remote?["urlString"] as? String
        }
    }

    /// True if an executable shows the previews: an app shows its own and those of its libraries, other executables show none. An app in
    /// the folder of a package without executables is an example with a project of its own.
    func showsPreviewsByExecutable(hasApp: Bool) -> Bool { hasApp && !executables.isEmpty || libraryTargets.isEmpty }

    /// The targets of the library with the name, or the target itself; empty if there is neither.
    func libraryTargets(named wanted: String) -> [String] {
        targetsOfLibraries[wanted] ?? libraryTargets.filter { $0 == wanted }
    }

    /// The executable to run.
    /// - Throws: `ToolError` if there is none, more than one, or not the requested one.
    func executable(named wanted: String?, folder: String) throws -> String {
        if let wanted {
            guard executables.contains(wanted) else {
                throw ToolError(
                    "The package \(folder) has no executable “\(wanted)”; it has \(executables.isEmpty ? "none" : executables.joined(separator: ", ")).")
            }
            return wanted
        }
        guard let first = executables.first else {
            throw ToolError(
                "The package \(folder) has only libraries and no @main App to run. Draw their previews with --preview NAME, or add an executable target that shows their views.")
        }
        guard executables.count == 1 else {
            throw ToolError(
                "The package \(folder) has several executables; choose one with --target: \(executables.joined(separator: ", ")).")
        }
        return first
    }
}
