import Testing
@testable import Hexagons

@Suite struct RoundingTests {
    @Test func roundingIsThatOfTheGuide() {
        let a = FractionalHex(0, 0), b = FractionalHex(1, -1), c = FractionalHex(0, -1)
        #expect(Hex(rounding: a.interpolated(to: FractionalHex(10, -20), at: 0.5)) == Hex(5, -10))
        #expect(Hex(rounding: a.interpolated(to: b, at: 0.499)) == Hex(rounding: a) && Hex(rounding: a.interpolated(to: b, at: 0.501)) == Hex(rounding: b))
        #expect(Hex(rounding: a * 0.4 + b * 0.3 + c * 0.3) == Hex(rounding: a) && Hex(rounding: a * 0.3 + b * 0.3 + c * 0.4) == Hex(rounding: c))
    }

    @Test(arguments: [21, 22] as [UInt64]) func thePointIsNearestToItsCell(seed: UInt64) {
        var dice = Dice(seed)
        let layout = HexLayout(.flat, radius: 1)
        for _ in 0..<2000 {
            let place = FractionalHex(.random(in: -9...9, using: &dice), .random(in: -9...9, using: &dice)), point = layout.point(at: place), hex = Hex(rounding: place)
            func distance(_ hex: Hex) -> Double { let center = layout.center(of: hex); return ((center.x - point.x) * (center.x - point.x) + (center.y - point.y) * (center.y - point.y)).squareRoot() }
            #expect(hex.neighbors.allSatisfy { distance($0) >= distance(hex) - 1e-12 })
        }
    }

    @Test func whatIsNoNumberIsTheMiddleAndWhatIsTooFarStaysAtTheEnd() {
        for q in absurdNumbers { for r in absurdNumbers { _ = Hex(rounding: FractionalHex(q, r)) } }
        #expect(Hex(rounding: FractionalHex(.nan, .nan)) == .zero)
        #expect(Hex(rounding: FractionalHex(1e300, 0)).q == .max && Hex(rounding: FractionalHex(0, -1e300)).r == .min)
    }
}
