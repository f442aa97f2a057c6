import Foundation
import WaggleGeometry

/// A container that makes and shows only the part of it in the enclosing scroll view's viewport.
///
/// It is placed like any other item, with a partly estimated length. During placement it queries `ScrollNode.visibleRect(in:)` for its
/// visible part and reads the subviews there.
@MainActor
protocol LazyContainer: ItemNode {
    /// Called when the visible part may have changed: the content scrolled, the viewport was resized, or an enclosing item was
    /// laid out again.
    ///
    /// Called often and between layouts, so it must be cheap; a container that must show something else calls `markNeedsPlacement`.
    func visibleRectDidChange()
    /// The growth since the scroll view last measured the container; queried when the scroll view measures it again.
    ///
    /// - Returns: how much longer the hidden part has turned out to be, and how much longer a change of the subviews has made the part
    ///   before the visible one.
    func takeGrowth() -> (outOfSight: CGSize, inFront: CGSize)
    /// A sibling container's front part is longer than estimated, and the content moves by the difference.
    ///
    /// The visible part of this container keeps its position, too, while the part before it is estimated.
    func contentBesideDidGrow(inFront distance: CGFloat, _ axis: Axis)
    /// The frame of the first subview with the id in the container's coordinates, estimated if the subview was never made; nil if
    /// there is none.
    func frame(ofSubview id: AnyHashable) -> CGRect?
    /// Calls the closure for the visible subviews and those nearby, with their ids and their frames in the container's
    /// coordinates, in order.
    func forEachSubviewNearby(_ body: (_ id: AnyHashable?, _ frame: CGRect) -> Void)
}
