import Foundation

/// A template split at its printf specifiers.
struct StringFormat {
    enum Piece: Equatable {
        case literal(String)
        /// The index of the argument, from 0, and the flags between the percent sign and the conversion letter.
        case argument(Int, flags: String, conversion: Character)
    }

    let pieces: [Piece]

    /// - Parameter next: the argument index of the next specifier without a position; incremented.
    init(_ template: String, next: inout Int) {
        // Bytes, because timer texts are parsed in every frame and all syntax is ASCII.
        let bytes = Array(template.utf8)
        var pieces: [Piece] = []
        var literal: [UInt8] = []
        var index = 0
        func flush() {
            guard !literal.isEmpty else { return }
            pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
            literal.removeAll(keepingCapacity: true)
        }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "%") else {
                literal.append(byte)
                continue
            }
            if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
                literal.append(byte)
                index += 1
            } else if let specifier = Self.specifier(bytes, &index) {
                flush()
                pieces.append(.argument(specifier.position ?? next, flags: specifier.flags, conversion: specifier.conversion))
                if specifier.position == nil { next += 1 }
            } else {
                literal.append(byte)
            }
        }
        flush()
        self.pieces = pieces
    }

    /// Parses the format specifier that starts at the index, after the percent sign. The index does not move if there is none.
    private static func specifier(_ bytes: [UInt8], _ index: inout Int) -> (position: Int?, flags: String, conversion: Character)? {
        func end(of characters: StaticString, from start: Int) -> Int {
            var end = start
            while end < bytes.count, characters.contains(bytes[end]) { end += 1 }
            return end
        }
        var start = index
        var position: Int?
        let digits = end(of: "0123456789", from: start)
        if digits < bytes.count, bytes[digits] == UInt8(ascii: "$"),
           let number = Int(String(decoding: bytes[start..<digits], as: UTF8.self)), number > 0 {
            position = number - 1
            start = digits + 1
        }
        let flags = end(of: "0123456789+-# '.", from: start)
        let length = end(of: "hlLqjzt", from: flags)
        guard length < bytes.count, ("@dDiuUxXoOfFeEgGaAcCsSp" as StaticString).contains(bytes[length]) else { return nil }
        index = length + 1
        return (position, String(decoding: bytes[start..<flags], as: UTF8.self), Character(Unicode.Scalar(bytes[length])))
    }

    /// Gives every specifier its position, so that parts of the template can be processed separately.
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

extension StaticString {
    /// Whether an ASCII string contains the byte.
    fileprivate func contains(_ byte: UInt8) -> Bool {
        withUTF8Buffer { $0.contains(byte) }
    }
}

extension _FormatArgument {
    /// The number formatted by a specifier, with the locale's separators if the specifier allows them.
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

    private static func string<I: FixedWidthInteger & CVarArg>(
        _ value: I, _ flags: String, _ specifier: String, _ locale: Locale
    ) -> String {
        guard flags.isEmpty else { return String(format: "%\(flags)\(specifier)", value) }
        // Numbers below a thousand are not grouped, and English uses ASCII digits; this common case is much faster.
        if value < 1000, value.magnitude < 1000, locale.identifier.hasPrefix("en") { return String(value) }
        return IntegerFormatStyle<I>(locale: locale).format(value)
    }

    /// printf's digits, rounded as usual, with the locale's separators.
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
