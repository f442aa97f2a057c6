import Foundation

/// What Waggle supports of a module other than SwiftUI, type by type. There is no list of all names in Apple's module, so missing ones are
/// not shown.
struct ModuleTable {
    struct Entry: Equatable {
        /// Qualified by the enclosing types: `UIImage.SymbolConfiguration`.
        var type: String
        /// Without argument labels. Inherited members are listed under the class that declares them.
        var members: [String]
    }

    let name: String
    /// True for a module that is built when a program imports it.
    let isOptional: Bool
    /// The types that the module declares or adds members to.
    private(set) var types: [Entry] = []
    private(set) var functions: [String] = []
    /// Unsupported names, with argument labels, and messages about the alternatives.
    private(set) var declined: [(name: String, sentence: String)] = []

    /// A module as programs import it, and where its names are declared.
    private struct Source {
        var name: String
        var modules: [String]
        /// The prefixes of the names of its types and functions; empty for any.
        var prefixes: [String] = []
        var isOptional = false
    }

    private static let sources = [
        Source(name: "UIKit", modules: ["WaggleUIKit"], prefixes: ["UI", "NS", "String"]),
        Source(name: "SpriteKit", modules: ["SpriteKit"]),
        Source(name: "CoreGraphics", modules: ["WaggleCoreGraphics", "WaggleGeometry"], prefixes: ["CG"]),
        Source(name: "QuartzCore", modules: ["WaggleUIKit", "WaggleGeometry"], prefixes: ["CA", "CF"]),
        Source(name: "Combine", modules: ["Combine", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]),
        Source(name: "CoreTransferable", modules: ["CoreTransferable"]),
        Source(name: "UniformTypeIdentifiers", modules: ["UniformTypeIdentifiers"]),
        Source(name: "os", modules: ["os"]),
        Source(name: "OSLog", modules: ["OSLog"]),
        Source(name: "Hexagons", modules: ["Hexagons"]),
        Source(name: "Honeycomb", modules: ["Honeycomb"]),
        Source(name: "Flourish", modules: ["Flourish"]),
        Source(name: "simd", modules: ["simd"]),
        // The names that Foundation lacks on Linux.
        Source(name: "Foundation", modules: ["WaggleFoundation"]),
    ]

    /// Members that types get from protocols of the standard library, and members called only by Waggle's own code and OpenCombine's.
    private static let ownNames: Set<String> = [
        "hash", "hashValue", "isEqual", "rawValue", "init(rawValue:)", "encode(to:)", "description", "debugDescription", "customMirror",
        "playgroundDescription"]

    private static func isOwn(_ name: String) -> Bool {
        name.hasPrefix("_") || name.lowercased().hasPrefix("ocombine") || ownNames.contains(name)
    }

    /// The tables of all modules, in the order of the page.
    /// - Parameters:
    ///   - known: SwiftUI's names, whose types are on the page about SwiftUI.
    ///   - optional: The modules that are built when a program imports them.
    static func all(
        _ known: KnownNames, _ symbols: FrameworkSymbols, _ refusals: UnavailableDeclarations, optional: [String] = []
    ) -> [ModuleTable] {
        (sources + optional.map { Source(name: $0, modules: [$0], isOptional: true) }).map { ModuleTable($0, known, symbols, refusals) }
    }

    private init(_ source: Source, _ known: KnownNames, _ symbols: FrameworkSymbols, _ refusals: UnavailableDeclarations) {
        (name, isOptional) = (source.name, source.isOptional)
        func belongs(_ path: [String]) -> Bool {
            guard let root = path.first, !path.contains(where: { Self.isOwn($0) || Self.isOwn($0.withoutLabels) }),
                  known.types[root] == nil else { return false }
            return source.prefixes.isEmpty || source.prefixes.contains(where: root.hasPrefix)
        }
        let declared = source.modules.flatMap { symbols.modules[$0] ?? [] }.filter { belongs($0.pathComponents) }
        let nested = Set(declared.filter(\.isType).map(\.path)), namespaces = Self.namespaces(declared)
        var members: [[String]: Set<String>] = [:], functions: Set<String> = []
        for type in nested where namespaces.isDisjoint(with: type.dropLast().prefixes) { members[type] = [] }
        for symbol in declared where !["swift.func.op", "swift.typealias", "swift.associatedtype"].contains(symbol.kind.identifier) {
            let path = symbol.path, owner = Array(path.dropLast()), last = path[path.count - 1]
            if owner.isEmpty {
                if !symbol.isType { functions.insert(last) }
            } else if namespaces.contains(owner) || !symbol.isType && namespaces.isDisjoint(with: owner.prefixes) {
                members[owner, default: []].insert(last)
            }
        }
        types = members.map { Entry(type: $0.key.joined(separator: "."), members: $0.value.sorted()) }.sorted { $0.type < $1.type }
        self.functions = functions.sorted()
        let usable = Set(declared.map(\.pathComponents))
        for refusal in source.modules.flatMap(
            { refusals.modules[$0] ?? [] }
        ) where belongs(refusal.path) && !usable.contains(refusal.path) {
            declined.append((refusal.path.joined(separator: "."), refusal.sentence))
        }
        declined.sort { $0.name < $1.name }
    }

    /// Enumerations without cases, such as `Publishers`, whose nested types are listed by name alone.
    private static func namespaces(_ symbols: [FrameworkSymbols.Symbol]) -> Set<[String]> {
        let owners = Set(symbols.filter { $0.kind.identifier == "swift.enum.case" }.map { Array($0.path.dropLast()) })
        let holders = Set(symbols.filter(\.isType).map { Array($0.path.dropLast()) })
        let enums = Set(symbols.filter { $0.kind.identifier == "swift.enum" }.map(\.path))
        return enums.intersection(holders).subtracting(owners)
    }
}

extension Collection<String> {
    /// All non-empty prefixes, shortest first.
    fileprivate var prefixes: [[String]] { (0..<count).map { Array(prefix($0 + 1)) } }
}

extension [ModuleTable] {
    /// A page in Markdown.
    var page: String {
        let optional = first(where: \.isOptional).map { "[\($0.name)](#\($0.name.lowercased()))" } ?? "none"
        return """
        # What Waggle has of other modules

        Made by `./waggle docs` from the symbol graphs of Waggle's modules and from the sentences of what they decline. A row has a type and what can be called on it, without
        argument labels; what a class inherits is at the class above it. What is neither there nor declined is missing; `./waggle check FOLDER` finds it in a program. SwiftUI's
        own names, `UIViewRepresentable` and `UIHostingController` among them, are on [a page of their own](Coverage.md). Combine is [OpenCombine](https://github.com/OpenCombine/OpenCombine) and
        what it lacks; of Foundation only what Foundation lacks on Linux is listed. The modules of the folder `Modules`, from \(optional) on, are built when a program first imports them.

        | module | types | members and functions | declined |
        |---|---|---|---|
        \(map { "| [\($0.name)](#\($0.name.lowercased())) | \($0.types.count) | \($0.memberCount) | \($0.declined.count) |" }.joined(separator: "\n"))

        \(map(\.section).joined(separator: "\n"))
        """
    }
}

extension ModuleTable {
    fileprivate var memberCount: Int { types.reduce(functions.count) { $0 + $1.members.count } }

    fileprivate var section: String {
        func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
        var parts = ["## \(name)\n"]
        if !types.isEmpty {
            parts.append("| type | members |\n|---|---|\n" + types.map { "| `\($0.type)` | \(list($0.members)) |\n" }.joined())
        }
        if !functions.isEmpty { parts.append("Functions and constants: \(list(functions)).\n") }
        if !declined.isEmpty {
            parts.append("| declined | |\n|---|---|\n" + declined.map { "| `\($0.name)` | \($0.sentence) |\n" }.joined())
        }
        return parts.joined(separator: "\n")
    }
}
