import Foundation

/// The names that are known without the compiler: SwiftUI's, and the alternatives to those that Waggle lacks.
struct KnownNames {
    /// The names of SwiftUI's types and members. Nested types are listed by their last component.
    let swiftUI: Set<String>
    private let nearestModules: [String: String]
    private let nearestNames: [String: String]

    /// - Parameter folder: The folder of `SwiftUINames.txt` and `Nearest.txt`.
    init(folder: String) throws {
        func lines(_ name: String) throws -> [Substring] {
            let path = FileSystem.join(folder, name)
            guard let data = FileManager.default.contents(atPath: path) else { throw ToolError("The list of names \(path) cannot be read; it is part of Waggle.") }
            return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
        }
        var names: Set<String> = []
        for line in try lines("SwiftUINames.txt") {
            let words = line.split(separator: " ")
            if let owner = words.first?.split(separator: ".").last, owner != "-" { names.insert(String(owner)) }
            names.formUnion(words.dropFirst().map(String.init))
        }
        swiftUI = names
        var tables: [Substring: [String: String]] = [:]
        for line in try lines("Nearest.txt") {
            let parts = line.split(separator: "\t")
            guard parts.count == 3 else { throw ToolError("The line “\(line)” of \(folder)/Nearest.txt must be a kind, a name and a sentence, separated by tabs.") }
            tables[parts[0], default: [:]][String(parts[1])] = String(parts[2])
        }
        nearestModules = tables["module"] ?? [:]
        nearestNames = tables["name"] ?? [:]
    }

    /// True for names that are always reported when they are missing.
    func isFrameworks(_ name: String) -> Bool { swiftUI.contains(name) || nearestNames[name] != nil }

    func sentence(forModule module: String) -> String {
        nearestModules[module] ?? "Waggle has no module of this name; exclude the code that needs it with #if canImport(\(module))."
    }

    func sentence(for name: String, owner: String?) -> String {
        if let nearest = nearestNames[name] { return nearest }
        if swiftUI.contains(name) {
            return owner.map { "SwiftUI has a member of this name; Waggle has none for \($0)." } ?? "SwiftUI has it, Waggle does not."
        }
        return owner.map { "\($0) has no member of this name here." } ?? "Nothing of this name is declared here."
    }

    /// The names in backticks in the sentences, which must exist in Waggle.
    var promised: Set<String> {
        Set((Array(nearestModules.values) + Array(nearestNames.values)).flatMap { $0.matches(of: #/`(\w+)`/#).map { String($0.1) } })
    }
}

/// The public names of the framework's modules.
enum FrameworkNames {
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            var pathComponents: [String]
        }
        var symbols: [Symbol]
    }

    /// The last path components of all public symbols in the modules' symbol graphs, without argument labels.
    static func read(_ framework: Framework) throws -> Set<String> {
        let file = FileSystem.join(framework.folder, "names.txt")
        if let data = FileManager.default.contents(atPath: file) {
            return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
        }
        let folder = FileSystem.join(framework.folder, "graphs.\(getpid())")
        try FileSystem.createFolder(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for module in framework.moduleNames where !module.hasPrefix("_") {
            let outcome = try Subprocess.run("swift-symbolgraph-extract", ["-module-name", module, "-I", framework.modules, "-target", try target(), "-minimum-access-level", "public",
                "-skip-synthesized-members", "-output-dir", folder] + framework.clangFlags, output: .captured)
            guard outcome.isSuccess else { throw ToolError("The names of the module \(module) in \(framework.modules) cannot be read: \(outcome.text)") }
        }
        var names: Set<String> = []
        for graph in FileSystem.entries(folder) {
            guard let data = FileManager.default.contents(atPath: FileSystem.join(folder, graph)), let symbols = try? JSONDecoder().decode(Graph.self, from: data).symbols else { continue }
            for symbol in symbols {
                if let last = symbol.pathComponents.last { names.insert(String(last.prefix { $0 != "(" })) }
            }
        }
        try FileSystem.write(Data(names.sorted().joined(separator: "\n").utf8), to: file)
        return names
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
