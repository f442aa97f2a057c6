import Foundation

extension CGFloat {
    /// The magnitude. Foundation on Linux declares the name only to refuse it.
    public static func abs(_ x: CGFloat) -> CGFloat { x.magnitude }
}
