import Foundation

/// A button that is pressed by touching and lifting, or by holding if buttons repeat their action.
nonisolated struct PressedButton<Content: View>: View {
    private let configuration: PrimitiveButtonStyleConfiguration
    /// Animates the return from the pressed appearance; the pressed appearance shows immediately.
    private let release: Animation?
    private let content: (Bool) -> Content
    @GestureState private var press: HoldGesture.Progress
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior

    /// - Parameters:
    ///   - release: Animates the return from the pressed appearance. Custom styles animate it themselves.
    ///   - content: The appearance; receives whether the button is pressed.
    init(configuration: PrimitiveButtonStyleConfiguration, release: Animation? = nil, @ViewBuilder content: @escaping (Bool) -> Content) {
        self.configuration = configuration
        self.release = release
        self.content = content
        _press = GestureState(wrappedValue: HoldGesture.Progress(), resetTransaction: Transaction(animation: release))
    }

    @MainActor var body: some View {
        content(press.isPressed).modifier(GestureModifier(
            gesture: HoldGesture(repetition: repeatBehavior == .enabled ? .afterDelay : .never)
                .updating($press) { value, press, transaction in
                    press.follow(value) { configuration.trigger() }
                    transaction = Transaction(animation: value.isNear ? nil : release)
                }
                // A repeated action has already run.
                .onEnded { value in if value.count == 0 { configuration.trigger() } },
            attachment: .normal, mask: .all, activation: configuration.action))
    }
}
