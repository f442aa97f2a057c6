// Where a popup stands beside what it belongs to.

import Foundation
import WaggleGeometry

/// The place of a popup: a menu, or the calendar of a date picker.
///
/// Coordinates are points of the window. Sides and alignment follow measurements of iOS 17.
struct PopupPlacement: Equatable {
    enum Kind {
        /// Below or above the anchor.
        case beside
        /// Over the anchor, with the same upper edge: a submenu over the row that opened it.
        case over
        /// With a corner on the anchor, a point: a menu where a pointer was clicked.
        case atPoint
    }
    var kind = Kind.beside
    let anchor: CGRect
    /// The part of the window that popups may cover.
    let bounds: CGRect

    /// Between the popup and its anchor, and at least between the popup and the edges of the bounds.
    static let gap: CGFloat = 8

    /// True if the popup stands above its anchor, which lies low in the window.
    var isAbove: Bool { kind == .beside && anchor.midY > bounds.minY + 0.55 * bounds.height }

    /// The point of the popup, as a share of its width, that lies at the same share of the anchor's.
    private var alignment: CGFloat {
        guard kind == .beside, bounds.width > 0 else { return 0 }
        let share = (anchor.midX - bounds.minX) / bounds.width
        return share < 0.4 ? 0 : share > 0.6 ? 1 : 0.5
    }
    /// The point of the popup from which it grows.
    var attachment: UnitPoint { UnitPoint(x: alignment, y: isAbove ? 1 : 0) }

    /// The most room that a popup can have.
    var room: CGSize { CGSize(width: max(bounds.width - 2 * Self.gap, 0), height: max(bounds.height - 2 * Self.gap, 0)) }

    /// The frame of a popup of a size. It keeps inside the bounds, even if it has to cover its anchor.
    func frame(of size: CGSize) -> CGRect {
        var x = anchor.minX + (anchor.width - size.width) * alignment
        var y: CGFloat
        switch kind {
        case .beside: y = isAbove ? anchor.minY - Self.gap - size.height : anchor.maxY + Self.gap
        case .over: y = anchor.minY
        case .atPoint:
            y = anchor.minY
            // Pointers open menus toward the side with room.
            if x + size.width > bounds.maxX - Self.gap, x - size.width >= bounds.minX + Self.gap { x -= size.width }
            if y + size.height > bounds.maxY - Self.gap, y - size.height >= bounds.minY + Self.gap { y -= size.height }
        }
        let room = bounds.insetBy(dx: Self.gap, dy: Self.gap)
        x = min(max(x, room.minX), max(room.maxX - size.width, room.minX))
        y = min(max(y, room.minY), max(room.maxY - size.height, room.minY))
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}

/// Places one view as a popup.
nonisolated struct PopupLayout: Layout {
    let placement: PopupPlacement

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = placement.room
        for subview in subviews {
            let natural = subview.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
            let size = CGSize(width: min(natural.width, room.width), height: min(natural.height, room.height))
            let frame = placement.frame(of: size)
            subview.place(at: CGPoint(x: bounds.minX + frame.minX - placement.bounds.minX, y: bounds.minY + frame.minY - placement.bounds.minY),
                          proposal: ProposedViewSize(size))
        }
    }
}
