import Foundation
import SwiftUI
import Testing
@testable import HexGridExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

/// Offset coordinates and the positions of their cells.
struct HexGridTests {
    private let area = (-50...50).flatMap { column in (-50...50).map { OffsetCoordinate(column: column, row: $0) } }

    @Test func everyCellHasSixNeighborsThatHaveItAsNeighbor() {
        for cell in area.prefix(2000) {
            #expect(Set(cell.neighbors).count == 6)
            #expect(cell.neighbors.allSatisfy { $0.neighbors.contains(cell) })
        }
    }
    @Test func oddColumnsStandLowerLeftOfZeroToo() {
        for column in -3...3 { #expect(OffsetCoordinate(column: column, row: 2).unitCenter.y == (column % 2 == 0 ? 2 : 2.5)) }
    }
    @Test func disksHaveTheNumbersOfHexagons() {
        for rings in 0...6 {
            let disk = OffsetCoordinate(column: 3, row: -2).disk(rings: rings).map(\.cell)
            #expect(disk.count == 1 + 3 * rings * (rings + 1))
            #expect(Set(disk).count == disk.count)
        }
    }
    @Test func everyPointBelongsToTheNearestCell() {
        for cell in area {
            let center = cell.unitCenter
            for (dx, dy) in [(0, 0), (0.3, 0.2), (-0.3, -0.2), (0, 0.49), (0, -0.49), (0.6, 0)] as [(CGFloat, CGFloat)] {
                #expect(OffsetCoordinate(nearest: CGPoint(x: center.x + dx, y: center.y + dy)) == cell)
            }
        }
        #expect(OffsetCoordinate(nearest: CGPoint(x: CGFloat.nan, y: 0)) == OffsetCoordinate(column: 0, row: 0))
        #expect(OffsetCoordinate(nearest: CGPoint(x: 1e300, y: -1e300)) == OffsetCoordinate(column: 0, row: 0))
    }
    @Test func aGridIsAsLargeAsFits() {
        // Three columns, the middle one shifted down: 10/3 columns wide and 2.5 rows high.
        let cells = [(0, 0), (1, 0), (2, 0), (1, 1), (0, 1)].map { OffsetCoordinate(column: $0.0, row: $0.1) }
        let geometry = HexGridGeometry(cells: cells, size: CGSize(width: 1000, height: 250))
        #expect(geometry.cellHeight == 100)
        #expect(abs(geometry.size.width - 10 / 3 * 100 * 3.0.squareRoot() / 2) < 1e-9)
        #expect(geometry.size.height == 250)
        for cell in cells { #expect(geometry.cell(at: geometry.center(of: cell.unitCenter)) == cell) }
        #expect(HexGridGeometry(cells: cells, size: .zero).cell(at: .zero) == nil)
    }
    @Test func aTopRowOfOddColumnsOnlyLeavesNoGap() {
        let cells = [(1, 0), (3, 0), (0, 1), (2, 1)].map { OffsetCoordinate(column: $0.0, row: $0.1) }
        let geometry = HexGridGeometry(cells: cells, size: CGSize(width: 1000, height: 150))
        #expect(geometry.cellHeight == 100)
        let centers = cells.map { geometry.center(of: $0.unitCenter).y }
        #expect(centers.min() == 50)
        #expect(centers.max() == 100)
    }
}

/// The grid as a layout, and touches on it.
@MainActor
struct HexGridViewTests {
    @MainActor private final class Ledger {
        var frames: [Int: CGRect] = [:]
        var size = CGSize.zero
        var taps: [Int] = []
    }
    private struct Item: Identifiable {
        let id: Int
        let cell: OffsetCoordinate
    }
    private let ledger = Ledger()

    private func grid(_ cells: [(Int, Int)], spacing: CGFloat = 0) -> some View {
        HexGrid(cells.enumerated().map { Item(id: $0, cell: OffsetCoordinate(column: $1.0, row: $1.1)) }, spacing: spacing, cell: \.cell) { item in
            GeometryReader { proxy in
                let _ = ledger.frames[item.id] = proxy.frame(in: .global)
                // A picture larger than its hexagon.
                Color.blue.frame(width: 500, height: 500)
            }
            .onTapGesture { ledger.taps.append(item.id) }
        }
        .background { GeometryReader { proxy in let _ = ledger.size = proxy.size; Color.clear } }
    }

    @Test func whereNothingIsProposedCellsHaveASensibleSize() {
        _ = Finger(on: grid([(0, 0), (0, 1)]).fixedSize(), of: "HexGrid")
        #expect(ledger.size.height == 160)
        #expect(abs(ledger.size.width - 80 * 2 / 3.0.squareRoot()) < 0.5)
        // Only the width is proposed, as in a scrolling list.
        _ = Finger(on: grid([(0, 0), (0, 1)]).frame(width: 200).fixedSize(horizontal: false, vertical: true), of: "HexGrid")
        #expect(abs(ledger.size.width - 200) < 1e-6)
        #expect(abs(ledger.size.height - 200 * 3.0.squareRoot()) < 1)
    }
    @Test func noCellsTakeNoRoom() {
        _ = Finger(on: grid([]), of: "HexGrid")
        #expect(ledger.size == .zero)
    }
    @Test func theGapIsTheSameOnAllSides() {
        let cells = [(0, 0)] + OffsetCoordinate(column: 0, row: 0).neighbors.map { ($0.column, $0.row) }
        _ = Finger(on: grid(cells, spacing: 10), of: "HexGrid", width: 600, height: 600)
        let middle = ledger.frames[0] ?? .zero
        for id in 1...6 {
            let frame = ledger.frames[id] ?? .zero
            // The distance between centres is a cell's inner height plus the gap.
            #expect(abs(hypot(frame.midX - middle.midX, frame.midY - middle.midY) - middle.height - 10) < 1.1)
        }
    }
    @Test func aHexagonTakesTouchesWithinItsOutlineOnly() {
        let finger = Finger(on: grid([(0, 0), (1, 0)]), of: "HexGrid", width: 350, height: 600)
        let first = ledger.frames[0] ?? .zero
        finger.tap(CGPoint(x: first.midX, y: first.midY))
        #expect(ledger.taps == [0])
        // The corner of its rectangle is outside; the lower right corner belongs to its neighbour.
        finger.tap(CGPoint(x: first.minX + 5, y: first.minY + 5))
        #expect(ledger.taps == [0])
        finger.tap(CGPoint(x: first.maxX - 10, y: first.maxY - 5))
        #expect(ledger.taps == [0, 1])
    }
    @Test func fromRightToLeftTheColumnsAreMirrored() {
        _ = Finger(on: grid([(0, 0), (1, 0)]), of: "HexGrid", direction: .rightToLeft)
        #expect((ledger.frames[0]?.midX ?? 0) > (ledger.frames[1]?.midX ?? 0))
    }
}

/// Land that rises and sinks.
struct IslandTests {
    private func isGentle(_ island: Island) -> Bool {
        island.tiles.allSatisfy { tile in
            tile.cell.neighbors.compactMap(island.terrain).allSatisfy { abs($0.rawValue - tile.terrain.rawValue) <= Island.steepest }
        }
    }

    @Test(arguments: [0, 1, 2, 3, 17, -4]) func islandsAreTheSameEachTimeAndGentle(_ number: Int) {
        let island = Island(number: number)
        #expect(island == Island(number: number))
        #expect(isGentle(island))
        #expect(island.tiles.count == 61)
        #expect(island.landCount > 5)
    }
    @Test func landIsLiftedAlongAndDrawnDown() {
        var island = Island(number: 0)
        let cell = OffsetCoordinate(column: -4, row: 0), before = island.terrain(at: cell)
        island.raise(cell)
        #expect(island.terrain(at: cell) == before?.moved(by: 1))
        for _ in 0..<9 { island.raise(cell) }
        #expect(island.terrain(at: cell) == .summit)
        #expect(isGentle(island))
        for _ in 0..<9 { island.sink(cell) }
        #expect(island.terrain(at: cell) == .sea)
        #expect(isGentle(island))
        let kept = island
        island.raise(OffsetCoordinate(column: 99, row: 0))
        #expect(island == kept)
    }
    @Test func anyWorkLeavesItGentle() {
        var island = Island(number: 2), dice = Dice(5)
        for _ in 0..<300 {
            guard let tile = island.tiles.randomElement(using: &dice) else { return }
            if Bool.random(using: &dice) { island.raise(tile.cell) } else { island.sink(tile.cell) }
            #expect(isGentle(island))
        }
    }
    @Test func noRingsAreOneTile() { #expect(Island(number: 0, rings: 0).tiles.count == 1) }
}

/// The island in use.
@MainActor
struct IslandViewTests {
    private func tiles(_ screen: TestScreen) -> Int { screen.elements.count { $0.value?.hasPrefix("Column") == true && !$0.isLeaving } }

    @Test func theNextIslandRisesWholeWhileOneStillRises() throws {
        let screen = try ShownExample.hexGrid.open(IslandView())
        screen.advance(by: 0.3)
        #expect((1..<61).contains(tiles(screen)))
        // Twice, the second time while the first island has not yet sunk.
        try screen.tap("Next")
        screen.advance(by: 0.1)
        #expect(tiles(screen) == 0)
        try screen.tap("Next")
        // Nothing rises while the old land sinks, and the land of two islands is never visible together.
        var last = 0
        while screen.time < 3 {
            screen.advance(by: 1.0 / 60)
            let now = tiles(screen)
            #expect(now >= last, "Land that rises goes on rising.")
            if now > 0 { #expect(screen.shows("Saltmarch")) }
            last = now
        }
        #expect(last == 61 && screen.isSettled)
    }
    @Test(arguments: Array(stride(from: 0.02, through: 0.75, by: 0.05))) func nextAtAnyMomentOfTheRise(_ moment: TimeInterval) throws {
        let screen = try ShownExample.hexGrid.open(IslandView())
        screen.advance(by: moment)
        try screen.tap("Next")
        screen.advance(by: 0.02)
        #expect(tiles(screen) == 0)
        screen.advance(by: 0.3)
        #expect(tiles(screen) == 0 && screen.shows("Amberfell"))
        screen.advance(by: 2)
        #expect(tiles(screen) == 61 && screen.shows("Quill Island") && screen.isSettled)
        let island = Island(number: 1)
        for tile in island.tiles {
            let element = screen.elements.first { $0.value == "Column \(tile.cell.column), row \(tile.cell.row)" }
            #expect(element?.label == tile.terrain.name)
        }
    }
    @Test func landIsShapedWhileItSinks() throws {
        let screen = try ShownExample.hexGrid.open(IslandView(opensEmpty: false))
        try screen.tap("Next")
        screen.advance(by: 0.1)
        try screen.tap(.point(196, 420))
        screen.advance(by: 3)
        #expect(tiles(screen) == 61)
    }
    @Test func tenThousandHexagonsAreShapedOneByOne() throws {
        let screen = try ShownExample.hexGrid.open(IslandView(rings: 57, opensEmpty: false))
        #expect(screen.views(of: TileView.self).count == 9919)
        // By the shore, where the neighbours need not follow.
        func height() -> Int { screen.views(of: TileView.self).reduce(0) { $0 + $1.view.terrain.rawValue } }
        let before = height(), place = try #require(screen.views(of: TileView.self).last { $0.view.terrain == .lagoon }).frame
        try screen.tap(.point(place.midX, place.midY))
        let counters = screen.window.graph.counters
        #expect(counters.bodies < 60, "\(counters.bodies) bodies")
        screen.advance(by: 0.5)
        #expect((before + 1...before + 7).contains(height()) && screen.isUntouched)
    }
    @Test func aPointIsFoundInAnyRingOfTheIsland() {
        let island = Island(number: 0), size = CGSize(width: 300, height: 280)
        for rings in 1...5 {
            let shown = island.tiles(rings: rings), geometry = HexGridGeometry(cells: shown.map(\.cell), size: size)
            #expect(shown.count == 1 + 3 * rings * (rings - 1) && shown.allSatisfy { $0.ring < rings })
            for tile in island.tiles {
                let center = geometry.center(of: tile.cell.unitCenter)
                #expect(island.cell(at: center, in: size, rings: rings) == (tile.ring < rings ? tile.cell : nil))
            }
        }
        #expect(island.cell(at: .zero, in: size, rings: 0) == nil && island.cell(at: .zero, in: size, rings: 99) == nil)
        #expect(island.cell(at: .zero, in: .zero, rings: 3) == nil && island.tiles(rings: -1).isEmpty)
    }
}
