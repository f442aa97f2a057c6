// Graph time in a window: GTK's clock, counted from the start.

import CGtk
import Foundation

/// Seconds since the program started, on the monotonic clock of GTK's frames and events.
@MainActor
struct FrameClock {
    private let gtk: Gtk
    /// The monotonic clock's microseconds at time zero.
    private let origin: Int64
    /// The wall clock's date at time zero. The monotonic clock stops while the machine sleeps, and the wall clock can be set.
    private(set) var startDate: Date

    init(_ gtk: Gtk) {
        self.gtk = gtk
        origin = gtk.g_get_monotonic_time()
        startDate = Date()
    }

    var now: TimeInterval { time(microseconds: gtk.g_get_monotonic_time()) }

    /// - Parameter microseconds: on the monotonic clock, as in GTK's frame clocks.
    func time(microseconds: Int64) -> TimeInterval { TimeInterval(microseconds - origin) / 1e6 }

    /// The time of an event, from the low 32 bits of its milliseconds. If the display counts from another origin, it is now.
    func time(ofEvent milliseconds: UInt32) -> TimeInterval {
        let microseconds = gtk.g_get_monotonic_time()
        let age = UInt32(truncatingIfNeeded: microseconds / 1000) &- milliseconds
        return age < 1000 ? time(microseconds: microseconds - Int64(age) * 1000) : time(microseconds: microseconds)
    }

    /// Adjusts the start date to the wall clock.
    /// - Returns: true if it has jumped relative to the monotonic clock.
    mutating func followWallClock() -> Bool {
        let date = Date(timeIntervalSinceNow: -now)
        // Smaller differences are clock drift, which must not make animations jitter.
        guard abs(date.timeIntervalSince(startDate)) > 0.5 else { return false }
        startDate = date
        return true
    }
}
