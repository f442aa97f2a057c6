import SwiftUI

/// A goal seen from the side. A ball bulges its net.
struct Goal: View {
    /// The ball's motion; nil if the net hangs still.
    let motion: BallMotion?

    var body: some View {
        ZStack {
            TimelineView(.animation(paused: motion == nil)) { context in
                Net(bulge: motion?.bulge(at: context.date) ?? 0)
                    .stroke(Color("Line").opacity(0.62), lineWidth: 1)
                    .animation(.spring(response: 0.4, dampingFraction: 0.5), value: motion)
            }
            Frame()
                .stroke(Color("Line"), style: StrokeStyle(lineWidth: 3.5, lineCap: .round, lineJoin: .round))
                .shadow(color: .black.opacity(0.22), radius: 1.5, y: 1)
        }
    }
}

/// The near post, the bar to the back, and the stay.
private struct Frame: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.minY + rect.height * 0.03))
        }
    }
}

/// Threads between the frame and the ground.
private struct Net: Shape {
    /// How far the ball pushes it out, 0...1.
    var bulge: CGFloat

    var animatableData: CGFloat {
        get { bulge }
        set { bulge = newValue }
    }

    private static let columns = 7, rows = 8

    func path(in rect: CGRect) -> Path {
        // Across from the post (0) to the back (1), and down from the bar (0) to the ground (1).
        func point(_ across: CGFloat, _ down: CGFloat) -> CGPoint {
            let depth = 0.36 + 0.64 * pow(down, 1.25), low = sin(.pi * pow(down, 1.6))
            return CGPoint(x: rect.minX + rect.width * (across * depth + 0.16 * bulge * low * across * across),
                           y: rect.minY + rect.height * (0.03 * across + down * (1 - 0.03 * across)))
        }
        return Path { path in
            for column in 1...Self.columns {
                let across = CGFloat(column) / CGFloat(Self.columns)
                path.move(to: point(across, 0))
                for step in 1...10 { path.addLine(to: point(across, CGFloat(step) / 10)) }
            }
            for row in 1..<Self.rows {
                let down = CGFloat(row) / CGFloat(Self.rows)
                path.move(to: point(0, down))
                for step in 1...6 { path.addLine(to: point(CGFloat(step) / 6, down)) }
            }
        }
    }
}
