import Foundation
import WaggleGeometry

/// Shows how much of a task is complete, or that it is in progress.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let source: ProgressSource
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    fileprivate init(_ source: ProgressSource, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var body: some View {
        switch source {
        case .fraction(let fraction): view(fraction)
        case .timer(let interval, let countsDown):
            TimelineView(TimerSchedule(interval: interval)) {
                view(TimerFraction(interval: interval, countsDown: countsDown).value(at: $0.date))
            }
        case .progress(let progress):
            TimelineView(ProgressSchedule(progress: progress)) { _ in view(of: progress) }
        }
    }

    @MainActor private func view(_ fraction: Double?) -> some View {
        ProgressViewBody(configuration: ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }))
    }

    @MainActor private func view(of progress: Progress) -> some View {
        let fraction = progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1)
        return ProgressViewBody(configuration: ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: progress.localizedDescription.flatMap { $0.isEmpty ? nil : .init(content: AnyView(Text(verbatim: $0))) },
            currentValueLabel: progress.localizedAdditionalDescription.flatMap {
                $0.isEmpty ? nil : .init(content: AnyView(Text(verbatim: $0)))
            }))
    }
}

/// A progress view at one moment, as its style shows it.
private struct ProgressViewBody: View {
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        StyledControl(configuration, fallback: DefaultProgressViewStyle())
            .accessibilityProperties {
                $0.childBehavior = .combine
                $0.addedTraits = .updatesFrequently
                $0.removedTraits = .isStaticText
                $0.notes = [.role(.progress)]
                if let fraction = configuration.fractionCompleted {
                    $0.notes.append(.range(AccessibilityRange(value: fraction, bounds: 0...1)))
                }
                $0.value = Text(verbatim: configuration.fractionCompleted.map { "\(Int(($0 * 100).rounded()))%" } ?? "In progress")
            }
    }
}

/// The remaining or elapsed time of an interval, as on a clock. It is the value label of progress views with a timer.
nonisolated public struct DefaultDateProgressLabel: View {
    fileprivate let interval: ClosedRange<Date>
    fileprivate let countsDown: Bool
    @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinner.
    public init() where Label == EmptyView { self.init(.fraction(nil), nil, nil) }
    /// A spinner with a custom label.
    public init(@ViewBuilder label: () -> Label) { self.init(.fraction(nil), label(), nil) }
    /// A spinner with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(.fraction(nil), Text(titleKey), nil) }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text { self.init(.fraction(nil), Text(titleResource), nil) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(.fraction(nil), Text(title), nil) }
}

extension ProgressView {
    /// A bar filled to the value's fraction of the total, by default 1. The value is clamped to 0...total.
    ///
    /// A nil value is indeterminate and shows a spinner. The bar is empty if the fraction is not a number, as 0 of 0.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(.part(value, of: total), nil, nil)
    }
    /// A bar filled to the value's fraction of the total, with a label; a nil value shows a spinner.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
        self.init(.part(value, of: total), label(), nil)
    }
    /// A bar filled to the value's fraction of the total, with a label and a description of the value; a nil value shows a spinner.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(.part(value, of: total), label(), currentValueLabel())
    }
    /// A bar filled to the value's fraction of the total, with a title; a nil value shows a spinner.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
        where Label == Text, CurrentValueLabel == EmptyView {
        self.init(.part(value, of: total), Text(titleKey), nil)
    }
    /// A bar filled to the value's fraction of the total, with a title; a nil value shows a spinner.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1)
        where Label == Text, CurrentValueLabel == EmptyView {
        self.init(.part(value, of: total), Text(titleResource), nil)
    }
    /// A bar filled to the value's fraction of the total, with a title; a nil value shows a spinner.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1)
        where Label == Text, CurrentValueLabel == EmptyView {
        self.init(.part(value, of: total), Text(title), nil)
    }
    /// Follows an object that tracks its own progress, with its descriptions.
    ///
    /// The object is polled ten times a second until it is finished or cancelled.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView { self.init(.progress(progress), nil, nil) }
    /// The progress view that a style receives, for styles that extend the enclosing style.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
        self.init(.fraction(configuration.fractionCompleted), configuration.label, configuration.currentValueLabel)
    }
}

// MARK: Timers

extension ProgressView {
    /// A bar that follows the clock through an interval.
    /// - Parameter countsDown: True if the bar empties, false if it fills.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(.timer(timerInterval, countsDown: countsDown), label(), currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// A bar that follows the clock through an interval, with the time below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label(),
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// A bar that follows the clock through an interval, with the time below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), nil, DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

/// The completed part of a progress bar, from the leading edge. Its length is animatable.
struct ProgressBar: Shape {
    var fraction: Double

    nonisolated var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }
    nonisolated func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let part = CGRect(x: rect.minX, y: rect.minY, width: rect.width * min(fraction, 1), height: rect.height)
        return Path(roundedRect: part, cornerRadius: min(part.width, part.height) / 2)
    }
}
