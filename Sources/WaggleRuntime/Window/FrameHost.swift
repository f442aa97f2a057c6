// The host of a window's driver.

import Foundation
import Synchronization

/// Presents one window: provides a clock and a screen, and calls its `WindowDriver` for frames.
///
/// A desktop window, a window in memory and a browser tab differ only in this. The host passes events, sizes and environments to the driver
/// as they arrive, calls `WindowDriver.frame(at:)` when a frame is due, shows `WindowDriver.picture()`, and waits according to
/// `WindowDriver.demand`.
@MainActor
package protocol FrameHost: AnyObject {
    /// True if the host sleeps until a frame is requested; false if it controls time and never sleeps.
    var sleepsBetweenFrames: Bool { get }
    /// Called when there may be something new to show and no frame has been requested. May be called repeatedly before the frame, also
    /// during one.
    func requestFrame()
    /// Called when the driver's picture differs from the one that the host last took.
    func pictureDidChange()
    /// Advances the program's clock to a graph time, if the host controls that clock.
    func turnClock(to time: TimeInterval)
    /// The graph time of the program's clock, if the host controls that clock. It is ahead of the frame if the program has blocked
    /// the main thread.
    var clockTime: TimeInterval? { get }
    /// Runs the program's ready work, if the host controls that.
    /// - Returns: true if it may have changed state.
    func runReadyWork() -> Bool
    /// Writes the window's picture to a file named by a script.
    func savePicture(to file: String) throws
}

extension FrameHost {
    package func turnClock(to time: TimeInterval) {}
    package var clockTime: TimeInterval? { nil }
    package func runReadyWork() -> Bool { false }
}

/// When a window needs its next frame.
package enum FrameDemand: Equatable {
    /// Not before an event.
    case none
    /// At a graph time that a view or gesture waits for.
    case at(TimeInterval)
    /// As soon as possible.
    case next
}

/// How many frames per second the screen with the program's first window shows. Set by the host that opens the window; 60 until then.
package enum ScreenRate {
    private static let current = Mutex(60.0)

    package static var framesPerSecond: Double {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
    /// Takes a rate that a system reports, which is 0 where it does not know.
    package static func take(_ framesPerSecond: Double) {
        if framesPerSecond.isFinite, (1...1000).contains(framesPerSecond) { self.framesPerSecond = framesPerSecond }
    }
}
