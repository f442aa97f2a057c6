/// The value of an `#if` condition by its text, as far as its tests are known.
enum ConditionText {
    /// - Parameter test: The value of a test such as `os(iOS)`, by its name and argument; nil if it is not known.
    /// - Returns: Nil if the value is not known. Conditions in brackets are not looked into.
    static func value(_ condition: some StringProtocol, _ test: (_ name: Substring, _ argument: Substring) -> Bool?) -> Bool? {
        let text = String(condition).filter { !$0.isWhitespace }
        guard text.wholeMatch(of: #/!?\w+(\(\w+\))?((\|\||&&)!?\w+(\(\w+\))?)*/#) != nil else { return nil }
        let alternatives = text.split(separator: "||").map { part -> Bool? in
            let values = part.split(separator: "&&").map { value(ofTest: $0, test) }
            return values.contains(false) ? false : values.contains(nil) ? nil : true
        }
        return alternatives.contains(true) ? true : alternatives.contains(nil) ? nil : false
    }
    private static func value(ofTest text: Substring, _ test: (_ name: Substring, _ argument: Substring) -> Bool?) -> Bool? {
        guard let match = text.wholeMatch(of: #/(!?)(\w+)(?:\((\w+)\))?/#) else { return nil }
        let isMet = switch match.3 {
        case let argument?: test(match.2, argument)
        case nil: match.2 == "true" ? true : match.2 == "false" ? false : nil as Bool?
        }
        return isMet.map { match.1.isEmpty ? $0 : !$0 }
    }
}
