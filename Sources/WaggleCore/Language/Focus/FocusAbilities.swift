// Which editing commands the focused view supports.

/// Which editing commands the focused view supports.
struct FocusAbilities: Equatable {
    /// The view is an editable text, whose edits can be undone.
    var edits = false
    var cuts = false
    var copies = false
    var pastes = false
    var selects = false

    static let text = FocusAbilities(edits: true, cuts: true, copies: true, pastes: true, selects: true)

    /// Adds the clipboard commands of an enclosing view.
    mutating func add(_ actions: ClipboardActions) {
        cuts = cuts || actions.cut != nil
        copies = copies || actions.copy != nil
        pastes = pastes || actions.paste != nil
    }
}

private enum FocusAbilitiesKey: FocusedValueKey { typealias Value = FocusAbilities }
private enum SidebarKey: FocusedValueKey { typealias Value = ColumnCommand }
private enum InspectorKey: FocusedValueKey { typealias Value = ColumnCommand }

extension FocusedValues {
    var abilities: FocusAbilities? {
        get { self[FocusAbilitiesKey.self] }
        set { self[FocusAbilitiesKey.self] = newValue }
    }
    /// The leading columns of the window's split view; nil if there are none beside other columns.
    var sidebar: ColumnCommand? {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
    /// The window's inspector; nil if there is none.
    var inspector: ColumnCommand? {
        get { self[InspectorKey.self] }
        set { self[InspectorKey.self] = newValue }
    }
}

/// Shows or hides the sidebar or the inspector of a window. Equal if the column is in the same state.
struct ColumnCommand: Equatable {
    let isShown: Bool
    let toggle: @MainActor () -> Void
    static func == (a: Self, b: Self) -> Bool { a.isShown == b.isShown }
}
