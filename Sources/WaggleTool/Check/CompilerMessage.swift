/// A compiler message about a position in a file.
struct CompilerMessage: Hashable {
    var path: String
    /// From 1.
    var line: Int
    /// From 1, in bytes.
    var column: Int
    var isError: Bool
    var text: String

    /// What an error says about a name.
    enum Meaning: Equatable {
        case noModule(String)
        /// The name, and the type in which it was looked up, if any.
        case lacks(String, owner: String?)
        /// Declared unavailable, with the declaration's message.
        case declined(String, sentence: String?)
        /// The solver was stopped.
        case tooComplex
        case other
    }

    /// The type that lacks a name.
    var owner: String? { if case .lacks(_, let owner) = meaning { owner } else { nil } }
    /// True for an error that tells no name.
    var namesNothing: Bool { meaning == .other || meaning == .tooComplex }

    /// The messages in the compiler's output, in the diagnostic style `llvm`. Notes and source lines are skipped.
    static func all(in output: String) -> [CompilerMessage] {
        output.split(whereSeparator: \.isNewline).compactMap { line in
            guard let match = line.wholeMatch(of: #/(.+?):(\d+):(\d+): (error|warning): (.*)/#), let row = Int(match.2), let column = Int(match.3) else { return nil }
            return CompilerMessage(path: String(match.1), line: row, column: column, isError: match.4 == "error", text: String(match.5))
        }
    }

    var meaning: Meaning {
        if let match = text.firstMatch(of: #/^no such module '(\w+)/#) { return .noModule(String(match.1)) }
        if let match = text.firstMatch(of: #/^cannot find (?:type |macro )?'(\w+)' in scope/#) { return .lacks(String(match.1), owner: nil) }
        if let match = text.firstMatch(of: #/^(?:unknown attribute|no macro named) '(\w+)'/#) { return .lacks(String(match.1), owner: nil) }
        if let match = text.firstMatch(of: #/(?:type|module|protocol) '(.+)' has no (?:dynamic |static )?member (?:type )?(?:named )?'(\w+)/#) { return .lacks(String(match.2), owner: String(match.1)) }
        if let match = text.firstMatch(of: #/^'(\w+)' is not a member type of .*'(.+)'/#) { return .lacks(String(match.1), owner: String(match.2)) }
        if let match = text.firstMatch(of: #/^'(.+?)' (?:is unavailable|has been renamed to '.+?')(?: in [^:]+)?(?:: (.*))?$/#) {
            let name = match.1.prefix { $0 != "(" }
            // The framework's result builders explain by such methods what they cannot take.
            if name.wholeMatch(of: #/build(?:Block|Expression|PartialBlock|Either|Optional|Array|LimitedAvailability|FinalResult)/#) != nil { return .other }
            // An initialiser is only called `init`; the position shows its type.
            return .declined(String(name), sentence: match.2.map(String.init))
        }
        if text.hasPrefix("'optional' can only be applied to members of an '@objc' protocol") {
            return .declined(
                "optional",
                sentence: "Only methods without a result or with an optional one can be optional here; give the requirement a body in an extension of the protocol, and call it without a question mark.")
        }
        // About `#selector`, `#keyPath` and `@objc`.
        if text.hasPrefix("Objective-C interoperability is disabled") || text.hasSuffix("can only be used with the Objective-C runtime") {
            return .declined("Objective-C", sentence: nil)
        }
        if text.hasSuffix("in reasonable time; try breaking up the expression into distinct sub-expressions") { return .tooComplex }
        return .other
    }
}
