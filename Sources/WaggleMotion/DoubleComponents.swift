import Foundation

/// A vector whose memory consists of `Double`s only.
///
/// The spring runs on its plain numbers, even if the type is known only at run time; the generic arithmetic of nested pairs takes five
/// times as long.
protocol DoubleComponents: VectorArithmetic {
    static var componentCount: Int { get }
}

extension Double: DoubleComponents {
    static var componentCount: Int { 1 }
}

extension CGFloat: DoubleComponents {
    // A `CGFloat` is as wide as a pointer.
    static var componentCount: Int { MemoryLayout<CGFloat>.size == MemoryLayout<Double>.size ? 1 : -1_000_000 }
}

extension EmptyAnimatableData: DoubleComponents {
    static var componentCount: Int { 0 }
}

extension AnimatablePair: DoubleComponents where First: DoubleComponents, Second: DoubleComponents {
    static var componentCount: Int { First.componentCount + Second.componentCount }
}

/// The number of components of a vector type; 0 if it may contain anything other than numbers.
@usableFromInline
func componentCount<Value: VectorArithmetic>(of type: Value.Type) -> Int {
    guard let type = type as? any DoubleComponents.Type, type.componentCount > 0 else { return 0 }
    return MemoryLayout<Value>.size == type.componentCount * MemoryLayout<Double>.size ? type.componentCount : 0
}
