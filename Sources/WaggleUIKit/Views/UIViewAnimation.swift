import Foundation
import WaggleCore

extension UIView {
    /// The options of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The default: slow at the start and the end.
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        fileprivate func animation(_ duration: TimeInterval) -> Animation {
            switch self {
            case .curveEaseIn: .easeIn(duration: duration)
            case .curveEaseOut: .easeOut(duration: duration)
            case .curveLinear: .linear(duration: duration)
            default: .easeInOut(duration: duration)
            }
        }
    }

    /// Animates changes to views.
    /// - Parameter completion: Receives true once the animation has ended.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(options.animation(duration).delay(delay), animations, completion)
    }
    /// Changes views without any enclosing animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        var transaction = Transaction(animation: nil)
        transaction.disablesAnimations = true
        withTransaction(transaction, actionsWithoutAnimation)
    }

    private class func run(_ animation: Animation, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        if let completion { withAnimation(animation, animations) { completion(true) } } else { withAnimation(animation, animations) }
    }
}
