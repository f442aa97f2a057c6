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
class StyleFrame<Configuration>: @unchecked Sendable {
    let outer: StyleFrame?

    fileprivate init(outer: StyleFrame?) { self.outer = outer }

    /// The control as the style presents it. Inside, the enclosing style applies.
    @MainActor func view(of configuration: Configuration) -> AnyView {
        preconditionFailure("A style frame without a style cannot show anything; create a TypedStyleFrame.")
    }
    func isSame(as other: StyleFrame) -> Bool { self === other }
}

final class TypedStyleFrame<Style: _ControlStyle>: StyleFrame<Style._Configuration>, @unchecked Sendable {
    private let style: Style

    init(_ style: Style, outer: StyleFrame<Style._Configuration>?) {
        self.style = style
        super.init(outer: outer)
    }
    @MainActor override func view(of configuration: Style._Configuration) -> AnyView {
        let outer = RestoreStyles(styles: StyleStack(top: outer))
        return AnyView(StyleBody(style: style, configuration: configuration).modifier(_EnvironmentModifier(identity: outer)))
    }
    override func isSame(as other: StyleFrame<Style._Configuration>) -> Bool {
        if self === other { return true }
        guard let other = other as? TypedStyleFrame<Style>, valuesAreEqual(style, other.style) else { return false }
        return StyleStack(top: outer) == StyleStack(top: other.outer)
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
