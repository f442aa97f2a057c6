import Foundation
import WaggleGeometry

/// A container that makes and shows only what is seen through the scroll view around it.
///
/// It is placed like any other item, with a length that is partly an estimate. While it is placed it asks `ScrollNode.visibleRect(in:)` what
/// is seen of it and reads the subviews that stand there.
@MainActor
protocol LazyContainer: ItemNode {
    /// Another part may be seen than before: the content was scrolled, the viewport has another size, or something around was laid out anew.
    ///
    /// Called between layouts and often, so it must be cheap; a container that has to show something else calls `markNeedsPlacement`.
    func visibleRectDidChange()
    /// What the container has grown by since the scroll view last measured it; asked once the scroll view measures it anew.
    ///
    /// - Returns: how much longer it has turned out to be out of sight, and by how much a change of its subviews has made it longer in front of what is seen.
    func takeGrowth() -> (outOfSight: CGSize, inFront: CGSize)
    /// A container that stands beside this one has found its front longer than it was estimated, and the content moves by as much.
    ///
    /// What is seen of this one stays where it is, too, as long as its own front is an estimate.
    func contentBesideDidGrow(inFront distance: CGFloat, _ axis: Axis)
    /// The frame of the first subview with the id in the container's coordinates, estimated where the subview was never made; nil: it has none.
    func frame(ofSubview id: AnyHashable) -> CGRect?
    /// The subviews that are seen or near, with their ids and frames in the container's coordinates, in their order.
    func forEachSubviewNearby(_ body: (_ id: AnyHashable?, _ frame: CGRect) -> Void)
}
