import Foundation

/// The names that are known without the compiler: SwiftUI's, and the alternatives to those that Waggle lacks.
struct KnownNames {
    /// The names of SwiftUI's types and members. Nested types are listed by their last component.
    let swiftUI: Set<String>
    /// SwiftUI's types, with the members of each; those of nested types follow the nested type's name and a dot.
    let types: [String: Set<String>]
    /// SwiftUI's functions outside all types.
    let functions: Set<String>
    private let nearestModules: [String: String]
    private let nearestNames: [String: String]

    /// - Parameter folder: The folder of `SwiftUINames.txt` and `Nearest.txt`.
    init(folder: String) throws {
        func lines(_ name: String) throws -> [Substring] {
            let path = FileSystem.join(folder, name)
            guard let data = FileManager.default.contents(atPath: path) else {
                throw ToolError("The list of names \(path) cannot be read; it is part of Waggle.")
            }
            return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
        }
        var names: Set<String> = [], types: [String: Set<String>] = [:], functions: Set<String> = []
        for line in try lines("SwiftUINames.txt") {
            let words = line.split(separator: " ").map(String.init)
            if words.first == "-" {
                for name in words.dropFirst() {
                    if name.first?.isUppercase == true { types[name, default: []] = types[name] ?? [] } else { functions.insert(name) }
                }
            } else if let owner = words.first?.split(separator: ".", maxSplits: 1).map(String.init), let type = owner.first {
                let prefix = owner.count > 1 ? owner[1] + "." : ""
                types[type, default: []].formUnion(words.dropFirst().map { prefix + $0 })
            }
            if let owner = words.first?.split(separator: ".").last, owner != "-" { names.insert(String(owner)) }
            names.formUnion(words.dropFirst())
        }
        swiftUI = names
        self.types = types
        self.functions = functions
        var tables: [Substring: [String: String]] = [:]
        for line in try lines("Nearest.txt") {
            let parts = line.split(separator: "\t")
            guard parts.count == 3 else {
                throw ToolError("The line “\(line)” of \(folder)/Nearest.txt must be a kind, a name and a sentence, separated by tabs.")
            }
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

    /// The message about the alternative to an unsupported name, or nil.
    func nearest(to name: String) -> String? { nearestNames[name] }
    /// The messages about the alternatives to unsupported modules.
    var modules: [String: String] { nearestModules }

    func sentence(for name: String, owner: String?) -> String {
        if let nearest = nearestNames[name] { return nearest }
        if swiftUI.contains(name) {
            return owner.map { "SwiftUI has a member of this name; Waggle has none for \($0)." } ?? "SwiftUI has it, Waggle does not."
        }
        return owner.map { "\($0) has no member of this name here." } ?? "Nothing of this name is declared here."
    }

    /// The names in backticks in the messages, which must exist in Waggle.
    var promised: Set<String> {
        Set((Array(nearestModules.values) + Array(nearestNames.values)).flatMap { $0.matches(of: #/`(\w+)`/#).map { String($0.1) } })
    }
}

/// The public names of the framework's modules.
enum FrameworkNames {
    /// The last path components of all public symbols in the modules' symbol graphs, without argument labels.
    static func read(_ framework: Framework) throws -> Set<String> {
        let file = FileSystem.join(
            framework.folder,
            "names\(framework.optional.map { "-" + FileSystem.name($0.folder).prefix { $0 != "-" } }.sorted().joined()).txt")
        if let data = FileManager.default.contents(atPath: file) {
            return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
        }
        let names = Set(try FrameworkSymbols(framework).symbols.compactMap(\.path.last))
        try FileSystem.write(Data(names.sorted().joined(separator: "\n").utf8), to: file)
        return names
    }
}
