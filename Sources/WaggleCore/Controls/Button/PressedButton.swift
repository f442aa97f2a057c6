import Foundation

/// A button that a finger presses by going down and up on it.
nonisolated struct PressedButton<Content: View>: View {
    private let configuration: PrimitiveButtonStyleConfiguration
    /// How the look changes back when the finger goes; it changes at once when the finger comes.
    private let release: Animation?
    private let content: (Bool) -> Content
    @GestureState private var isPressed: Bool

    /// - Parameters:
    ///   - release: Animates the change back from the pressed look. Styles of programs animate it themselves.
    ///   - content: The look, told whether the button is pressed.
    init(configuration: PrimitiveButtonStyleConfiguration, release: Animation? = nil, @ViewBuilder content: @escaping (Bool) -> Content) {
        self.configuration = configuration
        self.release = release
        self.content = content
        _isPressed = GestureState(wrappedValue: false, resetTransaction: Transaction(animation: release))
    }

    @MainActor var body: some View {
        content(isPressed).modifier(GestureModifier(
            gesture: PressGesture()
                .updating($isPressed) { isNear, isPressed, transaction in
                    isPressed = isNear
                    transaction = Transaction(animation: isNear ? nil : release)
                }
                .onEnded { _ in configuration.trigger() },
            attachment: .afterInner, mask: .all, activation: configuration.action))
    }
}
