// How views answer the pointer over them.

import Foundation
import WaggleGeometry

/// How a view looks under the pointer.
public struct HoverEffect: Sendable {
    fileprivate enum Kind { case automatic, highlight, lift }
    fileprivate let kind: Kind
    /// The effect that `defaultHoverEffect(_:)` sets around; without one, a highlight.
    public static let automatic = HoverEffect(kind: .automatic)
    /// A light platter behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view grows a little and casts a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

private struct DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { .highlight } }
private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    fileprivate var defaultHoverEffect: HoverEffect? {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
    /// False where `hoverEffectDisabled(_:)` has taken hover effects away.
    public fileprivate(set) var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Lets the view answer the pointer over it.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }
    /// Sets the automatic effect inside; nil: none.
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { environment(\.defaultHoverEffect, effect) }
    /// Takes hover effects away inside. What is disabled further out stays disabled.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        environmentTransform(disabled) { disabled, values in if disabled { values.isHoverEffectEnabled = false } }
    }
}

private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    /// Measures by eye: Apple states none.
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
            .shadow(color: .black.opacity(kind == .lift && isOn ? 0.2 : 0), radius: kind == .lift && isOn ? 8 : 0, y: kind == .lift && isOn ? 4 : 0)
            .animation(Self.motion, value: isOn)
            .onHover { isHovered = $0 }
    }
}
