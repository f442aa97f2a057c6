// The node of a lazy stack or grid.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Makes, places and shows the visible subviews, line by line, and estimates the positions of all others.
///
/// Lines are in the node's own space, whose origin is at `base` in the node's coordinates. When lengths before the viewport turn out different,
/// `base` changes and the scroll view moves its content by the same amount. No line moves, so nothing visible moves, not even in an animated
/// change.
@MainActor
final class LazyLayoutNode: ItemNode, ItemCollector, LazyContainer, LazyRowReader {
    override var collector: (any ItemCollector)? { self }
    var itemsAreDirty = false
    var passesTraitsUp: Bool { false }

    private(set) var arrangement: LazyArrangement
    unowned let scroll: ScrollNode?
    private(set) var content: ViewNode!

    // The known structure. Cells are the subviews that are not leaving, counted from the first.
    var cellCount = 0
    var lengths = LineLengths()
    var tracks = LazyTracks(stackLength: 0)
    /// The length that the tracks were computed for.
    private var tracksRoom: CGFloat?
    /// Leaving subviews, by index.
    var leaving: [(index: Int, item: ItemNode)] = []
    /// The number of subviews that `cellCount` and the indices in `leaving` are based on.
    var countedSubviews = 0
    /// True once a subview that was read belongs to a section.
    var hasSections = false
    /// True if lines were read from the content since the last search for the visible ones began.
    var hasReadLines = false
    /// False if subviews may have been inserted, removed or moved since the last check.
    var structureIsKnown = true

    // What is visible.
    /// The visible lines, in order.
    var lines: [LazyLine] = []
    /// Pinned headers and footers, with their positions in the node's own space.
    var pinned: [(line: LazyLine, start: CGFloat)] = []
    /// The origin of the own space in the node's coordinates, along the axis, measured from the side where lines begin.
    private(set) var base: CGFloat = 0
    /// The anchor of the next placement: the cell that keeps its position, and where its line begins.
    var anchor: (cell: Int, start: CGFloat)?
    /// The fraction of the anchor's line that is before the viewport, if that fraction is kept when the line's length changes.
    var anchorFraction: CGFloat?
    /// True while the anchor is from a structural change that the measured length already includes.
    var anchorIsOfChange = false
    /// The positions before a structural change of visible subviews that still exist.
    var survivors: [LazySurvivor] = []
    /// The visible range as of the last check, in the own space.
    private(set) var lastSeen: ClosedRange<CGFloat> = 0...0
    private var shown: [ItemNode] = []
    /// Subviews that an animated change moves out of the viewport, shown until the animation ends.
    var departing: [LazySurvivor] = []
    /// Runs as long as the change that moves them.
    let departure = AnimatedAttribute<CGFloat>()
    /// A subview that the user holds. It stays visible while the content scrolls under it.
    weak var held: ItemNode? { didSet { if held !== oldValue { markNeedsPlacement() } } }
    /// The subview whose line keeps its position, offset by a distance, in the next structural change; nil for the first visible one that remains.
    var keptLine: (item: ItemNode, distance: CGFloat)?
    /// Back to front.
    private var drawOrder: [ItemNode] = []
    /// Items adopted for measuring since `shown` was updated.
    var taken: [ItemNode] = []

    private var frame = ShownFrame()
    private var isPlacing = false
    /// How much longer than measured the part before the visible lines, and everything outside the viewport, have turned out to be. While the end
    /// is visible, corrections there are visible.
    private var learntInFront: CGFloat = 0
    private var learntOutOfSight: CGFloat = 0
    /// How much longer a structural change has made the part before the visible lines.
    private var grownInFront: CGFloat = 0
    /// The part of the growth since the last placement that comes from new estimates of existing cells.
    private var estimatedAnew: CGFloat = 0
    private var lastLength: CGFloat?
    /// The content's last movement, positive towards its end; 0 after a jump.
    private(set) var movement: CGFloat = 0
    /// How far lines have been made ahead of time.
    var ahead: LinesAhead?
    /// Subviews placed ahead of time and not shown since.
    var placedAhead: Set<ObjectIdentifier> = []
    /// Cells of a section whose rows' subview counts are known.
    var countedPart: Range<Int>?
    /// The number of rows made since rows were last released.
    private var madeRows = 0

    init<Content: View>(_ arrangement: LazyArrangement, _ content: Content, _ inputs: ViewInputs) {
        self.arrangement = arrangement
        scroll = inputs.scroll
        super.init(inputs)
        var inner = inputs.child(of: self)
        inner.makesSubviewsOnDemand = true
        self.content = Content._makeNode(content, in: inner)
        hideItems(below: self.content)
        countCells()
        noteWatchers()
        if isShown { scroll?.add(self) }
    }
    func update<Content: View>(_ arrangement: LazyArrangement, _ content: Content) {
        if arrangement != self.arrangement {
            if arrangement.axis != self.arrangement.axis || arrangement.spacing != self.arrangement.spacing { lengths.forget() }
            self.arrangement = arrangement
            tracksRoom = -1
            setNeedsLayout()
        }
        Content._updateNode(self.content, with: content)
    }
    override func didEnd() {
        super.didEnd()
        scroll?.remove(self)
    }
    override func shownDidChange() {
        guard let scroll, isAlive else { return }
        if isShown {
            scroll.add(self)
            if isPlaced { markNeedsPlacement() }
        } else {
            scroll.remove(self)
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func forEachItem(_ body: (ItemNode) -> Void) { shown.forEach(body) }
    override func forEachShownItem(_ body: (ItemNode) -> Void) { drawOrder.forEach(body) }
    func gatherItems() {
        itemsAreDirty = false
        structureIsKnown = false
        setNeedsLayout()
    }

    // MARK: Size

    var axis: Axis { arrangement.axis }
    var crossAxis: Axis { arrangement.crossAxis }
    override var subviewOrientation: Axis? { arrangement.isGrid ? nil : axis }
    override var remembersManyAnswers: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        syncStructure()
        guard arrangement.tracks?.isEmpty != true else { return .zero }
        var size = CGSize.zero
        let room = proposal[crossAxis], tracks = arrangement.tracks(in: room)
        if arrangement.isGrid {
            size[crossAxis] = tracks.gridLength
        } else {
            size[crossAxis] = room ?? firstSize(.unspecified)?[crossAxis] ?? 0
        }
        if !lengths.canEstimate, cellCount > 0 {
            assert(tracks.count > 0, "A lazy container with cells has no track.")
            var offer = ProposedViewSize.unspecified
            offer[crossAxis] = tracks.tracks.first.map { $0.length.isFinite ? $0.length : 0 }
            let length = firstSize(offer)?[axis] ?? 0, advance = (length.isFinite ? length : 0) + arrangement.spacing
            // The first view may take no space while others do.
            lengths.estimate(by: (advance > 0 ? advance : 10) / CGFloat(tracks.count))
            lengths.spreadEvenly()
        }
        size[axis] = length(for: proposal)
        return size
    }
    /// The length for a proposal, as far as known.
    private func length(for proposal: ProposedViewSize) -> CGFloat {
        guard cellCount > 0 else { return 0 }
        var length = CGFloat(lengths.position(of: cellCount)).minus(arrangement.spacing)
        let rest = cellCount % max(tracks.count, 1)
        // The last line is as long as a full one.
        if rest > 0, !hasSections, lengths[cellCount - 1] == nil { length += CGFloat(tracks.count - rest) * lengths.average }
        length = max(length, 0)
        if !lengths.areKnown(cellCount) { length = roundedToPixels(length) }
        if scroll == nil, let offered = proposal[axis], offered < length { return max(offered, 0) }
        return length
    }
    /// Rounding an estimate costs nothing, and keeps what is visible on the same pixels.
    func roundedToPixels(_ estimate: CGFloat) -> CGFloat { (estimate * environment.displayScale).rounded() / environment.displayScale }
    private func firstSize(_ proposal: ProposedViewSize) -> CGSize? {
        guard cellCount > 0, case let (items, sections) = read(0..<1), let first = items.first else { return nil }
        let isTaken = first.layoutParent === self
        take(first)
        tellSection(first, 0, sections)
        defer { if !isTaken { release(first) } }
        return first.sizeThatFits(proposal)
    }

    // MARK: Visible range

    /// A line with less than this visible counts as hidden, because sums of lengths are rounded.
    static let tolerance: CGFloat = 0.001

    /// The visible range along the axis, in the own space.
    func seenRange(isInset: Bool = false) -> ClosedRange<CGFloat> {
        let rect = scroll?.visibleRect(in: self, isInset: isInset) ?? bounds
        var start = rect.origin[axis], end = start + rect.size[axis]
        if axis == .horizontal, environment.layoutDirection == .rightToLeft { (start, end) = (size.width - end, size.width - start) }
        guard start.isFinite, end.isFinite, start <= end else { return -base...(size[axis] - base) }
        return start - base...end - base
    }
    /// False while an outer scroll view hides everything that the nearest one shows.
    private func isSeen(_ seen: ClosedRange<CGFloat>) -> Bool { seen.lowerBound < seen.upperBound }

    func visibleRectDidChange() {
        guard !isPlacing, isPlaced, isShown else { return }
        let seen = seenRange()
        guard isSeen(seen) else {
            if !lines.isEmpty { markNeedsPlacement() }
            return
        }
        guard seen != lastSeen || lines.isEmpty else { return }
        let distance = seen.lowerBound - lastSeen.lowerBound
        // After a jump, the content may continue either way.
        if distance != 0 { movement = abs(distance) < seen.upperBound - seen.lowerBound ? distance : 0 }
        lastSeen = seen
        if needsPlacement(toShow: seen) { markNeedsPlacement() } else { askForSpareTime() }
    }
    /// True if a line becomes visible or hidden, or something pinned may move.
    private func needsPlacement(toShow seen: ClosedRange<CGFloat>) -> Bool {
        guard let first = lines.first, let last = lines.last else {
            return cellCount > 0 && seen.lowerBound <= size[axis] - base && seen.upperBound >= -base
        }
        let spacing = arrangement.spacing
        let (start, end) = (seen.lowerBound + Self.tolerance, seen.upperBound - Self.tolerance)
        if first.end <= start && first.length > 0 || last.start >= end { return true }
        if first.cells.lowerBound > 0, first.start - spacing > start { return true }
        if last.cells.upperBound < cellCount, last.end + spacing < end { return true }
        return !pinned.isEmpty
    }

    // MARK: Place

    override func placeItems() {
        guard !waitsToBeSeen() else { return }
        assert(!isPlacing, "A lazy container is placed within its own placement.")
        isPlacing = true
        defer { isPlacing = false }
        syncStructure()
        let movable = placesBeforeLayout()
        adoptChange()
        updateTracks()
        keepPlaceOfWhatFollows()
        for _ in 0..<4 {
            layOutLines()
            if adoptLengths() { break }
        }
        pin()
        // A header made for pinning has its own length.
        if !pinned.isEmpty { _ = adoptLengths() }
        findDeparting(among: movable)
        keepHeld()
        updateShown()
        placeEntering(behind: movable)
        let pinnedCells = Set(pinned.map(\.line.cells.lowerBound))
        for line in lines where !pinnedCells.contains(line.cells.lowerBound) { place(line, at: line.start) }
        for pinned in pinned { place(pinned.line, at: pinned.start) }
        for place in leaving where place.item.isPlaced { place.item.place(at: place.item.origin, size: place.item.size, proposal: place.item.placedProposal) }
        placeDeparting()
        if !placedAhead.isEmpty { for item in shown { placedAhead.remove(ObjectIdentifier(item)) } }
        // Usually rows are released earlier, in spare time.
        releaseFarRows(atLeast: 100)
        let length = length(for: placedProposal)
        lastLength = length
        let seen = seenRange()
        if isSeen(seen) { lastSeen = seen }
        let growth = length - size[axis]
        learntOutOfSight = lines.last?.cells.upperBound == cellCount ? learntInFront - estimatedAnew : growth
        estimatedAnew = 0
        if abs(growth) > 1e-6 {
            if let scroll { scroll.lengthDidChange(of: self) } else { setNeedsLayout() }
        } else {
            // The scroll view does not query so small a growth.
            (learntInFront, learntOutOfSight) = (0, 0)
        }
        askForSpareTime()
    }

    /// Divides the length across the lines. A different length invalidates all line lengths.
    private func updateTracks() {
        let room = placedProposal[crossAxis] ?? size[crossAxis], isFirst = !isLaidOut
        isLaidOut = true
        guard isFirst || room != tracksRoom else { return }
        tracksRoom = room
        let old = tracks
        tracks = arrangement.isGrid ? arrangement.tracks(in: placedProposal[crossAxis]) : LazyTracks(stackLength: size[crossAxis])
        guard !isFirst, tracks != old else { return }
        keepFirstLine()
        lengths.forget(scale: Double(max(old.count, 1)) / Double(max(tracks.count, 1)))
        if tracks.count != old.count { lines = [] }
    }
    private var isLaidOut = false

    /// Keeps the visible position of the content after this container when hidden lengths change.
    private func keepPlaceOfWhatFollows() {
        guard let scroll, let lastLength, lines.isEmpty, anchor == nil, !(leaving.contains { $0.item.isPlaced }) else { return }
        let length = length(for: placedProposal)
        guard length != lastLength, lastSeen.lowerBound + base >= lastLength else { return }
        scroll.contentDidGrow(inFront: length - lastLength, of: self, axis, measured: length - lastLength)
    }
    /// Makes the line of a cell keep its position through a structural change.
    /// - Parameters:
    ///   - before: the index of the cell before the change.
    ///   - count: the number of cells before the change.
    func adoptAnchor(_ cell: Int, before: Int, _ count: Int, start: CGFloat) {
        anchor = (cell, start)
        anchorIsOfChange = true
        lengths.pivot = cell
        guard let lastLength else { return }
        // The insertions and removals before and after the cell. The rest of the change in length does not change the content.
        let inFront = CGFloat(lengths.front.length) - start - base, behind = CGFloat((cellCount - cell) - (count - before)) * lengths.average
        let growth = length(for: placedProposal) - lastLength - inFront - behind
        grownInFront += inFront
        estimatedAnew += growth
        learntOutOfSight += growth
    }
    /// Keeps the anchor's visible position after something was inserted or removed before it.
    private func adoptChange() {
        guard anchorIsOfChange, let old = anchor, cellCount > 0, isSeen(seenRange()) else { return }
        anchorIsOfChange = false
        let cell = lineStart(min(old.cell, cellCount - 1))
        anchor?.cell = cell
        lengths.pivot = cell
        let (exact, distance) = distance(to: old.start)
        guard abs(distance) > 1e-6 else { return }
        // The content has already grown by this much, apart from rounding.
        let growth = lastLength.map { size[axis] - $0 - estimatedAnew } ?? exact
        if currentTransaction().scrollContentOffsetAdjustmentBehavior.isDisabled {
            anchor?.start += distance
        } else {
            moveBase(by: distance, measured: abs(growth - exact) < 1.01 ? growth : exact)
        }
    }
    /// Keeps the position of the first visible line while others change; if it is the very first, it is at the start.
    func keepFirstLine() {
        guard anchor == nil else { return }
        guard let line = lines.first(where: { $0.end > lastSeen.lowerBound }) ?? lines.last else { return }
        anchor = (line.cells.lowerBound, line.start)
        if line.start < lastSeen.lowerBound, line.length > 0 { anchorFraction = (lastSeen.lowerBound - line.start) / line.length }
    }

    /// Adopts the new lengths of the visible lines: the scroll view moves so that they keep their positions.
    /// - Returns: false if other lines are visible now.
    private func adoptLengths() -> Bool {
        guard let first = lines.first else { return true }
        lengths.pivot = first.cells.lowerBound
        let distance = distance(to: first.start).rounded
        guard abs(distance) > 1e-6 else { return true }
        let seen = seenRange()
        moveBase(by: distance, measured: nil)
        return abs(seenRange().lowerBound - seen.lowerBound) < 1
    }
    /// How far the own space must move so that the pivot, which stays in that space, begins at the sum of the lengths before it.
    private func distance(to start: CGFloat) -> (exact: CGFloat, rounded: CGFloat) {
        let front = lengths.front, distance = CGFloat(front.length) - start - base
        if front.isKnown {
            lengths.spreadEvenly()
            return (distance, distance)
        }
        // A position halfway between two pixels stays on its current one.
        let rounded = abs(distance) * environment.displayScale < 0.5 + 1e-6 ? 0 : roundedToPixels(distance)
        lengths.standPivot(at: Double(start + base + rounded), front)
        return (distance, rounded)
    }
    /// - Parameter measured: the part already included in the container's size; nil if none is, because it has just become known.
    private func moveBase(by distance: CGFloat, measured: CGFloat?) {
        base += distance
        if measured == nil { learntInFront += distance }
        setNeedsDisplay()
        didMove()
        scroll?.contentDidGrow(inFront: distance, of: self, axis, measured: measured)
    }
    func takeGrowth() -> (outOfSight: CGSize, inFront: CGSize) {
        var growth = (outOfSight: CGSize.zero, inFront: CGSize.zero)
        (growth.outOfSight[axis], growth.inFront[axis]) = (learntOutOfSight, grownInFront)
        (learntInFront, learntOutOfSight, grownInFront) = (0, 0, 0)
        return growth
    }
    func contentBesideDidGrow(inFront distance: CGFloat, _ axis: Axis) {
        guard axis == self.axis, let first = lines.first else { return }
        lengths.pivot = first.cells.lowerBound
        guard lengths.stretchFront(by: Double(distance)) else { return }
        base += distance
        setNeedsDisplay()
        didMove()
        markNeedsPlacement()
    }

    // MARK: Showing

    /// Shows the visible subviews, and hides those no longer visible.
    private func updateShown() {
        let isPinned = Set(pinned.map(\.line.cells.lowerBound))
        var rows: [ItemNode] = [], raised: [ItemNode] = [], next: [ItemNode] = []
        for place in leaving where place.item.isPlaced { rows.append(place.item) }
        rows += departing.map(\.item)
        next += rows
        for line in lines where !isPinned.contains(line.cells.lowerBound) { rows += line.items }
        for pinned in pinned { raised += pinned.line.items }
        if pinned.isEmpty {
            next = rows
        } else {
            let all = lines.filter { !isPinned.contains($0.cells.lowerBound) } + pinned.map(\.line)
            for line in all.sorted(by: { $0.cells.lowerBound < $1.cells.lowerBound }) { next += line.items }
        }
        if next.count != shown.count || !zip(next, shown).allSatisfy({ $0 === $1 }) {
            let kept = Set(next.map(ObjectIdentifier.init)), lasting = Set(next.map { ObjectIdentifier($0.lastingItem) })
            let before = Set(shown.map(ObjectIdentifier.init))
            let old = shown
            shown = next
            drawOrder = drawOrder(rows, raised)
            for item in old where !kept.contains(ObjectIdentifier(item)) {
                release(item)
                if item.isAlive, !lasting.contains(ObjectIdentifier(item.lastingItem)) { hide(item) }
            }
            for item in next {
                take(item)
                guard !before.contains(ObjectIdentifier(item)) else { continue }
                show(item)
                // An item adopted for measuring is not visited until it is shown.
                item.setNeedsResolve()
            }
            for item in taken where !kept.contains(ObjectIdentifier(item)) { release(item) }
            setNeedsResolve()
            setNeedsDisplay()
        } else {
            let order = drawOrder(rows, raised)
            if !zip(order, drawOrder).allSatisfy({ $0 === $1 }) {
                drawOrder = order
                setNeedsDisplay()
            }
            for item in taken where !shown.contains(where: { $0 === item }) { release(item) }
        }
        taken = []
    }
    /// Pinned subviews are in front of the others, and the held one is in front of all.
    private func drawOrder(_ rows: [ItemNode], _ pinned: [ItemNode]) -> [ItemNode] {
        // Without z indices, those that leave come first already.
        var order = (rows.contains { $0.traits.zIndex != 0 } ? Self.inDrawOrder(rows) : rows) + pinned
        if let held, let index = order.firstIndex(where: { $0 === held }) { order.append(order.remove(at: index)) }
        return order
    }

    var countsRows: Bool { arrangement.isGrid && tracks.count > 1 }
    func didMakeRow(_ row: ViewNode) {
        madeRows += 1
        hideItems(below: row)
    }
    private func hideItems(below place: ViewNode) {
        if let item = place as? ItemNode { return item.placeOfItsOwn().setHidden(true) }
        // Subviews that a program arranges are hidden where they are placed. Many are inside another subview, such as the options of a picker in a row.
        if place is SubviewSource { return }
        if place is SubviewPlaceNode { return place.setHidden(true) }
        place.forEachChild(hideItems)
    }
    private func hide(_ item: ItemNode) {
        var chain: [ItemNode] = [], next: ItemNode? = item
        while let item = next {
            // An item that ended in another part of the tree takes its wrappers with it; their nodes now contain only other items.
            guard item.isAlive else { return }
            chain.append(item)
            next = item.itemFromElsewhere
        }
        for item in chain { item.placeOfItsOwn().setHidden(true) }
    }
    private func show(_ item: ItemNode) {
        var next: ItemNode? = item
        while let item = next {
            var place: ViewNode = item
            while true {
                if place.isHiddenByContainer {
                    // By now the node may contain more than what becomes visible.
                    if !(place is ItemNode), place.subviewCount > 1 { place.forEachChild(hideItems) }
                    place.setHidden(false)
                }
                guard let parent = place.parentAsShown, !(parent is ItemNode) else { break }
                place = parent
            }
            next = item.itemFromElsewhere
        }
    }

    /// Ends rows that have been hidden for a long time, unless there are few.
    func releaseFarRows(atLeast count: Int) {
        guard departing.isEmpty, let first = lines.first, let last = lines.last else { return }
        let margin = max(200, 4 * (last.cells.upperBound - first.cells.lowerBound))
        guard madeRows > margin + count else { return }
        madeRows = 0
        placedAhead = []
        content.releaseSubviews(outside: subviewIndex(ofCell: max(first.cells.lowerBound - margin, 0))..<subviewIndex(ofCell: last.cells.upperBound + margin))
        countCells()
    }

    // MARK: Display

    private var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }
    /// The origin of the own space in the node's coordinates.
    private var spaceOffset: CGPoint {
        if axis == .vertical { return CGPoint(x: 0, y: base) }
        return CGPoint(x: isRightToLeft ? size.width - base : base, y: 0)
    }
    override var contentSpace: UInt32 { number }
    override var contentSpaceOrigin: CGPoint { .zero }
    override var contentTransform: CGAffineTransform? { CGAffineTransform(translationX: spaceOffset.x, y: spaceOffset.y) }
    override var shownContent: ShownContent {
        ShownContent(projection: ProjectionTransform(CGAffineTransform(translationX: spaceOffset.x, y: spaceOffset.y)), isMoved: frame.isMoving)
    }
    override func contentPoint(_ point: CGPoint) -> CGPoint? { CGPoint(x: point.x - spaceOffset.x, y: point.y - spaceOffset.y) }

    override func didResolve() {
        if frame.resolve(CGRect(origin: spaceOrigin, size: size), self) { setNeedsDisplay() }
        visibleRectDidChange()
    }
    override func sampleAnimations() -> Bool {
        if frame.isMoving, frame.sample(self) { displayOffsetMayChange() }
        if departure.isAnimating {
            _ = departure.offset(at: graph.time)
            if !departure.isAnimating { markNeedsPlacement() }
        }
        return frame.isMoving || departure.isAnimating
    }
    override func shownFrameDidReceive(_ move: CGPoint) { frame.move(by: move, environment.displayScale) }
    override var displayOffset: CGPoint { frame.shown.origin - (layoutParent?.knownContentSpaceOrigin ?? .zero) }
    override func makeDisplayList() -> DisplayList {
        var items: [DisplayList.Item] = []
        items.reserveCapacity(drawOrder.count)
        for item in drawOrder where item.isPlaced { item.appendDisplay(to: &items) }
        let list = DisplayList(items)
        guard !list.isEmpty, spaceOffset != .zero else { return list }
        return DisplayList([list.moved(by: spaceOffset, identity: number, version: nextVersion())])
    }

    override func checkInvariants() {
        super.checkInvariants()
        lengths.checkInvariants()
        guard structureIsKnown, !hasLayoutToDo else { return }
        assert(zip(lines, lines.dropFirst()).allSatisfy { $0.cells.upperBound == $1.cells.lowerBound }, "The visible lines do not follow one another.")
        assert(lines.allSatisfy { !$0.cells.isEmpty && $0.cells.upperBound <= cellCount }, "A visible line has no cells, or cells that do not exist.")
        assert(lines.isEmpty || !pinned.isEmpty || !needsPlacement(toShow: lastSeen), "A visible line is not shown.")
    }
}
