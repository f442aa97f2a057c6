// refreshable: pulling content down to refresh it.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The state of one scroll view's refresh control.
@MainActor
final class ScrollRefresh {
    /// The height of the control while the action runs.
    static let height: CGFloat = 60
    /// How far the content must be pulled. Sources give 100 to 165 points.
    static let triggerDistance: CGFloat = 110
    private static let closingDuration: TimeInterval = 0.3
    private static let turn: TimeInterval = 1
    private static let grey: (Float, Float, Float) = (60, 60, 68), lightGrey: (Float, Float, Float) = (235, 235, 245)

    private enum State {
        case resting
        case pulled
        case running(since: TimeInterval)
        case closing(since: TimeInterval)
    }
    private var state = State.resting
    private var task: Task<Void, Never>?

    /// True from when the action begins until the control has disappeared.
    var isRunning: Bool { if case .running = state { true } else { false } }

    /// Call when the content has moved.
    func contentDidMove(_ node: ScrollNode) {
        let pulled = -node.position.y
        switch state {
        case .resting, .pulled:
            guard node.movement.isPulled, pulled > 0, let action = node.behaviors.refresh else {
                if case .pulled = state, pulled <= 0 { state = .resting }
                return
            }
            state = .pulled
            if pulled >= Self.triggerDistance { begin(action, node) }
        case .running, .closing: break
        }
    }
    private func begin(_ action: RefreshAction, _ node: ScrollNode) {
        assert(task == nil, "Content is refreshed while a refresh is running.")
        state = .running(since: node.graph.time)
        node.graph.startAnimating(node)
        task = Task { @MainActor [weak self, weak node, weak graph = node.graph] in
            await action()
            // The window may have closed in the meantime.
            guard let self, let node, graph != nil, node.isAlive else { return }
            self.finish(node)
        }
    }
    private func finish(_ node: ScrollNode) {
        assert(task != nil, "A refresh that has not begun cannot end.")
        task = nil
        guard isRunning else { return }
        state = .closing(since: node.graph.time)
        if node.position.y < 0, !node.movement.isPulled {
            node.movement.go(to: .point(x: nil, y: 0), animation: .easeInOut(duration: Self.closingDuration), node)
        }
        node.graph.startAnimating(node)
    }
    func end() { task?.cancel() }

    /// - Returns: true while the spinner turns or disappears.
    func sample(_ node: ScrollNode) -> Bool {
        switch state {
        case .resting, .pulled: return false
        case .running: break
        case .closing(let start):
            if node.graph.time >= start + Self.closingDuration {
                state = .resting
                node.setNeedsDisplay()
                return false
            }
        }
        node.setNeedsDisplay()
        return true
    }

    // MARK: Display

    func append(to items: inout [DisplayList.Item], _ node: ScrollNode) {
        let gap = max(-node.offset.y, 0), time = node.graph.time
        var opacity = 1.0, count = WheelMetrics.bladeCount, scale: CGFloat = 1, first = 0, fades = false
        switch state {
        case .resting: return
        case .pulled:
            let progress = min(gap / Self.triggerDistance, 1)
            opacity = min(progress / 0.35, 1)
            count = Int((max(progress - 0.35, 0) / 0.65 * CGFloat(WheelMetrics.bladeCount)).rounded(.up))
        case .running(let start):
            first = Int((time - start) / Self.turn * Double(WheelMetrics.bladeCount)) % WheelMetrics.bladeCount
            assert(first >= 0, "A refresh began in the future.")
            fades = true
        case .closing(let start):
            let part = min(max((time - start) / Self.closingDuration, 0), 1)
            (opacity, scale, fades) = (1 - part, 1 - 0.7 * part, true)
        }
        guard gap > 0 || fades else { return }
        // Collapsing parts at the top, such as a large title, move with the content and stay below the spinner.
        let center = CGPoint(x: node.size.width / 2, y: (gap < Self.height ? gap - Self.height / 2 : gap / 2) - node.collapsingTop)
        let environment = node.environment.values, grey = environment.colorScheme == .dark ? Self.lightGrey : Self.grey
        let tint = node.refreshTint?.resolve(in: environment)
        for index in 0..<count {
            // Blades behind the leading one are fainter while the spinner turns.
            let age = (first - index + WheelMetrics.bladeCount) % WheelMetrics.bladeCount
            let strength = fades ? max(1 - 0.17 * Double(age), 0.32) : 0.58
            let visibility = Float(strength * opacity)
            let color = tint.map { ResolvedColor(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity * visibility) }
                ?? ResolvedColor(red: grey.0 / 255, green: grey.1 / 255, blue: grey.2 / 255, opacity: visibility * (fades ? 0.68 : 1))
            let path = WheelMetrics.refresh.blade(at: index)
                .applying(CGAffineTransform(scaleX: scale, y: scale).concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
            items.append(DisplayList.Item(identity: node.number, version: node.nextVersion(), bounds: path.boundingRect,
                                          content: .fill(.path(path), .nonZero, .color(color), antialiased: true)))
        }
    }
}
