import Foundation

/// The styles of one kind of control that apply to a view, innermost first. The configuration type distinguishes the kinds.
struct StyleStack<Configuration>: Sendable {
    let top: StyleFrame<Configuration>?
}

extension StyleStack: Equatable {
    static func == (a: StyleStack, b: StyleStack) -> Bool {
        guard let first = a.top, let second = b.top else { return a.top == nil && b.top == nil }
        return first.isSame(as: second)
    }
}

/// A style and the enclosing ones. Immutable; its contents are used only on the main actor, although environments travel between threads.
final class StyleFrame<Configuration>: @unchecked Sendable {
    private let style: any _ControlStyle<Configuration>
    private let outer: StyleFrame?

    init(_ style: any _ControlStyle<Configuration>, outer: StyleFrame?) { (self.style, self.outer) = (style, outer) }

    /// The control as the style presents it. Inside, the enclosing style applies.
    @MainActor func view(of configuration: Configuration) -> AnyView {
        func view<Style: _ControlStyle>(_ style: Style) -> AnyView where Style._Configuration == Configuration {
            let restored = RestoreStyles(styles: StyleStack(top: outer))
            return AnyView(StyleBody(style: style, configuration: configuration).modifier(_EnvironmentModifier(identity: restored)))
        }
        return view(style)
    }
    func isSame(as other: StyleFrame) -> Bool {
        func isEqual<Style: _ControlStyle>(_ style: Style) -> Bool { (other.style as? Style).map { valuesAreEqual(style, $0) } ?? false }
        return self === other || isEqual(style) && StyleStack(top: outer) == StyleStack(top: other.outer)
    }
}

enum StyleStackKey<Configuration>: EnvironmentKey {
    static var defaultValue: StyleStack<Configuration> { StyleStack(top: nil) }
}

/// Restores the enclosing styles for a style's content.
private struct RestoreStyles<Configuration>: EnvironmentChange {
    let styles: StyleStack<Configuration>

    func apply(to environment: inout EnvironmentValues) { environment[StyleStackKey<Configuration>.self] = styles }
    func isSame(as other: any EnvironmentChange) -> Bool { (other as? Self).map { styles == $0.styles } ?? false }
}
