import Foundation
import WaggleGeometry
import WaggleMotion

/// An open ring with a marker at the value, and the value's label in the centre. It has a fixed size.
///
/// The labels of the bounds are at the gap; without them, the gauge's label is.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// An open ring with a marker.
    public init() {}
    /// The gauge's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { MarkedRing(configuration: configuration) }
}

/// A closed ring that fills from the top, with the value's label in the centre. It has a fixed size.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// A closed ring that fills from the top.
    public init() {}
    /// The gauge's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { CapacityRing(configuration: configuration) }
}

/// Sizes in points. Apple publishes none; rings in its images are 58 to 64 wide.
private enum GaugeRing {
    static let diameter: CGFloat = 58
    static let lineWidth: CGFloat = 6
    /// The width available to a label in the centre.
    static let labelWidth: CGFloat = 38
    /// The distance between the ends of an open ring.
    static let gapWidth: CGFloat = 28
    static let gapFontSize: CGFloat = 9
    static let trackOpacity = 0.3
    static let stroke = StrokeStyle(lineWidth: lineWidth, lineCap: .round)
}

private struct CapacityRing: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tint) private var tint

    var body: some View {
        let style = tint?.gradient.map {
            AnyShapeStyle(AngularGradient(gradient: $0, center: .center, angle: .degrees(-90)))
        } ?? AnyShapeStyle(TintShapeStyle())
        ZStack {
            RingPart(end: 1, isOpen: false).stroke(style, lineWidth: GaugeRing.lineWidth).opacity(GaugeRing.trackOpacity)
            RingPart(end: configuration.value, isOpen: false).stroke(style, style: GaugeRing.stroke)
            RingValue(configuration: configuration)
        }
        .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
    }
}

private struct MarkedRing: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tint) private var tint

    var body: some View {
        let style = tint?.gradient.map {
            AnyShapeStyle(AngularGradient(
                gradient: $0, center: .center, startAngle: RingPart.openStart, endAngle: RingPart.openStart + RingPart.openLength))
        } ?? AnyShapeStyle(TintShapeStyle())
        ZStack {
            ZStack {
                RingPart(end: 1, isOpen: true).stroke(style, style: GaugeRing.stroke)
                RingMarker(value: configuration.value, diameter: GaugeMarker.diameter + 2 * GaugeMarker.gap).fill(Color.black)
                    .blendMode(.destinationOut)
                RingMarker(value: configuration.value, diameter: GaugeMarker.diameter).fill(style)
            }
            .compositingGroup()
            RingValue(configuration: configuration)
        }
        .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
        .overlay(alignment: .bottom) { gapLabels }
    }

    @ViewBuilder private var gapLabels: some View {
        Group {
            if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
                configuration.label
            } else {
                HStack(spacing: 2) {
                    configuration.minimumValueLabel
                    Spacer(minLength: 0)
                    configuration.maximumValueLabel
                }
            }
        }
        .font(.system(size: GaugeRing.gapFontSize, weight: .medium, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: GaugeRing.gapWidth)
    }
}

/// The centre of a ring: the value's label, or the gauge's if there is none.
private struct RingValue: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        Group {
            if let current = configuration.currentValueLabel {
                current
            } else {
                configuration.label
            }
        }
        .font(.system(size: 18, weight: .medium, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(width: GaugeRing.labelWidth)
    }
}

/// A fraction of a ring from its start: the top of a closed ring, the lower left of one that is open at the bottom.
private struct RingPart: Shape {
    var end: Double
    let isOpen: Bool

    /// Angles are clockwise from the right; a quarter is open at the bottom.
    static let openStart = Angle.degrees(135)
    static let openLength = Angle.degrees(270)

    nonisolated var animatableData: Double {
        get { end }
        set { end = newValue }
    }
    nonisolated func path(in rect: CGRect) -> Path {
        let start = isOpen ? Self.openStart : .degrees(-90), length = isOpen ? Self.openLength : .degrees(360)
        var path = Path()
        guard end > 0 else { return path }
        path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: Self.radius(in: rect), startAngle: start,
                    endAngle: Angle(radians: start.radians + end * length.radians), clockwise: false)
        return path
    }
    /// The distance to the middle of the line.
    nonisolated static func radius(in rect: CGRect) -> CGFloat { max((min(rect.width, rect.height) - GaugeRing.lineWidth) / 2, 0) }
}

/// A dot on a ring that is open at the bottom.
private struct RingMarker: GaugeDot {
    var value: Double
    let diameter: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let angle = RingPart.openStart.radians + value * RingPart.openLength.radians, radius = RingPart.radius(in: rect)
        let center = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        return Path(ellipseIn: CGRect(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter))
    }
}
