// A subview: a node with a frame and a drawing.

import Foundation
import WaggleGeometry
import WaggleDisplayList
import CPrefetch

/// What an item passes down when its subtree's positions are resolved.
struct ResolveVisit {
    /// The origin and the coordinate space of the inner content.
    var origin: CGPoint
    var space: UInt32
    /// True if all inner items must notice a move; false if only the marked ones must.
    var visitsAll: Bool
    /// A pending move of the inner items, from one origin to another; nil if there is none.
    var move: (CGPoint, CGPoint)?
}

/// A node that takes part in layout: a leaf, a container or a wrapper of one other item.
///
/// Layout stores the final `origin` and `size`. `resolve` turns them into the shown frame, which may still be animating toward them. The
/// display list is cached until something in it changes. All three passes enter only marked subtrees.
@MainActor
class ItemNode: ViewNode {
    // Fields read in every frame come first, in the cache lines after those of `ViewNode`.

    /// The item that places this one; nil for the root and for items that have not been gathered.
    unowned(unsafe) final var layoutParent: ItemNode? {
        // An item that was never placed has no frame to preserve.
        willSet {
            assert(newValue !== self, "An item cannot contain itself.")
            if isAlive, isPlaced, newValue !== layoutParent { settleMoves(with: newValue) }
        }
        didSet {
            guard let layoutParent else { return }
            if hasOtherPixels(than: layoutParent) { layoutParent.noteWatchers() }
            guard hasWatchers else { return }
            layoutParent.noteWatchers()
            didMove()
        }
    }
    @exclusivity(unchecked) private var list = DisplayList()
    /// The items that a wrapper draws, to prefetch them.
    final var drawingPath = DrawingPath()
    private var version: UInt32 = 0
    final private(set) var needsDisplay = true
    /// True if sizes may have changed, so that the inner items must be placed again.
    final private(set) var needsLayout = true
    /// True if an inner item needs layout that cannot change this item's size.
    final private(set) var subtreeNeedsLayout = false
    /// True if this item's frame has changed since it was last resolved.
    final private(set) var needsResolve = true
    /// True if an inner item needs to be resolved.
    final private(set) var subtreeNeedsResolve = false
    final private(set) var isPlaced = false
    /// True while the item leaves with a transition: it is drawn in its last frame and takes no part in layout.
    final var isLeaving = false {
        didSet {
            guard isLeaving != oldValue else { return }
            if isLeaving { noteWatchers() }
            didMove()
        }
    }
    /// True if a node reads this item's geometry.
    final var isWatched = false
    /// True if this subtree contains an item that must notice each move: one that is watched, is leaving, has another display scale, or is
    /// a lazy container.
    final private(set) var hasWatchers = false
    /// True while a recorded move has not been reported to the watchers in this subtree.
    final var hasMoved = false

    /// True if an explicit guide of an inner item is one of this item's.
    final var passesGuidesOn = false

    /// The item as the owner of its inner items' coordinate space; nil if they are in the same space.
    unowned(unsafe) final var spaceOwner: (any SpaceOwner)?
    /// The origin in the layout parent's coordinates.
    final private(set) var origin = CGPoint.zero
    final private(set) var size = CGSize.zero
    /// The final origin in the coordinates of the nearest geometry effect (or the root), without the pending moves of enclosing items.
    final private(set) var spaceOrigin = CGPoint.zero
    /// The content space origin known to the inner items. It differs from `contentSpaceOrigin` by a pending move of whole pixels.
    final private(set) var knownContentSpaceOrigin = CGPoint.zero
    final private(set) var space: UInt32 = 0
    private var lastDisplayOffset = CGPoint.zero
    final private(set) var placedProposal = ProposedViewSize.unspecified
    /// The index among the container's subviews; negative if the item takes no part in layout.
    final var subviewIndex = -1
    @exclusivity(unchecked) final var traits = ViewTraits() {
        didSet { if traits.layoutPriority != oldValue.layoutPriority { layoutParent?.container?.subviewSizesDidChange(self) } }
    }
    @exclusivity(unchecked) private var measurements = MeasurementCache()

    override class var roles: NodeRoles { .item }
    /// The stable key of this item: itself, or the wrapped item for a temporary wrapper.
    final var lastingItem: ItemNode { roles.contains(.isTemporary) ? itemFromElsewhere?.lastingItem ?? self : self }
    private var container: ContainerNode? { roles.contains(.container) ? unsafeDowncast(self, to: ContainerNode.self) : nil }

    // MARK: Overridden by subclasses

    /// Computes the size for a proposal; `sizeThatFits(_:)` caches it.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Places the inner items within `size`.
    func placeItems() {}
    /// Calls the closure for each direct inner item, back to front.
    func forEachItem(_ body: (ItemNode) -> Void) {}
    /// The item's explicit guide in its own coordinates, or nil.
    func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    var spacing: ViewSpacing { ViewSpacing() }
    /// The layout priority if no modifier sets one.
    var ownLayoutPriority: Double { 0 }
    /// The layout priority: set by a modifier, otherwise the item's own.
    final var layoutPriority: Double { traits.layoutPriority ?? ownLayoutPriority }
    /// The axis of a stack, for spacers and dividers directly in it, or nil.
    var subviewOrientation: Axis? { nil }
    /// Makes the drawing, in coordinates that `displayTransform` maps to the layout parent's.
    func makeDisplayList() -> DisplayList { DisplayList() }
    /// True if this item has, or passes on, a guide of a frame that a modifier states. Most have none, so that containers need not
    /// look for one.
    final private(set) var hasFrameGuides = false
    /// Notes that the item has such a guide, here and where it is passed on to.
    final func noteFrameGuides() {
        var item: ItemNode? = self
        while let current = item, !current.hasFrameGuides {
            current.hasFrameGuides = true
            item = current.layoutParent.flatMap { $0.passesGuidesOn ? $0 : nil }
        }
    }
    /// True if this item's size does not depend on the inner items, so that their changes stop here.
    var fixesSize: Bool { false }

    override var subviewCount: Int { 1 }
    override func readSubviews(_ reader: inout SubviewReader) { reader.take(self) }
    // Subviews inside an item belong to it and not to the container.
    override func subviewIndex(of id: AnyHashable) -> Int? { nil }
    override func subviewID(at index: Int) -> AnyHashable? { nil }
    override func readSections(into sections: inout [SubviewSection], at start: Int) {}
    override func releaseSubviews(outside range: Range<Int>) {}

    /// Clears the layout parent of the items that this node places.
    final func releaseItems() {
        forEachItem { release($0) }
        if isFollowedToItsEnd { reportEnd() }
        if isWatched { graph.geometry.itemDidEnd(self) }
    }
    /// Notifies the nodes that contributed this item to its container that it has ended.
    private func reportEnd() {
        var node = parent
        while let current = node, !current.roles.contains(.item) {
            current.subviewDidEnd(self)
            node = current.parent
        }
    }
    /// The outermost node that contributes this item to the container and nothing else.
    /// - Parameter list: an enclosing node at which the search ends; nil to end at the container.
    final func outermostNodeOfItsOwn(below list: ViewNode? = nil) -> ViewNode {
        var node: ViewNode = self
        while let parent = node.parentAsShown, parent !== list, !parent.roles.contains(.item), parent.subviewCount == 1 { node = parent }
        return node
    }
    /// The wrapped item if it belongs to another part of the tree, or nil.
    var itemFromElsewhere: ItemNode? { nil }
    /// Becomes the layout parent of the item.
    final func take(_ item: ItemNode) {
        guard item.layoutParent !== self else { return }
        item.layoutParent = self
        if item.hasFrameGuides, passesGuidesOn { noteFrameGuides() }
        item.setNeedsResolve()
    }
    /// Stops being the layout parent of the item, which may outlive this one.
    final func release(_ item: ItemNode) {
        if item.layoutParent === self { item.layoutParent = nil }
    }

    /// Called when `subviewOrientation` of the layout parent has changed.
    final func orientationDidChange() {
        if roles.contains(.followsOrientation) { return setNeedsLayout() }
        guard roles.contains(.passesOrientation) else { return }
        if let container { return container.items.forEach { $0.orientationDidChange() } }
        (self as? WrapperNode)?.inner?.orientationDidChange()
    }

    /// Called when the environment's layout direction or display scale has changed. The scale affects rounding; the direction mirrors
    /// frames, guides and drawings.
    func directionOrScaleDidChange() {
        if let layoutParent, hasOtherPixels(than: layoutParent) { layoutParent.noteWatchers() }
        // Inner items with their own display scale are not notified.
        forEachItem { if $0.hasOtherPixels(than: self) { noteWatchers() } }
        setNeedsLayout()
        setNeedsResolve()
        setNeedsDisplay()
    }

    // MARK: Size

    /// The size this item chooses for a proposal.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = measurements[proposal] { return size }
        environment.counters.measures += 1
        var size = measure(proposal)
        if !(size.width >= 0) { size.width = 0 }
        if !(size.height >= 0) { size.height = 0 }
        measurements.insert(size, for: proposal, cachesMany: roles.contains(.cachesManyMeasurements))
        return size
    }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(item: self, size: sizeThatFits(proposal), proposal: proposal)
    }

    /// The cached guide for a size and proposal; computed once until layout changes.
    final func rememberedGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, workedOut: () -> CGFloat?) -> CGFloat? {
        if let known = measurements.guide(key, in: size, for: proposal) { return known.value }
        environment.counters.guides += 1
        let value = workedOut()
        measurements.insert(value, guide: key, in: size, for: proposal)
        return value
    }
    /// The cached spacing; computed once until layout changes.
    final func rememberedSpacing(workedOut: () -> ViewSpacing) -> ViewSpacing {
        if let known = measurements.spacing { return known }
        let spacing = workedOut()
        measurements.setSpacing(spacing)
        return spacing
    }

    /// Marks this item after a change that affects sizes.
    final func setNeedsLayout() {
        needsLayout = true
        measurements.removeAll()
        var item = self
        while let parent = item.layoutParent {
            parent.container?.subviewSizesDidChange(item)
            if parent.fixesSize {
                parent.markNeedsPlacement()
                return
            }
            if parent.needsLayout && parent.measurements.isEmpty { return }
            parent.needsLayout = true
            parent.measurements.removeAll()
            item = parent
        }
    }
    /// Marks the inner items to be placed again; this item keeps its size.
    final func markNeedsPlacement() {
        needsLayout = true
        var item = layoutParent
        while let current = item, !current.subtreeNeedsLayout {
            current.subtreeNeedsLayout = true
            item = current.layoutParent
        }
    }

    // MARK: Placement

    /// Postpones the placement of an item that depends on its position, if it is only prepared for a later frame.
    /// - Returns: true if the item is to be placed when it becomes visible.
    final func waitsToBeSeen() -> Bool {
        guard graph.isPreparingAhead else { return false }
        markNeedsPlacement()
        return true
    }

    /// Places the item. The inner items are placed again only if the proposal or a size may have changed.
    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        if origin != self.origin || !isPlaced {
            self.origin = origin
            setNeedsResolve()
            didMove()
        }
        let newSize = sizeThatFits(proposal)
        place(size: newSize, proposal: proposal)
    }

    /// Like `place(at:proposal:)`, with a size that the caller already knows or that the item does not choose.
    final func place(at origin: CGPoint, size newSize: CGSize, proposal: ProposedViewSize) {
        if origin != self.origin || !isPlaced {
            self.origin = origin
            setNeedsResolve()
            didMove()
        }
        place(size: newSize, proposal: proposal)
    }

    private func place(size newSize: CGSize, proposal: ProposedViewSize) {
        if needsLayout || !isPlaced || newSize != size || proposal != placedProposal {
            let sizeChanged = newSize != size || !isPlaced
            size = newSize
            placedProposal = proposal
            isPlaced = true
            needsLayout = false
            subtreeNeedsLayout = false
            environment.counters.placements += 1
            placeItems()
            if sizeChanged {
                setNeedsResolve()
                didMove()
            }
        } else if subtreeNeedsLayout {
            layoutSubtree()
        }
    }

    /// Lays out the marked inner items with their current proposals.
    final func layoutSubtree() {
        subtreeNeedsLayout = false
        forEachItem { item in
            if item.needsLayout {
                item.place(at: item.origin, size: item.sizeThatFits(item.placedProposal), proposal: item.placedProposal)
            } else if item.subtreeNeedsLayout {
                item.layoutSubtree()
            }
        }
    }

    /// True if this subtree needs layout.
    final var hasLayoutToDo: Bool { needsLayout || subtreeNeedsLayout }
    final var needsLayoutPass: Bool { hasLayoutToDo || hasFramesToResolve }

    /// Records a change of the item's frame or effect for the watchers in its subtree.
    @inline(__always) final func didMove() { if hasWatchers { tellMove() } }
    private func tellMove() {
        guard !hasMoved else { return }
        hasMoved = true
        graph.geometry.didMove(self)
    }
    /// Marks this item as watched, so that the enclosing items record their moves too.
    final func markWatched() {
        isWatched = true
        noteWatchers()
    }
    /// Makes the enclosing items pass each later move on to this one.
    final func noteWatchers() {
        var item: ItemNode? = self
        while let current = item, !current.hasWatchers {
            current.hasWatchers = true
            item = current.layoutParent
        }
    }

    // MARK: Resolve

    /// True if this subtree needs to be resolved.
    final var hasFramesToResolve: Bool { needsResolve || subtreeNeedsResolve }

    final func setNeedsResolve() {
        needsResolve = true
        var item = layoutParent
        while let current = item, !current.subtreeNeedsResolve {
            current.subtreeNeedsResolve = true
            item = current.layoutParent
        }
    }

    /// Updates the frame in its space and what is shown there.
    ///
    /// An item that moves by whole pixels without animation moves alone and leaves the move pending for its inner items, whose pixels do
    /// not change relative to it. They receive it at the next visit, so moving a row costs one step whatever it contains.
    final func resolve(parentSpaceOrigin: CGPoint, space: UInt32) {
        if isLeaving && space == self.space {
            // A leaving item stays where it is when its container moves.
            origin = CGPoint(x: spaceOrigin.x - parentSpaceOrigin.x, y: spaceOrigin.y - parentSpaceOrigin.y)
            displayOffsetMayChange()
        }
        let newOrigin = CGPoint(x: parentSpaceOrigin.x + origin.x, y: parentSpaceOrigin.y + origin.y)
        guard hasFramesToResolve || newOrigin != spaceOrigin || space != self.space else { return }
        environment.counters.resolves += 1
        needsResolve = false
        let originBefore = contentSpaceOrigin, spaceBefore = contentSpace
        spaceOrigin = newOrigin
        self.space = space
        didResolve()
        displayOffsetMayChange()
        resolveItems(movedFrom: originBefore, in: spaceBefore)
    }
    /// Resolves all inner items if they must notice the move, otherwise only the marked ones.
    private func resolveItems(movedFrom originBefore: CGPoint, in spaceBefore: UInt32) {
        let origin = contentSpaceOrigin, space = contentSpace
        var visitsAll = space != spaceBefore
        if !visitsAll, origin != knownContentSpaceOrigin {
            visitsAll = origin != originBefore && (hasWatchers || graph.changesMayAnimate)
                || !origin.isWholePixels(from: knownContentSpaceOrigin, environment.displayScale)
        }
        guard visitsAll || subtreeNeedsResolve else { return }
        subtreeNeedsResolve = false
        let known = knownContentSpaceOrigin, settled = visitsAll ? originBefore : origin
        knownContentSpaceOrigin = origin
        resolveItems(ResolveVisit(origin: origin, space: space, visitsAll: visitsAll, move: known == settled ? nil : (known, settled)))
    }
    /// Visits the direct inner items. Containers do it without a closure: a list of a thousand rows may move, and each move is one step.
    private func resolveItems(_ visit: ResolveVisit) {
        if let container { container.resolveSubviews(visit) } else { forEachItem { $0.resolve(visit) } }
    }
    /// Receives the layout parent's pending move, then resolves the item if necessary.
    @inline(__always) final func resolve(_ visit: ResolveVisit) {
        if let (before, after) = visit.move { receiveMove(from: before, to: after) }
        if visit.visitsAll || hasFramesToResolve { resolve(parentSpaceOrigin: visit.origin, space: visit.space) }
    }

    /// The origin of this item's space in its former one, if a removal transition has inserted spaces between the two; nil otherwise.
    final func spaceOrigin(in outer: UInt32) -> CGPoint? {
        var (origin, item) = (CGPoint.zero, self)
        while item.space != outer {
            guard let effect = item.effectOfItsSpace else { return nil }
            origin = origin + effect.spaceOrigin - effect.contentSpaceOrigin
            item = effect
        }
        var wrapper: ItemNode? = item
        while let current = wrapper, !current.isLeaving { wrapper = current.layoutParent }
        return wrapper == nil ? nil : origin
    }
    /// The item that begins this item's space; nil for the window's.
    private final var effectOfItsSpace: ItemNode? {
        var item = layoutParent
        while let current = item, current.contentSpace != space || current.space == space { item = current.layoutParent }
        return item
    }

    // MARK: Pending moves

    /// The sum of the moves pending for the inner items, from this item and its ancestors in the same space.
    final var owedMoves: CGPoint {
        var (sum, item) = (contentSpaceOrigin - knownContentSpaceOrigin, self)
        while item.contentSpace == item.space, let parent = item.layoutParent {
            item = parent
            sum = sum + item.contentSpaceOrigin - item.knownContentSpaceOrigin
        }
        return sum
    }
    /// Receives the move of the layout parent's content. The sum is the same one that resolving computes, so moves accumulate
    /// no rounding errors.
    private func receiveMove(from before: CGPoint, to after: CGPoint) {
        let move = after - before
        spaceOrigin = needsResolve || isLeaving ? spaceOrigin + move : after + origin
        presentationFrameDidMove(move)
    }
    /// Called when the space origin has received a move by whole pixels; the shown frame moves at once.
    func presentationFrameDidMove(_ move: CGPoint) {}
    /// True if the display scales differ, so that whole pixels there may be fractions here.
    private func hasOtherPixels(than other: ItemNode) -> Bool {
        environment !== other.environment && environment.displayScale != other.environment.displayScale
    }
    /// Keeps the position in the space before the layout parent changes: receives the old one's pending moves, less the new one's.
    private func settleMoves(with newParent: ItemNode?) {
        let move = (layoutParent?.owedMoves ?? .zero) - (newParent?.owedMoves ?? .zero)
        guard move != .zero else { return }
        spaceOrigin = spaceOrigin + move
        presentationFrameDidMove(move)
    }

    /// Checks that resolving the item now would not move it.
    final func checkResolved(below parent: ItemNode) {
        guard isPlaced, !isLeaving, !hasFramesToResolve else { return }
        assert(
            spaceOrigin == parent.knownContentSpaceOrigin + origin,
            "An item's space origin differs from the one its layout parent gives it (\(type(of: self)) in \(type(of: parent))).")
        assert(
            space == parent.contentSpace,
            "An item was resolved in a space other than its layout parent's content space (\(type(of: self)) in \(type(of: parent))).")
    }

    /// Takes over the frame of an item that this one is about to wrap.
    final func adoptLayout(of item: ItemNode) {
        assert(!isPlaced && item.isPlaced, "A wrapper takes the place of a placed item before its own first placement.")
        layoutParent = item.layoutParent
        (spaceOrigin, space) = (item.spaceOrigin, item.space)
        knownContentSpaceOrigin = contentSpaceOrigin
        place(at: item.origin, size: item.size, proposal: item.placedProposal)
    }
    /// Called when the frame in the space has been resolved: shows or animates the change.
    func didResolve() {}

    // MARK: Display

    /// Marks this item's drawing, and those of its ancestors, as out of date.
    final func setNeedsDisplay() {
        needsDisplay = true
        var item = layoutParent
        while let current = item, !current.needsDisplay {
            current.needsDisplay = true
            item = current.layoutParent
        }
    }

    /// The cached drawing. `displayTransform` maps it to the layout parent's.
    final func displayedList() -> DisplayList {
        if needsDisplay {
            needsDisplay = false
            graph.counters.drawnItems += 1
            list = makeDisplayList()
            version &+= 1
        }
        return list
    }
    /// Prefetches what the item's drawing needs, if it needs one, and the cached drawing. The item itself should be in the cache.
    @inline(__always)
    final func prefetchDrawing() {
        // The header of an array has 32 bytes; these lines hold two items. An effect that only transforms has the same list as the
        // view it wraps.
        let cached = unsafeBitCast(list, to: UnsafeRawPointer.self), path = drawingPath, needsDisplay = needsDisplay
        prefetch_lines(cached, 3)
        if needsDisplay { path.prefetch() }
    }
    /// A version for an additional display item of this node. No two display items of a node share a version.
    final func nextVersion() -> UInt32 {
        version &+= 1
        return version
    }

    /// Appends this item's drawing to the layout parent's.
    final func appendDisplay(to items: inout [DisplayList.Item]) {
        let list = displayedList()
        guard !list.isEmpty else { return }
        let transform = displayTransform
        if list.items.count == 1, transform.isIdentity {
            items.append(list.items[0])
        } else {
            items.append(list.transformed(by: transform, identity: number, version: version))
        }
    }
    /// The transform from the drawing's coordinates to those of the layout parent's drawing.
    var displayTransform: CGAffineTransform {
        let offset = displayOffset
        return CGAffineTransform(translationX: offset.x, y: offset.y)
    }
    /// This item's origin in the layout parent's drawing.
    var displayOffset: CGPoint { origin }
    /// Invalidates the layout parent's drawing if `displayOffset` has changed.
    final func displayOffsetMayChange() {
        let offset = displayOffset
        guard offset != lastDisplayOffset else { return }
        lastDisplayOffset = offset
        version &+= 1
        layoutParent?.setNeedsDisplay()
    }

    // MARK: Touch

    /// The innermost item that takes touches at a point of this item's drawing, or nil.
    func hitTest(_ point: CGPoint) -> ItemNode? {
        guard let inner = contentPoint(point) else { return nil }
        // There are few items, so testing all is cheap; the last hit is frontmost.
        var hit: ItemNode?
        forEachShownItem { hit = $0.hitTestFromParent(inner) ?? hit }
        return hit
    }
    /// Calls the closure for each direct inner item that is drawn, back to front.
    func forEachShownItem(_ body: (ItemNode) -> Void) { forEachItem(body) }
    /// Like `forEachShownItem(_:)`, in source order and without items that cannot be seen.
    final func forEachAccessibleItem(_ body: (ItemNode) -> Void) {
        if roles.contains(.hidesItems) { return forEachShownItem(body) }
        guard let root = self as? RootNode else { return forEachItem(body) }
        root.forEachReachableItem(body)
    }

    // MARK: Coordinates

    /// Converts a rectangle to the layout parent's coordinates, through the parent's effect, as laid out.
    final func convertToParent(_ rect: CGRect) -> CGRect {
        let moved = rect.movedExactly(by: origin)
        guard let parent = layoutParent, let transform = parent.contentTransform else { return moved }
        // A scroll view only moves its content.
        return transform.isTranslation ? moved.movedExactly(by: CGPoint(x: transform.tx, y: transform.ty)) : moved.applying(transform)
    }
}
