import Testing
@testable import Hexagons

@Suite struct PathTests {
    /// The costs of all cells by the simplest of all ways: until nothing changes.
    private func slowCosts(_ region: HexRegion, from start: Hex, _ cost: (Hex, Hex) -> Double?) -> [Hex: Double] {
        var costs: [Hex: Double] = region.contains(start) ? [start: 0] : [:], hasChanged = true
        while hasChanged {
            hasChanged = false
            for hex in region { for neighbor in region.neighbors(of: hex) {
                guard let own = costs[hex], let step = cost(hex, neighbor), own + step < costs[neighbor] ?? .infinity else { continue }
                costs[neighbor] = own + step
                hasChanged = true
            } }
        }
        return costs
    }

    @Test(arguments: [101, 102, 103, 104] as [UInt64]) func waysAreTheCheapest(seed: UInt64) throws {
        var dice = Dice(seed)
        let region = dice.region(within: 6, share: 0.75)
        let heights = HexMap(region) { _ in Int.random(in: 1...9, using: &dice) }
        func cost(_ from: Hex, _ to: Hex) -> Double? { heights[to].flatMap { $0 == 9 ? nil : Double($0) } }
        let start = region[region.count / 2], expected = slowCosts(region, from: start, cost), paths = HexPaths(in: region, leastCost: 1, cost: cost)
        let costs = paths.costs(from: start)
        for hex in region {
            let path = paths.shortest(from: start, to: hex)
            #expect(path?.cost == expected[hex] && costs[hex] == expected[hex] ?? .infinity)
            guard let path else { continue }
            #expect(path.cells.first == start && path.cells.last == hex && path.cost == zip(path.cells, path.cells.dropFirst()).reduce(0) { $0 + (cost($1.0, $1.1) ?? .nan) })
            #expect(zip(path.cells, path.cells.dropFirst()).allSatisfy { $0.isNeighbor(of: $1) } && path.cells.allSatisfy(region.contains))
        }
        for budget in [0, 3, 7.5] {
            #expect(paths.reachable(from: start, within: budget) == HexRegion(expected.filter { $0.value <= budget }.keys))
            #expect(paths.costs(from: start, within: budget).filter { $0.value < .infinity }.allSatisfy { $0.value <= budget })
        }
        let wanted = Set(region.filter { heights[$0] == 8 }), nearest = paths.nearest(to: start) { wanted.contains($0) }
        #expect(nearest?.cost == wanted.compactMap { expected[$0] }.min())
    }

    @Test func withoutWallsAWayIsAsLongAsTheDistance() throws {
        let region = HexRegion.hexagon(radius: 8), paths = HexPaths(in: region)
        for hex in region { #expect(paths.shortest(from: Hex(-3, 1), to: hex)?.cells.count == Hex(-3, 1).distance(to: hex) + 1) }
        #expect(paths.reachable(from: .zero, within: 3) == .hexagon(radius: 3))
        #expect(paths.shortest(from: .zero, to: .zero)?.cells == [.zero])
    }

    @Test func wallsAreGoneAroundAndClosedRoomsNotEntered() {
        let region = HexRegion.hexagon(radius: 5), wall = HexRegion.ring(radius: 2), door = Hex(2, 0)
        let closed = HexPaths(in: region) { !wall.contains($0) }, open = HexPaths(in: region) { !wall.contains($0) || $0 == door }
        #expect(closed.shortest(from: .zero, to: Hex(-4, 0)) == nil && closed.reachable(from: .zero, within: .infinity) == .hexagon(radius: 1))
        #expect(open.shortest(from: .zero, to: Hex(-4, 0))?.cells.contains(door) == true)
        #expect(closed.nearest(to: .zero) { $0 == Hex(4, 0) } == nil && closed.nearest(to: .zero) { $0 == .zero }?.cells == [.zero])
        #expect(open.shortest(from: Hex(9, 9), to: .zero) == nil && open.shortest(from: .zero, to: Hex(9, 9)) == nil)
    }

    @Test func theSameWayIsFoundEachTime() {
        let region = HexRegion.rectangle(columns: 12, rows: 9)
        let ways = (0..<4).map { _ in HexPaths(in: region).shortest(from: region[0], to: region[region.count - 1])?.cells }
        #expect(Set(ways).count == 1)
    }

    @Test func costsThatMakeNoSenseAreWallsAndSaySo() {
        let region = HexRegion.hexagon(radius: 2)
        for cost in [Double.nan, -1, -.infinity, .infinity] {
            let said = Said()
            said.during { #expect(HexPaths(in: region) { _, _ in cost }.reachable(from: .zero, within: .infinity) == [.zero]) }
            #expect(said.messages.isEmpty == (cost == .infinity))
        }
        for budget in [Double.nan, -1] { Said().during { #expect(HexPaths(in: region).reachable(from: .zero, within: budget).isEmpty && HexPaths(in: region).costs(from: .zero, within: budget)[.zero] == .infinity) } }
        #expect(HexPaths(in: region, leastCost: .nan) { _, _ in 1 }.shortest(from: .zero, to: Hex(2, 0))?.cost == 2)
        #expect(HexPaths(in: HexRegion()).shortest(from: .zero, to: .zero) == nil)
        for hex in extremeCells { _ = (HexPaths(in: HexRegion(extremeCells)).shortest(from: .zero, to: hex), HexPaths(in: HexRegion(extremeCells)).costs(from: hex).count) }
    }
}

@Suite struct FieldOfViewTests {
    @Test func withoutWallsTheWholeRangeIsSeen() {
        #expect(Hex(3, 1).fieldOfView(radius: 6) { _ in false } == .hexagon(radius: 6, center: Hex(3, 1)))
        #expect(Hex(3, 1).fieldOfView(radius: 0) { _ in true } == [Hex(3, 1)])
        #expect(Hex.zero.fieldOfView(radius: 5) { _ in true } == .hexagon(radius: 1), "Walls are seen, and nothing behind them.")
    }

    @Test func aWallThrowsAShadow() {
        let seen = Hex.zero.fieldOfView(radius: 6) { $0 == Hex(2, 0) }
        #expect(seen.contains(Hex(2, 0)) && (3...6).allSatisfy { !seen.contains(Hex($0, 0)) } && seen.contains(Hex(-6, 0)) && seen.contains(Hex(0, 6)))
    }

    @Test(arguments: [111, 112] as [UInt64]) func whoSeesIsSeen(seed: UInt64) {
        var dice = Dice(seed)
        let walls = dice.region(within: 6, share: 0.3), cells = dice.hexes(8, within: 4)
        for one in cells {
            let seen = one.fieldOfView(radius: 8) { walls.contains($0) }
            for other in cells { #expect(seen.contains(other) == other.fieldOfView(radius: 8) { walls.contains($0) }.contains(one)) }
            for hex in seen where hex != one { #expect(one.line(to: hex).dropFirst().dropLast().filter { walls.contains($0) }.count < one.distance(to: hex)) }
        }
    }

    @Test func aFieldOf120DegreesIsTwoWedges() {
        for direction in Hex.Direction.allCases {
            let expected = HexRegion(Hex(2, 2).wedge(direction, radius: 4)).union(HexRegion(Hex(2, 2).wedge(direction.rotated(by: -1), radius: 4)))
            #expect(Hex(2, 2).fieldOfView(radius: 4, toward: direction) { _ in false } == expected)
        }
    }

    @Test func absurdRadiiAndCellsDoNotTrap() {
        Said().during { #expect(Hex.zero.fieldOfView(radius: -1) { _ in false }.isEmpty) }
        for hex in extremeCells { _ = hex.fieldOfView(radius: 2, toward: .rs) { _ in false } }
    }
}
