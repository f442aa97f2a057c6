import Foundation
import WaggleMotion

/// Type-erased animatable data. Values of different types do not mix: sums keep the first, differences are zero.
public struct _AnyAnimatableData: VectorArithmetic {
    private var vector: (any VectorArithmetic)?

    init<V: VectorArithmetic>(_ value: V) { vector = value }
    private init() {}

    func value<V: VectorArithmetic>(as type: V.Type) -> V? { vector.map { $0 as? V } ?? .zero }

    public static var zero: Self { Self() }
    public static func == (a: Self, b: Self) -> Bool {
        func equal<V: VectorArithmetic>(_ x: V, _ other: (any VectorArithmetic)?) -> Bool {
            if let other { return (other as? V).map { $0 == x } ?? false }
            return x == .zero
        }
        if let x = a.vector { return equal(x, b.vector) }
        if let y = b.vector { return equal(y, nil) }
        return true
    }
    public static func + (a: Self, b: Self) -> Self {
        func sum<V: VectorArithmetic>(_ x: V, _ y: any VectorArithmetic) -> Self { (y as? V).map { Self(x + $0) } ?? Self(x) }
        guard let x = a.vector else { return b }
        guard let y = b.vector else { return a }
        return sum(x, y)
    }
    public static func - (a: Self, b: Self) -> Self {
        func difference<V: VectorArithmetic>(_ x: V, _ y: any VectorArithmetic) -> Self { (y as? V).map { Self(x - $0) } ?? .zero }
        guard let y = b.vector else { return a }
        guard let x = a.vector else {
            func negative<V: VectorArithmetic>(_ y: V) -> Self { Self(.zero - y) }
            return negative(y)
        }
        return difference(x, y)
    }
    public mutating func scale(by rhs: Double) {
        func scaled<V: VectorArithmetic>(_ x: V) -> Self { Self(x.scaled(by: rhs)) }
        if let vector { self = scaled(vector) }
    }
    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}
