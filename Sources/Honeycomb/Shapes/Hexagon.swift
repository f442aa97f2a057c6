import Hexagons
import SwiftUI

/// A hexagon that fills its rectangle: regular if the rectangle has the proportions of `Hexagon.aspectRatio(_:)`, else stretched.
///
/// Its inside is also what it hits: `contentShape(Hexagon(.flat))`.
public struct Hexagon: InsettableShape {
    public var orientation: HexOrientation
    /// How far its sides are moved inward, in points; all by the same.
    private var insetAmount: CGFloat = 0

    public init(_ orientation: HexOrientation = .pointy) { self.orientation = orientation }

    /// The ratio of a regular hexagon's width to its height: about 0.87 if pointy, 1.15 if flat.
    public static func aspectRatio(_ orientation: HexOrientation) -> CGFloat {
        orientation == .pointy ? CGFloat(3).squareRoot() / 2 : 2 / CGFloat(3).squareRoot()
    }

    /// The inset in points.
    public var animatableData: CGFloat {
        get { insetAmount }
        set { insetAmount = newValue }
    }

    /// The hexagon inset by points on each side; a negative amount outsets it. Empty if the inset leaves no room.
    public func inset(by amount: CGFloat) -> Hexagon {
        var hexagon = self
        hexagon.insetAmount += amount
        return hexagon
    }

    public func path(in rect: CGRect) -> Path {
        let isPointy = orientation == .pointy
        let short = isPointy ? rect.width : rect.height, long = isPointy ? rect.height : rect.width
        guard short > 0, long > 0, short.isFinite, long.isFinite else { return Path() }
        // The slanted sides fall by this much from a corner on the long axis to one of the straight sides.
        let slope = long / (2 * short)
        let inset = insetAmount.isFinite ? insetAmount : 0
        let across = short / 2 - inset, tip = long / 2 - inset * (1 + slope * slope).squareRoot(), shoulder = tip - slope * across
        guard across > 0, shoulder > 0 else { return Path() }
        let corners: [(CGFloat, CGFloat)] =
            [(0, -tip), (across, -shoulder), (across, shoulder), (0, tip), (-across, shoulder), (-across, -shoulder)]
        return Path { path in
            path.addLines(corners.map {
                isPointy ? CGPoint(x: rect.midX + $0.0, y: rect.midY + $0.1) : CGPoint(x: rect.midX - $0.1, y: rect.midY + $0.0)
            })
            path.closeSubpath()
        }
    }
}

extension Path {
    /// The outline of a region with its holes. With a gap it runs through the middle of the gap.
    ///
    /// Holes run the other way round, so both fill rules leave them out.
    public init(_ region: HexRegion, in layout: HexLayout) {
        self.init { path in
            for outline in region.outlines {
                path.addLines(layout.points(of: outline))
                path.closeSubpath()
            }
        }
    }

    /// The drawn hexagon of a cell.
    public init(_ hex: Hex, in layout: HexLayout) {
        self.init { path in
            path.addLines(layout.corners(of: hex))
            path.closeSubpath()
        }
    }
}
