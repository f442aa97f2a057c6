import Hexagons
import SwiftUI

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
