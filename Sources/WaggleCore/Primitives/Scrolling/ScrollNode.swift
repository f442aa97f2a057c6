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
/// The viewport extends beyond the node's bounds into the safe area that they touch. `position` is 0 when the start of the content (with
/// its margins) is at the start of the bounds, and increases as the content moves up and left, in right-to-left layouts too.
@MainActor
final class ScrollNode: ScrollResponder, RenewedLook, SpaceOwner {
    private(set) var axes: Axis.Set
    private(set) var showsIndicators: Bool
    private(set) var settings = ScrollSettings()
    private(set) var behaviors = ScrollBehaviors()
    private var look = ControlLooks.current.scrollView
    /// Nil for the system's grey.
    private(set) var refreshTint = ControlLooks.current.progress.refresh
    private let contentEnvironment: EnvironmentScope

    /// The content's position before rounding; beyond the limits while it rubber-bands.
    private(set) var position = CGPoint.zero
    /// `position` on whole pixels, as shown.
    private(set) var offset = CGPoint.zero
    /// True until the content is first moved; until then its anchor determines its position.
    private(set) var isAtInitialPosition = true
    private(set) var layout = ScrollLayout()
    private var frame = PresentationFrame()
    var parts = ScrollParts()
    /// The enclosing scroll view, in whose viewport this one is shown.
    unowned let outer: ScrollNode?
    /// The part of this view shown by enclosing scroll views when lazy containers were last notified.
    var reportedPart = CGRect.null
    /// True during a change that only affects the content's length.
    private var isLengthChange = false
    /// True once somebody has moved the content.
    var hasLeftInitialPosition: Bool { !isAtInitialPosition }
    /// True while observers are notified of a layout rather than just a movement.
    private(set) var didLayOut = false
    let movement = ScrollMovement()
    var indicators = ScrollIndicators()
    let refresh = ScrollRefresh()
    private var reportedPhase = ScrollPhase.idle

    init(_ axes: Axis.Set, showsIndicators: Bool, _ inputs: ViewInputs) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        contentEnvironment = EnvironmentScope(in: inputs.environment)
        outer = inputs.scroll
        super.init(inputs)
        spaceOwner = self
        passesGuidesOn = false
        outer?.parts.add(self)
        contentEnvironment.begin(self) { [unowned self] in changeEnvironment(&$0) }
        readSettings()
        ControlLooks.note(self, in: graph)
        graph.geometry.watch(self, for: self)
        parts.links = inputs.scrollLinks?.join(self) ?? []
        if let destination = parts.links.lazy.compactMap(\.initialDestination).first { movement.go(to: destination, animation: nil, self) }
    }
    private func changeEnvironment(_ environment: inout EnvironmentValues) {
        environment.relativeContainerSize = layout.containerSize
        environment.scrollTargetBehavior = SetScrollTargetBehavior()
    }
    private func readSettings() {
        evaluating {
            let environment = trackedEnvironment
            settings = ScrollSettings(environment, look)
            let before = behaviors
            behaviors = ScrollBehaviors(environment, look, axes)
            if layout.isDone, behaviors.flash.trigger != before.flash.trigger { indicators.show(self) }
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
        outer?.parts.remove(self)
    }
    override func shownDidChange() {
        super.shownDidChange()
        if isShown, behaviors.flash.onAppear { indicators.show(self) }
    }

    override func checkInvariants() {
        super.checkInvariants()
        assert(position.x.isFinite && position.y.isFinite, "Content is scrolled to a position that is not finite.")
        assert(parts.scrolls.allSatisfy { $0.outer === self }, "A scroll view lists an inner one that is elsewhere.")
        parts.checkInvariants()
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
        margins.bottom += layout.keyboardInset
        return margins
    }
    /// The visible part, in this node's coordinates.
    var viewport: CGRect { layout.viewport(of: size) }
    /// The content's size without its margins, as of the last layout.
    var contentSize: CGSize { layout.contentSize }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inside = proposal.inset(by: settings.contentMargins)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : inside.width, height: axes.contains(.vertical) ? nil : inside.height)
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
    override class var roles: NodeRoles { super.roles.subtracting(.passesOrientation).union(.scrollView) }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    override var fixesSize: Bool { isLengthChange }
    /// Called when a lazy container inside has a better estimate of its length. This changes only how far the content can scroll.
    func lengthDidChange(of container: any LazyContainer) {
        assert(!isLengthChange, "Changes of length cannot be nested.")
        isLengthChange = (!axes.contains(.vertical) || placedProposal.height != nil)
            && (!axes.contains(.horizontal) || placedProposal.width != nil)
        container.setNeedsLayout()
        isLengthChange = false
    }

    override func placeItems() {
        guard !waitsToBeSeen() else { return }
        layout.reach = currentReach
        layout.keyboardInset = currentKeyboardInset
        setContainerSize(placedProposal.inset(by: settings.contentMargins))
        guard let inner else { return }
        let seen = layout.isDone && !isAtInitialPosition ? landmark : nil
        let contentSizeBefore = contentSize, offer = offer(placedProposal)
        layout.contentSize = inner.sizeThatFits(offer)
        var inFront = CGSize.zero
        if layout.isDone {
            inFront = sizesDidChange(from: contentSizeBefore)
        } else {
            layout.isDone = true
            if behaviors.flash.onAppear { indicators.show(self) }
        }
        if isAtInitialPosition { followAnchor(from: contentSizeBefore, inFront: inFront) }
        layout.size = size
        inner.place(at: CGPoint(x: margins.leading, y: margins.top), proposal: offer)
        if let seen { keepInPlace(seen) }
        // Placing lazy containers corrects their lengths; the resulting changes are laid out next.
        limitsDidChange()
        visibleRectDidChange()
        didLayOut = true
        graph.geometry.ask(self)
        setNeedsDisplay()
    }

    private func setContainerSize(_ proposal: ProposedViewSize) {
        let size = CGSize(width: proposal.width ?? self.size.width, height: proposal.height ?? self.size.height)
        guard size != layout.containerSize, size.width.isFinite, size.height.isFinite else { return }
        layout.containerSize = size
        contentEnvironment.update { [unowned self] in changeEnvironment(&$0) }
        graph.evaluateDirtyNodes(below: self)
    }
    private var currentReach: EdgeInsets { safeAreaReach(of: bounds).edges }
    private var currentKeyboardInset: CGFloat { axes.contains(.vertical) ? keyboardOverlap : 0 }
    private var safeAreaIsOutdated: Bool { currentReach != layout.reach || currentKeyboardInset != layout.keyboardInset }
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
        if isPlaced { for link in parts.links { link.geometryDidChange(self) } }
        didLayOut = false
        return isPlaced && safeAreaIsOutdated
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
    func leaveInitialPosition() { isAtInitialPosition = false }

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
        guard !parts.links.isEmpty else { return }
        // Deferred: this may be called in the middle of a frame.
        graph.afterUpdate { [weak self] in
            guard let self, self.isAlive else { return }
            for link in self.parts.links { link.phaseDidChange(from: old, to: new, self) }
        }
        invalidate()
    }

    // MARK: Input

    override var contentAxes: Axis.Set { axes }
    override var visibleArea: CGRect { visibleBounds }
    override var isPulled: Bool { movement.isPulled }
    override var scrollAxes: Axis.Set { settings.isEnabled ? axes : [] }
    override func response(toPull length: CGFloat, along axis: Axis) -> ScrollResponse {
        let limits = limits(axis), current = position[axis]
        if length > 0 ? current > limits.lowerBound : current < limits.upperBound { return .moves }
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

    var ownSpaceTransform: CGAffineTransform? { CGAffineTransform(translationX: -offset.x, y: -offset.y) }
    var shownOwnSpace: ContentPresentation {
        ContentPresentation(
            projection: ProjectionTransform(CGAffineTransform(translationX: -offset.x, y: -offset.y)), isMoved: frame.isMoving)
    }
    override func presentationFrameDidMove(_ move: CGPoint) { frame.move(by: move, environment.displayScale) }
    override var displayOffset: CGPoint { frame.shown.origin - (layoutParent?.knownContentSpaceOrigin ?? .zero) }
    func pointInOwnSpace(_ point: CGPoint) -> CGPoint? { CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
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
                                              content: .effect(
                                                  .clip(.rectangle(viewport), .nonZero, antialiased: false), DisplayList([moved]))))
            } else {
                shown.append(moved)
            }
        }
        indicators.append(to: &shown, self)
        return DisplayList(shown)
    }
}
extension ViewInputs {
    /// The enclosing scroll view, or nil.
    var scroll: ScrollNode? {
        get { scrollSite.map { unsafeDowncast($0, to: ScrollNode.self) } }
        set { scrollSite = newValue }
    }
    /// Enclosing modifiers that apply to the first scroll view below them.
    var scrollLinks: ScrollLinks? {
        get { scrollModifiers.map { unsafeDowncast($0, to: ScrollLinks.self) } }
        set { scrollModifiers = newValue }
    }
}
