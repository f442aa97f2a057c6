// The public types of symbol effects.

import Foundation
import WaggleGeometry

/// An animation of a symbol. See `View.symbolEffect(_:options:value:)`.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect does.
    var configuration: SymbolEffectConfiguration { get }
}
/// An effect that plays when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that inserts and removes a symbol.
public protocol TransitionSymbolEffect {}
/// An effect that replaces a symbol with another.
public protocol ContentTransitionSymbolEffect {}

/// The kind of an effect, and whether it animates by layer.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Direction: Hashable, Sendable { case up, down }
    /// The motion of a wiggle.
    enum Wiggle: Hashable, Sendable {
        case turning(clockwise: Bool)
        /// In radians, clockwise from the right.
        case along(Double)
        /// Along the reading direction.
        case reading(forward: Bool)
    }
    enum Kind: Hashable, Sendable {
        case automatic
        case bounce(Direction)
        case pulse
        case variableColor(isCumulative: Bool, hidesInactive: Bool, reverses: Bool)
        case scale(Direction)
        case wiggle(Wiggle)
        /// Fades with each breath if it pulses.
        case breathe(pulses: Bool)
        case rotate(clockwise: Bool)
        case appear(Direction)
        case disappear(Direction)
        /// The direction in which the old symbol leaves; nil to remove it at once. The new one grows.
        case replace(Direction?)
    }
    var kind: Kind
    /// Layer by layer instead of all at once.
    var isByLayer = false

    /// Effects that replace each other when several apply to one symbol.
    var group: Int {
        switch kind {
        case .automatic: 0
        case .bounce: 1
        case .pulse: 2
        case .variableColor: 3
        case .scale: 4
        case .appear, .disappear: 5
        case .replace: 6
        case .wiggle: 7
        case .breathe: 8
        case .rotate: 9
        }
    }
}

extension SymbolEffectConfiguration {
    func by(layer: Bool) -> SymbolEffectConfiguration { copy(of: self) { $0.isByLayer = layer } }
}

/// The symbol briefly grows or shrinks, and springs back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .bounce(.up))
    private func with(_ kind: SymbolEffectConfiguration.Kind) -> Self {
        Self(configuration: SymbolEffectConfiguration(kind: kind, isByLayer: configuration.isByLayer))
    }
    /// Grows first.
    public var up: BounceSymbolEffect { with(.bounce(.up)) }
    /// Shrinks first.
    public var down: BounceSymbolEffect { with(.bounce(.down)) }
    /// Layer by layer. Here the layers move together.
    public var byLayer: BounceSymbolEffect { Self(configuration: configuration.by(layer: true)) }
    /// All layers at once.
    public var wholeSymbol: BounceSymbolEffect { Self(configuration: configuration.by(layer: false)) }
}

/// The symbol fades and becomes opaque again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .pulse)
    /// Layer by layer. Here the layers pulse together.
    public var byLayer: PulseSymbolEffect { Self(configuration: configuration.by(layer: true)) }
    /// All layers at once.
    public var wholeSymbol: PulseSymbolEffect { Self(configuration: configuration.by(layer: false)) }
}

/// The variable parts of a symbol light up one after another. Symbols without variable parts are unchanged.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isCumulative = false, hidesInactive = false, reverses = false
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .variableColor(isCumulative: isCumulative, hidesInactive: hidesInactive, reverses: reverses))
    }
    private func with(_ change: (inout Self) -> Void) -> Self { copy(of: self, change) }
    init() {}
    /// Parts stay lit until all are.
    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    /// One part at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    /// Unlit parts are invisible.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
    /// Unlit parts are dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
    /// Each cycle runs forward, then backward.
    public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
    /// Each cycle starts over.
    public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
}

/// The symbol is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .scale(.up))
    private func with(_ kind: SymbolEffectConfiguration.Kind) -> Self {
        Self(configuration: SymbolEffectConfiguration(kind: kind, isByLayer: configuration.isByLayer))
    }
    /// Larger.
    public var up: ScaleSymbolEffect { with(.scale(.up)) }
    /// Smaller.
    public var down: ScaleSymbolEffect { with(.scale(.down)) }
    /// Layer by layer. Here the layers move together.
    public var byLayer: ScaleSymbolEffect { Self(configuration: configuration.by(layer: true)) }
    /// All layers at once.
    public var wholeSymbol: ScaleSymbolEffect { Self(configuration: configuration.by(layer: false)) }
}

/// The symbol swings back and forth. A direction is that of the first swing.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .wiggle(.turning(clockwise: true)))
    private func with(_ wiggle: SymbolEffectConfiguration.Wiggle) -> Self {
        Self(configuration: SymbolEffectConfiguration(kind: .wiggle(wiggle), isByLayer: configuration.isByLayer))
    }
    /// Turns clockwise first.
    public var clockwise: WiggleSymbolEffect { with(.turning(clockwise: true)) }
    /// Turns counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { with(.turning(clockwise: false)) }
    /// Moves to the left first.
    public var left: WiggleSymbolEffect { with(.along(.pi)) }
    /// Moves to the right first.
    public var right: WiggleSymbolEffect { with(.along(0)) }
    /// Moves up first.
    public var up: WiggleSymbolEffect { with(.along(-.pi / 2)) }
    /// Moves down first.
    public var down: WiggleSymbolEffect { with(.along(.pi / 2)) }
    /// Moves towards the end of a line first.
    public var forward: WiggleSymbolEffect { with(.reading(forward: true)) }
    /// Moves towards the beginning of a line first.
    public var backward: WiggleSymbolEffect { with(.reading(forward: false)) }
    /// Moves in a direction first.
    /// - Parameter angle: In degrees, clockwise from the right. Not-a-number and infinity count as 0.
    public func custom(angle: Double) -> WiggleSymbolEffect { with(.along(angle.isFinite ? angle * .pi / 180 : 0)) }
    /// Moves in a direction first.
    /// - Parameter angle: Clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
    /// Layer by layer. Here the layers move together.
    public var byLayer: WiggleSymbolEffect { Self(configuration: configuration.by(layer: true)) }
    /// All layers at once.
    public var wholeSymbol: WiggleSymbolEffect { Self(configuration: configuration.by(layer: false)) }
}

/// The symbol slowly grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .breathe(pulses: false))
    private func with(pulses: Bool) -> Self {
        Self(configuration: SymbolEffectConfiguration(kind: .breathe(pulses: pulses), isByLayer: configuration.isByLayer))
    }
    /// Without fading.
    public var plain: BreatheSymbolEffect { with(pulses: false) }
    /// Fainter while it is large.
    public var pulse: BreatheSymbolEffect { with(pulses: true) }
    /// Layer by layer. Here the layers breathe together.
    public var byLayer: BreatheSymbolEffect { Self(configuration: configuration.by(layer: true)) }
    /// All layers at once.
    public var wholeSymbol: BreatheSymbolEffect { Self(configuration: configuration.by(layer: false)) }
}

/// The symbol turns once about its centre.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .rotate(clockwise: true))
    private func with(clockwise: Bool) -> Self {
        Self(configuration: SymbolEffectConfiguration(kind: .rotate(clockwise: clockwise), isByLayer: configuration.isByLayer))
    }
    /// Clockwise.
    public var clockwise: RotateSymbolEffect { with(clockwise: true) }
    /// Counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with(clockwise: false) }
    /// Layer by layer. Here the whole symbol turns.
    public var byLayer: RotateSymbolEffect { Self(configuration: configuration.by(layer: true)) }
    /// All layers at once.
    public var wholeSymbol: RotateSymbolEffect { Self(configuration: configuration.by(layer: false)) }
}

/// The symbol comes into view when the effect becomes active.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .appear(.up))
    private func with(_ kind: SymbolEffectConfiguration.Kind) -> Self {
        Self(configuration: SymbolEffectConfiguration(kind: kind, isByLayer: configuration.isByLayer))
    }
    /// Grows to its size.
    public var up: AppearSymbolEffect { with(.appear(.up)) }
    /// Shrinks to its size.
    public var down: AppearSymbolEffect { with(.appear(.down)) }
    /// Layer by layer. Here the layers move together.
    public var byLayer: AppearSymbolEffect { Self(configuration: configuration.by(layer: true)) }
    /// All layers at once.
    public var wholeSymbol: AppearSymbolEffect { Self(configuration: configuration.by(layer: false)) }
}

/// The symbol is invisible while the effect is active; it keeps its space.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .disappear(.down))
    private func with(_ kind: SymbolEffectConfiguration.Kind) -> Self {
        Self(configuration: SymbolEffectConfiguration(kind: kind, isByLayer: configuration.isByLayer))
    }
    /// Grows while disappearing.
    public var up: DisappearSymbolEffect { with(.disappear(.up)) }
    /// Shrinks while disappearing.
    public var down: DisappearSymbolEffect { with(.disappear(.down)) }
    /// Layer by layer. Here the layers move together.
    public var byLayer: DisappearSymbolEffect { Self(configuration: configuration.by(layer: true)) }
    /// All layers at once.
    public var wholeSymbol: DisappearSymbolEffect { Self(configuration: configuration.by(layer: false)) }
}

/// The old symbol disappears, and the new one grows in its place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .replace(.down))
    private func with(_ kind: SymbolEffectConfiguration.Kind) -> Self {
        Self(configuration: SymbolEffectConfiguration(kind: kind, isByLayer: configuration.isByLayer))
    }
    /// The old symbol shrinks.
    public var downUp: ReplaceSymbolEffect { with(.replace(.down)) }
    /// The old symbol grows.
    public var upUp: ReplaceSymbolEffect { with(.replace(.up)) }
    /// The old symbol disappears at once.
    public var offUp: ReplaceSymbolEffect { with(.replace(nil)) }
    /// Layer by layer. Here the layers move together.
    public var byLayer: ReplaceSymbolEffect { Self(configuration: configuration.by(layer: true)) }
    /// All layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { Self(configuration: configuration.by(layer: false)) }

    /// On Apple's systems, parts that both symbols share stay in place. Symbols here share no parts, so the fallback plays.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(configuration: fallback.configuration) }
    /// See `magic(fallback:)`.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        public internal(set) var configuration: SymbolEffectConfiguration
    }
}

/// The effect suited to the use: appear for insertion, disappear for removal, replace for a change of content.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .automatic) }
    init() {}
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { BounceSymbolEffect() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { PulseSymbolEffect() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { RotateSymbolEffect() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { AppearSymbolEffect() } }
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() } }
extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
    enum Count: Hashable, Sendable { case standard, times(Int), endless }
    var count = Count.standard
    /// The pause between two cycles, in seconds.
    var delay = 0.0
    /// The speed factor; positive.
    var rate = 1.0

    /// The default of each effect: a discrete one plays once, an indefinite one as long as it is active.
    public static let `default` = SymbolEffectOptions()
    /// Repeats endlessly.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
    /// Plays once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }
    /// Repeats as the behavior determines.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(behavior) }
    /// Repeats `count` times; endlessly for nil.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
    /// Plays at a multiple of the effect's own speed. Not-a-number, 0 and negative numbers count as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    /// The effect repeated endlessly.
    public var repeating: SymbolEffectOptions { with { $0.count = .endless } }
    /// The effect played once.
    public var nonRepeating: SymbolEffectOptions { with { $0.count = .times(1) } }
    /// The effect with a repeat behavior.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with { ($0.count, $0.delay) = (behavior.count, behavior.delay) }
    }
    /// The effect repeated `count` times; endlessly for nil.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count.map { .times(max($0, 1)) } ?? .endless } }
    /// The effect at a multiple of its own speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.rate = speed > 0 && speed.isFinite ? speed : 1 } }

    /// How an effect repeats.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Count
        let delay: Double
        /// Without a pause, as long as the effect is active.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: .endless, delay: 0) }
        /// With a short pause after each cycle, as long as the effect is active.
        public static var periodic: RepeatBehavior { periodic() }
        /// With a pause after each cycle.
        /// - Parameters:
        ///   - count: The number of cycles, at least 1; nil to repeat as long as the effect is active.
        ///   - delay: The pause in seconds; nil for a short one. Not-a-number, infinity and negative numbers count as 0.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let delay = delay ?? shortRest
            return RepeatBehavior(count: count.map { .times(max($0, 1)) } ?? .endless, delay: delay > 0 && delay.isFinite ? delay : 0)
        }
        /// Estimated by eye.
        private static let shortRest = 0.5
    }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions { copy(of: self, change) }
}
