import Foundation

/// The appearance and interaction of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle: _ControlStyle where _Configuration == DatePickerStyleConfiguration {
    /// What the style receives.
    typealias Configuration = DatePickerStyleConfiguration
}

/// The date picker that a style presents.
public struct DatePickerStyleConfiguration {
    /// The picker's label, as the program provided it; several views are side by side.
    public struct Label: LabelPart { let parts: LabelParts }
    /// The picker's label.
    public let label: Label
    /// The date. A style writes it when the user selects another.
    @Binding public var selection: Date
    /// The earliest date that can be selected; nil for no limit.
    public var minimumDate: Date?
    /// The latest date that can be selected; nil for no limit.
    public var maximumDate: Date?
    /// What the picker shows.
    public var displayedComponents: DatePickerComponents

    init(label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents) {
        self.label = label
        _selection = selection
        (self.minimumDate, self.maximumDate, self.displayedComponents) = (minimumDate, maximumDate, displayedComponents)
    }
}

extension View {
    /// Sets the appearance of date pickers inside.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: compact.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The default style.
    public init() {}
    /// The picker's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// The label, and the date and the time as buttons that open a calendar and wheels.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    /// Buttons that open a calendar and wheels.
    public init() {}
    /// The picker's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A calendar, and the time as a button below.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// A calendar.
    public init() {}
    /// The picker's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(configuration: configuration) }
}

/// Wheels side by side, after the label.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    /// Wheels.
    public init() {}
    /// The picker's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style.
    @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons that open a calendar and wheels.
    @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
