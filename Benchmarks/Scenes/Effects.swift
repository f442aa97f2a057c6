// Effects whose content changes in every frame.

import SwiftUI

/// A phone's screen with an effect that changes in every frame.
public enum EffectScene: String, CaseIterable, Sendable {
    /// Cards that move below one wide blur.
    case blur
    /// Squares that turn, each above its shadow.
    case shadows
    /// Lines of text behind gradients that pass over them.
    case masks
    /// A feed that scrolls below a sheet of glass.
    case material
    /// Translucent waves, one behind the other.
    case waves

    /// In points; two pixels each.
    public static let size = CGSize(width: 393, height: 852)

    /// The time of which the scenes' movements are functions.
    public static func seconds(of date: Date) -> Double { date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1000) }
}

public struct EffectView: View {
    let scene: EffectScene

    public init(scene: EffectScene) { self.scene = scene }

    public var body: some View {
        TimelineView(.animation) { timeline in
            let time = EffectScene.seconds(of: timeline.date)
            switch scene {
            // Without the group, each card would have a blur of its own.
            case .blur: Cards(time: time).compositingGroup().blur(radius: 20)
            case .shadows: TurningSquares(time: time)
            case .masks: ShimmeringLines(time: time)
            case .material: MovingFeed(time: time).overlay { GlassCard() }
            case .waves: Waves(time: time)
            }
        }
    }
}

private struct Cards: View {
    let time: Double

    var body: some View {
        ZStack {
            Color.white
            ForEach(0..<24) { index in
                let turn = Double(index) * 2.4
                RoundedRectangle(cornerRadius: 16)
                    .fill(Color(hue: Double(index) / 24, saturation: 0.7, brightness: 0.9))
                    .frame(width: 120, height: 90)
                    .offset(x: 130 * sin(time + turn), y: 340 * cos(0.7 * time + turn * 1.7))
            }
        }
    }
}

private struct TurningSquares: View {
    let time: Double

    var body: some View {
        VStack(spacing: 12) {
            ForEach(0..<20) { row in
                HStack(spacing: 10) {
                    ForEach(0..<10) { column in
                        RoundedRectangle(cornerRadius: 5).fill(.orange).frame(width: 24, height: 24)
                            .rotationEffect(.radians(time + Double(row + column) / 5))
                            .shadow(color: .black.opacity(0.4), radius: 4, y: 3)
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
    }
}

private struct ShimmeringLines: View {
    let time: Double

    var body: some View {
        VStack(spacing: 20) {
            ForEach(0..<12) { row in
                let place = (time / 2 + Double(row) / 12).truncatingRemainder(dividingBy: 1) * 2 - 0.5
                Text("A line of text under a passing light").font(.custom("DejaVu Sans", size: 17).bold()).lineLimit(1)
                    .mask {
                        LinearGradient(colors: [.black.opacity(0.3), .black, .black.opacity(0.3)],
                                       startPoint: UnitPoint(x: place - 0.3, y: 0.5), endPoint: UnitPoint(x: place + 0.3, y: 0.5))
                    }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
    }
}

private struct MovingFeed: View {
    let time: Double

    var body: some View {
        VStack(spacing: 8) {
            ForEach(0..<24) { row in
                HStack(spacing: 8) {
                    Circle().fill(Color(hue: Double(row) / 24, saturation: 0.8, brightness: 0.9)).frame(width: 44, height: 44)
                    VStack(alignment: .leading, spacing: 0) {
                        Text("Row \(row)").bold()
                        Text("What it says below").foregroundStyle(.secondary)
                    }
                    Spacer(minLength: 0)
                }
                .frame(height: 44)
                .padding(.horizontal, 16)
            }
        }
        .font(.custom("DejaVu Sans", size: 14))
        .offset(y: 150 * sin(time))
        .frame(width: EffectScene.size.width, height: EffectScene.size.height)
        .background(.white)
        .clipped()
    }
}

private struct GlassCard: View {
    var body: some View {
        Text("Glass").font(.custom("DejaVu Sans", size: 34))
            .frame(width: 361, height: 300)
            .background(.regularMaterial, in: .rect(cornerRadius: 24))
    }
}

private struct Waves: View {
    let time: Double

    var body: some View {
        ZStack {
            Color.white
            ForEach(0..<20) { index in
                Wave(phase: time * (1 + Double(index) / 10), top: 100 + 35 * CGFloat(index))
                    .fill(Color(hue: 0.5 + Double(index) / 60, saturation: 0.8, brightness: 0.9).opacity(0.3))
            }
        }
    }
}

private struct Wave: Shape {
    let phase: Double, top: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for x in stride(from: rect.minX, through: rect.maxX + 2, by: 2) { path.addLine(to: CGPoint(x: x, y: top + 24 * sin(x / 40 + phase))) }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
