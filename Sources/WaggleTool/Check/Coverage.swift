import Foundation

/// Which of SwiftUI's names Waggle has: the framework's symbol graphs beside the list of names.
struct Coverage {
    struct Entry: Equatable {
        var name: String
        /// The members that are there, and all that SwiftUI has.
        var present, total: Int
        var lacking: [String]
    }

    /// Types with all their members.
    private(set) var whole: [Entry] = []
    /// Types that lack some.
    private(set) var partial: [Entry] = []
    /// Names that are left out, with a sentence about what takes their place. The sentence is empty where there is none: the name is simply not there.
    private(set) var declined: [(name: String, sentence: String)] = []
    /// Modules that are left out, with such sentences.
    let modules: [(name: String, sentence: String)]

    /// What types have by conforming to protocols of Swift's own.
    private static let ownNames: Set<String> = [
        "RawValue", "ArrayLiteralElement", "Element", "Body", "AnimatableData", "ID", "Iterator", "Index", "SubSequence", "Indices", "contains", "formIntersection",
        "formSymmetricDifference", "formUnion", "insert", "intersection", "remove", "symmetricDifference", "union", "update", "encode", "index", "makeIterator",
        "startIndex", "endIndex", "UnicodeScalarLiteralType", "ExtendedGraphemeClusterLiteralType", "StringLiteralType", "FloatLiteralType", "IntegerLiteralType",
        "hashValue", "allCases", "AllCases", "customMirror", "debugDescription", "subtracting", "isSubset", "isSuperset", "subtract", "formIndex", "distance", "Output", "Failure",
    ]

    init(_ names: KnownNames, _ symbols: FrameworkSymbols) {
        let members = Self.members(symbols)
        modules = names.modules.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        for (type, wanted) in names.types.sorted(by: { $0.key < $1.key }) {
            guard let own = members.usable[type] else {
                declined.append((type, members.refused[type] ?? names.nearest(to: type) ?? ""))
                continue
            }
            let counted = wanted.filter { !Self.ownNames.contains(String($0.split(separator: ".").last ?? "")) }
            let lacking = counted.subtracting(own).sorted()
            let entry = Entry(name: type, present: counted.count - lacking.count, total: counted.count, lacking: lacking)
            if lacking.isEmpty { whole.append(entry) } else { partial.append(entry) }
            for name in lacking {
                if let sentence = members.refused["\(type).\(name)"] ?? names.nearest(to: String(name.split(separator: ".").last ?? "")) { declined.append(("\(type).\(name)", sentence)) }
            }
        }
        let lacking = names.functions.filter { members.usable[$0] == nil }
        declined += lacking.sorted().map { ($0, members.refused[$0] ?? names.nearest(to: $0) ?? "") }
    }

    /// The members of each type, with those of its protocols, and the sentences of what is unavailable, by path.
    private static func members(_ symbols: FrameworkSymbols) -> (usable: [String: Set<String>], refused: [String: String]) {
        var usable: [String: Set<String>] = [:], refused: [String: String] = [:], names: [String: String] = [:]
        for symbol in symbols.symbols {
            let path = symbol.path, type = path[0]
            names[symbol.identifier.precise] = path.joined(separator: ".")
            if let refusal = symbol.refusal {
                refused[path.joined(separator: ".")] = refusal
            } else {
                usable[type, default: []].insert(path.dropFirst().joined(separator: "."))
            }
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
        return (usable, refused)
    }
}

extension Coverage {
    /// A page in Markdown.
    var page: String {
        let members = (whole + partial).reduce(into: (present: 0, total: 0)) { $0 = ($0.present + $1.present, $0.total + $1.total) }
        let types = whole.count + partial.count + declined.count { !$0.name.contains(".") && $0.name.first?.isUppercase == true }
        return """
            # What Waggle has of SwiftUI

            Made by `./waggle docs` from the symbol graphs of Waggle's modules and the list of SwiftUI's public names (iOS 18) that `./waggle check` uses. A name counts
            as present if it compiles as a member of its type; the declaration's comment says how far it goes. `./waggle check FOLDER` lists what one program lacks.

            \(whole.count + partial.count) of \(types) types are present, \(whole.count) of them with all their members. Of the members of these types, \(members.present) of \(members.total) are present.

            ## Complete

            \(whole.map { "`\($0.name)`" }.joined(separator: " · "))

            ## Partial

            | type | members | missing |
            |---|---|---|
            \(partial.map { "| `\($0.name)` | \($0.present) of \($0.total) | \($0.lacking.map { "`\($0)`" }.joined(separator: ", ")) |" }.joined(separator: "\n"))

            ## Declined

            Names that Waggle leaves out, and what takes their place.

            | name | |
            |---|---|
            \(declined.filter { !$0.sentence.isEmpty }.map { "| `\($0.name)` | \($0.sentence) |" }.joined(separator: "\n"))

            ## Missing

            \(declined.filter(\.sentence.isEmpty).map { "`\($0.name)`" }.joined(separator: " · "))

            ## Missing modules

            | module | |
            |---|---|
            \(modules.map { "| `\($0.name)` | \($0.sentence) |" }.joined(separator: "\n"))

            """
    }
}
