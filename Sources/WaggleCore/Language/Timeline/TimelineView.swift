import Foundation
import WaggleGeometry

/// Updates its content at the dates of a schedule.
///
/// Its closure runs in the first frame at or after a date, with the latest one that has come; dates that passed between two frames are
/// skipped. The views around it are not evaluated. A hidden timeline catches up when it is shown.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The input of the content closure.
    public struct Context {
        /// How often the displayed date may change: `live` means as often as the schedule says. Where luminance is reduced
        /// (`isLuminanceReduced`), it is `seconds`.
        public enum Cadence: Comparable, Hashable, Sendable {
            case live, seconds, minutes
        }
        /// The latest date of the schedule that is not in the future.
        public let date: Date
        public let cadence: Cadence
    }

    let schedule: Schedule
    let content: (Date, TimelineViewDefaultContext.Cadence) -> Content

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0, cadence: $1)) }
    }
    @_disfavoredOverload
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = { date, cadence in
            let cadence: Context.Cadence = switch cadence {
            case .live: .live
            case .seconds: .seconds
            case .minutes: .minutes
            }
            return content(Context(date: date, cadence: cadence))
        }
    }
}

/// The context of every timeline, as a single type that functions can name.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { TimelineNode(view, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: TimelineNode<Schedule, Content>.self).update(view)
    }
    public static var _isUnary: Bool { false }
}

@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: PassThroughNode {
    private var view: TimelineView<Schedule, Content>
    private var entries: Schedule.Entries.Iterator
    private var current: Date
    private var next: Date?
    /// False if the schedule yields no dates.
    private var hasDates = false
    /// The schedule's mode as of the last evaluation.
    private var mode = TimelineScheduleMode.normal

    /// Closer dates are checked in each frame; later ones wake the graph. In seconds.
    private static var nearby: TimeInterval { 0.1 }
    /// Covers the different rounding of frame times and dates.
    private static var tolerance: TimeInterval { 1e-6 }

    init(_ view: TimelineView<Schedule, Content>, _ inputs: ViewInputs) {
        self.view = view
        current = inputs.graph.date
        entries = view.schedule.entries(from: current, mode: .normal).makeIterator()
        super.init(inputs)
        next = entries.next()
        hasDates = next != nil
        content = evaluating {
            followMode()
            followSchedule()
            return Content._makeNode(runContent(), in: inputs.child(of: self))
        }
    }

    func update(_ view: TimelineView<Schedule, Content>) {
        if !valuesAreEqual(self.view.schedule, view.schedule) {
            begin(view.schedule)
        } else if !isDirty, valuesAreEqual(self.view.content, view.content) {
            return
        }
        self.view = view
        evaluate()
    }

    override func evaluate() {
        evaluating {
            followMode()
            followSchedule()
            Content._updateNode(content, with: runContent())
        }
    }

    private func runContent() -> Content {
        graph.counters.bodies += 1
        return tracked { view.content(current, mode == .normal ? .live : .seconds) }
    }

    /// Starts the schedule's dates from now.
    private func begin(_ schedule: Schedule) {
        entries = schedule.entries(from: graph.date, mode: mode).makeIterator()
        next = entries.next()
        hasDates = next != nil
    }
    private func followMode() {
        let mode: TimelineScheduleMode = trackedEnvironment.isLuminanceReduced ? .lowFrequency : .normal
        guard mode != self.mode else { return }
        self.mode = mode
        begin(view.schedule)
    }

    private func followSchedule() {
        let now = graph.date.addingTimeInterval(Self.tolerance)
        // A schedule without dates shows the current date whenever the content is evaluated.
        if !hasDates { current = graph.date }
        var passed = 0
        while let date = next, date <= now {
            current = date
            passed += 1
            if passed > 10_000 {
                // The clock jumped far ahead: start a new sequence instead of stepping through the old one.
                entries = view.schedule.entries(from: now, mode: mode).makeIterator()
                passed = 0
                next = entries.next()
                if let first = next, first <= date { return }
            } else {
                next = entries.next()
            }
        }
        guard let next else { return }
        let wait = next.timeIntervalSince(graph.date)
        if wait < Self.nearby { graph.startAnimating(self) } else { graph.wake(self, at: graph.time + wait) }
    }

    // A hidden timeline does not wait, and catches up when shown.
    override func shownDidChange() { if isShown { invalidate() } }

    override func sampleAnimations() -> Bool {
        guard let next, next.timeIntervalSince(graph.date) < Self.nearby else { return false }
        if next <= graph.date.addingTimeInterval(Self.tolerance) { invalidate() }
        return true
    }

}
