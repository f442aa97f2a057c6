// Matched geometry: views that take the frames of other views.

import Foundation
import WaggleGeometry
import WaggleMotion

/// The parts of geometry that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of the anchor point.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The size that the view is proposed.
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

/// The views with the same identifier in a window, oldest first.
@MainActor
final class MatchedGroup {
    private(set) var members: [MatchedGeometryNode] = []
    /// The source as of the last layout.
    fileprivate(set) weak var lastSource: MatchedGeometryNode?
    /// The source that the others were last notified of.
    fileprivate weak var followed: MatchedGeometryNode?

    func add(_ node: MatchedGeometryNode) {
        assert(!members.contains { $0 === node }, "A view joins its matched group twice.")
        members.append(node)
    }
    func remove(_ node: MatchedGeometryNode) {
        assert(members.contains { $0 === node }, "A view leaves a matched group that it is not in.")
        members.removeAll { $0 === node }
    }
    /// Marks the other members, whose target frame may have changed.
    func markOthers(than node: MatchedGeometryNode) { for member in members where member !== node { member.graph.geometry.ask(member) } }

    /// The newest source that is not leaving.
    var source: MatchedGeometryNode? {
        members.last { $0.modifier.isSource && $0.isPlaced && $0.isShown && !$0.leaves }
    }
}

/// The groups of a window by identifier.
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

/// Places its item at the frame of the group's source, and keeps its own place in the surrounding layout.
///
/// As always, layout is final at once. A view that becomes the source is laid out in the old source's frame and then in its own, so that its leaves
/// animate from there. A leaving view is laid out in the new frame, so that its leaves move along.
@MainActor
final class MatchedGeometryNode: WrapperNode {
    private(set) var modifier: MatchedGeometryModifier
    private var group: MatchedGroup
    /// Where the item is laid out first: the previous source's presented frame, in window coordinates.
    private var start: CGRect?
    /// The source's frame in the window that the item was placed at; nil for its own place.
    private var target: Target?
    /// The item's final frame in the window, and the presented frame's offset from it.
    private var model: CGRect?
    private var movement = AnimatedAttribute<CGRect.AnimatableData>()

    private struct Target: Equatable {
        var frame: CGRect
        var anchor: UnitPoint
        /// This node's own frame, against which the target was converted.
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
            group.markOthers(than: self)
            group = graph.matchedGroups[modifier.key]
            join()
            placeAgain()
        } else if old.properties != modifier.properties || old.anchor != modifier.anchor || old.isSource != modifier.isSource {
            group.markOthers(than: self)
            placeAgain()
        }
    }
    private func placeAgain() {
        markNeedsPlacement()
        graph.geometry.ask(self)
    }
    override func didEnd() {
        group.remove(self)
        group.markOthers(than: self)
    }
    override func evaluate() {
        isDirty = false
        placeAgain()
    }
    override func shownDidChange() {
        graph.geometry.ask(self)
        group.markOthers(than: self)
    }

    /// True while the node or an enclosing item leaves with a transition.
    var leaves: Bool {
        var item: ItemNode? = self
        while let current = item {
            if current.isLeaving { return true }
            item = current.layoutParent
        }
        return !isAlive
    }

    /// The presented frame in the window; nil before the first layout.
    private var shownFrame: CGRect? {
        guard var frame = model else { return nil }
        if movement.isAnimating { frame.animatableData += movement.offset(at: graph.time) }
        return frame
    }

    // MARK: Layout

    override func placeItems() {
        guard !waitsToBeSeen() else { return }
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

    /// Converts a frame in the window to this node's coordinates, through enclosing translations and scales.
    private func toLocal(_ frame: CGRect) -> CGRect {
        // Uses the image of a square, because the node itself may be empty.
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
            group.markOthers(than: self)
        }
        if source === self { group.lastSource = self }
        let own = convert(bounds, to: .global)
        var newTarget: Target?
        if let source, source !== self { newTarget = Target(frame: source.convert(source.bounds, to: .global), anchor: source.modifier.anchor, own: own) }
        let newModel = newTarget?.frame ?? own
        if let old = model ?? start, old != newModel { movement.modelDidChange(from: old.animatableData, to: newModel.animatableData, self) }
        model = newModel
        let changed = newTarget != target || start != nil
        target = newTarget
        start = nil
        return changed
    }

    override func sampleAnimations() -> Bool {
        _ = movement.offset(at: graph.time)
        return movement.isAnimating
    }
}

extension View {
    /// Matches the view's geometry with that of other views with the same identifier.
    ///
    /// While views with the same identifier and namespace are shown together, those that are not a source take the frame of the source. When one
    /// source disappears and another appears in an animated change, both move from the old frame to the new one, each with its own transition. The
    /// view keeps its own place in the surrounding layout. Apply the effect before a `frame` modifier so that it can change the size.
    /// - Parameters:
    ///   - properties: what is matched: the position of the anchor, the proposed size, or both.
    ///   - anchor: the point of the view that is aligned with the same point of the source.
    ///   - isSource: whether other views follow this one. If there are several sources, the newest wins.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(MatchedGeometryModifier(key: .init(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor, isSource: isSource))
    }
}
