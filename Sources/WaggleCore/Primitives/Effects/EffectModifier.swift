// Modifiers that change how a view is drawn but not how it is laid out.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// A change of a view's drawing, with its own animatable data.
@MainActor
protocol EffectModifier: ItemModifier, Animatable {
    /// The effects on a view of the size, outermost first; empty for no change. The origin is the view's top left corner.
    func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect]
    /// Maps the content's points to where they are drawn, for effects that move or distort; nil for no change.
    func transform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform?
    /// The content's point that the effect draws at `point`; nil for none.
    func contentPoint(_ point: CGPoint, size: CGSize, rightToLeft: Bool) -> CGPoint?
    /// The initial effect of a view that is inserted in an animated transaction; nil to begin at rest.
    var entrance: Self? { get }
    /// The animation of the effect's changes in a transaction.
    static func animation(in transaction: Transaction) -> Animation?
    /// True if geometry readers ignore the effect.
    var isIgnoredByLayout: Bool { get }
    /// False if the effect makes the view invisible: touches go to what is behind it.
    var takesTouches: Bool { get }
    /// True if the effect depends on the environment.
    static var readsEnvironment: Bool { get }
    /// True if the effect comes from a function of the program's, which may read state.
    static var isDeferred: Bool { get }
    /// True if the transform, if there is one, describes the whole effect.
    static var isOnlyTransform: Bool { get }
}

extension EffectModifier {
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> EffectNode<Self> { EffectNode(modifier, inputs) }
    static func update(_ wrapper: EffectNode<Self>, with modifier: Self) { wrapper.update(modifier) }
    func transform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform? { nil }
    static var readsEnvironment: Bool { false }
    static var isDeferred: Bool { false }
    static var isOnlyTransform: Bool { true }
    var entrance: Self? { nil }
    static func animation(in transaction: Transaction) -> Animation? { transaction.animation }
    var isIgnoredByLayout: Bool { false }
    var takesTouches: Bool { true }
    func contentPoint(_ point: CGPoint, size: CGSize, rightToLeft: Bool) -> CGPoint? {
        guard let transform = transform(size: size, rightToLeft: rightToLeft) else { return point }
        return transform.isInvertible ? point.applying(transform.inverted()) : nil
    }
}

/// An affine transform of a view's drawing.
@MainActor
protocol TransformModifier: EffectModifier {
    func affineTransform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform
}

extension TransformModifier {
    func transform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform? { affineTransform(size: size, rightToLeft: rightToLeft) }
    func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        let transform = affineTransform(size: size, rightToLeft: node.environment.layoutDirection == .rightToLeft)
        return transform.isIdentity ? [] : [.transform(transform)]
    }
}

/// Draws its item through an effect. Establishes a coordinate space: inner frames animate relative to it.
@MainActor
class EffectNode<Modifier: EffectModifier>: WrapperNode, SpaceOwner {
    @exclusivity(unchecked) private var modifier: Modifier
    @exclusivity(unchecked) private var driver: AnimatableDriver<Modifier>?
    private var presented: Modifier {
        if let driver { return driver.presented }
        return modifier
    }
    @exclusivity(unchecked) private var frame = PresentationFrame()
    /// Maps the drawing's coordinates to this view's.
    private var drawingTransform = CGAffineTransform.identity
    private let rule = EqualityRule.of(Modifier.self)

    init(_ modifier: Modifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        spaceOwner = self
        if var start = modifier.entrance {
            AnimatableDriver.update(&driver, &start, to: modifier, node: self, by: { Modifier.animation(in: $0) })
        }
    }

    func update(_ modifier: Modifier) {
        guard !rule.areEqual(self.modifier, modifier) else { return }
        AnimatableDriver.update(&driver, &self.modifier, to: modifier, node: self, by: { Modifier.animation(in: $0) })
        setNeedsDisplay()
        contentDidMove()
    }
    /// Records a move of the content by this effect.
    @inline(__always)
    private func contentDidMove() { if hasWatchers { inner?.didMove() } }

    override func evaluate() {
        isDirty = false
        setNeedsDisplay()
    }
    override func deferredReadsDidChange() {
        super.deferredReadsDidChange()
        guard Modifier.isDeferred else { return }
        setNeedsDisplay()
        contentDidMove()
    }

    // Many views move with these at once. Unspecialized code would look up the type at run time several times per sample.
    @_specialize(where Modifier == _OffsetEffect)
    @_specialize(where Modifier == _ScaleEffect)
    @_specialize(where Modifier == _RotationEffect)
    @_specialize(where Modifier == _OpacityEffect)
    override func sampleAnimations() -> Bool {
        if let driver, driver.isMoving {
            _ = driver.sample(modifier, node: self)
            setNeedsDisplay()
            contentDidMove()
        }
        if frame.isMoving {
            let size = frame.shown.size
            if frame.sample(self), frame.shown.size != size { setNeedsDisplay() }
            displayOffsetMayChange()
        }
        return driver?.isMoving ?? false || frame.isMoving
    }

    /// The fraction by which the frame's origin was rounded to pixels. The content keeps it, so that it is rounded as if there
    /// were no effect.
    private var remainder = CGPoint.zero
    var ownSpaceOrigin: CGPoint { remainder }
    override func didResolve() {
        let size = frame.shown.size
        defer {
            let origin = frame.model?.origin ?? spaceOrigin
            let rest = spaceOrigin - origin
            // Rounding errors of sums must not cause a redraw.
            if !rest.isClose(to: remainder, within: 0x1p-20) {
                remainder = rest
                setNeedsDisplay()
            }
        }
        if frame.resolve(CGRect(origin: spaceOrigin, size: self.size), self), frame.shown.size != size { setNeedsDisplay() }
    }
    override func presentationFrameDidMove(_ move: CGPoint) { frame.move(by: move, environment.displayScale) }
    override var displayOffset: CGPoint { frame.shown.origin - (layoutParent?.knownContentSpaceOrigin ?? .zero) }
    override func hitTest(_ point: CGPoint) -> ItemNode? { presented.takesTouches ? super.hitTest(point) : nil }
    func pointInOwnSpace(_ point: CGPoint) -> CGPoint? {
        let rightToLeft = environment.layoutDirection == .rightToLeft
        guard let inner = presented.contentPoint(point, size: frame.shown.size, rightToLeft: rightToLeft) else { return nil }
        return CGPoint(x: inner.x - remainder.x, y: inner.y - remainder.y)
    }
    var shownOwnSpace: ContentPresentation {
        var shown = ContentPresentation(isMoved: frame.isMoving)
        if remainder != .zero { shown.projection = ProjectionTransform(CGAffineTransform(translationX: remainder.x, y: remainder.y)) }
        // Effects that read the environment are colour effects, which do not change the geometry or opacity.
        guard !Modifier.readsEnvironment else { return shown }
        for effect in presented.effects(size: frame.shown.size, self).reversed() {
            let projection: ProjectionTransform
            switch effect {
            case .opacity(let opacity):
                shown.opacity *= opacity
                continue
            case .transform(let transform): projection = ProjectionTransform(transform)
            case .projection(let transform): projection = transform
            case .clip, .mask, .filter, .blend, .flatten, .backdrop: continue
            }
            shown.projection = shown.projection.map { $0.concatenating(projection) } ?? projection
            shown.isMoved = true
        }
        return shown
    }
    var ownSpaceTransform: CGAffineTransform? {
        if presented.isIgnoredByLayout { return nil }
        return presented.transform(size: size, rightToLeft: environment.layoutDirection == .rightToLeft)
    }

    @inline(__always) private var shownTransform: CGAffineTransform? {
        let size = frame.shown.size, rightToLeft = environment.layoutDirection == .rightToLeft
        return Modifier.isDeferred ? runningDeferred { presented.transform(size: size, rightToLeft: rightToLeft) } : presented.transform(
            size: size, rightToLeft: rightToLeft)
    }

    override var displayTransform: CGAffineTransform {
        var transform = drawingTransform
        let offset = displayOffset
        transform.tx += offset.x
        transform.ty += offset.y
        return transform
    }

    @_specialize(where Modifier == _OffsetEffect)
    @_specialize(where Modifier == _ScaleEffect)
    @_specialize(where Modifier == _RotationEffect)
    @_specialize(where Modifier == _OpacityEffect)
    override func makeDisplayList() -> DisplayList {
        guard let inner else { return DisplayList() }
        if Modifier.isOnlyTransform, let transform = shownTransform {
            // The drawing belongs to the content: for nested effects, only the transforms are updated.
            let list = inner.displayedList()
            var inside = inner.displayTransform
            inside.tx += remainder.x
            inside.ty += remainder.y
            drawingTransform = inside.concatenating(transform)
            return list
        }
        drawingTransform = .identity
        var content = super.makeDisplayList()
        guard !content.isEmpty else { return content }
        if remainder != .zero {
            content = DisplayList([content.moved(by: remainder, identity: number, version: nextVersion())])
        }
        let size = frame.shown.size
        let effects = Modifier.readsEnvironment ? evaluating { presented.effects(size: size, self) }
            : Modifier.isDeferred ? runningDeferred { presented.effects(size: size, self) } : presented.effects(size: size, self)
        for effect in effects.reversed() {
            content = DisplayList([DisplayList.Item(identity: number, version: nextVersion(), bounds: effect.bounds(of: content.bounds),
                                                    content: .effect(effect, content))])
        }
        return content
    }
}

extension DisplayList.Effect {
    /// The region that a drawing with these bounds can cover after the effect.
    package func bounds(of bounds: CGRect) -> CGRect {
        switch self {
        case .transform(let transform): bounds.applying(transform)
        case .projection(let projection): projection.bounds(of: bounds)
        case .clip(let primitive, _, _): bounds.overlap(primitive.bounds)
        case .mask(let mask): bounds.overlap(mask.bounds)
        case .filter(.blur(let radius, _)), .filter(.ditheredBlur(let radius, _)): bounds.insetBy(dx: -3 * radius, dy: -3 * radius)
        // The area that the content leaves transparent is infinite; callers limit it to the surface.
        case .filter(.compositedShadow(let shadow)) where shadow.invertsAlpha:
            shadow.blend == .sourceAtop && !shadow.isAlone ? bounds : .infinite
        case .filter(.compositedShadow(let shadow)):
            bounds.union(
                bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius))
        case .filter(.shadow(_, let radius, let offset, _)):
            bounds.union(bounds.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius, dy: -3 * radius))
        case .opacity, .blend, .filter(.colorMatrix), .filter(.linearColorMatrix), .filter(.alphaThreshold), .filter(.innerShadow),
             .flatten: bounds
        case .backdrop(let primitive, _, _): bounds.union(primitive.bounds)
        }
    }
}

extension ProjectionTransform {
    func bounds(of rect: CGRect) -> CGRect {
        var result = CGRect.null
        for corner in [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                       CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)] {
            let point = corner.applying(self)
            result = result.union(CGRect(x: point.x, y: point.y, width: 0, height: 0))
        }
        return result
    }
}
