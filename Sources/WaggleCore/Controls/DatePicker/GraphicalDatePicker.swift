// A calendar in place, with the time below.

import Foundation
import WaggleGeometry

struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let editing = configuration.editing(in: environment)
        VStack(spacing: 0) {
            if configuration.displayedComponents.contains(.date) {
                CalendarView(editing: editing, month: configuration.selection, marks: .one(configuration.selection)) { day in
                    configuration.selection = editing.day(day, withTimeOf: configuration.selection)
                }
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    if configuration.displayedComponents.contains(.date) { Text(verbatim: "Time") } else { configuration.label }
                    Spacer()
                    TimePill(configuration: configuration)
                }
                .padding(.horizontal, configuration.displayedComponents.contains(.date) ? 16 : 0)
                .frame(minHeight: 44)
            }
        }
        .frame(idealWidth: 320)
        .accessibilityElement(children: .contain)
        .accessibilitySubstitute(.label, configuration.label)
    }
}
