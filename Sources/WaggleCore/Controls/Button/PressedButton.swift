import Foundation

/// A button that a finger presses by going down and up on it, or by staying where buttons repeat their action.
nonisolated struct PressedButton<Content: View>: View {
    private let configuration: PrimitiveButtonStyleConfiguration
    /// Animates the return from the pressed appearance; the pressed appearance shows immediately.
    private let release: Animation?
    private let content: (Bool) -> Content
    @GestureState private var isPressed: Bool
    /// How far the present hold has been answered; nothing is shown of it.
    @State private var answered: HoldGesture.Value?
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior

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
        if repeatBehavior == .enabled {
            content(isPressed).modifier(button(held))
        } else {
            content(isPressed).modifier(button(pressed))
        }
    }

    @MainActor private func button<G: Gesture>(_ gesture: G) -> GestureModifier<G> {
        GestureModifier(gesture: gesture, attachment: .normal, mask: .all, activation: configuration.action)
    }
    @MainActor private var pressed: some Gesture {
        PressGesture()
            .updating($isPressed) { isNear, isPressed, transaction in
                isPressed = isNear
                transaction = Transaction(animation: isNear ? nil : release)
            }
            .onEnded { _ in configuration.trigger() }
    }
    @MainActor private var held: some Gesture {
        HoldGesture(beginning: .afterDelay)
            .updating($isPressed) { hold, isPressed, transaction in
                isPressed = hold.isNear
                transaction = Transaction(animation: hold.isNear ? nil : release)
            }
            .onChanged { hold in
                for _ in 0..<hold.count(since: answered) { configuration.trigger() }
                answered = hold
            }
            // What was repeated is done.
            .onEnded { hold in if hold.count == 0 { configuration.trigger() } }
    }
}

extension HoldGesture.Value {
    /// How often the action has become due since another moment of this hold, or since its beginning.
    func count(since answered: HoldGesture.Value?) -> Int { answered?.start == start ? count - (answered?.count ?? 0) : count }
}
