// The wheels of date pickers.

import Foundation
import WaggleGeometry

/// The label and the wheels of a date picker.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.self) private var environment
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        HStack {
            if labelsVisibility != .hidden { configuration.label }
            DateWheels(selection: configuration.$selection, editing: configuration.editing(in: environment),
                       components: configuration.displayedComponents)
        }
    }
}

/// A wheel for each component of a date, in the locale's order.
struct DateWheels: View {
    @Binding var selection: Date
    let editing: DateEditing
    let components: DatePickerComponents
    /// False if the wheels select only a month and year.
    var showsDays = true
    /// The day at the middle of the wheel of days.
    @State private var origin: Date
    @Environment(\.minuteInterval) private var minuteInterval

    init(selection: Binding<Date>, editing: DateEditing, components: DatePickerComponents, showsDays: Bool = true) {
        _selection = selection
        (self.editing, self.components, self.showsDays) = (editing, components, showsDays)
        _origin = State(initialValue: editing.calendar.startOfDay(for: selection.wrappedValue))
    }

    /// The number of days before and after the origin on the wheel of days.
    private static var reach: Int { 20_000 }
    private static var gap: CGFloat { 5 }
    // Wheel text has a fixed size. Long month names are scaled down.
    private static var monthWidth: CGFloat { 126 }
    private static var yearWidth: CGFloat { 72 }
    private static var dayWidth: CGFloat { 132 }
    private static var numberWidth: CGFloat { 56 }

    var body: some View {
        ZStack {
            WheelBand()
            HStack(spacing: Self.gap) {
                if components.contains(.date) {
                    if components.contains(.hourAndMinute) {
                        TimelineView(.everyMinute) { days($0.date) }
                    } else {
                        ForEach(editing.dateOrder, id: \.self) { part in wheel(of: part) }
                    }
                }
                if components.contains(.hourAndMinute) { times }
            }
            .padding(.horizontal, 9)
        }
        .frame(height: WheelGeometry.standard.height)
        .frame(idealWidth: WheelGeometry.standardWidth)
        .accessibilityElement(children: .contain)
    }

    private var calendar: Calendar { editing.calendar }
    private func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: selection) }
    private func set(_ component: Calendar.Component, to value: Int) { selection = editing.setting(component, to: value, of: selection) }
    private func color(_ isAllowed: Bool) -> Color { isAllowed ? .primary : Color.system(.gray) }

    @ViewBuilder private func wheel(of component: Calendar.Component) -> some View {
        switch component {
        case .month:
            let names = calendar.standaloneMonthSymbols
            Wheel(
                count: names.count, isEndless: true, showsBand: false, selected: part(.month) - 1,
                label: AnyView(Text(verbatim: "Month"))) { set(.month, to: $0 + 1) } row: { index in
                Text(verbatim: names[index]).minimumScaleFactor(0.7)
                    .foregroundStyle(color(editing.allows(month: editing.setting(of: selection, year: part(.year), month: index + 1))))
            }
            .frame(width: Self.monthWidth)
        case .year:
            Wheel(
                count: 9_999, showsBand: false, selected: part(.year) - 1,
                label: AnyView(Text(verbatim: "Year"))) { set(.year, to: $0 + 1) } row: { index in
                Text(verbatim: "\(index + 1)").foregroundStyle(color(editing.allowsYear(index + 1)))
            }
            .frame(width: Self.yearWidth)
        default:
            if showsDays {
                let count = editing.dayCount(ofMonthOf: selection), first = editing.startOfMonth(selection)
                Wheel(
                    count: count, isEndless: true, showsBand: false, selected: part(.day) - 1,
                    label: AnyView(Text(verbatim: "Day"))) { set(.day, to: $0 + 1) } row: { index in
                    Text(verbatim: "\(index + 1)").foregroundStyle(
                        color(calendar.date(byAdding: .day, value: index, to: first).map(editing.allows(day:)) ?? true))
                }
                .frame(width: Self.numberWidth)
            }
        }
    }

    private func day(_ index: Int) -> Date { calendar.date(byAdding: .day, value: index - Self.reach, to: origin) ?? origin }
    private func days(_ now: Date) -> some View {
        let offset = calendar.dateComponents([.day], from: origin, to: calendar.startOfDay(for: selection)).day ?? 0
        return Wheel(
            count: 2 * Self.reach + 1, showsBand: false, selected: offset + Self.reach, label: AnyView(Text(verbatim: "Day"))) { index in
            selection = editing.day(day(index), withTimeOf: selection)
        } row: { index in
            let day = day(index), isToday = editing.at(now).isToday(day)
            Text(verbatim: isToday ? "Today" : editing.text(day, "EEEMMMd"))
                .foregroundStyle(!editing.allows(day: day) ? Color.system(.gray) : .primary)
                .minimumScaleFactor(0.7)
                .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .frame(width: Self.dayWidth)
    }

    @ViewBuilder private var times: some View {
        let hour = part(.hour), halves = editing.hasHalfDays
        Wheel(
            count: 24, isEndless: true, showsBand: false, selected: hour,
            label: AnyView(Text(verbatim: "Hour"))) { set(.hour, to: $0) } row: { index in
            Text(verbatim: halves ? "\((index + 11) % 12 + 1)" : "\(index)").monospacedDigit()
        }
        .frame(width: Self.numberWidth)
        let step = minuteInterval
        Wheel(
            count: 60 / step, isEndless: true, showsBand: false, selected: part(.minute) / step,
            label: AnyView(Text(verbatim: "Minute"))) { set(.minute, to: $0 * step) } row: { index in
            Text(verbatim: index * step < 10 ? "0\(index * step)" : "\(index * step)").monospacedDigit()
        }
        .frame(width: Self.numberWidth)
        if halves {
            Wheel(
                count: 2, showsBand: false, selected: hour / 12,
                label: AnyView(Text(verbatim: "AM/PM"))) { set(.hour, to: hour % 12 + $0 * 12) } row: { index in
                Text(verbatim: index == 0 ? calendar.amSymbol : calendar.pmSymbol)
            }
            .frame(width: Self.numberWidth)
        }
    }
}

extension DateEditing {
    /// The first day of a month.
    func setting(of date: Date, year: Int, month: Int) -> Date {
        var parts = calendar.dateComponents([.era], from: date)
        (parts.year, parts.month, parts.day) = (year, month, 1)
        return calendar.date(from: parts) ?? date
    }
    /// True if any moment of the year can be selected.
    func allowsYear(_ year: Int) -> Bool {
        if let minimum, year < calendar.component(.year, from: minimum) { return false }
        if let maximum, year > calendar.component(.year, from: maximum) { return false }
        return true
    }
}

private enum MinuteIntervalKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
    /// The minutes between two rows of a wheel, a divisor of 60.
    package var minuteInterval: Int {
        get { self[MinuteIntervalKey.self] }
        set { self[MinuteIntervalKey.self] = newValue > 0 && 60 % newValue == 0 && newValue <= 30 ? newValue : 1 }
    }
}
