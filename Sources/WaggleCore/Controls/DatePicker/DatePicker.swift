import Foundation

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 0x60)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 0x1E)
}

/// A control that selects a date.
///
/// Dates are formatted in the environment's calendar, time zone and locale. A bound date outside the range is shown unchanged; a selection
/// is clamped to the range.
nonisolated public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    private let label: Label
    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components

    private init(_ label: Label, _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components) {
        (self.label, self.selection, self.minimum, self.maximum, self.components) = (label, selection, minimum, maximum, components)
    }

    @MainActor public var body: some View {
        StyledControl(DatePickerStyleConfiguration(label: .init(parts: LabelParts(label)), selection: selection, minimumDate: minimum,
                                                   maximumDate: maximum,
                                                   displayedComponents: components), fallback: DefaultDatePickerStyle())
    }

    /// A date picker with a custom label.
    /// - Parameter displayedComponents: What is shown and can be selected; the rest of the date stays.
    public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.init(label(), selection, nil, nil, displayedComponents)
    }
    /// A date picker with a custom label, for dates in a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents)
    }
    /// A date picker with a custom label, for dates from a date on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, range.lowerBound, nil, displayedComponents)
    }
    /// A date picker with a custom label, for dates up to a date.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, nil, range.upperBound, displayedComponents)
    }
}

extension DatePicker where Label == Text {
    /// A date picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(Text(titleKey), selection, nil, nil, displayedComponents)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleResource), selection, nil, nil, displayedComponents)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(Text(title), selection, nil, nil, displayedComponents)
    }
    /// A date picker with a title, for dates in a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, range.lowerBound, range.upperBound, displayedComponents)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleResource), selection, range.lowerBound, range.upperBound, displayedComponents)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, range.lowerBound, range.upperBound, displayedComponents)
    }
    /// A date picker with a title, for dates from a date on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, range.lowerBound, nil, displayedComponents)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleResource), selection, range.lowerBound, nil, displayedComponents)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, range.lowerBound, nil, displayedComponents)
    }
    /// A date picker with a title, for dates up to a date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, nil, range.upperBound, displayedComponents)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleResource), selection, nil, range.upperBound, displayedComponents)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, nil, range.upperBound, displayedComponents)
    }
}
