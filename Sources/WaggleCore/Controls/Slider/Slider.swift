import Foundation

/// Selects a number within bounds with a thumb on a track.
///
/// It takes the proposed width and is 34 points high. The thumb follows a finger that goes down on or near it; touches elsewhere on the
/// track have no effect. A value outside the bounds is shown at the nearer bound, and one that is not a number at the lower one; it is
/// written only when the user moves the thumb. With infinite bounds, the thumb stays at the lower one. The label is not shown; it names the
/// slider for accessibility.
///
/// Steps count from the lower bound; if no whole number of them fits, the upper bound is out of reach. All values can be dragged to if the
/// step is 0 or less, or not finite.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    private let scale: SliderScale
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    /// - Parameter step: The distance between values, counted from the lower bound; nil allows all values.
    fileprivate init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, onEditingChanged: @escaping (Bool) -> Void,
        label: Label, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel
    ) where V.Stride: BinaryFloatingPoint {
        self.value = value.double
        scale = SliderScale(bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
        self.label = label
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
        self.onEditingChanged = onEditingChanged
    }

    @MainActor public var body: some View {
        HStack(spacing: 8) {
            minimumValueLabel
            SliderTrack(value: value, scale: scale, onEditingChanged: onEditingChanged)
                .adjustedByKeys(adjust)
                .accessibilityProperties {
                    $0.childBehavior = .ignore
                    $0.value = Text(verbatim: scale.percentage(of: value.wrappedValue))
                    $0.notes = [.adjustment {
                        value.wrappedValue = scale.value(value.wrappedValue, adjusted: $0)
                    }, .role(.slider), .range(accessibilityRange)]
                }
                .accessibilitySubstitute(.label, label)
            maximumValueLabel
        }
    }

    private var accessibilityRange: AccessibilityRange {
        AccessibilityRange(value: value.wrappedValue, bounds: scale.bounds, step: scale.step) { new in
            onEditingChanged(true)
            value.wrappedValue = scale.value(at: scale.fraction(of: new))
            onEditingChanged(false)
        }
    }

    private func adjust(by key: KeyAdjustment) -> Bool {
        let next = scale.value(value.wrappedValue, adjustedBy: key)
        guard next != value.wrappedValue else { return true }
        onEditingChanged(true)
        value.wrappedValue = next
        onEditingChanged(false)
        return true
    }
}

extension BinaryFloatingPoint {
    /// The number in the slider's own precision.
    fileprivate var double: Double {
        get { Double(self) }
        set { self = Self(newValue) }
    }
}

extension Slider {
    /// A slider for all values within the bounds; without bounds, for 0...1.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
                  minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
    }
    /// A slider for values at equal steps within the bounds; without a step, at steps of 1.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
                  minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
    }
    /// A slider for all values within the bounds; without bounds, for 0...1.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
                  minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
    }
    /// A slider for values at equal steps within the bounds; without a step, at steps of 1.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
                  minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider for all values within the bounds; without bounds, for 0...1.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, onEditingChanged: onEditingChanged, label: label(), minimumValueLabel: EmptyView(),
            maximumValueLabel: EmptyView())
    }
    /// A slider for values at equal steps within the bounds; without a step, at steps of 1.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, onEditingChanged: onEditingChanged, label: label(), minimumValueLabel: EmptyView(),
            maximumValueLabel: EmptyView())
    }
    /// A slider for all values within the bounds; without bounds, for 0...1.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }
    /// A slider for values at equal steps within the bounds; without a step, at steps of 1.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider for all values within the bounds; without bounds, for 0...1.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
    /// A slider for values at equal steps within the bounds; without a step, at steps of 1.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}
