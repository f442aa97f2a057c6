import Foundation

/// The drum of a wheel: rows of equal height on a cylinder seen from the front. The formula and numbers are UIPickerView's.
struct WheelGeometry: Equatable {
    let height: CGFloat
    let rowHeight: CGFloat

    /// UIPickerView's default size.
    static let standard = WheelGeometry(height: 216, rowHeight: 32)
    static let standardWidth: CGFloat = 320

    /// Approximately half of the circumference of the front of the drum.
    private var depth: CGFloat { height + 75 }
    /// The angle from one row to the next, in radians.
    private var rowAngle: CGFloat { 2 * .pi / (2 * depth / rowHeight).rounded(.up) }
    private var radius: CGFloat { 0.334225372 * depth }

    /// The distance from the edge of the wheel to the central row.
    var margin: CGFloat { (height - rowHeight) / 2 }
    /// Rows farther than this from the centre are behind the drum.
    var reach: CGFloat { .pi / 2 / rowAngle }

    /// The projection of a row at a distance from the centre, in rows: its offset downward in points and its vertical scale; nil
    /// behind the drum.
    func projection(at distance: CGFloat) -> (offset: CGFloat, scale: CGFloat)? {
        let angle = distance * rowAngle
        guard abs(angle) < .pi / 2 else { return nil }
        return (radius * sin(angle), cos(angle))
    }
    /// The distance from the centre, in rows, of what appears at an offset below it, in points.
    func distance(at offset: CGFloat) -> CGFloat { asin(min(max(offset / radius, -1), 1)) / rowAngle }
}
