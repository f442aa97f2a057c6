// The node of a scroll view: its viewport and the position of its content.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// Shows its content through a viewport and moves it.
///
/// The content has its own coordinate space, so a scrolled frame lays out and resolves nothing: the content's drawing is only moved. Lazy
/// containers inside are notified, and place what becomes visible.
///
/// The viewport extends beyond the node's bounds into the safe area that they touch. `position` is 0 when the start of the content (with its
/// margins) is at the start of the bounds, and increases as the content moves up and left, in right-to-left layouts too.
@MainActor
final class ScrollNode: ScrollSite, RenewedLook {
    private(set) var axes: Axis.Set
    private(set) var showsIndicators: Bool
    private(set) var settings = ScrollSettings()
    private var look = ControlLooks.current.scrollView
    /// Nil for the system's grey.
    private(set) var refreshTint = ControlLooks.current.progress.refresh
    private let contentEnvironment: EnvironmentScope

    /// The content's position before rounding; beyond the limits while it rubber-bands.
    private(set) var position = CGPoint.zero
    /// `position` on whole pixels, as shown.
    private(set) var offset = CGPoint.zero
    /// The content's size without its margins, as of the last layout.
    private(set) var contentSize = CGSize.zero
    /// How far the viewport extends beyond the bounds into the safe area; `leading` is left.
    private(set) var reach = EdgeInsets()
    /// How far the keyboard's region covers the bounds from the bottom.
    private var keyboardInset: CGFloat = 0
    private var frame = ShownFrame()
    /// The lazy containers inside that belong to this scroll view and not to an inner one.
    private var lazyContainers: [any LazyContainer] = []
    /// The enclosing scroll view, in whose viewport this one is shown.
    private unowned let outer: ScrollNode?
    /// The outermost scroll views inside.
    private var innerScrolls: [ScrollNode] = []
    /// The part of this view shown by enclosing scroll views when lazy containers were last notified.
    private var reportedPart = CGRect.null
    /// True during a change that only affects the content's length.
    private var isLengthChange = false
    /// True until the content is first moved; until then its anchor determines its position.
    private var isInInitialPlace = true
    /// True once somebody has moved the content.
    var hasLeftInitialPlace: Bool { !isInInitialPlace }
    private var isLaidOut = false
    /// True while observers are notified of a layout rather than just a movement.
    private(set) var didLayOut = false
    let movement = ScrollMovement()
    var indicators = ScrollIndicators()
    private let refresh = ScrollRefresh()
    /// Refreshes the content; nil if it cannot be refreshed.
    private(set) var refreshAction: RefreshAction?
    private var flash = ScrollFlash()
    /// The enclosing modifiers linked to this view.
    private var links: [ScrollLink] = []
    private var reportedPhase = ScrollPhase.idle
    private(set) var targetBehavior: (any ScrollTargetBehavior)?
    private var targetLayouts: [ScrollTargetLayoutNode] = []

    init(_ axes: Axis.Set, showsIndicators: Bool, _ inputs: ViewInputs) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        contentEnvironment = EnvironmentScope(in: inputs.environment)
        outer = inputs.scroll
        super.init(inputs)
        outer?.innerScrolls.append(self)
        contentEnvironment.begin(self) { [unowned self] in changeEnvironment(&$0) }
        readSettings()
        ControlLooks.note(self)
        graph.geometry.watch(self, for: self)
        links = inputs.scrollLinks?.join(self) ?? []
        if let destination = links.lazy.compactMap(\.initialDestination).first { movement.go(to: destination, animation: nil, self) }
    }
    private func changeEnvironment(_ environment: inout EnvironmentValues) {
        environment.relativeContainerSize = containerSize
        environment.scrollTargetBehavior = SetScrollTargetBehavior()
    }
    private func readSettings() {
        evaluating {
            let environment = trackedEnvironment
            settings = ScrollSettings(environment, look)
            targetBehavior = environment.scrollTargetBehavior.behavior ?? (look.pages ? PagingScrollTargetBehavior() : nil)
            refreshAction = axes.contains(.vertical) ? environment.refresh : nil
            let flash = environment.scrollFlash
            if isLaidOut, flash.trigger != self.flash.trigger { indicators.show(self) }
            self.flash = flash
        }
    }

    func renew() {
        let looks = ControlLooks.current
        guard isAlive, looks.scrollView != look || looks.progress.refresh != refreshTint else { return }
        (look, refreshTint) = (looks.scrollView, looks.progress.refresh)
        invalidate()
    }

    /// Makes the content; called once.
    func adoptContent<Content: View>(_ view: Content, _ inputs: ViewInputs) {
        assert(content == nil, "A scroll view's content is made once.")
        var inner = inputs.child(of: self)
        inner.environment = contentEnvironment
        inner.scroll = self
        inner.scrollLinks = nil
        inner.makesSubviewsOnDemand = false
        let stack = LayoutNode(VStackLayout(), inner, isImplicit: true)
        stack.adopt(Content._makeNode(view, in: inner.child(of: stack)))
        adopt(stack)
    }
    func updateContent<Content: View>(_ view: Content) {
        guard let stack = content as? LayoutNode<VStackLayout> else { return }
        Content._updateNode(stack.content, with: view)
    }
    func update(_ axes: Axis.Set, showsIndicators: Bool) {
        if axes != self.axes {
            self.axes = axes
            setNeedsLayout()
        }
        self.showsIndicators = showsIndicators
    }

    override func didEnd() {
        super.didEnd()
        contentEnvironment.end()
        refresh.end()
        outer?.innerScrolls.removeAll { $0 === self }
    }
    override func shownDidChange() {
        super.shownDidChange()
        if isShown, flash.onAppear { indicators.show(self) }
    }

    override func checkInvariants() {
        super.checkInvariants()
        assert(position.x.isFinite && position.y.isFinite, "Content is scrolled to a position that is not finite.")
        assert(innerScrolls.allSatisfy { $0.outer === self && $0.isAlive }, "A scroll view lists an inner one that has ended or is elsewhere.")
        assert(lazyContainers.allSatisfy(\.isAlive), "A scroll view lists a lazy container that has ended.")
    }

    // MARK: Environment

    override func environmentDidChange(_ keys: [ObjectIdentifier]) {
        _ = contentEnvironment.baseDidChange(keys)
        invalidate()
    }
    override func evaluate() {
        isDirty = false
        let old = settings
        readSettings()
        if settings.contentMargins != old.contentMargins { setNeedsLayout() }
        if settings != old {
            markNeedsPlacement()
            setNeedsDisplay()
        } else if isPlaced, safeAreaIsOutdated {
            markNeedsPlacement()
        }
        if !settings.isEnabled, old.isEnabled { stop() }
        indicators.timeDidCome(self)
    }

    // MARK: Layout

    /// The margins around the content, as laid out; `leading` is left.
    var margins: EdgeInsets {
        var margins = settings.contentMargins.mirrored(environment.layoutDirection)
        margins.bottom += keyboardInset
        return margins
    }
    /// The visible part, in this node's coordinates.
    var viewport: CGRect {
        CGRect(x: -reach.leading, y: -reach.top, width: size.width.plus(reach.leading).plus(reach.trailing), height: size.height.plus(reach.top).plus(reach.bottom))
    }
    /// The size between the margins, which container-relative frames refer to.
    private var containerSize: CGSize?

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inside = proposal.inset(by: settings.contentMargins)
        return ProposedViewSize(width: axes.contains(.horizontal) ? nil : inside.width, height: axes.contains(.vertical) ? nil : inside.height)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = inner?.sizeThatFits(offer(proposal)) ?? .zero
        size.width = size.width.plus(settings.contentMargins.leading).plus(settings.contentMargins.trailing)
        size.height = size.height.plus(settings.contentMargins.top).plus(settings.contentMargins.bottom)
        if axes.contains(.horizontal), let width = proposal.width { size.width = width }
        if axes.contains(.vertical), let height = proposal.height { size.height = height }
        return size
    }
    // Scrolled content does not affect the spacing around the view.
    override var spacing: ViewSpacing { ViewSpacing() }
    override var ownLayoutPriority: Double { 0 }
    override var subviewOrientation: Axis? { nil }
    override func orientationDidChange() {}
    override var passesGuidesOn: Bool { false }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    override var fixesSize: Bool { isLengthChange }
    /// Called when a lazy container inside has a better estimate of its length. This changes only how far the content can scroll.
    func lengthDidChange(of container: any LazyContainer) {
        assert(!isLengthChange, "Changes of length cannot be nested.")
        isLengthChange = (!axes.contains(.vertical) || placedProposal.height != nil) && (!axes.contains(.horizontal) || placedProposal.width != nil)
        container.setNeedsLayout()
        isLengthChange = false
    }

    override func placeItems() {
        guard !waitsToBeSeen() else { return }
        (reach, keyboardInset) = (currentReach, currentKeyboardInset)
        setContainerSize(placedProposal.inset(by: settings.contentMargins))
        guard let inner else { return }
        let seen = isLaidOut && !isInInitialPlace ? landmark : nil
        let contentSizeBefore = contentSize, offer = offer(placedProposal)
        contentSize = inner.sizeThatFits(offer)
        var inFront = CGSize.zero
        if isLaidOut {
            inFront = sizesDidChange(from: contentSizeBefore)
        } else {
            isLaidOut = true
            if flash.onAppear { indicators.show(self) }
        }
        if isInInitialPlace { followAnchor(from: contentSizeBefore, inFront: inFront) }
        lastSize = size
        inner.place(at: CGPoint(x: margins.leading, y: margins.top), proposal: offer)
        if let seen { keepInPlace(seen) }
        // Placing lazy containers corrects their lengths; the resulting changes are laid out next.
        limitsDidChange()
        visibleRectDidChange()
        didLayOut = true
        graph.geometry.ask(self)
        setNeedsDisplay()
    }
    private var lastSize = CGSize.zero

    private func setContainerSize(_ proposal: ProposedViewSize) {
        let size = CGSize(width: proposal.width ?? self.size.width, height: proposal.height ?? self.size.height)
        guard size != containerSize, size.width.isFinite, size.height.isFinite else { return }
        containerSize = size
        contentEnvironment.update { [unowned self] in changeEnvironment(&$0) }
        graph.evaluateDirtyNodes(below: self)
    }
    private var currentReach: EdgeInsets { safeAreaReach(of: bounds).edges }
    private var currentKeyboardInset: CGFloat { axes.contains(.vertical) ? keyboardOverlap : 0 }
    private var safeAreaIsOutdated: Bool { currentReach != reach || currentKeyboardInset != keyboardInset }
    override func didResolve() {
        if safeAreaIsOutdated { markNeedsPlacement() }
        if frame.resolve(CGRect(origin: spaceOrigin, size: size), self) { setNeedsDisplay() }
        visibleRectDidChange()
    }
    /// Effects around the view, or content before an inner lazy container, can move it to or away from the border of the safe area.
    override func deferredReadsDidChange() {
        super.deferredReadsDidChange()
        graph.geometry.ask(self)
    }
    override func geometryDidChange() -> Bool {
        visibleRectDidChange()
        if isPlaced { for link in links { link.geometryDidChange(self) } }
        didLayOut = false
        return isPlaced && safeAreaIsOutdated
    }

    // MARK: Limits

    /// The positions at which the content may rest along an axis.
    func limits(_ axis: Axis) -> ClosedRange<Double> {
        guard axes.contains(axis) else { return 0...0 }
        let room = roomToScroll[axis], added = axis == .vertical && refresh.isRunning && !movement.isPulled ? ScrollRefresh.height : 0
        // Programs may print the position, so it must not be negative zero.
        if room >= 0 { return 0 - added...room }
        // The anchor determines the position of content smaller than the view.
        let anchor = anchor(.alignment), place = room * (axis == .horizontal ? anchor.x : anchor.y)
        return place - added...place
    }
    /// How much longer the content, with its margins, is than the view. Infinite lengths are not scrolled.
    private var roomToScroll: CGSize {
        let room = CGSize(width: contentSize.width.plus(margins.leading).plus(margins.trailing).minus(size.width),
                          height: contentSize.height.plus(margins.top).plus(margins.bottom).minus(size.height))
        return CGSize(width: room.width.isFinite ? room.width : 0, height: room.height.isFinite ? room.height : 0)
    }
    /// The anchor of content that has not been moved, from the left and the top.
    private func anchor(_ role: ScrollAnchorRole) -> UnitPoint {
        guard let anchor = settings.anchors[role] else { return environment.layoutDirection == .rightToLeft ? UnitPoint(x: 1, y: 0) : .topLeading }
        return environment.layoutDirection == .rightToLeft ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
    }
    var initialPosition: CGPoint {
        let anchor = anchor(.initialOffset)
        return clamped(CGPoint(x: roomToScroll.width * anchor.x, y: roomToScroll.height * anchor.y))
    }
    func clamped(_ position: CGPoint) -> CGPoint {
        let (x, y) = (limits(.horizontal), limits(.vertical))
        return CGPoint(x: min(max(position.x, x.lowerBound), x.upperBound), y: min(max(position.y, y.lowerBound), y.upperBound))
    }

    /// Called when the content or the view has grown: the size-changes anchor keeps its position.
    /// - Returns: how much lazy containers have grown before their visible parts because of a change.
    private func sizesDidChange(from oldContentSize: CGSize) -> CGSize {
        // Corrections of hidden lengths in lazy containers move nothing visible.
        var learnt = CGSize.zero, inFront = CGSize.zero
        for container in lazyContainers {
            let growth = container.takeGrowth()
            learnt = CGSize(width: learnt.width + growth.outOfSight.width, height: learnt.height + growth.outOfSight.height)
            inFront = CGSize(width: inFront.width + growth.inFront.width, height: inFront.height + growth.inFront.height)
        }
        guard !isInInitialPlace, !currentTransaction().scrollContentOffsetAdjustmentBehavior.isDisabled else { return inFront }
        let anchor = anchor(.sizeChanges)
        let growth = CGSize(width: contentSize.width - oldContentSize.width - (size.width - lastSize.width) - learnt.width,
                            height: contentSize.height - oldContentSize.height - (size.height - lastSize.height) - learnt.height)
        // Content that begins at the right grows to the left, away from the origin of positions.
        let learntAtLeft = environment.layoutDirection == .rightToLeft ? learnt.width : 0
        let distance = CGVector(dx: axes.contains(.horizontal) ? growth.width * anchor.x + learntAtLeft : 0, dy: axes.contains(.vertical) ? growth.height * anchor.y : 0)
        // Growth before the visible part is not visible movement.
        let unseen = CGVector(dx: axes.contains(.horizontal) ? learntAtLeft : 0, dy: axes.contains(.vertical) ? inFront.height * anchor.y : 0)
        if distance != unseen, let animation = changeAnimation {
            shift(by: unseen)
            let rest = CGPoint(x: position.x + distance.dx - unseen.dx, y: position.y + distance.dy - unseen.dy)
            if !movement.glide(to: .place(x: rest.x, y: rest.y), animation, self) { shift(by: CGVector(dx: rest.x - position.x, dy: rest.y - position.y)) }
        } else {
            shift(by: distance)
        }
        return inFront
    }
    /// Moves content back that has become too short for its position.
    private func limitsDidChange() {
        // Lengths that lazy containers have just corrected are laid out next.
        guard !needsLayout else { return }
        if isInInitialPlace { followAnchor(from: contentSize, inFront: .zero) } else { movement.layoutDidEnd(self) }
    }
    /// Aligns content that has never been moved with its anchor, animated if the content grows in an animated change.
    /// - Parameter inFront: how much the content has grown before the visible part, which keeps its position.
    private func followAnchor(from oldContentSize: CGSize, inFront: CGSize) {
        if lastSize == size, oldContentSize != contentSize, let animation = changeAnimation {
            if inFront.height > 0, initialPosition.y > position.y {
                let unseen = min(inFront.height, initialPosition.y - position.y)
                movement.shift(by: CGVector(dx: 0, dy: unseen))
                setPosition(CGPoint(x: position.x, y: position.y + unseen))
            }
            if initialPosition == position || movement.glide(to: .initialPlace, animation, self) { return }
        }
        if !movement.isGlidingToInitialPlace { setPosition(initialPosition) }
    }
    /// The animation of the change being laid out; nil if it is not animated, or if this is the first layout.
    private var changeAnimation: Animation? {
        let transaction = currentTransaction()
        return didLayOutOnce && !transaction.disablesAnimations ? transaction.animation : nil
    }
    private var didLayOutOnce: Bool { isLaidOut && lastSize != .zero }

    // MARK: Keeping the visible part in place

    /// The view at the start of the viewport, and its position there.
    private var landmark: (item: ItemNode, place: CGPoint)? {
        guard size != lastSize, let inner else { return nil }
        let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        guard offset[axis] > limits(axis).lowerBound + 1 else { return nil }
        var item = inner, found: ItemNode?
        // Descends to the first view that is not much longer than the viewport.
        while true {
            var first: ItemNode?
            item.forEachItem { below in
                guard first == nil, below.isPlaced, !below.isLeaving else { return }
                let frame = frame(of: below)
                if frame.maxPoint[axis] > offset[axis], frame.size[axis] > 0 { first = below }
            }
            guard let next = first, !(next is ScrollNode) else { break }
            // A lazy container keeps its visible part in place itself.
            if next is any LazyContainer { return nil }
            (item, found) = (next, next)
            if next.size[axis] < size[axis] / 2 { break }
        }
        guard let found else { return nil }
        let place = frame(of: found).origin
        return (found, CGPoint(x: place.x - position.x, y: place.y - position.y))
    }
    private func keepInPlace(_ landmark: (item: ItemNode, place: CGPoint)) {
        guard landmark.item.isAlive, landmark.item.isPlaced else { return }
        let place = frame(of: landmark.item).origin
        shift(by: CGVector(dx: axes.contains(.horizontal) ? place.x - position.x - landmark.place.x : 0,
                           dy: axes.contains(.vertical) ? place.y - position.y - landmark.place.y : 0))
    }

    /// The frame of an inner item in the content's coordinates, relative to which `position` is measured.
    func frame(of item: ItemNode) -> CGRect {
        var rect = item.bounds, current = item
        while let parent = current.layoutParent, parent !== self {
            rect = current.convertToParent(rect)
            current = parent
        }
        return rect.movedExactly(by: current.origin)
    }

    // MARK: Lazy containers

    func add(_ container: any LazyContainer) {
        assert(container.isAlive && !lazyContainers.contains { $0 === container }, "A lazy container is listed once.")
        lazyContainers.append(container)
    }
    func remove(_ container: any LazyContainer) { lazyContainers.removeAll { $0 === container } }
    func forEachLazyContainer(_ body: (any LazyContainer) -> Void) { lazyContainers.forEach(body) }

    /// The visible part in an inner item's coordinates; if `isInset`, without margins and the parts covered by bars.
    ///
    /// May be called while the item is placed: all enclosing items have been placed by then. Excludes what enclosing scroll views hide; an inset
    /// rectangle considers only this view. Empty if nothing is visible.
    func visibleRect(in item: ItemNode, isInset: Bool = false) -> CGRect {
        let rect = isInset ? visibleBounds : seenPart
        let origin = frame(of: item).origin
        return rect.movedExactly(by: offset.minus(origin))
    }
    /// The part of the viewport that enclosing scroll views show, in this node's coordinates.
    private var seenPart: CGRect {
        let viewport = viewport
        guard let outer else { return viewport }
        let part = viewport.overlap(outer.visibleRect(in: self))
        return part.isNull || part.isEmpty ? CGRect(origin: viewport.origin, size: .zero) : part
    }
    /// A lazy container's content before the viewport has grown by `length`; what is visible keeps its position.
    ///
    /// - Parameter measured: the part by which the content has already grown, so that the size-changes anchor has moved it accordingly; nil if none
    ///   has yet, because the container has just corrected a length.
    func contentDidGrow(inFront length: CGFloat, of source: any LazyContainer, _ axis: Axis, measured: CGFloat?) {
        guard axes.contains(axis), !isInInitialPlace else { return }
        if measured == nil {
            for container in lazyContainers where container !== source && container.isPlaced && isBeside(container, source, axis) {
                container.contentBesideDidGrow(inFront: length, axis)
            }
        }
        let anchor = anchor(.sizeChanges)
        var distance = CGVector.zero
        let measured = measured ?? 0
        if axis == .vertical {
            distance.dy = length - measured * anchor.y
        } else if environment.layoutDirection == .rightToLeft {
            distance.dx = measured * (1 - anchor.x) - length
        } else {
            distance.dx = length - measured * anchor.x
        }
        shift(by: distance)
    }
    /// True if the two are side by side across the axis, as columns are.
    private func isBeside(_ a: any LazyContainer, _ b: any LazyContainer, _ axis: Axis) -> Bool {
        guard !a.isBelow(b), !b.isBelow(a) else { return false }
        let first = frame(of: a), second = frame(of: b)
        return first.origin[axis] < second.maxPoint[axis] && second.origin[axis] < first.maxPoint[axis]
    }
    /// Moves the content and everything that moves it.
    private func shift(by distance: CGVector) {
        guard distance != .zero, !isInInitialPlace else { return }
        movement.shift(by: distance)
        setPosition(CGPoint(x: position.x + distance.dx, y: position.y + distance.dy))
    }
    private func visibleRectDidChange() {
        for container in lazyContainers where container.isPlaced { container.visibleRectDidChange() }
        for scroll in innerScrolls where scroll.isShown && scroll.isPlaced { scroll.outerDidMove() }
    }
    /// Called when an enclosing scroll view may show a different part of this one.
    private func outerDidMove() {
        guard !lazyContainers.isEmpty || !innerScrolls.isEmpty else { return }
        let part = seenPart
        guard part != reportedPart else { return }
        reportedPart = part
        visibleRectDidChange()
    }

    // MARK: Moving

    /// Moves the content; may be called in any part of a frame.
    func setPosition(_ new: CGPoint) {
        guard new.x.isFinite, new.y.isFinite else { return }
        position = new
        let scale = environment.displayScale
        let rounded = CGPoint(x: (new.x * scale).rounded() / scale, y: (new.y * scale).rounded() / scale)
        guard rounded != offset else { return }
        offset = rounded
        setNeedsDisplay()
        inner?.didMove()
        visibleRectDidChange()
        indicators.contentDidMove(self)
        refresh.contentDidMove(self)
        graph.geometry.ask(self)
    }
    /// Stops following the initial anchor.
    func leaveInitialPlace() { isInInitialPlace = false }

    override func sampleAnimations() -> Bool {
        let moves = movement.sample(self)
        let fades = indicators.sample(self), turns = refresh.sample(self)
        let size = frame.shown.size
        if frame.isMoving {
            if frame.sample(self), frame.shown.size != size { setNeedsDisplay() }
            displayOffsetMayChange()
        }
        return moves || fades || turns || frame.isMoving
    }
    func stop() { movement.stop(self) }

    /// Notifies the observers if the phase has changed.
    func phaseMayChange() {
        let old = reportedPhase, new = movement.phase
        guard new != old else { return }
        reportedPhase = new
        guard !links.isEmpty else { return }
        // Deferred: this may be called in the middle of a frame.
        graph.afterUpdate { [weak self] in
            guard let self, self.isAlive else { return }
            for link in self.links { link.phaseDidChange(from: old, to: new, self) }
        }
        invalidate()
    }

    // MARK: Targets

    func addTargetLayout(_ layout: ScrollTargetLayoutNode) {
        assert(!targetLayouts.contains { $0 === layout }, "A layout of scroll targets is listed twice.")
        targetLayouts.append(layout)
        graph.geometry.ask(self)
    }
    func removeTargetLayout(_ layout: ScrollTargetLayoutNode) {
        assert(targetLayouts.contains { $0 === layout }, "An ending layout of scroll targets is not in the list.")
        targetLayouts.removeAll { $0 === layout }
    }
    /// Calls the closure for the subviews of the outermost target layouts, with their frames in the content's coordinates.
    func forEachTarget(_ body: (_ id: AnyHashable?, _ frame: CGRect) -> Void) {
        for layout in targetLayouts where layout.isEnabled && layout.isPlaced && !targetLayouts.contains(where: { $0 !== layout && $0.isEnabled && layout.isBelow($0) }) {
            layout.forEachTarget(body)
        }
    }
    /// How far the visible part extends upward when the bar above has collapsed completely.
    var collapsingTop: CGFloat { collapsingStops.last ?? 0 }
    /// The positions at which no part of that bar is half collapsed.
    var collapsingStops: [CGFloat] {
        guard !links.isEmpty, axes.contains(.vertical) else { return [] }
        return links.reduce([]) { stops, link in
            let next = link.collapsingStops
            return (next.last ?? 0) > (stops.last ?? 0) ? next : stops
        }
    }
    /// The bounds without the margins around the content, and without the bar above it.
    var visibleBounds: CGRect { visibleBounds(at: position.y) }
    /// Like `visibleBounds`, for another position of the content.
    func visibleBounds(at place: CGFloat) -> CGRect {
        let rect = restingBounds, collapsed = min(max(place, 0), collapsingTop)
        return collapsed == 0 ? rect : CGRect(x: rect.minX, y: rect.minY.minus(collapsed), width: rect.width, height: rect.height.plus(collapsed))
    }
    private var restingBounds: CGRect {
        CGRect(x: margins.leading, y: margins.top, width: max(size.width.minus(margins.leading).minus(margins.trailing), 0),
               height: max(size.height.minus(margins.top).minus(margins.bottom), 0))
    }
    /// The visible part within the insets, in the content's coordinates.
    var visibleContent: CGRect { visibleBounds.offsetBy(dx: position.x, dy: position.y) }

    // MARK: Input

    override var scrollAxes: Axis.Set { settings.isEnabled ? axes : [] }
    override func response(toPull length: CGFloat, along axis: Axis) -> ScrollResponse {
        let limits = limits(axis), place = position[axis]
        if length > 0 ? place > limits.lowerBound : place < limits.upperBound { return .moves }
        return bounces(axis) ? .stretches : .stays
    }
    func bounces(_ axis: Axis) -> Bool {
        guard scrollAxes.contains(axis) else { return false }
        let behavior = axis == .horizontal ? settings.horizontalBounce : settings.verticalBounce
        return behavior != .none && (behavior != .basedOnSize || roomToScroll[axis] > 0)
    }
    override var isCoasting: Bool { movement.isCoasting }
    override func grip(at point: CGPoint) -> Axis? { indicators.grip(at: point, self) }
    override func pan(_ phase: InputPhase, _ pan: Pan) {
        // When a view is removed under a finger, its pan is cancelled.
        guard isAlive else { return }
        if phase == .began, settings.dismissesKeyboard { graph.input.focus.endTextInput(within: self) }
        movement.pan(phase, pan, self)
    }
    override func scroll(_ event: ScrollEvent) { movement.scroll(event, self) }

    // MARK: Display

    override var contentSpace: UInt32 { number }
    override var contentSpaceOrigin: CGPoint { .zero }
    override var contentTransform: CGAffineTransform? { CGAffineTransform(translationX: -offset.x, y: -offset.y) }
    override var shownContent: ShownContent {
        ShownContent(projection: ProjectionTransform(CGAffineTransform(translationX: -offset.x, y: -offset.y)), isMoved: frame.isMoving)
    }
    override func shownFrameDidReceive(_ move: CGPoint) { frame.move(by: move, environment.displayScale) }
    override var displayOffset: CGPoint { frame.shown.origin - (layoutParent?.knownContentSpaceOrigin ?? .zero) }
    override func contentPoint(_ point: CGPoint) -> CGPoint? { CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
    override func hitTest(_ point: CGPoint) -> ItemNode? {
        guard viewport.contains(point) else { return settings.clips ? nil : super.hitTest(point) }
        return super.hitTest(point) ?? self
    }
    override func makeDisplayList() -> DisplayList {
        guard let inner else { return DisplayList() }
        var items: [DisplayList.Item] = []
        inner.appendDisplay(to: &items)
        let content = DisplayList(items)
        var shown: [DisplayList.Item] = []
        refresh.append(to: &shown, self)
        if !content.isEmpty {
            let moved = content.moved(by: CGPoint(x: -offset.x, y: -offset.y), identity: number, version: nextVersion())
            if settings.clips {
                shown.append(DisplayList.Item(identity: number, version: nextVersion(), bounds: viewport.overlap(moved.bounds),
                                              content: .effect(.clip(.rectangle(viewport), .nonZero, antialiased: false), DisplayList([moved]))))
            } else {
                shown.append(moved)
            }
        }
        indicators.append(to: &shown, self)
        return DisplayList(shown)
    }
}

extension CGRect {
    fileprivate var maxPoint: CGPoint { CGPoint(x: maxX, y: maxY) }
}
