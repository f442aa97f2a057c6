import Foundation

/// Shows that something goes on: how much of it is done, or only that it has not ended.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    @Environment(\.progressViewStyle) private var style

    private init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var body: some View {
        style.view(ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }))
            .accessibilityProperties {
                $0.childBehavior = .combine
                $0.addedTraits = .updatesFrequently
                $0.removedTraits = .isStaticText
                $0.value = fraction.map { Text(verbatim: "\(Int(($0 * 100).rounded()))%") }
            }
    }

    /// The part done, 0...1; nil without a value or where the total says nothing.
    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        let fraction = Double(value) / Double(total)
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A wheel that turns as long as it is there.
    public init() where Label == EmptyView { self.init(nil, nil, nil) }
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(nil, Text(titleKey), nil) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title), nil) }
}

extension ProgressView {
    /// A bar filled as far as the value is towards the total; values beyond 0...total are cut. A value of nil is not known yet.
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
    /// The same progress again, for styles that add to another style.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}
