import SwiftUI

extension Binding {
    /// True while there is a value; setting false removes it.
    func isPresent<Wrapped: Sendable>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool> { wrappedValue != nil } set: { if !$0 { wrappedValue = nil } }
    }
}

extension Binding<Double> {
    /// Seconds since midnight as a time of a day.
    func time(of day: Date) -> Binding<Date> {
        let start = Calendar.current.startOfDay(for: day)
        return Binding<Date> { start.addingTimeInterval(wrappedValue) } set: { wrappedValue = $0.timeIntervalSince(start) }
    }
}
