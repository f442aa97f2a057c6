// Effects that depend on where a view is.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// A change of how a view is drawn that its layout does not know of; made from the effects below.
public protocol VisualEffect: Sendable, Animatable {
    /// Appends the effects from the view outward. Built in.
    @MainActor func _appendSteps(to steps: inout _VisualEffectSteps)
}

/// The steps of one visual effect, innermost first.
@MainActor
public struct _VisualEffectSteps {
    var effects: [any EffectModifier] = []
}

/// The view as it is: what effects are added to.
public struct EmptyVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData
    public init() {}
    @MainActor public func _appendSteps(to steps: inout _VisualEffectSteps) {}
}

/// A visual effect with one more step.
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

    public func offset(_ offset: CGSize) -> some VisualEffect { adding(_OffsetEffect(offset: offset)) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { adding(_ScaleEffect(scale: scale, anchor: anchor)) }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { scaleEffect(CGSize(width: scale, height: scale), anchor: anchor) }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { adding(_RotationEffect(angle: angle, anchor: anchor)) }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { adding(TransformEffect(matrix: transform)) }
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { adding(ProjectionEffect(projection: transform)) }
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(_OpacityEffect(opacity: opacity)) }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(_BlurEffect(radius: radius, isOpaque: opaque)) }
    public func brightness(_ amount: Double) -> some VisualEffect { adding(ColorMatrixEffect(kind: .brightness, amount: amount)) }
    public func contrast(_ amount: Double) -> some VisualEffect { adding(ColorMatrixEffect(kind: .contrast, amount: amount)) }
    public func saturation(_ amount: Double) -> some VisualEffect { adding(ColorMatrixEffect(kind: .saturation, amount: amount)) }
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(ColorMatrixEffect(kind: .grayscale, amount: amount)) }
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

    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> VisualEffectNode<Effect> { VisualEffectNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: VisualEffectNode<Effect>, with modifier: Self) { wrapper.setMake(modifier.make) }
}

/// Makes the effect anew after each layout.
@MainActor
final class VisualEffectNode<Effect: VisualEffect>: EffectNode<AppliedVisualEffect<Effect>> {
    private var make: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    override init(_ modifier: AppliedVisualEffect<Effect>, _ inputs: ViewInputs) {
        make = modifier.make
        super.init(modifier, inputs)
        graph.geometry.watch(self, for: self)
    }
    func setMake(_ make: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect) {
        self.make = make
        graph.geometry.ask(self)
    }
    override func evaluate() {
        super.evaluate()
        graph.geometry.ask(self)
    }

    override func geometryDidChange() -> Bool {
        guard isPlaced else { return false }
        let effect = evaluating { make(EmptyVisualEffect(), GeometryProxy(self)) }
        update(AppliedVisualEffect(make: make, effect: effect))
        return false
    }
}

/// Gives the content a coordinate space of its own.
nonisolated private struct GeometryGroupEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] { [] }
}

extension View {
    /// Draws the view with effects that are made from its size and place, without a part in its layout.
    /// - Parameter effect: asked after every layout; a change moves with the transaction's animation.
    public nonisolated func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View {
        modifier(AppliedVisualEffect(make: effect))
    }
    /// Moves the view as one: what changes place inside is animated within the view, and what comes later stands in it from the beginning.
    public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupEffect()) }
}
