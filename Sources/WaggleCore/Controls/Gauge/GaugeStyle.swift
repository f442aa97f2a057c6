import Foundation

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle: _ControlStyle where _Configuration == GaugeStyleConfiguration {
    /// What a style is given to show.
    typealias Configuration = GaugeStyleConfiguration
}

/// The gauge that a style shows.
public struct GaugeStyleConfiguration {
    /// What the gauge measures.
    public struct Label: View {
        let content: AnyView
        /// The view as the program gave it.
        public var body: some View { content }
    }
    /// What is said about the present value.
    public struct CurrentValueLabel: View {
        let content: AnyView
        /// The view as the program gave it.
        public var body: some View { content }
    }
    /// The name of the lower end.
    public struct MinimumValueLabel: View {
        let content: AnyView
        /// The view as the program gave it.
        public var body: some View { content }
    }
    /// The name of the upper end.
    public struct MaximumValueLabel: View {
        let content: AnyView
        /// The view as the program gave it.
        public var body: some View { content }
    }

    /// Where the value stands: 0 at the lower bound, 1 at the upper one.
    public var value: Double
    /// What the gauge measures.
    public var label: Label
    /// What is said about the present value; nil: nothing.
    public var currentValueLabel: CurrentValueLabel?
    /// The name of the lower end; nil: it has none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The name of the upper end; nil: it has none.
    public var maximumValueLabel: MaximumValueLabel?
}

extension View {
    /// Sets the look of gauges within.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The style that fits the place: a bar that fills up.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
    /// The style that fits the place.
    public init() {}
    /// The look of a gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The style that fits the place.
    @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills up, with the labels above, below and at its ends.
    @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a marker on it.
    @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills up.
    @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a marker on it.
    @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring that fills up.
    @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}
