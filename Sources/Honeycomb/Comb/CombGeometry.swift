import Hexagons
import SwiftUI

/// Where a comb is in a scroll view: one rule for dragging, settling, centring, zooming and resizing.
///
/// Points of the plane are in the scroll view's content, from its leading top corner; those of the frame, and offsets, are on the screen,
/// from its left top corner.
struct CombGeometry: Equatable {
    let region: HexRegion
    let frame: CGSize
    /// In the plane.
    let layout: HexLayout
    /// Of the scroll view's content: each cell of the region can be brought to the middle, and nothing beyond them.
    let contentSize: CGSize
    /// Room beside the cells.
    let padding: CGSize
    /// The distance of neighbours, as far as that of lines through straight sides.
    let pitch: CGFloat
    let isMirrored: Bool
    let lens: FishEye.Lens

    /// - Parameter cellWidth: Of the hexagons, in points; at least 0.
    init(
        _ region: HexRegion, _ orientation: HexOrientation, cellWidth: CGFloat, gap: CGFloat, frame: CGSize, fishEye: FishEye,
        isMirrored: Bool
    ) {
        let cellWidth = min(max(0, cellWidth.usable ?? 0), 1e5), gap = min(max(0, gap.usable ?? 0), 1e5)
        (self.region, self.frame, self.isMirrored) = (region, frame, isMirrored)
        let plain = HexLayout(orientation, width: cellWidth, height: cellWidth / Hexagon.aspectRatio(orientation), gap: gap)
        let cells = region.extent(orientation).map { plain.frame(of: $0) } ?? .zero
        padding = CGSize(width: max(0, (frame.width - plain.cellWidth) / 2), height: max(0, (frame.height - plain.cellHeight) / 2))
        layout = plain.with(origin: CGPoint(x: padding.width - cells.minX, y: padding.height - cells.minY))
        contentSize = CGSize(width: cells.width + 2 * padding.width, height: cells.height + 2 * padding.height)
        pitch = plain.step
        lens = fishEye.lens(for: frame, pitch: pitch)
    }

    // MARK: Scrolling

    /// The point of the plane in the middle of the frame.
    func middle(at offset: CGPoint) -> CGPoint { mirrored(CGPoint(x: offset.x + frame.width / 2, y: offset.y + frame.height / 2)) }

    /// The offset that brings a point to the middle, as far as the scroll view goes.
    func offset(centering point: CGPoint) -> CGPoint {
        let point = mirrored(point)
        func within(_ offset: CGFloat, _ content: CGFloat, _ frame: CGFloat) -> CGFloat { min(max(0, offset), max(0, content - frame)) }
        return CGPoint(
            x: within(point.x - frame.width / 2, contentSize.width, frame.width),
            y: within(point.y - frame.height / 2, contentSize.height, frame.height))
    }

    func offset(centering hex: Hex) -> CGPoint { offset(centering: layout.center(of: hex)) }

    private func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: isMirrored ? contentSize.width - point.x : point.x, y: point.y) }

    /// The cell nearest to a point of the plane; nil for an empty region.
    func nearest(to point: CGPoint) -> Hex? {
        let fractional = layout.fractionalHex(at: point), rounded = Hex(rounding: fractional)
        return region.contains(rounded) ? rounded : region.nearest(to: fractional)
    }

    /// Where a comb comes to rest that would stop with a point in the middle: with the nearest cell there, or else on one of the cells.
    func rest(near point: CGPoint, snaps: Bool) -> CGPoint {
        guard let hex = nearest(to: point) else { return point }
        let center = layout.center(of: hex), dx = point.x - center.x, dy = point.y - center.y, distance = hypot(dx, dy), limit = pitch / 2
        if snaps { return center }
        return distance <= limit || layout.contains(point, in: hex) ? point : CGPoint(
            x: center.x + dx * limit / distance, y: center.y + dy * limit / distance)
    }

    // MARK: What is seen

    /// A cell on the screen.
    func look(of hex: Hex, at offset: CGPoint) -> FishEye.Lens.Look {
        let center = mirrored(layout.center(of: hex))
        var look = lens.look(at: CGPoint(x: center.x - offset.x - frame.width / 2, y: center.y - offset.y - frame.height / 2))
        look.center = CGPoint(x: look.center.x + frame.width / 2, y: look.center.y + frame.height / 2)
        return look
    }

    /// The point of the plane that is seen at a point of the frame; nil beyond the rim of the fish eye.
    func point(seenAt location: CGPoint, offset: CGPoint) -> CGPoint? {
        let seen = lens.place(seenAt: CGPoint(x: location.x - frame.width / 2, y: location.y - frame.height / 2))
        return seen.map { mirrored(CGPoint(x: $0.x + offset.x + frame.width / 2, y: $0.y + offset.y + frame.height / 2)) }
    }

    /// How far beyond the frame cells exist: until they are seen no larger than two points.
    var margin: CGFloat { lens.reach(ofScale: 2 / max(2, CGFloat(layout.cellWidth))) }

    /// The cells of which something can be in sight of a part of the plane.
    func cells(in sight: CGRect) -> [Hex] { region.cells(meeting: sight, in: layout) }

    /// The part of the plane for which cells should exist, in steps of some cells, so that not every frame of a scroll changes it.
    func sight(at offset: CGPoint) -> CGRect {
        var seen = CGRect(origin: offset, size: frame)
        if isMirrored { seen.origin.x = contentSize.width - seen.maxX }
        let step = max(1, 4 * CGFloat(layout.cellWidth))
        return seen.insetBy(dx: -margin, dy: -margin).widened(toMultiplesOf: step).intersection(CGRect(origin: .zero, size: contentSize))
    }

    // MARK: Another size of cells

    /// The point of the grid that is seen at a point of the frame; beyond the rim of the fish eye that in the middle.
    func hex(seenAt location: CGPoint, offset: CGPoint) -> FractionalHex {
        layout.fractionalHex(at: point(seenAt: location, offset: offset) ?? middle(at: offset))
    }

    /// The offset at which a point of the grid is seen at a point of the frame, as far as bounds allow.
    func offset(showing hex: FractionalHex, at location: CGPoint) -> CGPoint {
        let point = layout.point(at: hex)
        guard point.x.isFinite, point.y.isFinite else { return offset(centering: Hex.zero) }
        // Where that point is, in the plane, from the middle of the frame.
        let seen = lens.place(seenAt: CGPoint(x: location.x - frame.width / 2, y: location.y - frame.height / 2)) ?? .zero
        return offset(centering: CGPoint(x: point.x - (isMirrored ? -seen.x : seen.x), y: point.y - seen.y))
    }

    /// The layout on the screen, where a key to the left points to the left: for directions only.
    var screenLayout: HexLayout {
        HexLayout(layout.orientation, width: layout.cellWidth, height: layout.cellHeight, gap: layout.gap, isRightToLeft: isMirrored)
    }
}
