// The common part of all control styles.

import Foundation

/// The appearance of one kind of control: the common part of `ButtonStyle`, `LabelStyle`, `ProgressViewStyle` and others.
///
/// A style protocol refines this one and names the configuration that its styles receive:
///
///     public protocol ToggleStyle: _ControlStyle where _Configuration == ToggleStyleConfiguration {
///         typealias Configuration = ToggleStyleConfiguration
///     }
///
/// The control's body is a `StyledControl` of a configuration and the default style; the view modifier is `controlStyle(_:)`. A style's
/// dynamic properties belong to the control that it styles, so a style may read the environment and keep state. A style that shows its
/// control again extends the enclosing style.
@MainActor @preconcurrency
public protocol _ControlStyle<_Configuration> {
    /// What the style receives. Each kind of control has its own configuration type.
    associatedtype _Configuration
    /// The control's view.
    associatedtype Body: View
    /// Creates the control's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: _Configuration) -> Body
}

/// A part of a control as the program provided it, such as the label in the configuration of a style.
@MainActor @preconcurrency
protocol StylePart: View {
    var content: AnyView { get }
}

extension StylePart {
    /// The view as the program provided it.
    public var body: some View { content }
}

/// Evaluates a style. The style's dynamic properties are this view's.
nonisolated struct StyleBody<Style: _ControlStyle>: View, HoldsDynamicProperties {
    var style: Style
    let configuration: Style._Configuration
    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    /// Sets the style of one kind of control inside.
    nonisolated func controlStyle<S: _ControlStyle>(_ style: S) -> some View {
        modifier(_EnvironmentModifier(identity: PushStyle(style: style)))
    }
}

/// Pushes a style in front of the inherited ones.
private struct PushStyle<Style: _ControlStyle>: EnvironmentChange {
    let style: Style

    func apply(to environment: inout EnvironmentValues) {
        let outer = environment[StyleStackKey<Style._Configuration>.self]
        environment[StyleStackKey<Style._Configuration>.self] = StyleStack(top: StyleFrame(style, outer: outer.top))
    }
    func isSame(as other: any EnvironmentChange) -> Bool {
        (other as? Self).map { valuesAreEqual(style, $0.style) } ?? false
    }
}
