// How buttons look, and what presses them.

import Foundation

/// How buttons look. A finger that goes down and up on one presses it.
@MainActor @preconcurrency
public protocol ButtonStyle: _ControlStyle where _Configuration == ButtonStyleConfiguration {
    /// What a style is given to show.
    typealias Configuration = ButtonStyleConfiguration
}

/// The button that a style shows.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let content: AnyView
        /// The label as the program gave it.
        public var body: some View { content }
    }
    /// What the action does to the things it acts on; nil: nothing special.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// True while a finger that came down on the button is on it, or near enough to count.
    public let isPressed: Bool
}

/// How buttons look and how they are pressed.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _ControlStyle where _Configuration == PrimitiveButtonStyleConfiguration {
    /// What a style is given to show and to trigger.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The button that a primitive style shows and triggers.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let content: AnyView
        /// The label as the program gave it.
        public var body: some View { content }
    }
    /// What the action does to the things it acts on; nil: nothing special.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Runs the button's action. Call it on the main actor.
    public func trigger() { MainActor.assumeIsolated(action) }
}

/// A button style with the usual way to press.
nonisolated private struct PressedStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    let style: Style
    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { isPressed in
            StyleBody(style: style, configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(content: AnyView(configuration.label)), isPressed: isPressed))
        }
    }
}

extension View {
    /// Sets the look of buttons within, and how they are pressed.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { controlStyle(style) }
    /// Sets the look of buttons within.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { controlStyle(PressedStyle(style: style)) }
}
