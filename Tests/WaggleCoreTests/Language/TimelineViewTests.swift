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
