// scrollTransition: effects on views that scroll into and out of view.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// The phase of a view that scrolls into or out of view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Beyond the top or leading edge.
    case topLeading
    /// Visible.
    case identity
    /// Beyond the bottom or trailing edge.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }
    /// -1, 0 and 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view passes from one phase of a scroll transition to the next.
public struct ScrollTransitionConfiguration: Sendable {
    /// How far inside the scroll view a view must be to count as visible.
    public struct Threshold: Sendable {
        /// How far the view's first edge is inside: as fractions of the view's length and of the distance to the centre, and in points.
        fileprivate var ofLength = 0.0, toCenter = 0.0, points = 0.0
        /// The whole view is visible.
        public static let visible = Threshold(ofLength: 1)
        /// The view is just outside.
        public static let hidden = Threshold()
        /// The view's centre is at the centre of the scroll view.
        public static var centered: Threshold { Threshold(toCenter: 1) }
        /// This fraction of the view, 0 to 1, is visible.
        public static func visible(_ amount: Double) -> Threshold { Threshold(ofLength: amount.isNaN ? 1 : min(max(amount, 0), 1)) }
        /// A threshold between this one (0) and the other one (1).
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
            return Threshold(
                ofLength: mix(ofLength, other.ofLength), toCenter: mix(toCenter, other.toCenter), points: mix(points, other.points))
        }
        /// A threshold this many points closer to the centre.
        public func inset(by distance: Double) -> Threshold {
            var threshold = self
            threshold.points += distance
            return threshold
        }
        /// How far inside the view's first edge is when the view counts as visible.
        fileprivate func distance(length: Double, container: Double) -> Double {
            ofLength * length + toCenter * (container + length) / 2 + points
        }
    }
    private enum Mode: Sendable {
        case identity
        case animated(Animation)
        case interactive(UnitCurve)
    }
    private var mode: Mode
    private var limit = Threshold.visible

    /// Changes at the threshold, animated.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated(animation))
    }
    public static let animated = ScrollTransitionConfiguration.animated()
    /// Follows the scrolling from outside to the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve))
    }
    public static let interactive = ScrollTransitionConfiguration.interactive()
    /// Never changes: the view always counts as visible.
    public static let identity = ScrollTransitionConfiguration(mode: .identity)

    /// The configuration with its changes at the threshold animated; `identity` stays as it is.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = self
        if case .identity = mode { return self }
        configuration.mode = .animated(animation)
        return configuration
    }
    /// The configuration with another position at which the view counts as visible.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.limit = threshold
        return configuration
    }

    /// The fraction of the effect, 0 to 1, for a view whose first edge is inside by the distance, and the animation of its change; nil
    /// changes immediately.
    fileprivate func amount(_ inside: Double, length: Double, container: Double) -> (amount: Double, animation: Animation?) {
        let whole = limit.distance(length: length, container: container)
        let progress = whole > 0 ? min(max(inside / whole, 0), 1) : inside >= whole ? 1 : 0
        switch mode {
        case .identity: return (0, nil)
        case .animated(let animation): return (progress >= 1 - 1e-6 ? 0 : 1, animation)
        case .interactive(let curve): return (1 - curve.value(at: progress), nil)
        }
    }
}

nonisolated private struct ScrollTransitionModifier<Effect: VisualEffect>: UpdatingModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    typealias Wrapper = ScrollTransitionNode<Effect>
}

/// Recomputes the effect whenever the view has moved in the scroll view.
@MainActor
private final class ScrollTransitionNode<Effect: VisualEffect>: GeometryEffectNode<Effect>, UpdatedNode {
    private var configuration: ScrollTransitionModifier<Effect>
    private unowned let scroll: ScrollNode?
    /// From -1 beyond the top leading edge through 0 while visible to 1 beyond the bottom trailing edge; the value at the end
    /// of any animation.
    private var phaseValue: Double?
    private let way = AnimatedAttribute<Double>()

    init(_ modifier: ScrollTransitionModifier<Effect>, _ inputs: ViewInputs) {
        configuration = modifier
        scroll = inputs.scroll
        let transition = modifier.transition
        super.init(AppliedVisualEffect(make: { effect, _ in transition(effect, .identity) }), inputs)
    }
    func update(_ modifier: ScrollTransitionModifier<Effect>) {
        configuration = modifier
        graph.geometry.ask(self)
    }
    override func geometryDidChange() -> Bool {
        guard isPlaced else { return false }
        let (new, animation) = currentPhase
        if let old = phaseValue, new != old, let animation {
            way.retarget(from: old, to: new, animation: animation, at: graph.time, environment: environment.values)
            graph.startAnimating(self)
        }
        phaseValue = new
        show()
        return false
    }
    override func sampleAnimations() -> Bool {
        let goesOn = super.sampleAnimations()
        show()
        return goesOn || way.isAnimating
    }

    private var currentPhase: (Double, Animation?) {
        guard let scroll else { return (0, nil) }
        let axis = configuration.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
        // The view's own bounds, without this effect and those around it.
        let seen = scroll.visibleRect(in: self, isInset: true), length = size[axis], container = seen.size[axis]
        var first = seen.origin[axis] + container, last = length - seen.origin[axis]
        if axis == .horizontal, environment.layoutDirection == .rightToLeft { (first, last) = (last, first) }
        let leading = configuration.topLeading.amount(last, length: length, container: container)
        let trailing = configuration.bottomTrailing.amount(first, length: length, container: container)
        return leading.amount > trailing.amount ? (-leading.amount, leading.animation)
            : trailing.amount > 0 ? (trailing.amount, trailing.animation)
                : (0, (phaseValue ?? 0) < 0 ? leading.animation : trailing.animation)
    }
    private func show() {
        guard let phaseValue else { return }
        let shown = phaseValue + way.offset(at: graph.time), transition = configuration.transition
        let effect = evaluating { tracked {
            var effect = transition(EmptyVisualEffect(), .identity)
            guard shown != 0 else { return effect }
            let outside = transition(EmptyVisualEffect(), shown < 0 ? .topLeading : .bottomTrailing), still = effect.animatableData
            var change = outside.animatableData - still
            change.scale(by: abs(shown))
            // Values that cannot be interpolated are those of the nearer phase.
            if abs(shown) > 0.5 { effect = outside }
            effect.animatableData = still + change
            return effect
        } }
        update(AppliedVisualEffect(make: { effect, _ in transition(effect, .identity) }, effect: effect))
    }
}

extension View {
    /// Draws the view with effects while it scrolls into and out of view in the enclosing scroll view.
    ///
    /// - Parameters:
    ///   - axis: the axis of the transition; nil for the scroll view's.
    ///   - transition: makes the effects of a phase. Between outside and the configuration's threshold they are interpolated.
    @_disfavoredOverload public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }
    @_disfavoredOverload public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
    }
}
