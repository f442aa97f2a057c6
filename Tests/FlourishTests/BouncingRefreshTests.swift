import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

@MainActor struct BouncingRefreshTests {
    @Test func lettingGoBeyondTheThresholdRefreshes() {
        var cycle = RefreshCycle(threshold: 60)
        cycle.fingerDown(pull: 0)
        cycle.pulled(to: 30)
        #expect(cycle.state == .pulling(0.5))
        cycle.pulled(to: 61)
        #expect(cycle.state == .armed)
        let begins = cycle.fingerUp()
        #expect(begins && cycle.state == .refreshing)
        cycle.finish(succeeded: true)
        #expect(cycle.state == .succeeded)
        cycle.rest()
        #expect(cycle.state == .idle)
    }
    @Test func pushingBackCancelsTheRefresh() {
        var cycle = RefreshCycle(threshold: 60)
        cycle.fingerDown(pull: 0)
        cycle.pulled(to: 70)
        cycle.pulled(to: 40)
        let begins = cycle.fingerUp()
        #expect(!begins && cycle.state == .idle)
    }
    @Test func inertiaAndBouncesDoNotRefresh() {
        var cycle = RefreshCycle(threshold: 60)
        cycle.pulled(to: 90)
        #expect(cycle.state == .idle)
        for start in [30.0, -200] {
            cycle.fingerDown(pull: start)
            cycle.pulled(to: 90)
            let begins = cycle.fingerUp()
            #expect(!begins)
        }
    }
    @Test func oneRefreshAtATime() {
        var cycle = RefreshCycle(threshold: 60)
        let first = cycle.begin(), second = cycle.begin()
        #expect(first && !second)
        cycle.fingerDown(pull: 0)
        cycle.pulled(to: 90)
        let pulled = cycle.fingerUp()
        #expect(!pulled && cycle.state == .refreshing)
        cycle.finish(succeeded: false)
        let third = cycle.begin()
        #expect(cycle.state == .failed && !third)
    }
    @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0]) func absurdNumbersAreHarmless(_ number: Double) {
        var cycle = RefreshCycle(threshold: number)
        #expect(cycle.threshold >= 8 && cycle.threshold <= 1000)
        cycle.fingerDown(pull: number)
        cycle.pulled(to: number)
        _ = cycle.fingerUp()
        #expect(BallBounce.pose(at: number, height: 30).stretch > 0)
    }
    @Test func aBallFallsAndRisesAsGravityMakesIt() {
        let middle = BallBounce.pose(at: BallBounce.period * 0.56, height: 30)
        #expect(abs(middle.lift - 30) < 0.01 && abs(middle.stretch - 1) < 0.01)
        #expect(BallBounce.pose(at: BallBounce.period * 0.06, height: 30).stretch < 0.8 && BallBounce.pose(at: BallBounce.period * 0.06, height: 30).lift == 0)
        for step in 0..<200 {
            let one = BallBounce.pose(at: Double(step) / 120, height: 30), next = BallBounce.pose(at: Double(step + 1) / 120, height: 30)
            #expect(abs(one.lift - next.lift) < 4 && one.lift >= 0 && one.lift <= 30.001)
        }
    }

    struct Feed: View {
        let loads: TestValue<Int>
        var time = 1.0
        var fails = false
        struct Broken: Error {}
        var body: some View {
            ScrollView {
                VStack(spacing: 12) {
                    ForEach(0..<20, id: \.self) { index in
                        RoundedRectangle(cornerRadius: 14).fill(.blue.opacity(0.15)).frame(height: 64).overlay { Text("Message \(index)") }
                    }
                }
                .padding(.horizontal)
            }
            .bouncingRefresh {
                loads.value += 1
                try await Task.sleep(for: .seconds(time))
                if fails { throw Broken() }
            }
        }
    }
    private func feed(_ loads: TestValue<Int>, time: Double = 1, fails: Bool = false, reduceMotion: Bool = false, dark: Bool = false) throws -> TestScreen {
        try TestScreen(Feed(loads: loads, time: time, fails: fails).environment(\.accessibilityReduceMotion, reduceMotion), size: CGSize(width: 300, height: 500), colorScheme: dark ? .dark : .light)
    }
    @Test func aPullRefreshesAndMakesRoomMeanwhile() throws {
        let loads = TestValue(0), screen = try feed(loads)
        #expect(screen.isSettled)
        let rest = try screen.element("Message 0").frame.minY
        try screen.fingerDown(on: .point(150, 100))
        try screen.fingerMove(to: .point(150, 180), over: 0.2)
        try screen.look("refresh-1-pulling")
        try screen.fingerMove(to: .point(150, 330), over: 0.2)
        try screen.look("refresh-2-armed")
        #expect(loads.value == 0)
        try screen.fingerUp()
        screen.advance(by: 0.3)
        try screen.look("refresh-3-refreshing")
        screen.advance(by: 0.3)
        try screen.look("refresh-4-refreshing")
        #expect(loads.value == 1)
        #expect(try abs(screen.element("Message 0").frame.minY - rest - 64) < 4)
        screen.advance(by: 0.7)
        try screen.look("refresh-5-done")
        try screen.settle()
        #expect(try abs(screen.element("Message 0").frame.minY - rest) < 0.6)
        try screen.look("refresh-6-rest")
    }
    @Test func aShortPullAndOnePushedBackDoNothing() throws {
        let loads = TestValue(0), screen = try feed(loads)
        try screen.drag(.point(150, 100), to: .point(150, 150), over: 0.3, halts: true)
        try screen.settle()
        try screen.fingerDown(on: .point(150, 100))
        try screen.fingerMove(to: .point(150, 380), over: 0.3)
        try screen.fingerMove(to: .point(150, 140), over: 0.3)
        try screen.fingerUp()
        try screen.settle()
        #expect(loads.value == 0)
    }
    @Test func aFlingToTheTopDoesNothing() throws {
        let loads = TestValue(0), screen = try feed(loads)
        try screen.drag(.point(150, 400), to: .point(150, 100), over: 0.2, halts: true)
        try screen.drag(.point(150, 100), to: .point(150, 480), over: 0.05)
        try screen.settle()
        #expect(loads.value == 0)
    }
    @Test func keysAndAssistiveProgramsRefresh() throws {
        let loads = TestValue(0), screen = try feed(loads)
        try screen.press("r", modifiers: .command)
        screen.advance(by: 0.2)
        #expect(loads.value == 1 && screen.shows("Refreshing"))
        try screen.press("r", modifiers: .command)
        try screen.settle()
        #expect(loads.value == 1 && !screen.shows("Refreshing"))
    }
    @Test func aFailureShowsAMarkAndEnds() throws {
        let loads = TestValue(0), screen = try feed(loads, time: 0.1, fails: true, dark: true)
        try screen.press("r", modifiers: .command)
        screen.advance(by: 1)
        try screen.look("refresh-failed")
        screen.advance(by: 2)
        #expect(screen.isSettled)
        try screen.press("r", modifiers: .command)
        screen.advance(by: 0.1)
        #expect(loads.value == 2)
        try screen.settle()
    }
    @Test func withReducedMotionThereIsAnIndicatorWithoutABall() throws {
        let loads = TestValue(0), screen = try feed(loads, reduceMotion: true)
        try screen.press("r", modifiers: .command)
        screen.advance(by: 0.2)
        try screen.look("refresh-reduced")
        #expect(screen.shows("Refreshing"))
        screen.advance(by: 3)
        #expect(screen.isSettled)
    }
}
