import Foundation
import WaggleMotion

/// Values that a running animation remembers, by key.
public struct AnimationState<Value: VectorArithmetic> {
    // What the ready-made animations remember has a place of its own, because it is written every frame.
    var spring: FluidSpring.State<Value>?
    /// The repetition that is running; none or one. An array, because it holds a state itself.
    var repetition: [Repetition] = []
    private var values: [ObjectIdentifier: Any] = [:]

    /// A state in which every key has its default value.
    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Where a repeating animation is.
    struct Repetition {
        /// How many times the base animation has run.
        var iteration = 0
        /// When the present run began.
        var start: TimeInterval = 0
        /// How long the present run takes; nil when that is not known.
        var duration: TimeInterval?
        /// The state of the base animation.
        var base = AnimationState()
    }
}

/// A key for something a custom animation remembers.
public protocol AnimationStateKey {
    associatedtype Value
    /// The value when nothing was stored.
    static var defaultValue: Value { get }
}
