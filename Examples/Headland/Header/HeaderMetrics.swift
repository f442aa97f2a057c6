import CoreGraphics

/// The height of the header while the page scrolls: it collapses into the bar, and stretches when the page is pulled beyond its top.
struct HeaderMetrics: Equatable {
    /// The heights at both ends, in points; the status bar is part of them.
    let expanded: CGFloat
    let collapsed: CGFloat
    /// The scroll offset at which the header's content moves to the bar: just before it would touch the back button.
    let turn: CGFloat

    /// The minimum distance between the back button and the content on the picture.
    private static let room: CGFloat = 36
    /// A tolerance around that offset, so that a finger resting there does not make the header flicker.
    private static let slack: CGFloat = 10

    /// - Parameters:
    ///   - topInset: The height of the status bar.
    ///   - content: The height of the large header's content on its picture, below the back button.
    ///   - bar: The height of the bar, without the status bar.
    init(pageHeight: CGFloat, topInset: CGFloat, content: CGFloat, bar: CGFloat) {
        collapsed = topInset + bar
        // A picture half as high as the page leaves room for the first lines.
        expanded = max(min(topInset + 300, pageHeight / 2), collapsed + content + Self.room)
        turn = expanded - collapsed - content
    }

    /// The scroll offset at which only the bar is left.
    var distance: CGFloat { expanded - collapsed }

    /// - Parameter offset: The scroll offset; negative if the page is pulled down.
    func height(at offset: CGFloat) -> CGFloat { max(expanded - offset, collapsed) }

    /// 0 for the expanded header, 1 for the bar.
    func progress(at offset: CGFloat) -> CGFloat {
        guard distance > 0 else { return offset > 0 ? 1 : 0 }
        return min(max(offset / distance, 0), 1)
    }

    /// Whether the header's contents belong in the bar.
    /// - Parameter before: Whether they are there already.
    func isCollapsed(at offset: CGFloat, before: Bool) -> Bool { offset > turn + (before ? -Self.slack : Self.slack) }

    /// Where the page comes to rest: nothing stays half collapsed.
    func rest(near offset: CGFloat) -> CGFloat {
        guard offset > 0, offset < distance else { return offset }
        return offset < turn ? 0 : distance
    }
}
