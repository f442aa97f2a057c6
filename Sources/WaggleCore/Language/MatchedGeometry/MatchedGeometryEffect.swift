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
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }
    let key: Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> MatchedGeometryNode {
        MatchedGeometryNode(modifier, inputs)
    }
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
final class MatchedGroups: GraphService {
    static func make(for graph: ViewGraph) -> MatchedGroups { MatchedGroups() }

    private var groups: [MatchedGeometryModifier.Key: MatchedGroup] = [:]

    subscript(key: MatchedGeometryModifier.Key) -> MatchedGroup {
        if let group = groups[key] { return group }
        groups = groups.filter { !$0.value.members.isEmpty }
        let group = MatchedGroup()
        groups[key] = group
        return group
    }
}

/// A frame as it lies in the window, possibly turned or slanted by what is around it: three of its corners.
private struct MatchedFrame: Equatable, Animatable {
    var origin, right, bottom: CGPoint

    @MainActor init(of rect: CGRect, in item: ItemNode) {
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { item.convert(CGRect(x: x, y: y, width: 0, height: 0), to: .global).origin }
        (origin, right, bottom) = (corner(rect.minX, rect.minY), corner(rect.maxX, rect.minY), corner(rect.minX, rect.maxY))
    }

    var animatableData: AnimatablePair<CGPoint.AnimatableData, AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData>> {
        get { AnimatablePair(origin.animatableData, AnimatablePair(right.animatableData, bottom.animatableData)) }
        set {
            (origin.animatableData, right.animatableData, bottom.animatableData) =
                (newValue.first, newValue.second.first, newValue.second.second)
        }
    }

    func applying(_ transform: CGAffineTransform) -> MatchedFrame {
        var frame = self
        (frame.origin, frame.right, frame.bottom) = (origin.applying(transform), right.applying(transform), bottom.applying(transform))
        return frame
    }
    /// The frame, if it is neither turned nor mirrored.
    var upright: CGRect? {
        guard right.y == origin.y, bottom.x == origin.x, right.x >= origin.x, bottom.y >= origin.y else { return nil }
        return CGRect(x: origin.x, y: origin.y, width: right.x.minus(origin.x), height: bottom.y.minus(origin.y))
    }
    var box: CGRect {
        let last = CGPoint(x: right.x + bottom.x - origin.x, y: right.y + bottom.y - origin.y)
        let x = [origin.x, right.x, bottom.x, last.x], y = [origin.y, right.y, bottom.y, last.y]
        let (left, top) = (x.min() ?? 0, y.min() ?? 0)
        return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
    }
}

/// Places its item at the frame of the group's source, and keeps its own frame in the surrounding layout.
///
/// As always, layout is final at once. A view that becomes the source is laid out in the old source's frame and then in its own, so that
/// its leaves animate from there. A leaving view is laid out in the new frame, so that its leaves move along.
@MainActor
final class MatchedGeometryNode: WrapperNode {
    private(set) var modifier: MatchedGeometryModifier
    private var group: MatchedGroup
    /// Where the item is laid out first: the previous source's presented frame, in window coordinates.
    private var start: MatchedFrame?
    /// The source's frame in the window that the item was placed at; nil for its own frame.
    private var target: Target?
    /// The item's final frame in the window, and the presented frame's offset from it.
    private var model: MatchedFrame?
    private var movement = AnimatedAttribute<MatchedFrame.AnimatableData>()

    private struct Target: Equatable {
        var frame: MatchedFrame
        var anchor: UnitPoint
        /// This node's own frame, against which the target was converted.
        var own: MatchedFrame
    }

    init(_ modifier: MatchedGeometryModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        group = inputs.graph.service(MatchedGroups.self)[modifier.key]
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
            group = graph.service(MatchedGroups.self)[modifier.key]
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
    private var shownFrame: MatchedFrame? {
        guard var frame = model else { return nil }
        if movement.isAnimating { frame.animatableData += movement.offset(at: graph.time) }
        return frame
    }

    // MARK: Layout

    override func placeItems() {
        guard !waitsToBeSeen() else { return }
        guard let inner else { return }
        let frame: MatchedFrame, anchor: UnitPoint
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

    /// A frame in the window, in this node's coordinates; its bounding box if it is turned against this node.
    private func toLocal(_ frame: MatchedFrame) -> CGRect {
        // Uses the image of a square, because the node itself may be empty.
        let image = MatchedFrame(of: CGRect(x: 0, y: 0, width: 100, height: 100), in: self)
        if let target = frame.upright, let image = image.upright {
            guard image.width > 0, image.height > 0, image.width.isFinite, image.height.isFinite else { return target }
            let x = 100 / image.width, y = 100 / image.height
            return CGRect(
                x: (target.minX - image.minX) * x, y: (target.minY - image.minY) * y, width: target.width * x, height: target.height * y)
        }
        let toWindow = CGAffineTransform(
            a: (image.right.x - image.origin.x) / 100, b: (image.right.y - image.origin.y) / 100,
            c: (image.bottom.x - image.origin.x) / 100, d: (image.bottom.y - image.origin.y) / 100, tx: image.origin.x, ty: image.origin.y)
        guard toWindow.isInvertible else { return frame.box }
        return frame.applying(toWindow.inverted()).box
    }

    override func geometryDidChange() -> Bool {
        guard isPlaced else { return false }
        let source = group.source
        let own = MatchedFrame(of: bounds, in: self)
        if source !== group.followed || (source === self && model != own) {
            group.followed = source
            group.markOthers(than: self)
        }
        if source === self { group.lastSource = self }
        var newTarget: Target?
        if let source, source !== self {
            newTarget = Target(frame: MatchedFrame(of: source.bounds, in: source), anchor: source.modifier.anchor, own: own)
        }
        let newModel = newTarget?.frame ?? own
        if let old = model ?? start, old != newModel {
            movement.modelDidChange(from: old.animatableData, to: newModel.animatableData, self)
        }
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
    /// While views with the same identifier and namespace are shown together, those that are not a source take the frame of the source.
    /// When one source disappears and another appears in an animated change, both move from the old frame to the new one, each with its own
    /// transition. The view keeps its own frame in the surrounding layout. Apply the effect before a `frame` modifier so that it can change
    /// the size.
    /// - Parameters:
    ///   - properties: what is matched: the position of the anchor, the proposed size, or both.
    ///   - anchor: the point of the view that is aligned with the same point of the source.
    ///   - isSource: whether other views follow this one. If there are several sources, the newest wins.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(MatchedGeometryModifier(
            key: .init(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor, isSource: isSource))
    }
}
