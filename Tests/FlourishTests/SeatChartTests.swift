import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

@MainActor struct SeatChartTests {
    static let stalls = SeatCategory("Stalls", price: "€48", color: .indigo), circle = SeatCategory("Circle", price: "€32", color: .teal)
    static let hall = SeatPlan([
        SeatSection("Stalls", category: stalls, rows: 8, around: .zero, radius: 7, direction: .degrees(180), sweep: .degrees(110)),
        SeatSection("Left", category: circle, rows: SeatRow.block(10, of: 5), middle: CGPoint(x: -19, y: 5), turn: .degrees(70)),
        SeatSection("Right", category: circle, rows: SeatRow.block(10, of: 5), middle: CGPoint(x: 19, y: 5), turn: .degrees(-70)),
        SeatSection("Circle", category: circle, rows: 4, around: .zero, radius: 19, direction: .degrees(180), sweep: .degrees(90)),
    ], stage: "Stage", stageFrame: CGRect(x: -6, y: -2, width: 12, height: 4))
    private func row(_ count: Int) -> SeatPlan { SeatPlan([SeatSection("Hall", category: Self.stalls, rows: [SeatRow("A", count: count)], middle: .zero)]) }
    private func place(_ number: Int) -> SeatPlace { SeatPlace(section: "Hall", row: "A", number: number) }

    // MARK: Plans

    @Test func exactLengthsFitExactly() {
        for count in 0...500 { #expect(SeatRow.fitting(CGFloat(count) * 0.8 + CGFloat(count + 1) * 0.2) == count) }
        #expect(SeatRow.fitting(0.1) == 0 && SeatRow.fitting(-5) == 0 && SeatRow.fitting(.nan) == 0 && SeatRow.fitting(.infinity) == 0)
        #expect(SeatRow.fitting(1.99) == 1)
    }
    @Test func rowsAreLettered() { #expect([0, 25, 26, 27, 701, 702].map(SeatRow.letters) == ["A", "Z", "AA", "AB", "ZZ", "AAA"]) }
    @Test func aTurnKeepsTheMiddle() {
        let plan = SeatPlan([SeatSection("T", category: Self.stalls, rows: SeatRow.block(5, of: 7), middle: CGPoint(x: 30, y: -4), turn: .degrees(37))])
        let sum = plan.seats.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x / 35, y: $0.y + $1.point.y / 35) }
        #expect(abs(sum.x - 30) < 1e-9 && abs(sum.y + 4) < 1e-9)
    }
    @Test func seatsOfAnArcStandApartAndFaceItsCentre() {
        let plan = SeatPlan([SeatSection("Arc", category: Self.stalls, rows: 3, around: .zero, radius: 10, direction: .degrees(180), sweep: .degrees(90))])
        for (one, next) in zip(plan.seats, plan.seats.dropFirst()) where one.row == next.row {
            #expect(abs(hypot(one.point.x - next.point.x, one.point.y - next.point.y) - 1) < 0.01 && one.point.x < next.point.x)
        }
        #expect(plan.seats.allSatisfy { $0.point.y > 0 && abs(hypot($0.point.x, $0.point.y) - 10 - CGFloat($0.row) * 1.25) < 1e-9 })
    }
    @Test func everySeatIsFoundAtItsPlace() {
        for (index, seat) in Self.hall.seats.enumerated() { #expect(Self.hall.seat(at: seat.point) == index && Self.hall.index(of: seat.place) == index) }
        #expect(Self.hall.seat(at: CGPoint(x: 0, y: 0)) == nil && Self.hall.seat(at: CGPoint(x: 1e9, y: 0)) == nil)
    }
    @Test func everySeatIsReachedByArrows() {
        let plan = Self.hall
        var reached: Set<Int> = [0], open = [0]
        while let seat = open.popLast() {
            for direction in [CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1)] {
                if let next = plan.neighbour(of: seat, toward: direction), reached.insert(next).inserted { open.append(next) }
            }
        }
        #expect(reached.count == plan.seats.count, "\(plan.seats.indices.filter { !reached.contains($0) }.map { plan.seats[$0].place })")
    }

    // MARK: Choices

    @Test func theBestSeatsAreBesideOneAnotherAndNearTheMiddle() {
        #expect(row(9).bestAvailable(3) { _ in .free }.map(\.number) == [4, 5, 6])
        #expect(row(9).bestAvailable(3) { $0.number == 5 ? .sold : .free }.map(\.number) == [2, 3, 4])
        #expect(row(4).bestAvailable(3) { $0.number == 2 ? .held : .free }.isEmpty && row(4).bestAvailable(0) { _ in .free }.isEmpty && row(0).bestAvailable(1) { _ in .free }.isEmpty)
        let best = Self.hall.bestAvailable(4, in: Self.circle) { _ in .free }
        #expect(best.count == 4 && Set(best.map(\.row)).count == 1 && best.first.flatMap(Self.hall.category) == Self.circle)
    }
    @Test func seatsForWheelchairsAreKeptForThem() {
        var section = SeatSection("Hall", category: Self.stalls, rows: [SeatRow("A", count: 5)], middle: .zero)
        section.accessible = [place(3)]
        let plan = SeatPlan([section])
        #expect(plan.bestAvailable(1, accessible: true) { _ in .free } == [place(3)] && plan.bestAvailable(3) { _ in .free }.isEmpty)
    }
    @Test func aSeatLeftAloneIsAnOrphan() {
        let plan = row(5)
        #expect(plan.orphans(of: [place(2), place(3)]) { _ in .free } == [place(1)])
        #expect(plan.orphans(of: [place(1), place(2)]) { _ in .free }.isEmpty)
        #expect(plan.orphans(of: [place(1), place(3)]) { _ in .free } == [place(2)])
        // It was alone before.
        #expect(plan.orphans(of: [place(3)]) { $0.number == 2 ? .sold : .free }.isEmpty)
    }

    // MARK: Camera

    @Test func zoomingKeepsThePointUnderTheFingers() {
        let size = CGSize(width: 400, height: 500), start = SeatCamera(fitting: Self.hall.frame, in: size), point = CGPoint(x: 180, y: 260)
        let zoomed = start.zoomed(by: 3, about: point, frame: Self.hall.frame, in: size)
        #expect(abs(zoomed.scale - start.scale * 3) < 1e-9 && hypot(zoomed.plan(point).x - start.plan(point).x, zoomed.plan(point).y - start.plan(point).y) < 1e-9)
        #expect(start.zoomed(by: 1e9, about: point, frame: Self.hall.frame, in: size).scale == SeatCamera.largest)
        #expect(abs(start.zoomed(by: 1e-9, about: point, frame: Self.hall.frame, in: size).scale - start.scale) < 1e-9)
        for factor in [CGFloat.nan, .infinity, 0, -2] { #expect(start.zoomed(by: factor, about: point, frame: Self.hall.frame, in: size) == start) }
        _ = SeatCamera(fitting: .zero, in: .zero)
    }
    @Test func theHallCannotBeDraggedAway() {
        let size = CGSize(width: 400, height: 500), start = SeatCamera(fitting: Self.hall.frame, in: size).zoomed(by: 4, about: .zero, frame: Self.hall.frame, in: size)
        let far = start.moved(by: CGSize(width: 1e9, height: -1e9), frame: Self.hall.frame, in: size)
        #expect(far.visible(in: size).intersects(Self.hall.frame))
    }

    // MARK: On a screen

    struct Box: View {
        let plan: SeatPlan
        let selection: TestValue<Set<SeatPlace>>
        var limit = 4
        var body: some View {
            SeatChart(plan, selection: selection.binding, limit: limit) { $0.number % 7 == 3 ? .sold : $0.number % 11 == 5 ? .held : .free }
        }
    }
    private func screen(_ selection: TestValue<Set<SeatPlace>>, plan: SeatPlan = hall, limit: Int = 4, dark: Bool = false, reduceMotion: Bool = false) throws -> TestScreen {
        try TestScreen(Box(plan: plan, selection: selection, limit: limit).environment(\.accessibilityReduceMotion, reduceMotion), size: CGSize(width: 400, height: 500),
                       colorScheme: dark ? .dark : .light)
    }
    @Test(arguments: [false, true]) func aTapGoesToASectionAndAnotherChooses(_ dark: Bool) throws {
        let selection = TestValue<Set<SeatPlace>>([]), screen = try screen(selection, dark: dark)
        try screen.look("seats-hall-\(dark)")
        #expect(screen.isSettled)
        try screen.tap(.point(200, 230))
        screen.advance(by: 0.2)
        try screen.look("seats-going-\(dark)")
        try screen.settle()
        #expect(selection.value.isEmpty)
        try screen.tap(.point(200, 250))
        try screen.tap(.point(233, 250))
        try screen.settle()
        try screen.look("seats-chosen-\(dark)")
        #expect(selection.value.count == 2)
    }
    @Test func keysGoFromSeatToSeat() throws {
        let selection = TestValue<Set<SeatPlace>>([]), screen = try screen(selection)
        try screen.press(.tab)
        try screen.press(.rightArrow)
        try screen.press(.rightArrow)
        try screen.press(.space)
        try screen.settle()
        try screen.look("seats-keys")
        #expect(selection.value == [SeatPlace(section: "Stalls", row: "A", number: 2)])
        try screen.press(.return)
        #expect(selection.value.isEmpty)
        try screen.press(.escape)
        try screen.settle()
    }
    @Test func beyondTheLimitNothingIsChosen() throws {
        let selection = TestValue<Set<SeatPlace>>([]), screen = try screen(selection, limit: 1)
        try screen.press(.tab)
        try screen.press(.rightArrow)
        try screen.press(.space)
        try screen.press(.rightArrow)
        try screen.press(.space)
        screen.advance(by: 0.1)
        #expect(selection.value == [SeatPlace(section: "Stalls", row: "A", number: 1)] && !screen.isSettled)
        // The third is sold.
        selection.value = []
        try screen.press(.rightArrow)
        try screen.press(.space)
        try screen.settle()
        #expect(selection.value.isEmpty)
    }
    @Test func assistiveProgramsFindSectionsAndSeats() throws {
        let selection = TestValue<Set<SeatPlace>>([]), screen = try screen(selection)
        #expect(screen.shows("Stalls") && screen.shows("Left"))
        try screen.perform(.activate, on: "Left")
        try screen.settle()
        #expect(try screen.element("Row B, seat 1").value == "€32, free" && screen.element("Row B, seat 3").value == "€32, sold")
        try screen.perform(.activate, on: "Row B, seat 1")
        #expect(selection.value == [SeatPlace(section: "Left", row: "B", number: 1)])
        try screen.perform(.activate, on: "Whole hall")
        try screen.settle()
        #expect(screen.shows("Circle"))
    }
    @Test func pinchingAndDraggingInterruptOneAnother() throws {
        let screen = try screen(TestValue([]))
        try screen.pinch(.point(200, 250), by: 3)
        try screen.drag(.point(200, 250), to: .point(60, 380), over: 0.1)
        screen.advance(by: 0.05)
        try screen.tap(.point(200, 250))
        try screen.drag(.point(200, 250), to: .point(300, 100), over: 0.1)
        try screen.settle()
        try screen.look("seats-pinched")
        try screen.pinch(.point(200, 250), by: 0.1)
        try screen.settle()
        #expect(screen.isUntouched)
    }
    @Test func withReducedMotionTheViewChangesAtOnce() throws {
        let screen = try screen(TestValue([]), reduceMotion: true)
        try screen.tap(.point(200, 230))
        screen.advance(by: 0)
        #expect(screen.isSettled)
    }
    @Test(arguments: [0, 1, 10_000]) func anyNumberOfSeats(_ count: Int) throws {
        let plan = SeatPlan([SeatSection("Field", category: Self.stalls, rows: SeatRow.block(count == 10_000 ? 100 : count, of: count == 10_000 ? 100 : 1), middle: .zero)])
        let selection = TestValue<Set<SeatPlace>>([]), screen = try screen(selection, plan: plan)
        try screen.look("seats-\(count)")
        #expect(screen.isSettled && plan.seats.count == count)
        try screen.tap(.point(200, 250))
        try screen.settle()
        #expect(screen.window.graph.accessibilityElements().count < 5)
    }
}
