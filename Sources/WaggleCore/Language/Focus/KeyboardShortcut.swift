// Keyboard shortcuts: keys that trigger a control wherever the focus is.

import Foundation

/// A key with modifiers that triggers a control.
public struct KeyboardShortcut: Sendable, Hashable {
    /// How a shortcut adapts to other keyboards and to right-to-left layouts.
    public struct Localization: Sendable, Hashable {
        private let kind: Int
        /// Directional keys are mirrored in right-to-left layouts.
        public static let automatic = Localization(kind: 0)
        public static let withoutMirroring = Localization(kind: 1)
        /// The program provides a shortcut for each language.
        public static let custom = Localization(kind: 2)
    }

    /// Return: triggers a window's main action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: dismisses without acting.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }
}

extension KeyboardShortcut {
    private static let mirrored: [Character: Character] = {
        let pairs: [(Character, Character)] = [("\u{F702}", "\u{F703}"), ("[", "]"), ("{", "}"), ("(", ")"), ("<", ">")]
        return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($0.1, $0.0) })
    }()

    /// True if the event triggers the shortcut.
    ///
    /// Programs specify Command, which is Control on Linux keyboards; the Super key works, too.
    func matches(_ event: KeyEvent, _ direction: LayoutDirection) -> Bool {
        var wanted = key.character
        if direction == .rightToLeft, localization == .automatic, let other = Self.mirrored[wanted] { wanted = other }
        guard String(event.key).lowercased() == String(wanted).lowercased() else { return false }
        var held = event.modifiers.subtracting([.capsLock, .numericPad]), meant = modifiers.subtracting([.capsLock, .numericPad])
        // A capital letter, or a character typed with Shift, implies Shift.
        if wanted.isUppercase { meant.insert(.shift) } else if !wanted.isLetter,
           !wanted.isFunctionKey { (_, _) = (held.remove(.shift), meant.remove(.shift)) }
        if held == meant { return true }
        guard held.contains(.control), meant.contains(.command), !meant.contains(.control) else { return false }
        held.remove(.control)
        held.insert(.command)
        return held == meant
    }
}

extension Character {
    /// True for keys that type no character, and for keys on which Shift has another meaning.
    fileprivate var isFunctionKey: Bool {
        unicodeScalars.allSatisfy { $0.value <= 0x20 || $0.value == 0x7F || (0xF700...0xF8FF).contains($0.value) }
    }
}

nonisolated struct KeyboardShortcutModifier: ItemModifier {
    let shortcut: KeyboardShortcut?
    /// What the shortcut does without a control; nil if it triggers the controls inside.
    var action: (@MainActor () -> Void)?
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> KeyboardShortcutNode {
        KeyboardShortcutNode(modifier, inputs)
    }
    @MainActor static func update(_ wrapper: KeyboardShortcutNode, with modifier: Self) { wrapper.modifier = modifier }
}

/// The node of a view whose controls have a keyboard shortcut; the first enabled control handles it.
@MainActor
final class KeyboardShortcutNode: WrapperNode {
    var modifier: KeyboardShortcutModifier
    private var shortcut: KeyboardShortcut? { modifier.shortcut }
    init(_ modifier: KeyboardShortcutModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        graph.input.focus.add(self)
    }
    func matches(_ key: KeyEvent) -> Bool { shortcut?.matches(key, environment.layoutDirection) ?? false }

    /// - Returns: false if nothing can be triggered.
    func press() -> Bool {
        guard let action = modifier.action else { return pressFirst(in: self) }
        guard environment.values.isEnabled, !isWithinLeavingItem else { return false }
        action()
        return true
    }

    private func pressFirst(in item: ItemNode) -> Bool {
        if let responder = item as? GestureResponder, responder.environment.values.keyboardShortcut == shortcut, responder.isEnabled,
           !responder.isWithinLeavingItem, responder.activate() { return true }
        var isDone = false
        item.forEachItem { if !isDone { isDone = pressFirst(in: $0) } }
        return isDone
    }
    override func didEnd() {
        super.didEnd()
        graph.input.focus.remove(self)
    }
}

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut of the controls in the view; nil for none.
    public package(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Lets a key trigger the control, wherever the focus is in the window. If there are several controls inside, the first one handles it.
    public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }
    /// Like `keyboardShortcut(_:modifiers:)`, with an adaptation to right-to-left layouts.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }
    /// Like `keyboardShortcut(_:modifiers:)`.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { keyboardShortcut(Optional(shortcut)) }
    /// Like `keyboardShortcut(_:modifiers:)`; nil removes an inherited shortcut.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environmentTransform(shortcut) { $1.keyboardShortcut = $0 }.modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }
}

// MARK: Keyboard shortcuts as text, for menus

extension KeyboardShortcut {
    /// The keys to press on a Linux keyboard, such as Ctrl+Shift+S.
    var words: String {
        var parts: [String] = []
        if !modifiers.isDisjoint(with: [.control, .command]) { parts.append("Ctrl") }
        if modifiers.contains(.option) { parts.append("Alt") }
        if modifiers.contains(.shift) || key.character.isUppercase { parts.append("Shift") }
        // Command maps to Control, so a shortcut with both uses the Super key.
        if modifiers.contains([.control, .command]) { parts.append("Super") }
        return (parts + [keyName]).joined(separator: "+")
    }

    private var keyName: String {
        if let scalar = key.character.unicodeScalars.first, (0xF704...0xF726).contains(scalar.value) { return "F\(scalar.value - 0xF703)" }
        let names: [KeyEquivalent: String] = [
            .return: "Return", .escape: "Esc", .delete: "Backspace", .deleteForward: "Del", .tab: "Tab", .space: "Space", .home: "Home",
            .end: "End",
            .pageUp: "Page Up", .pageDown: "Page Down", .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→",
        ]
        return names[key] ?? key.character.uppercased()
    }
}
