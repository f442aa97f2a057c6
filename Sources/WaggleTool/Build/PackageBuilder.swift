import Foundation
import WaggleRequest

/// Builds a Swift package with its dependencies, so that `import SwiftUI` in it means Waggle's.
struct PackageBuilder {
    let framework: Framework
    let isVerbose: Bool

    /// What is remembered of a build.
    private struct Record: Codable {
        var inputs: String
        /// The versions of the dependencies; the build itself writes them, so they are looked at after it.
        var resolved: String
        var executable: String
        var product: String
        /// Packages in other folders that this one uses by their path.
        var localPackages: [String]
    }

    /// - Parameter product: the executable to run; nil: the only one.
    func build(folder: String, product wanted: String?) throws -> BuiltProgram {
        var key = Fingerprint()
        key.add([folder, wanted ?? ""])
        let scratch = ProgramCache.package(key.text)
        let recordFile = FileSystem.join(scratch, "waggle.json")
        let record: Record
        if let data = FileManager.default.contents(atPath: recordFile), let known = try? JSONDecoder().decode(Record.self, from: data),
           known.inputs == inputs(folder, known.localPackages), known.resolved == resolved(folder), FileSystem.exists(known.executable) {
            record = known
        } else {
            record = try compile(folder: folder, product: wanted, scratch: scratch)
            try FileSystem.write(try JSONEncoder().encode(record), to: recordFile)
            ProgramCache.removeOld()
        }
        ProgramCache.ran(scratch)
        let files = FileCollector(folder: folder)
        let name = record.product
        return BuiltProgram(executable: record.executable, library: framework.library, files: ProgramFiles(
            name: name, folder: folder, bundleIdentifier: "local." + SourceProgram.bundlePart(from: name), assetCatalogs: files.assetCatalogs,
            resourceFolders: resourceBundles(beside: record.executable), fonts: files.resources.filter { SourceProgram.fontEndings.contains(FileSystem.ending($0)) }))
    }

    private func compile(folder: String, product wanted: String?, scratch: String) throws -> Record {
        let manifest = try PackageManifest(folder: folder)
        let product = try manifest.executable(named: wanted, folder: folder)
        let inputs = inputs(folder, manifest.localPackages)
        Terminal.say("Building \(product) …")
        try FileSystem.createFolder(scratch)
        // A package that depends on Waggle brings SwiftUI along by itself.
        let flags = manifest.usesWaggle ? [] : framework.compilerFlags.flatMap { ["-Xswiftc", $0] } + framework.linkerFlags.flatMap { ["-Xlinker", $0] }
        let warnings = isVerbose ? [] : ["-Xswiftc", "-suppress-warnings"]
        let outcome = try Subprocess.run("swift", ["build", "-c", "release", "--package-path", folder, "--scratch-path", scratch, "--product", product] + flags + warnings, output: .captured)
        let text = SourceBuilder.messages(outcome.text, seenFrom: FileManager.default.currentDirectoryPath)
        let executable = FileSystem.join(scratch, "release/\(product)")
        guard outcome.isSuccess, FileSystem.exists(executable) else {
            Terminal.say(text.trimmingCharacters(in: .newlines))
            throw ToolError("The package \(folder) cannot be built; the messages stand above.")
        }
        if isVerbose { Terminal.say(text) }
        return Record(inputs: inputs, resolved: resolved(folder), executable: executable, product: product, localPackages: manifest.localPackages)
    }

    private func inputs(_ folder: String, _ localPackages: [String]) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(framework.identifier)
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

/// The parts of a package's manifest that matter for running it.
struct PackageManifest {
    private let products: [String]
    private let executableTargets: [String]
    let localPackages: [String]
    let usesWaggle: Bool

    init(folder: String) throws {
        let outcome = try Subprocess.run("swift", ["package", "dump-package", "--package-path", folder], output: .capturedOutputOnly)
        guard outcome.isSuccess else { throw ToolError("The manifest \(folder)/Package.swift cannot be read; the messages stand above.") }
        try self.init(json: Data(outcome.text.utf8), folder: folder)
    }

    init(json: Data, folder: String) throws {
        guard let root = try? JSONSerialization.jsonObject(with: json) as? [String: Any] else {
            throw ToolError("The manifest \(folder)/Package.swift cannot be read: swift package dump-package gave no JSON.")
        }
        let written = root["products"] as? [[String: Any]] ?? []
        let executables = written.filter { ($0["type"] as? [String: Any])?.keys.contains("executable") == true }
        products = executables.compactMap { $0["name"] as? String }
        let covered = Set(executables.flatMap { $0["targets"] as? [String] ?? [] })
        let targets = (root["targets"] as? [[String: Any]] ?? []).filter { $0["type"] as? String == "executable" }
        executableTargets = targets.compactMap { $0["name"] as? String }.filter { !covered.contains($0) }
        let dependencies = root["dependencies"] as? [[String: Any]] ?? []
        let entries = dependencies.flatMap(\.values).compactMap { $0 as? [[String: Any]] }.flatMap { $0 }
        localPackages = entries.compactMap { $0["path"] as? String }.sorted()
        usesWaggle = entries.contains { ($0["identity"] as? String)?.lowercased() == "waggle" }
    }

    /// The executable to run.
    /// - Throws: `ToolError` when there is none, several, or not the one that was asked for.
    func executable(named wanted: String?, folder: String) throws -> String {
        let names = products + executableTargets
        if let wanted {
            guard names.contains(wanted) else {
                throw ToolError("The package \(folder) has no executable “\(wanted)”; it has \(names.isEmpty ? "none" : names.joined(separator: ", ")).")
            }
            return wanted
        }
        guard let first = names.first else {
            throw ToolError("The package \(folder) has only libraries: there is no @main App to run. Add an executable target that shows its views; previews cannot be drawn by themselves yet.")
        }
        guard names.count == 1 else { throw ToolError("The package \(folder) has several executables; choose one with --target: \(names.joined(separator: ", ")).") }
        return first
    }
}
