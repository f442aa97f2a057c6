// The lazy honeycomb: the same picture as the eager one, at the time and memory of the visible cells.

@testable import BenchScenes
import Foundation
import Observation
import Testing
@testable import WaggleCore
@testable import WaggleHeadless
import WaggleGeometry

@MainActor
struct LazyHoneycombTests {
    private let window = CGSize(width: 800, height: 800)

    // MARK: The spiral

    @Test func theSpiralBeginsInTheMiddleAndAtTheLowerLeftOfEachRing() {
        let first = (0..<8).map { Hex(number: $0) }
        let expected = [(0, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-2, 2)].map { Hex(q: $0.0, r: $0.1) }
        #expect(first == expected)
    }

    /// Each cell of a ring is a neighbour of the previous one, and rings are contiguous.
    @Test func theSpiralGoesFromNeighbourToNeighbour() {
        var last = Hex(number: 0)
        for number in 1..<20_000 {
            let hex = Hex(number: number)
            #expect(hex.number == number)
            #expect(hex.ring == last.ring ? Hex(q: hex.q - last.q, r: hex.r - last.r).ring == 1 : hex.ring == last.ring + 1)
            last = hex
        }
    }

    @Test func numbersAndCellsBelongTogetherFarOut() {
        for ring in [100, 10_000, 1_000_000, 1_000_000_000] {
            let before = 1 + 3 * ring * (ring - 1)
            for number in [before - 1, before, before + ring, before + 6 * ring - 1] {
                let hex = Hex(number: number)
                #expect(hex.number == number)
                #expect(hex.ring == (number < before ? ring - 1 : ring))
            }
        }
    }

    // MARK: Visibility

    @Test(arguments: [0, 1, 2, 7, 30, 400]) func cellsInSightAreThoseWhoseHexagonTouchesTheWindow(count: Int) {
        let pitch: CGFloat = 10
        let windows = [CGRect(x: -40, y: -30, width: 80, height: 60), CGRect(x: 55, y: -20, width: 33, height: 77), CGRect(x: 3, y: 3, width: 1, height: 1),
                       CGRect(x: -1000, y: -1000, width: 2000, height: 2000), CGRect(x: 500, y: 0, width: 50, height: 50)]
        for sight in windows {
            let found = CombCell.cells(of: count, pitch: pitch, in: sight)
            // A hexagon extends half a pitch to the sides and 0.577 up and down.
            let reached = sight.insetBy(dx: -pitch / 2, dy: -pitch / CGFloat(3).squareRoot())
            let expected = (0..<count).filter { number in
                let place = Hex(number: number).place
                return (reached.minX...reached.maxX).contains(place.x * pitch) && (reached.minY...reached.maxY).contains(place.y * pitch)
            }
            #expect(Set(found.map(\.id)) == Set(expected) && found.count == expected.count)
            #expect(zip(found, found.dropFirst()).allSatisfy { ($0.hex.r, $0.hex.q) < ($1.hex.r, $1.hex.q) })
        }
    }

    @Test func oddWindowsShowNothing() {
        let odd = [CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 10, height: CGFloat.infinity)]
        for sight in odd { #expect(CombCell.cells(of: 100, pitch: 10, in: sight).isEmpty) }
        for pitch in [0, -1, CGFloat.nan] { #expect(CombCell.cells(of: 100, pitch: pitch, in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty) }
    }

    // MARK: Frames

    @Test func itDrawsThePictureOfAllItsCells() throws {
        let count = 1027, rowByRow = (0..<count).map { Hex(number: $0) }.sorted { ($0.r, $0.q) < ($1.r, $1.q) }.map(\.number)
        let motion = CombMotion.journey(reach: 500, frames: 60)
        let all = CombModel(count: count, listed: rowByRow, motion: motion), few = CombModel(count: count, listed: [], motion: motion)
        let windows = [HeadlessWindow(CombView(model: all), size: window), HeadlessWindow(LazyCombView(model: few), size: window)]
        for frame in [0, 1, 7, 8, 23, 41, 45] {
            (all.frame, few.frame) = (frame, frame)
            for window in windows { window.advance(to: Double(frame) / 60) }
            let (expected, picture) = (try windows[0].draw().makeImage(), try windows[1].draw().makeImage())
            #expect(picture.pixels == expected.pixels, "frame \(frame)")
        }
        // Far from the centre, where few cells are left.
        #expect(windows[1].graph.nodeCount < 4000)
    }

    /// The counts depend neither on the number of cells nor on the distance travelled; back at the start, the tree has as many nodes as before.
    @Test func aJourneyAcrossManyCellsCostsWhatIsInSight() {
        let model = CombModel(count: 100_000, listed: [], motion: .journey(reach: 2500, frames: 600))
        let window = HeadlessWindow(LazyCombView(model: model), size: window)
        _ = window.graph.displayList()
        let counters = window.graph.counters, nodes = window.graph.nodeCount
        // The listed cells, and those of them that the fish-eye shows.
        func cells() -> (listed: Set<Int>, shown: Set<Int>) {
            let listed = CombCell.cells(of: model.count, pitch: model.pitch, in: model.sight)
            let shown = listed.filter { model.lens.look(CGPoint(x: $0.hex.place.x * model.pitch + model.pan.dx, y: $0.hex.place.y * model.pitch + model.pan.dy)) != nil }
            return (Set(listed.map(\.id)), Set(shown.map(\.id)))
        }
        var before = cells(), most = 0
        let around = nodes - before.listed.count - before.shown.count * 9
        for frame in Array(1...30) + [100, 300, 570] + Array(590...600) {
            model.frame = frame
            window.advance(to: Double(frame) / 60)
            _ = window.graph.displayList()
            let now = cells()
            let listed = now.listed.subtracting(before.listed).count, arrived = now.shown.subtracting(before.shown).count
            let unlisted = before.listed.subtracting(now.listed).count, gone = before.shown.subtracting(now.shown).count
            before = now
            most = max(most, now.listed.count)
            // The scene, the comb, and each cell once.
            #expect(counters.bodies == arrived + 2 && counters.textLayouts == arrived, "frame \(frame)")
            #expect(counters.madeNodes == listed + arrived * 9 && counters.endedNodes == unlisted + gone * 9, "frame \(frame)")
            #expect(counters.measures <= arrived * 8 + 3 && counters.placements <= arrived * 8 + 4, "frame \(frame)")
            #expect(counters.drawnItems <= now.shown.count * 2 + arrived * 6 + 4, "frame \(frame)")
            #expect(window.graph.nodeCount == around + now.listed.count + now.shown.count * 9, "frame \(frame)")
        }
        #expect(most < 2200)
        #expect(window.graph.nodeCount == nodes)
    }

    @Test func aCellKeepsItsStateWhileItIsInSight() {
        let log = Log()
        let model = Sight()
        let window = HeadlessWindow(StatefulComb(model: model, log: log), size: CGSize(width: 100, height: 100))
        let first = Set(CombCell.cells(of: 100_000, pitch: 20, in: model.rectangle).map(\.id))
        #expect(log.came == first)
        log.came = []
        model.rectangle.origin.x += 30
        window.advance(by: 0.1)
        let second = Set(CombCell.cells(of: 100_000, pitch: 20, in: model.rectangle).map(\.id))
        #expect(log.came == second.subtracting(first) && log.went == first.subtracting(second))
        #expect(!log.came.isEmpty && !first.isDisjoint(with: second))
        // A cell that reappears starts with new state.
        (log.came, log.went) = ([], [])
        model.rectangle.origin.x -= 30
        window.advance(by: 0.1)
        #expect(log.came == first.subtracting(second) && log.went == second.subtracting(first))
    }
}

private final class Log {
    var came: Set<Int> = [], went: Set<Int> = []
}

@Observable private final class Sight {
    var rectangle = CGRect(x: 300, y: 120, width: 100, height: 100)
}

private struct StatefulComb: View {
    let model: Sight
    let log: Log

    var body: some View {
        LazyHoneycomb(count: 100_000, pitch: 20, sight: model.rectangle) { cell in
            Color.clear
                .frame(width: 10, height: 10)
                .onAppear { log.came.insert(cell.id) }
                .onDisappear { log.went.insert(cell.id) }
        }
    }
}
