import Foundation
import WaggleCore
import WaggleGeometry

/// A description of a view: frame, subviews and background. `UIViewContent` shows it.
///
/// It draws nothing itself. Labels, text fields and similar views are subclasses; a program composes its own subclasses from them.
@MainActor @preconcurrency
open class UIView: UIResponder, _KeyValueObserved {
    /// Options for resizing a view with its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
    /// How content is placed in a view of another size.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill
        /// Like `scaleToFill`: contents are always drawn for the view's size.
        case redraw
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
    /// A dimension of `intrinsicContentSize` that the content does not determine: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Counts changes to the view's content and frame.
    let changes = ViewChanges()
    public var _observations: _KeyValueObservations { changes.observations }
    /// The animations that have yet to begin.
    var beginnings: [AnimationBeginning] = []
    /// The writes of the graph that shows the view, if SwiftUI or a controller shows it.
    var writes: GraphWrites?
    private var storedFrame: CGRect
    /// The controller whose view this is.
    weak var controller: UIViewController?
    /// The layer that draws the view; of the class `layerClass`.
    public let layer: CALayer
    /// The class of the view's layer, such as `CAGradientLayer.self`.
    open class var layerClass: AnyClass { CALayer.self }
    private static func makeLayer() -> CALayer {
        layerClass == CALayer.self ? CALayer() : (layerClass as? CALayer.Type)?.init() ?? CALayer()
    }
    /// True for an object of `appearance()`: it describes the look of its class.
    private let isAppearance = AppearanceObjects.isMaking

    /// - Parameter frame: In points of the superview.
    public init(frame: CGRect) {
        storedFrame = frame
        layer = Self.makeLayer()
        super.init()
        layer.view = self
    }
    public convenience override init() { self.init(frame: .zero) }
    /// For subclasses that declare it; views are never unarchived.
    public required init?(coder: NSCoder) {
        storedFrame = .zero
        layer = Self.makeLayer()
        super.init()
        layer.view = self
    }

    // MARK: Geometry

    /// In the superview's coordinates, without the transform.
    open var frame: CGRect {
        get { storedFrame }
        set {
            guard newValue != storedFrame else { return }
            AnimatorRecording.current?.willChange(self)
            let old = storedFrame.size
            storedFrame = newValue
            if newValue.size != old { sizeDidChange(from: old) }
            layoutDidChange()
        }
    }
    /// In the view's own coordinates; the origin is zero except in scroll views. Setting it keeps the centre.
    open var bounds: CGRect {
        get { CGRect(origin: contentOrigin, size: storedFrame.size) }
        set {
            frame = CGRect(
                x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width, height: newValue.height)
        }
    }
    /// The point of the content at the view's upper left corner.
    var contentOrigin: CGPoint { .zero }
    /// In the superview's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2) }
    }
    /// Applied about the view's centre.
    open var transform = CGAffineTransform.identity {
        willSet { if newValue != transform { AnimatorRecording.current?.willChange(self) } }
        didSet { if transform != oldValue { appearanceDidChange() } }
    }
    /// The margins and lengths that change with the superview's size. By default, the frame stays unchanged.
    open var autoresizingMask: AutoresizingMask = []
    /// False lets constraints determine the view's frame.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutDidChange() } }
    }
    /// The constraints held by this view.
    open internal(set) var constraints: [NSLayoutConstraint] = []

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        willSet { AnimatorRecording.current?.willChange(self) }
        didSet { if backgroundColor != oldValue { appearanceDidChange() } }
    }
    /// The opacity of the view and its subviews, 0...1.
    open var alpha: CGFloat = 1 {
        willSet { AnimatorRecording.current?.willChange(self) }
        didSet { if alpha != oldValue { appearanceDidChange() } }
    }
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            appearanceDidChange()
            // A stack gives the room of a hidden view to the others.
            (superview as? UIStackView)?.contentDidChange()
        }
    }
    /// True clips subviews to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Nil for the superview's tint.
    open var tintColor: UIColor? { didSet { if tintColor != oldValue { appearanceDidChange() } } }
    /// How the content of views with a size of its own is placed, such as the image of an image view.
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { appearanceDidChange() } } }
    /// Has no effect: opaque views are drawn as others.
    open var isOpaque = true
    open var isUserInteractionEnabled = true { didSet { if isUserInteractionEnabled != oldValue { appearanceDidChange() } } }
    /// The appearance of the view and its subviews; unspecified for the superview's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { appearanceDidChange() } }
    }
    /// Identifies the view in `viewWithTag(_:)`; any number, 0 by default.
    open var tag = 0

    // MARK: Touches

    /// True lets the view track multiple touches at once. Otherwise it tracks one touch and ignores others that begin meanwhile.
    open var isMultipleTouchEnabled = false
    /// Receives the touches of this view and its subviews where SwiftUI shows the view.
    package private(set) lazy var touches = ViewTouches(self)
    /// The view's recognizers, in the order in which they were added; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { recognizersDidChange(from: oldValue ?? []) } }
    /// - Returns: False to make a recognizer of the view fail as it is about to begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The innermost view at a point in this view's coordinates; nil if this view is hidden, takes no touches or does not contain the
    /// point.
    ///
    /// Complexity: O(*n* *d*) for *n* views, *d* levels below the root view, at worst: those that hold the point, and their subviews.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // Nearly transparent views take no touches.
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
    /// True if a point in the view's coordinates counts as inside the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Accessibility

    open var isAccessibilityElement = false { didSet { appearanceDidChange() } }
    open var accessibilityLabel: String? { didSet { appearanceDidChange() } }
    open var accessibilityValue: String? { didSet { appearanceDidChange() } }
    open var accessibilityHint: String? { didSet { appearanceDidChange() } }
    /// What the view is.
    open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { appearanceDidChange() } }
    /// True hides the view's subviews from assistive programs.
    open var accessibilityElementsHidden = false { didSet { appearanceDidChange() } }
    /// True keeps what is behind the view from assistive programs.
    open var accessibilityViewIsModal = false { didSet { appearanceDidChange() } }
    open var accessibilityIdentifier: String? { didSet { appearanceDidChange() } }

    // MARK: Hierarchy

    /// Ordered from back to front.
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    /// Nil until the view is shown by a window or by SwiftUI.
    open var window: UIWindow? { superview?.window ?? host }
    /// The window of the SwiftUI view that shows this view.
    private var host: UIWindow?
    open override var next: UIResponder? { controller ?? superview }
    /// The parts of the view's edges that bars and the window's safe area cover, in points; at least 0.
    ///
    /// Complexity: O(*d*) for a view *d* levels below the root view.
    open var safeAreaInsets: UIEdgeInsets {
        var inRoot = CGRect(origin: .zero, size: frame.size), view: UIView = self
        while let outer = view.superview {
            inRoot = inRoot.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
            view = outer
        }
        // Where a representable shows the view, it stands in the safe area.
        guard let edges = view.coveredEdges ?? (view as? UIWindow)?.safeAreaInsets else { return .zero }
        let room = view.bounds
        func covered(_ length: CGFloat, _ side: CGFloat) -> CGFloat { length > 0 ? max(min(length, side), 0) : 0 }
        return UIEdgeInsets(top: covered(edges.top - inRoot.minY, inRoot.height), left: covered(edges.left - inRoot.minX, inRoot.width),
                            bottom: covered(inRoot.maxY - (room.height - edges.bottom), inRoot.height),
                            right: covered(inRoot.maxX - (room.width - edges.right), inRoot.width))
    }
    /// What bars and the safe area cover of a controller's view that SwiftUI shows; nil for others.
    var coveredEdges: UIEdgeInsets? {
        didSet {
            guard coveredEdges != oldValue else { return }
            safeAreaInsetsDidChange()
            controller?.viewSafeAreaInsetsDidChange()
            layoutDidChange()
        }
    }
    /// Called when bars cover other parts of a controller's view.
    open func safeAreaInsetsDidChange() {}
    /// The scene's traits, with the text size where the view is shown.
    open var traitCollection: UITraitCollection {
        let traits = window?.windowScene?.traitCollection ?? .current
        return shownTypeSize.map {
            UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory($0))])
        } ?? traits
    }
    /// The text size where the view was last shown; nil before it is shown.
    var shownTypeSize: DynamicTypeSize?

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    /// Index 0 is behind all other subviews, and so are negative ones; an index beyond the end inserts in front.
    open func insertSubview(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "A view cannot be added to itself or to one of its own subviews.")
        let old = view.window, new = window
        view.detach()
        view.willMove(toSuperview: self)
        if old !== new { view.windowWillChange(to: new) }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        didAddSubview(view)
        contentDidChange()
        view.didMoveToSuperview()
        if old !== new { view.windowDidChange() }
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        subviews = subviews.filter { $0 !== view } + [view]
        contentDidChange()
    }
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        subviews = [view] + subviews.filter { $0 !== view }
        contentDidChange()
    }
    open func removeFromSuperview() {
        guard superview != nil else { return }
        let hadWindow = window != nil
        willMove(toSuperview: nil)
        if hadWindow { windowWillChange(to: nil) }
        detach()
        didMoveToSuperview()
        if hadWindow { windowDidChange() }
    }
    /// Leaves the superview.
    private func detach() {
        guard let superview else { return }
        assert(superview.subviews.contains { $0 === self }, "A view is not among its superview's subviews.")
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        superview.forgetConstraints(of: self)
        superview.contentDidChange()
    }
    /// Swaps the subviews at two indices from 0; does nothing if there are none.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
        contentDidChange()
    }
    /// Whether the other view is this one, or holds it at any depth.
    ///
    /// Complexity: O(*d*) in the levels above this view.
    open func isDescendant(of view: UIView) -> Bool { view === self || superview?.isDescendant(of: view) == true }
    /// The first view with the tag, among this view and its descendants.
    ///
    /// Complexity: O(*n*) in the descendants.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    /// Called before the view is shown in a window, or with nil before it leaves one.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view is shown in a window, or has left one.
    open func didMoveToWindow() {}
    private func windowWillChange(to window: UIWindow?) {
        willMove(toWindow: window)
        for view in subviews { view.windowWillChange(to: window) }
    }
    private func windowDidChange() {
        if AppearanceObjects.isUsed, window != nil { takeLook() }
        didMoveToWindow()
        for view in subviews { view.windowDidChange() }
    }
    /// Call when SwiftUI begins to show the view in a window, or with nil when it no longer does.
    final func enter(_ window: UIWindow?) {
        guard host !== window else { return }
        windowWillChange(to: window)
        host = window
        windowDidChange()
    }
    /// Removes the keyboard focus from the view or a subview.
    /// - Returns: True if one of them gave it up.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        if isFirstResponder { return resignFirstResponder() || force }
        return subviews.contains { $0.endEditing(force) }
    }

    // MARK: Layout

    /// The natural size of the content in points; `noIntrinsicMetric`, which is -1, for a dimension without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { layoutDidChange() }
    /// The best size within a given size, in points. By default, the intrinsic content size, or else the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: own.width >= 0 ? own.width : bounds.width, height: own.height >= 0 ? own.height : bounds.height)
    }
    /// Resizes the view to its best size.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
    /// The target of the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target of a large size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    /// The size in points that the constraints inside give the view: as small as they and the content allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size in points that the constraints inside give the view. A required priority gives the length of the target along its axis.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize((
            horizontalFittingPriority == .required ? targetSize.width : nil,
            verticalFittingPriority == .required ? targetSize.height : nil))
    }
    /// Positions subviews. Called during layout whenever the view's size or content has changed.
    open func layoutSubviews() {}
    open func setNeedsLayout() { layoutDidChange() }
    /// Lays out the view and what is inside immediately.
    open func layoutIfNeeded() {
        layOut()
        for view in subviews { view.layoutIfNeeded() }
    }
    open func setNeedsDisplay() { appearanceDidChange() }

    private var hugging: [Axis: UILayoutPriority] = [:], resistance: [Axis: UILayoutPriority] = [:]
    /// The view's resistance to growing larger than its content; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis.axis] ?? .defaultLow }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis.axis] = priority
        layoutDidChange()
    }
    /// The view's resistance to shrinking smaller than its content; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance[axis.axis] ?? .defaultHigh
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        resistance[axis.axis] = priority
        layoutDidChange()
    }

    // MARK: Margins

    /// The space between the view's edges and its content, which `layoutMarginsGuide` leaves; 8 points by default.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet { if layoutMargins != oldValue { layoutDidChange() } }
    }
    /// The margins in points by the layout direction; leading is left.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom, trailing: layoutMargins.right)
        }
        set { layoutMargins = UIEdgeInsets(top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing) }
    }
    /// True adds the safe area to the margins.
    open var insetsLayoutMarginsFromSafeArea = true { didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutDidChange() } } }
    /// Has no effect: each view has its own margins.
    open var preservesSuperviewLayoutMargins = false
    /// The part of the view that the window's bars leave free, for constraints.
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
    /// The part of the view between its margins, for constraints.
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self) { view in
        let margins = view.layoutMargins
        guard view.insetsLayoutMarginsFromSafeArea else { return margins }
        let area = view.safeAreaInsets
        return UIEdgeInsets(
            top: margins.top + area.top, left: margins.left + area.left, bottom: margins.bottom + area.bottom,
            right: margins.right + area.right)
    }
    /// The part between the margins: windows of phones are no wider than lines can be read.
    public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
    /// The part above the keyboard, which is all of the safe area: a desktop has no keyboard on the screen.
    public var keyboardLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }

    // MARK: For subclasses of the framework

    /// The content between the background and the subviews; nil for a plain view.
    var content: AnyView? { hostedContent }
    /// The content of views declared in other modules; nil for a plain view.
    package final var hostedContent: AnyView? { didSet { contentDidChange() } }

    /// Called when only the appearance has changed.
    func appearanceDidChange() {
        changes.announce()
        if isAppearance { AppearanceObjects.didChange() }
    }
    /// The distances of the first baseline from the top and of the last one from the bottom; nil for a view without text, whose baseline is
    /// its bottom.
    var baselineInsets: (first: CGFloat, last: CGFloat)? { nil }
    /// True for views that place subviews themselves, whatever constraints these have.
    var arrangesSubviews: Bool { false }
    /// True if constraints to the view's edges determine the size of its content, as in scroll views.
    var constrainsContentSize: Bool { false }
    /// Called with the size of the content by constraints.
    func contentSizeIsConstrained(to size: CGSize, horizontally: Bool, vertically: Bool) {}
    /// Takes what `appearance()` says about the class, where the program has not set it.
    func takeLook() {
        guard let look = AppearanceObjects.known(type(of: self) as UIView.Type), look !== self else { return }
        if backgroundColor == nil, let color = look.backgroundColor { backgroundColor = color }
        if tintColor == nil, let color = look.tintColor { tintColor = color }
    }
    /// True for views that show their subviews as part of their content.
    var showsSubviewsInContent: Bool { false }
    /// Called when the content has changed.
    func contentDidChange() { layoutDidChange() }
    /// Called when the layout has changed, which may affect the superviews.
    func layoutDidChange() {
        changes.announce()
        if isAppearance { AppearanceObjects.didChange() }
        superview?.layoutDidChange()
    }

    /// Adopts the frame computed by the layout, unless it is infinite.
    func take(_ frame: CGRect) {
        guard frame.width.isFinite, frame.height.isFinite else { return }
        guard frame != storedFrame else { return }
        let old = storedFrame.size
        AnimatorRecording.current?.willChange(self)
        storedFrame = frame
        if frame.size != old { sizeDidChange(from: old) }
        changes.observations.check()
    }
    func layOut() {
        placeByConstraints()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }
    private func sizeDidChange(from old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            view.take(view.autoresizingMask.frame(view.frame, from: old, to: storedFrame.size))
        }
    }
}

extension UIView.AutoresizingMask {
    /// Distributes the difference among the flexible parts of each axis.
    func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        func line(
            _ start: CGFloat, _ length: CGFloat, _ difference: CGFloat, _ before: Bool, _ middle: Bool, _ after: Bool
        ) -> (CGFloat, CGFloat) {
            let count = [before, middle, after].filter { $0 }.count
            guard count > 0 else { return (start, length) }
            let share = difference / CGFloat(count)
            return (start + (before ? share : 0), max(length + (middle ? share : 0), 0))
        }
        let (x, width) = line(
            frame.minX, frame.width, new.width - old.width, contains(.flexibleLeftMargin), contains(.flexibleWidth),
            contains(.flexibleRightMargin))
        let (y, height) = line(
            frame.minY, frame.height, new.height - old.height, contains(.flexibleTopMargin), contains(.flexibleHeight),
            contains(.flexibleBottomMargin))
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
