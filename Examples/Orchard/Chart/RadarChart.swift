import SwiftUI

/// A flavor as an area on five spokes. Between two flavors its body runs for each frame, with the values in between.
struct RadarChart: View, Animatable {
    var flavor: Flavor
    /// Drawn as a dashed outline above the area, to compare with.
    var reference: Flavor?

    /// The room for the names around the chart, as large as their text.
    @ScaledMetric(relativeTo: .footnote) private var margin: CGFloat = 52

    nonisolated var animatableData: Flavor.Vector {
        get { flavor.animatableData }
        set { flavor.animatableData = newValue }
    }

    init(flavor: Flavor, reference: Flavor? = nil) {
        self.flavor = flavor
        self.reference = reference
    }

    var body: some View {
        GeometryReader { proxy in
            let margin = min(margin, min(proxy.size.width, proxy.size.height) / 5)
            let chart = RadarGeometry(in: proxy.size, margin: margin)
            ZStack {
                RadarGrid(margin: margin)
                chart.outline(of: flavor)
                    .fill(AngularGradient(colors: Self.colors, center: .center, angle: .degrees(-90)))
                    .opacity(0.72)
                chart.outline(of: flavor)
                    .stroke(Color("Bark").opacity(0.55), style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
                if let reference {
                    chart.outline(of: reference)
                        .stroke(Color("Bark").opacity(0.8), style: StrokeStyle(lineWidth: 1.5, lineJoin: .round, dash: [4, 4]))
                        .transition(.opacity)
                }
                ForEach(Taste.allCases) { taste in
                    knob(taste)
                        .position(chart.point(of: taste, share: flavor[taste] / Flavor.strongest))
                    name(taste)
                        .frame(width: 1.9 * margin, height: margin)
                        .position(namePlace(of: taste, on: chart, margin: margin))
                }
            }
        }
        .aspectRatio(contentMode: .fit)
        // A chart is read like a clock, so it is never mirrored.
        .environment(\.layoutDirection, .leftToRight)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }

    /// Beside the rim. Names are wider than tall, so they need more distance at the sides.
    private func namePlace(of taste: Taste, on chart: RadarGeometry, margin: CGFloat) -> CGPoint {
        let angle = RadarGeometry.angle(of: taste).radians
        return CGPoint(x: chart.center.x + cos(angle) * (chart.radius + margin * 0.56), y: chart.center.y + sin(angle) * (chart.radius + margin * 0.5))
    }

    private func knob(_ taste: Taste) -> some View {
        Circle()
            .fill(.white)
            .frame(width: 9, height: 9)
            .overlay { Circle().strokeBorder(Color("Bark").opacity(0.7), lineWidth: 1.5) }
            .accessibilityHidden(true)
    }

    private func name(_ taste: Taste) -> some View {
        VStack(spacing: 0) {
            Text(taste.title)
                .font(.footnote.weight(.semibold))
            Text(flavor[taste], format: .number.precision(.fractionLength(1)))
                .font(.caption2.monospacedDigit())
                .opacity(0.7)
        }
        .foregroundColor(Color("Bark"))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .accessibilityElement(children: .combine)
    }

    /// Around the chart; the last colour is the first one, so that there is no seam.
    static let colors = [
        Color(red: 0.98, green: 0.78, blue: 0.36), Color(red: 0.66, green: 0.80, blue: 0.33), Color(red: 0.36, green: 0.70, blue: 0.62),
        Color(red: 0.45, green: 0.56, blue: 0.86), Color(red: 0.91, green: 0.45, blue: 0.49), Color(red: 0.98, green: 0.78, blue: 0.36),
    ]
}

struct RadarChart_Previews: PreviewProvider {
    static var previews: some View {
        RadarChart(flavor: Variety.all[0].flavor, reference: Flavor(sweet: 3, sharp: 3, crisp: 3, juicy: 3, fragrant: 3))
            .frame(width: 320)
            .previewLayout(.sizeThatFits)
        RadarChart(flavor: .none)
            .frame(width: 320)
            .previewDisplayName("Tasteless")
            .previewLayout(.sizeThatFits)
    }
}
