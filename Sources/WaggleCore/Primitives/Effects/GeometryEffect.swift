// Custom effects: projections that depend on a view's size.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// A custom effect: a projection that depends on the view's size.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier, _RemovesViewIsolation where Body == Never {
    /// Projects the view's coordinates to those it is drawn in. The size is in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        CustomGeometryEffect<Self>._makeNode(CustomGeometryEffect(effect: modifier), content, in: inputs)
    }
    @MainActor public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        CustomGeometryEffect<Self>._updateNode(node, with: CustomGeometryEffect(effect: modifier), content)
    }
    @MainActor public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }

    /// The same effect on the drawing, ignored by geometry readers.
    public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect that geometry readers ignore.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    var base: Base

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
    /// The projection of the base effect.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        CustomGeometryEffect<Base>._makeNode(CustomGeometryEffect(effect: modifier.base, isIgnoredByLayout: true), content, in: inputs)
    }
    @MainActor public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        CustomGeometryEffect<Base>._updateNode(node, with: CustomGeometryEffect(effect: modifier.base, isIgnoredByLayout: true), content)
    }
}

nonisolated private struct CustomGeometryEffect<Effect: GeometryEffect>: EffectModifier {
    typealias Body = Never
    var effect: Effect
    var isIgnoredByLayout = false

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
    @MainActor static var isDeferred: Bool { true }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        let projection = effect.effectValue(size: size)
        if projection.isIdentity { return [] }
        return [projection.affineTransform.map { .transform($0) } ?? .projection(projection)]
    }
    @MainActor func transform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform? { effect.effectValue(size: size).affineTransform }
    @MainActor func contentPoint(_ point: CGPoint, size: CGSize, rightToLeft: Bool) -> CGPoint? {
        effect.effectValue(size: size).source(of: point)
    }
}

extension ProjectionTransform {
    /// The projection as an affine transform; nil if it is not affine.
    var affineTransform: CGAffineTransform? {
        isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }
}

/// Flattens the view into one image. Outer effects apply to that image.
nonisolated struct FlattenEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    var isNeeded = true
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] { isNeeded ? [.flatten] : [] }
}

extension View {
    /// Flattens the view into one image. Outer effects apply to that image.
    ///
    /// Drawing it takes an image in between, as large as the view's drawing. It is for effects on the whole, not for speed.
    public nonisolated func compositingGroup() -> some View { modifier(FlattenEffect()) }
    /// Like `compositingGroup()`: flattens the view into one image. Both parameters have no effect.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(FlattenEffect())
    }
}

/// Establishes a coordinate space for the content.
nonisolated private struct GeometryGroupEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] { [] }
}

extension View {
    /// Animates the view's position and size as a unit: subviews animate relative to the view, and inserted ones appear in place.
    @_disfavoredOverload public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupEffect()) }
}
