import Foundation
import WaggleMotion

/// State of a running animation, by key.
public struct AnimationState<Value: VectorArithmetic> {
    // The built-in animations' state is a stored property, because it is written every frame.
    var spring: FluidSpring.State<Value>?
    /// The current repetition; none or one. An array, because it contains a state itself.
    var repetition: [Repetition] = []
    private var values: [ObjectIdentifier: Any] = [:]

    /// A state in which every key has its default value.
    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The progress of a repeating animation.
    struct Repetition {
        /// The number of finished runs of the base animation.
        var iteration = 0
        /// When the current run began.
        var start: TimeInterval = 0
        /// The duration of the current run; nil if unknown.
        var duration: TimeInterval?
        /// The state of the base animation.
        var base = AnimationState()
    }
}

/// A key for state of a custom animation.
public protocol AnimationStateKey {
    associatedtype Value
    /// The value if none was stored.
    static var defaultValue: Value { get }
}

/// What a running animation knows besides value and time, and where it stores its state.
public struct AnimationContext<Value: VectorArithmetic> {
    /// State kept from frame to frame. An animation that replaces this one inherits it.
    public var state: AnimationState<Value>

    /// Set to true when the animation looks complete, even if it still moves slightly.
    public var isLogicallyComplete: Bool

    /// The environment of the animated view when the animation began.
    public let environment: EnvironmentValues

    package init(state: AnimationState<Value> = .init(), isLogicallyComplete: Bool = false, environment: EnvironmentValues) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// This context with another state, for running an inner animation on a value of another type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}
