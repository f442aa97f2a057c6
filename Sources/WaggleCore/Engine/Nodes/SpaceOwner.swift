import Foundation
import WaggleGeometry

/// An item whose inner items are in a coordinate space of their own, which it shows elsewhere than they are laid out. It
/// sets its `spaceOwner`.
@MainActor
protocol SpaceOwner: ItemNode {
    /// This item's origin in that space.
    var ownSpaceOrigin: CGPoint { get }
    /// The transform from the inner items' coordinates to this item's, as laid out; nil for none.
    var ownSpaceTransform: CGAffineTransform? { get }
    /// Maps a point of this item's drawing to the drawing coordinates of the inner items; nil if none of their points is visible there.
    func pointInOwnSpace(_ point: CGPoint) -> CGPoint?
    /// How the inner items are currently shown.
    var shownOwnSpace: ContentPresentation { get }
}
extension SpaceOwner {
    var ownSpaceOrigin: CGPoint { .zero }
}

extension ItemNode {
    /// This item's origin in the space of its inner items: its own space origin, or about zero if it begins a new space.
    @inline(__always) final var contentSpaceOrigin: CGPoint { spaceOwner?.ownSpaceOrigin ?? spaceOrigin }
    /// The number of the node that begins the inner items' space; 0 for the window's space.
    @inline(__always) final var contentSpace: UInt32 { spaceOwner == nil ? space : number }
    final var contentTransform: CGAffineTransform? { spaceOwner?.ownSpaceTransform }
    final func contentPoint(_ point: CGPoint) -> CGPoint? {
        guard let spaceOwner else { return point }
        return spaceOwner.pointInOwnSpace(point)
    }
    final var contentPresentation: ContentPresentation { spaceOwner?.shownOwnSpace ?? ContentPresentation() }
}
