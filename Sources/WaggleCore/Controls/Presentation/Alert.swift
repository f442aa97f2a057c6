// alert: a message that the user must answer.

import Foundation

extension View {
    /// Presents an alert while the binding is true. Each button runs its action, closes the alert and writes the binding.
    ///
    /// Buttons are shown in order. One with the role `cancel` comes first of two, and last of more. Without any button there is an OK
    /// button. Text fields and other views are shown above the buttons.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        presentAlert(Text(titleKey), isPresented: isPresented, isReady: true, hasData: false, actions: AnyView(actions()), message: nil)
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        presentAlert(
            Text(titleResource), isPresented: isPresented, isReady: true, hasData: false, actions: AnyView(actions()), message: nil)
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        presentAlert(Text(title), isPresented: isPresented, isReady: true, hasData: false, actions: AnyView(actions()), message: nil)
    }
    /// As above.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        presentAlert(title, isPresented: isPresented, isReady: true, hasData: false, actions: AnyView(actions()), message: nil)
    }
    /// Presents an alert with a message while the binding is true.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentAlert(
            Text(titleKey), isPresented: isPresented, isReady: true, hasData: false, actions: AnyView(actions()),
            message: AnyView(message()))
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentAlert(
            Text(titleResource), isPresented: isPresented, isReady: true, hasData: false, actions: AnyView(actions()),
            message: AnyView(message()))
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentAlert(
            Text(title), isPresented: isPresented, isReady: true, hasData: false, actions: AnyView(actions()), message: AnyView(message()))
    }
    /// As above.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentAlert(
            title, isPresented: isPresented, isReady: true, hasData: false, actions: AnyView(actions()), message: AnyView(message()))
    }
    /// Presents an alert about the data while the binding is true and there is data. Later changes of the data do not affect a shown alert.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentAlert(
            Text(titleKey), isPresented: isPresented, isReady: data != nil, hasData: true, actions: data.map { AnyView(actions($0)) },
            message: nil)
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentAlert(
            Text(titleResource), isPresented: isPresented, isReady: data != nil, hasData: true, actions: data.map { AnyView(actions($0)) },
            message: nil)
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentAlert(
            Text(title), isPresented: isPresented, isReady: data != nil, hasData: true, actions: data.map { AnyView(actions($0)) },
            message: nil)
    }
    /// As above.
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentAlert(
            title, isPresented: isPresented, isReady: data != nil, hasData: true, actions: data.map { AnyView(actions($0)) }, message: nil)
    }
    /// Presents an alert with a message about the data while the binding is true and there is data.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        presentAlert(
            Text(titleKey), isPresented: isPresented, isReady: data != nil, hasData: true, actions: data.map { AnyView(actions($0)) },
            message: data.map { AnyView(message($0)) })
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        presentAlert(
            Text(titleResource), isPresented: isPresented, isReady: data != nil, hasData: true, actions: data.map { AnyView(actions($0)) },
            message: data.map { AnyView(message($0)) })
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentAlert(
            Text(title), isPresented: isPresented, isReady: data != nil, hasData: true, actions: data.map { AnyView(actions($0)) },
            message: data.map { AnyView(message($0)) })
    }
    /// As above.
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentAlert(
            title, isPresented: isPresented, isReady: data != nil, hasData: true, actions: data.map { AnyView(actions($0)) },
            message: data.map { AnyView(message($0)) })
    }

    /// Presents an alert with the description of an error as its title, while the binding is true and there is an error.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        presentAlert(
            Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, isReady: error != nil, hasData: true,
            actions: AnyView(actions()), message: nil)
    }
    /// Presents an alert with the description of an error as its title and a message, while the binding is true and there is an error.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        presentAlert(Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, isReady: error != nil, hasData: true,
                     actions: error.map { AnyView(actions($0)) },
                     message: error.map { AnyView(message($0)) })
    }

    private nonisolated func presentAlert(
        _ title: Text, isPresented: Binding<Bool>, isReady: Bool, hasData: Bool, actions: AnyView?, message: AnyView?
    ) -> some View {
        alert(
            DialogContent(title: title, message: message, actions: actions ?? AnyView(EmptyView())), isPresented: isPresented,
            isReady: isReady, hasData: hasData)
    }
    /// - Parameters:
    ///   - isReady: False if there is nothing to present.
    ///   - hasData: True if it is about data, whose later changes are ignored.
    package nonisolated func alert(
        _ content: DialogContent, isPresented: Binding<Bool>, isReady: Bool = true, hasData: Bool = false
    ) -> some View {
        let request = PresentationRequest(Binding(
            reading: { isReady && isPresented.wrappedValue },
            writing: { isPresented.wrappedValue = $0 })) { AlertPlatter(content: content) }
        return modifier(
            PresentationModifier(request: request, inheritsLook: false, keepsFirstContent: hasData) { AlertLayer(presentation: $0) })
    }
}

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

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }
        /// A button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }
        /// A cancel button with the title Cancel.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
        /// A button that deletes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
    }
}
