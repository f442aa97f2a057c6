// The placement of popovers.

import Foundation
import WaggleGeometry

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor {
    /// A rectangle in the view's coordinates.
    case rect(Anchor<CGRect>.Source)
    /// A point in fractions of the view's size.
    case point(UnitPoint)

    /// In the coordinates of a view of the size.
    func rect(in size: CGSize) -> CGRect {
        switch self {
        case .rect(let source): source.value(source.points(size))
        case .point(let point): CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)
        }
    }
}

/// Places a popover beside its anchor, in window coordinates.
struct PopoverPlacement: Equatable {
    let anchor: CGRect
    /// The part of the window that popovers may cover.
    let bounds: CGRect
    /// The preferred edge of the anchor; nil for any.
    let edge: Edge?

    static let arrow = CGSize(width: 26, height: 13)
    static let radius: CGFloat = 13
    private static let margin: CGFloat = 10

    fileprivate var room: CGRect { bounds.insetBy(dx: Self.margin, dy: Self.margin) }

    /// The size available to a popover at an edge, without the arrow.
    private func room(at edge: Edge) -> CGSize {
        let arrow = Self.arrow.height
        let size = switch edge {
        case .top: CGSize(width: room.width, height: anchor.minY - room.minY - arrow)
        case .bottom: CGSize(width: room.width, height: room.maxY - anchor.maxY - arrow)
        case .leading: CGSize(width: anchor.minX - room.minX - arrow, height: room.height)
        case .trailing: CGSize(width: room.maxX - anchor.maxX - arrow, height: room.height)
        }
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    /// The placement of a popover.
    struct Geometry: Equatable {
        var frame: CGRect
        /// The edge of the anchor; `leading` is left.
        var edge: Edge
        /// The tip of the arrow.
        var tip: CGPoint
    }
    /// The placement of a popover with content of a size: at the preferred edge if it fits, else where it fits, else where there
    /// is most room.
    func geometry(of size: CGSize) -> Geometry {
        assert(!(size.width < 0 || size.height < 0), "A popover has a negative size.")
        let wanted: [Edge] = switch edge {
        case nil: [.bottom, .top, .trailing, .leading]
        case .top: [.top, .bottom, .trailing, .leading]
        case .bottom: [.bottom, .top, .trailing, .leading]
        case .leading: [.leading, .trailing, .bottom, .top]
        case .trailing: [.trailing, .leading, .bottom, .top]
        }
        func fits(_ edge: Edge) -> Bool { size.width <= room(at: edge).width && size.height <= room(at: edge).height }
        func area(_ edge: Edge) -> CGFloat { min(size.width, room(at: edge).width) * min(size.height, room(at: edge).height) }
        let edge = wanted.first(where: fits) ?? wanted.max { area($0) < area($1) } ?? .bottom
        let own = CGSize(width: min(size.width, room(at: edge).width), height: min(size.height, room(at: edge).height))
        var origin: CGPoint, tip: CGPoint
        switch edge {
        case .top: (origin, tip) = (CGPoint(
            x: anchor.midX - own.width / 2, y: anchor.minY - Self.arrow.height - own.height), CGPoint(x: anchor.midX, y: anchor.minY))
        case .bottom: (origin, tip) = (CGPoint(
            x: anchor.midX - own.width / 2, y: anchor.maxY + Self.arrow.height), CGPoint(x: anchor.midX, y: anchor.maxY))
        case .leading: (origin, tip) = (CGPoint(
            x: anchor.minX - Self.arrow.height - own.width, y: anchor.midY - own.height / 2), CGPoint(x: anchor.minX, y: anchor.midY))
        case .trailing: (origin, tip) = (CGPoint(
            x: anchor.maxX + Self.arrow.height, y: anchor.midY - own.height / 2), CGPoint(x: anchor.maxX, y: anchor.midY))
        }
        origin.x = min(max(origin.x, room.minX), max(room.maxX - own.width, room.minX))
        origin.y = min(max(origin.y, room.minY), max(room.maxY - own.height, room.minY))
        let frame = CGRect(origin: origin, size: own), reach = Self.radius + Self.arrow.width / 2
        // The arrow stays clear of the round corners.
        if edge == .top || edge == .bottom {
            tip.x = min(max(tip.x, frame.minX + reach), max(frame.maxX - reach, frame.minX + reach))
            tip.y = edge == .top ? frame.maxY + Self.arrow.height : frame.minY - Self.arrow.height
        } else {
            tip.y = min(max(tip.y, frame.minY + reach), max(frame.maxY - reach, frame.minY + reach))
            tip.x = edge == .leading ? frame.maxX + Self.arrow.height : frame.minX - Self.arrow.height
        }
        return Geometry(frame: frame, edge: edge, tip: tip)
    }
}

/// Lays out a popover at its content's ideal size, as far as there is room.
struct PopoverLayout: Layout {
    let placement: PopoverPlacement

    private func size(of subview: LayoutSubview) -> CGSize {
        let ideal = subview.sizeThatFits(.unspecified), width = min(ideal.width, max(placement.room.width, 0))
        guard width < ideal.width else { return ideal }
        return CGSize(width: width, height: subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let frame = placement.geometry(of: size(of: subview)).frame
            subview.place(at: CGPoint(
                x: bounds.minX + frame.minX - placement.bounds.minX, y: bounds.minY + frame.minY - placement.bounds.minY),
                          proposal: ProposedViewSize(frame.size))
        }
    }
}

/// A rounded rectangle with an arrow outside it.
nonisolated struct PopoverShape: Shape {
    let edge: Edge
    /// The tip in the coordinates of the rectangle.
    let tip: CGPoint

    func path(in rect: CGRect) -> Path {
        let radius = min(PopoverPlacement.radius, rect.width / 2, rect.height / 2)
        var path = Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
        path.addPath(arrow)
        return path
    }
    /// The arrow with a round tip and hollow flanks, overlapping the rectangle by a point.
    private var arrow: Path {
        let half = PopoverPlacement.arrow.width / 2, height = PopoverPlacement.arrow.height
        var path = Path()
        path.move(to: CGPoint(x: -half, y: height + 1))
        path.addLine(to: CGPoint(x: -half, y: height))
        path.addCurve(to: CGPoint(x: -2.5, y: 1.3), control1: CGPoint(x: -half * 0.6, y: height), control2: CGPoint(x: -5, y: 3.8))
        path.addQuadCurve(to: CGPoint(x: 2.5, y: 1.3), control: .zero)
        path.addCurve(to: CGPoint(x: half, y: height), control1: CGPoint(x: 5, y: 3.8), control2: CGPoint(x: half * 0.6, y: height))
        path.addLine(to: CGPoint(x: half, y: height + 1))
        path.closeSubpath()
        let turn: CGFloat = switch edge {
        case .bottom: 0
        case .top: .pi
        case .trailing: -.pi / 2
        case .leading: .pi / 2
        }
        return path.applying(CGAffineTransform(rotationAngle: turn).concatenating(CGAffineTransform(translationX: tip.x, y: tip.y)))
    }
}
