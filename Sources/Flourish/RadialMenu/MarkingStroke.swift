import Foundation

/// A finger's way through nested menus without lifting: where it turns, the menu on its way opens.
struct MarkingStroke: Equatable {
    /// Where the stroke began: the press, or the last turn.
    private(set) var start: CGPoint
    private var tip: CGPoint

    /// A shorter stroke is no mark.
    static let shortest: CGFloat = 48
    /// Movements below this distance have no direction, in points.
    private static let jitter: CGFloat = 8
    /// A turn, in degrees.
    private static let turn = 25.0

    init(from point: CGPoint) { (start, tip) = (point, point) }

    /// - Returns: the corner at which the finger has turned; nil while it goes straight on.
    mutating func move(to point: CGPoint) -> CGPoint? {
        let dx = point.x - tip.x, dy = point.y - tip.y
        guard hypot(dx, dy) >= Self.jitter else { return nil }
        let stroke = CGPoint(x: tip.x - start.x, y: tip.y - start.y)
        guard hypot(stroke.x, stroke.y) >= Self.shortest,
              RadialAngles.distance(RadialAngles.direction(dx, dy), RadialAngles.direction(stroke.x, stroke.y)) > Self.turn else {
            tip = point
            return nil
        }
        let corner = tip
        (start, tip) = (corner, point)
        return corner
    }
}
