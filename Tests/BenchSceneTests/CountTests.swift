// The permitted counts of frames in the benchmarks' scenes. Times are measured by ./waggle bench.

import BenchScenes
import Foundation
import Testing
@testable import WaggleCore
@testable import WaggleHeadless
import WaggleGeometry

@MainActor
struct CountTests {
    /// A pan under a fish-eye evaluates one body and those of cells that come into view; nothing else is measured, placed or set.
    @Test(arguments: [37, 271]) func aPanOfTheHoneycombCostsWhatComesIntoSight(count: Int) {
        let model = CombModel(count: count)
        let window = HeadlessWindow(CombView(model: model), size: CGSize(width: 800, height: 800))
        _ = window.graph.displayList()
        let counters = window.graph.counters
        var quiet = 0
        for frame in 1...120 {
            model.frame = frame
            window.advance(to: Double(frame) / 60)
            _ = window.graph.displayList()
            let arrived = counters.bodies - 1
            #expect(arrived >= 0 && counters.textLayouts <= arrived)
            #expect(counters.measures <= arrived * 10 + 2, "frame \(frame), \(arrived) new cells")
            #expect(counters.placements <= arrived * 8 + 4, "frame \(frame), \(arrived) new cells")
            // Each cell's two effects are redrawn, and the containers around them; cells themselves only when they appear.
            #expect(counters.drawnItems <= count * 2 + 8 + arrived * 8)
            if arrived == 0, counters.measures == 0 { quiet += 1 }
        }
        #expect(quiet > 20)
        window.advance(by: 1)
        #expect(counters.bodies + counters.measures + counters.placements + counters.drawnItems == 0)
    }

    @Test func springsMoveWithoutBodiesAndLayout() {
        let model = SpringsModel(count: 1000)
        let window = HeadlessWindow(SpringsView(model: model), size: CGSize(width: 800, height: 800))
        let counters = window.graph.counters
        model.isOver = true
        window.advance(by: 1.0 / 60)
        for _ in 1...10 {
            window.advance(by: 1.0 / 60)
            #expect(counters.bodies + counters.measures + counters.placements + counters.resolves == 0)
            #expect(window.graph.isAnimating)
        }
    }

    @Test func aChangeOfTheEnvironmentConcernsThoseWhoReadIt() {
        let model = ReadersModel(count: 10_000)
        let window = HeadlessWindow(ReadersView(model: model), size: CGSize(width: 800, height: 800))
        let counters = window.graph.counters
        for value in 1...3 {
            model.value = value
            window.advance(by: 1.0 / 60)
            // The enclosing view and the ten that read the value.
            #expect(counters.bodies == 11 && counters.scopeEvaluations <= 2)
            #expect(counters.measures + counters.placements == 0)
        }
    }

    @Test func changesOfALongListCostWhatChanged() {
        let model = RowsModel()
        let window = HeadlessWindow(RowsView(model: model), size: CGSize(width: 400, height: 800))
        let counters = window.graph.counters
        func change(_ what: () -> Void) {
            what()
            window.advance(by: 1.0 / 60)
        }
        change { model.create(1000) }
        #expect(counters.bodies == 1001)
        #expect(counters.measures <= 33_100 && counters.placements <= 7010 && counters.textLayouts == 2000)
        change { model.updateEveryTenth(1) }
        #expect(counters.bodies == 101 && counters.textLayouts == 100)
        // In a changed row, only the changed label is measured again.
        #expect(counters.measures <= 1520 && counters.placements <= 510)
        change { model.swap() }
        #expect(counters.bodies == 1 && counters.textLayouts == 0)
        #expect(counters.measures <= 5 && counters.placements <= 8)
        change { model.insertInFront() }
        #expect(counters.bodies == 2 && counters.textLayouts <= 2)
        #expect(counters.measures <= 80 && counters.placements <= 50)
        change { model.removeMiddle() }
        #expect(counters.bodies == 1 && counters.measures <= 45 && counters.placements <= 45 && counters.textLayouts == 0)
        change { model.clear() }
        #expect(counters.bodies == 1 && counters.measures <= 5 && counters.placements <= 8)
    }

    /// Travelling waves evaluate no body and change no layout: only their shapes are redrawn.
    @Test func aFrameOfTheTankDrawsItsWavesAlone() {
        let window = HeadlessWindow(TankView(), size: TankView.size)
        _ = window.graph.displayList()
        let counters = window.graph.counters
        for frame in 1...120 {
            window.advance(to: Double(frame) / 60)
            _ = window.graph.displayList()
            #expect(counters.bodies + counters.measures + counters.placements == 0, "frame \(frame)")
            #expect((4...20).contains(counters.drawnItems), "frame \(frame): \(counters.drawnItems)")
        }
    }

    /// Each distinct proposal is computed once, so the number of measurements grows only linearly with the depth.
    @Test(arguments: [50, 100, 200]) func nestedStacksCostWhatTheirNodesDo(depth: Int) {
        let model = NestedModel(), window = HeadlessWindow(NestedView(depth: depth, model: model), size: CGSize(width: 800, height: 800))
        _ = window.graph.displayList()
        #expect(window.graph.counters.measures <= 16 * depth)
        model.length = 17
        window.advance(by: 1.0 / 60)
        #expect(window.graph.counters.bodies == 1 && window.graph.counters.measures <= 16 * depth)
    }
}
