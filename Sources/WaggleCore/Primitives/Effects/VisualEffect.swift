// Effects that depend on a view's geometry.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// A change of a view's drawing that does not affect layout, composed of the effects below.
public protocol VisualEffect: Sendable, Animatable {
    /// Appends the effects, innermost first. Implemented by the framework.
    @MainActor func _appendSteps(to steps: inout _VisualEffectSteps)
}

/// The steps of a visual effect, innermost first.
@MainActor
public struct _VisualEffectSteps {
    var effects: [any EffectModifier] = []
}

/// The unchanged view, to which effects are added.
public struct EmptyVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData
    public init() {}
    @MainActor public func _appendSteps(to steps: inout _VisualEffectSteps) {}
}

/// A visual effect extended by one step.
struct AddedVisualEffect<Base: VisualEffect, Effect: EffectModifier>: VisualEffect, @unchecked Sendable {
    var base: Base
    var effect: Effect

    var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
        get { AnimatablePair(base.animatableData, effect.animatableData) }
        set {
            base.animatableData = newValue.first
            effect.animatableData = newValue.second
        }
    }
    @MainActor func _appendSteps(to steps: inout _VisualEffectSteps) {
        base._appendSteps(to: &steps)
        steps.effects.append(effect)
    }
}

extension VisualEffect {
    private func adding<E: EffectModifier>(_ effect: E) -> AddedVisualEffect<Self, E> { AddedVisualEffect(base: self, effect: effect) }

    /// Moves the drawing toward the trailing edge and down, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(_OffsetEffect(offset: offset)) }
    /// Moves the drawing toward the trailing edge and down, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    /// Scales the drawing by factors about an anchor; 1 changes nothing.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_ScaleEffect(scale: scale, anchor: anchor))
    }
    /// Scales the drawing by a factor about an anchor; 1 changes nothing.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }
    /// Scales the drawing by a factor along each axis about an anchor; 1 changes nothing.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// Rotates the drawing about an anchor, clockwise for positive angles.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_RotationEffect(angle: angle, anchor: anchor))
    }
    /// Rotates the drawing about an axis in space, in perspective; the lengths are those of the modifier of views: `anchorZ` is in points.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { adding(TransformEffect(matrix: transform)) }
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { adding(ProjectionEffect(projection: transform)) }
    /// Sets the opacity: 0 is invisible, 1 opaque, and other numbers are clamped to that range.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(_OpacityEffect(opacity: opacity)) }
    /// Blurs with a standard deviation of `radius` points; a radius that is not positive and finite changes nothing.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(_BlurEffect(radius: radius, isOpaque: opaque)) }
    /// Adds an amount to each colour component: 0 changes nothing, 1 gives white, -1 black.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(ColorMatrixEffect(kind: .brightness, amount: amount)) }
    /// Multiplies the distance of each component from the middle grey: 1 changes nothing, 0 gives grey.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(ColorMatrixEffect(kind: .contrast, amount: amount)) }
    /// Scales the saturation: 1 changes nothing, 0 gives grey.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(ColorMatrixEffect(kind: .saturation, amount: amount)) }
    /// Removes colour: 0 changes nothing, 1 gives grey. Other amounts are clamped.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(ColorMatrixEffect(kind: .grayscale, amount: amount)) }
    /// Rotates the hues; 0 and 360 degrees change nothing.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(ColorMatrixEffect(kind: .hueRotation, amount: angle.radians)) }
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { adding(BlendEffect(mode: blendMode)) }
}

/// A visual effect applied to an item.
nonisolated struct AppliedVisualEffect<Effect: VisualEffect>: EffectModifier {
    typealias Body = Never
    let make: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    /// nil before the first layout.
    var effect: Effect?

    var animatableData: Effect.AnimatableData {
        get { effect?.animatableData ?? .zero }
        set { effect?.animatableData = newValue }
    }
    @MainActor private var steps: [any EffectModifier] {
        var steps = _VisualEffectSteps()
        effect?._appendSteps(to: &steps)
        return steps.effects
    }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        steps.reversed().flatMap { $0.effects(size: size, node) }
    }
    @MainActor func transform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform? {
        let transforms = steps.compactMap { $0.transform(size: size, rightToLeft: rightToLeft) }
        return transforms.isEmpty ? nil : transforms.reduce(.identity) { $0.concatenating($1) }
    }

    static var isOnlyTransform: Bool { false }
    @MainActor var takesTouches: Bool { steps.allSatisfy(\.takesTouches) }
    @MainActor func contentPoint(_ point: CGPoint, size: CGSize, rightToLeft: Bool) -> CGPoint? {
        var point = point
        for step in steps.reversed() {
            guard let inner = step.contentPoint(point, size: size, rightToLeft: rightToLeft) else { return nil }
            point = inner
        }
        return point
    }

    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> VisualEffectNode<Effect> {
        VisualEffectNode(modifier, inputs)
    }
    @MainActor static func update(_ wrapper: VisualEffectNode<Effect>, with modifier: Self) { wrapper.setMake(modifier.make) }
}

/// An effect that depends on the view's place.
@MainActor
class GeometryEffectNode<Effect: VisualEffect>: EffectNode<AppliedVisualEffect<Effect>> {
    override init(_ modifier: AppliedVisualEffect<Effect>, _ inputs: ViewInputs) {
        super.init(modifier, inputs)
        graph.geometry.watch(self, for: self)
    }
    override func evaluate() {
        super.evaluate()
        graph.geometry.ask(self)
    }
}

/// Recreates the effect after each layout.
@MainActor
final class VisualEffectNode<Effect: VisualEffect>: GeometryEffectNode<Effect> {
    private var make: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    override init(_ modifier: AppliedVisualEffect<Effect>, _ inputs: ViewInputs) {
        make = modifier.make
        super.init(modifier, inputs)
    }
    func setMake(_ make: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect) {
        self.make = make
        graph.geometry.ask(self)
    }

    override func geometryDidChange() -> Bool {
        guard isPlaced else { return false }
        let effect = evaluating { tracked { make(EmptyVisualEffect(), GeometryProxy(self)) } }
        update(AppliedVisualEffect(make: make, effect: effect))
        return false
    }
}

extension View {
    /// Applies effects that depend on the view's size and position and do not affect its layout.
    /// - Parameter effect: evaluated after every layout; changes animate with the transaction's animation.
    @_disfavoredOverload public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(AppliedVisualEffect(make: effect))
    }
}
