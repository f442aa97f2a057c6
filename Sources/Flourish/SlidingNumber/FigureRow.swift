import Foundation

/// A formatted number as a row of figures. Each has an identity that it keeps in other numbers, so that the wheel of tens stays the wheel
/// of tens.
struct FigureRow: Equatable {
    struct Figure: Identifiable, Equatable {
        enum ID: Hashable {
            /// 0 is the place of ones, -1 that of tenths.
            case digit(place: Int)
            /// What stands between digits, by the place to its right.
            case separator(place: Int)
            /// What stands beside the digits, such as a sign; the number counts equal characters.
            case before(Character, Int), after(Character, Int)
        }
        let id: ID
        let character: Character
        /// 0...9; nil for anything but a digit.
        var digit: Int? { FigureRow.digit(of: character) }
    }
    /// The figures from left to right.
    private(set) var figures: [Figure] = []
    /// What is written from right to left at the beginning and at the end, such as a currency in Arabic. Empty for most languages.
    private(set) var rightToLeftStart = "", rightToLeftEnd = ""
    /// The digit zero of the number's system.
    private(set) var zero: Character = "0"

    /// - Parameter decimalSeparator: what stands before tenths in the number's language.
    init(_ text: String, decimalSeparator: String = ".") {
        let characters = Array(text)
        guard let first = characters.firstIndex(where: { Self.digit(of: $0) != nil }),
              let last = characters.lastIndex(where: { Self.digit(of: $0) != nil }) else {
            append(characters, Figure.ID.before)
            return
        }
        let inside = characters[first...last]
        let point = inside.lastIndex { String($0) == decimalSeparator }
        if let digit = Self.digit(of: characters[first]),
           let scalar = characters[first].unicodeScalars.first.flatMap({ Unicode.Scalar($0.value - UInt32(digit)) }) {
            zero = Character(scalar)
        }
        let before = characters[..<first], after = characters[(last + 1)...]
        if Self.isRightToLeft(before) { rightToLeftStart = String(before) } else { append(before, Figure.ID.before) }
        var place = characters[first..<(point ?? inside.endIndex)].count { Self.digit(of: $0) != nil } - 1
        for character in inside {
            if Self.digit(of: character) == nil {
                figures.append(Figure(id: .separator(place: place), character: character))
            } else {
                figures.append(Figure(id: .digit(place: place), character: character))
                place -= 1
            }
        }
        if Self.isRightToLeft(after) { rightToLeftEnd = String(after) } else { append(after, Figure.ID.after) }
    }

    private mutating func append(_ characters: some Sequence<Character>, _ id: (Character, Int) -> Figure.ID) {
        var counts: [Character: Int] = [:]
        for character in characters where !Self.isInvisible(character) {
            figures.append(Figure(id: id(character, counts[character, default: 0]), character: character))
            counts[character, default: 0] += 1
        }
    }

    var isRightToLeft: Bool { !rightToLeftStart.isEmpty || !rightToLeftEnd.isEmpty }
    /// The digits by place.
    var digits: [Int: Int] {
        var digits: [Int: Int] = [:]
        for figure in figures { if case .digit(let place) = figure.id { digits[place] = figure.digit } }
        return digits
    }
    /// The number of digits after the decimal separator.
    var fractionLength: Int { max(-(digits.keys.min() ?? 0), 0) }
    /// What the digits say, without sign and unit; 0 if there are none.
    var magnitude: Double {
        digits.reduce(0) { $0 + Double($1.value) * pow(10, Double($1.key)) }
    }
    /// A digit in the number's system.
    func character(for digit: Int) -> Character {
        zero.unicodeScalars.first.flatMap { Unicode.Scalar($0.value + UInt32(digit)) }.map(Character.init) ?? zero
    }

    private static func digit(of character: Character) -> Int? {
        guard let scalar = character.unicodeScalars.first, scalar.properties.numericType == .decimal else { return nil }
        return character.wholeNumberValue
    }
    /// True for marks that only tell the direction of writing.
    private static func isInvisible(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy {
            [0x061C, 0x200E, 0x200F].contains($0.value) || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
        }
    }
    /// True for text that contains a letter of a script that is written from right to left, or a mark that says so.
    private static func isRightToLeft(_ characters: ArraySlice<Character>) -> Bool {
        characters.contains { $0.unicodeScalars.contains {
            (0x0590...0x08FF).contains($0.value) || $0.value == 0x200F || (0xFB1D...0xFEFC).contains($0.value)
        } }
    }
}
