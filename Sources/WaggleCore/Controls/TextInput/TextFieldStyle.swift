// The appearance of text fields.

import Foundation
import WaggleGeometry

/// The appearance of text fields. A style presents the field that it receives with modifiers around it.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    /// The label of the field that the style receives.
    typealias _Label = _TextFieldStyleLabel
    /// Creates the field's view.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// Adapts a text field style to a control style.
nonisolated private struct TextFieldStyleAdapter<Style: TextFieldStyle>: _ControlStyle, HoldsDynamicProperties {
    let style: Style
    typealias _Configuration = TextField<_TextFieldStyleLabel>
    @MainActor func makeBody(configuration: TextField<_TextFieldStyleLabel>) -> Style._Body { style._body(configuration: configuration) }
}

extension View {
    /// Sets the style of text fields and secure fields inside.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { controlStyle(TextFieldStyleAdapter(style: style)) }
}

/// The default style: plain.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// Only the text, without a border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// A box with rounded corners around the text.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        configuration
            // A field for 17 points is 34 points high.
            .environment(\.textInputInsets, EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
            .background { RoundedFieldBorder() }
    }
}

private struct RoundedFieldBorder: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme
    @Environment(\.displayScale) private var displayScale

    private static let cornerRadius: CGFloat = 5
    private var fill: Color {
        switch (scheme, isEnabled) {
        case (.light, true): .white
        case (.light, false): Color(red: 250 / 255, green: 250 / 255, blue: 250 / 255)
        case (.dark, true): .black
        case (.dark, false): Color(red: 5 / 255, green: 5 / 255, blue: 5 / 255)
        }
    }
    var body: some View {
        let shape = RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
        shape.fill(fill).overlay { shape.strokeBorder((scheme == .dark ? Color.white : .black).opacity(0.2), lineWidth: 1 / displayScale) }
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style.
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Only the text.
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A box with rounded corners.
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
