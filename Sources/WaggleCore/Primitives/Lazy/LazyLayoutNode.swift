// The node of a lazy stack or grid.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Makes, places and shows the visible subviews, line by line, and estimates the positions of all others.
///
/// Lines are in the node's own space, whose origin is at `viewport.base` in the node's coordinates. When lengths before the viewport turn
/// out different, `base` changes and the scroll view moves its content by the same amount. No line moves, so nothing visible moves, not
/// even in an animated change.
///
/// What the node knows is in values, each with its own rules; the node's extensions do what needs the tree.
@MainActor
final class LazyLayoutNode: ItemNode, ItemCollector, LazyContainer, SpaceOwner {
    override var collector: (any ItemCollector)? { self }
    var itemsAreDirty = false
    var passesTraitsUp: Bool { false }

    unowned let scroll: ScrollNode?
    /// Which subviews there are.
    var cells = LazyCells(nil)
    /// How they are arranged, and how long they are.
    var metrics: LazyMetrics
    /// What of them is visible.
    var viewport = LazyViewport()
    /// What the scroll view does not know of their lengths.
    var corrections = LazyCorrections()
    /// The items that are shown.
    var shown = LazyShownItems()
    /// Those that move out of sight.
    var departures = LazyDepartures()
    /// What is made ahead of time.
    var prefetch = LazyPrefetch()

    /// A subview that the user holds. It stays visible while the content scrolls under it.
    weak var held: ItemNode? { didSet { if held !== oldValue { markNeedsPlacement() } } }
    /// The subview whose line keeps its position, offset by a distance, in the next structural change; nil for the first visible
    /// one that remains.
    var keptLine: (item: ItemNode, distance: CGFloat)?
    private var frame = PresentationFrame()
    private var isPlacing = false

    init<Content: View>(_ arrangement: LazyArrangement, _ content: Content, _ inputs: ViewInputs) {
        metrics = LazyMetrics(arrangement)
        scroll = inputs.scroll
        super.init(inputs)
        spaceOwner = self
        var inner = inputs.child(of: self)
        inner.makesSubviewsOnDemand = true
        cells = LazyCells(Content._makeNode(content, in: inner))
        hideItems(below: cells.content)
        countCells()
        noteWatchers()
        if isShown { scroll?.parts.add(self) }
    }
    func update<Content: View>(_ arrangement: LazyArrangement, _ content: Content) {
        if metrics.adopt(arrangement) { setNeedsLayout() }
        Content._updateNode(cells.content, with: content)
    }
    override func didEnd() {
        super.didEnd()
        scroll?.parts.remove(self)
    }
    override func shownDidChange() {
        guard let scroll, isAlive else { return }
        if isShown {
            scroll.parts.add(self)
            if isPlaced { markNeedsPlacement() }
        } else {
            scroll.parts.remove(self)
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content = cells.content { body(content) } }
    override func forEachItem(_ body: (ItemNode) -> Void) { shown.items.forEach(body) }
    override func forEachShownItem(_ body: (ItemNode) -> Void) { shown.drawOrder.forEach(body) }
    func gatherItems() {
        itemsAreDirty = false
        cells.areKnown = false
        setNeedsLayout()
    }

    // MARK: Size

    var axis: Axis { metrics.axis }
    var crossAxis: Axis { metrics.crossAxis }
    override var subviewOrientation: Axis? { metrics.isGrid ? nil : axis }
    override class var roles: NodeRoles { super.roles.union(.cachesManyMeasurements) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        syncStructure()
        let arrangement = metrics.arrangement
        guard arrangement.tracks?.isEmpty != true else { return .zero }
        var size = CGSize.zero
        let room = proposal[crossAxis], tracks = arrangement.tracks(in: room)
        size[crossAxis] = arrangement.isGrid ? tracks.gridLength : room ?? firstSize(.unspecified)?[crossAxis] ?? 0
        if !metrics.lengths.canEstimate, cells.count > 0 {
            assert(tracks.count > 0, "A lazy container with cells has no track.")
            var offer = ProposedViewSize.unspecified
            offer[crossAxis] = tracks.tracks.first.map { $0.length.isFinite ? $0.length : 0 }
            metrics.estimate(byFirst: firstSize(offer)?[axis] ?? 0, tracks: tracks.count)
        }
        size[axis] = length(for: proposal)
        return size
    }
    /// The length for a proposal, as far as known.
    func length(for proposal: ProposedViewSize) -> CGFloat {
        var length = metrics.length(of: cells)
        if !metrics.lengths.areKnown(cells.count) { length = roundedToPixels(length) }
        if scroll == nil, let offered = proposal[axis], offered < length { return max(offered, 0) }
        return length
    }
    /// Rounding an estimate costs nothing, and keeps what is visible on the same pixels.
    func roundedToPixels(_ estimate: CGFloat) -> CGFloat { (estimate * environment.displayScale).rounded() / environment.displayScale }
    private func firstSize(_ proposal: ProposedViewSize) -> CGSize? {
        guard cells.count > 0, case let (items, sections) = read(0..<1), let first = items.first else { return nil }
        let isTaken = first.layoutParent === self
        take(first)
        tellSection(first, 0, sections)
        defer { if !isTaken { release(first) } }
        return first.sizeThatFits(proposal)
    }

    // MARK: Visible range

    /// The visible range along the axis, in the own space.
    func seenRange(isInset: Bool = false) -> ClosedRange<CGFloat> {
        let rect = scroll?.visibleRect(in: self, isInset: isInset) ?? bounds
        var start = rect.origin[axis], end = start + rect.size[axis]
        if axis == .horizontal, isRightToLeft { (start, end) = (size.width - end, size.width - start) }
        let base = viewport.base
        guard start.isFinite, end.isFinite, start <= end else { return -base...(size[axis] - base) }
        return start - base...end - base
    }
    func visibleRectDidChange() {
        guard !isPlacing, isPlaced, isShown else { return }
        let seen = seenRange()
        guard LazyViewport.isSeen(seen) else {
            if !viewport.lines.isEmpty { markNeedsPlacement() }
            return
        }
        guard seen != viewport.seen || viewport.lines.isEmpty else { return }
        viewport.move(to: seen)
        if needsPlacement(toShow: seen) { markNeedsPlacement() } else { askForIdleWork() }
    }
    private func needsPlacement(toShow seen: ClosedRange<CGFloat>) -> Bool {
        viewport.needsPlacement(toShow: seen, of: cells.count, length: size[axis], spacing: metrics.spacing)
    }

    // MARK: Placement

    override func placeItems() {
        guard !waitsToBeSeen() else { return }
        assert(!isPlacing, "A lazy container is placed within its own placement.")
        isPlacing = true
        defer { isPlacing = false }
        syncStructure()
        let movable = placesBeforeLayout()
        adoptChange()
        divideTracks()
        keepPositionOfWhatFollows()
        findVisibleLines()
        findDeparting(among: movable)
        keepHeld()
        updateShown()
        placeEntering(behind: movable)
        placeShown()
        // Usually rows are released earlier, in spare time.
        releaseFarRows(atLeast: 100)
        tellLength()
        askForIdleWork()
    }
    private func divideTracks() {
        guard let old = metrics.divide(offered: placedProposal[crossAxis], own: size[crossAxis]) else { return }
        viewport.keepFirstLine()
        if metrics.tracks.count != old.count { viewport.lines = [] }
    }
    private func findVisibleLines() {
        for _ in 0..<4 {
            layOutLines()
            if adoptLengths() { break }
        }
        pin()
        // A header made for pinning has its own length.
        if !viewport.pinned.isEmpty { _ = adoptLengths() }
    }
    private func placeShown() {
        let pinnedCells = viewport.pinnedCells
        for line in viewport.lines where !pinnedCells.contains(line.cells.lowerBound) { place(line, at: line.start) }
        for pinned in viewport.pinned { place(pinned.line, at: pinned.start) }
        for entry in cells.leaving where entry.item.isPlaced {
            entry.item.place(at: entry.item.origin, size: entry.item.size, proposal: entry.item.placedProposal)
        }
        placeDeparting()
        prefetch.didShow(shown.items)
    }

    // MARK: Display

    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }
    /// The origin of the own space in the node's coordinates.
    private var spaceOffset: CGPoint {
        let base = viewport.base
        if axis == .vertical { return CGPoint(x: 0, y: base) }
        return CGPoint(x: isRightToLeft ? size.width - base : base, y: 0)
    }
    var ownSpaceTransform: CGAffineTransform? { CGAffineTransform(translationX: spaceOffset.x, y: spaceOffset.y) }
    var shownOwnSpace: ContentPresentation {
        ContentPresentation(
            projection: ProjectionTransform(CGAffineTransform(translationX: spaceOffset.x, y: spaceOffset.y)), isMoved: frame.isMoving)
    }
    func pointInOwnSpace(_ point: CGPoint) -> CGPoint? { CGPoint(x: point.x - spaceOffset.x, y: point.y - spaceOffset.y) }

    override func didResolve() {
        if frame.resolve(CGRect(origin: spaceOrigin, size: size), self) { setNeedsDisplay() }
        visibleRectDidChange()
    }
    override func sampleAnimations() -> Bool {
        if frame.isMoving, frame.sample(self) { displayOffsetMayChange() }
        let departure = departures.animation
        if departure.isAnimating {
            _ = departure.offset(at: graph.time)
            if !departure.isAnimating { markNeedsPlacement() }
        }
        return frame.isMoving || departure.isAnimating
    }
    override func presentationFrameDidMove(_ move: CGPoint) { frame.move(by: move, environment.displayScale) }
    override var displayOffset: CGPoint { frame.shown.origin - (layoutParent?.knownContentSpaceOrigin ?? .zero) }
    override func makeDisplayList() -> DisplayList {
        var items: [DisplayList.Item] = []
        items.reserveCapacity(shown.drawOrder.count)
        for item in shown.drawOrder where item.isPlaced { item.appendDisplay(to: &items) }
        let list = DisplayList(items)
        guard !list.isEmpty, spaceOffset != .zero else { return list }
        return DisplayList([list.moved(by: spaceOffset, identity: number, version: nextVersion())])
    }

    override func checkInvariants() {
        super.checkInvariants()
        metrics.lengths.checkInvariants()
        guard cells.areKnown, !hasLayoutToDo else { return }
        viewport.checkInvariants(cells.count)
        assert(viewport.lines.isEmpty || !viewport.pinned.isEmpty || !needsPlacement(toShow: viewport.seen), "A visible line is not shown.")
    }
}
