// Modifiers that change how a view is drawn and not how it is laid out.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// A change of the drawing of a view, with animatable data of its own.
@MainActor
protocol EffectModifier: ItemModifier, Animatable {
    /// The effects for a view of the size, outermost first; empty: drawn as it is. The origin is the view's top left corner.
    func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect]
    /// Where a point of the content is shown, for effects that move or distort it; nil: where it was.
    func transform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform?
    /// The point of the content that the effect shows at a point; nil: none.
    func contentPoint(_ point: CGPoint, size: CGSize, rightToLeft: Bool) -> CGPoint?
    /// True if geometry readers see the view where it would be without the effect.
    var isIgnoredByLayout: Bool { get }
    /// False where nothing can be seen of the view: touches go to what is behind it.
    var takesTouches: Bool { get }
    /// True if the environment has a say in the effect.
    static var readsEnvironment: Bool { get }
    /// True if a transform is all there is to the effect where it has one.
    static var isOnlyTransform: Bool { get }
}

extension EffectModifier {
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> EffectNode<Self> { EffectNode(modifier, inputs) }
    static func update(_ wrapper: EffectNode<Self>, with modifier: Self) { wrapper.update(modifier) }
    func transform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform? { nil }
    static var readsEnvironment: Bool { false }
    static var isOnlyTransform: Bool { true }
    var isIgnoredByLayout: Bool { false }
    var takesTouches: Bool { true }
    func contentPoint(_ point: CGPoint, size: CGSize, rightToLeft: Bool) -> CGPoint? {
        guard let transform = transform(size: size, rightToLeft: rightToLeft) else { return point }
        return transform.isInvertible ? point.applying(transform.inverted()) : nil
    }
}

/// An affine change of where a view is drawn.
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

/// Draws its item through an effect. It begins a space of its own: frames below move relative to this one.
@MainActor
class EffectNode<Modifier: EffectModifier>: WrapperNode {
    @exclusivity(unchecked) private var modifier: Modifier
    @exclusivity(unchecked) private var driver: AnimatableDriver<Modifier>?
    private var presented: Modifier {
        if let driver { return driver.presented }
        return modifier
    }
    @exclusivity(unchecked) private var frame = ShownFrame()
    /// The way from the coordinates of the drawing to this view's.
    private var drawingTransform = CGAffineTransform.identity
    private let rule = EqualityRule.of(Modifier.self)

    init(_ modifier: Modifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    func update(_ modifier: Modifier) {
        guard !rule.areEqual(self.modifier, modifier) else { return }
        AnimatableDriver.update(&driver, &self.modifier, to: modifier, node: self)
        setNeedsDisplay()
        inner?.didMove()
    }

    override func evaluate() {
        isDirty = false
        setNeedsDisplay()
    }

    // Crowds move by these: in code that does not know the type, each sample asks the runtime for it many times.
    @_specialize(where Modifier == _OffsetEffect)
    @_specialize(where Modifier == _ScaleEffect)
    @_specialize(where Modifier == _RotationEffect)
    @_specialize(where Modifier == _OpacityEffect)
    override func sampleAnimations() -> Bool {
        if let driver, driver.isMoving {
            _ = driver.sample(modifier, node: self)
            setNeedsDisplay()
            inner?.didMove()
        }
        if frame.isMoving {
            let size = frame.shown.size
            if frame.sample(self), frame.shown.size != size { setNeedsDisplay() }
            displayOffsetMayChange()
        }
        return driver?.isMoving ?? false || frame.isMoving
    }

    override var contentSpace: UInt32 { number }
    /// What rounding to pixels took from the place of the frame: the content keeps it, and is rounded as if there were no effect.
    private var remainder = CGPoint.zero
    override var contentSpaceOrigin: CGPoint { remainder }
    override func didResolve() {
        let size = frame.shown.size
        defer {
            let origin = frame.model?.origin ?? spaceOrigin
            let rest = CGPoint(x: spaceOrigin.x - origin.x, y: spaceOrigin.y - origin.y)
            if rest != remainder {
                remainder = rest
                setNeedsDisplay()
            }
        }
        if frame.resolve(CGRect(origin: spaceOrigin, size: self.size), self), frame.shown.size != size { setNeedsDisplay() }
    }
    override var displayOffset: CGPoint {
        let parent = layoutParent?.contentSpaceOrigin ?? .zero
        return CGPoint(x: frame.shown.minX - parent.x, y: frame.shown.minY - parent.y)
    }
    override func hitTest(_ point: CGPoint) -> ItemNode? { presented.takesTouches ? super.hitTest(point) : nil }
    override func contentPoint(_ point: CGPoint) -> CGPoint? {
        let rightToLeft = environment.layoutDirection == .rightToLeft
        guard let inner = presented.contentPoint(point, size: frame.shown.size, rightToLeft: rightToLeft) else { return nil }
        return CGPoint(x: inner.x - remainder.x, y: inner.y - remainder.y)
    }
    override var shownContent: ShownContent {
        var shown = ShownContent(isMoved: frame.isMoving)
        if remainder != .zero { shown.projection = ProjectionTransform(CGAffineTransform(translationX: remainder.x, y: remainder.y)) }
        // Those are colours.
        guard !Modifier.readsEnvironment else { return shown }
        for effect in presented.effects(size: frame.shown.size, self).reversed() {
            let projection: ProjectionTransform
            switch effect {
            case .opacity(let opacity):
                shown.opacity *= opacity
                continue
            case .transform(let transform): projection = ProjectionTransform(transform)
            case .projection(let transform): projection = transform
            case .clip, .mask, .filter, .blend, .flatten: continue
            }
            shown.projection = shown.projection.map { $0.concatenating(projection) } ?? projection
            shown.isMoved = true
        }
        return shown
    }
    override var contentTransform: CGAffineTransform? {
        if presented.isIgnoredByLayout { return nil }
        return presented.transform(size: size, rightToLeft: environment.layoutDirection == .rightToLeft)
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
        if Modifier.isOnlyTransform, let transform = presented.transform(size: frame.shown.size, rightToLeft: environment.layoutDirection == .rightToLeft) {
            // The drawing is the content's: of effects around effects only the transforms are made again.
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
        let effects = Modifier.readsEnvironment
            ? evaluating { presented.effects(size: frame.shown.size, self) }
            : presented.effects(size: frame.shown.size, self)
        for effect in effects.reversed() {
            content = DisplayList([DisplayList.Item(identity: number, version: nextVersion(), bounds: effect.bounds(of: content.bounds),
                                                    content: .effect(effect, content))])
        }
        return content
    }
}

extension DisplayList.Effect {
    /// What a drawing with these bounds can cover after the effect.
    func bounds(of bounds: CGRect) -> CGRect {
        switch self {
        case .transform(let transform): bounds.applying(transform)
        case .projection(let projection): projection.bounds(of: bounds)
        case .clip(let figure, _, _): bounds.intersection(figure.bounds)
        case .mask(let mask): bounds.intersection(mask.bounds)
        case .filter(.blur(let radius, _)): bounds.insetBy(dx: -3 * radius, dy: -3 * radius)
        case .filter(.shadow(_, let radius, let offset, _)):
            bounds.union(bounds.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius, dy: -3 * radius))
        case .opacity, .blend, .filter(.colorMatrix), .filter(.innerShadow), .flatten: bounds
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
