import Foundation

/// How the compiler sees the sources of a package, of its local dependencies and of those that SwiftPM has fetched.
struct PackageView {
    let overlay: SourceOverlay
    /// The modules that are built for it. Its own come first.
    let optionalModules: Set<String>
    private let scratch: String
    private let isUnchanged: Bool

    /// - Parameter build: Its remote packages have been fetched.
    init(_ build: PackageBuild) throws {
        (scratch, isUnchanged) = (build.scratch, build.platform == nil)
        let checkouts = FileSystem.join(scratch, "checkouts")
        let others = build.localPackages + FileSystem.entries(checkouts).map { FileSystem.join(checkouts, $0) }
        // The framework is already built.
        let foreign = others.filter { $0 != build.folder && !FileSystem.exists(FileSystem.join($0, "Sources/WaggleTool")) }
        let modules = PackageSources.modules(of: build.folder, isOfProgram: build.isOfProgram) + foreign.flatMap {
            PackageSources.modules(of: $0)
        }
        let root = try ProjectRoot.folder(),
            names = Set(OptionalModules(root: root).names).subtracting(modules.map { FileSystem.name($0.name) })
        overlay = try SourceOverlay(
            of: modules, for: build.platform, frameworkModules: build.framework.moduleNames, optionalModules: names.sorted(),
            reader: SyntaxReader(root: root))
        optionalModules = overlay.optionalModules
    }

    /// The list of copies of the last build.
    private struct Record: Codable {
        /// Part of the list's name. A new name has everything compiled again.
        var generation = 0
        /// The rules for each module.
        var rules: [String: String] = [:]
    }

    /// The compiler's flags. SwiftPM compiles a file again if the original has changed, not if only what is shown of it has, as when its
    /// module begins to import SwiftUI.
    func flags() throws -> [String] {
        if isUnchanged { return [] }
        let file = FileSystem.join(scratch, "overlay.json")
        var record = FileManager.default.contents(atPath: file).flatMap { try? JSONDecoder().decode(Record.self, from: $0) } ?? Record()
        if overlay.rules.contains(where: { name, rules in record.rules[name].map { $0 != rules } ?? false }) { record.generation += 1 }
        record.rules.merge(overlay.rules) { $1 }
        try FileSystem.update(try JSONEncoder().encode(record), at: file)
        return try overlay.write(to: FileSystem.join(scratch, "overlay-\(record.generation).json"))
    }
}
