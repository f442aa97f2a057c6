import Foundation

/// Where the cells of a grid lie in a frame: as large as fits, in the middle.
///
/// The gap counts as part of a cell here, half of it on each side.
struct HexGridGeometry: Equatable {
    /// The middles of all cells, in units: columns and rows are 1 apart.
    private let unitBounds: CGRect
    /// The height of a cell in points.
    let cellHeight: CGFloat
    private let middle: CGPoint

    /// A cell is 4/3 columns wide, as its neighbours reach a quarter of it far into its columns, and one row high.
    private static let unitCell = CGSize(width: 4 / 3.0, height: 1)

    /// - Parameters:
    ///   - unitBounds: see `unitBounds(of:)`.
    ///   - frame: has the grid in its middle; an infinite or unspecified side does not limit it.
    ///   - idealCellHeight: where no side limits it.
    init(unitBounds: CGRect, frame: CGRect, idealCellHeight: CGFloat) {
        self.unitBounds = unitBounds
        middle = CGPoint(x: frame.midX, y: frame.midY)
        let byWidth = frame.width / (unitBounds.width + Self.unitCell.width) / Self.columnStep
        let byHeight = frame.height / (unitBounds.height + Self.unitCell.height)
        let fitting = min(byWidth, byHeight)
        cellHeight = fitting.isFinite ? max(fitting, 0) : idealCellHeight
    }

    init(cells: some Sequence<OffsetCoordinate>, size: CGSize) {
        self.init(unitBounds: Self.unitBounds(of: cells.map(\.unitCenter)), frame: CGRect(origin: .zero, size: size), idealCellHeight: 0)
    }

    /// From the middle of the leftmost column to that of the rightmost, and from the highest cell's to the lowest's. Odd columns stand half a
    /// row lower, so this is not the same as counting rows.
    static func unitBounds(of centers: [CGPoint]) -> CGRect {
        guard let first = centers.first else { return .zero }
        return centers.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// Around all cells, in points.
    var size: CGSize {
        CGSize(width: (unitBounds.width + Self.unitCell.width) * Self.columnStep * cellHeight,
               height: (unitBounds.height + Self.unitCell.height) * cellHeight)
    }

    func center(of unitCenter: CGPoint) -> CGPoint {
        CGPoint(x: middle.x + (unitCenter.x - unitBounds.midX) * Self.columnStep * cellHeight,
                y: middle.y + (unitCenter.y - unitBounds.midY) * cellHeight)
    }

    /// The cell nearest to a point, whether it is one of the grid's or not.
    func cell(at point: CGPoint) -> OffsetCoordinate? {
        guard cellHeight > 0 else { return nil }
        return OffsetCoordinate(nearest: CGPoint(
            x: unitBounds.midX + (point.x - middle.x) / (Self.columnStep * cellHeight),
            y: unitBounds.midY + (point.y - middle.y) / cellHeight))
    }

    /// From column to column, where cells are one high.
    private static let columnStep = 3.0.squareRoot() / 2
}
