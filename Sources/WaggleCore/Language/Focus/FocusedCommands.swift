// What the focused view offers to the window's commands.

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
