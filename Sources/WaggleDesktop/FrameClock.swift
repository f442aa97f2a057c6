// Graph time in a window: GTK's clock, counted from the start.

import CGtk
import Foundation

/// Seconds since the program started, by the steady clock that times GTK's frames and events.
@MainActor
struct FrameClock {
    private let gtk: Gtk
    /// Microseconds of the steady clock at time zero.
    private let origin: Int64
    /// The wall clock's date at time zero. The steady clock stops while the machine sleeps, and the wall clock can be set.
    private(set) var startDate: Date

    init(_ gtk: Gtk) {
        self.gtk = gtk
        origin = gtk.g_get_monotonic_time()
        startDate = Date()
    }

    var now: TimeInterval { time(microseconds: gtk.g_get_monotonic_time()) }

    /// - Parameter microseconds: of the steady clock, as GTK's frame clocks tell.
    func time(microseconds: Int64) -> TimeInterval { TimeInterval(microseconds - origin) / 1e6 }

    /// The time of an event, from the low 32 bits of its milliseconds. Displays that count from another origin give now.
    func time(ofEvent milliseconds: UInt32) -> TimeInterval {
        let microseconds = gtk.g_get_monotonic_time()
        let age = UInt32(truncatingIfNeeded: microseconds / 1000) &- milliseconds
        return age < 1000 ? time(microseconds: microseconds - Int64(age) * 1000) : time(microseconds: microseconds)
    }

    /// Follows the wall clock.
    /// - Returns: true if it has jumped relative to the steady clock.
    mutating func followWallClock() -> Bool {
        let date = Date(timeIntervalSinceNow: -now)
        // Smaller differences are network time drift, which must not make animations jitter.
        guard abs(date.timeIntervalSince(startDate)) > 0.5 else { return false }
        startDate = date
        return true
    }
}
