// A date and a time as buttons.

import Foundation
import WaggleGeometry

/// The label, and buttons that open a calendar and wheels.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        LabeledControl { configuration.label } control: {
            HStack(spacing: 5) {
                if configuration.displayedComponents.contains(.date) { DatePill(configuration: configuration) }
                if configuration.displayedComponents.contains(.hourAndMinute) { TimePill(configuration: configuration) }
            }
        }
    }
}

/// A date as a button that opens a calendar.
struct DatePill: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let editing = configuration.editing(in: environment)
        PickerPill(text: editing.text(configuration.selection, "yMMMd"), label: AnyView(configuration.label)) {
            CalendarView(editing: editing, month: configuration.selection, marks: .one(configuration.selection)) { day in
                configuration.selection = editing.day(day, withTimeOf: configuration.selection)
            }
            .frame(width: 320)
            .padding(.bottom, 8)
        }
    }
}

/// A time as a button that opens wheels.
struct TimePill: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let editing = configuration.editing(in: environment)
        PickerPill(text: editing.text(configuration.selection, "jmm"), label: AnyView(configuration.label)) {
            DateWheels(selection: configuration.$selection, editing: editing, components: .hourAndMinute).frame(width: 250)
                .padding(.horizontal, 8)
        }
    }
}

/// A pill-shaped button that opens a popup. Its text is tinted while the popup is open.
private struct PickerPill<Popup: View>: View {
    let text: String
    let label: AnyView
    @ViewBuilder let popup: Popup
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled

    private static var height: CGFloat { 34 + 1.0 / 3 }
    private static var radius: CGFloat { 6 }

    var body: some View {
        Button { isOpen = true } label: {
            Text(verbatim: text)
                .foregroundStyle(!isEnabled ? AnyShapeStyle(
                    Color.system(.tertiary)) : isOpen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
                .lineLimit(1).fixedSize()
                .padding(.horizontal, 12)
                .frame(height: Self.height)
                .background(Color.system(.tertiaryFill), in: RoundedRectangle(cornerRadius: Self.radius, style: .continuous))
        }
        .buttonStyle(.plain)
        .accessibilitySubstitute(.labelBesideValue, label)
        .popup(isOpen: $isOpen) { _ in popup.modifier(PlatterModifier()) }
    }
}
