// Keyboard shortcuts as text, for menus.

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
            .return: "Return", .escape: "Esc", .delete: "Backspace", .deleteForward: "Del", .tab: "Tab", .space: "Space", .home: "Home", .end: "End",
            .pageUp: "Page Up", .pageDown: "Page Down", .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→",
        ]
        return names[key] ?? key.character.uppercased()
    }
}
