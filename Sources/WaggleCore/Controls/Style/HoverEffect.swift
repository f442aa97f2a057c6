// Hover effects: the response of views to the pointer.

import Foundation
import WaggleGeometry

/// The appearance of a view under the pointer.
public struct HoverEffect: Sendable {
    fileprivate enum Kind { case automatic, highlight, lift, none }
    fileprivate let kind: Kind
    /// The effect set by an enclosing `defaultHoverEffect(_:)`; a highlight if there is none.
    public static let automatic = HoverEffect(kind: .automatic)
    /// A light platter behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view grows slightly and casts a shadow.
    public static let lift = HoverEffect(kind: .lift)
    static let none = HoverEffect(kind: .none)
}

private struct DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { .highlight } }
private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    fileprivate var defaultHoverEffect: HoverEffect? {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
    /// False if an enclosing `hoverEffectDisabled(_:)` disables hover effects.
    public fileprivate(set) var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Applies a hover effect to the view.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }
    /// Sets the automatic hover effect of views inside; nil for none.
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { environment(\.defaultHoverEffect, effect) }
    /// Disables the hover effects of views inside. An inner modifier cannot enable them again.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        environmentTransform(disabled) { disabled, values in if disabled { values.isHoverEffectEnabled = false } }
    }
}

private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    /// Estimated by eye; Apple publishes no values.
    private static let growth: CGFloat = 1.05, motion = Animation.easeOut(duration: 0.2)
    @State private var isHovered = false
    @Environment(\.defaultHoverEffect) private var standard
    @Environment(\.isHoverEffectEnabled) private var isAllowed

    nonisolated init(effect: HoverEffect, isEnabled: Bool) { (self.effect, self.isEnabled) = (effect, isEnabled) }

    func body(content: Content) -> some View {
        let kind = effect.kind == .automatic ? standard.map { $0.kind == .automatic ? .highlight : $0.kind } : effect.kind
        let isOn = isHovered && isEnabled && isAllowed
        content
            .background {
                if kind == .highlight, isOn {
                    RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color.system(.tertiaryFill)).padding(-6).transition(.opacity)
                }
            }
            .scaleEffect(kind == .lift && isOn ? Self.growth : 1)
            .shadow(
                color: .black.opacity(kind == .lift && isOn ? 0.2 : 0), radius: kind == .lift && isOn ? 8 : 0,
                y: kind == .lift && isOn ? 4 : 0)
            .animation(Self.motion, value: isOn)
            .onHover { isHovered = $0 }
    }
}
