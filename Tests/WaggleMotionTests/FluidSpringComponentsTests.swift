import Foundation
import Testing

@testable import WaggleMotion

/// A vector that does not expose its components.
private struct Opaque: VectorArithmetic {
    var x: Double, y: Double
    static var zero: Opaque { Opaque(x: 0, y: 0) }
    static func + (a: Opaque, b: Opaque) -> Opaque { Opaque(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Opaque, b: Opaque) -> Opaque { Opaque(x: a.x - b.x, y: a.y - b.y) }
    mutating func scale(by rhs: Double) { (x, y) = (x * rhs, y * rhs) }
    var magnitudeSquared: Double { x * x + y * y }
}

struct FluidSpringComponentsTests {
    @Test func numbersAreRecognisedOnlyWhereNothingElseIs() {
        #expect(componentCount(of: AnimatablePair<CGFloat, AnimatablePair<Double, EmptyAnimatableData>>.self) == 2)
        #expect(componentCount(of: AnimatablePair<Float, Float>.self) == 0)
        #expect(componentCount(of: EmptyAnimatableData.self) == 0)
        #expect(componentCount(of: AnimatablePair<Double, AnimatableArray<Double>>.self) == 0)
    }

    @Test func plainNumbersMoveAsTheGenericArithmetic() {
        let spring = FluidSpring(.bouncy)
        var plain = FluidSpring.State<AnimatablePair<Double, Double>>(), opaque = FluidSpring.State<Opaque>()
        for frame in 0..<200 {
            let time = Double(frame) / 70
            let isAtRest = spring.advance(&plain, target: AnimatablePair(100, -3), to: time)
            #expect(spring.advance(&opaque, target: Opaque(x: 100, y: -3), to: time) == isAtRest)
            #expect(abs(plain.value.first - opaque.value.x) < 1e-9 && abs(plain.velocity.second - opaque.velocity.y) < 1e-9)
        }
    }
}
