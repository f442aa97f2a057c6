import Foundation
import WaggleGeometry

/// The sizes and insets of a scroll view, as of its last layout.
struct ScrollLayout {
    /// The content's size without its margins.
    var contentSize = CGSize.zero
    /// How far the viewport extends beyond the bounds into the safe area; `leading` is left.
    var reach = EdgeInsets()
    /// How far the keyboard's region covers the bounds from the bottom.
    var keyboardInset: CGFloat = 0
    /// The size between the margins, which container-relative frames refer to; nil before the first layout.
    var containerSize: CGSize?
    /// The scroll view's size.
    var size = CGSize.zero
    /// False before the first layout.
    var isDone = false

    /// The part of the viewport's plane that is visible, in the coordinates of a node with the size.
    func viewport(of size: CGSize) -> CGRect {
        CGRect(
            x: -reach.leading, y: -reach.top, width: size.width.plus(reach.leading).plus(reach.trailing),
            height: size.height.plus(reach.top).plus(reach.bottom))
    }
    /// How much longer the content with its margins is than a view of the size. Infinite lengths are not scrolled.
    func roomToScroll(in size: CGSize, margins: EdgeInsets) -> CGSize {
        let room = CGSize(width: contentSize.width.plus(margins.leading).plus(margins.trailing).minus(size.width),
                          height: contentSize.height.plus(margins.top).plus(margins.bottom).minus(size.height))
        return CGSize(width: room.width.isFinite ? room.width : 0, height: room.height.isFinite ? room.height : 0)
    }
}
