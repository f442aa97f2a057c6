import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor @Suite struct TimelineViewTests {
    /// The seconds since the start that the content received, in order.
    private func dates<S: TimelineSchedule>(_ schedule: S, start: Date = Date(timeIntervalSinceReferenceDate: 30), at times: [Double]) -> [Double] {
        var seen: [Double] = []
        let view = TimelineView(schedule) { context -> Color in
            seen.append((context.date.timeIntervalSince(start) * 1000).rounded() / 1000)
            return Color.red
        }
        let window = HeadlessWindow(view, size: CGSize(width: 10, height: 10), startDate: start)
        for time in times { window.advance(to: time) }
        return seen
    }
    private let frames = (1...60).map { Double($0) / 60 }

    @Test func animationShowsEveryFrame() {
        #expect(dates(.animation, at: [1.0 / 60, 2.0 / 60, 0.05]) == [0, 0.017, 0.033, 0.05])
        #expect(dates(.animation(minimumInterval: 0.5), at: frames) == [0, 0.5, 1])
        #expect(dates(.animation(paused: true), at: frames) == [0])
    }

    @Test func animationHasNoDatesWhilePausedOrInLowFrequency() {
        let start = Date(timeIntervalSinceReferenceDate: 30)
        #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)) == [])
        #expect(Array(AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency).prefix(3)) == [])
        #expect(Array(AnimationTimelineSchedule(minimumInterval: 1).entries(from: start, mode: .normal).prefix(2)) == [start, start.addingTimeInterval(1)])
    }

    // Apple does not document low-frequency updates on phones; here, a timeline changes at most once a second.
    @Test func whereLuminanceIsReducedATimelineChangesOnceASecond() {
        struct Board: View {
            let isReduced: Remote<Bool>
            let see: (Date, TimelineViewDefaultContext.Cadence) -> Void
            @State private var reduces = false
            var body: some View {
                isReduced.connect($reduces)
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.25)) { context -> Color in
                    see(context.date, context.cadence)
                    return Color.red
                }
                .environment(\.isLuminanceReduced, reduces)
            }
        }
        let isReduced = Remote<Bool>()
        var seen: [(Double, TimelineViewDefaultContext.Cadence)] = []
        let window = HeadlessWindow(Board(isReduced: isReduced) { seen.append(($0.timeIntervalSinceReferenceDate, $1)) }, size: CGSize(width: 10, height: 10),
                                    startDate: Date(timeIntervalSinceReferenceDate: 0))
        for frame in 1...60 { window.advance(to: Double(frame) / 60) }
        #expect(seen.map(\.0) == [0, 0.25, 0.5, 0.75, 1] && seen.allSatisfy { $0.1 == .live })
        seen = []
        isReduced.value = true
        for frame in 61...200 { window.advance(to: Double(frame) / 60) }
        #expect(seen.map(\.0) == [1, 2, 3] && seen.allSatisfy { $0.1 == .seconds })
        seen = []
        isReduced.value = false
        for frame in 201...220 { window.advance(to: Double(frame) / 60) }
        #expect(seen.map(\.0) == [3.25, 3.5] && seen.allSatisfy { $0.1 == .live })
    }

    @Test func inLowFrequencyAnAnimationShowsThePresentWhenItIsMadeAnew() {
        struct Board: View {
            let remote: Remote<Int>
            let see: (Date) -> Void
            @State private var number = 0
            var body: some View {
                remote.connect($number)
                let number = number
                TimelineView(.animation) { context -> Color in
                    see(context.date)
                    return number == 0 ? Color.red : Color.blue
                }
                .environment(\.isLuminanceReduced, true)
            }
        }
        var seen: [Double] = []
        let remote = Remote<Int>()
        let window = HeadlessWindow(Board(remote: remote) { seen.append($0.timeIntervalSinceReferenceDate) }, size: CGSize(width: 10, height: 10), startDate: Date(timeIntervalSinceReferenceDate: 0))
        for frame in 1...60 { window.advance(to: Double(frame) / 60) }
        #expect(seen == [0] && !window.graph.isAnimating)
        remote.value = 1
        window.advance(to: 2)
        #expect(seen == [0, 2] && !window.graph.isAnimating)
    }

    @Test func aTimelineWithoutDatesShowsThePresentWhenItIsMadeAnew() {
        struct Board: View {
            let remote: Remote<Int>
            let see: (Date) -> Void
            @State private var number = 0
            var body: some View {
                let number = number
                TimelineView(.animation(paused: true)) { context -> Color in
                    see(context.date)
                    return Color.red.opacity(Double(number))
                }
                .background { remote.connect($number) }
            }
        }
        let start = Date(timeIntervalSinceReferenceDate: 30), remote = Remote<Int>()
        var seen: [Double] = []
        let window = HeadlessWindow(Board(remote: remote) { seen.append($0.timeIntervalSince(start)) }, size: CGSize(width: 10, height: 10), startDate: start)
        window.advance(to: 2)
        remote.value = 1
        window.settle()
        #expect(seen == [0, 2])
    }

    @Test func otherSchedulesShowTheLastDateThatIsNotInTheFuture() {
        let start = Date(timeIntervalSinceReferenceDate: 30)
        #expect(dates(.everyMinute, at: [10, 29.9, 30, 89, 90]) == [-30, 30, 90])
        #expect(dates(.periodic(from: start.addingTimeInterval(-0.25), by: 1), at: frames) == [-0.25, 0.75])
        #expect(dates(.explicit([0.2, 0.4, 5].map { start.addingTimeInterval($0) }), at: frames) == [0, 0.2, 0.4])
    }

    @Test func pausedTimelinesCostNothing() {
        let window = HeadlessWindow(TimelineView(.animation(minimumInterval: 0.1, paused: true)) { _ in Color.red }, size: CGSize(width: 10, height: 10))
        #expect(!window.graph.isAnimating && window.graph.nextWake == nil)
        let clock = HeadlessWindow(TimelineView(.everyMinute) { Text($0.date, style: .time) }, size: CGSize(width: 90, height: 30))
        #expect(!clock.graph.isAnimating && clock.graph.nextWake == 60)
    }
}
