// Shapes that determine positions while they draw, and return them.

import SwiftUI

/// A place at a quay, known by its outline.
struct Berth: Hashable, Identifiable {
    var path: Path
    var number: Int
    var id: Int { hashValue }

    func hash(into hasher: inout Hasher) {
        hasher.combine(path.description)
        hasher.combine(number)
    }
}

struct QuayShape: Shape {
    @Binding var berths: [Berth]
    let count: Int

    func path(in rect: CGRect) -> Path {
        Path { path in
            let width = rect.width / CGFloat(count)
            var found: [Berth] = []
            for number in 0..<count {
                let place = CGRect(x: rect.minX + CGFloat(number) * width, y: rect.midY - 20, width: width - 4, height: 40)
                var outline = Path()
                outline.addRoundedRect(in: place, cornerSize: CGSize(width: 6, height: 6), style: .continuous, transform: leaning(about: place))
                found.append(Berth(path: outline, number: number + 1))
                path.addPath(outline)
            }
            Task { berths = found }
        }
    }

    /// A rotation by five degrees about the middle of a rectangle, composed with the older functions, after a skew.
    private func leaning(about place: CGRect) -> CGAffineTransform {
        let middle = CGPoint(x: place.midX, y: place.midY)
        var turn = CGAffineTransformTranslate(CGAffineTransform.identity, middle.x, middle.y)
        turn = CGAffineTransformRotate(turn, Angle.degrees(5).radians)
        turn = CGAffineTransformTranslate(turn, -middle.x, -middle.y)
        let skew = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        return skew.concatenating(turn)
    }
}

struct QuayMap: View {
    @State private var berths: [Berth] = []
    @State private var chosen: Set<Berth> = []
    @State private var drawn: CGFloat = 0
    /// Labels by the angles at which they are drawn.
    private let marks: [CGFloat: String] = [.pi / 2: "East", 3 * .pi / 2: "West"]
    @State private var towers: [String: (height: Int, isLit: Bool)] = ["North": (12, true)]

    var body: some View {
        VStack {
            Text("\(berths.count) berths, \(chosen.count) taken, \(marks[.pi / 2] ?? "nowhere"), \(towers["North"]?.height ?? 0) m")
            ZStack {
                QuayShape(berths: $berths, count: 6)
                    .trim(from: 0, to: drawn)
                    .stroke(style: StrokeStyle(lineWidth: 1, lineJoin: .round))
                ForEach(berths, id: \.self) { berth in
                    berth.path
                        .fill(chosen.contains(berth) ? Color.green : .blue.opacity(0.3))
                        .onTapGesture { tap in
                            if berth.path.contains(tap) { chosen.insert(berth) }
                        }
                }
            }
            .frame(width: 300, height: 100)
            .onAppear { withAnimation(.easeInOut(duration: 1)) { drawn = 1 } }
        }
    }
}
