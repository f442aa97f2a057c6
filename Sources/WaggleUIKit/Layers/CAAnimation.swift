import Foundation
import WaggleCore
import WaggleCoreGraphics
import WaggleGeometry
import WaggleMotion

/// What an animation shows before and after its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Hears of the beginning and the end of an animation.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: False if the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. It changes what is drawn, not the layer's properties.
@MainActor @preconcurrency
open class CAAnimation: NSObject {
    /// In seconds; 0 stands for the transaction's, a quarter of a second by default.
    open var duration: TimeInterval = 0
    /// By `CACurrentMediaTime()`; 0 stands for now. In a group, from the group's beginning.
    open var beginTime: TimeInterval = 0
    /// Seconds into the animation at which it begins.
    open var timeOffset: TimeInterval = 0
    /// The factor of the speed; 0 or less counts as 1.
    open var speed: Float = 1
    /// 0 counts as once; `.infinity` has no end.
    open var repeatCount: Float = 0
    /// The time of all repetitions in seconds, in place of their number.
    open var repeatDuration: TimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// False keeps what the animation shows at its end, if the fill mode is forwards or both.
    open var isRemovedOnCompletion = true
    /// Nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    open var delegate: (any CAAnimationDelegate)?
    public override init() { super.init() }
    /// Called when the animation is over.
    var onEnd: (() -> Void)?

    /// Adds to a motion what the animation shows.
    /// - Parameter progress: From 0 to 1, by the timing function.
    func apply(_ progress: Double, elapsed: TimeInterval, to motion: inout LayerMotion, of layer: CALayer) {}
    /// How long one repetition lasts.
    var length: TimeInterval { duration > 0 && duration.isFinite ? duration : CATransaction.animationDuration() }

    /// The progress at a time in seconds since the animation was added; nil while it has no effect.
    func progress(_ time: TimeInterval) -> (progress: Double, elapsed: TimeInterval, isOver: Bool)? {
        let time = time * Double(speed > 0 ? speed : 1) + timeOffset, length = max(length, 1e-6) * (autoreverses ? 2 : 1)
        let count = repeatDuration > 0 ? repeatDuration / length : repeatCount > 0 ? Double(repeatCount) : 1
        let isOver = time >= length * count
        if time < 0 { return fillMode == .backwards || fillMode == .both ? (0, 0, false) : nil }
        if isOver, isRemovedOnCompletion || fillMode != .forwards && fillMode != .both { return nil }
        // The end of a repetition counts as its end, not as the next one's beginning.
        var part = isOver ? count.truncatingRemainder(dividingBy: 1) : (time / length).truncatingRemainder(dividingBy: 1)
        if isOver, part == 0 { part = 1 }
        if autoreverses { part = part <= 0.5 ? part * 2 : 2 - part * 2 }
        return (timingFunction?.curve.value(at: part) ?? part, part * self.length, isOver)
    }
    func isOver(_ time: TimeInterval) -> Bool {
        let length = max(length, 1e-6) * (autoreverses ? 2 : 1),
            count = repeatDuration > 0 ? repeatDuration / length : repeatCount > 0 ? Double(repeatCount) : 1
        return time * Double(speed > 0 ? speed : 1) + timeOffset >= length * count
    }
}

/// An animation of a property, by its key path.
///
/// Those that are drawn: `opacity`, `position`, `bounds.size` by scale, `transform` with its parts, `backgroundColor`, `cornerRadius`,
/// `borderWidth`, and of shapes `path`, `strokeStart`, `strokeEnd`, `lineWidth`, `fillColor` and `strokeColor`.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// True adds the values to the layer's own.
    open var isAdditive = false
    /// Has no effect: each repetition begins anew.
    open var isCumulative = false
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
    /// Numbers, points, sizes, transforms, colours or paths; nil stands for the layer's own value.
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    /// The part of the way at a part of the time.
    func value(_ progress: Double, elapsed: TimeInterval) -> Double { progress }
    override func apply(_ progress: Double, elapsed: TimeInterval, to motion: inout LayerMotion, of layer: CALayer) {
        guard let keyPath else { return }
        let own = AnimatedValue(keyPath, of: layer), by = byValue.flatMap(AnimatedValue.init)
        var from = fromValue.flatMap(AnimatedValue.init), to = toValue.flatMap(AnimatedValue.init)
        if let by {
            if let start = from {
                to = to ?? start.plus(by)
            } else if let end = to {
                from = end.plus(by, -1)
            } else if let own {
                (from, to) = (own, own.plus(by))
            }
        }
        guard let start = from ?? own, let end = to ?? own else { return }
        motion.set(keyPath, start.mixed(with: end, value(progress, elapsed: elapsed)), added: isAdditive ? own : nil)
    }
}

/// A spring from one value to another.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
    /// Of the moving body; 1 by default.
    open var mass: CGFloat = 1
    /// Force per unit of distance; 100 by default.
    open var stiffness: CGFloat = 100
    /// Force per unit of speed; 10 by default.
    open var damping: CGFloat = 10
    /// In whole distances per second; 0 by default.
    open var initialVelocity: CGFloat = 0
    /// When the spring is within a thousandth of its end, in seconds.
    open var settlingDuration: TimeInterval {
        let angular = (max(stiffness, 1e-6) / max(mass, 1e-6)).squareRoot(),
            ratio = max(damping / (2 * (max(stiffness, 1e-6) * max(mass, 1e-6)).squareRoot()), 0.01)
        return Double((ratio < 1 ? log(1000) / ratio : 9.233 * ratio) / angular)
    }
    override func value(_ progress: Double, elapsed: TimeInterval) -> Double {
        Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), allowOverDamping: true)
            .value(target: 1.0, initialVelocity: Double(initialVelocity), time: elapsed)
    }
}

/// How keyframes are joined.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Shown like linear.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Shown like linear.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Shown like linear.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through several values.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// In place of values: points along the path, at an even pace.
    open var path: CGPath?
    /// From 0 to 1; nil spreads the values evenly.
    open var keyTimes: [NSNumber]?
    /// One for each way between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    override func apply(_ progress: Double, elapsed: TimeInterval, to motion: inout LayerMotion, of layer: CALayer) {
        guard let keyPath else { return }
        let own = isAdditive ? AnimatedValue(keyPath, of: layer) : nil
        if let path {
            let end = Path(path).trimmedPath(from: 0, to: min(max(progress, 1e-4), 1)).currentPoint ?? .zero
            return motion.set(keyPath, .numbers([end.x, end.y]), added: own)
        }
        let all = (values ?? []).compactMap(AnimatedValue.init)
        guard let last = all.last else { return }
        guard all.count > 1 else { return motion.set(keyPath, last, added: own) }
        let even = all.indices.map { Double($0) / Double(calculationMode == .discrete ? all.count : all.count - 1) }
        let times = keyTimes.flatMap { $0.count >= all.count ? $0.map(\.doubleValue) : nil } ?? even
        let index = max((times.prefix(all.count).firstIndex { $0 > progress } ?? all.count) - 1, 0)
        guard calculationMode != .discrete, index + 1 < all.count else { return motion.set(keyPath, all[index], added: own) }
        let length = times[index + 1] - times[index], part = length > 0 ? (progress - times[index]) / length : 1
        let paced = timingFunctions.flatMap { $0.indices.contains(index) ? $0[index].curve.value(at: part) : nil } ?? part
        motion.set(keyPath, all[index].mixed(with: all[index + 1], paced), added: own)
    }
}

/// Animations that run together.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
    override func apply(_ progress: Double, elapsed: TimeInterval, to motion: inout LayerMotion, of layer: CALayer) {
        let time = progress * length
        for animation in animations ?? [] {
            if let part = animation.progress(time - animation.beginTime) {
                animation.apply(part.progress, elapsed: part.elapsed, to: &motion, of: layer)
            }
        }
    }
}

/// Changes of layers that belong together.
@MainActor @preconcurrency
open class CATransaction: NSObject {
    private struct Level {
        var duration: TimeInterval?
        var completion: (() -> Void)?
        /// The animations that were added.
        var animations: [CAAnimation] = []
    }
    private static var levels: [Level] = []

    open class func begin() { levels.append(Level()) }
    open class func commit() {
        guard let level = levels.popLast(), let completion = level.completion else { return }
        let waiting = level.animations
        guard !waiting.isEmpty else { return completion() }
        var left = waiting.count
        for animation in waiting {
            animation.onEnd = {
                left -= 1
                if left == 0 { completion() }
            }
        }
    }
    open class func flush() {}
    /// Has no effect: changes of properties are not animated by themselves.
    open class func setDisableActions(_ flag: Bool) { areActionsDisabled = flag }
    open class func disableActions() -> Bool { areActionsDisabled }
    private static var areActionsDisabled = false
    /// The duration in seconds of animations without their own. Without an open transaction it has no effect.
    open class func setAnimationDuration(_ dur: TimeInterval) { if !levels.isEmpty { levels[levels.count - 1].duration = dur } }
    /// The duration in seconds of animations without their own; 0.25 unless set.
    open class func animationDuration() -> TimeInterval { levels.last { $0.duration != nil }?.duration ?? 0.25 }
    /// Has no effect: animations have their own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Runs once the animations that are added from now on, until the commit, are over.
    open class func setCompletionBlock(_ block: (() -> Void)?) { if !levels.isEmpty { levels[levels.count - 1].completion = block } }
    static func note(_ animation: CAAnimation) { if !levels.isEmpty { levels[levels.count - 1].animations.append(animation) } }
}
