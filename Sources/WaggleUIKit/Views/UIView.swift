import Foundation
import WaggleCore
import WaggleGeometry

/// A description of a view: frame, subviews and background. `UIViewContent` shows it.
///
/// It draws nothing itself. Labels, text fields and similar views are subclasses; a program composes its own subclasses from them.
@MainActor @preconcurrency
open class UIView: UIResponder {
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
    /// A dimension of `intrinsicContentSize` that the content does not determine.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Counts changes to the view's content and frame.
    let changes = ViewChanges()
    private var place: CGRect
    /// The controller whose view this is.
    weak var controller: UIViewController?
    public let layer = CALayer()

    public init(frame: CGRect) {
        place = frame
        super.init()
        layer.view = self
    }
    public convenience override init() { self.init(frame: .zero) }
    /// For subclasses that declare it; views are never unarchived.
    public required init?(coder: NSCoder) {
        place = .zero
        super.init()
        layer.view = self
    }

    // MARK: Place

    /// In the superview's coordinates, without the transform.
    open var frame: CGRect {
        get { place }
        set {
            guard newValue != place else { return }
            let old = place.size
            place = newValue
            if newValue.size != old { sizeDidChange(from: old) }
            placeDidChange()
        }
    }
    /// In the view's own coordinates; the origin is always zero. Setting it keeps the centre.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: place.size) }
        set { frame = CGRect(x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width, height: newValue.height) }
    }
    /// In the superview's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: place.midX, y: place.midY) }
        set { frame.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2) }
    }
    /// Applied about the view's centre.
    open var transform = CGAffineTransform.identity { didSet { if transform != oldValue { appearanceDidChange() } } }
    /// The margins and lengths that change with the superview's size. By default, the frame stays unchanged.
    open var autoresizingMask: AutoresizingMask = []
    /// False lets constraints determine the view's frame.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placeDidChange() } } }
    /// The constraints held by this view.
    open internal(set) var constraints: [NSLayoutConstraint] = []

    // MARK: Appearance

    open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { appearanceDidChange() } } }
    /// The opacity of the view and its subviews, 0...1.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { appearanceDidChange() } } }
    open var isHidden = false { didSet { if isHidden != oldValue { appearanceDidChange() } } }
    /// True clips subviews to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Nil for the superview's tint.
    open var tintColor: UIColor? { didSet { if tintColor != oldValue { appearanceDidChange() } } }
    open var isUserInteractionEnabled = true { didSet { if isUserInteractionEnabled != oldValue { appearanceDidChange() } } }
    /// The appearance of the view and its subviews; unspecified for the superview's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { if overrideUserInterfaceStyle != oldValue { appearanceDidChange() } } }
    /// Identifies the view in `viewWithTag(_:)`.
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

    /// The innermost view at a point in this view's coordinates; nil if this view is hidden, takes no touches or does not contain the point.
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
    open var accessibilityIdentifier: String? { didSet { appearanceDidChange() } }

    // MARK: Hierarchy

    /// Ordered from back to front.
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    open var window: UIWindow? { superview?.window }
    open override var next: UIResponder? { controller ?? superview }
    /// The parts of the view's edges that the window's safe area covers; zero without a window.
    open var safeAreaInsets: UIEdgeInsets {
        guard let window else { return .zero }
        let edges = window.safeAreaInsets, room = window.bounds
        var place = bounds, view: UIView = self
        while let outer = view.superview {
            place = place.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
            view = outer
        }
        func covered(_ length: CGFloat, _ side: CGFloat) -> CGFloat { length > 0 ? max(min(length, side), 0) : 0 }
        return UIEdgeInsets(top: covered(edges.top - place.minY, place.height), left: covered(edges.left - place.minX, place.width),
                            bottom: covered(place.maxY - (room.height - edges.bottom), place.height), right: covered(place.maxX - (room.width - edges.right), place.width))
    }
    /// The scene's traits, with the text size where the view is shown.
    open var traitCollection: UITraitCollection {
        let traits = window?.windowScene?.traitCollection ?? .current
        return shownTypeSize.map { UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory($0))]) } ?? traits
    }
    /// The text size where the view was last shown; nil before it is shown.
    var shownTypeSize: DynamicTypeSize?

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    /// Index 0 is behind all other subviews; an index beyond the end inserts in front.
    open func insertSubview(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "A view cannot be added to itself or to one of its own subviews.")
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        didAddSubview(view)
        contentDidChange()
        view.didMoveToSuperview()
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
        guard let superview else { return }
        assert(superview.subviews.contains { $0 === self }, "A view is not among its superview's subviews.")
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        superview.forgetConstraints(of: self)
        superview.contentDidChange()
        didMoveToSuperview()
    }
    open func isDescendant(of view: UIView) -> Bool { view === self || superview?.isDescendant(of: view) == true }
    /// The first view with the tag, among this view and its descendants.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func didMoveToSuperview() {}
    /// Removes the keyboard focus from the view or a subview.
    /// - Returns: True if one of them gave it up.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        if isFirstResponder { return resignFirstResponder() || force }
        return subviews.contains { $0.endEditing(force) }
    }

    // MARK: Layout

    /// The natural size of the content; `noIntrinsicMetric` for a dimension without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { placeDidChange() }
    /// The best size within a given size. By default, the intrinsic content size, or else the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: own.width >= 0 ? own.width : bounds.width, height: own.height >= 0 ? own.height : bounds.height)
    }
    /// Resizes the view to its best size.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
    /// Positions subviews. Called during layout whenever the view's size or content has changed.
    open func layoutSubviews() {}
    open func setNeedsLayout() { placeDidChange() }
    /// Lays out the view immediately.
    open func layoutIfNeeded() { layOut() }
    open func setNeedsDisplay() { appearanceDidChange() }

    private var hugging: [Axis: UILayoutPriority] = [:], resistance: [Axis: UILayoutPriority] = [:]
    /// The view's resistance to growing larger than its content; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis.axis] ?? .defaultLow }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis.axis] = priority
        placeDidChange()
    }
    /// The view's resistance to shrinking smaller than its content; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { resistance[axis.axis] ?? .defaultHigh }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        resistance[axis.axis] = priority
        placeDidChange()
    }

    // MARK: For subclasses of the framework

    /// The content between the background and the subviews; nil for a plain view.
    var content: AnyView? { hostedContent }
    /// The content of views declared in other modules; nil for a plain view.
    package final var hostedContent: AnyView? { didSet { contentDidChange() } }

    /// Called when only the appearance has changed.
    func appearanceDidChange() { changes.announce() }
    /// Called when the content has changed.
    func contentDidChange() { placeDidChange() }
    /// Called when the layout has changed, which may affect the superviews.
    func placeDidChange() {
        changes.announce()
        superview?.placeDidChange()
    }

    /// Adopts the frame computed by the layout, unless it is infinite.
    func take(_ frame: CGRect) {
        guard frame.width.isFinite, frame.height.isFinite else { return }
        let old = place.size
        place = frame
        if frame.size != old { sizeDidChange(from: old) }
    }
    func layOut() {
        placeByConstraints()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }
    private func sizeDidChange(from old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            view.take(view.autoresizingMask.frame(view.frame, from: old, to: place.size))
        }
    }
}

extension UIView.AutoresizingMask {
    /// Distributes the difference among the flexible parts of each axis.
    func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        func line(_ start: CGFloat, _ length: CGFloat, _ difference: CGFloat, _ before: Bool, _ middle: Bool, _ after: Bool) -> (CGFloat, CGFloat) {
            let count = [before, middle, after].filter { $0 }.count
            guard count > 0 else { return (start, length) }
            let share = difference / CGFloat(count)
            return (start + (before ? share : 0), max(length + (middle ? share : 0), 0))
        }
        let (x, width) = line(frame.minX, frame.width, new.width - old.width, contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
        let (y, height) = line(frame.minY, frame.height, new.height - old.height, contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
