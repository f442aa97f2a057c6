import SwiftUI

/// A seat of a stand.
struct Seat: Identifiable, Equatable, Sendable {
    struct ID: Hashable, Sendable {
        let stand: Int
        /// Both count from 1, rows from the ice, seats from the left as seen from the ice.
        let row: Int, number: Int
    }
    let id: ID
    /// From the square around zero that seats are drawn in, 1 wide and facing up, to the stand.
    let transform: CGAffineTransform

    /// Its middle in the stand.
    var center: CGPoint { CGPoint.zero.applying(transform) }
    /// Its outline in the stand.
    var path: Path { SeatOutline.path.applying(transform) }
    /// How far it is turned clockwise.
    var angle: Angle { .radians(atan2(transform.b, transform.a)) }
}

/// A block of seats between two aisles.
struct Stand: Identifiable, Equatable, Sendable {
    /// Counted clockwise, the lower tier first.
    let id: Int
    let tier: Tier
    /// Its bounds in the hall. Everything else is measured from their corner.
    let frame: CGRect
    let outline: Path
    let seats: [Seat]

    /// A letter for the tier and a number.
    var name: String { (tier == .lower ? "L" : "U") + "\(number)" }
    /// Counted from 1 within its tier.
    let number: Int

    /// - Parameters:
    ///   - outline: In the hall, like the seats' transforms.
    init(id: Int, number: Int, tier: Tier, outline: Path, seats: [Seat]) {
        let frame = outline.boundingRect, home = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
        (self.id, self.number, self.tier, self.frame) = (id, number, tier, frame)
        self.outline = outline.applying(home)
        self.seats = seats.map { Seat(id: $0.id, transform: $0.transform.concatenating(home)) }
    }

    func contains(_ point: CGPoint) -> Bool { frame.contains(point) && outline.contains(inside(point)) }

    /// The seat at a point of the hall. Fingers are imprecise, so a point beside the seats belongs to the nearest one, up to a seat's width away.
    func seat(at point: CGPoint) -> Seat? {
        let place = inside(point)
        if let exact = seats.first(where: { $0.path.contains(place) }) { return exact }
        let nearest = seats.min { $0.center.distance(to: place) < $1.center.distance(to: place) }
        return nearest.flatMap { $0.center.distance(to: place) < Hall.pitch * 0.75 ? $0 : nil }
    }
    /// The middle of one of its seats in the hall.
    func place(of seat: Seat) -> CGPoint { CGPoint(x: seat.center.x + frame.minX, y: seat.center.y + frame.minY) }

    private func inside(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - frame.minX, y: point.y - frame.minY) }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
