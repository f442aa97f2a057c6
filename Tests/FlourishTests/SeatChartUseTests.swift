import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

/// Halls under fingers that interrupt one another, in changing sizes, and plans with odd numbers.
@MainActor struct SeatChartUseTests {
    private static let red = SeatCategory("Red", price: "€9", color: .red), blue = SeatCategory("Blue", color: .blue)
    private func section(_ name: String, _ rows: [SeatRow], at middle: CGPoint = .zero) -> SeatSection { SeatSection(name, category: Self.red, rows: rows, middle: middle) }

    // MARK: Plans

    @Test func aPointBelongsToTheSectionOfTheNearestSeat() throws {
        // The outer arc comes first, and the inner one lies within its bounds.
        let plan = SeatPlan([
            SeatSection("Outer", category: Self.red, rows: 3, around: .zero, radius: 20, direction: .degrees(180), sweep: .degrees(170)),
            SeatSection("Inner", category: Self.blue, rows: 3, around: .zero, radius: 6, direction: .degrees(180), sweep: .degrees(100)),
        ])
        #expect(plan.section(at: CGPoint(x: 0, y: 7)) == 1 && plan.section(at: CGPoint(x: 0, y: 21)) == 0)
        // Between the arcs, and far outside.
        #expect(plan.section(at: CGPoint(x: 0, y: 14)) == nil && plan.section(at: CGPoint(x: 0, y: -30)) == nil && plan.section(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    }
    @Test func gapsAtBothEndsOfAnArcAreEqual() throws {
        for sweep in stride(from: 0.0, through: 350, by: 7) {
            let plan = SeatPlan([SeatSection("Arc", category: Self.red, rows: 4, around: .zero, radius: 5, direction: .degrees(180), sweep: .degrees(sweep))])
            for row in 0..<4 {
                let seats = plan.seats.filter { $0.row == row }
                guard let first = seats.first, let last = seats.last else { continue }
                #expect(abs(first.point.x + last.point.x) < 1e-9 && abs(first.point.y - last.point.y) < 1e-9)
            }
        }
        #expect(SeatPlan([SeatSection("None", category: Self.red, rows: 4, around: .zero, radius: 5, direction: .zero, sweep: .zero)]).seats.isEmpty)
    }
    @Test func aPlanIsTheSameEachTime() {
        #expect((0..<5).allSatisfy { _ in SeatPlan(SeatChartTests.hall.sections).places == SeatPlan(SeatChartTests.hall.sections).places })
    }
    @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300]) func absurdNumbersAreHarmless(_ number: Double) throws {
        let plan = SeatPlan([
            SeatSection("A", category: Self.red, rows: [SeatRow("A", count: -5), SeatRow("B", count: 3, firstNumber: .min)], middle: CGPoint(x: number, y: number), turn: .degrees(number)),
            SeatSection("B", category: Self.red, rows: 3, around: CGPoint(x: number, y: number), radius: number, direction: .degrees(number), sweep: .degrees(number)),
        ], stage: "S", stageFrame: CGRect(x: number, y: number, width: number, height: number))
        #expect(plan.seats.count { $0.section == 0 } == 3)
        _ = (plan.seat(at: CGPoint(x: number, y: 0)), plan.section(at: CGPoint(x: number, y: 0)), plan.bestAvailable(2) { _ in .free })
        let screen = try TestScreen(SeatChart(plan, selection: .constant([])), size: CGSize(width: 200, height: 200))
        try screen.tap(.point(100, 100))
        try screen.pinch(.point(100, 100), by: 4)
        try screen.settle()
    }

    // MARK: On a screen

    private struct Box: View {
        let plan: TestValue<SeatPlan>
        let selection: TestValue<Set<SeatPlace>>
        let size: TestValue<CGSize>
        var body: some View {
            SeatChart(plan.value, selection: selection.binding)
                .frame(width: size.value.width, height: size.value.height)
        }
    }
    private func screen(_ plan: SeatPlan = SeatChartTests.hall, _ selection: TestValue<Set<SeatPlace>> = TestValue([]), size: TestValue<CGSize> = TestValue(CGSize(width: 400, height: 500))) throws -> TestScreen {
        try TestScreen(Box(plan: TestValue(plan), selection: selection, size: size), size: CGSize(width: 400, height: 500))
    }
    private func camera(_ screen: TestScreen) throws -> SeatCamera { try #require(screen.views(of: SeatCanvas.self).first).view.camera }

    @Test func aFingerTakesTheHallWhereItIsShown() throws {
        let screen = try screen()
        try screen.tap(.point(200, 230))
        screen.advance(by: 0.12)
        let shown = try camera(screen)
        #expect(!screen.isSettled)
        try screen.fingerDown(on: .point(200, 250))
        let before = try camera(screen)
        try screen.fingerMove(to: .point(212, 250), over: 1.0 / 60)
        let taken = try camera(screen)
        // A frame of the motion may lie in between.
        #expect(before == shown && abs(taken.scale / before.scale - 1) < 0.3, "\(before) \(taken)")
        try screen.fingerMove(to: .point(230, 250), over: 0.2)
        #expect(try abs(camera(screen).scale - taken.scale) < 0.2)
        try screen.fingerUp()
        try screen.settle()
        #expect(screen.isUntouched)
    }
    @Test func aTapInMidZoomChoosesWhatIsUnderTheFinger() throws {
        let selection = TestValue<Set<SeatPlace>>([]), screen = try screen(SeatChartTests.hall, selection)
        try screen.tap(.point(200, 230))
        var shown = try camera(screen)
        while shown.scale < SeatCamera.choosing + 2 {
            screen.advance(by: 1.0 / 60)
            shown = try camera(screen)
        }
        #expect(!screen.isSettled)
        let finger = CGPoint(x: 260, y: 330), seat = try #require(SeatChartTests.hall.seat(at: shown.plan(finger)))
        try screen.tap(.point(finger.x, finger.y))
        try screen.settle()
        #expect(selection.value == [SeatChartTests.hall.seats[seat].place])
    }
    @Test func aCancelledGestureLeavesTheNextOneWhereTheHallIs() throws {
        let screen = try screen()
        try screen.pinch(.point(200, 250), by: 3)
        try screen.settle()
        try screen.fingerDown(on: .point(200, 250))
        try screen.fingerMove(to: .point(150, 250), over: 0.1)
        screen.cancelTouches()
        try screen.settle()
        try screen.press(.tab)
        try screen.press("+")
        try screen.settle()
        let zoomed = try camera(screen)
        try screen.fingerDown(on: .point(200, 250))
        try screen.fingerMove(to: .point(212, 250), over: 0.1)
        #expect(try abs(camera(screen).scale - zoomed.scale) < 0.01)
        try screen.fingerUp()
        try screen.settle()
    }
    @Test func aTapBesideAllSeatsShowsTheWholeHallAgain() throws {
        let selection = TestValue<Set<SeatPlace>>([]), plan = SeatPlan([section("A", SeatRow.block(3, of: 3)), section("B", SeatRow.block(3, of: 3), at: CGPoint(x: 40, y: 0))])
        let screen = try screen(plan, selection), whole = try camera(screen)
        try screen.tap(.point(25, 250))
        try screen.settle()
        #expect(try camera(screen).scale > SeatCamera.choosing)
        try screen.tap(.point(200, 30))
        try screen.settle()
        #expect(try abs(camera(screen).scale - whole.scale) < 1e-6 && selection.value.isEmpty)
    }
    @Test func aHallThatBeginsWithoutASizeFitsWhenItGetsOne() throws {
        let size = TestValue(CGSize.zero), screen = try screen(size: size)
        #expect(screen.isSettled)
        size.value = CGSize(width: 400, height: 500)
        try screen.settle()
        let fitting = SeatCamera(fitting: SeatChartTests.hall.frame, in: size.value)
        #expect(try abs(camera(screen).scale - fitting.scale) < 1e-6)
        try screen.tap(.point(200, 230))
        screen.advance(by: 0.1)
        size.value = CGSize(width: 200, height: 160)
        try screen.settle()
        #expect(try camera(screen).visible(in: size.value).intersects(SeatChartTests.hall.frame))
    }
    @Test func chosenSeatsStayChosenInAnotherPlan() throws {
        let place = SeatPlace(section: "A", row: "A", number: 2), selection = TestValue<Set<SeatPlace>>([place]), plan = TestValue(SeatPlan([section("A", SeatRow.block(2, of: 3))]))
        let screen = try TestScreen(Box(plan: plan, selection: selection, size: TestValue(CGSize(width: 400, height: 500))), size: CGSize(width: 400, height: 500))
        plan.value = SeatPlan([section("New", SeatRow.block(4, of: 6), at: CGPoint(x: -20, y: 0)), section("A", SeatRow.block(2, of: 3))])
        try screen.settle()
        let canvas = try #require(screen.views(of: SeatCanvas.self).first).view
        #expect(selection.value == [place] && canvas.selected.map { canvas.plan.seats[$0].place } == [place])
    }
    @Test func aHallIsNeverMirrored() throws {
        let first = try camera(screen())
        let mirrored = try TestScreen(Box(plan: TestValue(SeatChartTests.hall), selection: TestValue([]), size: TestValue(CGSize(width: 400, height: 500))).environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 400, height: 500))
        #expect(try camera(mirrored) == first)
        try mirrored.perform(.activate, on: "Left")
        try mirrored.settle()
        #expect(try camera(mirrored).plan(CGPoint(x: 200, y: 250)).x < 0)
    }
    @Test func aHallAtRestCostsNothing() throws {
        let screen = try screen()
        try screen.tap(.point(200, 230))
        try screen.settle()
        screen.advance(by: 0.5)
        #expect(screen.window.graph.counters.bodies == 0 && screen.window.graph.counters.drawnItems == 0)
    }
}

extension SeatChartUseTests {
    @Test func aCategoryHasALimitOfItsOwn() throws {
        let few = SeatCategory("Few", color: .red, limit: 1), many = SeatCategory("Many", color: .blue)
        let plan = SeatPlan([SeatSection("Few", category: few, rows: [SeatRow("A", count: 3)], middle: .zero), SeatSection("Many", category: many, rows: [SeatRow("A", count: 3)], middle: CGPoint(x: 0, y: 3))])
        let selection = TestValue<Set<SeatPlace>>([]), screen = try TestScreen(SeatChart(plan, selection: selection.binding), size: CGSize(width: 300, height: 300))
        try screen.press(.tab)
        try screen.press(.rightArrow)
        for _ in 0..<2 {
            try screen.press(.space)
            try screen.press(.rightArrow)
        }
        #expect(selection.value.count == 1)
        try screen.press(.downArrow)
        for _ in 0..<2 {
            try screen.press(.space)
            try screen.press(.leftArrow)
        }
        try screen.settle()
        #expect(selection.value.count { $0.section == "Many" } == 2 && selection.value.count == 3)
    }
    @Test func seatsAreTogetherInOneRowWithoutAGap() {
        func place(_ row: String, _ number: Int) -> SeatPlace { SeatPlace(section: "Left", row: row, number: number) }
        let hall = SeatChartTests.hall
        #expect(hall.areTogether([]) && hall.areTogether([place("A", 2)]) && hall.areTogether([place("A", 3), place("A", 1), place("A", 2)]))
        #expect(!hall.areTogether([place("A", 1), place("A", 3)]) && !hall.areTogether([place("A", 5), place("B", 1)]) && !hall.areTogether([place("Z", 1)]))
    }
    @Test func aMouseGoesToASectionChoosesAndDrags() throws {
        let selection = TestValue<Set<SeatPlace>>([]), screen = try screen(SeatChartTests.hall, selection)
        try screen.click(.point(200, 230))
        try screen.settle()
        let camera = try camera(screen), seat = SeatChartTests.hall.seats[60], point = camera.point(seat.point)
        #expect(camera.scale >= SeatCamera.choosing)
        try screen.mouseDrag(.point(200, 250), to: .point(200 + 200 - point.x, 250 + 250 - point.y), over: 0.5)
        try screen.settle()
        let now = try self.camera(screen).point(seat.point)
        try screen.click(.point(now.x, now.y))
        try screen.settle()
        #expect(selection.value == [seat.place])
    }
}
