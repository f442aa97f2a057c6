import SwiftUI

/// A sector of a ring around the middle of its rectangle.
struct WedgeShape: Shape {
    /// The middle of the sector, in degrees clockwise from the top.
    var angle: Double
    /// In degrees.
    var span: Double
    /// From the middle, in points.
    var inner: CGFloat
    var outer: CGFloat

    var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(angle, AnimatablePair(span, AnimatablePair(inner, outer))) }
        set {
            (angle, span, inner, outer) =
                (newValue.first, newValue.second.first, newValue.second.second.first, newValue.second.second.second)
        }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY), span = min(span, 359.99)
        guard span > 0, outer > max(inner, 0) else { return Path() }
        var path = Path()
        path.addArc(
            center: center, radius: outer, startAngle: .degrees(angle - span / 2 - 90), endAngle: .degrees(angle + span / 2 - 90),
            clockwise: false)
        path.addArc(
            center: center, radius: max(inner, 0.01), startAngle: .degrees(angle + span / 2 - 90),
            endAngle: .degrees(angle - span / 2 - 90), clockwise: true)
        path.closeSubpath()
        return path
    }
}
