import SwiftUI

/// Places children by their `hexGridCell` in flat-topped hexagons, as large as the proposed size allows.
struct HexGridLayout: Layout {
    /// The gap between neighbours, the same across all six sides.
    var spacing: CGFloat = 4
    /// How high a cell is where nothing limits the grid.
    var idealCellHeight: CGFloat = 80

    /// What depends on the cells but not on the size: their places in a grid whose columns and rows are one unit apart.
    struct Cache {
        var centers: [CGPoint]
        var bounds: CGRect

        /// In units; a cell is 4/3 columns wide and one row high.
        var extent: CGSize { CGSize(width: bounds.width + 4 / 3, height: bounds.height + 1) }
    }

    func makeCache(subviews: Subviews) -> Cache {
        let centers = subviews.map { $0[HexGridCellKey.self].unitCenter }
        let xs = centers.map(\.x), ys = centers.map(\.y)
        let bounds = CGRect(x: xs.min() ?? 0, y: ys.min() ?? 0,
                            width: (xs.max() ?? 0) - (xs.min() ?? 0), height: (ys.max() ?? 0) - (ys.min() ?? 0))
        return Cache(centers: centers, bounds: bounds)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard !cache.centers.isEmpty else { return .zero }
        let height = cellHeight(width: proposal.width, height: proposal.height, cache)
        return CGSize(width: cache.extent.width * columnStep(cellHeight: height), height: cache.extent.height * height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let height = cellHeight(width: bounds.width, height: bounds.height, cache)
        let column = columnStep(cellHeight: height)
        let inner = max(0, height - spacing)
        let cell = ProposedViewSize(width: inner * Hexagon.aspectRatio, height: inner)
        for (subview, center) in zip(subviews, cache.centers) {
            subview.place(
                at: CGPoint(x: bounds.midX + (center.x - cache.bounds.midX) * column,
                            y: bounds.midY + (center.y - cache.bounds.midY) * height),
                anchor: .center,
                proposal: cell)
        }
    }

    /// The height of the largest cell for which the grid fits; the gap counts as part of the cell.
    private func cellHeight(width: CGFloat?, height: CGFloat?, _ cache: Cache) -> CGFloat {
        let byWidth = width.map { $0 / cache.extent.width / columnStep(cellHeight: 1) } ?? .infinity
        let byHeight = height.map { $0 / cache.extent.height } ?? .infinity
        let fitting = min(byWidth, byHeight)
        return fitting.isFinite ? fitting : idealCellHeight
    }

    private func columnStep(cellHeight: CGFloat) -> CGFloat { cellHeight * Hexagon.aspectRatio * 3 / 4 }
}

private struct HexGridCellKey: LayoutValueKey {
    static let defaultValue = OffsetCoordinate(column: 0, row: 0)
}

extension View {
    /// The cell of a `HexGridLayout` that the view stands in.
    func hexGridCell(_ cell: OffsetCoordinate) -> some View { layoutValue(key: HexGridCellKey.self, value: cell) }
}
