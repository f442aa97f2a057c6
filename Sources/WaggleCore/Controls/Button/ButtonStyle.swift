// The appearance and interaction of buttons.

import Foundation

/// The appearance of buttons with the standard interaction: touching down and lifting on a button presses it.
@MainActor @preconcurrency
public protocol ButtonStyle: _ControlStyle where _Configuration == ButtonStyleConfiguration {
    /// What the style receives.
    typealias Configuration = ButtonStyleConfiguration
}

/// The button that a style presents.
public struct ButtonStyleConfiguration {
    /// The button's label, as the program provided it; several views are side by side.
    public struct Label: LabelPart { let parts: LabelParts }
    /// The button's role; nil if it has none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// True while a touch that began on the button is near enough for lifting to press it.
    public let isPressed: Bool
}

/// A button style with the standard interaction.
nonisolated private struct PressedStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    let style: Style
    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { isPressed in
            StyleBody(style: style, configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(parts: configuration.label.parts), isPressed: isPressed))
        }
    }
}

extension View {
    /// Sets the appearance and interaction of buttons inside.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { controlStyle(style) }
    /// Sets the appearance of buttons inside.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { controlStyle(PressedStyle(style: style)) }
}
