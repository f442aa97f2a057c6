/// What in the window a script step refers to.
public struct ScriptTarget: Codable, Sendable, Equatable {
    /// A point, or something that is shown.
    public enum Place: Codable, Sendable, Equatable {
        /// Window coordinates in points, y down.
        case point(x: Double, y: Double)
        /// A displayed text or label.
        case text(String)
        /// An accessibility identifier.
        case identifier(String)
    }
    public var place: Place
    /// The index among several matches, from top to bottom, then in reading order, starting at 1. nil requires a single match.
    public var number: Int?
    /// The point in the match, as fractions of its width and height from its top left corner.
    public var unitX, unitY: Double

    public init(_ place: Place, number: Int? = nil, unitX: Double = 0.5, unitY: Double = 0.5) {
        self.place = place
        self.number = number
        self.unitX = unitX
        self.unitY = unitY
    }

    /// Window coordinates in points, y down.
    public static func point(_ x: Double, _ y: Double) -> ScriptTarget { ScriptTarget(.point(x: x, y: y)) }
    public static func text(_ text: String) -> ScriptTarget { ScriptTarget(.text(text)) }
    public static func identifier(_ identifier: String) -> ScriptTarget { ScriptTarget(.identifier(identifier)) }
}

extension ScriptTarget {
    /// The notation, for messages.
    static let forms = "a point such as 120,300, a text such as \"Play\" or an identifier such as #play-button"

    /// Parses `120,300`, `"Play"`, `#play-button`; the latter two may be followed by `[2]` for the second match and `@0.5,1` for a
    /// point in it.
    /// - Returns: nil if the word is none of these.
    init?(_ word: ScriptWord) {
        switch word.kind {
        case .plain:
            guard let (x, y) = Self.pair(word.text) else { return nil }
            self = .point(x, y)
        case .quoted, .identifier:
            guard !word.text.isEmpty else { return nil }
            self.init(word.kind == .quoted ? .text(word.text) : .identifier(word.text))
            var rest = word.suffix[...]
            if rest.first == "[", let end = rest.firstIndex(of: "]") {
                guard let number = Int(rest[rest.index(after: rest.startIndex)..<end]), number > 0 else { return nil }
                self.number = number
                rest = rest[rest.index(after: end)...]
            }
            if rest.first == "@" {
                guard let (x, y) = Self.pair(String(rest.dropFirst())) else { return nil }
                (unitX, unitY) = (x, y)
                rest = ""
            }
            guard rest.isEmpty else { return nil }
        }
    }

    /// Two finite numbers separated by a comma.
    static func pair(_ text: String) -> (Double, Double)? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite else { return nil }
        return (x, y)
    }
}

extension ScriptTarget: CustomStringConvertible {
    /// In script notation.
    public var description: String {
        func name(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }
        var text = switch place {
        case .point(let x, let y): "\(name(x)),\(name(y))"
        case .text(let text): "\"\(text)\""
        case .identifier(let identifier): "#\(identifier)"
        }
        if let number { text += "[\(number)]" }
        if unitX != 0.5 || unitY != 0.5 { text += "@\(name(unitX)),\(name(unitY))" }
        return text
    }
}
