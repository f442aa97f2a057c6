// Effects that move, scale and rotate a view.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// The effect of `offset`.
nonisolated public struct _OffsetEffect: TransformModifier {
    public typealias Body = Never
    public var offset: CGSize
    public init(offset: CGSize) { self.offset = offset.usable(for: "offset(_:)", else: 0) }
    public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
    @MainActor func affineTransform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform {
        CGAffineTransform(translationX: (rightToLeft ? -1 : 1) * offset.width.finite, y: offset.height.finite)
    }
}

extension CGFloat {
    /// The number, or 0 if it is not finite.
    var finite: CGFloat { isFinite ? self : 0 }
}

/// A transform about an anchor, which animates with how far it goes.
nonisolated protocol AnchoredModifier: TransformModifier {
    associatedtype Amount: Animatable
    var amount: Amount { get set }
    var anchor: UnitPoint { get set }
}

extension AnchoredModifier {
    public var animatableData: AnimatablePair<Amount.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(amount.animatableData, anchor.animatableData) }
        set {
            amount.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

/// The effect of `scaleEffect`.
nonisolated public struct _ScaleEffect: AnchoredModifier {
    public typealias Body = Never
    public var scale: CGSize
    public var anchor: UnitPoint
    public init(scale: CGSize, anchor: UnitPoint) {
        self.scale = scale.usable(for: "scaleEffect(_:)", else: 1)
        self.anchor = anchor
    }
    var amount: CGSize {
        get { scale }
        set { scale = newValue }
    }
    @MainActor func affineTransform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform {
        // Damage is computed with the inverse, which does not exist for a zero scale.
        func factor(_ value: CGFloat) -> CGFloat { value.isFinite && value != 0 ? value : 1e-12 }
        let x = size.width * (rightToLeft ? 1 - anchor.x : anchor.x), y = size.height * anchor.y
        return CGAffineTransform(translationX: x, y: y).scaledBy(x: factor(scale.width), y: factor(scale.height)).translatedBy(x: -x, y: -y)
    }
}

extension _ScaleEffect {
    @MainActor var takesTouches: Bool { abs(scale.width) > 1e-9 && abs(scale.height) > 1e-9 }
}

/// The effect of `rotationEffect`.
nonisolated public struct _RotationEffect: AnchoredModifier {
    public typealias Body = Never
    public var angle: Angle
    public var anchor: UnitPoint
    public init(angle: Angle, anchor: UnitPoint) {
        self.angle = .radians(angle.radians.usable(for: "rotationEffect(_:)", else: 0))
        self.anchor = anchor
    }
    var amount: Angle {
        get { angle }
        set { angle = newValue }
    }
    @MainActor func affineTransform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform {
        let x = size.width * (rightToLeft ? 1 - anchor.x : anchor.x), y = size.height * anchor.y
        let radians = CGFloat(angle.radians).finite
        return CGAffineTransform(translationX: x, y: y).rotated(by: rightToLeft ? -radians : radians).translatedBy(x: -x, y: -y)
    }
}

/// Moves a view by a multiple of its own size toward an edge, as transitions do.
nonisolated struct MoveEffect: TransformModifier {
    typealias Body = Never
    let edge: Edge
    /// 0 is in place, 1 a full size away.
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    @MainActor func affineTransform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform {
        let reading: CGFloat = rightToLeft ? -1 : 1, amount = CGFloat(amount)
        return switch edge {
        case .leading: CGAffineTransform(translationX: -size.width * amount * reading, y: 0)
        case .trailing: CGAffineTransform(translationX: size.width * amount * reading, y: 0)
        case .top: CGAffineTransform(translationX: 0, y: -size.height * amount)
        case .bottom: CGAffineTransform(translationX: 0, y: size.height * amount)
        }
    }
}

/// Any affine transform. It does not animate: interpolated coefficients are meaningless.
nonisolated struct TransformEffect: TransformModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    let matrix: CGAffineTransform
    @MainActor func affineTransform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform { matrix }
}

/// Any projection.
nonisolated struct ProjectionEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    let projection: ProjectionTransform
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        projection.isIdentity ? [] : [.projection(projection)]
    }
    @MainActor func transform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform? {
        projection.affineTransform
    }
    @MainActor func contentPoint(_ point: CGPoint, size: CGSize, rightToLeft: Bool) -> CGPoint? { projection.source(of: point) }
}

/// A rotation in space, drawn in perspective.
nonisolated public struct _Rotation3DEffect: EffectModifier {
    public typealias Body = Never
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    public typealias Vector = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    public var animatableData: AnimatablePair<Angle.AnimatableData, AnimatablePair<Vector, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>>> {
        get {
            AnimatablePair(angle.animatableData, AnimatablePair(
                AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            axis = (newValue.second.first.first, newValue.second.first.second.first, newValue.second.first.second.second)
            anchor.animatableData = newValue.second.second.first
            anchorZ = newValue.second.second.second.first
            perspective = newValue.second.second.second.second
        }
    }

    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        let projection = projection(size: size)
        return projection.isIdentity ? [] : [.projection(projection)]
    }
    @MainActor func contentPoint(_ point: CGPoint, size: CGSize, rightToLeft: Bool) -> CGPoint? { projection(size: size).source(of: point) }

    /// Rotates about the axis (Rodrigues), then projects from a distance of size / perspective; both about the anchor.
    @MainActor func projection(size: CGSize) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return ProjectionTransform() }
        let x = axis.x / length, y = axis.y / length, z = axis.z / length
        let s = CGFloat(sin(angle.radians)), c = CGFloat(cos(angle.radians)), t = 1 - c
        // Row vectors times this matrix; the z row matters only through anchorZ, because the view is flat.
        let rows: [[CGFloat]] = [[t * x * x + c, t * x * y + s * z, t * x * z - s * y],
                                 [t * x * y - s * z, t * y * y + c, t * y * z + s * x],
                                 [t * x * z + s * y, t * y * z - s * x, t * z * z + c]]
        let ax = anchor.x * size.width, ay = anchor.y * size.height
        let extent = max(size.width, size.height)
        let m34 = extent > 0 ? -perspective / extent : 0
        // A point (px, py) of the view maps to (X, Y, W) = (p - anchor) R, with W = 1 + Z m34, and then back by the anchor.
        func column(_ index: Int) -> (CGFloat, CGFloat, CGFloat) {
            (rows[0][index], rows[1][index], -ax * rows[0][index] - ay * rows[1][index] - anchorZ * rows[2][index])
        }
        let (x0, x1, x2) = column(0), (y0, y1, y2) = column(1), (z0, z1, z2) = column(2)
        let w0 = z0 * m34, w1 = z1 * m34, w2 = 1 + (z2 + anchorZ) * m34
        var result = ProjectionTransform()
        (result.m11, result.m21, result.m31) = (x0 + ax * w0, x1 + ax * w1, x2 + ax * w2)
        (result.m12, result.m22, result.m32) = (y0 + ay * w0, y1 + ay * w1, y2 + ay * w2)
        (result.m13, result.m23, result.m33) = (w0, w1, w2)
        return result
    }
}

extension ProjectionTransform {
    /// The point that the projection maps to `point`; nil if there is none, or if it is behind the viewer.
    func source(of point: CGPoint) -> CGPoint? {
        var inverse = self
        guard inverse.invert() else { return nil }
        let source = point.applying(inverse)
        guard source.x.isFinite, source.y.isFinite, source.x * m13 + source.y * m23 + m33 > 0 else { return nil }
        return source
    }
}

extension View {
    /// Draws the view at an offset, in points, without affecting its layout. A length that is not finite is reported and counts as 0.
    ///
    /// A positive width moves it toward the trailing edge.
    @inlinable public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
    /// Draws the view at an offset toward the trailing edge and down, in points, without affecting its layout.
    @inlinable public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
    /// Scales the view's drawing by factors about an anchor, without affecting its layout. Negative factors mirror.
    ///
    /// At 0 it is invisible and takes no touches. A factor that is not finite is reported and counts as 1.
    @inlinable public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }
    /// Scales the view's drawing by a factor about an anchor: 1 changes nothing, negative factors mirror.
    @inlinable public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    /// Scales the view's drawing by a factor along each axis about an anchor: 1 changes nothing, negative factors mirror.
    @inlinable public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// Rotates the view's drawing about an anchor, clockwise for positive angles, without affecting its layout.
    ///
    /// In right-to-left layouts it rotates the other way. An angle that is not finite is reported and counts as 0.
    @inlinable public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }
    /// Rotates the view about an axis in space.
    /// - Parameters:
    ///   - axis: of any length; one of length 0 changes nothing.
    ///   - anchorZ: how far the axis is in front of the view, in points; negative behind it.
    ///   - perspective: how strongly distant parts shrink; 0 for not at all. The eye is the view's longer side, divided by this number,
    ///     away.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
    /// Transforms the view's drawing, in points from its top left corner, without affecting its layout.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { modifier(TransformEffect(matrix: transform)) }
    /// Projects the view's drawing, in points from its top left corner, without affecting its layout.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(projection: transform))
    }
}
