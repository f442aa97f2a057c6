// Hover effects made of others.

import Foundation

/// A hover effect with a body of other effects.
public protocol CustomHoverEffect {
    associatedtype Body: CustomHoverEffect
    /// The view's appearance without effects, to which the body adds some.
    typealias Content = EmptyHoverEffect
    func body(content: Content) -> Body
    /// The standard effect that this one comes to; nil for none. Implemented by the framework.
    var _standardEffect: HoverEffect? { get }
}
extension CustomHoverEffect {
    public var _standardEffect: HoverEffect? { body(content: EmptyHoverEffect())._standardEffect }
}
extension CustomHoverEffect where Body == Never {
    public func body(content: Content) -> Never { preconditionFailure("Hover effects that Waggle provides have no body.") }
}
extension Never: CustomHoverEffect {
    public var _standardEffect: HoverEffect? { nil }
}

/// No effect.
public struct EmptyHoverEffect: CustomHoverEffect {
    public typealias Body = Never
    public var _standardEffect: HoverEffect? { nil }
}
extension HoverEffect: CustomHoverEffect {
    public typealias Body = Never
    public var _standardEffect: HoverEffect? { self }
    /// What an effect comes to; none for an empty one.
    public init<E: CustomHoverEffect>(_ effect: E) { self = effect._standardEffect ?? .none }
}
/// The effect set by an enclosing `defaultHoverEffect(_:)`.
public struct AutomaticHoverEffect: CustomHoverEffect {
    public init() {}
    public func body(content: Content) -> some CustomHoverEffect { HoverEffect.automatic }
}
/// A light platter behind the view.
public struct HighlightHoverEffect: CustomHoverEffect {
    public init() {}
    public func body(content: Content) -> some CustomHoverEffect { HoverEffect.highlight }
}
/// The view grows slightly and casts a shadow.
public struct LiftHoverEffect: CustomHoverEffect {
    public init() {}
    public func body(content: Content) -> some CustomHoverEffect { HoverEffect.lift }
}
extension CustomHoverEffect where Self == AutomaticHoverEffect {
    /// The effect set by an enclosing `defaultHoverEffect(_:)`.
    public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}
extension CustomHoverEffect where Self == HighlightHoverEffect {
    /// A light platter behind the view.
    public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}
extension CustomHoverEffect where Self == LiftHoverEffect {
    /// The view grows slightly and casts a shadow.
    public static var lift: LiftHoverEffect { LiftHoverEffect() }
}
private struct DisabledHoverEffect<Base: CustomHoverEffect>: CustomHoverEffect {
    typealias Body = Never
    let base: Base
    let isDisabled: Bool
    var _standardEffect: HoverEffect? { isDisabled ? nil : base._standardEffect }
}
extension CustomHoverEffect {
    /// The effect, or none while it is disabled.
    public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect {
        DisabledHoverEffect(base: self, isDisabled: isDisabled)
    }
}

extension View {
    /// Applies a hover effect to the view.
    @_disfavoredOverload
    public nonisolated func hoverEffect(_ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        hoverEffect(HoverEffect(effect), isEnabled: isEnabled)
    }
    /// Sets the automatic hover effect of views inside.
    @_disfavoredOverload
    public nonisolated func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { defaultHoverEffect(effect._standardEffect) }
}
