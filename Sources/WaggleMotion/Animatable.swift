/// A type that tells which part of it moves smoothly between two of its values.
///
/// When an animated change gives a view, shape, layout or modifier a new value, its `animatableData` is set every frame to a vector on
/// the way from the old to the new, and what depends on it is made again. All else of the value is already the new one.
public protocol Animatable {
    /// The vector that animations move.
    associatedtype AnimatableData: VectorArithmetic

    /// The part to animate. Setting it must change only what animates.
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
    /// Nothing animates unless the type says otherwise.
    @inlinable
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Double: Animatable {
    public typealias AnimatableData = Double
}
