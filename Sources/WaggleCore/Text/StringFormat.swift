import Foundation

/// A template cut at its printf specifiers.
struct StringFormat {
    enum Piece: Equatable {
        case literal(String)
        /// The number of the argument, from 0, and the specifier between percent sign and the last letter.
        case argument(Int, flags: String, conversion: Character)
    }

    let pieces: [Piece]

    /// - Parameter next: the number of the argument for the next specifier that names none; counts up.
    init(_ template: String, next: inout Int) {
        var pieces: [Piece] = []
        var literal = ""
        var rest = Substring(template)
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal.append("%")
                rest.removeFirst()
                continue
            }
            guard let specifier = Self.specifier(&rest) else {
                literal.append("%")
                continue
            }
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
            pieces.append(.argument(specifier.position ?? next, flags: specifier.flags, conversion: specifier.conversion))
            if specifier.position == nil { next += 1 }
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        self.pieces = pieces
    }

    /// Reads a specifier after its percent sign; leaves the text alone when there is none.
    private static func specifier(_ text: inout Substring) -> (position: Int?, flags: String, conversion: Character)? {
        var rest = text
        var position: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
            position = number - 1
            rest = rest.dropFirst(digits.count + 1)
        }
        let flags = rest.prefix { "0123456789+-# '.".contains($0) }
        rest = rest.dropFirst(flags.count)
        rest = rest.drop { "hlLqjzt".contains($0) }
        guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
        text = rest.dropFirst()
        return (position, String(flags), conversion)
    }

    /// Gives every specifier its number, so that pieces of the template can be taken apart.
    static func numbered(_ template: String) -> String {
        var next = 0
        return StringFormat(template, next: &next).pieces.map { piece in
            switch piece {
            case .literal(let text): text.replacingOccurrences(of: "%", with: "%%")
            case .argument(let position, let flags, let conversion): "%\(position + 1)$\(flags)\(conversion)"
            }
        }.joined()
    }
}

extension _FormatArgument {
    /// The number as a specifier asks, with the locale's separators where the specifier allows them.
    func string(flags: String, conversion: Character, locale: Locale) -> String {
        switch conversion {
        case "@", "d", "D", "i", "u", "U":
            switch self {
            case .integer(let value): return Self.string(value, flags, "lld", locale)
            case .unsigned(let value): return Self.string(value, flags, "llu", locale)
            case .real(let value):
                guard conversion != "@" else { return "\(value)" }
                return value.isFinite && abs(value) < 9e18 ? Self.string(Int64(value), flags, "lld", locale) : "\(value)"
            }
        case "f", "F": return Self.string(real, flags, locale)
        case "e", "E", "g", "G", "a", "A": return String(format: "%\(flags)\(conversion)", real)
        case "x", "X", "o": return String(format: "%\(flags)ll\(conversion)", bits)
        case "O": return String(format: "%\(flags)llo", bits)
        case "c", "C": return Unicode.Scalar(UInt32(truncatingIfNeeded: bits)).map { String(Character($0)) } ?? ""
        default: return "\(bits)"
        }
    }

    private var real: Double {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .real(let value): value
        }
    }

    private var bits: UInt64 {
        switch self {
        case .integer(let value): UInt64(bitPattern: value)
        case .unsigned(let value): value
        case .real(let value): value.isFinite && abs(value) < 9e18 ? UInt64(bitPattern: Int64(value)) : 0
        }
    }

    private static func string<I: FixedWidthInteger & CVarArg>(_ value: I, _ flags: String, _ specifier: String, _ locale: Locale) -> String {
        guard flags.isEmpty else { return String(format: "%\(flags)\(specifier)", value) }
        // Below a thousand nothing is grouped, and English has plain digits: the common case, and much faster.
        if value < 1000, value.magnitude < 1000, locale.identifier.hasPrefix("en") { return String(value) }
        return IntegerFormatStyle<I>(locale: locale).format(value)
    }

    /// printf's digits, so that rounding is as usual, with the locale's separators.
    private static func string(_ value: Double, _ flags: String, _ locale: Locale) -> String {
        let text = String(format: "%\(flags)f", value)
        let isPlain = abs(value) < 999 && locale.identifier.hasPrefix("en")
        guard !isPlain, value.isFinite, abs(value) < 9e15, flags.first != "0",
              flags.allSatisfy({ $0.isNumber || $0 == "." }) else { return text }
        let dot = text.firstIndex(of: ".") ?? text.endIndex
        let padding = text.prefix { $0 == " " }
        guard let whole = Int64(text[padding.endIndex..<dot]) else { return text }
        let sign = whole == 0 && value < 0 ? "-" : ""
        let fraction = dot < text.endIndex ? (locale.decimalSeparator ?? ".") + text[text.index(after: dot)...] : ""
        return padding + sign + IntegerFormatStyle<Int64>(locale: locale).format(whole) + fraction
    }
}
