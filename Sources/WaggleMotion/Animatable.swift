/// A type with data that animates between two of its values.
///
/// When an animated change gives a view, shape, layout or modifier a new value, every frame sets its `animatableData` to a vector between
/// the old and the new one, and updates what depends on it. All other properties have their new values from the start.
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

/// A vector without components, for types without animatable data. Such types jump to new values.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable, BitwiseCopyable {
    @inlinable public init() {}
    @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    @inlinable public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    @inlinable public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    @inlinable public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { .zero }
    @inlinable public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { .zero }
    /// Does nothing, whatever the factor.
    @inlinable public mutating func scale(by rhs: Double) {}
    /// Always 0.
    @inlinable public var magnitudeSquared: Double { 0 }
    /// Always true.
    @inlinable public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true }
}
