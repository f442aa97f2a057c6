// Symbol effects of views.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// An effect that applies to the symbols in an environment.
struct AppliedSymbolEffect: Equatable {
    enum Trigger: Equatable {
        /// Plays at each change of the value.
        case value(any Equatable)
        case active(Bool)

        static func == (a: Trigger, b: Trigger) -> Bool {
            func isEqual<T: Equatable>(_ value: T, to other: any Equatable) -> Bool { (other as? T) == value }
            return switch (a, b) {
            case (.value(let a), .value(let b)): isEqual(a, to: b)
            case (.active(let a), .active(let b)): a == b
            case (.value, .active), (.active, .value): false
            }
        }
    }
    let configuration: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let trigger: Trigger
}

private struct SymbolEffectsKey: EnvironmentKey { static var defaultValue: [AppliedSymbolEffect] { [] } }

extension EnvironmentValues {
    /// The symbol effects; of each kind, only the innermost.
    var symbolEffects: [AppliedSymbolEffect] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

extension View {
    private nonisolated func applying(_ effect: AppliedSymbolEffect) -> some View {
        environmentTransform(effect) { effect, environment in
            environment.symbolEffects.removeAll { $0.configuration.group == effect.configuration.group }
            environment.symbolEffects.append(effect)
        }
    }

    /// Animates the symbols inside while the effect is active. A repeating effect ends after the cycle in which it becomes inactive.
    /// Pictures are unaffected.
    @_disfavoredOverload
    public nonisolated func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View
        where T: IndefiniteSymbolEffect, T: SymbolEffect {
        applying(AppliedSymbolEffect(configuration: effect.configuration, options: options, trigger: .active(isActive)))
    }

    /// Animates the symbols inside each time a value changes; not when they first appear. Pictures are unaffected.
    @_disfavoredOverload
    public nonisolated func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View
        where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
        applying(AppliedSymbolEffect(configuration: effect.configuration, options: options, trigger: .value(value)))
    }

    /// Removes the effects of enclosing views from the symbols inside.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}

/// Inserts and removes a symbol with an effect.
public struct SymbolEffectTransition: Transition {
    let configuration: SymbolEffectConfiguration

    public init<T>(effect: T, options: SymbolEffectOptions) where T: SymbolEffect, T: TransitionSymbolEffect {
        configuration = effect.configuration
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : away).opacity(phase.isIdentity ? 1 : 0)
    }
    /// The scale of the absent symbol.
    private var away: CGFloat {
        switch configuration.kind {
        case .appear(.down), .disappear(.up): 1.4
        default: 0.6
        }
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Inserts and removes a symbol with an effect.
    @MainActor @preconcurrency public static func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
        SymbolEffectTransition(effect: effect, options: options)
    }
    /// Inserts a symbol by growing and removes it by shrinking.
    @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: AutomaticSymbolEffect(), options: .default)
    }
}

extension ContentTransition {
    /// Replaces a symbol with an effect, even without an animation.
    public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
        where T: ContentTransitionSymbolEffect, T: SymbolEffect {
        ContentTransition(kind: .symbolEffect(effect.configuration, options))
    }
    /// Replaces a symbol with the automatic effect.
    public static var symbolEffect: ContentTransition { .symbolEffect(AutomaticSymbolEffect()) }
}
