import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// A shape that can be inset equally on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape inset by the amount in points on each side; negative amounts enlarge it.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape determined only by its rectangle, in an inset rectangle.
struct InsetRectShape<Base: Shape>: InsettableShape {
    let base: Base
    var amount: CGFloat
    let outline: @Sendable (CGRect) -> Path

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : outline(inner)
    }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    func inset(by amount: CGFloat) -> InsetRectShape { InsetRectShape(base: base, amount: self.amount + amount, outline: outline) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
