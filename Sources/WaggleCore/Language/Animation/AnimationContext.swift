import WaggleMotion

/// What a running animation is told besides value and time, and where it keeps what it has to remember.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers from frame to frame. It passes on to an animation that takes this one's place.
    public var state: AnimationState<Value>

    /// Set to true when a person sees the animation as complete, even if it still moves a little.
    public var isLogicallyComplete: Bool

    /// The environment of the animated view when the animation began.
    public let environment: EnvironmentValues

    package init(state: AnimationState<Value> = .init(), isLogicallyComplete: Bool = false, environment: EnvironmentValues) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// This context with another state, to run an animation inside of another on a value of another type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}
