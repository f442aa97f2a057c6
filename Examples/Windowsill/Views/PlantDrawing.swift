import SwiftUI

/// A plant whose leaves hang when it is thirsty, in a pot that shows its water.
struct PlantDrawing: View, Animatable {
    let plant: Plant
    /// 0 (upright) to 1.
    private var droop: Double
    /// The fraction of the pot that is full.
    private var level: Double

    nonisolated var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(droop, level) }
        set { (droop, level) = (newValue.first, newValue.second) }
    }

    init(plant: Plant) {
        self.plant = plant
        droop = plant.droop
        level = plant.water / Plant.potVolume
    }

    var body: some View {
        GeometryReader { proxy in
            let (width, height) = (proxy.size.width, proxy.size.height)
            ZStack(alignment: .bottom) {
                ForEach(0..<plant.leafCount, id: \.self) { index in
                    leaf(index, length: height * 0.56)
                        .offset(y: -height * 0.30)
                }
                pot
                    .frame(width: width * 0.56, height: height * 0.34)
            }
            .frame(width: width, height: height, alignment: .bottom)
        }
        .aspectRatio(0.8, contentMode: .fit)
        .accessibilityHidden(true)
    }

    private func leaf(_ index: Int, length: CGFloat) -> some View {
        // From -1, the leftmost leaf, to 1.
        let side = plant.leafCount > 1 ? 2 * Double(index) / Double(plant.leafCount - 1) - 1 : 0
        // Even leaves in the middle hang to one side or the other.
        let fall = side == 0 ? 0.4 : side.sign == .minus ? min(side, -0.4) : max(side, 0.4)
        let angle = plant.spread.degrees * side + droop * 62 * fall
        return LeafShape(bend: 0.15 + 0.5 * droop)
            .fill(LinearGradient(colors: [tone(0.75), tone(1)], startPoint: .bottom, endPoint: .top))
            .frame(width: length * plant.leafWidth, height: length * (1 - 0.2 * abs(side) * (1 - plant.leafWidth)))
            .scaleEffect(x: side < 0 ? -1 : 1)
            .rotationEffect(.degrees(angle), anchor: .bottom)
            .zIndex(-abs(side))
    }

    /// Leaves of thirsty plants turn yellow.
    private func tone(_ brightness: Double) -> Color {
        plant.leaf.mix(with: Color(red: 0.80, green: 0.70, blue: 0.30), by: droop * 0.7).mix(with: .black, by: 1 - brightness)
    }

    private var pot: some View {
        ZStack(alignment: .top) {
            PotShape()
                .fill(LinearGradient(colors: [plant.pot, plant.pot.mix(with: .black, by: 0.22)], startPoint: .leading, endPoint: .trailing))
            gauge
            RoundedRectangle(cornerRadius: 5, style: .continuous)
                .fill(plant.pot.mix(with: .white, by: 0.12))
                .frame(height: 16)
        }
    }

    /// A tube with the water in it.
    private var gauge: some View {
        GeometryReader { proxy in
            let height = max(proxy.size.height - 32, 0)
            Capsule()
                .fill(.black.opacity(0.25))
                .overlay(alignment: .bottom) {
                    Rectangle()
                        .fill(Color("Water"))
                        .frame(height: height * level)
                }
                .clipShape(Capsule())
                .frame(width: 12, height: height)
                .position(x: proxy.size.width / 2, y: 24 + height / 2)
        }
    }
}

/// A pointed leaf that stands on its lower end.
private struct LeafShape: Shape {
    /// How far its tip droops to the right, as a fraction of its length.
    var bend: Double

    var animatableData: Double {
        get { bend }
        set { bend = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let tip = CGPoint(x: rect.midX + rect.height * bend * 0.5, y: rect.minY + rect.height * bend * 0.25)
        return Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.addCurve(to: tip, control1: CGPoint(x: rect.minX - rect.width * 0.1, y: rect.maxY - rect.height * 0.4), control2: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.15))
            path.addCurve(to: CGPoint(x: rect.midX, y: rect.maxY),
                          control1: CGPoint(x: rect.maxX + rect.width * 0.35, y: rect.minY + rect.height * 0.3), control2: CGPoint(x: rect.maxX + rect.width * 0.1, y: rect.maxY - rect.height * 0.3))
            path.closeSubpath()
        }
    }
}

private struct PotShape: Shape {
    func path(in rect: CGRect) -> Path {
        let foot = rect.width * 0.14, corner = rect.width * 0.08
        return Path { path in
            path.move(to: CGPoint(x: rect.minX + rect.width * 0.04, y: rect.minY + 8))
            path.addLine(to: CGPoint(x: rect.maxX - rect.width * 0.04, y: rect.minY + 8))
            path.addLine(to: CGPoint(x: rect.maxX - foot, y: rect.maxY - corner))
            path.addQuadCurve(to: CGPoint(x: rect.maxX - foot - corner, y: rect.maxY), control: CGPoint(x: rect.maxX - foot, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX + foot + corner, y: rect.maxY))
            path.addQuadCurve(to: CGPoint(x: rect.minX + foot, y: rect.maxY - corner), control: CGPoint(x: rect.minX + foot, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct PlantDrawing_Previews: PreviewProvider {
    static var previews: some View {
        HStack {
            ForEach(Plant.all) { PlantDrawing(plant: $0).frame(height: 220) }
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
