import Foundation

/// One run of an action on a node.
@MainActor
class ActionRun {
    let action: SKAction
    private var elapsed: TimeInterval = 0
    /// The elapsed time of the content, in seconds at its own speed.
    private var moved: TimeInterval = 0

    init(_ action: SKAction) { self.action = action }

    static func make(_ action: SKAction) -> ActionRun {
        switch action.content {
        case .change(let begin, _): ChangeRun(action, begin)
        case .once(let work, _): OnceRun(action, work)
        case .custom(let work): CustomRun(action, work)
        case .wait(let range): WaitRun(action, range)
        case .sequence(let actions): SequenceRun(action, actions)
        case .group(let actions): GroupRun(action, actions)
        case .repeated(let inner, let count): RepeatRun(action, inner, count)
        case .onChild(let name, let inner): ChildRun(action, name, inner)
        }
    }

    /// Advances the run.
    /// - Returns: the seconds left over when it ends; nil while it continues.
    final func move(_ node: SKNode, by dt: TimeInterval) -> TimeInterval? {
        let speed = max(TimeInterval(action.speed), 0)
        guard let left = moveContent(node, by: dt * speed) else { return nil }
        return speed > 0 ? left / speed : 0
    }
    /// Advances the content by seconds in the action's own time, which runs at its `speed`.
    /// - Returns: the seconds left over in that time when the content ends; nil while it continues.
    func moveContent(_ node: SKNode, by dt: TimeInterval) -> TimeInterval? { dt }

    /// Adds to the elapsed time.
    /// - Returns: the elapsed fraction of the duration, and the time left over when it ends.
    fileprivate final func pass(_ dt: TimeInterval, of duration: TimeInterval) -> (share: Double, left: TimeInterval?) {
        elapsed += dt
        // Frame times do not add up exactly.
        guard elapsed < duration - 1e-9 else { return (1, max(elapsed - duration, 0)) }
        return (elapsed / duration, nil)
    }
    /// The time by which the inner actions advance during `dt`, for an action with its own timing.
    fileprivate final func paced(_ dt: TimeInterval) -> TimeInterval {
        guard !action.isLinear, action.duration > 0, action.duration.isFinite else { return dt }
        elapsed += dt
        let share = elapsed / action.duration, goal = (share < 1 ? action.progress(at: share) : share) * action.duration
        defer { moved = goal }
        return max(goal - moved, 0)
    }
    fileprivate final var seconds: TimeInterval { elapsed }
}

private final class ChangeRun: ActionRun {
    private let begin: @MainActor (SKNode) -> @MainActor (Double) -> Void
    private var change: (@MainActor (Double) -> Void)?

    init(_ action: SKAction, _ begin: @escaping @MainActor (SKNode) -> @MainActor (Double) -> Void) {
        self.begin = begin
        super.init(action)
    }
    override func moveContent(_ node: SKNode, by dt: TimeInterval) -> TimeInterval? {
        let change = self.change ?? begin(node)
        self.change = change
        let (share, left) = pass(dt, of: action.duration)
        change(share < 1 ? action.progress(at: share) : 1)
        return left
    }
}

private final class OnceRun: ActionRun {
    private let work: @MainActor (SKNode) -> Void

    init(_ action: SKAction, _ work: @escaping @MainActor (SKNode) -> Void) {
        self.work = work
        super.init(action)
    }
    override func moveContent(_ node: SKNode, by dt: TimeInterval) -> TimeInterval? {
        work(node)
        return dt
    }
}

private final class CustomRun: ActionRun {
    private let work: @MainActor (SKNode, CGFloat) -> Void

    init(_ action: SKAction, _ work: @escaping @MainActor (SKNode, CGFloat) -> Void) {
        self.work = work
        super.init(action)
    }
    override func moveContent(_ node: SKNode, by dt: TimeInterval) -> TimeInterval? {
        let (share, left) = pass(dt, of: action.duration)
        work(node, CGFloat((share < 1 ? action.progress(at: share) : 1) * action.duration))
        return left
    }
}

private final class WaitRun: ActionRun {
    private let range: TimeInterval
    private var duration: TimeInterval?

    init(_ action: SKAction, _ range: TimeInterval) {
        self.range = range
        super.init(action)
    }
    override func moveContent(_ node: SKNode, by dt: TimeInterval) -> TimeInterval? {
        let duration = self.duration ?? max(action.duration + (range == 0 ? 0 : range * (node.nextRandom() - 0.5)), 0)
        self.duration = duration
        return pass(dt, of: duration).left
    }
}

private final class SequenceRun: ActionRun {
    private let actions: [SKAction]
    private var index = 0
    private var current: ActionRun?

    init(_ action: SKAction, _ actions: [SKAction]) {
        self.actions = actions
        super.init(action)
    }
    override func moveContent(_ node: SKNode, by dt: TimeInterval) -> TimeInterval? {
        var rest = paced(dt)
        while index < actions.count {
            let run = current ?? ActionRun.make(actions[index])
            current = run
            guard let left = run.move(node, by: rest) else { return nil }
            (rest, current) = (left, nil)
            index += 1
        }
        return rest
    }
}

private final class GroupRun: ActionRun {
    private var runs: [ActionRun]
    /// The time left over by the last action that ended.
    private var rest: TimeInterval = .infinity

    init(_ action: SKAction, _ actions: [SKAction]) {
        runs = actions.map(ActionRun.make)
        super.init(action)
    }
    override func moveContent(_ node: SKNode, by dt: TimeInterval) -> TimeInterval? {
        let own = paced(dt)
        rest = .infinity
        runs.removeAll { run in
            guard let left = run.move(node, by: own) else { return false }
            rest = min(rest, left)
            return true
        }
        return runs.isEmpty ? (rest.isFinite ? rest : own) : nil
    }
}

private final class RepeatRun: ActionRun {
    private let inner: SKAction
    /// nil for endless repetition.
    private var remaining: Int?
    private var current: ActionRun?

    init(_ action: SKAction, _ inner: SKAction, _ count: Int?) {
        (self.inner, remaining) = (inner, count)
        super.init(action)
    }
    override func moveContent(_ node: SKNode, by dt: TimeInterval) -> TimeInterval? {
        var rest = paced(dt)
        while remaining.map({ $0 > 0 }) ?? true {
            let run = current ?? ActionRun.make(inner)
            current = run
            guard let left = run.move(node, by: rest) else { return nil }
            current = nil
            if let count = remaining { remaining = count - 1 }
            // An action without duration that repeats forever runs once per frame; otherwise the frame would never end.
            if remaining == nil, left >= rest { return nil }
            rest = left
        }
        return rest
    }
}

private final class ChildRun: ActionRun {
    private let name: String
    private let run: ActionRun

    init(_ action: SKAction, _ name: String, _ inner: SKAction) {
        (self.name, run) = (name, ActionRun.make(inner))
        super.init(action)
    }
    override func moveContent(_ node: SKNode, by dt: TimeInterval) -> TimeInterval? {
        guard let child = node.childNode(withName: name) else { return dt }
        return run.move(child, by: dt)
    }
}
