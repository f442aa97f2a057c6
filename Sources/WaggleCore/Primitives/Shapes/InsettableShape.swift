import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// A shape that can be inset equally on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape inset by the amount in points on each side; negative amounts enlarge it.
    func inset(by amount: CGFloat) -> InsetShape
}
