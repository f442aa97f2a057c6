// Whether people edit the rows of a list.

import Foundation

/// Whether people edit what a view shows: the rows of a list gain controls that delete, move and select them.
public enum EditMode: Hashable, Sendable {
    /// Nothing is edited.
    case inactive
    /// One row is edited for a moment, while its actions are swiped open.
    case transient
    case active

    /// True unless the mode is `inactive`.
    public var isEditing: Bool { self != .inactive }
}

/// What the program has set; the outer nil: nothing.
private enum EditModeKey: EnvironmentKey, CarriedEnvironmentKey { static var defaultValue: Binding<EditMode>?? { nil } }
/// That of the screen or the window around.
private enum SurroundingEditModeKey: EnvironmentKey, CarriedEnvironmentKey { static var defaultValue: Binding<EditMode> { .constant(.inactive) } }

extension EnvironmentValues {
    /// The edit mode of the window or the screen around, which `EditButton` writes; nil only where a program has set nil.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? surroundingEditMode }
        set { self[EditModeKey.self] = .some(newValue) }
    }
    /// The edit mode where the program has set none.
    var surroundingEditMode: Binding<EditMode> {
        get { self[SurroundingEditModeKey.self] }
        set { self[SurroundingEditModeKey.self] = newValue }
    }
}

/// Begins and ends the editing of the lists around it: Edit, and Done while they are edited.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    public init() {}

    @MainActor public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation(.easeInOut(duration: 0.3)) { editMode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .fontWeight(isEditing ? .semibold : nil)
    }
}
