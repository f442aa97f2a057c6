import Foundation
import WaggleRuntime

/// The frame rates that a program prefers, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float, maximum: Float
    public var __preferred: Float
    /// nil for no particular rate.
    public var preferred: Float? { __preferred > 0 ? __preferred : nil }
    public init() { self.init(minimum: 0, maximum: 0) }
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) { (self.minimum, self.maximum, __preferred) = (minimum, maximum, preferred ?? 0) }
    /// The screen's own rate.
    public static let `default` = CAFrameRateRange()
}

/// Calls a program once a frame.
///
/// It is created with a target and a selector, which need Objective-C. `UIUpdateLink` takes a closure instead.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
    private let action: (CADisplayLink) -> Void
    private var timer: Timer?
    /// The screen's rate that the timer follows.
    private var timerRate = 0.0
    private var loops: [(RunLoop, RunLoop.Mode)] = []
    private var isValid = true
    /// When the previous frame began, on the clock of `CACurrentMediaTime()`; 0 before the first frame.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the next frame begins.
    public private(set) var targetTimestamp: CFTimeInterval = 0

    init(action: @escaping (CADisplayLink) -> Void) { self.action = action }

    @available(*, unavailable, message: "There are no selectors without Objective-C; use UIUpdateLink with a closure, TimelineView(.animation) or Canvas in one.")
    public convenience init(target: Any, selector: Any) { self.init { _ in } }

    /// The time between two frames of the screen, in seconds.
    open var duration: CFTimeInterval { 1 / ScreenRate.framesPerSecond }
    /// True stops the calls until it is false again.
    open var isPaused = false { didSet { if isPaused != oldValue { schedule() } } }
    /// Frames per second; 0 for the screen's own rate.
    open var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred ?? 0) }
        set { preferredFrameRateRange = newValue > 0 ? CAFrameRateRange(minimum: Float(newValue), maximum: Float(newValue), preferred: Float(newValue)) : .default }
    }
    open var preferredFrameRateRange = CAFrameRateRange.default { didSet { if preferredFrameRateRange != oldValue { schedule() } } }

    /// Starts the calls, in a mode of a run loop. An invalidated link does not start again.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard isValid, !loops.contains(where: { $0.0 === runloop && $0.1 == mode }) else { return }
        loops.append((runloop, mode))
        schedule()
    }
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        loops.removeAll { $0.0 === runloop && $0.1 == mode }
        schedule()
    }
    /// Ends the calls for good.
    open func invalidate() {
        isValid = false
        loops = []
        schedule()
    }

    /// The time between two calls: the whole number of the screen's frames that is nearest to what is preferred.
    private var interval: CFTimeInterval {
        let range = preferredFrameRateRange, rate = Double(range.preferred ?? range.maximum)
        guard rate > 0, rate < ScreenRate.framesPerSecond else { return duration }
        return (ScreenRate.framesPerSecond / rate).rounded() * duration
    }
    private func schedule() {
        timer?.invalidate()
        timer = nil
        guard !isPaused, !loops.isEmpty else { return }
        let timer = Timer(timeInterval: interval, repeats: true) { [weak self] timer in
            // The run loop retains the timer after the link is released.
            guard let self else { return timer.invalidate() }
            MainActor.assumeIsolated { self.frame() }
        }
        // `main` is the loop of the process's first thread. The main actor may run on another one, as in tests.
        for (loop, mode) in loops { (loop === RunLoop.main ? RunLoop.current : loop).add(timer, forMode: mode) }
        (self.timer, timerRate) = (timer, ScreenRate.framesPerSecond)
    }
    private func frame() {
        timestamp = CACurrentMediaTime()
        targetTimestamp = timestamp + interval
        action(self)
        // The window may have moved to another screen.
        if timer != nil, timerRate != ScreenRate.framesPerSecond { schedule() }
    }
}
