import Foundation
import Testing
@testable import Hexagons

@Suite struct DirectionTests {
    @Test func neighborsAndDiagonalsGoClockwise() {
        #expect(Array(Hex(-2, 5).neighbors) == [Hex(-1, 5), Hex(-2, 6), Hex(-3, 6), Hex(-3, 5), Hex(-2, 4), Hex(-1, 4)])
        #expect(Hex(-2, 5).diagonals == [Hex(0, 4), Hex(-1, 6), Hex(-3, 7), Hex(-4, 6), Hex(-3, 4), Hex(-1, 3)])
        #expect(Hex(cube: 1, -2, 1).diagonal(.minusQ) == Hex(cube: -1, -1, 2))
    }

    @Test func theNamesOfTheCompassPointWhereTheySay() throws {
        let pointy = HexLayout(.pointy, radius: 10), flat = HexLayout(.flat, radius: 10)
        func side(_ point: CGPoint) -> String {
            (point.y < -1 ? "north" : point.y > 1 ? "south" : "") + (point.x < -1 ? "west" : point.x > 1 ? "east" : "")
        }
        for name in Hex.Direction.Pointy.allCases { #expect(side(pointy.center(of: .zero.neighbor(.init(pointy: name)))) == "\(name)") }
        for name in Hex.Direction.Flat.allCases { #expect(side(flat.center(of: .zero.neighbor(.init(flat: name)))) == "\(name)") }
    }

    @Test func sixTurnsOfADirectionAreNone() {
        for direction in Hex.Direction.allCases {
            #expect(direction.rotated(by: 6) == direction && direction.rotated(by: -1).rotated(by: 1) == direction && direction.rotated(by: 3) == direction.opposite)
            #expect(direction.rotated(by: 1).step == direction.step.rotated(by: 1) && direction.opposite.step == -direction.step)
            _ = (direction.rotated(by: .min), direction.rotated(by: .max))
        }
        for diagonal in Hex.Diagonal.allCases {
            #expect(diagonal.directions.0.step + diagonal.directions.1.step == diagonal.step && diagonal.opposite.step == -diagonal.step)
        }
    }

    @Test(arguments: [4, 5] as [UInt64]) func aStepTowardACellBringsItCloser(seed: UInt64) throws {
        var dice = Dice(seed)
        for _ in 0..<300 {
            let (a, b) = (dice.hex(), dice.hex())
            guard a != b else { continue }
            let direction = try #require(a.direction(toward: b))
            #expect(a.neighbor(direction).distance(to: b) == a.distance(to: b) - 1)
        }
        #expect(Hex.zero.direction(toward: .zero) == nil)
        #expect(Hex.zero.direction(toward: Hex(1, 1)) == .rs, "The clockwise one of two that are equally near.")
        #expect(Hex.zero.direction(toward: Hex(3, 1)) == .qs && Hex.zero.direction(toward: Hex(1, 3)) == .rs)
    }

    @Test func neighborsAreAdjacentAndOneStepAway() {
        for hex in [Hex.zero, Hex(7, -3)] {
            for (one, other) in zip(hex.neighbors, Array(hex.neighbors.dropFirst()) + [hex.neighbors[0]]) { #expect(one.isNeighbor(of: hex) && one.isNeighbor(of: other)) }
            #expect(hex.diagonals.allSatisfy { $0.distance(to: hex) == 2 } && !hex.isNeighbor(of: hex))
        }
    }

    @Test func turnsAreThoseOfTheGuide() {
        #expect(Hex(cube: 1, -3, 2).rotated(by: 1) == Hex(cube: 3, -2, -1))
        #expect(Hex(cube: 1, -3, 2).rotated(by: -1) == Hex(cube: -2, -1, 3))
        #expect((1...6).map { Hex(5, 0).rotated(by: $0) } == [Hex(0, 5), Hex(-5, 5), Hex(-5, 0), Hex(0, -5), Hex(5, -5), Hex(5, 0)])
        #expect(Hex(5, 0).rotated(by: 7) == Hex(0, 5))
    }

    @Test(arguments: [6, 7] as [UInt64]) func symmetriesKeepDistancesAndAreAGroup(seed: UInt64) {
        var dice = Dice(seed)
        for _ in 0..<200 {
            let (a, b, center) = (dice.hex(), dice.hex(), dice.hex()), turns = Int.random(in: -20...20, using: &dice)
            #expect(a.rotated(by: turns, around: center).distance(to: b.rotated(by: turns, around: center)) == a.distance(to: b))
            #expect(a.rotated(by: turns, around: center).rotated(by: -turns, around: center) == a && center.rotated(by: turns, around: center) == center)
            #expect(a.rotated(by: 3) == -a)
            for axis in Hex.Axis.allCases {
                let mirrored = a.reflected(across: axis, through: center)
                #expect(mirrored.reflected(across: axis, through: center) == a && mirrored.distance(to: center) == a.distance(to: center))
                #expect(a.rotated(by: 1).reflected(across: axis) == a.reflected(across: axis).rotated(by: -1))
            }
            #expect(a.reflected(across: .q).q == a.q && a.reflected(across: .r).r == a.r && a.reflected(across: .s).s == a.s)
        }
    }
}
