// What a window's driver needs from whatever shows the window.

import Foundation

/// Shows one window: has its clock and its screen, and calls its `WindowDriver` for frames.
///
/// A desktop's window, a window in memory and a browser's tab differ only in this. The host hands the driver events, sizes and environments as they
/// come, calls `WindowDriver.frame(at:)` when a frame is due, then shows `WindowDriver.picture()` and waits as `WindowDriver.demand` says.
@MainActor
package protocol FrameHost: AnyObject {
    /// True if the host sleeps until a frame is asked for; false if it turns time by hand and never sleeps.
    var sleepsBetweenFrames: Bool { get }
    /// Something is to be shown and no frame may have been asked for yet. May come any number of times before the frame, also from within one.
    func requestFrame()
    /// The driver's picture is another one than the host took last.
    func pictureDidChange()
    /// Moves the program's clock on to a moment of the graph's time, where the host has that clock in its hand.
    func turnClock(to time: TimeInterval)
    /// Runs what the program has ready at this moment, where the host decides when that runs.
    /// - Returns: true if the views may have been written to meanwhile.
    func runReadyWork() -> Bool
    /// Writes what the window shows to a file that a script names.
    func savePicture(to file: String) throws
}

extension FrameHost {
    package func turnClock(to time: TimeInterval) {}
    package func runReadyWork() -> Bool { false }
}

/// When a window needs its next frame.
package enum FrameDemand: Equatable {
    /// Nothing changes until somebody does something.
    case none
    /// A view or gesture waits for this moment of the graph's time.
    case at(TimeInterval)
    /// As soon as the host shows another frame.
    case next
}
