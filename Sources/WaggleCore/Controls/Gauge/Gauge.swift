import Foundation

/// Shows where a value is within bounds, by default 0...1.
///
/// Values outside the bounds are shown at the nearer bound. One that is not a number is shown at the lower one, and so are all if the
/// bounds are equal or infinite.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let fraction: Double
    private let range: AccessibilityRange
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel? = nil,
        _ minimumValueLabel: BoundsLabel? = nil, _ maximumValueLabel: BoundsLabel? = nil
    ) {
        fraction = SliderScale(bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil).fraction(of: Double(value))
        range = AccessibilityRange(value: Double(value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound))
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    @MainActor public var body: some View {
        StyledControl(GaugeStyleConfiguration(
            value: fraction, label: .init(content: AnyView(label)),
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
            minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
            maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) }), fallback: DefaultGaugeStyle())
            .accessibilityProperties {
                $0.childBehavior = .ignore
                $0.value = currentValueLabel as? Text ?? Text(verbatim: "\(Int((fraction * 100).rounded()))%")
                $0.notes = [.role(.gauge), .range(range)]
            }
            .accessibilitySubstitute(.label, label)
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label; without bounds, for 0...1.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, bounds, label())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label and a description of the current value; without bounds, for 0...1.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with a label, a description of the current value, and labels of the bounds; without bounds, for 0...1.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Gauge {
    /// A gauge with a label, a description of the current value, and labels of values between the bounds; without bounds, for 0...1.
    /// - Parameter markedValueLabels: Views with tags, the marked values. The styles of iOS leave them out, and so do those here.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), currentValueLabel())
    }
    /// A gauge with a label, a description of the current value, labels of the bounds, and labels of values between them; without bounds,
    /// for 0...1.
    /// - Parameter markedValueLabels: Views with tags, the marked values. The styles of iOS leave them out, and so do those here.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}
