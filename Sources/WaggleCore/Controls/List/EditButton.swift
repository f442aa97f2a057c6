// The button that switches a list's edit mode.

import Foundation

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
