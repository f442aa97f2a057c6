// Views that take over the place of others: matched geometry.

import Foundation
import WaggleGeometry
import WaggleMotion

/// What views of one identifier have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The anchor point stands at the source's.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The view is offered the source's size.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated struct MatchedGeometryModifier: ItemModifier {
    typealias Body = Never
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }
    let key: Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> MatchedGeometryNode { MatchedGeometryNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: MatchedGeometryNode, with modifier: Self) { wrapper.update(modifier) }
}

/// The views of one identifier in a window, oldest first.
@MainActor
final class MatchedGroup {
    private(set) var members: [MatchedGeometryNode] = []
    /// The one whose place counted after the last layout.
    fileprivate(set) weak var lastSource: MatchedGeometryNode?
    /// The one whose place the others were last asked to follow.
    fileprivate weak var followed: MatchedGeometryNode?

    func add(_ node: MatchedGeometryNode) { members.append(node) }
    func remove(_ node: MatchedGeometryNode) { members.removeAll { $0 === node } }
    /// The others may have another place to follow.
    func askOthers(than node: MatchedGeometryNode) { for member in members where member !== node { member.graph.geometry.ask(member) } }

    /// The newest source that is not on its way out.
    var source: MatchedGeometryNode? {
        members.last { $0.modifier.isSource && $0.isPlaced && $0.isShown && !$0.leaves }
    }
}

/// The groups of a window, by identifier.
@MainActor
final class MatchedGroups {
    private var groups: [MatchedGeometryModifier.Key: MatchedGroup] = [:]

    subscript(key: MatchedGeometryModifier.Key) -> MatchedGroup {
        if let group = groups[key] { return group }
        groups = groups.filter { !$0.value.members.isEmpty }
        let group = MatchedGroup()
        groups[key] = group
        return group
    }
}

/// Puts its item where the group's source is, and keeps its own place in the layout around.
///
/// Layout is final at once here as everywhere: a view that becomes the source is laid out in the place of the one before and then in
/// its own, so that its leaves move from there; what leaves is laid out in the new place, so that its leaves move along.
@MainActor
final class MatchedGeometryNode: WrapperNode {
    private(set) var modifier: MatchedGeometryModifier
    private var group: MatchedGroup
    /// Where the item is laid out first: the shown frame of the source before, in the window.
    private var start: CGRect?
    /// The source's frame in the window that the item was placed in; nil: its own place.
    private var target: Target?
    /// The frame that the item has in the end, in the window, and how far what is shown is from it.
    private var model: CGRect?
    private var way = AnimatedAttribute<CGRect.AnimatableData>()

    private struct Target: Equatable {
        var frame: CGRect
        var anchor: UnitPoint
        /// This node's own frame, which the target is seen from.
        var own: CGRect
    }

    init(_ modifier: MatchedGeometryModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        group = inputs.graph.matchedGroups[modifier.key]
        super.init(inputs)
        graph.geometry.watch(self, for: self)
        join()
    }
    private func join() {
        if modifier.isSource, let last = group.lastSource, last !== self { start = last.shownFrame }
        group.add(self)
    }
    func update(_ modifier: MatchedGeometryModifier) {
        let old = self.modifier
        self.modifier = modifier
        if old.key != modifier.key {
            group.remove(self)
            group.askOthers(than: self)
            group = graph.matchedGroups[modifier.key]
            join()
            placeAgain()
        } else if old.properties != modifier.properties || old.anchor != modifier.anchor || old.isSource != modifier.isSource {
            group.askOthers(than: self)
            placeAgain()
        }
    }
    private func placeAgain() {
        markNeedsPlacement()
        graph.geometry.ask(self)
    }
    override func didEnd() {
        group.remove(self)
        group.askOthers(than: self)
    }
    override func evaluate() {
        isDirty = false
        placeAgain()
    }
    override func shownDidChange() {
        graph.geometry.ask(self)
        group.askOthers(than: self)
    }

    /// True while the node or something around it is only seen leaving.
    var leaves: Bool {
        var item: ItemNode? = self
        while let current = item {
            if current.isLeaving { return true }
            item = current.layoutParent
        }
        return !isAlive
    }

    /// The frame in the window as it is shown now; nil before the first layout.
    private var shownFrame: CGRect? {
        guard var frame = model else { return nil }
        if way.isAnimating { frame.animatableData += way.offset(at: graph.time) }
        return frame
    }

    // MARK: Layout

    override func placeItems() {
        guard let inner else { return }
        let frame: CGRect, anchor: UnitPoint
        if let start {
            (frame, anchor) = (start, modifier.anchor)
        } else if let target {
            (frame, anchor) = (target.frame, target.anchor)
        } else {
            return super.placeItems()
        }
        let local = toLocal(frame)
        let proposal = modifier.properties.contains(.size) ? ProposedViewSize(local.size) : placedProposal
        let size = inner.sizeThatFits(proposal)
        var origin = CGPoint.zero
        if modifier.properties.contains(.position) {
            origin = CGPoint(x: local.minX + anchor.x * local.width - modifier.anchor.x * size.width,
                             y: local.minY + anchor.y * local.height - modifier.anchor.y * size.height)
        }
        inner.place(at: origin, proposal: proposal)
    }

    /// A frame of the window in this node's coordinates, seen through moves and scales around.
    private func toLocal(_ frame: CGRect) -> CGRect {
        // Through the image of a square, because the node itself may have no size.
        let image = convert(CGRect(x: 0, y: 0, width: 100, height: 100), to: .global)
        guard image.width > 0, image.height > 0, image.width.isFinite, image.height.isFinite else { return frame }
        let x = 100 / image.width, y = 100 / image.height
        return CGRect(x: (frame.minX - image.minX) * x, y: (frame.minY - image.minY) * y, width: frame.width * x, height: frame.height * y)
    }

    override func geometryDidChange() -> Bool {
        guard isPlaced else { return false }
        let source = group.source
        if source !== group.followed || (source === self && model != convert(bounds, to: .global)) {
            group.followed = source
            group.askOthers(than: self)
        }
        if source === self { group.lastSource = self }
        let own = convert(bounds, to: .global)
        var newTarget: Target?
        if let source, source !== self { newTarget = Target(frame: source.convert(source.bounds, to: .global), anchor: source.modifier.anchor, own: own) }
        let newModel = newTarget?.frame ?? own
        if let old = model ?? start, old != newModel { way.modelDidChange(from: old.animatableData, to: newModel.animatableData, self) }
        model = newModel
        let changed = newTarget != target || start != nil
        target = newTarget
        start = nil
        return changed
    }

    override func sampleAnimations() -> Bool {
        _ = way.offset(at: graph.time)
        return way.isAnimating
    }
}

extension View {
    /// Gives the view the place of another one with the same identifier, or hands its own on.
    ///
    /// While views of one identifier and namespace are shown together, those that are no source stand where the source stands. When in an
    /// animated change one source goes and another comes, both move from the old place to the new one, each with its own transition.
    /// The view's place in the layout around stays its own: apply the effect before a `frame` to be able to change sizes.
    /// - Parameters:
    ///   - properties: what is taken over: the place of the anchor, the size that the view is offered, or both.
    ///   - anchor: the point of the view that is put on the same point of the source.
    ///   - isSource: whether the others follow this view. Of several, the newest counts.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(MatchedGeometryModifier(key: .init(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor, isSource: isSource))
    }
}
