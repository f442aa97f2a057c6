import Synchronization

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
