import Foundation

/// Starts renaming a view's content.
nonisolated public struct RenameAction {
    fileprivate let action: () -> Void
    /// Starts renaming.
    public func callAsFunction() { action() }
}

private enum RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Starts renaming the content; nil if it cannot be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of rename buttons inside.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }
    /// Lets rename buttons inside move the focus, for example to the text field with the name.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

/// A button that starts renaming the surrounding content. It is disabled if that cannot be renamed.
nonisolated public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// A button with the system's title and symbol.
    public init() where Label == WaggleCore.Label<Text, Image> { label = WaggleCore.Label("Rename", systemImage: "pencil") }

    @MainActor public var body: some View {
        Button { rename?() } label: { label }.disabled(rename == nil)
    }
}
