/// A type with data that animates between two of its values.
///
/// When an animated change gives a view, shape, layout or modifier a new value, every frame sets its `animatableData` to a vector between the old
/// and the new one, and updates what depends on it. All other properties have their new values from the start.
public protocol Animatable {
    /// The type of the animated vector.
    associatedtype AnimatableData: VectorArithmetic

    /// The data to animate. Setting it must change only what animates.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// A vector animates as a whole.
    @inlinable
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// No animation by default.
    @inlinable
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Double: Animatable {
    public typealias AnimatableData = Double
}
