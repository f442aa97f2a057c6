import Foundation

/// Shows how much of a task is complete, or that it is in progress.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    private init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var body: some View {
        StyledControl(ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }), fallback: DefaultProgressViewStyle())
            .accessibilityProperties {
                $0.childBehavior = .combine
                $0.addedTraits = .updatesFrequently
                $0.removedTraits = .isStaticText
                $0.value = Text(verbatim: fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? "In progress")
            }
    }

    /// The completed fraction, 0...1; nil without a value.
    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        let fraction = Double(value) / Double(total)
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinner.
    public init() where Label == EmptyView { self.init(nil, nil, nil) }
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(nil, Text(titleKey), nil) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title), nil) }
}

extension ProgressView {
    /// A bar filled to the value's fraction of the total; the value is clamped to 0...total. A nil value is indeterminate and shows a spinner.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, total), nil, nil)
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, total), label(), nil)
    }
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label(), currentValueLabel())
    }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, total), Text(titleKey), nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, total), Text(title), nil)
    }
    /// The progress view that a style receives, for styles that extend the enclosing style.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}
