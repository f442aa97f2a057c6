import Foundation
import WaggleGeometry

/// A container that makes and shows only what the enclosing scroll view's viewport shows of it.
///
/// It is placed like any other item, with a partly estimated length. During placement it queries `ScrollNode.visibleRect(in:)` for its
/// visible part and reads the subviews there.
@MainActor
protocol LazyContainer: ItemNode {
    /// Called when the visible part may have changed: the content scrolled, the viewport was resized, or something around was laid out again.
    ///
    /// Called often and between layouts, so it must be cheap; a container that has to show something else calls `markNeedsPlacement`.
    func visibleRectDidChange()
    /// The growth since the scroll view last measured the container; queried when the scroll view measures it again.
    ///
    /// - Returns: how much longer the hidden part has turned out to be, and how much longer a change of the subviews has made the part before the visible one.
    func takeGrowth() -> (outOfSight: CGSize, inFront: CGSize)
    /// A container beside this one has found its front longer than estimated, and the content moves by the difference.
    ///
    /// The visible part of this one keeps its position, too, as long as its own front is an estimate.
    func contentBesideDidGrow(inFront distance: CGFloat, _ axis: Axis)
    /// The frame of the first subview with the id in the container's coordinates, estimated where the subview was never made; nil: it has none.
    func frame(ofSubview id: AnyHashable) -> CGRect?
    /// The visible subviews and those nearby, with their ids and frames in the container's coordinates, in order.
    func forEachSubviewNearby(_ body: (_ id: AnyHashable?, _ frame: CGRect) -> Void)
}
