import Foundation

/// The public declarations of the framework's modules, from their symbol graphs.
struct FrameworkSymbols {
    struct Symbol: Decodable {
        struct Identifier: Decodable { var precise: String }
        struct Availability: Decodable {
            var isUnconditionallyUnavailable: Bool?
            var message: String?
        }
        var identifier: Identifier
        /// Its name after those of the types around it, with argument labels.
        var pathComponents: [String]
        var availability: [Availability]?

        /// The path without argument labels.
        var path: [String] { pathComponents.map { String($0.prefix { $0 != "(" }) } }
        /// Why it cannot be used; nil if it can.
        var refusal: String? { availability?.first { $0.isUnconditionallyUnavailable == true }.map { $0.message ?? "" } }
    }
    struct Relationship: Decodable {
        var kind: String
        var source, target: String
    }
    private struct Graph: Decodable {
        var symbols: [Symbol]
        var relationships: [Relationship]
    }

    private(set) var symbols: [Symbol] = []
    private(set) var relationships: [Relationship] = []

    init(symbols: [Symbol], relationships: [Relationship]) {
        self.symbols = symbols
        self.relationships = relationships
    }

    /// - Throws: `ToolError` if the compiler cannot read one of the modules.
    init(_ framework: Framework) throws {
        let folder = FileSystem.join(framework.folder, "graphs.\(getpid())")
        try FileSystem.createFolder(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for module in framework.moduleNames where !module.hasPrefix("_") {
            let outcome = try Subprocess.run("swift-symbolgraph-extract", ["-module-name", module, "-I", framework.modules, "-target", try Self.target(), "-minimum-access-level", "public",
                "-skip-synthesized-members", "-output-dir", folder] + framework.clangFlags, output: .captured)
            guard outcome.isSuccess else { throw ToolError("The names of the module \(module) in \(framework.modules) cannot be read: \(outcome.text)") }
        }
        for file in FileSystem.entries(folder) {
            guard let data = FileManager.default.contents(atPath: FileSystem.join(folder, file)), let graph = try? JSONDecoder().decode(Graph.self, from: data) else { continue }
            symbols += graph.symbols
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
        guard let info = try? JSONDecoder().decode(Info.self, from: Data(outcome.text.utf8)) else { throw ToolError("swiftc -print-target-info does not name its target: \(outcome.text)") }
        return info.target.triple
    }
}
