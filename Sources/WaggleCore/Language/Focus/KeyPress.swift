// Keys that a program's views handle while they have the focus.

import Foundation
import WaggleGeometry

/// A key event.
public struct KeyPress: Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
            return "[\(names.joined(separator: ", "))]"
        }
    }

    /// Whether a view handled a key event.
    public enum Result: Sendable, Hashable {
        /// The key goes no further.
        case handled
        /// Enclosing views, and then the window, may handle it.
        case ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// The text that the key types with its modifiers.
    public let characters: String
    public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String {
        "KeyPress(phase: \(phase), key: \(String(key.character).debugDescription), characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
    }
}

extension KeyPress {
    init(_ event: KeyEvent) {
        phase = switch event.phase {
        case .down: .down
        case .repeat: .repeat
        case .up: .up
        }
        key = KeyEquivalent(event.key)
        characters = event.characters
        modifiers = event.modifiers
    }
}

nonisolated struct KeyPressModifier: ItemModifier {
    let phases: KeyPress.Phases
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> KeyPressNode { KeyPressNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: KeyPressNode, with modifier: Self) { wrapper.modifier = modifier }
}

@MainActor
final class KeyPressNode: WrapperNode, KeyHandler {
    var modifier: KeyPressModifier
    init(_ modifier: KeyPressModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }
    func handle(_ key: KeyEvent) -> Bool {
        let press = KeyPress(key)
        guard environment.values.isEnabled, modifier.phases.contains(press.phase), modifier.matches(press) else { return false }
        return modifier.action(press) == .handled
    }
}

extension View {
    /// Runs the action when the key goes down or repeats while this view or one of its subviews has the focus.
    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }
    /// Like `onKeyPress(_:action:)`, for the given phases.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }
    /// Like `onKeyPress(_:action:)`, for several keys.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
    }
    /// Like `onKeyPress(_:action:)`, for all keys that type characters of a set.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { press in
            !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
    }
    /// Like `onKeyPress(_:action:)`, for all keys.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
    }
}

/// A key, identified by the character that it types without modifiers or, for keys that type none, by a function character.
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    /// Backspace: deletes before the caret.
    public static let delete = KeyEquivalent("\u{8}")
    /// Deletes after the caret.
    public static let deleteForward = KeyEquivalent("\u{7F}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}
