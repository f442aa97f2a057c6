import Foundation

/// Which of SwiftUI's names Waggle has, by comparing the framework's symbol graphs with the list of names.
struct Coverage {
    struct Entry: Equatable {
        var name: String
        /// The number of members in Waggle, and in SwiftUI.
        var present, total: Int
        /// Unsupported members with a message, and those without one.
        var declined, missing: [String]
    }

    /// Types with all their members.
    private(set) var whole: [Entry] = []
    /// Types that lack some members.
    private(set) var partial: [Entry] = []
    /// Unsupported types, functions and members, with a message about the alternative.
    private(set) var declined: [(name: String, sentence: String)] = []
    /// Missing types and functions without a message.
    private(set) var missing: [String] = []
    /// Unsupported modules, with messages.
    let modules: [(name: String, sentence: String)]

    /// Members that types get from protocols of the standard library.
    private static let ownNames: Set<String> = [
        "RawValue", "ArrayLiteralElement", "Element", "Body", "AnimatableData", "ID", "Iterator", "Index", "SubSequence", "Indices",
        "contains", "formIntersection",
        "formSymmetricDifference", "formUnion", "insert", "intersection", "remove", "symmetricDifference", "union", "update", "encode",
        "index", "makeIterator",
        "startIndex", "endIndex", "UnicodeScalarLiteralType", "ExtendedGraphemeClusterLiteralType", "StringLiteralType", "FloatLiteralType",
        "IntegerLiteralType",
        "hashValue", "allCases", "AllCases", "customMirror", "debugDescription", "subtracting", "isSubset", "isSuperset", "subtract",
        "formIndex", "distance", "Output", "Failure",
    ]

    init(_ names: KnownNames, _ symbols: FrameworkSymbols, _ refusals: UnavailableDeclarations) {
        let usable = Self.members(symbols), sentences = refusals.sentences
        modules = names.modules.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        /// The message about a missing name or an enclosing nested type, or nil.
        func sentence(_ path: String) -> String? {
            let parts = path.split(separator: ".").map(String.init)
            if let own = sentences[path] ?? names.nearest(to: parts.last ?? "") { return own }
            return parts.count > 2 ? sentence(parts.dropLast().joined(separator: ".")) : nil
        }

        for (type, wanted) in names.types.sorted(by: { $0.key < $1.key }) {
            guard let own = usable[type] else {
                note(type, sentence(type))
                continue
            }
            let counted = wanted.filter { !Self.ownNames.contains(String($0.split(separator: ".").last ?? "")) }
            let lacking = counted.subtracting(own).sorted(), isDeclined = lacking.map { sentence("\(type).\($0)") != nil }
            let entry = Entry(name: type, present: counted.count - lacking.count, total: counted.count,
                              declined: zip(lacking, isDeclined).filter(\.1).map(\.0),
                              missing: zip(lacking, isDeclined).filter { !$0.1 }.map(\.0))
            if lacking.isEmpty { whole.append(entry) } else { partial.append(entry) }
            for name in entry.declined { note("\(type).\(name)", sentence("\(type).\(name)")) }
        }
        for function in names.functions.sorted() where usable[function] == nil { note(function, sentence(function)) }
        declined.sort { $0.name < $1.name }
    }

    private mutating func note(_ name: String, _ sentence: String?) {
        if let sentence { declined.append((name, sentence)) } else { missing.append(name) }
    }

    /// The members of each type, including those of its protocols.
    private static func members(_ symbols: FrameworkSymbols) -> [String: Set<String>] {
        var usable: [String: Set<String>] = [:], names: [String: String] = [:]
        for symbol in symbols.symbols {
            let path = symbol.path
            names[symbol.identifier.precise] = path.joined(separator: ".")
            usable[path[0], default: []].insert(path.dropFirst().joined(separator: "."))
        }
        let protocols = symbols.relationships.filter { $0.kind == "conformsTo" || $0.kind == "inheritsFrom" }
            .compactMap { link in names[link.source].flatMap { source in names[link.target].map { (source, $0) } } }
        let above = Dictionary(grouping: protocols, by: \.0).mapValues { $0.map(\.1) }
        for type in usable.keys {
            var seen: Set<String> = [type], open = above[type] ?? []
            while let next = open.popLast() {
                guard seen.insert(next).inserted else { continue }
                usable[type, default: []].formUnion(usable[next] ?? [])
                open += above[next] ?? []
            }
        }
        return usable
    }
}

extension Coverage {
    /// A page in Markdown.
    var page: String {
        let members = (whole + partial).reduce(into: (present: 0, total: 0)) { $0 = ($0.present + $1.present, $0.total + $1.total) }
        func types(_ names: [String]) -> Int { names.count { !$0.contains(".") && $0.first?.isUppercase == true } }
        let refused = types(declined.map(\.name)), absent = types(missing)
        let declinedMembers = partial.reduce(0) { $0 + $1.declined.count }
        func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
        return """
            # What Waggle has of SwiftUI

            Made by `./waggle docs` from the symbol graphs of Waggle's modules and the list of SwiftUI's public names (iOS 18) that `./waggle check` uses. A name counts
            as present if it compiles as a member of its type; the declaration's comment says how far it goes. A name counts as declined if a sentence says what takes its
            place: programs that use it are told so when they are compiled, or by `./waggle check FOLDER`, which lists all that one program lacks. Modules beside SwiftUI have
            [a page of their own](Modules.md).

            \(whole.count + partial.count) of \(whole.count + partial.count + refused + absent) types are present, \(whole.count) of them with all their members; \(refused) are declined, \(absent) are missing. Of the members of the types that are present, \(members.present) of \(members.total) are present and \(declinedMembers) are declined.

            ## Complete

            \(whole.map { "`\($0.name)`" }.joined(separator: " · "))

            ## Partial

            | type | members | missing | declined |
            |---|---|---|---|
            \(partial.map { "| `\($0.name)` | \($0.present) of \($0.total) | \(list($0.missing)) | \(list($0.declined)) |" }.joined(separator: "\n"))

            ## Declined

            Names that Waggle leaves out on purpose, and what takes their place.

            | name | |
            |---|---|
            \(declined.map { "| `\($0.name)` | \($0.sentence) |" }.joined(separator: "\n"))

            ## Missing

            Types and functions that are not there, and of which nothing is said.

            \(missing.map { "`\($0)`" }.joined(separator: " · "))

            ## Missing modules

            | module | |
            |---|---|
            \(modules.map { "| `\($0.name)` | \($0.sentence) |" }.joined(separator: "\n"))

            """
    }
}
