// What a window shows that is there for a value.

import Foundation

/// The views of a window of a `WindowGroup` for values. Made by the group.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    /// How the program makes the views.
    enum Form {
        case optional((Binding<Data?>) -> Content)
        case always((Binding<Data>) -> Content, () -> Data)
    }
    private let form: Form
    @Environment(\.appWindow) private var window

    init(_ form: Form) { self.form = form }

    @MainActor public var body: some View { ValueWindowContent(form, window) }
}

/// Keeps the window's value for the content, which may change it, and tells the window.
nonisolated private struct ValueWindowContent<Data: Codable & Hashable, Content: View>: View {
    private let form: PresentedWindowContent<Data, Content>.Form
    private let window: AppWindow?
    @State private var value: Data?

    @MainActor init(_ form: PresentedWindowContent<Data, Content>.Form, _ window: AppWindow?) {
        self.form = form
        self.window = window
        let opened = window?.value?.base as? Data
        switch form {
        case .optional: _value = State(initialValue: opened)
        case .always(_, let defaultValue): _value = State(initialValue: opened ?? defaultValue())
        }
    }

    @MainActor var body: some View {
        content.onChange(of: value, initial: true) { window?.value = value.map { AnyHashable($0) } }
    }
    @MainActor private var content: Content {
        switch form {
        case .optional(let make): make($value)
        case .always(let make, let defaultValue): make(Binding($value) ?? .constant(defaultValue()))
        }
    }
}
