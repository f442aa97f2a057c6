import Foundation
import WaggleGeometry

/// An item that covers edges of its bounds, with the window's edges or a bar, so that the rest is a safe area. It has the role
/// `coversSafeArea`.
@MainActor
protocol SafeAreaCovering: ItemNode {
    /// The insets of the bounds that the item covers; `leading` is left.
    var safeAreaEdges: EdgeInsets { get }
    /// The covered edges for one of the inner items; nil if none are. A bar does not cover itself.
    func safeAreaEdges(around inner: ItemNode) -> EdgeInsets?
    /// True if the item is the whole region that its content may extend to.
    var endsSafeArea: Bool { get }
    /// The part of the bottom inset that only the keyboard's region covers.
    var keyboardEdge: CGFloat { get }
}
extension SafeAreaCovering {
    func safeAreaEdges(around inner: ItemNode) -> EdgeInsets? { safeAreaEdges }
    var endsSafeArea: Bool { false }
    var keyboardEdge: CGFloat { 0 }
}

extension ItemNode {
    /// The item as one that covers a safe area; nil for most.
    final var safeAreaCovering: (any SafeAreaCovering)? { roles.contains(.coversSafeArea) ? self as? any SafeAreaCovering : nil }
}
