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
