import Foundation
import WaggleCore
import WaggleGeometry
import WaggleMotion

/// The state of an animation that can be interrupted.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}
/// A point of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// An animation that can be interrupted and turned around.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    /// From 0 at the beginning to 1 at the end.
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    /// Starts after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The course of an animator.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
    var curve: UIView.AnimationCurve { get }
    /// The spring; nil for a curve.
    var dampingRatio: CGFloat? { get }
    /// The control points of the curve; nil for a spring or a named curve.
    var controlPoints: (CGPoint, CGPoint)? { get }
}

/// A cubic course.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let curve: UIView.AnimationCurve
    public let controlPoints: (CGPoint, CGPoint)?
    /// Nil: no spring.
    public var dampingRatio: CGFloat? { nil }
    public init(animationCurve curve: UIView.AnimationCurve) { (self.curve, controlPoints) = (curve, nil) }
    /// A curve from (0, 0) to (1, 1), whose x is the fraction of the time and whose y is that of the change.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { (curve, controlPoints) = (.easeInOut, (point1, point2)) }
    public override init() { (curve, controlPoints) = (.easeInOut, nil) }
}

/// The course of a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// 0 oscillates for ever, 1 does not overshoot.
    public let dampingRatio: CGFloat?
    /// In whole distances per second.
    public let initialVelocity: CGVector
    /// The time to come to rest, if the spring determines it.
    let settling: TimeInterval?
    public var curve: UIView.AnimationCurve { .easeInOut }
    public var controlPoints: (CGPoint, CGPoint)? { nil }
    /// A spring by its damping ratio: 1 does not overshoot.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
    /// A spring by its damping ratio, 1 for one that does not overshoot, and its velocity in whole distances per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (dampingRatio, initialVelocity, settling) = (ratio, velocity, nil)
    }
    /// A spring by physical constants, which determine its duration in seconds, and its velocity in whole distances per second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let spring = max(mass * stiffness, 1e-6).squareRoot(), ratio = damping / (2 * spring),
            angular = (stiffness / max(mass, 1e-6)).squareRoot()
        (dampingRatio, initialVelocity) = (ratio, velocity)
        settling = Double(angular > 0 ? (ratio < 1 ? log(1000) / max(ratio, 0.01) : 9.233) / angular : 0)
    }
    public convenience override init() { self.init(dampingRatio: 1) }
}

/// Animates changes of views, and can be paused, moved to any point, turned around and continued.
///
/// While it runs, SwiftUI moves the views. A pause sets frames, transforms, opacities and background colours to what they are
/// at that point.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
    /// In seconds; that of a spring by physical constants is its own.
    public let duration: TimeInterval
    /// In seconds; 0 unless it was started with a delay.
    public private(set) var delay: TimeInterval = 0
    public let timingParameters: (any UITimingCurveProvider)?
    private let course: AnimatorTiming
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    /// Touches reach moving views, which they always do.
    open var isUserInteractionEnabled = true
    /// Has no effect: a touch does not stop the animation by itself.
    open var isManualHitTestingEnabled = false
    /// True scrubs along the time itself, not along the curve.
    open var scrubsLinearly = true
    /// True keeps the animator active at its end until it is finished.
    open var pausesOnCompletion = false
    open var isInterruptible = true

    /// The values before and after the changes.
    private var change: AnimatorChange?
    /// The part of the way, as time, at the beginning of the present run.
    private var fractionAtStart: CGFloat = 0
    private var startTime: TimeInterval = 0
    /// The number of the present run; completions of earlier ones are ignored.
    private var run = 0

    /// An animator of some seconds; a spring by physical constants has its own duration.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        let settling = (parameters as? UISpringTimingParameters)?.settling
        self.duration = settling ?? duration
        course = AnimatorTiming(parameters)
    }
    /// An animator of some seconds.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        (self.duration, timingParameters, course) = (duration, UICubicTimingParameters(animationCurve: curve), .curve(curve.unitCurve))
        self.animations = animations.map { [$0] } ?? []
    }
    /// An animator of some seconds with the control points of a Bézier curve from (0, 0) to (1, 1).
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }
    /// An animator of some seconds with a spring; a ratio of 1 does not overshoot.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }
    /// An animator that runs at once, after a delay in seconds.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes. Those added while the animation runs take what is left of its time.
    open func addAnimations(_ animation: @escaping () -> Void) {
        guard change != nil else {
            animations.append(animation)
            return
        }
        let left = max(duration * (1 - Double(fractionComplete)), 0)
        UIView.run(left > 0 ? course.animation(left) : nil, animation, nil)
    }
    /// - Parameter delayFactor: The fraction of the duration, 0...1, after which the changes begin.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let (duration, course) = (duration, course)
        animations.append {
            UIView.run(course.animation(duration * (1 - Double(delayFactor))).delay(duration * Double(delayFactor)), animation, nil)
        }
    }
    /// The closure receives where the animation has ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    // MARK: Running

    /// True runs back to the beginning.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning else { return }
            let fraction = 1 - fractionComplete
            show(1 - fraction, linearly: false)
            go(from: fraction)
        }
    }
    /// The fraction of the way to the end, or to the beginning if the animation is reversed. Setting it pauses the animation there.
    open var fractionComplete: CGFloat {
        get {
            guard isRunning, duration > 0 else { return fractionAtStart }
            let done = (CACurrentMediaTime() - startTime) / duration
            return min(max(fractionAtStart + CGFloat(max(done, 0)), 0), 1)
        }
        set {
            guard newValue.isFinite, state != .stopped else { return }
            prepare()
            stopRun()
            state = .active
            fractionAtStart = min(max(newValue, 0), 1)
            show(isReversed ? 1 - fractionAtStart : fractionAtStart, linearly: scrubsLinearly)
        }
    }
    open func startAnimation() {
        guard state != .stopped, !isRunning else { return }
        if change == nil {
            state = .active
            begin(0)
        } else {
            go(from: fractionAtStart)
        }
    }
    /// Starts after some seconds; a negative delay counts as 0.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped, !isRunning else { return }
        self.delay = delay
        state = .active
        begin(max(delay, 0))
    }
    /// Stops where the views are. An inactive animator becomes active at its beginning.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        let fraction = fractionComplete
        prepare()
        stopRun()
        state = .active
        fractionAtStart = fraction
        show(isReversed ? 1 - fraction : fraction, linearly: false)
    }
    /// Runs on after a pause.
    /// - Parameters:
    ///   - parameters: Has no effect: the animation keeps its course.
    ///   - durationFactor: The time for the rest as a part of the whole duration; 0 for what is left of it.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard state == .active, !isRunning else { return }
        go(from: fractionAtStart, lasting: durationFactor > 0 ? duration * Double(durationFactor) : nil)
    }
    /// Leaves the views as they are.
    /// - Parameter withoutFinishing: True makes the animator inactive without calling completions; otherwise `finishAnimation(at:)` does.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        pauseAnimation()
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { (animations, completions, change) = ([], [], nil) }
    }
    /// Ends a stopped animation and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        switch finalPosition {
        case .end: show(1, linearly: true)
        case .start: show(0, linearly: true)
        case .current: break
        }
        end(at: finalPosition)
    }

    /// Runs from the beginning.
    private func begin(_ delay: TimeInterval) {
        run += 1
        let number = run
        (isRunning, startTime, fractionAtStart) = (true, CACurrentMediaTime() + delay, isReversed ? 1 : 0)
        let recording = AnimatorRecording()
        let all = animations
        UIView.run(duration > 0 ? course.animation(duration).delay(delay) : nil) {
            recording.record { for animation in all { animation() } }
        } _: { [weak self] _ in
            self?.runDidEnd(number)
        }
        change = recording.change
        animations = []
    }
    /// Makes the changes known without showing them.
    private func prepare() {
        guard change == nil else { return }
        let recording = AnimatorRecording(), all = animations
        UIView.performWithoutAnimation { recording.record { for animation in all { animation() } } }
        change = recording.change
        animations = []
    }
    /// Runs from a part of the way to the end, or to the beginning.
    private func go(from fraction: CGFloat, lasting time: TimeInterval? = nil) {
        run += 1
        let number = run, left = time ?? duration * Double(1 - fraction)
        (isRunning, state, fractionAtStart) = (true, .active, fraction)
        startTime = CACurrentMediaTime()
        let target: CGFloat = isReversed ? 0 : 1
        UIView.run(left > 0 ? .easeOut(duration: left) : nil) { change?.show(target) } _: { [weak self] _ in self?.runDidEnd(number) }
    }
    private func stopRun() {
        run += 1
        isRunning = false
    }
    private func show(_ fraction: CGFloat, linearly: Bool) {
        let progress = linearly ? fraction : course.value(at: fraction, duration: duration)
        UIView.performWithoutAnimation { change?.show(progress) }
    }
    private func runDidEnd(_ number: Int) {
        guard number == run, isRunning else { return }
        isRunning = false
        fractionAtStart = 1
        if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
    }
    private func end(at position: UIViewAnimatingPosition) {
        let all = completions
        (completions, change, state, fractionAtStart) = ([], nil, .inactive, 0)
        for completion in all { completion(position) }
    }
}

/// The course of an animator: a curve or a spring.
private enum AnimatorTiming {
    case curve(UnitCurve)
    case spring(damping: CGFloat, velocity: CGFloat)

    @MainActor init(_ parameters: any UITimingCurveProvider) {
        if let damping = parameters.dampingRatio {
            let velocity = (parameters as? UISpringTimingParameters)?.initialVelocity ?? .zero
            self = .spring(damping: damping, velocity: max(abs(velocity.dx), abs(velocity.dy)))
        } else if let (first, second) = parameters.controlPoints {
            self = .curve(
                .bezier(startControlPoint: UnitPoint(x: first.x, y: first.y), endControlPoint: UnitPoint(x: second.x, y: second.y)))
        } else {
            self = .curve(parameters.curve.unitCurve)
        }
    }
    func animation(_ duration: TimeInterval) -> Animation {
        switch self {
        case .curve(let curve): .timingCurve(curve, duration: duration)
        case .spring(let damping, let velocity): SpringTiming.animation(settling: duration, damping: damping, velocity: velocity)
        }
    }
    /// The part of the change at a part of the time.
    func value(at fraction: CGFloat, duration: TimeInterval) -> CGFloat {
        switch self {
        case .curve(let curve): return CGFloat(curve.value(at: Double(fraction)))
        case .spring(let damping, _):
            let ratio = min(max(Double(damping), 0.01), 1), settled = ratio < 1 ? log(1000) / ratio : 9.233, t = Double(fraction) * settled
            guard ratio < 1 else { return CGFloat(1 - (1 + t) * exp(-t)) }
            let swing = (1 - ratio * ratio).squareRoot()
            return CGFloat(1 - exp(-ratio * t) * (cos(swing * t) + ratio / swing * sin(swing * t)))
        }
    }
}
