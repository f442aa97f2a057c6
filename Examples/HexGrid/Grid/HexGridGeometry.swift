import Foundation

/// The positions of a grid's cells in a frame: as large as possible, and centred.
///
/// The gap is part of a cell here, half of it on each side.
struct HexGridGeometry: Equatable {
    /// The centres of all cells, in units: columns and rows are 1 apart.
    private let unitBounds: CGRect
    /// The height of a cell in points.
    let cellHeight: CGFloat
    private let middle: CGPoint

    /// A cell is 4/3 columns wide, because its neighbours extend into its columns by a quarter of it, and one row high.
    private static let unitCell = CGSize(width: 4 / 3.0, height: 1)

    /// - Parameters:
    ///   - unitBounds: see `unitBounds(of:)`.
    ///   - frame: contains the centred grid; an infinite or unspecified side does not limit it.
    ///   - idealCellHeight: used if no side limits it.
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

    /// From the centre of the leftmost column to that of the rightmost, and from that of the highest cell to the lowest. Odd columns are half a row
    /// lower, so this differs from the number of rows.
    static func unitBounds(of centers: [CGPoint]) -> CGRect {
        guard let first = centers.first else { return .zero }
        return centers.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// The bounds of all cells, in points.
    var size: CGSize {
        CGSize(width: (unitBounds.width + Self.unitCell.width) * Self.columnStep * cellHeight,
               height: (unitBounds.height + Self.unitCell.height) * cellHeight)
    }

    func center(of unitCenter: CGPoint) -> CGPoint {
        CGPoint(x: middle.x + (unitCenter.x - unitBounds.midX) * Self.columnStep * cellHeight,
                y: middle.y + (unitCenter.y - unitBounds.midY) * cellHeight)
    }

    /// The cell nearest to a point, whether or not it belongs to the grid.
    func cell(at point: CGPoint) -> OffsetCoordinate? {
        guard cellHeight > 0 else { return nil }
        return OffsetCoordinate(nearest: CGPoint(
            x: unitBounds.midX + (point.x - middle.x) / (Self.columnStep * cellHeight),
            y: unitBounds.midY + (point.y - middle.y) / cellHeight))
    }

    /// The distance between columns for cells of height one.
    private static let columnStep = 3.0.squareRoot() / 2
}
