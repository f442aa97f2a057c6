// The clock of a program in an invisible window.

import Foundation

/// Controls the clock of a program's own timers and tasks.
@MainActor
package protocol ProgramClock: AnyObject {
    /// Seconds since the window opened. Later than the last `advance(to:)` if the program has blocked the main thread since.
    var time: TimeInterval { get }
    /// Advances to a time in seconds since the window opened, stops whenever something is due, and runs what is ready. Never goes back.
    func advance(to time: TimeInterval)
    /// Runs what is ready now.
    func runReadyWork()
}
