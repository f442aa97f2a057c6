import SwiftUI

/// Works out the stands of a hall: straight ones along the boards, and wedges around the corners of the ice.
struct HallPlan {
    let hall: Hall

    private(set) var stands: [Stand] = []
    private var number = 0

    /// Around the seats of a stand.
    private static let padding: CGFloat = 1.4
    /// Half of the way through which the teams come in, where it begins.
    private static let tunnel: CGFloat = 4
    /// Half of an aisle at a corner's wedge.
    private static let aisle = Angle.degrees(2.6)
    /// How far the stands beside a tunnel lean away from it: as much as the wedge behind them.
    private static let lean = tan(aisle.radians)

    /// Away from the main thread: thousands of seats take longer than a frame.
    static func stands(of hall: Hall) async -> [Stand] { HallPlan(hall).stands }

    init(_ hall: Hall) {
        self.hall = hall
        for tier in Tier.allCases where hall.rows(of: tier) > 0 {
            number = 0
            // Clockwise from the right side; angles are those of the stands' backs.
            for side in 0..<4 {
                addSide(side, tier)
                addCorner(side, tier)
            }
        }
    }

    // MARK: Straight stands

    /// Right, bottom, left, top.
    private mutating func addSide(_ side: Int, _ tier: Tier) {
        let ice = hall.iceFrame, isLong = side.isMultiple(of: 2)
        let half = (isLong ? ice.height : ice.width) / 2 - Hall.corner - 2
        let placement = sidePlacement(side)
        if isLong {
            addBlock(from: -half, to: -Self.tunnel, lean: -Self.lean, tier, placement)
            addBlock(from: Self.tunnel, to: half, lean: Self.lean, tier, placement)
        } else {
            addBlock(from: -half, to: half, lean: 0, tier, placement)
        }
    }

    /// From a stand at the lower side of the ice, with the middle of the boards at zero, to its side.
    private func sidePlacement(_ side: Int) -> CGAffineTransform {
        let ice = hall.iceFrame, distance = side.isMultiple(of: 2) ? ice.width / 2 : ice.height / 2
        return CGAffineTransform(translationX: ice.midX, y: ice.midY + distance)
            .concatenating(.rotation(.degrees(Double(side - 1) * 90), about: CGPoint(x: ice.midX, y: ice.midY)))
    }

    private mutating func addBlock(from start: CGFloat, to end: CGFloat, lean: CGFloat, _ tier: Tier, _ placement: CGAffineTransform) {
        let pitch = Hall.pitch, rows = hall.rows(of: tier), top = hall.distance(of: tier)
        let columns = Int((end - start) / pitch), first = (start + end - CGFloat(columns) * pitch) / 2
        guard columns > 0 else { return }
        let transform = CGAffineTransform.skew(lean).concatenating(placement)
        let box = CGRect(x: first, y: top, width: CGFloat(columns) * pitch, height: CGFloat(rows) * pitch).insetBy(dx: -Self.padding, dy: -Self.padding)
        var outline = Path()
        outline.addRoundedRect(in: box, cornerSize: CGSize(width: 4, height: 4), style: .continuous, transform: transform)
        add(tier, outline) { stand in
            (0..<rows).flatMap { row in
                (0..<columns).map { column in
                    let place = CGAffineTransform(translationX: first + (CGFloat(column) + 0.5) * pitch, y: top + (CGFloat(row) + 0.5) * pitch).scaledBy(x: pitch, y: pitch)
                    return Seat(id: Seat.ID(stand: stand, row: row + 1, number: column + 1), transform: place.concatenating(transform))
                }
            }
        }
    }

    // MARK: Corners

    /// The corner after a side: lower right, lower left, upper left, upper right.
    private mutating func addCorner(_ corner: Int, _ tier: Tier) {
        let inner = hall.iceFrame.insetBy(dx: Hall.corner, dy: Hall.corner)
        let center = CGPoint(x: corner == 0 || corner == 3 ? inner.maxX : inner.minX, y: corner < 2 ? inner.maxY : inner.minY)
        let start = Angle.degrees(Double(corner) * 90)
        addWedge(around: center, from: start + Self.aisle, to: start + .degrees(45) - Self.aisle, tier)
        addWedge(around: center, from: start + .degrees(45) + Self.aisle, to: start + .degrees(90) - Self.aisle, tier)
    }

    private mutating func addWedge(around center: CGPoint, from start: Angle, to end: Angle, _ tier: Tier) {
        let pitch = Hall.pitch, rows = hall.rows(of: tier), near = Hall.corner + hall.distance(of: tier), far = near + CGFloat(rows) * pitch
        var outline = Path()
        outline.addArc(center: center, radius: far + Self.padding, startAngle: start, endAngle: end, clockwise: false)
        outline.addArc(center: center, radius: near - Self.padding, startAngle: end, endAngle: start, clockwise: true)
        outline.closeSubpath()
        add(tier, outline) { stand in
            (0..<rows).flatMap { row in
                let radius = near + (CGFloat(row) + 0.5) * pitch, step = pitch / radius
                let count = Int((end - start).radians / step), middle = (start + end).radians / 2
                // A seat below the middle of the corner is turned around it.
                let below = CGAffineTransform(translationX: center.x, y: center.y + radius).scaledBy(x: pitch, y: pitch)
                return (0..<count).map { place in
                    let angle = middle - (CGFloat(place) - CGFloat(count - 1) / 2) * step - .pi / 2
                    return Seat(id: Seat.ID(stand: stand, row: row + 1, number: place + 1), transform: below.concatenating(.rotation(.radians(angle), about: center)))
                }
            }
        }
    }

    private mutating func add(_ tier: Tier, _ outline: Path, seats: (Int) -> [Seat]) {
        number += 1
        stands.append(Stand(id: stands.count, number: number, tier: tier, outline: outline, seats: seats(stands.count)))
    }
}

extension CGAffineTransform {
    static func rotation(_ angle: Angle, about point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle.radians).translatedBy(x: -point.x, y: -point.y)
    }
    /// Moves points to the right by a share of their distance from the x axis.
    static func skew(_ share: CGFloat) -> CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: share, d: 1, tx: 0, ty: 0) }
}
