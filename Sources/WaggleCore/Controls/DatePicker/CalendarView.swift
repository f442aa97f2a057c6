// The calendar of date pickers.

import Foundation
import WaggleGeometry

/// The selected days of a calendar.
enum CalendarMarks {
    case one(Date)
    /// Any number of days, for `MultiDatePicker`.
    case several(Set<DateComponents>)
}

/// A calendar that pages through months. Its title switches to wheels for month and year.
struct CalendarView: View {
    let editing: DateEditing
    let marks: CalendarMarks
    let choose: (Date) -> Void
    /// The month of page 0.
    @State private var origin: Date
    @State private var shown: Int? = 0
    @State private var isChoosingMonth = false
    @Environment(\.layoutDirection) private var direction

    init(editing: DateEditing, month: Date, marks: CalendarMarks, choose: @escaping (Date) -> Void) {
        (self.editing, self.marks, self.choose) = (editing, marks, choose)
        _origin = State(initialValue: editing.startOfMonth(month))
    }

    /// The number of months before and after the origin.
    private static var reach: Int { 1_200 }
    static var rowHeight: CGFloat { 44 }
    private static var headerHeight: CGFloat { 44 }
    private static var margin: CGFloat { 8 }
    private static var height: CGFloat { 6 * rowHeight }

    private var month: Date { editing.month(shown ?? 0, after: origin) }
    private var months: ClosedRange<Int> {
        let first = editing.minimum.map { max(editing.months(from: origin, to: $0), -Self.reach) } ?? -Self.reach
        let last = editing.maximum.map { min(editing.months(from: origin, to: $0), Self.reach) } ?? Self.reach
        return min(first, 0)...max(last, 0)
    }

    var body: some View {
        VStack(spacing: 0) {
            header
            if isChoosingMonth {
                DateWheels(
                    selection: Binding { month } set: { turn(to: editing.months(from: origin, to: $0), animated: false) }, editing: editing,
                    components: .date, showsDays: false)
                    .frame(height: Self.height + 24)
                    .transition(.opacity)
            } else {
                VStack(spacing: 0) {
                    weekdays
                    TimelineView(.everyMinute) { pages($0.date) }
                }
                .transition(.opacity)
            }
        }
        .accessibilityElement(children: .contain)
        .onChange(of: selectedMonth) { if let selectedMonth { show(selectedMonth) } }
    }

    /// The month of the chosen day; nil if there may be several.
    private var selectedMonth: Date? {
        switch marks {
        case .one(let date): editing.startOfMonth(date)
        case .several: nil
        }
    }
    /// Shows a month, also one beyond the pages.
    private func show(_ month: Date) {
        let distance = editing.months(from: origin, to: month)
        if months.contains(distance) { shown = distance } else { (origin, shown) = (month, 0) }
    }

    private var header: some View {
        HStack(spacing: 0) {
            Button { withAnimation(.easeInOut(duration: 0.3)) { isChoosingMonth.toggle() } } label: {
                HStack(spacing: 4) {
                    Text(verbatim: editing.text(month, "yMMMM")).font(.headline)
                        .foregroundStyle(isChoosingMonth ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
                    Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold)).foregroundStyle(TintShapeStyle())
                        .flipsForRightToLeftLayoutDirection(true)
                        .rotationEffect(.degrees(isChoosingMonth ? direction == .rightToLeft ? -90 : 90 : 0))
                }
            }
            Spacer()
            if !isChoosingMonth {
                step(-1, "chevron.left", "Previous Month")
                step(1, "chevron.right", "Next Month")
            }
        }
        .buttonStyle(.plain)
        .padding(.horizontal, 16)
        .frame(height: Self.headerHeight)
    }
    private func step(_ distance: Int, _ symbol: String, _ name: String) -> some View {
        Button { turn(to: (shown ?? 0) + distance, animated: true) } label: {
            Image(systemName: symbol).font(.system(size: 20, weight: .medium)).foregroundStyle(TintShapeStyle())
                .flipsForRightToLeftLayoutDirection(true)
                .frame(width: 38, height: Self.headerHeight).contentShape(Rectangle())
        }
        .disabled(!months.contains((shown ?? 0) + distance))
        .accessibilityLabel(Text(verbatim: name))
    }
    private func turn(to month: Int, animated: Bool) {
        guard months.contains(month) else { return }
        withAnimation(animated ? .easeInOut(duration: 0.35) : nil) { shown = month }
    }

    private var weekdays: some View {
        HStack(spacing: 0) {
            ForEach(Array(editing.weekdayNames.enumerated()), id: \.offset) { _, name in
                Text(verbatim: name.uppercased(with: editing.calendar.locale)).font(.system(size: 13, weight: .semibold))
                    .foregroundStyle(Color.system(.tertiary))
                    .lineLimit(1).minimumScaleFactor(0.7)
                    .frame(maxWidth: .infinity)
            }
        }
        .padding(.horizontal, Self.margin)
        .frame(height: 24)
        .accessibilityHidden(true)
    }

    private func pages(_ now: Date) -> some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(months, id: \.self) { offset in
                    CalendarMonth(editing: editing.at(now), month: editing.month(offset, after: origin), marks: marks, choose: choose)
                        .padding(.horizontal, Self.margin)
                        .containerRelativeFrame(.horizontal)
                }
            }
            .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $shown)
        .frame(height: Self.height)
    }
}

/// The days of one month.
private struct CalendarMonth: View {
    let editing: DateEditing
    let month: Date
    let marks: CalendarMarks
    let choose: (Date) -> Void

    var body: some View {
        VStack(spacing: 0) {
            ForEach(Array(editing.weeks(ofMonth: month).enumerated()), id: \.offset) { _, week in
                HStack(spacing: 0) {
                    ForEach(Array(week.enumerated()), id: \.offset) { _, day in
                        if let day {
                            CalendarDay(editing: editing, day: day, isMarked: isMarked(day)) { choose(day) }
                        } else {
                            Color.clear.frame(maxWidth: .infinity).accessibilityHidden(true)
                        }
                    }
                }
                .frame(height: CalendarView.rowHeight)
            }
            Spacer(minLength: 0)
        }
    }
    private func isMarked(_ day: Date) -> Bool {
        switch marks {
        case .one(let date): editing.calendar.isDate(day, inSameDayAs: date)
        case .several(let days): days.contains { $0.isSameDay(as: day, in: editing.calendar) }
        }
    }
}

private struct CalendarDay: View {
    let editing: DateEditing
    let day: Date
    let isMarked: Bool
    let choose: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    private static var diameter: CGFloat { 44 }

    var body: some View {
        let isToday = editing.isToday(day), isAllowed = editing.allows(day: day) && isEnabled
        Button(action: choose) {
            Text(verbatim: "\(editing.calendar.component(.day, from: day))")
                .font(.system(size: 20, weight: isMarked ? .semibold : .regular))
                .foregroundStyle(!isAllowed ? AnyShapeStyle(Color.system(.tertiary)) : isMarked && isToday ? AnyShapeStyle(Color.white)
                    : isMarked || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    if isMarked {
                        Circle().fill(TintShapeStyle()).opacity(isToday ? 1 : 0.15).frame(width: Self.diameter, height: Self.diameter)
                    }
                }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!isAllowed)
        .accessibilityLabel(Text(verbatim: editing.text(day, "EEEEdMMMM")))
        .accessibilityAddTraits(isMarked ? .isSelected : [])
    }
}

extension DateComponents {
    /// True if the components denote the day.
    func isSameDay(as day: Date, in calendar: Calendar) -> Bool {
        let parts = (self.calendar ?? calendar).dateComponents([.era, .year, .month, .day], from: day)
        return year == parts.year && month == parts.month && self.day == parts.day && (era == nil || era == parts.era)
    }
}
