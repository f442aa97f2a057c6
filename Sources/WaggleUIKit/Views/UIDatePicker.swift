import Foundation
import WaggleCore
import WaggleGeometry

/// Picks a date. It sends `valueChanged` when a person has picked one.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0, date, dateAndTime
        /// Shown as a time.
        case countDownTimer
        /// Shown as a date.
        case yearAndMonth
    }
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { contentDidChange() } } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { contentDidChange() } }
    }
    open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle }
    open var date = Date() { didSet { if date != oldValue { appearanceDidChange() } } }
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open var minimumDate: Date? { didSet { if minimumDate != oldValue { appearanceDidChange() } } }
    open var maximumDate: Date? { didSet { if maximumDate != oldValue { appearanceDidChange() } } }
    open var calendar: Calendar! = .current { didSet { contentDidChange() } }
    open var locale: Locale? { didSet { contentDidChange() } }
    open var timeZone: TimeZone? { didSet { contentDidChange() } }
    /// The minutes between two times that can be picked, a divisor of 60 up to 30; other numbers count as 1. A date between two of them is
    /// shown and picked as the earlier one.
    open var minuteInterval = 1 {
        didSet {
            if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
            if minuteInterval != oldValue { contentDidChange() }
        }
    }
    /// A date on one of the picker's minutes.
    fileprivate func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, datePickerMode != .date, datePickerMode != .yearAndMonth, let calendar else { return date }
        let rest = calendar.component(.minute, from: date) % minuteInterval
        return rest == 0 ? date : calendar.date(byAdding: .minute, value: -rest, to: date) ?? date
    }
    /// In seconds.
    open var countDownDuration: TimeInterval {
        get { date.timeIntervalSince(calendar.startOfDay(for: date)) }
        set { date = calendar.startOfDay(for: date).addingTimeInterval(newValue) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    fileprivate func pick(_ date: Date) {
        let date = rounded(date)
        guard date != self.date else { return }
        self.date = date
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    open override var intrinsicContentSize: CGSize { contentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var content: AnyView? { AnyView(UIDatePickerContent(picker: self)) }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic = 0, wheels, compact, inline }

nonisolated private struct UIDatePickerContent: View {
    let picker: UIDatePicker

    /// A date that has no order is no bound.
    private static func bound(_ date: Date?) -> Date? { date.flatMap { $0.timeIntervalSinceReferenceDate.isNaN ? nil : $0 } }

    @MainActor var body: some View {
        let _ = picker.changes.count
        let components: DatePickerComponents = switch picker.datePickerMode {
        case .time, .countDownTimer: .hourAndMinute
        case .date, .yearAndMonth: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
        let low = Self.bound(picker.minimumDate) ?? .distantPast, high = max(Self.bound(picker.maximumDate) ?? .distantFuture, low)
        let base = DatePicker(
            selection: Binding.onMainActor { picker.rounded(picker.date) } set: { picker.pick($0) }, in: low...high,
            displayedComponents: components) { EmptyView() }
            .labelsHidden()
            .disabled(!picker.isEnabled)
            .transformEnvironment(\.calendar) { calendar in
                calendar = picker.calendar
                if let zone = picker.timeZone { calendar.timeZone = zone }
            }
            .environment(\.minuteInterval, picker.minuteInterval)
            .transformEnvironment(\.locale) { if let locale = picker.locale { $0 = locale } }
        switch picker.datePickerStyle {
        case .automatic, .compact: base.datePickerStyle(.compact)
        case .wheels: base.datePickerStyle(.wheel)
        case .inline: base.datePickerStyle(.graphical)
        }
    }
}
