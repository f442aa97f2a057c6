import SwiftUI

/// Date pickers of every style.
struct DatesPage: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    @State private var days: Set<DateComponents> = []

    var body: some View {
        Form {
            Section("Compact") {
                DatePicker("Both", selection: $date)
                DatePicker("Day", selection: $date, displayedComponents: .date)
                DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
            }
            Section("Wheel") { DatePicker("Wheel", selection: $date, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden() }
            Section("Graphical") { DatePicker("Graphical", selection: $date, displayedComponents: .date).datePickerStyle(.graphical) }
            Section("Several days") { MultiDatePicker("Days", selection: $days) }
        }
    }
}
