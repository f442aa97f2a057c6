import Foundation

/// Where the cells of a grid are: between cells and points, both ways.
///
/// Points are `CGPoint`s, which Foundation has on every platform: a program that draws has them already, and needs no conversion. Lengths
/// have the unit of the program, usually points; angles are not needed.
///
/// A size is that of the hexagon that is drawn, without the gap. All six sides have the same distance to the neighbours' sides, the gap,
/// also if width and height are free.
///
///     let layout = HexLayout(.pointy, radius: 20, gap: 2, origin: CGPoint(x: 160, y: 240))
///     layout.center(of: Hex(1, 0))
///     layout.hex(at: location)     // nil in a gap
///
/// Sizes and gaps that are negative or not finite are taken for 0, as is an origin that is not finite. A layout of size 0 has its cells
/// where the gap puts them, and no point is in one of them.
public struct HexLayout: Hashable, Sendable, Codable {
    /// The direction in which y grows.
    public enum YAxis: String, CaseIterable, Hashable, Sendable, Codable {
        /// As on screens.
        case down
        /// As in textbooks and SpriteKit.
        case up
    }

    public let orientation: HexOrientation
    /// Of the drawn hexagon, in the program's unit of length; at least 0.
    public let cellWidth: Double
    /// Of the drawn hexagon, in the program's unit of length; at least 0.
    public let cellHeight: Double
    /// Between the sides of neighbours, in the program's unit of length; at least 0.
    public let gap: Double
    /// The x of the centre of the cell (0, 0).
    public let originX: Double
    /// The y of the centre of the cell (0, 0).
    public let originY: Double
    public let yAxis: YAxis
    /// True if the grid is mirrored, so that `q` grows to the left.
    public let isRightToLeft: Bool

    /// A layout of hexagons whose width and height are free.
    /// - Parameters:
    ///   - width: From side to side if pointy, from corner to corner if flat.
    ///   - height: From corner to corner if pointy, from side to side if flat.
    ///   - gap: Between the sides of neighbours.
    ///   - origin: The centre of the cell (0, 0).
    public init(
        _ orientation: HexOrientation, width: Double, height: Double, gap: Double = 0, origin: CGPoint = .zero, yAxis: YAxis = .down,
        isRightToLeft: Bool = false
    ) {
        if !(width >= 0 && height >= 0 && width.isFinite && height.isFinite) {
            Misuse.report("The size of hexagons was negative or not finite; it is taken for 0.")
        }
        if !(gap >= 0 && gap.isFinite) { Misuse.report("The gap between hexagons was negative or not finite; it is taken for 0.") }
        if !(origin.x.isFinite && origin.y.isFinite) {
            Misuse.report("The origin of a layout of hexagons was not finite; it is taken for 0.")
        }
        func usable(_ length: Double) -> Double { length >= 0 && length.isFinite ? length : 0 }
        self.orientation = orientation
        (cellWidth, cellHeight, self.gap) = (usable(width), usable(height), usable(gap))
        (originX, originY) = (origin.x.isFinite ? Double(origin.x) : 0, origin.y.isFinite ? Double(origin.y) : 0)
        (self.yAxis, self.isRightToLeft) = (yAxis, isRightToLeft)
    }

    /// A layout of regular hexagons.
    /// - Parameters:
    ///   - radius: From the centre to a corner, which is also the length of a side; at least 0.
    ///   - gap: Between the sides of neighbours; at least 0.
    public init(
        _ orientation: HexOrientation, radius: Double, gap: Double = 0, origin: CGPoint = .zero, yAxis: YAxis = .down,
        isRightToLeft: Bool = false
    ) {
        let long = 2 * radius, short = radius * 3.0.squareRoot()
        self.init(orientation, width: orientation == .flat ? long : short, height: orientation == .flat ? short : long,
                  gap: gap, origin: origin, yAxis: yAxis, isRightToLeft: isRightToLeft)
    }

    /// What was written is made usable as by the initialiser above.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let origin = CGPoint(x: try container.decode(Double.self, forKey: .originX), y: try container.decode(Double.self, forKey: .originY))
        self.init(
            try container.decode(HexOrientation.self, forKey: .orientation), width: try container.decode(Double.self, forKey: .cellWidth),
            height: try container.decode(Double.self, forKey: .cellHeight),
            gap: try container.decode(Double.self, forKey: .gap), origin: origin, yAxis: try container.decode(YAxis.self, forKey: .yAxis),
            isRightToLeft: try container.decode(Bool.self, forKey: .isRightToLeft)
        )
    }

    /// The same layout with another origin, the centre of the cell (0, 0).
    public func with(origin: CGPoint) -> HexLayout {
        HexLayout(orientation, width: cellWidth, height: cellHeight, gap: gap, origin: origin, yAxis: yAxis, isRightToLeft: isRightToLeft)
    }

    /// The centre of the cell (0, 0), in the layout's coordinates.
    public var origin: CGPoint { CGPoint(x: originX, y: originY) }
    /// The size of the drawn hexagon in the program's unit of length, from side to side and from corner to corner.
    public var cellSize: CGSize { CGSize(width: cellWidth, height: cellHeight) }
}

// MARK: Steps

extension HexLayout {
    /// The distance between the centres of two cells of a straight line of cells: of a row if pointy, of a column if flat.
    public var step: Double { short + gap }

    /// The distance between two such lines.
    ///
    /// Sides that are moved outward by half the gap meet at another corner. Where they do, the next line of cells begins.
    public var lineStep: Double {
        guard short > 0 else { return gap * 3.0.squareRoot() / 2 }
        let slope = long / (2 * short)
        return 0.75 * long + gap * ((1 + slope * slope).squareRoot() - slope / 2)
    }

    /// From corner to corner.
    var long: Double { orientation == .pointy ? cellHeight : cellWidth }
    /// From side to side.
    var short: Double { orientation == .pointy ? cellWidth : cellHeight }

    var signX: Double { isRightToLeft ? -1 : 1 }
    var signY: Double { yAxis == .up ? -1 : 1 }
}

// MARK: Points of cells

extension HexLayout {
    /// The middle of a cell, in the layout's coordinates.
    public func center(of hex: Hex) -> CGPoint { point(at: FractionalHex(hex)) }

    /// The position of a point between cells.
    public func point(at hex: FractionalHex) -> CGPoint {
        let q = hex.q, r = hex.r
        return switch orientation {
        case .pointy: CGPoint(x: originX + signX * step * (q + r / 2), y: originY + signY * lineStep * r)
        case .flat: CGPoint(x: originX + signX * lineStep * q, y: originY + signY * step * (r + q / 2))
        }
    }

    /// The point in the grid's own coordinates, where centres of cells are integers. Not a number for a layout without any size.
    public func fractionalHex(at point: CGPoint) -> FractionalHex {
        let x = signX * (Double(point.x) - originX), y = signY * (Double(point.y) - originY)
        switch orientation {
        case .pointy:
            let r = y / lineStep
            return FractionalHex(x / step - r / 2, r)
        case .flat:
            let q = x / lineStep
            return FractionalHex(q, y / step - q / 2)
        }
    }

    /// The cell whose hexagon a point is in; nil in a gap, for a point that is not a number, and for cells of size 0.
    ///
    /// Without a gap, a point on a side belongs to one of the two cells, the same each time.
    public func hex(at point: CGPoint) -> Hex? {
        guard cellWidth > 0, cellHeight > 0, point.x.isFinite, point.y.isFinite else { return nil }
        let nearest = Hex(rounding: fractionalHex(at: point))
        if gap == 0 { return nearest }
        // With free widths, heights and gaps the hexagon of a neighbour can reach a little further than the rounding knows.
        if contains(point, in: nearest) { return nearest }
        return nearest.neighbors.first { contains(point, in: $0) }
    }

    /// The cell that a point belongs to if gaps are shared by the cells beside them; nil for a point that is not a number, and for a layout
    /// without any size.
    public func nearestHex(to point: CGPoint) -> Hex? {
        guard step > 0, lineStep > 0, point.x.isFinite, point.y.isFinite else { return nil }
        return hex(at: point) ?? Hex(rounding: fractionalHex(at: point))
    }

    /// Whether a point is in a cell's drawn hexagon, its sides included.
    public func contains(_ point: CGPoint, in hex: Hex) -> Bool {
        let center = center(of: hex), dx = abs(Double(point.x - center.x)), dy = abs(Double(point.y - center.y))
        let (across, along) = orientation == .pointy ? (dx, dy) : (dy, dx)
        return across <= short / 2 && along <= long / 2 && across * long + 2 * along * short <= long * short
    }

    /// The six corners, in the order of `Hex.Diagonal.allCases`: clockwise on the screen, unless the grid is mirrored.
    public func corners(of hex: Hex) -> [CGPoint] {
        let center = center(of: hex)
        return Hex.Diagonal.allCases.map { corner($0, from: center) }
    }

    /// One corner of a cell, in the layout's coordinates: the one between it and the cell beyond it.
    public func corner(_ diagonal: Hex.Diagonal, of hex: Hex) -> CGPoint { corner(diagonal, from: center(of: hex)) }

    private func corner(_ diagonal: Hex.Diagonal, from center: CGPoint) -> CGPoint {
        // Of a hexagon from -2 to 2 each way. Pointy ones begin at the upper right, flat ones on the right.
        let (x, y): (Double, Double) = switch (orientation, diagonal) {
        case (.pointy, .plusQ): (2, -1)
        case (.pointy, .minusS): (2, 1)
        case (.pointy, .plusR): (0, 2)
        case (.pointy, .minusQ): (-2, 1)
        case (.pointy, .plusS): (-2, -1)
        case (.pointy, .minusR): (0, -2)
        case (.flat, .plusQ): (2, 0)
        case (.flat, .minusS): (1, 2)
        case (.flat, .plusR): (-1, 2)
        case (.flat, .minusQ): (-2, 0)
        case (.flat, .plusS): (-1, -2)
        case (.flat, .minusR): (1, -2)
        }
        return CGPoint(x: Double(center.x) + signX * x * cellWidth / 4, y: Double(center.y) + signY * y * cellHeight / 4)
    }

    /// The rectangle around a cell's hexagon, in the layout's coordinates.
    public func frame(of hex: Hex) -> CGRect {
        let center = center(of: hex)
        return CGRect(x: Double(center.x) - cellWidth / 2, y: Double(center.y) - cellHeight / 2, width: cellWidth, height: cellHeight)
    }

    /// The rectangle around the hexagons of several cells; nil without any.
    ///
    /// Complexity: O(*n*) in the cells.
    public func frame(of cells: some Sequence<Hex>) -> CGRect? {
        guard let extent = HexExtent(cells, orientation: orientation) else { return nil }
        return frame(of: extent)
    }

    /// The direction on the screen, as the direction of a step; for arrow keys and the like.
    /// - Parameter dx: To the right.
    /// - Parameter dy: Downward on a layout whose y grows downward.
    /// - Returns: nil for (0, 0) and what is not a number.
    public func direction(dx: Double, dy: Double) -> Hex.Direction? {
        guard (dx != 0 || dy != 0), dx.isFinite, dy.isFinite else { return nil }
        let center = center(of: .zero)
        func along(_ direction: Hex.Direction) -> Double {
            let neighbor = self.center(of: .zero.neighbor(direction)), x = Double(neighbor.x - center.x), y = Double(neighbor.y - center.y)
            let length = (x * x + y * y).squareRoot()
            return length > 0 ? (x * dx + y * dy) / length : 0
        }
        return Hex.Direction.allCases.max { along($0) < along($1) }
    }
}

/// How hexagons stand.
public enum HexOrientation: String, CaseIterable, Hashable, Sendable, Codable {
    /// Corners at the top and bottom; rows are straight.
    case pointy
    /// Sides at the top and bottom; columns are straight.
    case flat
}
