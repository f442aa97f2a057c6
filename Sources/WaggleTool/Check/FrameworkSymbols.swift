import Foundation

/// The public declarations of the framework's modules that programs can use, from their symbol graphs. Unavailable declarations are in no
/// graph; see `UnavailableDeclarations`.
struct FrameworkSymbols {
    struct Symbol: Decodable {
        struct Identifier: Decodable { var precise: String }
        struct Kind: Decodable { var identifier: String }
        var identifier: Identifier
        var kind: Kind
        /// The names of the enclosing types and its own, with argument labels.
        var pathComponents: [String]

        /// The path without argument labels.
        var path: [String] { pathComponents.map(\.withoutLabels) }
        var isType: Bool { ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor"].contains(kind.identifier) }
    }
    struct Relationship: Decodable {
        var kind: String
        var source, target: String
    }
    private struct Graph: Decodable {
        var symbols: [Symbol]
        var relationships: [Relationship]
    }

    /// By the module that declares them, which may differ from that of the enclosing type.
    private(set) var modules: [String: [Symbol]] = [:]
    private(set) var relationships: [Relationship] = []
    var symbols: [Symbol] { modules.sorted { $0.key < $1.key }.flatMap(\.value) }

    init(modules: [String: [Symbol]], relationships: [Relationship]) {
        self.modules = modules
        self.relationships = relationships
    }

    /// - Throws: `ToolError` if the compiler cannot read one of the modules.
    init(_ framework: Framework) throws {
        let folder = FileSystem.join(framework.folder, "graphs.\(getpid())")
        try FileSystem.createFolder(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for module in framework.moduleNames + framework.optional.map(\.name) where !module.hasPrefix("_") {
            let outcome = try Subprocess.run("swift-symbolgraph-extract", ["-module-name", module, "-target", try Self.target(),
                "-minimum-access-level", "public",
                "-skip-synthesized-members", "-output-dir",
                folder] + framework.moduleFolders.flatMap { ["-I", $0] } + framework.clangFlags, output: .captured)
            guard outcome.isSuccess else {
                throw ToolError("The names of the module \(module) in \(framework.modules) cannot be read: \(outcome.text)")
            }
        }
        for file in FileSystem.entries(folder) {
            guard let data = FileManager.default.contents(atPath: FileSystem.join(folder, file)),
                  let graph = try? JSONDecoder().decode(Graph.self, from: data) else { continue }
            // `UIKit.symbols.json`; `UIKit@Swift.symbols.json` for UIKit's extensions of the standard library's types.
            modules[String(file.prefix { $0 != "." && $0 != "@" }), default: []] += graph.symbols
            relationships += graph.relationships
        }
    }

    /// The compiler's target triple for this system.
    private static func target() throws -> String {
        struct Info: Decodable {
            struct Target: Decodable { var triple: String }
            var target: Target
        }
        let outcome = try Subprocess.run("swiftc", ["-print-target-info"], output: .captured)
        guard let info = try? JSONDecoder().decode(Info.self, from: Data(outcome.text.utf8)) else {
            throw ToolError("swiftc -print-target-info does not name its target: \(outcome.text)")
        }
        return info.target.triple
    }
}

extension String {
    /// The part of a name such as `move(to:)` before the parenthesis.
    var withoutLabels: String { String(prefix { $0 != "(" }) }
}
