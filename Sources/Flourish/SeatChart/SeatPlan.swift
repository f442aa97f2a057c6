import SwiftUI

/// The name of a seat, which it keeps whatever else changes.
public struct SeatPlace: Hashable, Codable, Sendable {
    public var section: String
    public var row: String
    /// As it is written on the seat; any number.
    public var number: Int

    /// A seat by the name of its section, that of its row and its number there.
    public init(section: String, row: String, number: Int) { (self.section, self.row, self.number) = (section, row, number) }
}

/// Seats of one price.
public struct SeatCategory: Hashable, Sendable {
    public var name: String
    /// As it is shown and read; empty for none.
    public var price: String
    public var color: Color
    /// How many seats of the category may be chosen.
    public var limit: Int

    /// - Parameter limit: how many seats of the category may be chosen; without it any number of them.
    public init(_ name: String, price: String = "", color: Color, limit: Int = .max) {
        (self.name, self.price, self.color, self.limit) = (name, price, color, limit)
    }
}

/// A row of a section.
public struct SeatRow: Hashable, Sendable {
    public var name: String
    /// The number of seats, 0 to 100,000.
    public var count: Int
    /// The number of the first seat, within a million on both sides of 0; the others follow by 1.
    public var firstNumber: Int

    /// - Parameters:
    ///   - count: the number of seats; less than 0 counts as 0, more than 100,000 as that.
    ///   - firstNumber: the number of the first seat.
    public init(_ name: String, count: Int, firstNumber: Int = 1) {
        (self.name, self.count, self.firstNumber) = (name, min(max(count, 0), 100_000), min(max(firstNumber, -1_000_000), 1_000_000))
    }
    /// Rows with the same number of seats, named A, B, C ...
    public static func block(_ rows: Int, of count: Int) -> [SeatRow] { (0..<max(rows, 0)).map { SeatRow(letters($0), count: count) } }
    /// How many seats of a width fit a length with gaps between them and at both ends, 0 to 100,000. Lengths that are a hair too short
    /// count as exact.
    public static func fitting(_ length: CGFloat, width: CGFloat = 0.8, gap: CGFloat = 0.2) -> Int {
        guard length.isFinite, width + gap > 0, width > 0, gap >= 0 else { return 0 }
        return Int(((length - gap) / (width + gap) + 1e-6).rounded(.down).clamped(to: 0...100_000))
    }
    /// A, B ... Z, AA, AB ...
    static func letters(_ index: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(65 + index % 26)))
        return index < 26 ? letter : letters(index / 26 - 1) + letter
    }
}

/// Rows of seats beside one another or round a point.
public struct SeatSection: Hashable, Sendable {
    enum Arrangement: Hashable, Sendable {
        case straight(middle: CGPoint, turn: Double)
        case arc(center: CGPoint, radius: CGFloat, direction: Double)
    }
    public let name: String
    public let category: SeatCategory
    /// The first row is the nearest to the stage.
    public let rows: [SeatRow]
    /// Seats for wheelchairs, by row and number.
    public var accessible: Set<SeatPlace> = []
    let arrangement: Arrangement

    /// Straight rows. Lengths are in seats: 1 is from one seat to the next.
    /// - Parameters:
    ///   - middle: of the block.
    ///   - turn: clockwise; with 0 the stage is above.
    public init(_ name: String, category: SeatCategory, rows: [SeatRow], middle: CGPoint, turn: Angle = .zero) {
        (self.name, self.category, self.rows) = (name, category, rows)
        arrangement = .straight(middle: CGPoint(x: middle.x.finite(or: 0), y: middle.y.finite(or: 0)), turn: turn.degrees.finite(or: 0))
    }
    /// Rows round a point. Lengths are in seats.
    /// - Parameters:
    ///   - radius: of the first row; at least 1.
    ///   - direction: of the middle of the rows, from the point: 0 is up, 180° is down.
    public init(_ name: String, category: SeatCategory, rows: [SeatRow], around center: CGPoint, radius: CGFloat, direction: Angle) {
        (self.name, self.category, self.rows) = (name, category, rows)
        arrangement = .arc(
            center: CGPoint(x: center.x.finite(or: 0), y: center.y.finite(or: 0)), radius: max(radius.finite(or: 1), 1),
            direction: direction.degrees.finite(or: 0))
    }
    /// As many seats in each row as fit an angle. Lengths are in seats.
    /// - Parameters:
    ///   - rows: their number; at most 10,000.
    ///   - radius: of the first row; at least 1.
    ///   - direction: of the middle of the rows, from the point: 0 is up, 180° is down.
    ///   - sweep: the angle that the rows fill, either way, at most a full turn.
    public init(
        _ name: String, category: SeatCategory, rows: Int, around center: CGPoint, radius: CGFloat, direction: Angle, sweep: Angle
    ) {
        let radius = max(radius.finite(or: 1), 1), sweep = abs(sweep.radians.finite(or: 0)).clamped(to: 0...(2 * .pi))
        self.init(name, category: category, rows: (0..<min(max(rows, 0), 10_000)).map { row in
            SeatRow(SeatRow.letters(row), count: SeatRow.fitting((radius + CGFloat(row) * Self.rowPitch) * sweep))
        }, around: center, radius: radius, direction: direction)
    }
    static let rowPitch: CGFloat = 1.25

    /// The middle of a seat, and the turn of its back away from the stage, in degrees.
    func position(row: Int, seat: Int) -> (point: CGPoint, turn: Double) {
        let aside = CGFloat(seat) - CGFloat(rows[row].count - 1) / 2
        switch arrangement {
        case .straight(let middle, let turn):
            let y = (CGFloat(row) - CGFloat(rows.count - 1) / 2) * Self.rowPitch, angle = turn * .pi / 180
            return (CGPoint(x: middle.x + aside * cos(angle) - y * sin(angle), y: middle.y + aside * sin(angle) + y * cos(angle)), turn)
        case .arc(let center, let radius, let direction):
            let radius = radius + CGFloat(row) * Self.rowPitch
            // Seen from the point, a row begins at its left.
            let angle = direction - aside / radius * 180 / .pi
            return (RadialAngles.point(angle, radius, from: center), angle + 180)
        }
    }
}

/// A hall: where each seat is. Made once for a hall; what is free changes elsewhere.
///
/// Lengths are in seats: 1 is from one seat to the next.
///
/// Complexity: O(*n*) in the seats to make it.
public struct SeatPlan: Equatable, Sendable {
    struct Seat: Equatable, Sendable {
        let place: SeatPlace
        let point: CGPoint
        /// In degrees.
        let turn: Double
        let section: Int
        let row: Int
        let isAccessible: Bool
    }
    public let sections: [SeatSection]
    /// What all look at, and its place.
    public let stage: String
    /// In seats, as the places of sections; empty for none.
    public let stageFrame: CGRect
    let seats: [Seat]
    /// The seats of each section, in the order of rows.
    let ranges: [Range<Int>]
    let bounds: [CGRect]
    /// All seats and the stage.
    let frame: CGRect
    private let indices: [SeatPlace: Int]

    public init(_ sections: [SeatSection], stage: String = "", stageFrame: CGRect = .zero) {
        (self.sections, self.stage, self.stageFrame) = (sections, stage, stageFrame)
        var seats: [Seat] = [], ranges: [Range<Int>] = [], bounds: [CGRect] = [], indices: [SeatPlace: Int] = [:],
            frame = stageFrame.isEmpty ? CGRect.null : stageFrame
        for (number, section) in sections.enumerated() {
            let start = seats.count
            var box = CGRect.null
            for row in section.rows.indices {
                for seat in 0..<section.rows[row].count {
                    let place = SeatPlace(section: section.name, row: section.rows[row].name, number: section.rows[row].firstNumber + seat),
                        position = section.position(row: row, seat: seat)
                    indices[place] = seats.count
                    seats.append(Seat(
                        place: place, point: position.point, turn: position.turn, section: number, row: row,
                        isAccessible: section.accessible.contains(place)))
                    box = box.union(CGRect(x: position.point.x - 0.6, y: position.point.y - 0.6, width: 1.2, height: 1.2))
                }
            }
            ranges.append(start..<seats.count)
            bounds.append(box)
            frame = frame.union(box)
        }
        (self.seats, self.ranges, self.bounds, self.indices) = (seats, ranges, bounds, indices)
        self.frame = frame.isNull ? CGRect(x: 0, y: 0, width: 1, height: 1) : frame
    }

    /// All seats, section by section.
    public var places: [SeatPlace] { seats.map(\.place) }
    public func category(of place: SeatPlace) -> SeatCategory? { index(of: place).map { sections[seats[$0].section].category } }
    func index(of place: SeatPlace) -> Int? { indices[place] }

    /// The seat at a point of the plan; nil beside seats.
    func seat(at point: CGPoint) -> Int? {
        for section in sections.indices where bounds[section].contains(point) {
            for index in ranges[section] {
                let seat = seats[index], dx = point.x - seat.point.x, dy = point.y - seat.point.y
                guard abs(dx) < 0.8, abs(dy) < 0.8 else { continue }
                // In the seat's own directions, up to the middle of the gaps beside it.
                let angle = -seat.turn * .pi / 180
                if abs(dx * cos(angle) - dy * sin(angle)) <= 0.5, abs(dx * sin(angle) + dy * cos(angle)) <= 0.625 { return index }
            }
        }
        return nil
    }
    /// The section whose seats are nearest to a point; nil if none is within a distance. Bounds do not decide, since those of an arc
    /// contain other sections.
    func section(at point: CGPoint, within distance: CGFloat = 2) -> Int? {
        var nearest: Int?, least = distance
        for section in sections.indices where !bounds[section].isNull && bounds[section].insetBy(dx: -least, dy: -least).contains(point) {
            for index in ranges[section] {
                let away = hypot(seats[index].point.x - point.x, seats[index].point.y - point.y)
                if away < least { (nearest, least) = (section, away) }
            }
        }
        return nearest
    }
    /// The middle of a section's rows, among its seats, where its name stands; nil without seats.
    func middle(of section: Int) -> CGPoint? {
        let section = sections[section], rows = section.rows.indices.filter { section.rows[$0].count > 0 }
        guard !rows.isEmpty else { return nil }
        // Between the two middle ones of an even number.
        let points = Set([rows[(rows.count - 1) / 2], rows[rows.count / 2]]).flatMap { row in
            let count = section.rows[row].count
            return Set([(count - 1) / 2, count / 2]).map { section.position(row: row, seat: $0).point }
        }
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count), y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
    }

    /// The next seat in a direction, in any section.
    func neighbour(of index: Int, toward direction: CGVector) -> Int? {
        let from = seats[index].point
        var best: Int?, least = CGFloat.infinity
        for other in seats.indices where other != index {
            let dx = seats[other].point.x - from.x, dy = seats[other].point.y - from.y
            let along = dx * direction.dx + dy * direction.dy, aside = abs(dx * direction.dy - dy * direction.dx)
            guard along > 0.2, aside <= along * 1.2 else { continue }
            let cost = along + 2 * aside
            if cost < least { (best, least) = (other, cost) }
        }
        return best
    }
}
