// The clock of the program in a window that nobody sees.

import Foundation

/// Turns the time that a program's own timers and tasks wait for.
@MainActor
package protocol ProgramClock: AnyObject {
    /// Goes on to a time in seconds since the window opened, stopping wherever something is due, and runs what is ready. Never goes back.
    func advance(to time: TimeInterval)
    /// Runs what is ready at this time.
    func runReadyWork()
}
