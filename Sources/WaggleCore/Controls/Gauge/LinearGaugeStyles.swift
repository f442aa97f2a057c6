import Foundation
import WaggleGeometry

/// A bar that fills: the label above, the value's label below, the labels of the bounds beside it.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// A bar that fills.
    public init() {}
    /// The gauge's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            GaugeEnds(configuration: configuration) { GaugeBar(value: configuration.value, height: GaugeBar.regularHeight) }
            configuration.currentValueLabel
        }
    }
}

/// A small bar that fills, for compact layouts.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// A small bar that fills.
    public init() {}
    /// The gauge's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            configuration.label.defaultFont(.headline)
            GaugeEnds(configuration: configuration) { GaugeBar(value: configuration.value, height: GaugeBar.accessoryHeight) }
            configuration.currentValueLabel.defaultFont(.footnote)
        }
    }
}

/// A bar with a marker at the value. It shows the labels of the bounds; the label and the value are only for assistive technologies.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// A bar with a marker.
    public init() {}
    /// The gauge's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeEnds(configuration: configuration) { MarkedGaugeBar(value: configuration.value) }
    }
}

/// A gauge's bar between the labels of its bounds.
private struct GaugeEnds<Bar: View>: View {
    let configuration: GaugeStyleConfiguration
    @ViewBuilder let bar: Bar

    var body: some View {
        HStack(spacing: 8) {
            configuration.minimumValueLabel
            bar
            configuration.maximumValueLabel
        }
    }
}

private struct GaugeBar: View {
    let value: Double
    let height: CGFloat

    // Apple publishes neither.
    static let regularHeight: CGFloat = 4
    static let accessoryHeight: CGFloat = 6

    var body: some View {
        ZStack {
            Capsule(style: .circular).fill(Color.system(.fill))
            ProgressBar(fraction: value).fill(TintShapeStyle())
        }
        .frame(height: height)
    }
}

private struct MarkedGaugeBar: View {
    let value: Double
    @Environment(\.tint) private var tint
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let style = gradient ?? AnyShapeStyle(TintShapeStyle())
        ZStack {
            Capsule(style: .circular).fill(style).padding(.vertical, (GaugeMarker.diameter - GaugeBar.accessoryHeight) / 2)
            BarMarker(value: value, diameter: GaugeMarker.diameter + 2 * GaugeMarker.gap).fill(Color.black).blendMode(.destinationOut)
            BarMarker(value: value, diameter: GaugeMarker.diameter).fill(style)
        }
        .compositingGroup()
        .frame(height: GaugeMarker.diameter)
    }

    /// The tint's gradient along the bar; nil if the tint is not a gradient.
    private var gradient: AnyShapeStyle? {
        let (start, end): (UnitPoint, UnitPoint) = layoutDirection == .rightToLeft ? (.trailing, .leading) : (.leading, .trailing)
        return tint?.gradient.map { AnyShapeStyle(LinearGradient(gradient: $0, startPoint: start, endPoint: end)) }
    }
}

/// The dot that marks a value, and the gap around it. Apple publishes neither size.
enum GaugeMarker {
    static let diameter: CGFloat = 8
    static let gap: CGFloat = 2
}

/// A dot that moves with the value.
protocol GaugeDot: Shape {
    nonisolated var value: Double { get set }
}

extension GaugeDot {
    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }
}

/// A dot on a bar.
private struct BarMarker: GaugeDot {
    var value: Double
    let diameter: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let x = rect.minX + GaugeMarker.diameter / 2 + value * max(rect.width - GaugeMarker.diameter, 0)
        return Path(ellipseIn: CGRect(x: x - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }
}

extension AnyShapeStyle {
    /// The erased style as a gradient; nil if it is another style.
    var gradient: AnyGradient? { (style as? Gradient).map { AnyGradient($0) } ?? style as? AnyGradient }
}
