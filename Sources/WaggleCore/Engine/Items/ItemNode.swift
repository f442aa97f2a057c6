// A subview: a node with a size, a place and a drawing.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// A node that takes part in layout: a leaf, a container or a modifier around one other item.
///
/// Layout stores the final `origin` and `size`; `resolve` turns them into what is shown, which may still be on its way
/// there; the display list is cached until something it shows changes. All three passes enter only marked subtrees.
@MainActor
class ItemNode: ViewNode {
    // What each frame of a crowd asks for comes first, in the cache lines that follow those of `ViewNode`.

    /// The item that places this one; nil for the root and for items that nobody has gathered yet.
    unowned var layoutParent: ItemNode? {
        willSet { if isAlive, newValue !== layoutParent { settleMoves(with: newValue) } }
        didSet {
            guard let layoutParent else { return }
            if hasOtherPixels(than: layoutParent) { layoutParent.noteWatchers() }
            guard hasWatchers else { return }
            layoutParent.noteWatchers()
            didMove()
        }
    }
    @exclusivity(unchecked) private var list = DisplayList()
    private var version: UInt32 = 0
    private(set) var needsDisplay = true
    /// True if sizes may have changed, so that children must be placed again.
    private(set) var needsLayout = true
    /// True if an item below needs layout that does not change this one's size.
    private(set) var subtreeNeedsLayout = false
    /// True if this item's place or size changed since it was last resolved.
    private(set) var needsResolve = true
    /// True if an item below needs to be resolved.
    private(set) var subtreeNeedsResolve = false
    private(set) var isPlaced = false
    /// True while the item leaves with a transition: drawn at its last place, no longer part of layout.
    var isLeaving = false {
        didSet {
            guard isLeaving != oldValue else { return }
            if isLeaving { noteWatchers() }
            didMove()
        }
    }
    /// True if somebody is to be told when this item moves.
    final var isWatched = false
    /// True if this item or one below must hear of each move: it is watched, leaves, or looks where it stands.
    final private(set) var hasWatchers = false
    /// True while the graph has still to tell those who watch this item or one below of a move.
    final var hasMoved = false

    /// The place given by the layout parent: its origin in the parent's coordinates, and its size.
    private(set) var origin = CGPoint.zero
    private(set) var size = CGSize.zero
    /// The origin in the coordinates of the nearest geometry effect (or the root), final, not animated, but for what the items around owe.
    private(set) var spaceOrigin = CGPoint.zero
    /// How far this item has moved without the items below.
    private var owedMove = CGPoint.zero
    private(set) var space: UInt32 = 0
    private var lastDisplayOffset = CGPoint.zero
    private(set) var placedProposal = ProposedViewSize.unspecified
    /// Where the item stands among the subviews of its container; below 0: it takes no part in layout.
    final var subviewIndex = -1
    @exclusivity(unchecked) var traits = ViewTraits() {
        didSet { if traits.layoutPriority != oldValue.layoutPriority { layoutParent?.subviewSizesDidChange(self) } }
    }
    @exclusivity(unchecked) private var answers = LayoutAnswers()

    /// The item by which others remember this one: itself, but for wrappers that stand for it only for a while.
    var lastingItem: ItemNode { self }

    // MARK: To override

    /// The size for a proposal; `sizeThatFits` remembers the answer.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Places the items below within `size`.
    func placeItems() {}
    /// Calls the closure for each item directly below, back to front.
    func forEachItem(_ body: (ItemNode) -> Void) {}
    /// The explicit guide of this item, in its own coordinates; nil where it has none.
    func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    var spacing: ViewSpacing { ViewSpacing() }
    /// The priority in layout where no modifier sets one.
    var ownLayoutPriority: Double { 0 }
    /// The priority in layout: set by a modifier or the item's own.
    final var layoutPriority: Double { traits.layoutPriority ?? ownLayoutPriority }
    /// The axis along which the items directly below stand, for spacers and dividers among them; nil: none.
    var subviewOrientation: Axis? { nil }
    /// The container around lines its subviews up along another axis than before.
    func orientationDidChange() {}
    /// A new drawing; in the item's own coordinates, where `displayTransform` is not another.
    func makeDisplayList() -> DisplayList { DisplayList() }
    /// This item's origin in the space of the items below: its own space origin, or zero where it begins a new space.
    var contentSpaceOrigin: CGPoint { spaceOrigin }
    /// The number of the node whose space the items below are in; 0 is the window's.
    var contentSpace: UInt32 { space }
    /// True if this item's size cannot depend on the ones below, so that their changes stop here.
    var fixesSize: Bool { false }
    /// Where this item shows the coordinates of the items below: the transform from them to this item's own.
    var contentTransform: CGAffineTransform? { nil }

    override var subviewCount: Int { 1 }
    override func readSubviews(_ reader: inout SubviewReader) { reader.take(self) }
    // What stands inside an item is its own.
    override func subviewIndex(of id: AnyHashable) -> Int? { nil }
    override func subviewID(at index: Int) -> AnyHashable? { nil }
    override func readSections(into sections: inout [SubviewSection], at start: Int) {}
    override func releaseSubviews(outside range: Range<Int>) {}

    final override func releaseItems() {
        forEachItem(release)
        reportEnd()
        if isWatched { graph.geometry.itemDidEnd(self) }
    }
    /// Tells the places that contributed this item to its container that its identity has ended.
    private func reportEnd() {
        var place = parent
        while let current = place {
            current.subviewDidEnd(self)
            if current is ItemNode { return }
            place = current.parent
        }
    }
    /// The outermost place around the item that contributes it to the container and nothing else.
    final var placeOfItsOwn: ViewNode {
        var place: ViewNode = self
        while let parent = place.parentAsShown, !(parent is ItemNode), parent.subviewCount == 1 { place = parent }
        return place
    }
    /// The item that this one wraps where that one's place is elsewhere in the tree; nil: none.
    var itemFromElsewhere: ItemNode? { nil }
    /// From now on this item places the other one.
    final func take(_ item: ItemNode) {
        guard item.layoutParent !== self else { return }
        item.layoutParent = self
        item.setNeedsResolve()
    }
    /// The item, which may outlive this one, is no longer placed by it.
    final func release(_ item: ItemNode) {
        if item.layoutParent === self { item.layoutParent = nil }
    }

    /// A size or guide of an item below may be another: drops what was worked out from it.
    func subviewSizesDidChange(_ item: ItemNode) {}
    /// True if an answer takes other items to work out, so that more than the last few are kept.
    var remembersManyAnswers: Bool { false }

    /// Sizes are rounded by the scale; places, guides and drawings are mirrored by the direction.
    override func directionOrScaleDidChange() {
        if let layoutParent, hasOtherPixels(than: layoutParent) { layoutParent.noteWatchers() }
        setNeedsLayout()
        setNeedsResolve()
        setNeedsDisplay()
    }

    // MARK: Size

    /// The size this item chooses for a proposal.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = answers[proposal] { return size }
        graph.counters.measures += 1
        var size = measure(proposal)
        if !(size.width >= 0) { size.width = 0 }
        if !(size.height >= 0) { size.height = 0 }
        answers.insert(size, for: proposal, remembersMany: remembersManyAnswers)
        return size
    }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(item: self, size: sizeThatFits(proposal), proposal: proposal)
    }

    /// The guide as worked out before for the same size and proposal; each is worked out once until layout changes.
    final func rememberedGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, workedOut: () -> CGFloat?) -> CGFloat? {
        if let known = answers.guide(key, in: size, for: proposal) { return known.value }
        graph.counters.guides += 1
        let value = workedOut()
        answers.insert(value, guide: key, in: size, for: proposal)
        return value
    }
    /// The spacing as worked out before; it is worked out once until layout changes.
    final func rememberedSpacing(workedOut: () -> ViewSpacing) -> ViewSpacing {
        if let known = answers.spacing { return known }
        let spacing = workedOut()
        answers.setSpacing(spacing)
        return spacing
    }

    /// Something that sizes depend on changed.
    final func setNeedsLayout() {
        needsLayout = true
        answers.removeAll()
        var item = self
        while let parent = item.layoutParent {
            parent.subviewSizesDidChange(item)
            if parent.fixesSize {
                parent.markNeedsPlacement()
                return
            }
            if parent.needsLayout && parent.answers.isEmpty { return }
            parent.needsLayout = true
            parent.answers.removeAll()
            item = parent
        }
    }
    /// Items below are to be placed again while this one keeps its size.
    final func markNeedsPlacement() {
        needsLayout = true
        var item = layoutParent
        while let current = item, !current.subtreeNeedsLayout {
            current.subtreeNeedsLayout = true
            item = current.layoutParent
        }
    }

    // MARK: Place

    /// Gives the item its place. Places below are made again only if the proposal changed or a size below may have.
    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        if origin != self.origin || !isPlaced {
            self.origin = origin
            setNeedsResolve()
            didMove()
        }
        let newSize = sizeThatFits(proposal)
        place(size: newSize, proposal: proposal)
    }

    /// As `place(at:proposal:)` where the size is not the item's to choose: the root, a leaving item.
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
            graph.counters.placements += 1
            placeItems()
            if sizeChanged {
                setNeedsResolve()
                didMove()
            }
        } else if subtreeNeedsLayout {
            layoutSubtree()
        }
    }

    /// Lays out the marked items below, each with the proposal it already has.
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

    /// True if the item or one below it is to be laid out.
    final var hasLayoutToDo: Bool { needsLayout || subtreeNeedsLayout }
    final var needsLayoutPass: Bool { hasLayoutToDo || hasPlacesToResolve }

    /// The item's place, its size or how it shows the items below is another: tells those who watch it or an item below.
    @inline(__always) final func didMove() { if hasWatchers { tellMove() } }
    private func tellMove() {
        guard !hasMoved else { return }
        hasMoved = true
        graph.geometry.didMove(self)
    }
    /// Somebody watches this item: those around tell of their moves, too.
    final func markWatched() {
        isWatched = true
        noteWatchers()
    }
    /// This item hears of each move from now on, and so do the items around it.
    final func noteWatchers() {
        var item: ItemNode? = self
        while let current = item, !current.hasWatchers {
            current.hasWatchers = true
            item = current.layoutParent
        }
    }

    // MARK: Resolve

    /// True if this item or one below is to be resolved.
    final var hasPlacesToResolve: Bool { needsResolve || subtreeNeedsResolve }

    final func setNeedsResolve() {
        needsResolve = true
        var item = layoutParent
        while let current = item, !current.subtreeNeedsResolve {
            current.subtreeNeedsResolve = true
            item = current.layoutParent
        }
    }

    /// Passes the place down to what is shown.
    ///
    /// An item that moves by whole pixels in a change that animates nothing goes alone, and owes the move to the items below: rounded to pixels
    /// they lie in it as before. They receive it when the item is next visited, so a row that moves costs one step, whatever it holds.
    final func resolve(parentSpaceOrigin: CGPoint, space: UInt32) {
        if isLeaving && space == self.space {
            // Stays where it was last, wherever its container goes.
            origin = CGPoint(x: spaceOrigin.x - parentSpaceOrigin.x, y: spaceOrigin.y - parentSpaceOrigin.y)
            displayOffsetMayChange()
        }
        let newOrigin = CGPoint(x: parentSpaceOrigin.x + origin.x, y: parentSpaceOrigin.y + origin.y)
        guard hasPlacesToResolve || newOrigin != spaceOrigin || space != self.space else { return }
        graph.counters.resolves += 1
        needsResolve = false
        let originBefore = contentSpaceOrigin, spaceBefore = contentSpace
        spaceOrigin = newOrigin
        self.space = space
        didResolve()
        displayOffsetMayChange()
        resolveItems(movedBy: contentSpaceOrigin - originBefore, fromSpace: spaceBefore)
    }
    /// Resolves all items below, or the marked ones where the others lie as before or can be owed the move.
    private func resolveItems(movedBy move: CGPoint, fromSpace spaceBefore: UInt32) {
        let space = contentSpace
        var visitsAll = space != spaceBefore
        if move != .zero, !visitsAll {
            if hasWatchers || graph.changesMayAnimate || !move.isOnPixels(environment.displayScale) { visitsAll = true } else { owedMove = owedMove + move }
        }
        guard visitsAll || subtreeNeedsResolve else { return }
        subtreeNeedsResolve = false
        if owedMove != .zero {
            let owed = owedMove
            owedMove = .zero
            forEachItem { $0.receive(owed) }
        }
        let origin = contentSpaceOrigin
        forEachItem { if visitsAll || $0.hasPlacesToResolve { $0.resolve(parentSpaceOrigin: origin, space: space) } }
    }

    // MARK: Owed moves

    /// The origin in the space of the items below, as they know it.
    final var knownContentSpaceOrigin: CGPoint { contentSpaceOrigin - owedMove }
    /// What this item and those around it, up to where the space begins, owe to the items below.
    final var owedMoves: CGPoint {
        var (sum, item) = (owedMove, self)
        while item.contentSpace == item.space, let parent = item.layoutParent {
            item = parent
            sum = sum + item.owedMove
        }
        return sum
    }
    private func receive(_ move: CGPoint) {
        spaceOrigin = spaceOrigin + move
        if contentSpace == space { owedMove = owedMove + move }
        shownFrameDidReceive(move)
    }
    /// The item's space origin has moved by whole pixels, and what is shown moves along at once.
    func shownFrameDidReceive(_ move: CGPoint) {}
    /// True if whole pixels of the other item may be fractions of this one's.
    private func hasOtherPixels(than other: ItemNode) -> Bool {
        environment !== other.environment && environment.displayScale != other.environment.displayScale
    }
    /// Another item is about to place this one: it receives what those around owe, less what the new ones owe to all below them.
    private func settleMoves(with newParent: ItemNode?) {
        let move = (layoutParent?.owedMoves ?? .zero) - (newParent?.owedMoves ?? .zero)
        if move != .zero { receive(move) }
    }

    /// Checks that the place is the one that resolving it now would give.
    final func checkResolved(below parent: ItemNode) {
        guard isPlaced, !isLeaving, !hasPlacesToResolve else { return }
        let distance = parent.knownContentSpaceOrigin + origin - spaceOrigin
        assert(abs(distance.x) + abs(distance.y) < 1e-6, "An item does not know where its layout parent has put it (\(type(of: self)) in \(type(of: parent))).")
        assert(space == parent.contentSpace, "An item was resolved in another space than it lies in (\(type(of: self)) in \(type(of: parent))).")
    }

    /// Begins at the place of another item, which this one is about to wrap.
    final func takePlace(of item: ItemNode) {
        layoutParent = item.layoutParent
        (spaceOrigin, space) = (item.spaceOrigin, item.space)
        place(at: item.origin, size: item.size, proposal: item.placedProposal)
    }
    /// The place in the space or the size is now another: animates or shows it.
    func didResolve() {}

    // MARK: Display

    /// What is drawn at or below this item changed.
    final func setNeedsDisplay() {
        needsDisplay = true
        var item = layoutParent
        while let current = item, !current.needsDisplay {
            current.needsDisplay = true
            item = current.layoutParent
        }
    }

    /// The drawing, made again only after a change; `displayTransform` says where in the layout parent's it goes.
    final func displayedList() -> DisplayList {
        if needsDisplay {
            needsDisplay = false
            graph.counters.drawnItems += 1
            list = makeDisplayList()
            version &+= 1
        }
        return list
    }
    /// A version for one more item of this node's, in the drawing that is being made: no two items of a node ever share one.
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
    /// The way from the coordinates of the drawing to those of the layout parent's drawing.
    var displayTransform: CGAffineTransform {
        let offset = displayOffset
        return CGAffineTransform(translationX: offset.x, y: offset.y)
    }
    /// Where this item's origin lies in the layout parent's drawing.
    var displayOffset: CGPoint { origin }
    /// The layout parent's drawing holds this one's at another place if that has changed.
    final func displayOffsetMayChange() {
        let offset = displayOffset
        guard offset != lastDisplayOffset else { return }
        lastDisplayOffset = offset
        version &+= 1
        layoutParent?.setNeedsDisplay()
    }

    // MARK: Touch

    /// The innermost item that takes touches at a point of this item's drawing; nil: none.
    func hitTest(_ point: CGPoint) -> ItemNode? {
        guard let inner = contentPoint(point) else { return nil }
        // Few items: the last one hit is the frontmost.
        var hit: ItemNode?
        forEachShownItem { hit = $0.hitTestFromParent(inner) ?? hit }
        return hit
    }
    /// Calls the closure for each item directly below that is drawn as itself, back to front.
    func forEachShownItem(_ body: (ItemNode) -> Void) { forEachItem(body) }
    /// What a point of this item's drawing is in the coordinates that the items below are drawn in; nil: it shows no point of them.
    func contentPoint(_ point: CGPoint) -> CGPoint? { point }

    // MARK: Accessibility

    /// As `forEachShownItem`, in the order of the source and without what nobody sees.
    func forEachAccessibleItem(_ body: (ItemNode) -> Void) { forEachItem(body) }
    /// How the items below are shown now.
    var shownContent: ShownContent { ShownContent() }

    // MARK: Coordinates

    /// A point of this item in the coordinates of its layout parent, as laid out, through the parent's effect.
    final func convertToParent(_ rect: CGRect) -> CGRect {
        let moved = rect.offsetBy(dx: origin.x, dy: origin.y)
        guard let parent = layoutParent, let transform = parent.contentTransform else { return moved }
        return moved.applying(transform)
    }
}
