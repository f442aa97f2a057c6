import SwiftUI

/// Courses of stones.
struct Wall: View {
    var body: some View {
        LinearGradient(colors: [Color("AirHigh"), Color("AirLow")], startPoint: .top, endPoint: .bottom)
            .overlay { Joints().stroke(Color("Course").opacity(0.55), lineWidth: 2) }
            .accessibilityHidden(true)
    }
}

private struct Joints: Shape {
    private let stone = CGSize(width: 132, height: 66)

    func path(in rect: CGRect) -> Path {
        Path { path in
            for (row, y) in stride(from: rect.minY, to: rect.maxY, by: stone.height).enumerated() {
                path.move(to: CGPoint(x: rect.minX, y: y))
                path.addLine(to: CGPoint(x: rect.maxX, y: y))
                // Each course is offset by half a stone from the one above, and every third one by a little more.
                let shift = (row.isMultiple(of: 2) ? 0.5 : 0) + (row.isMultiple(of: 3) ? 0.18 : 0)
                for x in stride(from: rect.minX + stone.width * shift, to: rect.maxX, by: stone.width) {
                    path.move(to: CGPoint(x: x, y: y))
                    path.addLine(to: CGPoint(x: x, y: y + stone.height))
                }
            }
        }
    }
}
