// Actions that observe how much of a view is visible in the enclosing scroll view.

import Foundation
import WaggleGeometry

nonisolated private struct VisibilityAction: UpdatingModifier {
    let threshold: Double
    let action: (Bool) -> Void
    typealias Wrapper = VisibilityNode
}

@MainActor
private final class VisibilityNode: WrapperNode, UpdatedNode {
    private var modifier: VisibilityAction
    private unowned let scroll: ScrollNode?
    private var isVisible: Bool?

    init(_ modifier: VisibilityAction, _ inputs: ViewInputs) {
        self.modifier = modifier
        scroll = inputs.scroll
        super.init(inputs)
        graph.geometry.watch(self, for: self)
    }
    func update(_ modifier: VisibilityAction) {
        let isOther = modifier.threshold != self.modifier.threshold
        self.modifier = modifier
        if isOther { graph.geometry.ask(self) }
    }
    override func geometryDidChange() -> Bool {
        guard isPlaced else { return false }
        tell(scroll.map { $0.visibleFraction(of: bounds, in: self) >= $0.usable(modifier.threshold) } ?? true)
        return false
    }
    override func shownDidChange() {
        super.shownDidChange()
        if !isShown, isVisible == true { tell(false) }
    }
    private func tell(_ isVisible: Bool) {
        guard isVisible != self.isVisible, isVisible || self.isVisible != nil else { return }
        self.isVisible = isVisible
        graph.afterUpdate { [weak self] in
            guard let self, self.isAlive else { return }
            self.modifier.action(isVisible)
        }
    }
}

nonisolated private struct TargetVisibilityAction<ID: Hashable>: ScrollLinkModifier {
    typealias Body = Never
    let threshold: Double
    let action: ([ID]) -> Void
    @MainActor static func makeLink(_ modifier: Self, _ node: ViewNode) -> TargetVisibilityLink<ID> { TargetVisibilityLink(modifier) }
    @MainActor static func update(_ link: TargetVisibilityLink<ID>, with modifier: Self, _ node: ViewNode) { link.modifier = modifier }
}

private final class TargetVisibilityLink<ID: Hashable>: ScrollLink {
    var modifier: TargetVisibilityAction<ID>
    private var last: [ID]?
    init(_ modifier: TargetVisibilityAction<ID>) { self.modifier = modifier }

    override func geometryDidChange(_ scroll: ScrollNode) {
        var seen: [ID] = []
        let threshold = scroll.usable(modifier.threshold)
        scroll.forEachTarget { id, frame in
            guard let id = id?.base as? ID, scroll.visibleFraction(of: frame, seen: scroll.visibleContent) >= threshold else { return }
            seen.append(id)
        }
        guard seen != last, !seen.isEmpty || last != nil else { return }
        last = seen
        scroll.graph.afterUpdate { [weak self, weak scroll] in
            guard let self, scroll?.isAlive == true else { return }
            self.modifier.action(seen)
        }
    }
}

extension ScrollNode {
    /// The visible fraction, 0 to 1, of a rectangle in an item's coordinates, along the axes that scroll.
    func visibleFraction(of rect: CGRect, in item: ItemNode) -> Double {
        visibleFraction(of: rect, seen: visibleRect(in: item, isInset: true))
    }
    fileprivate func visibleFraction(of rect: CGRect, seen: CGRect) -> Double {
        var fraction = 1.0
        for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
            let length = rect.size[axis], start = max(rect.origin[axis], seen.origin[axis])
            let end = min(rect.origin[axis] + length, seen.origin[axis] + seen.size[axis])
            fraction *= length > 0 ? max(end - start, 0) / length : end >= start ? 1 : 0
        }
        return fraction
    }
    /// A threshold of 0 is met as soon as anything is visible.
    func usable(_ threshold: Double) -> Double { threshold.isFinite ? min(max(threshold, 1e-9), 1) : 0.5 }
}

extension View {
    /// Runs the action with the ids of the visible target views of the first scroll view inside, whenever they change.
    ///
    /// - Parameters:
    ///   - idType: views with ids of another type are ignored.
    ///   - threshold: the fraction of a view, 0 to 1, that must be visible.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(TargetVisibilityAction(threshold: threshold, action: action))
    }
    /// Runs the action when the view becomes visible or hidden in the enclosing scroll view. Without a scroll view it counts as visible.
    ///
    /// - Parameter threshold: the fraction of the view, 0 to 1, that must be visible.
    public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        modifier(VisibilityAction(threshold: threshold, action: action))
    }
}
