// Which commands for editing the focused view understands.

/// What commands for editing would do with the focused view.
struct FocusAbilities: Equatable {
    /// It is a text that people edit, which can be undone.
    var edits = false
    var cuts = false
    var copies = false
    var pastes = false
    var selects = false

    static let text = FocusAbilities(edits: true, cuts: true, copies: true, pastes: true, selects: true)

    /// Adds what a view around it does for the clipboard.
    mutating func add(_ actions: ClipboardActions) {
        cuts = cuts || actions.cut != nil
        copies = copies || actions.copy != nil
        pastes = pastes || actions.paste != nil
    }
}

private enum FocusAbilitiesKey: FocusedValueKey { typealias Value = FocusAbilities }
private enum SidebarKey: FocusedValueKey { typealias Value = SidebarCommand }

extension FocusedValues {
    var abilities: FocusAbilities? {
        get { self[FocusAbilitiesKey.self] }
        set { self[FocusAbilitiesKey.self] = newValue }
    }
    /// The leading columns of the window's split view; nil: there is none beside others.
    var sidebar: SidebarCommand? {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
}

/// Shows or hides the leading columns of a split view. Equal if the columns are shown the same way.
struct SidebarCommand: Equatable {
    let isShown: Bool
    let toggle: @MainActor () -> Void
    static func == (a: Self, b: Self) -> Bool { a.isShown == b.isShown }
}
