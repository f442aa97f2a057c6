// Editing keys.

/// The editing command of a key.
///
/// On the desktop, Control selects words and Home and End go to the ends; on Apple's keyboards, Option selects words and Command goes to
/// the ends. Both work. The left and right arrows move visually. Words, lines and the whole text are relative to the writing direction, so
/// in a right-to-left paragraph the left arrow moves forward by a word.
enum TextCommand: Hashable, Sendable {
    enum Side: Hashable, Sendable { case left, right }

    /// One grapheme, word or line to the left or right on screen.
    case moveSideways(Side, by: TextUnit, isExtending: Bool)
    case moveByLine(TextDirection, isExtending: Bool)
    case moveByPage(TextDirection, isExtending: Bool)
    /// To an end of the line or of the text.
    case moveToEnd(TextDirection, of: TextUnit, isExtending: Bool)
    case delete(TextDirection, by: TextUnit)
    case selectAll, copy, cut, paste, undo, redo
    /// Return, optionally with a modifier that forces a line break.
    case newline(isForced: Bool)
    case tab

    init?(_ key: KeyEvent) {
        let held = key.modifiers.subtracting([.capsLock, .numericPad])
        let shift = held.contains(.shift), rest = held.subtracting(.shift)
        switch key.key {
        case "\u{F702}", "\u{F703}":
            let side: Side = key.key == "\u{F702}" ? .left : .right
            guard let unit = Self.unit(rest) else { return nil }
            self = .moveSideways(side, by: unit, isExtending: shift)
        case "\u{F700}", "\u{F701}":
            let direction: TextDirection = key.key == "\u{F700}" ? .backward : .forward
            if rest.isEmpty { self = .moveByLine(direction, isExtending: shift) }
            else if rest == .command { self = .moveToEnd(direction, of: .document, isExtending: shift) }
            else { return nil }
        case "\u{F72C}", "\u{F72D}":
            guard rest.isEmpty else { return nil }
            self = .moveByPage(key.key == "\u{F72C}" ? .backward : .forward, isExtending: shift)
        case "\u{F729}", "\u{F72B}":
            let direction: TextDirection = key.key == "\u{F729}" ? .backward : .forward
            if rest.isEmpty { self = .moveToEnd(direction, of: .line, isExtending: shift) }
            else if rest == .control || rest == .command { self = .moveToEnd(direction, of: .document, isExtending: shift) }
            else { return nil }
        case "\u{8}":
            guard let unit = Self.unit(rest) else { return nil }
            self = .delete(.backward, by: unit)
        case "\u{7F}":
            // Older desktop shortcuts for cut, copy and paste.
            if shift, rest.isEmpty { self = .cut; return }
            guard let unit = Self.unit(rest) else { return nil }
            self = .delete(.forward, by: unit)
        case "\u{F727}":
            if shift, rest.isEmpty { self = .paste } else if rest == .control, !shift { self = .copy } else { return nil }
        case "\r", "\u{3}":
            guard rest.isSubset(of: .option) else { return nil }
            self = .newline(isForced: shift || rest.contains(.option))
        case "\t":
            guard held.isEmpty else { return nil }
            self = .tab
        default:
            guard rest == .control || rest == .command else { return nil }
            switch (key.key.lowercased(), shift) {
            case ("a", false): self = .selectAll
            case ("c", false): self = .copy
            case ("x", false): self = .cut
            case ("v", _): self = .paste
            case ("z", false): self = .undo
            case ("z", true), ("y", false): self = .redo
            default: return nil
            }
        }
    }

    private static func unit(_ held: EventModifiers) -> TextUnit? {
        switch held {
        case []: .character
        case .control, .option: .word
        case .command: .line
        default: nil
        }
    }
}
