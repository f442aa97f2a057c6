// The content of a window that presents a value.

import Foundation

/// The views of a window in a `WindowGroup` for values. Created by the group.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    /// The program's view builder.
    enum Form {
        case optional((Binding<Data?>) -> Content)
        case always((Binding<Data>) -> Content, () -> Data)
    }
    private let form: Form
    @Environment(\.appWindow) private var window

    init(_ form: Form) { self.form = form }

    @MainActor public var body: some View { ValueWindowContent(form, window) }
}

/// Holds the window's value for the content, which may change it, and updates the window.
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
