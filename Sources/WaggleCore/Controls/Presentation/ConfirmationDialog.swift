// confirmationDialog: a choice about an action.

import Foundation

extension View {
    /// Presents a list of choices while the binding is true. Each button runs its action, closes the dialog and writes the binding.
    ///
    /// In a window of compact width, the choices are at the bottom of the window, and the button with the role `cancel` is separate, below
    /// the others; if there is none, a Cancel button is added. In a wider window, they are in a popover at this view, without a Cancel
    /// button. A tap outside cancels.
    /// - Parameter titleVisibility: Automatic hides the title.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        presentConfirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, isReady: true, hasData: false,
            actions: AnyView(actions()), message: nil)
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentConfirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, isReady: true, hasData: false,
            actions: AnyView(actions()), message: nil)
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        presentConfirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, isReady: true, hasData: false,
            actions: AnyView(actions()), message: nil)
    }
    /// As above.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        presentConfirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, isReady: true, hasData: false, actions: AnyView(actions()),
            message: nil)
    }
    /// Presents a list of choices with a message while the binding is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presentConfirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, isReady: true, hasData: false,
            actions: AnyView(actions()), message: AnyView(message()))
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentConfirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, isReady: true, hasData: false,
            actions: AnyView(actions()), message: AnyView(message()))
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presentConfirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, isReady: true, hasData: false,
            actions: AnyView(actions()), message: AnyView(message()))
    }
    /// As above.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presentConfirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, isReady: true, hasData: false, actions: AnyView(actions()),
            message: AnyView(message()))
    }
    /// Presents a list of choices about the data while the binding is true and there is data.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentConfirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, isReady: data != nil, hasData: true,
            actions: data.map { AnyView(actions($0)) }, message: nil)
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentConfirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, isReady: data != nil, hasData: true,
            actions: data.map { AnyView(actions($0)) }, message: nil)
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentConfirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, isReady: data != nil, hasData: true,
            actions: data.map { AnyView(actions($0)) }, message: nil)
    }
    /// As above.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentConfirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, isReady: data != nil, hasData: true,
            actions: data.map { AnyView(actions($0)) }, message: nil)
    }
    /// Presents a list of choices with a message about the data while the binding is true and there is data.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentConfirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, isReady: data != nil, hasData: true,
            actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) })
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentConfirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, isReady: data != nil, hasData: true,
            actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) })
    }
    /// As above.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentConfirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, isReady: data != nil, hasData: true,
            actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) })
    }
    /// As above.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentConfirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, isReady: data != nil, hasData: true,
            actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) })
    }

    private nonisolated func presentConfirmationDialog(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, isReady: Bool, hasData: Bool, actions: AnyView?,
        message: AnyView?
    ) -> some View {
        let content = DialogContent(
            title: titleVisibility == .visible ? title : nil, message: message, actions: actions ?? AnyView(EmptyView()))
        return confirmationDialog(content, isPresented: isPresented, isReady: isReady, hasData: hasData)
    }
    /// - Parameters:
    ///   - isReady: False if there is nothing to present.
    ///   - hasData: True if it is about data, whose later changes are ignored.
    package nonisolated func confirmationDialog(
        _ content: DialogContent, isPresented: Binding<Bool>, isReady: Bool = true, hasData: Bool = false
    ) -> some View {
        let request = PresentationRequest(Binding(
            reading: { isReady && isPresented.wrappedValue },
            writing: { isPresented.wrappedValue = $0 })) { DialogPlatters(content: content) }
        return modifier(ConfirmationDialogModifier(request: request, keepsFirstContent: hasData))
    }
}
