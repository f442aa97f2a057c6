import CoreGraphics

/// How high the header is while the page is scrolled: it gives way down to the bar, and grows where the page is pulled beyond its top.
struct HeaderMetrics: Equatable {
    /// The heights at both ends, in points; the status bar is part of them.
    let expanded: CGFloat
    let collapsed: CGFloat
    /// How far the page is scrolled when what the header holds changes over to the bar: just before it would touch the back button.
    let turn: CGFloat

    /// At least, between the back button and what stands on the picture.
    private static let room: CGFloat = 36
    /// Around the distance at which the header changes over, so that a finger that rests there does not make it flicker.
    private static let slack: CGFloat = 10

    /// - Parameters:
    ///   - topInset: The height of the status bar.
    ///   - content: The height of what the large header shows above its picture, below the back button.
    ///   - bar: The height of the bar, without the status bar.
    init(pageHeight: CGFloat, topInset: CGFloat, content: CGFloat, bar: CGFloat) {
        collapsed = topInset + bar
        // A picture of half the page leaves room for the first lines.
        expanded = max(min(topInset + 300, pageHeight / 2), collapsed + content + Self.room)
        turn = expanded - collapsed - content
    }

    /// How far the page is scrolled until only the bar is left.
    var distance: CGFloat { expanded - collapsed }

    /// - Parameter offset: How far the page is scrolled; negative where it is pulled down.
    func height(at offset: CGFloat) -> CGFloat { max(expanded - offset, collapsed) }

    /// 0 for the whole header, 1 for the bar.
    func progress(at offset: CGFloat) -> CGFloat {
        guard distance > 0 else { return offset > 0 ? 1 : 0 }
        return min(max(offset / distance, 0), 1)
    }

    /// Whether the header's contents belong in the bar.
    /// - Parameter before: Whether it is there already.
    func isCollapsed(at offset: CGFloat, before: Bool) -> Bool { offset > turn + (before ? -Self.slack : Self.slack) }

    /// Where the page comes to rest: nothing stays half collapsed.
    func rest(near offset: CGFloat) -> CGFloat {
        guard offset > 0, offset < distance else { return offset }
        return offset < turn ? 0 : distance
    }
}
