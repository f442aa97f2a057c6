// How buttons look, and what has to be done to press them.

import Foundation

/// How buttons look; pressing is as usual.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button style has to show.
public struct ButtonStyleConfiguration {
    /// What the button is labelled with.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let role: ButtonRole?
    public let label: Label
    /// True while a finger that came down on the button is on it, or near enough to count.
    public let isPressed: Bool
}

/// How buttons look and how they are pressed.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style has to show and to set off.
public struct PrimitiveButtonStyleConfiguration {
    /// What the button is labelled with.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button is for. Called on the main actor.
    public func trigger() { MainActor.assumeIsolated(action) }
}

// MARK: The styles at a place

extension StyleStack where Style == any PrimitiveButtonStyle {
    @MainActor func view(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        guard let top else { return DefaultButtonStyle().erased(configuration) }
        return AnyView(top.style.erased(configuration).environment(\.buttonStyle, StyleStack(top: top.outer)))
    }
}

extension PrimitiveButtonStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView { AnyView(PrimitiveButtonStyleBody(style: self, configuration: configuration)) }
}

/// A style at work: its own dynamic properties are this view's.
nonisolated private struct PrimitiveButtonStyleBody<Style: PrimitiveButtonStyle>: View, HoldsDynamicProperties {
    var style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
nonisolated private struct ButtonStyleBody<Style: ButtonStyle>: View, HoldsDynamicProperties {
    var style: Style
    let configuration: ButtonStyleConfiguration
    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

/// A style that says how a button looks, with the usual pressing.
nonisolated private struct PressedStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    let style: Style
    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { isPressed in
            ButtonStyleBody(style: style, configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(content: AnyView(configuration.label)), isPressed: isPressed))
        }
    }
}

/// A button that is pressed by a finger that goes down and up on it.
nonisolated struct PressedButton<Content: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    /// The look, told whether the button is pressed.
    @ViewBuilder let content: (Bool) -> Content
    @GestureState private var isPressed = false

    @MainActor var body: some View {
        content(isPressed).modifier(GestureModifier(
            gesture: PressGesture()
                .updating($isPressed) { isNear, isPressed, transaction in
                    isPressed = isNear
                    // A change from one look to another, not a movement.
                    transaction = Transaction()
                }
                .onEnded { _ in configuration.trigger() },
            attachment: .afterInner, mask: .all, activation: configuration.action))
    }
}

private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: StyleStack<any PrimitiveButtonStyle> { StyleStack(top: nil) } }

extension EnvironmentValues {
    var buttonStyle: StyleStack<any PrimitiveButtonStyle> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of buttons within, and how they are pressed.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(_EnvironmentModifier(identity: PushStyle(keyPath: \.buttonStyle, style: style as any PrimitiveButtonStyle)))
    }
    /// Sets the look of buttons within.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { buttonStyle(PressedStyle(style: style)) }
}
