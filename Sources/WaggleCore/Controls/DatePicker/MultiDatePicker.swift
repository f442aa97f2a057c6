import Foundation

/// A calendar in which any number of days can be selected.
///
/// A selected day is a `DateComponents` with calendar, era, year, month and day.
nonisolated public struct MultiDatePicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Set<DateComponents>>
    private let first: Date?
    /// The last moment that can be selected.
    private let last: Date?

    private init(_ label: Label, _ selection: Binding<Set<DateComponents>>, _ first: Date?, end: Date?) {
        (self.label, self.selection, self.first) = (label, selection, first)
        last = end?.addingTimeInterval(-0.001)
    }

    @MainActor public var body: some View { MultiDatePickerBody(label: label, selection: selection, first: first, last: last) }

    /// A picker with a custom label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { self.init(label(), selection, nil, end: nil) }
    /// A picker with a custom label, for days in a half-open range.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection, bounds.lowerBound, end: bounds.upperBound)
    }
    /// A picker with a custom label, for days from a date on.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection, bounds.lowerBound, end: nil)
    }
    /// A picker with a custom label, for days before a date.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection, nil, end: bounds.upperBound)
    }
}

extension MultiDatePicker where Label == Text {
    /// A picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(Text(titleKey), selection, nil, end: nil)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(Text(titleResource), selection, nil, end: nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) { self.init(Text(title), selection, nil, end: nil) }
    /// A picker with a title, for days in a half-open range.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(Text(titleKey), selection, bounds.lowerBound, end: bounds.upperBound)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(Text(titleResource), selection, bounds.lowerBound, end: bounds.upperBound)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(Text(title), selection, bounds.lowerBound, end: bounds.upperBound)
    }
    /// A picker with a title, for days from a date on.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(Text(titleKey), selection, bounds.lowerBound, end: nil)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(Text(titleResource), selection, bounds.lowerBound, end: nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(Text(title), selection, bounds.lowerBound, end: nil)
    }
    /// A picker with a title, for days before a date.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(Text(titleKey), selection, nil, end: bounds.upperBound)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(Text(titleResource), selection, nil, end: bounds.upperBound)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(Text(title), selection, nil, end: bounds.upperBound)
    }
}

private struct MultiDatePickerBody<Label: View>: View {
    let label: Label
    @Binding var selection: Set<DateComponents>
    let first: Date?
    let last: Date?
    @Environment(\.self) private var environment

    var body: some View {
        let editing = DateEditing(environment, minimum: first, maximum: last)
        TimelineView(.everyMinute) { context in
            CalendarView(editing: editing,
                         month: selection.compactMap { editing.calendar.date(from: $0) }.min() ?? editing.clamped(context.date),
                         marks: .several(selection), choose: choose)
        }
        .frame(idealWidth: 320)
        .accessibilitySubstitute(.label, label)
    }
    private func choose(_ day: Date) {
        let calendar = DateEditing(environment, minimum: first, maximum: last).calendar
        if let present = selection.first(where: { $0.isSameDay(as: day, in: calendar) }) {
            selection.remove(present)
        } else {
            selection.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
    }
}
