import Foundation
import WaggleRuntime
import WaggleSelectors

/// A range of preferred frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// In frames per second.
    public var minimum: Float, maximum: Float
    /// In frames per second; 0 for no preference.
    public var __preferred: Float
    /// Nil for no preference.
    public var preferred: Float? { __preferred > 0 ? __preferred : nil }
    public init() { self.init(minimum: 0, maximum: 0) }
    /// A range in frames per second; a preferred rate that is nil stands for none.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, __preferred) = (minimum, maximum, preferred ?? 0)
    }
    /// The screen's refresh rate.
    public static let `default` = CAFrameRateRange()
}

/// Calls a method of an object once per frame. It retains the object until it is invalidated.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
    private var action: (CADisplayLink) -> Void
    private var timer: Timer?
    /// The screen's refresh rate at which the timer was scheduled.
    private var timerRate = 0.0
    private var loops: [(RunLoop, RunLoop.Mode)] = []
    private var isValid = true
    /// The start of the last frame, on the clock of `CACurrentMediaTime()`; 0 before the first frame.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The start of the next frame.
    public private(set) var targetTimestamp: CFTimeInterval = 0

    init(action: @escaping (CADisplayLink) -> Void) { self.action = action }

    /// - Parameter sel: A method that may take the link.
    public convenience init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        self.init { link in sel.perform(on: target, [link]) }
    }

    /// The interval between two screen refreshes, in seconds.
    open var duration: CFTimeInterval { 1 / ScreenRate.framesPerSecond }
    /// True suspends the calls until it is reset to false.
    open var isPaused = false { didSet { if isPaused != oldValue { schedule() } } }
    /// Frames per second; 0 for the screen's refresh rate.
    open var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred ?? 0) }
        set {
            preferredFrameRateRange = newValue > 0 ? CAFrameRateRange(
                minimum: Float(newValue), maximum: Float(newValue), preferred: Float(newValue)) : .default
        }
    }
    open var preferredFrameRateRange = CAFrameRateRange.default { didSet { if preferredFrameRateRange != oldValue { schedule() } } }

    /// Starts the calls in a mode of a run loop. An invalidated link cannot be restarted.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard isValid, !loops.contains(where: { $0.0 === runloop && $0.1 == mode }) else { return }
        loops.append((runloop, mode))
        schedule()
    }
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        loops.removeAll { $0.0 === runloop && $0.1 == mode }
        schedule()
    }
    /// Stops the calls permanently.
    open func invalidate() {
        isValid = false
        loops = []
        schedule()
        action = { _ in }
    }

    /// The interval between two calls: the whole multiple of the screen's frame duration nearest to the preferred rate.
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
        // `main` is the run loop of the process's first thread. The main actor may run on another thread, as in tests.
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

/// The time since the machine started, in seconds. It follows the program's clock: in pictures, films and tests it advances
/// with the frames.
public func CACurrentMediaTime() -> CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A time interval in seconds.
public typealias CFTimeInterval = Double
