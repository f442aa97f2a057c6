import WaggleMotion

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
