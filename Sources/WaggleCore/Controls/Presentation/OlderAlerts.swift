// Alert and ActionSheet: alerts as values, as programs wrote them before iOS 15.

import Foundation

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
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        alert(isPresented, isPresented.wrappedValue ? content() : nil)
    }
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
        self.alert(DialogContent(
            title: alert?.title, message: alert?.message.map { AnyView($0) },
            actions: AnyView(ValueButtons(buttons: alert?.buttons ?? []))), isPresented: isPresented)
    }
    private nonisolated func actionSheet(_ isPresented: Binding<Bool>, _ sheet: ActionSheet?) -> some View {
        confirmationDialog(DialogContent(
            title: sheet?.title, message: sheet?.message.map { AnyView($0) },
            actions: AnyView(ValueButtons(buttons: sheet?.buttons ?? []))),
                           isPresented: isPresented)
    }
}

/// Whether there is an item. Writing false removes it.
private func isThere<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(reading: { item.wrappedValue != nil }, writing: { if !$0 { item.wrappedValue = nil } })
}

/// A list of choices as a value. `confirmationDialog` is newer.
public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}
