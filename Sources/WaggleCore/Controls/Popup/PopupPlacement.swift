// The placement of popups.

import Foundation
import WaggleGeometry

/// Places a popup relative to an anchor, in window coordinates. Sides and alignment follow measurements of iOS 17.
struct PopupPlacement: Equatable {
    enum Kind {
        /// Below or above the anchor.
        case beside
        /// Over the anchor, with the same top edge, as a submenu covers its row.
        case over
        /// Below the anchor, touching it, with the same leading edge: a menu under its title.
        case below
        /// With a corner at the anchor's origin, as a menu at the pointer.
        case atPoint
    }
    var kind = Kind.beside
    let anchor: CGRect
    /// The part of the window that popups may cover.
    let bounds: CGRect
    /// True if the control scrolls.
    var isInScrollView = false

    /// The distance to the anchor and the minimum distance to the edges of the bounds.
    static let gap: CGFloat = 8

    /// True if the popup is above its anchor because the anchor is low in the window.
    var isAbove: Bool { kind == .beside && anchor.midY > bounds.minY + 0.55 * bounds.height }

    /// The horizontal alignment of popup and anchor, as a fraction of their widths.
    private var alignment: CGFloat {
        guard kind == .beside, bounds.width > 0 else { return 0 }
        let share = (anchor.midX - bounds.minX) / bounds.width
        return share < 0.4 ? 0 : share > 0.6 ? 1 : 0.5
    }
    /// The unit point of the popup that it grows from.
    var attachment: UnitPoint { UnitPoint(x: alignment, y: isAbove ? 1 : 0) }

    /// The maximum size of a popup.
    var room: CGSize { CGSize(width: max(bounds.width - 2 * Self.gap, 0), height: max(bounds.height - 2 * Self.gap, 0)) }

    /// The frame of a popup of a size. It stays inside the bounds, even if it covers the anchor.
    func frame(of size: CGSize) -> CGRect {
        assert(!(size.width < 0 || size.height < 0), "A popup has a negative size.")
        var x = anchor.minX + (anchor.width - size.width) * alignment
        var y: CGFloat
        switch kind {
        case .beside: y = isAbove ? anchor.minY - Self.gap - size.height : anchor.maxY + Self.gap
        case .over: y = anchor.minY
        case .below: y = anchor.maxY
        case .atPoint:
            y = anchor.minY
            // Flips to the side that has room.
            if x + size.width > bounds.maxX - Self.gap, x - size.width >= bounds.minX + Self.gap { x -= size.width }
            if y + size.height > bounds.maxY - Self.gap, y - size.height >= bounds.minY + Self.gap { y -= size.height }
        }
        let room = bounds.insetBy(dx: Self.gap, dy: Self.gap)
        x = min(max(x, room.minX), max(room.maxX - size.width, room.minX))
        y = min(max(y, room.minY), max(room.maxY - size.height, room.minY))
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}

/// Lays out a popup in the safe area of its layer.
nonisolated struct PopupLayout: Layout {
    let placement: PopupPlacement

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = placement.room
        for subview in subviews {
            let natural = subview.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
            let size = CGSize(width: min(natural.width, room.width), height: min(natural.height, room.height))
            let frame = placement.frame(of: size)
            subview.place(at: CGPoint(
                x: bounds.minX + frame.minX - placement.bounds.minX, y: bounds.minY + frame.minY - placement.bounds.minY),
                          proposal: ProposedViewSize(size))
        }
    }
}
