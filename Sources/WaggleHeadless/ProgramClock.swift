// The clock of a program in an invisible window.

import Foundation

/// Controls the clock of a program's own timers and tasks.
@MainActor
package protocol ProgramClock: AnyObject {
    /// Advances to a time in seconds since the window opened, stops whenever something is due, and runs what is ready. Never goes back.
    func advance(to time: TimeInterval)
    /// Runs what is ready now.
    func runReadyWork()
}
