import Foundation

/// The public declarations of the framework that are marked unavailable. They are read from its sources because the compiler omits them
/// from symbol graphs.
struct UnavailableDeclarations {
    /// By the module that declares them.
    private(set) var modules: [String: [SyntaxSurvey.UnavailableDeclaration]]

    init(modules: [String: [SyntaxSurvey.UnavailableDeclaration]]) { self.modules = modules }

    /// - Parameter names: The framework's modules. Modules whose sources are elsewhere have no such declarations.
    init(of names: [String], root: String) throws {
        modules = [:]
        for name in names {
            let files = ["Sources", "Modules"].flatMap { Self.files(below: FileSystem.join(root, "\($0)/\(name)")) }
            let refusals = try SyntaxReader(root: root).surveys(of: files).flatMap(\.refusals)
            if !refusals.isEmpty { modules[name] = refusals }
        }
    }

    /// The message of each declaration, by its path without argument labels.
    var sentences: [String: String] {
        modules.values.joined().reduce(into: [:]) { $0[$1.path.map(\.withoutLabels).joined(separator: ".")] = $1.sentence }
    }

    /// The Swift files that contain the word at all: a few in a thousand.
    private static func files(below folder: String) -> [String] {
        FileSystem.entries(folder).sorted().flatMap { name -> [String] in
            let path = FileSystem.join(folder, name)
            if FileSystem.isFolder(path) { return files(below: path) }
            guard FileSystem.ending(name) == "swift", let data = FileManager.default.contents(atPath: path) else { return [] }
            return data.range(of: Data("unavailable".utf8)) == nil ? [] : [path]
        }
    }
}
