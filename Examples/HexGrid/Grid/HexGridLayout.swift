import SwiftUI

/// Places children by their `hexGridCell` in flat-topped hexagons, as large as the proposed size allows.
///
/// Children in the same cell overlap, later ones in front. A child without a cell is in column 0, row 0. In right-to-left layouts, columns begin on
/// the right.
struct HexGridLayout: Layout {
    /// The gap between neighbours, in points, the same across all six sides.
    var spacing: CGFloat = 4
    /// The height of a cell if nothing limits the grid, in points.
    var idealCellHeight: CGFloat = 80

    /// What depends on the cells but not on the size: their centres and the bounds of these, in units.
    struct Cache {
        var centers: [CGPoint]
        var bounds: CGRect
    }

    func makeCache(subviews: Subviews) -> Cache {
        let centers = subviews.map { $0[HexGridCellKey.self].unitCenter }
        return Cache(centers: centers, bounds: HexGridGeometry.unitBounds(of: centers))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard !cache.centers.isEmpty else { return .zero }
        let frame = CGRect(x: 0, y: 0, width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
        return geometry(frame, cache).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let geometry = geometry(bounds, cache)
        let inner = max(0, geometry.cellHeight - spacing)
        let cell = ProposedViewSize(width: inner * Hexagon.aspectRatio, height: inner)
        for (subview, center) in zip(subviews, cache.centers) {
            subview.place(at: geometry.center(of: center), anchor: .center, proposal: cell)
        }
    }

    private func geometry(_ frame: CGRect, _ cache: Cache) -> HexGridGeometry {
        HexGridGeometry(unitBounds: cache.bounds, frame: frame, idealCellHeight: idealCellHeight)
    }
}

private struct HexGridCellKey: LayoutValueKey {
    static let defaultValue = OffsetCoordinate(column: 0, row: 0)
}

extension View {
    /// The view's cell in a `HexGridLayout`.
    func hexGridCell(_ cell: OffsetCoordinate) -> some View { layoutValue(key: HexGridCellKey.self, value: cell) }
}
