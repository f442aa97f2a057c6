// Edit mode and its button.

import Foundation
import WaggleGeometry

/// Whether a view's content is being edited. List rows then show controls to delete, move and select them.
public enum EditMode: Hashable, Sendable {
    /// Nothing is edited.
    case inactive
    /// One row is edited temporarily, while its swipe actions are open.
    case transient
    case active

    /// True unless the mode is `inactive`.
    public var isEditing: Bool { self != .inactive }
}

/// The program's value; the outer nil if it set none.
private enum EditModeKey: EnvironmentKey, ForwardedEnvironmentKey { static var defaultValue: Binding<EditMode>?? { nil } }
/// The edit mode of the enclosing screen or window.
private enum SurroundingEditModeKey: EnvironmentKey, ForwardedEnvironmentKey {
    static var defaultValue: Binding<EditMode> { .constant(.inactive) }
}

extension EnvironmentValues {
    /// The edit mode of the enclosing screen or window, which `EditButton` writes; nil only if the program set nil.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? surroundingEditMode }
        set { self[EditModeKey.self] = .some(newValue) }
    }
    /// The edit mode if the program set none.
    var surroundingEditMode: Binding<EditMode> {
        get { self[SurroundingEditModeKey.self] }
        set { self[SurroundingEditModeKey.self] = newValue }
    }
}

/// A button that toggles the edit mode of the enclosing lists. Its title is Edit, or Done while editing.
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
