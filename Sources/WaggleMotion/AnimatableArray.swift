/// A vector of any number of components. In sums the shorter one is padded with zeros.
///
/// For data whose size is known only at run time, such as gradient stops. The empty array is `zero`.
package struct AnimatableArray<Element: VectorArithmetic>: VectorArithmetic {
    package var elements: [Element]

    package init(_ elements: [Element] = []) { self.elements = elements }

    package static var zero: AnimatableArray { AnimatableArray() }

    package static func += (lhs: inout AnimatableArray, rhs: AnimatableArray) {
        lhs.combine(rhs) { $0 += $1 }
    }

    package static func -= (lhs: inout AnimatableArray, rhs: AnimatableArray) {
        lhs.combine(rhs) { $0 -= $1 }
    }

    package static func + (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
        var result = lhs
        result += rhs
        return result
    }

    package static func - (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
        var result = lhs
        result -= rhs
        return result
    }

    package mutating func scale(by rhs: Double) {
        for index in elements.indices { elements[index].scale(by: rhs) }
    }

    package var magnitudeSquared: Double { elements.reduce(0) { $0 + $1.magnitudeSquared } }

    private mutating func combine(_ other: AnimatableArray, _ operation: (inout Element, Element) -> Void) {
        let missing = other.elements.count - elements.count
        if missing > 0 { elements.append(contentsOf: repeatElement(.zero, count: missing)) }
        for index in other.elements.indices { operation(&elements[index], other.elements[index]) }
    }
}

extension AnimatableArray: Sendable where Element: Sendable {}
