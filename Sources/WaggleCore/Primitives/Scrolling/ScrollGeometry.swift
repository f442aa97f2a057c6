import Foundation
import WaggleGeometry

/// The position and sizes of a scroll view's content. Lengths are in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The content's point at the scroll view's top leading corner; at rest at the start, it is minus the insets there.
    public var contentOffset: CGPoint
    /// The size of the content in points, without insets.
    public var contentSize: CGSize
    /// The insets of the scroll view, in points, that are covered by bars, the safe area and margins. The content can be scrolled out from
    /// under them.
    public var contentInsets: EdgeInsets
    /// The size of the whole scroll view, in points.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize, self.contentInsets, self.containerSize) =
            (contentOffset, contentSize, contentInsets, containerSize)
    }

    /// The part of the content that is visible and not covered, in the content's coordinates; its sides are at least 0.
    public var visibleRect: CGRect {
        CGRect(x: contentOffset.x.plus(contentInsets.leading), y: contentOffset.y.plus(contentInsets.top),
               width: max(containerSize.width.minus(contentInsets.leading).minus(contentInsets.trailing), 0),
               height: max(containerSize.height.minus(contentInsets.top).minus(contentInsets.bottom), 0))
    }
    /// The whole scroll view in content coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), containerSize: \(containerSize))"
    }
}

extension ScrollNode {
    /// In right-to-left layouts, x is measured from the right.
    var geometry: ScrollGeometry {
        let direction = environment.layoutDirection, container = viewport.size, reach = layout.reach
        let insets = EdgeInsets(top: reach.top.plus(margins.top), leading: reach.leading.plus(margins.leading),
                                bottom: reach.bottom.plus(margins.bottom),
                                trailing: reach.trailing.plus(margins.trailing))
        // Adding zero turns negative zero into zero, which programs may print.
        var offset = CGPoint(x: self.offset.x.minus(insets.leading) + 0, y: self.offset.y.minus(insets.top) + 0)
        if direction == .rightToLeft { offset.x = contentSize.width.minus(offset.x.plus(container.width)) }
        return ScrollGeometry(
            contentOffset: offset, contentSize: contentSize, contentInsets: insets.mirrored(direction), containerSize: container)
    }
}
