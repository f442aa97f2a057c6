import Testing
@testable import Hexagons

@Suite struct LineTests {
    @Test func aLineIsThatOfTheGuide() {
        #expect(Array(Hex.zero.line(to: Hex(1, -5))) == [Hex(0, 0), Hex(0, -1), Hex(0, -2), Hex(1, -3), Hex(1, -4), Hex(1, -5)])
    }

    @Test func betweenTwoCellsTheGreaterQIsTakenThenTheGreaterR() {
        #expect(Array(Hex.zero.line(to: Hex(2, 2))) == [Hex(0, 0), Hex(1, 0), Hex(1, 1), Hex(2, 1), Hex(2, 2)])
        #expect(Array(Hex.zero.line(to: Hex(-2, 4))) == [Hex(0, 0), Hex(0, 1), Hex(-1, 2), Hex(-1, 3), Hex(-2, 4)])
        #expect(Array(Hex.zero.line(to: Hex(2, -4)))[1] == Hex(1, -1))
        #expect(Array(Hex.zero.line(to: Hex(-2, -2)))[1] == Hex(0, -1))
        #expect(Array(Hex.zero.line(to: Hex(4, -2)))[1] == Hex(1, 0), "Of (1, 0) and (1, -1).")
    }

    @Test(arguments: [11, 12, 13] as [UInt64]) func linesAreContiguousEndWhereTheySayAndAreTheSameBackward(seed: UInt64) {
        var dice = Dice(seed)
        for _ in 0..<400 {
            let (a, b) = (dice.hex(), dice.hex()), line = a.line(to: b), cells = Array(line)
            #expect(cells.count == a.distance(to: b) + 1 && cells.first == a && cells.last == b)
            #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.isNeighbor(of: $1) })
            #expect(cells.enumerated().allSatisfy { $1.distance(to: b) == cells.count - 1 - $0 }, "Each step lowers the distance.")
            #expect(cells.reversed() == Array(b.line(to: a)))
            let there = dice.hex()
            #expect(cells.map { $0 + there } == Array((a + there).line(to: b + there)), "The rule does not depend on the place.")
        }
    }

    @Test(arguments: [14, 15] as [UInt64]) func everyCellOfALineHoldsItsPointOfTheStraightLine(seed: UInt64) {
        var dice = Dice(seed)
        let layout = HexLayout(.pointy, radius: 1)
        for _ in 0..<200 {
            let (a, b) = (dice.hex(), dice.hex()), line = a.line(to: b)
            for (index, hex) in line.enumerated() where line.count > 1 {
                let place = FractionalHex(a).interpolated(to: FractionalHex(b), at: Double(index) / Double(line.count - 1)), point = layout.point(at: place)
                let distances = ([hex] + hex.neighbors).map { layout.center(of: $0) }.map { (($0.x - point.x) * ($0.x - point.x) + ($0.y - point.y) * ($0.y - point.y)).squareRoot() }
                #expect(distances.allSatisfy { $0 >= distances[0] - 1e-9 })
            }
        }
    }

    @Test func aLineOfAnyLengthIsExactAndTakesNoMemory() {
        let far = 1 << 61, line = Hex(-far, 0).line(to: Hex(far - 1, 1))
        #expect(line.count == 2 * far + 1 && line.first == Hex(-far, 0) && line.last == Hex(far - 1, 1))
        #expect(line[far].isNeighbor(of: line[far - 1]) && line[far / 2 + 1].isNeighbor(of: line[far / 2]))
        for (a, b) in [(Hex(.min, 0), Hex(.max, 0)), (Hex(.max, .max), Hex(.min, .min))] {
            let said = Said()
            said.during { #expect(a.line(to: b).isEmpty) }
            #expect(said.messages == ["The ends of a line are further apart than Int.max; it is empty."])
        }
        for a in extremeCells {
            for b in extremeCells where a.distance(to: b) < .max {
                let line = a.line(to: b)
                #expect(line.first == a && line.last == b)
                _ = (line[line.count / 2], line[line.count / 3])
            }
        }
    }

    @Test(arguments: [16] as [UInt64]) func rectilinearLinesTurnOnceAtMost(seed: UInt64) {
        var dice = Dice(seed)
        for _ in 0..<300 {
            let (a, b) = (dice.hex(), dice.hex()), cells = a.rectilinearLine(to: b)
            #expect(cells.count == a.distance(to: b) + 1 && cells.first == a && cells.last == b)
            let steps = zip(cells, cells.dropFirst()).map { $1 - $0 }
            #expect(steps.allSatisfy { $0.length == 1 } && zip(steps, steps.dropFirst()).filter { $0 != $1 }.count <= 1)
        }
        #expect(Hex(2, 3).rectilinearLine(to: Hex(2, 3)) == [Hex(2, 3)])
    }
}
