import SwiftUI

/// Runs a refresh through its stages. Each view reads only the properties it needs, so a pull evaluates only the views that move with it.
@MainActor @Observable
final class Refresher {
    private(set) var phase = RefreshCycle.Phase.idle
    private(set) var side = RefreshCycle.Side.leading
    private(set) var progress: CGFloat = 0
    private(set) var strain: CGFloat = 0
    private(set) var isArmed = false
    private(set) var isRoomOpen = false
    /// The ball's own motion; nil while it lies still or follows the finger.
    private(set) var motion: BallMotion?
    /// The number of refreshes that have begun.
    private(set) var run = 0
    /// The last outcome; nil before the first one, and while the next is waited for.
    private(set) var outcome: RefreshCycle.Outcome?
    /// True from the end of a refresh that failed until the next one begins.
    private(set) var hasFailed = false

    @ObservationIgnored private var cycle = RefreshCycle()
    @ObservationIgnored var reduceMotion = false

    // MARK: What happens to it

    func move(pull: CGFloat, height: CGFloat) { apply { $0.move(pull: pull, height: height) } }
    func hold(isAtTop: Bool) { apply { $0.hold(isAtTop: isAtTop) } }
    func release() { withAnimation(roomAnimation) { apply { $0.release() } } }
    func request() { withAnimation(roomAnimation) { apply { $0.request() } } }

    /// One refresh from the question to the end, for a task.
    /// - Parameters:
    ///   - ask: Returns the news, or throws.
    ///   - take: Applies the news once the ball is sent away.
    func perform(ask: () async throws -> [Match], take: ([Match]) -> Void) async {
        guard phase == .ongoing else { return }
        let number = run
        var news: [Match] = [], outcome = RefreshCycle.Outcome.failure
        do {
            news = try await ask()
            outcome = news.isEmpty ? .nothingNew : .news
        } catch {}
        guard goesOn(number) else { return }
        // Even an immediate answer is visible as one, and the ball finishes its flight first.
        let landing = reduceMotion ? Date.now : motion?.end(with: outcome, after: .now) ?? .now
        apply { $0.answer(outcome) }
        try? await Task.sleep(for: .seconds(max(landing.timeIntervalSinceNow, 0)))
        guard goesOn(number) else { return }
        withAnimation(roomAnimation) {
            apply { $0.finish() }
            self.outcome = outcome
            take(news)
        }
        try? await Task.sleep(for: .seconds(BallMotion.duration(of: outcome)))
        guard goesOn(number) else { return }
        withAnimation(roomAnimation) { apply { $0.end() } }
        try? await Task.sleep(for: .seconds(BallMotion.fading))
        guard goesOn(number) else { return }
        apply { $0.clear() }
        if phase == .idle { motion = nil }
    }
    /// False for a task that another refresh has replaced, or whose view has gone.
    private func goesOn(_ number: Int) -> Bool {
        if number == run, Task.isCancelled {
            apply { $0.abandon() }
            motion = nil
        }
        return number == run && !Task.isCancelled
    }

    // MARK: What follows

    private func apply(_ change: (inout RefreshCycle) -> Void) {
        let old = cycle
        change(&cycle)
        guard cycle != old else { return }
        if cycle.phase == .ongoing, old.phase != .ongoing { begin(after: old) }
        // A pull catches the ball wherever it is.
        if cycle.phase == .pulling, old.phase != .pulling { motion = nil }
        if side != cycle.side { side = cycle.side }
        if phase != cycle.phase { phase = cycle.phase }
        if progress != cycle.progress { progress = cycle.progress }
        if strain != cycle.strain { strain = cycle.strain }
        if isArmed != cycle.isArmed { isArmed = cycle.isArmed }
        if isRoomOpen != cycle.isRoomOpen { isRoomOpen = cycle.isRoomOpen }
        let hasFailed = outcome == .failure && (self.hasFailed || phase == .idle)
        if self.hasFailed != hasFailed { self.hasFailed = hasFailed }
    }
    private func begin(after old: RefreshCycle) {
        run += 1
        outcome = nil
        // Without a pull the ball has yet to roll in.
        motion = BallMotion(start: .now + (old.phase == .pulling ? 0 : BallMotion.rollIn), crouch: BallPose.crouch(strain: old.strain))
    }

    /// The page springs, or moves without a spring if motion is reduced.
    private var roomAnimation: Animation { reduceMotion ? .easeInOut(duration: 0.25) : .spring(response: 0.48, dampingFraction: 0.62) }
}
