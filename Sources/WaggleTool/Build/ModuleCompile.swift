import Foundation

/// One module of a program and how it is compiled.
///
/// Unoptimised, each file has an object of its own, and only files that changed, or that use what changed, are compiled again. Optimised,
/// the module is compiled as a whole.
struct ModuleCompile {
    let name: String
    /// Absolute paths.
    let sources: [String]
    /// What affects the meaning of the sources, and where modules are.
    let flags: [String]
    let isOptimized: Bool
    /// Where objects and the compiler's records lie between builds.
    let folder: String
    /// What the compiler sees in place of the sources.
    var overlay = SourceOverlay()

    /// Few batches, because each one reads all files of its module.
    static let batchFlags = ["-driver-batch-count", String(ProcessInfo.processInfo.activeProcessorCount)]
    private static var processors: String { String(ProcessInfo.processInfo.activeProcessorCount) }
    /// Crash traces name functions and lines. Nobody attaches a debugger.
    static let debugInformation = "-gline-tables-only"

    /// The flags that do not depend on the order of builds.
    var arguments: [String] {
        let kind = isOptimized ? ["-O", "-wmo", "-num-threads", Self.processors]
            : ["-Onone", "-incremental", "-enable-incremental-file-hashing", "-enable-batch-mode", "-j", Self.processors] + Self.batchFlags
        return ["-module-name", name, Self.debugInformation] + kind + flags
    }

    /// Compiles what has changed.
    /// - Parameter goal: What to make of the objects, such as `-o PROGRAM` with flags for the linker.
    func run(_ goal: [String]) throws -> Subprocess.Outcome {
        try FileSystem.createFolder(folder)
        try forgetChanged()
        let list = try overlay.write(to: FileSystem.join(folder, "overlay.json"))
        var outcome = try Subprocess.run(
            "swiftc", arguments + list + ["-output-file-map", try outputMap()] + sources + goal, output: .captured)
        outcome.text = overlay.messages(outcome.text)
        return outcome
    }

    /// The objects of all files.
    var objects: [String] { sources.map { object($0) } }

    /// Two files of a module cannot have the same name.
    private func object(_ source: String) -> String { FileSystem.join(folder, FileSystem.stem(source) + ".o") }

    /// Removes the objects of files with other contents than at the last build, so that they are compiled again. The compiler compares
    /// dates in whole seconds and would miss a second edit within one.
    private func forgetChanged() throws {
        let record = FileSystem.join(folder, "contents.json")
        let known = FileManager.default.contents(atPath: record)
            .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        var contents: [String: String] = [:]
        for source in sources {
            guard let data = FileManager.default.contents(
                atPath: overlay.shown(source)) else { throw ToolError("The file \(source) cannot be read.") }
            var fingerprint = Fingerprint()
            fingerprint.add(data)
            contents[source] = fingerprint.text
            if let old = known[source], old != fingerprint.text { try? FileManager.default.removeItem(atPath: object(source)) }
        }
        try FileSystem.write(try JSONEncoder().encode(contents), to: record)
    }

    /// Writes where the compiler keeps what belongs to each file.
    private func outputMap() throws -> String {
        var map = ["": ["swift-dependencies": FileSystem.join(folder, "module.swiftdeps")]]
        for source in sources {
            let object = object(source)
            map[source] = ["object": object, "swift-dependencies": object.dropLast() + "swiftdeps"]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let path = FileSystem.join(folder, "outputs.json")
        try FileSystem.update(try encoder.encode(map), at: path)
        return path
    }
}
