// Alert and ActionSheet: alerts as values, as programs wrote them before iOS 15.

import Foundation

/// An alert as a value. `alert(_:isPresented:actions:message:)` is newer.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// - Parameter dismissButton: Nil for an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
    }
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }

    /// A button of an alert or an action sheet.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(role: nil, label: label, action: action) }
        /// A button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(role: .cancel, label: label, action: action) }
        /// A cancel button with the title Cancel.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
        /// A button that deletes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(role: .destructive, label: label, action: action) }
    }
}

/// A list of choices as a value. `confirmationDialog` is newer.
public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) { (self.title, self.message, self.buttons) = (title, message, buttons) }
}

/// Buttons made from values.
nonisolated private struct ValueButtons: View {
    let buttons: [Alert.Button]
    @MainActor var body: some View {
        ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
            WaggleCore.Button(role: button.role, action: { button.action?() }) { button.label }
        }
    }
}

extension View {
    /// Presents an alert while the binding is true.
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { alert(isPresented, isPresented.wrappedValue ? content() : nil) }
    /// Presents an alert for an item while there is one.
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        alert(isThere(item), item.wrappedValue.map(content))
    }
    /// Presents a list of choices while the binding is true.
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        actionSheet(isPresented, isPresented.wrappedValue ? content() : nil)
    }
    /// Presents a list of choices for an item while there is one.
    public nonisolated func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
        actionSheet(isThere(item), item.wrappedValue.map(content))
    }

    private nonisolated func alert(_ isPresented: Binding<Bool>, _ alert: Alert?) -> some View {
        self.alert(DialogContent(title: alert?.title, message: alert?.message.map { AnyView($0) }, actions: AnyView(ValueButtons(buttons: alert?.buttons ?? []))), isPresented: isPresented)
    }
    private nonisolated func actionSheet(_ isPresented: Binding<Bool>, _ sheet: ActionSheet?) -> some View {
        confirmationDialog(DialogContent(title: sheet?.title, message: sheet?.message.map { AnyView($0) }, actions: AnyView(ValueButtons(buttons: sheet?.buttons ?? []))),
                           isPresented: isPresented)
    }
}

/// Whether there is an item. Writing false removes it.
private func isThere<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(reading: { item.wrappedValue != nil }, writing: { if !$0 { item.wrappedValue = nil } })
}
