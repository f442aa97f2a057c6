import Foundation

/// Increments and decrements a value with two buttons, which repeat while held.
///
/// A button that cannot change the value is dimmed and disabled. A step that would pass a bound ends at it, so a value outside the bounds
/// comes back with the first press. Integers stop at the ends of their type instead of overflowing. A negative step exchanges the buttons,
/// and one of 0 disables both.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    private let steps: StepperActions
    /// The spoken value; nil if the label states it, or if there is none.
    private let value: String?
    private let showsValue: Bool
    @Environment(\.labelsVisibility) private var labelsVisibility

    fileprivate init(_ label: Label, _ steps: StepperActions, value: String?, showsValue: Bool = false) {
        self.label = label
        self.steps = steps
        self.value = value
        self.showsValue = showsValue
    }

    @MainActor public var body: some View {
        LabeledControl { label } control: {
            HStack {
                if showsValue, let value { Text(verbatim: value).monospacedDigit().foregroundStyle(.secondary).accessibilityHidden(true) }
                StepperButtons(steps: steps)
            }
        }
        .accessibilityName(label, isHidden: labelsVisibility == .hidden)
        .accessibilityProperties {
            $0.childBehavior = .combine
            $0.removedTraits = .isStaticText
            $0.value = value.map { Text(verbatim: $0) }
            $0.notes = [.adjustment { steps.step($0) }, .role(.stepper)]
            if let range = steps.range { $0.notes.append(.range(range)) }
        }
    }
}

/// The actions of a stepper's buttons.
struct StepperActions {
    /// Nil if the value is at its bound.
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    /// Receives true when a finger goes down on a button, and false when it lifts.
    var onEditingChanged: (Bool) -> Void
    /// The range of a numeric value; nil for other values.
    var range: AccessibilityRange?

    func action(_ direction: AccessibilityAdjustmentDirection) -> (() -> Void)? {
        switch direction {
        case .increment: increment
        case .decrement: decrement
        }
    }
    /// Takes one step, for keys and accessibility.
    /// - Returns: False if the value is at its bound.
    @discardableResult
    func step(_ direction: AccessibilityAdjustmentDirection) -> Bool {
        guard let action = action(direction) else { return false }
        onEditingChanged(true)
        action()
        onEditingChanged(false)
        return true
    }
}

extension StepperActions {
    /// The steps of a value, limited by its bounds and its type.
    init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void) {
        func action(_ stride: V.Stride) -> (() -> Void)? {
            let now = value.wrappedValue
            let next = now.stepped(by: stride, within: bounds)
            guard next != now else { return nil }
            // Several steps may be due before the view is updated.
            return { value.wrappedValue = value.wrappedValue.stepped(by: stride, within: bounds) }
        }
        self.init(increment: action(step), decrement: action(0 - step), onEditingChanged: onEditingChanged)
        range = AccessibilityRange(value, bounds, step, onEditingChanged)
    }
}

extension AccessibilityRange {
    /// The range of a stepper's numeric value; nil for other values.
    fileprivate init?<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        guard let now = number(value.wrappedValue) else { return nil }
        // Beyond these, not every integer is exact.
        let widest = 9_007_199_254_740_992.0
        let limits = (bounds.flatMap { number($0.lowerBound) } ?? -widest)...(bounds.flatMap { number($0.upperBound) } ?? widest)
        self.init(value: now, bounds: limits, step: number(step)) { new in
            guard let new = (value.wrappedValue as? any BinaryInteger)
                .map({ $0.same(as: new) }) ?? (value.wrappedValue as? any BinaryFloatingPoint).map({ $0.same(as: new) }),
                  let new = new as? V else { return }
            onEditingChanged(true)
            value.wrappedValue = bounds.map { Swift.min(Swift.max(new, $0.lowerBound), $0.upperBound) } ?? new
            onEditingChanged(false)
        }
    }
}

/// A number of any type; nil for other values.
private func number(_ value: Any) -> Double? {
    if let integer = value as? any BinaryInteger { return Double(integer) }
    return (value as? any BinaryFloatingPoint).map { Double($0) }
}

extension BinaryInteger {
    /// The nearest number of this type.
    fileprivate func same(as number: Double) -> Self { Self(clamping: Int(exactly: number.rounded()) ?? (number < 0 ? Int.min : Int.max)) }
}
extension BinaryFloatingPoint {
    /// The number in this type.
    fileprivate func same(as number: Double) -> Self { Self(number) }
}

extension Strideable {
    /// The value advanced by a stride, as far as bounds and type allow.
    fileprivate func stepped(by stride: Stride, within bounds: ClosedRange<Self>?) -> Self {
        var next: Self?
        if let integer = self as? any FixedWidthInteger, let stride = stride as? Int {
            // Plain addition would trap on overflow.
            next = integer.adding(stride) as? Self
        } else {
            next = advanced(by: stride)
        }
        guard let bounds else { return next ?? self }
        guard let next else { return stride < 0 ? bounds.lowerBound : bounds.upperBound }
        return Swift.min(Swift.max(next, bounds.lowerBound), bounds.upperBound)
    }
}

extension FixedWidthInteger {
    /// The sum; nil if it overflows.
    fileprivate func adding(_ other: Int) -> Self? {
        guard let wide = Int(exactly: self) else { return nil }
        let (sum, overflows) = wide.addingReportingOverflow(other)
        return overflows ? nil : Self(exactly: sum)
    }
}

/// A number as it is spoken; nil if the value is not a number.
private func spokenNumber(_ value: Any) -> String? {
    if let integer = value as? any BinaryInteger { return "\(integer)" }
    if let number = value as? any BinaryFloatingPoint { return Double(number).formatted() }
    return nil
}

extension Stepper {
    /// A stepper with actions for its buttons; a button without an action is dimmed.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), StepperActions(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged), value: nil)
    }
    /// A stepper for a value without bounds; without a step, each press changes it by 1.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), StepperActions(value, nil, step, onEditingChanged), value: spokenNumber(value.wrappedValue))
    }
    /// A stepper for a value within bounds; without a step, each press changes it by 1.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), StepperActions(value, bounds, step, onEditingChanged), value: spokenNumber(value.wrappedValue))
    }
    /// A stepper for a formatted value without bounds; without a step, each press changes it by 1.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label(), StepperActions(value, nil, step, onEditingChanged), value: format.format(value.wrappedValue), showsValue: true)
    }
    /// A stepper for a formatted value within bounds; without a step, each press changes it by 1.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            label(), StepperActions(value, bounds, step, onEditingChanged), value: format.format(value.wrappedValue), showsValue: true)
    }

    // MARK: With the label last

    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
    /// A stepper for a value without bounds; without a step, each press changes it by 1.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }
    /// A stepper for a value within bounds; without a step, each press changes it by 1.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
