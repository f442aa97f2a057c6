import Foundation
import WaggleGeometry
import WaggleMotion

/// A shape with an affine transform.
public struct TransformedShape<Content: Shape>: MovedShape {
    public var shape: Content
    public var transform: CGAffineTransform
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension Shape {
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}

/// A shape that moves, turns or stretches another one in its bounds.
nonisolated protocol MovedShape: Shape {
    associatedtype Content: Shape
    var shape: Content { get set }
}

extension MovedShape {
    public static var _dependsOnContainer: Bool { Content._dependsOnContainer }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that turns or stretches another one about an anchor.
nonisolated protocol AnchoredShape: MovedShape {
    associatedtype Amount: Animatable
    /// How far it turns or stretches.
    var amount: Amount { get set }
    var anchor: UnitPoint { get set }
    /// The change about the origin, then the transform.
    func change(_ transform: CGAffineTransform) -> CGAffineTransform
}

extension AnchoredShape {
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Amount.AnimatableData, UnitPoint.AnimatableData>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(amount.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            amount.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
    public func path(in rect: CGRect) -> Path {
        let x = rect.minX + rect.width * anchor.x, y = rect.minY + rect.height * anchor.y
        return shape.path(in: rect).applying(change(CGAffineTransform(translationX: x, y: y)).translatedBy(x: -x, y: -y))
    }
}
