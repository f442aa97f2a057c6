import Foundation
import WaggleCairo
import WaggleCore
import WaggleCoreGraphics
import WaggleGeometry

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents are placed in a layer of another size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    public static let center = CALayerContentsGravity(rawValue: "center")
}

/// What is drawn of a view: background, rounded corners, border, shadow, and layers inside.
///
/// A view has one, and programs add others to it. Where those stand among subviews is decided as they are added: before the first subview
/// behind all of them, otherwise in front. Changes are shown at once, inside `UIView.animate` with its animation, and explicit animations
/// run beside them.
@MainActor @preconcurrency
open class CALayer: NSObject {
    weak var view: UIView?

    public override required init() { super.init() }
    /// A copy of what another layer shows.
    public convenience init(layer: Any) {
        self.init()
        guard let other = layer as? CALayer else { return }
        (bounds, position, cornerRadius, backgroundColor) = (other.bounds, other.position, other.cornerRadius, other.backgroundColor)
    }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Look

    /// In points.
    open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { change() } } }
    /// The corners that are rounded; all by default.
    open var maskedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] {
        didSet { if maskedCorners != oldValue { change() } }
    }
    open var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { change() } } }
    /// True clips the content to the rounded bounds.
    open var masksToBounds = false { didSet { if masksToBounds != oldValue { change() } } }
    /// In points. The border is inside the bounds.
    open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { change() } } }
    open var borderColor: CGColor? { didSet { if borderColor != oldValue { change() } } }
    open var shadowColor: CGColor? { didSet { if shadowColor != oldValue { change() } } }
    /// 0, the default, shows no shadow.
    open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { change() } } }
    /// In points.
    open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { change() } } }
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { change() } } }
    /// Has no effect: the shadow is that of the shape.
    open var shadowPath: CGPath?
    /// A view's is the view's.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
        set {
            if let view { return view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
            guard newValue != ownBackground else { return }
            ownBackground = newValue
            change()
        }
    }
    private var ownBackground: CGColor?
    /// 0 is invisible, 1 opaque. The layer of a view has the view's `alpha`.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set {
            if let view { return view.alpha = CGFloat(newValue) }
            guard newValue != ownOpacity else { return }
            ownOpacity = newValue
            change()
        }
    }
    private var ownOpacity: Float = 1
    open var isHidden: Bool {
        get { view?.isHidden ?? ownHidden }
        set {
            if let view { return view.isHidden = newValue }
            guard newValue != ownHidden else { return }
            ownHidden = newValue
            change()
        }
    }
    private var ownHidden = false
    /// An image; others show nothing.
    open var contents: Any? { didSet { change() } }
    open var contentsGravity = CALayerContentsGravity.resize { didSet { if contentsGravity != oldValue { change() } } }
    /// In pixels per point. Has no effect: drawings are as fine as the screen.
    open var contentsScale: CGFloat = 1
    /// In pixels per point. Has no effect: drawings are as fine as the screen.
    open var rasterizationScale: CGFloat = 1
    /// Has no effect: layers are drawn as they are.
    open var shouldRasterize = false
    /// Has no effect: layers are drawn as they are.
    open var isOpaque = false
    /// Has no effect: edges are smooth.
    open var allowsEdgeAntialiasing = false
    /// Has no effect: a layer and those inside fade as one.
    open var allowsGroupOpacity = true
    /// What of the layer is shown: where the mask is opaque.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            mask?.masked = self
            change()
        }
    }
    private weak var masked: CALayer?
    open var name: String?

    // MARK: Geometry

    /// In the superlayer's coordinates, without the transform.
    open var frame: CGRect {
        get {
            view?.frame ?? CGRect(
                x: ownPosition.x - ownAnchor.x * ownBounds.width, y: ownPosition.y - ownAnchor.y * ownBounds.height, width: ownBounds.width,
                height: ownBounds.height)
        }
        set {
            if let view { return view.frame = newValue }
            bounds.size = newValue.size
            position = CGPoint(x: newValue.minX + ownAnchor.x * newValue.width, y: newValue.minY + ownAnchor.y * newValue.height)
        }
    }
    /// The layer's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { view?.bounds ?? ownBounds }
        set {
            if let view { return view.bounds = newValue }
            guard newValue != ownBounds, newValue.width.isFinite, newValue.height.isFinite else { return }
            ownBounds = newValue
            change()
            layoutSublayers()
        }
    }
    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set {
            if let view { return view.center = newValue }
            guard newValue != ownPosition, newValue.x.isFinite, newValue.y.isFinite else { return }
            ownPosition = newValue
            change()
        }
    }
    /// The point of the bounds, from 0 to 1, about which the layer is transformed. A view's is its centre.
    open var anchorPoint: CGPoint {
        get { view == nil ? ownAnchor : CGPoint(x: 0.5, y: 0.5) }
        set {
            guard view == nil, newValue != ownAnchor else { return }
            ownAnchor = newValue
            change()
        }
    }
    private var ownBounds = CGRect.zero, ownPosition = CGPoint.zero, ownAnchor = CGPoint(x: 0.5, y: 0.5),
        ownTransform = CATransform3DIdentity
    /// Its plane part is shown.
    open var transform: CATransform3D {
        get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? ownTransform }
        set {
            if let view { return view.transform = CATransform3DGetAffineTransform(newValue) }
            guard !CATransform3DEqualToTransform(newValue, ownTransform) else { return }
            ownTransform = newValue
            change()
        }
    }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// Layers of one superlayer with a higher number are in front of others; 0 by default, and the number has no unit.
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { change() } } }
    /// Whether a point in the layer's coordinates is within its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Layers inside

    private var inside: [(layer: CALayer, isBehind: Bool)] = []
    /// From back to front, without those of subviews.
    open var sublayers: [CALayer]? {
        get { inside.isEmpty ? nil : inside.map(\.layer) }
        set {
            for layer in sublayers ?? [] { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    open private(set) weak var superlayer: CALayer?
    open func addSublayer(_ layer: CALayer) { insert(layer, at: inside.count, isBehind: view?.subviews.isEmpty ?? false) }
    /// Index 0 is behind all others.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx), isBehind: Int(idx) <= inside.prefix { $0.isBehind }.count)
    }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        let index = inside.firstIndex { $0.layer === sibling } ?? 0
        insert(layer, at: index, isBehind: sibling?.view != nil || inside.isEmpty || inside[index].isBehind)
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = inside.firstIndex { $0.layer === sibling }
        insert(layer, at: index.map { $0 + 1 } ?? inside.count, isBehind: index.map { inside[$0].isBehind } ?? false)
    }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }
    private func insert(_ layer: CALayer, at index: Int, isBehind: Bool) {
        // The layer of a view comes and goes with its view.
        guard layer.view == nil, !isInside(layer) else { return }
        layer.removeFromSuperlayer()
        inside.insert((layer, isBehind), at: min(max(index, 0), inside.count))
        layer.superlayer = self
        change()
    }
    /// True for the layer itself and for one that holds it.
    private func isInside(_ other: CALayer) -> Bool { other === self || superlayer?.isInside(other) == true }
    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        superlayer.inside.removeAll { $0.layer === self }
        self.superlayer = nil
        superlayer.change()
    }
    /// Places the layers inside. Called when the size has changed.
    open func layoutSublayers() {}
    open func setNeedsDisplay() { change() }
    open func setNeedsLayout() { layoutSublayers() }
    open func layoutIfNeeded() {}

    /// Those behind or in front of a view's content, in the order in which they are drawn.
    func shown(behind: Bool) -> [CALayer] {
        inside.isEmpty ? [] : inside.filter { $0.isBehind == behind }
            .map(\.layer).enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
    }
    var hasSublayers: Bool { !inside.isEmpty }

    // MARK: Animations

    private let running = RunningAnimations()
    /// What the running animations have changed by now.
    private(set) var motion = LayerMotion()

    /// Runs an animation. A key replaces the one that has it.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        running.add(anim, key)
        change()
    }
    open func animation(forKey key: String) -> CAAnimation? { running.animation(key) }
    open func animationKeys() -> [String]? { running.keys }
    open func removeAnimation(forKey key: String) {
        running.remove(key)
        moveOn(at: nil)
    }
    open func removeAllAnimations() {
        running.removeAll()
        moveOn(at: nil)
    }
    /// The layer as it is drawn now; the layer itself, whose properties are those at the end of animations.
    open func presentation() -> Self? { self }

    /// True while an animation of the layer or of one inside moves.
    var isMoving: Bool { running.isMoving || inside.contains { $0.layer.isMoving } || mask?.isMoving == true }
    /// Goes on to a moment of the clock that the views have; nil for the last one.
    func moveOn(at date: Date?) {
        if !running.isEmpty || motion != LayerMotion() {
            motion = running.motion(at: date, of: self)
            change()
        }
        forEachInside { $0.moveOn(at: date) }
    }
    private func forEachInside(_ body: (CALayer) -> Void) {
        for entry in inside { body(entry.layer) }
        if let mask { body(mask) }
    }

    /// Call after a change that shows.
    func change() {
        if let view { return view.appearanceDidChange() }
        (superlayer ?? masked)?.change()
    }
}
