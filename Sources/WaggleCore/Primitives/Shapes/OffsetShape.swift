import Foundation
import WaggleGeometry
import WaggleMotion

/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: MovedShape {
    public var shape: Content
    /// In points, right and down.
    public var offset: CGSize
    /// - Parameter offset: In points, right and down.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// The inner shape inset by points, then moved.
    public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension Shape {
    /// The shape moved right and down, in points.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    /// The shape moved right and down, in points.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    /// The shape moved right and down, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
}
