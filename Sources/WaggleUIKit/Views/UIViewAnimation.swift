import Foundation
import WaggleCore
import WaggleGeometry
import WaggleMotion

extension UIView {
    /// The course of an animation.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    /// The options of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out views whose layout depends on the changes, which always happens.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach moving views, which they always do.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Running animations are continued from what is shown, which always happens.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats without end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back and forth, with `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Has no effect: an animation within another one has its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Has no effect: an animation within another one has its own course.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Has no effect: views are drawn as they are.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition between two views hides the old one instead of removing it.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Has no effect: options are those of the call.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// The default: slow at the start and the end.
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Shown as a cross dissolve.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Shown as a cross dissolve.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Has no effect: frames follow the display.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Has no effect: frames follow the display.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        var curve: AnimationCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
        /// The animation with its repetitions.
        func repeated(_ animation: Animation) -> Animation {
            contains(.repeat) ? animation.repeatForever(autoreverses: contains(.autoreverse)) : animation
        }
        var transition: UInt { rawValue >> 20 & 7 }
    }
    /// The options of an animation in steps.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats each step's change without end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The default: straight from one value to the next.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Values change at once at the beginning of each step.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Shown like the linear mode.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Shown like the linear mode.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Shown like the linear mode.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    // MARK: Animations

    /// Animates changes to views.
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - completion: Receives true once the animation has ended.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration > 0 ? options.repeated(options.curve.animation(duration)).delay(delay) : nil, animations, completion)
    }
    /// Animates changes with a spring.
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without swinging, smaller values swing.
    ///   - velocity: At the beginning, in whole distances per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration > 0 ? options.repeated(SpringTiming.animation(
            settling: duration, damping: dampingRatio, velocity: velocity)).delay(delay) : nil, animations, completion)
    }
    /// Animates changes with a spring as SwiftUI describes it.
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - bounce: 0 for none, up to 1.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration > 0 ? options.repeated(.spring(duration: duration, bounce: Double(bounce))).delay(delay) : nil, animations, completion)
    }
    /// Animates changes with an animation of SwiftUI.
    public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        run(animation, changes, completion.map { done in { _ in done() } })
    }

    /// Changes views without any enclosing animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        var transaction = Transaction(animation: nil)
        transaction.disablesAnimations = true
        withTransaction(transaction, actionsWithoutAnimation)
    }
    /// Whether `animate` animates. While it is false, SwiftUI presents sheets and pushes screens at once, too.
    public class var areAnimationsEnabled: Bool { PresentationMotion.isEnabled }
    public class func setAnimationsEnabled(_ enabled: Bool) { PresentationMotion.isEnabled = enabled }
    /// The duration of the animation around, in seconds; 0 without one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationNesting.duration }
    /// Repeats the animations that begin in the closure.
    /// - Parameters:
    ///   - count: The number of runs, in whole numbers up to a million; less than 1, or infinity, repeats nothing.
    ///   - autoreverses: Whether every second run goes back.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard count.isFinite, count >= 1 else { return animations() }
        AnimationNesting.repetition = (Int(min(count, 1e6)), autoreverses)
        animations()
        AnimationNesting.repetition = nil
    }

    static func run(_ animation: Animation?, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        guard let animation, areAnimationsEnabled else {
            performWithoutAnimation(animations)
            completion?(true)
            return
        }
        let repeated = AnimationNesting.repetition.map { animation.repeatCount($0.count, autoreverses: $0.autoreverses) } ?? animation
        let changes = { AnimatorRecording().begin(animations) }
        if let completion { withAnimation(repeated, changes) { completion(true) } } else { withAnimation(repeated, changes) }
    }

    // MARK: Steps

    /// Animates changes in steps, which `addKeyframe` adds inside the closure.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let outer = AnimationNesting.steps
        let course = AnimationNesting.Steps(duration: max(duration, 0), delay: delay, options: options)
        AnimationNesting.steps = course
        // What is changed outside steps takes the whole time.
        run(duration > 0 ? .linear(duration: duration).delay(delay) : nil, animations, completion)
        AnimationNesting.steps = outer
        for step in course.steps { step() }
    }
    /// - Parameters:
    ///   - frameStartTime: When the step begins, as a fraction of the whole duration; clamped to 0...1.
    ///   - frameDuration: How long it lasts, as a fraction of the whole duration; clamped to 0...1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let course = AnimationNesting.steps else { return animations() }
        let start = course.delay + course.duration * min(max(frameStartTime, 0), 1),
            length = course.duration * min(max(frameDuration, 0), 1)
        let isDiscrete = course.options.rawValue >> 10 & 7 == 1
        course.steps.append {
            var animation = Animation.linear(duration: isDiscrete ? 0 : length)
            if course.options.contains(.repeat) { animation = animation.repeatForever(autoreverses: course.options.contains(.autoreverse)) }
            // A later step continues from the values of the earlier ones, so it runs when its time has come.
            if start <= 0 || course.duration == 0 || !areAnimationsEnabled {
                run(length > 0 && !isDiscrete ? animation : nil, animations, nil)
            } else {
                AnimationNesting.after(start) { run(length > 0 && !isDiscrete ? animation : nil, animations, nil) }
            }
        }
    }

    // MARK: Transitions

    /// Changes what a view shows, with a transition from its old picture to the new one for some seconds; 0 or less changes it at once.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard duration > 0, areAnimationsEnabled, view.window != nil || view.superview != nil, options.transition > 0,
              let picture = view.snapshotView(afterScreenUpdates: false) else {
            animate(withDuration: duration, options: options, animations: { animations?() }, completion: completion)
            return
        }
        performWithoutAnimation { animations?() }
        // The old picture lies over the view and fades, or turns away with it.
        picture.frame = CGRect(origin: view.contentOrigin, size: view.frame.size)
        view.insertSubview(picture, at: view.subviews.count)
        exchange(from: picture, to: view, inside: true, duration: duration, options: options) {
            picture.removeFromSuperview()
            completion?(true)
        }
    }
    /// Replaces a view by another one in the same superview, with a transition for some seconds; 0 or less replaces it at once.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let hides = options.contains(.showHideTransitionViews)
        performWithoutAnimation {
            if hides {
                toView.isHidden = false
            } else if toView.superview !== fromView.superview {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
            }
        }
        func end() {
            if hides { fromView.isHidden = true } else { fromView.removeFromSuperview() }
            completion?(true)
        }
        guard duration > 0, areAnimationsEnabled, options.transition > 0 else { return end() }
        exchange(from: fromView, to: toView, inside: false, duration: duration, options: options) { end() }
    }
    /// Fades or turns one view into another.
    /// - Parameter inside: True if the old one is a picture in front of the new one.
    private static func exchange(
        from old: UIView, to new: UIView, inside: Bool, duration: TimeInterval, options: AnimationOptions, completion: @escaping () -> Void
    ) {
        let isFlip = [1, 2, 6, 7].contains(options.transition), isUpright = options.transition >= 6
        guard isFlip else {
            let alpha = old.alpha, shown = new.alpha
            if !inside { performWithoutAnimation { new.alpha = 0 } }
            animate(withDuration: duration, options: options) {
                old.alpha = 0
                if !inside { new.alpha = shown }
            } completion: { _ in
                performWithoutAnimation { old.alpha = alpha }
                completion()
            }
            return
        }
        // Seen from the front, a page that turns is narrow in the middle of its way.
        let edge = isUpright ? CGAffineTransform(scaleX: 1, y: 0.001) : CGAffineTransform(scaleX: 0.001, y: 1)
        let turned = inside ? new : old, transform = new.transform
        if !inside { performWithoutAnimation { new.isHidden = true } }
        animate(withDuration: duration / 2, options: .curveEaseIn) { turned.transform = transform.concatenating(edge) } completion: { _ in
            performWithoutAnimation {
                if inside {
                    old.isHidden = true
                } else {
                    (old.isHidden, new.isHidden, old.transform, new.transform) = (true, false, transform, transform.concatenating(edge))
                }
            }
            animate(withDuration: duration / 2, options: .curveEaseOut) { new.transform = transform } completion: { _ in
                if !inside { performWithoutAnimation { old.isHidden = false } }
                completion()
            }
        }
    }

    /// A view with the present picture of this one; nil if this one is empty.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let size = frame.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(image: image)
        view.frame = CGRect(origin: .zero, size: size)
        return view
    }
}

/// What the animations of views that are being described have in common.
@MainActor
private enum AnimationNesting {
    final class Steps {
        let duration: TimeInterval, delay: TimeInterval
        let options: UIView.KeyframeAnimationOptions
        var steps: [@MainActor () -> Void] = []
        init(duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions) {
            (self.duration, self.delay, self.options) = (duration, delay, options)
        }
    }
    static var steps: Steps?
    static var repetition: (count: Int, autoreverses: Bool)?
    static var duration: TimeInterval { steps?.duration ?? 0 }

    /// Runs a closure once some seconds have passed.
    static func after(_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(seconds))
            action()
        }
    }
}

extension UIView.AnimationCurve {
    func animation(_ duration: TimeInterval) -> Animation {
        switch self {
        case .easeInOut: .easeInOut(duration: duration)
        case .easeIn: .easeIn(duration: duration)
        case .easeOut: .easeOut(duration: duration)
        case .linear: .linear(duration: duration)
        }
    }
    var unitCurve: UnitCurve {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}

/// UIKit's springs by the time in which they come to rest.
enum SpringTiming {
    /// A spring of unit mass that is within a thousandth of its end after the duration.
    static func animation(settling duration: TimeInterval, damping: CGFloat, velocity: CGFloat) -> Animation {
        let ratio = damping.isFinite ? min(max(Double(damping), 0.01), 1) : 1
        // The envelope of the swing is e^(-ζωt); a critically damped spring has the additional factor 1 + ωt, and needs ωt = 9.23.
        let angular = (ratio < 1 ? log(1000) / ratio : 9.233) / max(duration, 1e-3)
        return .interpolatingSpring(
            mass: 1, stiffness: angular * angular, damping: 2 * ratio * angular, initialVelocity: velocity.isFinite ? Double(velocity) : 0)
    }
}
