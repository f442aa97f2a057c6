// Maps GDK's keys to key equivalents.

import WaggleCore

/// Key names by GDK's key values, which are those of X11.
enum KeyNames {
    /// Keys that type no text, and keys whose text differs from their name. The characters are those of Apple's function keys.
    private static let special: [UInt32: Character] = {
        var names: [UInt32: Character] = [
            0xFF08: "\u{8}", 0xFF09: "\t", 0xFE20: "\t", 0xFF0B: "\u{F739}", 0xFF0D: "\r", 0xFF8D: "\r", 0xFF1B: "\u{1B}",
            0xFF50: "\u{F729}", 0xFF51: "\u{F702}", 0xFF52: "\u{F700}", 0xFF53: "\u{F703}", 0xFF54: "\u{F701}", 0xFF55: "\u{F72C}",
            0xFF56: "\u{F72D}",
            0xFF57: "\u{F72B}", 0xFF63: "\u{F727}", 0xFFFF: "\u{7F}",
            // The key “Back” above the arrows of some keyboards.
            0x1008FF26: KeyEvent.back,
            // The same keys on the number pad.
            0xFF95: "\u{F729}", 0xFF96: "\u{F702}", 0xFF97: "\u{F700}", 0xFF98: "\u{F703}", 0xFF99: "\u{F701}", 0xFF9A: "\u{F72C}",
            0xFF9B: "\u{F72D}",
            0xFF9C: "\u{F72B}", 0xFF9E: "\u{F727}", 0xFF9F: "\u{7F}",
        ]
        // F1 to F35.
        for number in UInt32(0)..<35 { names[0xFFBE + number] = Unicode.Scalar(0xF704 + number).map(Character.init) }
        return names
    }()

    /// The key regardless of modifiers; nil for modifier keys.
    /// - Parameters:
    ///   - code: GDK's key value.
    ///   - lowercase: the Unicode scalar that the key types in lowercase; 0 for none.
    static func key(code: UInt32, lowercase: UInt32) -> Character? {
        special[code] ?? (lowercase == 0 ? nil : Unicode.Scalar(lowercase).map(Character.init))
    }

    /// The text that the key types. With Control, Option or Command, keys are commands and type nothing.
    /// - Parameter unicode: the Unicode scalar that the key types with the current modifiers; 0 for none.
    static func characters(code: UInt32, unicode: UInt32, _ modifiers: EventModifiers) -> String {
        guard modifiers.isDisjoint(with: [.control, .option, .command]) else { return "" }
        if let name = special[code] { return "\r\t".contains(name) ? String(name) : "" }
        return unicode == 0 ? "" : Unicode.Scalar(unicode).map { String(Character($0)) } ?? ""
    }

    /// The modifier of a modifier key; nil for all other keys.
    static func modifier(_ code: UInt32) -> EventModifiers? {
        switch code {
        case 0xFFE1, 0xFFE2: .shift
        case 0xFFE3, 0xFFE4: .control
        case 0xFFE9, 0xFFEA: .option
        default: nil
        }
    }

    static func isOnNumberPad(_ code: UInt32) -> Bool { (0xFF80...0xFFBD).contains(code) }
}

/// The buttons of a mouse by GDK's numbers.
enum MouseButton: UInt32 {
    case primary = 1, middle = 2, secondary = 3
    /// The thumb's button that goes back in browsers.
    case back = 8
}

/// The desktop's usual window commands.
enum WindowCommand {
    case close, quit

    /// Control-W or Control-Q.
    init?(_ event: KeyEvent) {
        guard event.phase == .down, event.modifiers.subtracting(.capsLock) == .control else { return nil }
        switch event.key {
        case "w": self = .close
        case "q": self = .quit
        default: return nil
        }
    }
}
