import Foundation
import Testing
@testable import Hexagons

@Suite struct HexTests {
    @Test func cubeCoordinatesThatDoNotSumToZeroAreRefused() {
        #expect(Hex(q: 1, r: -3, s: 2) == Hex(1, -3))
        #expect(Hex(q: 2, r: 0, s: -1) == nil)
        #expect(Hex(q: .max, r: 1, s: .min) == nil)
        #expect(Hex(q: .max, r: .min, s: 1) == Hex(.max, .min))
        #expect(Hex(1, 2).s == -3)
    }

    @Test func sumsAndDifferencesAreThoseOfTheGuide() {
        #expect(Hex(cube: 1, -3, 2) + Hex(cube: 3, -7, 4) == Hex(cube: 4, -10, 6))
        #expect(Hex(cube: 1, -3, 2) - Hex(cube: 3, -7, 4) == Hex(cube: -2, 4, -2))
        #expect(Hex(2, -1) * 3 == Hex(6, -3) && 3 * Hex(2, -1) == Hex(6, -3) && -Hex(2, -1) == Hex(-2, 1))
    }

    @Test func distancesAreThoseOfTheGuide() {
        #expect(Hex(cube: 3, -7, 4).distance(to: .zero) == 7)
        #expect(Hex(1, -1).distance(to: .zero) == 1)
        #expect(Hex(1, -1).length == 1)
        #expect(Hex(2, -1).euclideanDistance(to: .zero) == 3.0.squareRoot())
    }

    @Test func exactlySixCellsOfARingAreAtItsRadiusAsTheCrowFlies() {
        for radius in 1...12 { #expect(Hex.zero.ring(radius: radius).filter { $0.euclideanDistance(to: .zero) == Double(radius) }.count == 6) }
    }

    @Test func bothFormsOfTheDistanceAgree() {
        for hex in Hex.zero.range(30) {
            #expect(hex.length == (abs(hex.q) + abs(hex.r) + abs(hex.s)) / 2)
            #expect(hex.length == hex.distance(to: .zero))
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func cellsAreAVectorSpaceWithADistance(seed: UInt64) {
        var dice = Dice(seed)
        for _ in 0..<300 {
            let (a, b, c) = (dice.hex(), dice.hex(), dice.hex()), factor = Int.random(in: -9...9, using: &dice)
            #expect(a + b == b + a && (a + b) + c == a + (b + c) && a - b == a + -b && (a + b) * factor == a * factor + b * factor)
            for hex in [a + b, a - b, a * factor, -a, a.rotated(by: factor, around: b), a.reflected(across: .r, through: c)] { #expect(hex.q + hex.r + hex.s == 0) }
            #expect(a.distance(to: b) == b.distance(to: a) && (a.distance(to: b) == 0) == (a == b))
            #expect(a.distance(to: c) <= a.distance(to: b) + b.distance(to: c))
            #expect((a + c).distance(to: b + c) == a.distance(to: b))
        }
    }

    @Test func theEndsOfIntSaturateAndNeverTrap() {
        for a in extremeCells {
            _ = (a.s, a.length, -a, a * 2, a * -1, a * .min, a.neighbors.map { $0 }, a.diagonals, a.edges, a.vertices, a.spiralIndex, a.packed, a.description)
            for sixths in [Int.min, -1, 0, 5, .max] { _ = a.rotated(by: sixths) }
            for axis in Hex.Axis.allCases { _ = a.reflected(across: axis) }
            for b in extremeCells {
                _ = (a + b, a - b, a.distance(to: b), a.euclideanDistance(to: b), a.direction(toward: b), a.rotated(by: 1, around: b), a.reflected(across: .q, through: b))
                #expect(a.distance(to: b) >= 0 && a.distance(to: b) == b.distance(to: a) && (a.distance(to: b) == 0) == (a == b))
            }
        }
        #expect(Hex(.max, 0) + Hex(1, 0) == Hex(.max, 0) && Hex(.min, 0) - Hex(1, 0) == Hex(.min, 0))
        #expect(Hex(.min, 0).distance(to: Hex(.max, 0)) == .max && Hex(.min, 0).length == .max && Hex(.max, 0).length == .max)
        #expect(Hex(.max, .min).s == 1 && Hex(.min, .min).s == .max)
    }

    @Test func textIsReadAsItIsWritten() {
        for hex in extremeCells + [Hex(2, -1)] { #expect(Hex(hex.description) == hex) }
        #expect(Hex(2, -1).description == "2,-1")
        for text in ["", "1", "1,", "1,2,3", "a,b", "1, 2", "9223372036854775808,0"] { #expect(Hex(text) == nil, "\(text)") }
    }

    @Test func oneNumberHoldsBothCoordinatesOf32Bits() {
        let ends = [Int(Int32.min), -1, 0, 1, Int(Int32.max)]
        for q in ends { for r in ends { #expect(Hex(q, r).packed.map { Hex(packed: $0) } == Hex(q, r)) } }
        #expect(Hex(Int(Int32.max) + 1, 0).packed == nil && Hex(0, .min).packed == nil)
        for number in [0, 1, .max, 0x8000_0000_7FFF_FFFF] as [UInt64] { #expect(Hex(packed: number).packed == number) }
    }

    @Test func cellsAreOrderedByRows() { #expect([Hex(0, 1), Hex(5, 0), Hex(-3, 1), Hex(0, 0)].sorted() == [Hex(0, 0), Hex(5, 0), Hex(-3, 1), Hex(0, 1)]) }
}
