import Foundation

/// The drum of a wheel: rows of one height on a circle that is seen from the front. Law and numbers are UIPickerView's.
struct WheelGeometry: Equatable {
    let height: CGFloat
    let rowHeight: CGFloat

    /// UIPickerView's usual size.
    static let standard = WheelGeometry(height: 216, rowHeight: 32)
    static let standardWidth: CGFloat = 320

    /// Twice this is the way around the front of the drum, about.
    private var depth: CGFloat { height + 75 }
    /// The angle from one row to the next, in radians.
    private var rowAngle: CGFloat { 2 * .pi / (2 * depth / rowHeight).rounded(.up) }
    private var radius: CGFloat { 0.334225372 * depth }

    /// From the edge of the wheel to the row in the middle.
    var margin: CGFloat { (height - rowHeight) / 2 }
    /// Rows farther than this from the middle are behind the drum.
    var reach: CGFloat { .pi / 2 / rowAngle }

    /// How a row is seen at a distance from the middle, in rows: moved by points downward and squashed; nil behind the drum.
    func place(at distance: CGFloat) -> (offset: CGFloat, scale: CGFloat)? {
        let angle = distance * rowAngle
        guard abs(angle) < .pi / 2 else { return nil }
        return (radius * sin(angle), cos(angle))
    }
    /// The distance from the middle, in rows, of what is seen at points below it.
    func distance(at offset: CGFloat) -> CGFloat { asin(min(max(offset / radius, -1), 1)) / rowAngle }
}
