import SwiftUI

/// A seat from above, in the square around zero that is 1 wide. Its back is at the bottom.
enum SeatOutline {
    static let path = Path { path in
        path.addRoundedRect(in: CGRect(x: -0.31, y: -0.42, width: 0.62, height: 0.58), cornerSize: CGSize(width: 0.16, height: 0.16), style: .continuous)
        // The back, bent around whoever sits there.
        path.move(to: CGPoint(x: -0.42, y: 0.16))
        path.addArc(center: CGPoint(x: 0, y: -0.26), radius: 0.66, startAngle: .degrees(130), endAngle: .degrees(50), clockwise: true)
        path.addArc(center: CGPoint(x: 0, y: -0.26), radius: 0.49, startAngle: .degrees(50), endAngle: .degrees(130), clockwise: false)
        path.closeSubpath()
        for x in [-0.45, 0.35] { path.addEllipse(in: CGRect(x: x, y: -0.24, width: 0.1, height: 0.34)) }
    }
}

/// Some seats of a stand.
struct SeatsShape: Shape {
    let seats: [Seat]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for seat in seats { path.addPath(SeatOutline.path, transform: seat.transform) }
        return path
    }
}
