import Foundation
import WaggleCore
import WaggleGeometry
import WaggleMotion

/// A view whose content is larger than itself and can be scrolled, and zoomed if the delegate names a view for it.
///
/// The size of the content is `contentSize`, or what constraints between subviews and the view's edges make it.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// Whether bars and the safe area are insets of the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// Whether scrolling ends text editing.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
    /// The colour of the indicators. They follow the appearance.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    /// How fast released content comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: CGFloat(ScrollDeceleration.Rate.normal.rawValue))
        public static let fast = DecelerationRate(rawValue: CGFloat(ScrollDeceleration.Rate.fast.rawValue))
    }

    open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// In points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { contentDidChange() } } }
    /// The content's point at the upper left corner of the view; minus the insets at the beginning. Setting it moves the content at once,
    /// and beyond its ends only until the next layout.
    open var contentOffset: CGPoint {
        get { offset }
        set { setContentOffset(newValue, animated: false) }
    }
    private var offset = CGPoint.zero
    override var contentOrigin: CGPoint { offset }
    /// Space around the content that can be scrolled into.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            contentDidChange()
            if !isShownBySwiftUI { adjustedContentInset = contentInset }
        }
    }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { contentDidChange() } }
    /// The program's insets and the covered edges.
    fileprivate var insets: UIEdgeInsets {
        let area = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
        return UIEdgeInsets(
            top: contentInset.top + area.top, left: contentInset.left + area.left, bottom: contentInset.bottom + area.bottom,
            right: contentInset.right + area.right)
    }
    /// The insets with what bars and the safe area cover.
    open internal(set) var adjustedContentInset = UIEdgeInsets.zero {
        didSet { if adjustedContentInset != oldValue { delegate?.scrollViewDidChangeAdjustedContentInset(self) } }
    }
    /// The space around the indicators.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { appearanceDidChange() } }
    /// Has no effect beside `verticalScrollIndicatorInsets`.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The space around both indicators, in points.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// The content, for constraints: the same as the edges of the view for its subviews.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self) { _ in .zero }
    /// The view itself, for constraints.
    public private(set) lazy var frameLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide(of: self) { _ in .zero }
        guide.isOfFrame = true
        return guide
    }()

    // MARK: Scrolling

    open var isScrollEnabled = true { didSet { appearanceDidChange() } }
    /// True comes to rest at multiples of the view's size.
    open var isPagingEnabled = false { didSet { appearanceDidChange() } }
    /// False stops the content at its ends.
    open var bounces = true {
        didSet {
            setsBounces = true
            appearanceDidChange()
        }
    }
    open var alwaysBounceVertical = false { didSet { appearanceDidChange() } }
    open var alwaysBounceHorizontal = false { didSet { appearanceDidChange() } }
    /// Has no effect: a drag moves the content freely.
    open var isDirectionalLockEnabled = false
    open var showsVerticalScrollIndicator = true { didSet { appearanceDidChange() } }
    open var showsHorizontalScrollIndicator = true { didSet { appearanceDidChange() } }
    /// Has no effect: indicators follow the appearance.
    open var indicatorStyle = IndicatorStyle.default
    open var decelerationRate = DecelerationRate.normal { didSet { appearanceDidChange() } }
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet {
            setsKeyboard = true
            appearanceDidChange()
        }
    }
    /// Has no effect: there is no status bar to tap.
    open var scrollsToTop = true
    /// Has no effect: touches reach the content at once.
    open var delaysContentTouches = true
    /// Has no effect: a drag that scrolls always cancels the touches of the content.
    open var canCancelContentTouches = true
    private var setsBounces = false, setsKeyboard = false
    /// Refreshes the content when it is pulled down.
    open var refreshControl: UIRefreshControl? { didSet { appearanceDidChange() } }

    open private(set) var isTracking = false
    open private(set) var isDragging = false
    open private(set) var isDecelerating = false

    /// Moves the content, by points. An animated move tells the delegate when it is over. An offset that is not finite is ignored.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        request = Request(offset: contentOffset, isAnimated: animated, number: (request?.number ?? 0) + 1)
        if !animated { move(to: contentOffset) }
        appearanceDidChange()
    }
    /// Moves the content as little as needed to show a rectangle of it, which is in its coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset, size = frame.size
        func scrolled(
            _ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat, _ before: CGFloat, _ after: CGFloat
        ) -> CGFloat {
            let seen = (from + before, from + room - after)
            if start < seen.0 { return start - before }
            return start + length > seen.1 ? start + min(length, room - before - after) - room + after : from
        }
        let target = CGPoint(x: scrolled(rect.minX, rect.width, offset.x, size.width, insets.left, insets.right),
                             y: scrolled(rect.minY, rect.height, offset.y, size.height, insets.top, insets.bottom))
        if target != offset { setContentOffset(target, animated: animated) }
    }
    open func flashScrollIndicators() {
        flashes += 1
        appearanceDidChange()
    }
    fileprivate private(set) var flashes = 0

    /// A move that the program asks for.
    struct Request: Equatable {
        let offset: CGPoint
        let isAnimated: Bool
        let number: Int
    }
    fileprivate private(set) var request: Request?
    fileprivate var isShownBySwiftUI = false

    // MARK: Zooming

    /// The least factor by which the content is scaled; 1 by default.
    open var minimumZoomScale: CGFloat = 1 { didSet { appearanceDidChange() } }
    /// The greatest factor by which the content is scaled; 1 by default, which prevents zooming. Below the minimum it counts as that.
    open var maximumZoomScale: CGFloat = 1 { didSet { appearanceDidChange() } }
    /// True lets fingers scale the content a little beyond the limits.
    open var bouncesZoom = true
    open private(set) var isZooming = false
    open var isZoomBouncing: Bool { false }
    /// The factor by which the content is scaled, clamped to the limits; 1 is its own size.
    open var zoomScale: CGFloat {
        get { scale }
        set { setZoomScale(newValue, animated: false) }
    }
    private var scale: CGFloat = 1
    /// Scales the content about the middle of the view by a factor, clamped to the limits. One that is not finite changes nothing.
    ///
    /// Without a view for zooming, which the delegate names, it has no effect.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        change(animated) { zoom(to: limited(scale), around: CGPoint(x: offset.x + frame.width / 2, y: offset.y + frame.height / 2)) }
    }
    /// Shows a rectangle of the zoomed view's own coordinates as large as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, delegate?.viewForZooming(in: self) != nil else { return }
        let new = limited(min(frame.width / rect.width, frame.height / rect.height))
        change(animated) {
            zoom(to: new, around: .zero)
            setContentOffset(CGPoint(x: rect.midX * new - frame.width / 2, y: rect.midY * new - frame.height / 2), animated: false)
        }
    }
    private func change(_ animated: Bool, _ change: () -> Void) {
        if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }
    private func limited(_ scale: CGFloat) -> CGFloat {
        scale.isFinite ? min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale)) : self.scale
    }
    /// Scales the zoomed view. The content's point stays where it is on the screen.
    private func zoom(to new: CGFloat, around point: CGPoint) {
        guard new > 0, new != scale, let view = delegate?.viewForZooming(in: self) else { return }
        let factor = new / scale, size = CGSize(width: view.frame.width * new, height: view.frame.height * new)
        scale = new
        view.transform = CGAffineTransform(scaleX: new, y: new)
        // The transform is about the centre.
        view.center = CGPoint(x: size.width / 2, y: size.height / 2)
        contentSize = size
        setContentOffset(CGPoint(x: offset.x + point.x * (factor - 1), y: offset.y + point.y * (factor - 1)), animated: false)
        delegate?.scrollViewDidZoom(self)
    }
    private var pinch: (scale: CGFloat, start: CGFloat)?
    fileprivate var canZoom: Bool { maximumZoomScale > minimumZoomScale && delegate?.viewForZooming(in: self) != nil }
    /// - Parameter anchor: The middle of the fingers, in the view's coordinates from its upper left corner.
    fileprivate func pinch(by magnification: CGFloat, at anchor: CGPoint) {
        if pinch == nil {
            pinch = (scale, 1)
            isZooming = true
            delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
        }
        guard let pinch else { return }
        let wanted = pinch.scale * magnification, inside = limited(wanted)
        // Beyond the limits the content follows by a quarter.
        zoom(
            to: bouncesZoom ? inside * pow(wanted / inside, 0.25) : inside, around: CGPoint(x: offset.x + anchor.x, y: offset.y + anchor.y))
    }
    fileprivate func endPinch() {
        guard pinch != nil else { return }
        (pinch, isZooming) = (nil, false)
        if limited(scale) != scale { setZoomScale(scale, animated: true) }
        delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: scale)
    }

    // MARK: What SwiftUI's scroll view tells

    private func move(to new: CGPoint) {
        guard new != offset else { return }
        offset = new
        changes.observations.check()
        delegate?.scrollViewDidScroll(self)
    }
    fileprivate func follow(_ geometry: ScrollGeometry) {
        isShownBySwiftUI = true
        let insets = geometry.contentInsets
        adjustedContentInset = UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        move(to: geometry.contentOffset)
    }
    fileprivate func follow(_ phase: ScrollPhase, from old: ScrollPhase) {
        (isTracking, isDragging) = (phase == .tracking || phase == .interacting, phase == .interacting)
        isDecelerating = phase == .decelerating
        switch (old, phase) {
        case (_, .interacting): delegate?.scrollViewWillBeginDragging(self)
        case (.interacting, _):
            delegate?.scrollViewDidEndDragging(self, willDecelerate: phase == .decelerating)
            if phase == .decelerating { delegate?.scrollViewWillBeginDecelerating(self) }
        case (.decelerating, _): delegate?.scrollViewDidEndDecelerating(self)
        case (.animating, .idle): delegate?.scrollViewDidEndScrollingAnimation(self)
        default: break
        }
    }
    /// Where released content comes to rest, as the delegate wishes.
    fileprivate func restingOffset(_ offset: CGPoint, velocity: CGVector) -> CGPoint {
        guard let delegate else { return offset }
        var target = offset
        // UIKit's velocities are in points per millisecond.
        withUnsafeMutablePointer(to: &target) {
            delegate.scrollViewWillEndDragging(
                self, withVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000), targetContentOffset: $0)
        }
        return target
    }

    // MARK: Layout

    override var showsSubviewsInContent: Bool { true }
    override var constrainsContentSize: Bool { true }
    override func contentSizeIsConstrained(to size: CGSize, horizontally: Bool, vertically: Bool) {
        let new = CGSize(width: horizontally ? size.width : contentSize.width, height: vertically ? size.height : contentSize.height)
        if new != contentSize, new.width.isFinite, new.height.isFinite { contentSize = new }
    }
    override func layoutDidChange() {
        // What is inside a scroll view does not change the layout around it.
        changes.announce()
        super.appearanceDidChange()
    }
    override var content: AnyView? { AnyView(UIScrollViewContent(view: self)) }

    /// The look of SwiftUI's scroll views, from these properties.
    var scrollLook: ScrollLook {
        var look = ScrollLook()
        look.dismissesKeyboard = setsKeyboard ? keyboardDismissMode != .none : nil
        look.bounces = setsBounces ? bounces : nil
        look.showsVerticalIndicator = showsVerticalScrollIndicator ? nil : false
        look.showsHorizontalIndicator = showsHorizontalScrollIndicator ? nil : false
        look.pages = isPagingEnabled
        return look
    }
}

private struct UIScrollViewContent: View {
    let view: UIScrollView
    @State private var position = ScrollPosition()

    init(view: UIScrollView) { self.view = view }

    var body: some View {
        let _ = view.changes.count
        let size = view.contentSize, insets = view.insets, request = view.request
        ScrollView([.horizontal, .vertical]) { UIScrollContent(view: view, size: size, change: view.changes.count) }
            .environment(\.horizontalScrollBounceBehavior, bounce(view.alwaysBounceHorizontal))
            .environment(\.verticalScrollBounceBehavior, bounce(view.alwaysBounceVertical))
            .scrollIndicators(view.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical)
            .scrollIndicators(view.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal)
            .scrollIndicatorsFlash(trigger: view.flashes)
            .contentMargins(
                .all, EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right), for: .scrollContent)
            .scrollDisabled(!view.isScrollEnabled)
            .scrollDismissesKeyboard(view.keyboardDismissMode == .none ? .never : .immediately)
            .scrollTargetBehavior(UIScrollViewBehavior(view: view))
            .scrollPosition($position)
            .onScrollGeometryChange(for: ScrollGeometry.self) { $0 } action: { _, geometry in view.follow(geometry) }
            .onScrollPhaseChange { old, new in view.follow(new, from: old) }
            .modifier(UIScrollViewRefresh(control: view.refreshControl))
            .simultaneousGesture(magnification, isEnabled: view.canZoom)
            .onChange(of: request, initial: true) { _, request in if let request { go(request) } }
            .environment(\.layoutDirection, .leftToRight)
            // The view shows its content inside its bounds, wherever they are.
            .ownSafeArea()
    }
    private func bounce(_ always: Bool) -> ScrollBounceBehavior { view.bounces ? always ? .always : .basedOnSize : .none }
    private func go(_ request: UIScrollView.Request) {
        // SwiftUI's points are from the beginning of the insets.
        let insets = view.adjustedContentInset, point = CGPoint(x: request.offset.x + insets.left, y: request.offset.y + insets.top)
        if request.isAnimated {
            withAnimation(.easeInOut(duration: 0.3)) { position.scrollTo(point: point) }
        } else {
            position.scrollTo(point: point)
        }
    }
    private var magnification: some Gesture {
        MagnifyGesture(minimumScaleDelta: 0)
            .onChanged { [view] value in view.pinch(by: value.magnification, at: value.startLocation) }
            .onEnded { [view] _ in view.endPinch() }
    }
}

/// The subviews of a scroll view in its content.
private struct UIScrollContent: View {
    let view: UIScrollView
    let size: CGSize
    let change: Int

    var body: some View {
        UIScrollContentLayout(view: view, size: size, change: change, waiting: view.subviews.waiting) { UISubviews(views: view.subviews) }
    }
}

nonisolated private struct UIScrollContentLayout: Layout {
    let view: UIScrollView
    let size: CGSize
    /// Changes whenever the view changes, so that the layout compares as different.
    let change: Int
    /// How many subviews wait for their animations.
    let waiting: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        MainActor.assumeIsolated { subviews.place(view.subviews, in: bounds) }
    }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// Pages, and the wishes of the delegate.
private struct UIScrollViewBehavior: ScrollTargetBehavior {
    let view: UIScrollView

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let (pages, insets) = MainActor.assumeIsolated { (view.isPagingEnabled, view.adjustedContentInset) }
        if pages { PagingScrollTargetBehavior().updateTarget(&target, context: context) }
        let offset = CGPoint(x: target.rect.minX - insets.left, y: target.rect.minY - insets.top), velocity = context.velocity
        let wanted = MainActor.assumeIsolated { view.restingOffset(offset, velocity: velocity) }
        if wanted != offset, wanted.x.isFinite, wanted.y.isFinite {
            target.rect.origin = CGPoint(x: wanted.x + insets.left, y: wanted.y + insets.top)
        }
    }
    func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = MainActor.assumeIsolated {
            view.decelerationRate.rawValue < UIScrollView.DecelerationRate.normal.rawValue
        }
        return properties
    }
}

private struct UIScrollViewRefresh: ViewModifier {
    let control: UIRefreshControl?
    @ViewBuilder func body(content: Content) -> some View {
        if let control { content.refreshable { await control.refresh() } } else { content }
    }
}
