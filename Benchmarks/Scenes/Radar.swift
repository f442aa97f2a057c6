// A radar: rings, spokes and labels, a gradient that sweeps over them, blips that fade behind it, and a chart of five animated values.

import Observation
import SwiftUI

/// The benchmark advances `frame`; sixty a second.
@Observable public final class RadarModel {
    public var frame = 0
    public init() {}
}

private enum Measures {
    static let reach: CGFloat = 150
    static let rings = 5, spokes = 12, blips = 24
    static let framesPerTurn = 120, framesPerSet = 90
    static let names = ["Reach", "Speed", "Depth", "Noise", "Drift"]
    static let sets: [[Double]] = [[0.9, 0.5, 0.7, 0.4, 0.8], [0.4, 0.9, 0.5, 0.8, 0.6], [0.7, 0.6, 0.95, 0.5, 0.4], [0.5, 0.8, 0.4, 0.9, 0.7]]

    static func direction(_ angle: Double, _ distance: CGFloat) -> CGSize { CGSize(width: distance * cos(angle), height: distance * sin(angle)) }
    /// The direction of one of the five values; the first one is at the top.
    static func angle(ofValue index: Int) -> Double { Double(index) * 2 * .pi / Double(names.count) - .pi / 2 }
}

public struct RadarView: View {
    let model: RadarModel

    public init(model: RadarModel) { self.model = model }

    /// In points; two pixels each.
    public static let size = CGSize(width: 393, height: 852)

    public var body: some View {
        let set = model.frame / Measures.framesPerSet
        ZStack {
            Color(red: 0.02, green: 0.08, blue: 0.1)
            Ground()
            Sweep(turn: .radians(Double(model.frame % Measures.framesPerTurn) * 2 * .pi / Double(Measures.framesPerTurn)))
            Blips(frame: model.frame)
            Chart(values: ChartValues(Measures.sets[set % Measures.sets.count])).animation(.linear(duration: Double(Measures.framesPerSet) / 60), value: set)
            ForEach(Measures.names.indices, id: \.self) { index in
                Text(Measures.names[index]).font(.custom("DejaVu Sans", size: 12).bold()).foregroundStyle(.white)
                    .offset(Measures.direction(Measures.angle(ofValue: index), Measures.reach + 30))
            }
        }
    }
}

private struct Ground: View {
    private let green = Color(red: 0.3, green: 0.9, blue: 0.5)

    var body: some View {
        ZStack {
            ForEach(1...Measures.rings, id: \.self) { ring in
                let side = 2 * Measures.reach * CGFloat(ring) / CGFloat(Measures.rings)
                Circle().stroke(green.opacity(0.5), lineWidth: 1).frame(width: side, height: side)
            }
            ForEach(0..<Measures.spokes, id: \.self) { spoke in
                let angle = Double(spoke) * 2 * .pi / Double(Measures.spokes)
                Spoke(angle: angle).stroke(green.opacity(0.35), lineWidth: 1)
                Text("\(spoke * 30)°").font(.custom("DejaVu Sans", size: 10)).foregroundStyle(Color(red: 0.7, green: 0.9, blue: 0.75))
                    .offset(Measures.direction(angle, Measures.reach + 14))
            }
        }
    }
}

private struct Spoke: Shape {
    let angle: Double

    func path(in rect: CGRect) -> Path {
        let end = Measures.direction(angle, Measures.reach)
        return Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.midX + end.width, y: rect.midY + end.height))
        }
    }
}

private struct Sweep: View {
    let turn: Angle

    var body: some View {
        let light = Color(red: 0.2, green: 1, blue: 0.5)
        Circle()
            .fill(AngularGradient(stops: [.init(color: light.opacity(0), location: 0), .init(color: light.opacity(0), location: 0.7), .init(color: light.opacity(0.8), location: 1)],
                                  center: .center, angle: turn))
            .frame(width: 2 * Measures.reach, height: 2 * Measures.reach)
    }
}

private struct Blips: View {
    let frame: Int

    private func fraction(_ value: Double) -> Double { value - value.rounded(.down) }

    var body: some View {
        ForEach(0..<Measures.blips, id: \.self) { blip in
            let place = fraction(Double(blip) * 0.618034), distance = Measures.reach * (0.2 + 0.75 * fraction(Double(blip) * 0.381966 + 0.3))
            // Brightest where the sweep has just been.
            let age = fraction(Double(frame) / Double(Measures.framesPerTurn) - place)
            Circle().fill(Color(red: 0.6, green: 1, blue: 0.7)).frame(width: 8, height: 8)
                .opacity(1 - age)
                .offset(Measures.direction(place * 2 * .pi, distance))
        }
    }
}

/// Five values between which a chart can be animated.
private struct ChartValues {
    typealias Pairs = AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>>
    var pairs: Pairs

    init(_ values: [Double]) { pairs = Pairs(values[0], .init(values[1], .init(values[2], .init(values[3], values[4])))) }
    var list: [Double] { [pairs.first, pairs.second.first, pairs.second.second.first, pairs.second.second.second.first, pairs.second.second.second.second] }
}

private struct Chart: View {
    let values: ChartValues

    var body: some View {
        let colors = [Color(red: 1, green: 0.3, blue: 0.3), Color(red: 1, green: 0.85, blue: 0.2), Color(red: 0.2, green: 0.6, blue: 1), Color(red: 1, green: 0.3, blue: 0.3)]
        ZStack {
            ChartShape(values: values).fill(AngularGradient(colors: colors, center: .center, angle: .zero).opacity(0.6))
            ChartShape(values: values).stroke(.white, lineWidth: 2)
        }
        .frame(width: 2 * Measures.reach, height: 2 * Measures.reach)
    }
}

private struct ChartShape: Shape {
    var values: ChartValues
    var animatableData: ChartValues.Pairs {
        get { values.pairs }
        set { values.pairs = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            for (index, value) in values.list.enumerated() {
                let way = Measures.direction(Measures.angle(ofValue: index), rect.width / 2 * value), point = CGPoint(x: rect.midX + way.width, y: rect.midY + way.height)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}
