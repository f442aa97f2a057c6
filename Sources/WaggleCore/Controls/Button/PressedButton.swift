import Foundation

/// A button with the standard interaction: a finger presses it by going down and lifting on it.
nonisolated struct PressedButton<Content: View>: View {
    private let configuration: PrimitiveButtonStyleConfiguration
    /// Animates the return from the pressed appearance; the pressed appearance shows immediately.
    private let release: Animation?
    private let content: (Bool) -> Content
    @GestureState private var isPressed: Bool

    /// - Parameters:
    ///   - release: Animates the return from the pressed appearance. Custom styles animate it themselves.
    ///   - content: The appearance; receives whether the button is pressed.
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
            attachment: .normal, mask: .all, activation: configuration.action))
    }
}
