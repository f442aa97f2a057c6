import SwiftUI

/// Positions on an arc above a point, evenly spread to both sides of the vertical.
struct ArcGeometry {
    /// In points; from the middle of the button to those of its options.
    var radius: CGFloat = 180
    var step = Angle.degrees(15)

    /// The position of an option relative to the point.
    func offset(of index: Int, count: Int) -> CGSize {
        let angle = step.radians * (Double(index) - Double(count - 1) / 2)
        return CGSize(width: radius * sin(angle), height: -radius * cos(angle))
    }

    /// The smallest size that holds the arc and the point at its lower edge, without the options' own extent.
    func size(count: Int) -> CGSize {
        guard count > 0 else { return .zero }
        return CGSize(width: 2 * abs(offset(of: 0, count: count).width), height: radius)
    }
}
