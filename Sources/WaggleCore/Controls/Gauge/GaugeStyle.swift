import Foundation

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle: _ControlStyle where _Configuration == GaugeStyleConfiguration {
    /// What the style receives.
    typealias Configuration = GaugeStyleConfiguration
}

/// The gauge that a style presents.
public struct GaugeStyleConfiguration {
    /// A description of the gauge, as the program provided it.
    public struct Label: StylePart { let content: AnyView }
    /// A description of the current value, as the program provided it.
    public struct CurrentValueLabel: StylePart { let content: AnyView }
    /// The label of the lower bound, as the program provided it.
    public struct MinimumValueLabel: StylePart { let content: AnyView }
    /// The label of the upper bound, as the program provided it.
    public struct MaximumValueLabel: StylePart { let content: AnyView }

    /// The value as a fraction: 0 at the lower bound, 1 at the upper one.
    public var value: Double
    /// A description of the gauge.
    public var label: Label
    /// A description of the current value; nil for none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound; nil for none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound; nil for none.
    public var maximumValueLabel: MaximumValueLabel?
}

extension View {
    /// Sets the appearance of gauges inside.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: a bar that fills.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
    /// The default style.
    public init() {}
    /// The gauge's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style.
    @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills, with labels above, below and at the bounds.
    @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a marker.
    @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills.
    @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a marker.
    @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring that fills.
    @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
