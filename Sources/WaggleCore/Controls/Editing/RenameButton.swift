import Foundation

/// Begins to rename what a view shows.
nonisolated public struct RenameAction {
    fileprivate let action: () -> Void
    /// Begins to rename it.
    public func callAsFunction() { action() }
}

private enum RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Begins to rename what is shown here; nil where nothing can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

extension View {
    /// Tells rename buttons within what to do.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { environment(\.rename, RenameAction(action: action)) }
    /// Has rename buttons within move the focus, such as to the field with the name.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { renameAction { isFocused.wrappedValue = true } }
}

/// Begins to rename what is shown around it. Where nothing can be renamed it is disabled.
nonisolated public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// A button with the system's title and symbol.
    public init() where Label == WaggleCore.Label<Text, Image> { label = WaggleCore.Label("Rename", systemImage: "pencil") }

    @MainActor public var body: some View {
        Button { rename?() } label: { label }.disabled(rename == nil)
    }
}
