// What the styles of all controls have in common.

import Foundation

/// How one kind of control looks: the part that `ButtonStyle`, `LabelStyle`, `ProgressViewStyle` and their like share.
///
/// A style protocol refines this one and says what its styles are given:
///
///     public protocol ToggleStyle: _ControlStyle where _Configuration == ToggleStyleConfiguration {
///         typealias Configuration = ToggleStyleConfiguration
///     }
///
/// The control's body is a `StyledControl` of a configuration and the style that holds where none is set, and the modifier of views is
/// `controlStyle(_:)`. A style's dynamic properties belong to the place of the control, so a style may read the environment and keep state.
/// A style that shows its control again adds to the next style outward.
@MainActor @preconcurrency
public protocol _ControlStyle {
    /// What a style is given to show. One configuration belongs to one kind of control.
    associatedtype _Configuration
    /// The look of the control.
    associatedtype Body: View
    /// The look of a control.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: _Configuration) -> Body
}

/// A style at work. The style's dynamic properties are this view's.
nonisolated struct StyleBody<Style: _ControlStyle>: View, HoldsDynamicProperties {
    var style: Style
    let configuration: Style._Configuration
    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    /// Sets the style of one kind of control within.
    nonisolated func controlStyle<S: _ControlStyle>(_ style: S) -> some View {
        modifier(_EnvironmentModifier(identity: PushStyle(style: style)))
    }
}

/// Puts one more style in front of those that hold outside.
private struct PushStyle<Style: _ControlStyle>: EnvironmentChange {
    let style: Style

    func apply(to environment: inout EnvironmentValues) {
        let outer = environment[StyleStackKey<Style._Configuration>.self]
        environment[StyleStackKey<Style._Configuration>.self] = StyleStack(top: TypedStyleFrame(style, outer: outer.top))
    }
    func isSame(as other: any EnvironmentChange) -> Bool {
        (other as? Self).map { valuesAreEqual(style, $0.style) } ?? false
    }
}
