import Foundation
import Hexagons
import Testing

struct FillingTests {
    private static let fillings: [HexFilling] = [.spiral, .rows(columns: 7), .rows(columns: 4, .flat), .rows(columns: 0), .region(.triangle(side: 20))]

    @Test(arguments: fillings) func itemsAndCellsBelongTogether(filling: HexFilling) throws {
        for count in [0, 1, 2, 6, 7, 8, 19, 20, 60, 127] {
            let said = Said(), region = said.during { filling.region(count: count) }
            #expect(region.count == count && said.messages.isEmpty)
            for index in 0..<count {
                let hex = try #require(filling.hex(at: index))
                #expect(region.contains(hex) && filling.index(of: hex) == index)
            }
        }
        #expect(filling.hex(at: -1) == nil && filling.hex(at: .min) == nil && filling.region(count: .min).isEmpty)
    }

    @Test func theSpiralOfAMillionItemsHasTheRowsOfItsRings() {
        let region = HexFilling.spiral.region(count: 1_000_000)
        #expect(region.count == 1_000_000 && region.rows == -577...577)
    }

    @Test func absurdNumbersOfItemsAreRefused() {
        for filling in [HexFilling.spiral, .rows(columns: .max), .rows(columns: 1)] {
            let said = Said()
            said.during { #expect(filling.region(count: .max).isEmpty) }
            #expect(!said.messages.isEmpty)
        }
    }

    @Test func itemsBeyondARegionHaveNoCell() {
        let said = Said()
        said.during { #expect(HexFilling.region(.hexagon(radius: 1)).region(count: 9).count == 7) }
        #expect(said.messages == ["There were more items than a region has cells; the rest has none."])
        #expect(HexFilling.region(.hexagon(radius: 1)).hex(at: 7) == nil && HexFilling.rows(columns: 3).index(of: Hex(-1, 0)) == nil && HexFilling.rows(columns: 3).index(of: Hex(.max, .max)) == nil)
    }
}

struct ArrangementTests {
    private func comb(_ count: Int) -> HexArrangement<Int> { HexArrangement(0..<count) }

    @Test func eachItemHasACellAndTheOthersDoNotMove() {
        var arrangement = comb(19)
        let before = (0..<19).map { arrangement[$0] }
        #expect(arrangement.region == .hexagon(radius: 2) && arrangement.count == 19)
        arrangement.remove(3)
        arrangement.insert(99, near: 3)
        arrangement.insert(100, near: Hex(1, 0))
        for item in 0..<19 where item != 3 { #expect(arrangement[item] == before[item]) }
        #expect(arrangement[99] == before[3], "The nearest free cell to the middle is the one that has become free.")
        #expect(arrangement[100].map { $0.distance(to: Hex(1, 0)) } == 2)
        #expect(arrangement.remove(77) == nil && arrangement.insert(99, near: Hex(9, 9)) == before[3])
    }

    @Test func growthIsTheSameEachTimeAndNearItsParent() throws {
        for count in [1, 7, 20, 91] {
            var one = comb(count), other = comb(count)
            for arrangement in [0, 1] {
                if arrangement == 0 { one.grow(1000..<1003, from: count - 1) } else { other.grow(1000..<1003, from: count - 1) }
            }
            #expect(one == other && one.count == count + 3)
            let parent = try #require(one[count - 1])
            for child in 1000..<1003 { #expect(try #require(one[child]).distance(to: parent) <= 2) }
        }
        var arrangement = comb(5)
        arrangement.grow([], from: 2)
        #expect(arrangement == comb(5), "No children change nothing.")
        var middle = comb(2977)
        let cell = middle.insert(-1, near: Hex.zero)
        #expect(cell.length == 32, "Breadth first: no walk at random.")
    }

    @Test func anUpdateKeepsWhatStays() {
        var arrangement = comb(7)
        let before = arrangement
        arrangement.update(to: [0, 1, 2, 40, 4, 5, 6, 40])
        #expect(arrangement.count == 7 && arrangement[3] == nil && [0, 1, 2, 4, 5, 6].allSatisfy { arrangement[$0] == before[$0] })
        #expect(arrangement[40].flatMap { cell in before[2].map { cell.isNeighbor(of: $0) } } == true, "It is the free cell nearest to the item before it.")
        arrangement.update(to: [])
        #expect(arrangement.isEmpty)
    }

    @Test func aMoveShiftsThoseOnTheWayByOneCell() throws {
        for (from, to) in [(18, Hex(0, 0)), (0, Hex(2, 0)), (7, Hex(-2, 0)), (3, Hex(1, 0))] {
            var arrangement = comb(19)
            let before = arrangement, origin = try #require(before[from])
            let moved = arrangement.move(from, to: to)
            #expect(arrangement[from] == to && moved.count == origin.distance(to: to) && arrangement.region == before.region)
            for item in 0..<19 where item != from { #expect(arrangement[item].map { $0.distance(to: before[item] ?? .zero) } == (moved.contains(item) ? 1 : 0)) }
        }
    }

    @Test func aMoveStopsAtTheFirstFreeCell() {
        var arrangement = comb(19)
        arrangement.remove(0)
        let moved = arrangement.move(arrangement.item(in: Hex(2, 0))!, to: Hex(-1, 0))
        #expect(moved.count == 1 && arrangement.item(in: Hex(2, 0)) == nil && arrangement.item(in: .zero) == moved.first)
        #expect(arrangement.move(555, to: .zero).isEmpty && arrangement.move(moved[0], to: .zero).isEmpty)
        #expect(arrangement.move(moved[0], to: Hex(40, 3)).isEmpty && arrangement[moved[0]] == Hex(40, 3))
    }

    @Test func itIsWrittenAndReadAndRefusesNonsense() throws {
        var arrangement = HexArrangement(["a", "b", "c"])
        arrangement.move("c", to: Hex(-3, 5))
        #expect(try JSONDecoder().decode(HexArrangement<String>.self, from: JSONEncoder().encode(arrangement)) == arrangement)
        for text in [#"{"items":["a","a"],"cells":[{"q":0,"r":0},{"q":1,"r":0}]}"#, #"{"items":["a","b"],"cells":[{"q":0,"r":0},{"q":0,"r":0}]}"#, #"{"items":["a"],"cells":[]}"#] {
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(HexArrangement<String>.self, from: Data(text.utf8)) }
        }
        #expect(HexArrangement([1, 1, 2, 1]).count == 2, "Of items that are there twice the first counts.")
        #expect(HexArrangement(0..<9, filling: .region(.hexagon(radius: 1))).count == 9)
    }
}

struct ArrowTests {
    private let pointy = HexLayout(.pointy, radius: 10), flat = HexLayout(.flat, radius: 10)

    @Test func straightArrowsFollowTheLineAndSlantedOnesZigzagAroundIt() {
        let region = HexRegion.hexagon(radius: 4)
        #expect(region.cell(.right, of: .zero, in: pointy) == Hex(1, 0) && region.cell(.left, of: .zero, in: pointy) == Hex(-1, 0))
        #expect(region.cell(.up, of: .zero, in: flat) == Hex(0, -1) && region.cell(.down, of: .zero, in: flat) == Hex(0, 1))
        var hex = Hex.zero, way: [Hex] = []
        for _ in 0..<4 {
            hex = region.cell(.up, of: hex, in: pointy, goal: pointy.center(of: .zero)) ?? hex
            way.append(hex)
        }
        #expect(way == [Hex(1, -1), Hex(1, -2), Hex(2, -3), Hex(2, -4)], "It comes back to its column every other row.")
        #expect(region.cell(.up, of: hex, in: pointy) == nil)
    }

    @Test(arguments: HexOrientation.allCases) func allSixNeighborsAreReached(orientation: HexOrientation) {
        let layout = HexLayout(orientation, radius: 10), region = HexRegion.hexagon(radius: 1)
        var reached: Set<Hex> = []
        for start in region { for arrow in HexArrow.allCases { if start == .zero, let cell = region.cell(arrow, of: start, in: layout) { reached.insert(cell) } } }
        for start in reached { for arrow in HexArrow.allCases { if let cell = region.cell(arrow, of: start, in: layout) { reached.insert(cell) } } }
        #expect(reached.union([.zero]) == Set(region))
    }

    @Test(arguments: HexOrientation.allCases) func everyArrowLeadsThatWayAndBackAgain(orientation: HexOrientation) throws {
        for mirrored in [false, true] {
            let layout = HexLayout(orientation, radius: 10, isRightToLeft: mirrored), region = HexRegion.hexagon(radius: 3)
            for hex in Hex.zero.range(2) {
                for (arrow, back, dx, dy) in [(HexArrow.left, HexArrow.right, -1.0, 0.0), (.right, .left, 1, 0), (.up, .down, 0, -1), (.down, .up, 0, 1)] {
                    let next = try #require(region.cell(arrow, of: hex, in: layout)), one = layout.center(of: hex), other = layout.center(of: next)
                    #expect(next.isNeighbor(of: hex) && (other.x - one.x) * dx + (other.y - one.y) * dy > 8, "The same key leads the same way on the screen.")
                    #expect(region.cell(back, of: next, in: layout, goal: one) == hex)
                }
            }
        }
    }

    @Test func holesAreJumpedAndTheRimEnds() {
        let region = HexRegion.ring(radius: 3)
        #expect(region.cell(.left, of: Hex(3, 0), in: pointy) == Hex(2, 1) || region.cell(.left, of: Hex(3, 0), in: pointy) == Hex(3, -1))
        let two: HexRegion = [Hex(0, 0), Hex(5, 0)]
        #expect(two.cell(.right, of: .zero, in: pointy) == Hex(5, 0) && two.cell(.left, of: Hex(5, 0), in: pointy) == .zero && two.cell(.up, of: .zero, in: pointy) == nil)
        #expect(HexRegion([Hex.zero]).cell(.right, of: .zero, in: pointy) == nil && HexRegion().cell(.up, of: Hex(.max, .min), in: pointy) == nil)
        #expect(two.cell(.right, of: .zero, in: HexLayout(.pointy, radius: .nan)) == nil)
    }
}
