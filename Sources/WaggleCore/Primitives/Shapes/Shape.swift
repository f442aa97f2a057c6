// Shapes: outlines that fill the proposed space.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// An outline in a rectangle, as a view.
nonisolated public protocol Shape: Sendable, Animatable, View, _RemovesViewIsolation {
    /// The shape's outline in the rectangle, in the rectangle's coordinates. May be called often; must not depend on anything else.
    func path(in rect: CGRect) -> Path
    /// The shape's size for a proposal. By default the proposed size, with 10 points for an unspecified length.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    static var role: ShapeRole { get }
    /// How the shape behaves in right-to-left layouts.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// True if the path depends on the container's shape. Implemented by the framework.
    static var _dependsOnContainer: Bool { get }
    /// The drawing in the rectangle. Implemented by the framework.
    func _drawing(in rect: CGRect) -> _ShapeDrawing
}

/// A primitive and how it is drawn.
public struct _ShapeDrawing {
    var primitive: Primitive
    /// nil if the primitive is filled.
    var stroke: StrokeParameters?
}

extension _ShapeDrawing {
    /// True if the point is on the drawing: inside the primitive or, if it is stroked, on its line.
    func contains(_ point: CGPoint, eoFill: Bool) -> Bool {
        guard let stroke else { return primitive.outline.contains(point, eoFill: eoFill) }
        let style = StrokeStyle(lineWidth: stroke.width, lineCap: stroke.cap, lineJoin: stroke.join, miterLimit: stroke.miterLimit,
                                dash: stroke.dash, dashPhase: stroke.dashPhase)
        return primitive.outline.strokedPath(style).contains(point)
    }
}

extension Primitive {
    var outline: Path {
        switch self {
        case .rectangle(let rect): Path(rect)
        case .roundedRectangle(let rect, let size, let isContinuous):
            Path(roundedRect: rect, cornerSize: size, style: isContinuous ? .continuous : .circular)
        case .ellipse(let rect): Path(ellipseIn: rect)
        case .path(let path): path
        }
    }
}

extension Shape {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public static var role: ShapeRole { .fill }
    public static var _dependsOnContainer: Bool { false }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public func _drawing(in rect: CGRect) -> _ShapeDrawing { _ShapeDrawing(primitive: path(in: rect).primitive) }

    @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        _ShapeView._makeNode(view.body, in: inputs)
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { _ShapeView._updateNode(node, with: view.body) }
    @MainActor public static var _isUnary: Bool { true }
}

extension Path {
    /// The path as a special primitive that backends draw faster, if it is one.
    package var primitive: Primitive {
        switch kind {
        case .rect(let rect): .rectangle(rect)
        case .ellipse(let rect): .ellipse(rect)
        default: .path(self)
        }
    }
}

extension StrokeStyle: Animatable {
    /// The line width, the miter limit and the phase of the dashes.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}
extension RectangleCornerRadii: Animatable {
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            self = RectangleCornerRadii(
                topLeading: newValue.first.first, bottomLeading: newValue.first.second, bottomTrailing: newValue.second.first,
                topTrailing: newValue.second.second)
        }
    }
}
extension StrokeStyle {
    var parameters: StrokeParameters {
        StrokeParameters(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
    }
}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
    public typealias AnimatableData = EmptyAnimatableData
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

// MARK: The view

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { ShapeNode(view, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: ShapeNode<Content, Style>.self).update(view)
    }
    public static var _isUnary: Bool { true }
}

@MainActor
private final class ShapeNode<S: Shape, Style: ShapeStyle>: LeafNode {
    @exclusivity(unchecked) private var shape: S
    @exclusivity(unchecked) private var driver: AnimatableDriver<S>?
    private var presented: S {
        if let driver { return driver.presented }
        return shape
    }
    @exclusivity(unchecked) private var style: Style
    private var fillStyle: FillStyle
    @exclusivity(unchecked) private var paint = PaintDriver()
    /// The cached drawing, with its size and its distance from the container's edge.
    @exclusivity(unchecked) private var drawing: (size: CGSize, containerInset: CGFloat?, drawing: _ShapeDrawing)?

    init(_ view: _ShapeView<S, Style>, _ inputs: ViewInputs) {
        shape = view.shape
        style = view.style
        fillStyle = view.fillStyle
        super.init(inputs)
        if S._dependsOnContainer { graph.geometry.watch(self, for: self) }
    }

    /// Called after a layout that moved the shape, if it follows its container's shape.
    override func geometryDidChange() -> Bool {
        guard isPlaced, let drawn = drawing, containerInset != drawn.containerInset else { return false }
        drawing = nil
        setNeedsDisplay()
        return false
    }
    private var containerInset: CGFloat? { S._dependsOnContainer ? environment.values.containerShape?.outline(around: self).inset : nil }
    private func makeDrawing() -> _ShapeDrawing {
        let rect = CGRect(origin: .zero, size: drawnSize)
        if Self.isPlain { return presented._drawing(in: rect) }
        guard S._dependsOnContainer else { return runningDeferred { presented._drawing(in: rect) } }
        return ThreadContext.within(environment.values.containerShape, self) { runningDeferred { presented._drawing(in: rect) } }
    }
    /// True for shapes that consist of a few numbers.
    private static var isPlain: Bool {
        S.self == Rectangle.self || S.self == RoundedRectangle.self || S.self == Circle.self || S.self == Capsule.self
            || S.self == Ellipse.self || S.self == Path.self
    }
    override func deferredReadsDidChange() {
        super.deferredReadsDidChange()
        shapeDidChange()
    }

    func update(_ view: _ShapeView<S, Style>) {
        if !valuesAreEqual(shape, view.shape) {
            AnimatableDriver.update(&driver, &shape, to: view.shape, node: self)
            shapeDidChange()
        }
        if fillStyle != view.fillStyle {
            fillStyle = view.fillStyle
            setNeedsDisplay()
        }
        if !valuesAreEqual(style, view.style) || isDirty {
            style = view.style
            styleDidChange()
        }
    }
    override func evaluate() { styleDidChange() }

    override func didResolve() {
        super.didResolve()
        // Resolved before the first drawing, so that an earlier change animates too.
        if !paint.isResolved { paint.reset(resolveStyle(), size: drawnSize) }
    }

    private func shapeDidChange() {
        drawing = nil
        setNeedsDisplay()
        // Only shapes with their own `sizeThatFits` can change their size.
        if isPlaced, sizeThatFits(placedProposal) != measure(placedProposal) { setNeedsLayout() }
    }
    private func styleDidChange() {
        isDirty = false
        // The container's shape is read along with the style.
        if S._dependsOnContainer { drawing = nil }
        if paint.isResolved {
            paint.set(resolveStyle(), node: self)
        }
        setNeedsDisplay()
    }
    private func resolveStyle() -> _ResolvedShapeStyle {
        let bounds = CGRect(origin: .zero, size: drawnSize)
        return evaluating {
            let environment = trackedEnvironment
            if S._dependsOnContainer { _ = environment.containerShape }
            return tracked { style.resolved(in: environment, bounds: bounds) }
        }
    }

    override func sampleAnimations() -> Bool {
        let frameMoves = super.sampleAnimations()
        if let driver, driver.isMoving {
            _ = driver.sample(shape, node: self)
            drawing = nil
            setNeedsDisplay()
        }
        if paint.isMoving {
            paint.sample(node: self)
            setNeedsDisplay()
        }
        return frameMoves || driver?.isMoving ?? false || paint.isMoving
    }

    private func checkNumbers(of primitive: Primitive, _ size: CGSize) {
        guard case .path(let path) = primitive, !path.hasOnlyFiniteNumbers else { return }
        Diagnostics.shared.report(
            "\(S.self): its path at a size of \(size.width) by \(size.height) has a point that is not finite; the part that cannot be drawn is omitted.",
            in: self)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        Self.isPlain ? presented.sizeThatFits(proposal) : runningDeferred { presented.sizeThatFits(proposal) }
    }

    override func takesTouch(at point: CGPoint) -> Bool {
        guard paint.shown?.isClear != true else { return false }
        let drawing = makeDrawing()
        let isMirrored = environment.layoutDirection == .rightToLeft && presented.layoutDirectionBehavior == .mirrors
        return drawing.contains(isMirrored ? CGPoint(x: drawnSize.width - point.x, y: point.y) : point, eoFill: fillStyle.isEOFilled)
    }

    override func makeDisplayList() -> DisplayList {
        let size = drawnSize
        if drawing?.size != size {
            drawing = (size, containerInset, makeDrawing())
            if let primitive = drawing?.drawing.primitive, driver?.isMoving != true { checkNumbers(of: primitive, size) }
        }
        if !paint.isMoving && (!paint.isResolved || paint.size != size) { paint.reset(resolveStyle(), size: size) }
        guard let drawing = drawing?.drawing, let style = paint.shown else { return DisplayList() }
        var bounds = drawing.primitive.bounds
        guard !bounds.isNull, bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite,
              bounds.height.isFinite else { return DisplayList() }
        let content: DisplayList.Content
        if let stroke = drawing.stroke {
            let reach = stroke.width / 2 * (stroke.join == .miter ? max(1, stroke.miterLimit) : 1.5)
            bounds = bounds.insetBy(dx: -reach, dy: -reach)
            content = .stroke(drawing.primitive, stroke, style.paint, antialiased: fillStyle.isAntialiased)
        } else {
            content = .fill(drawing.primitive, fillStyle.rule, style.paint, antialiased: fillStyle.isAntialiased)
        }
        var list = DisplayList([DisplayList.Item(identity: number, version: nextVersion(), bounds: bounds, content: content)])
        list = style.decorate(list, by: self)
        if environment.layoutDirection == .rightToLeft, presented.layoutDirectionBehavior == .mirrors {
            let mirror = DisplayList.Effect.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
            list = DisplayList([DisplayList.Item(
                identity: number, version: nextVersion(), bounds: mirror.bounds(of: list.bounds), content: .effect(mirror, list))])
        }
        return list
    }
}

/// Prevents conforming types from being isolated to the main actor by a view protocol that they also conform to.
nonisolated public protocol _RemovesViewIsolation {}

extension _ResolvedShapeStyle {
    /// Applies the style's opacity, blending and shadows to a drawing made with its paint.
    @MainActor func decorate(_ list: DisplayList, by node: ItemNode) -> DisplayList {
        var result = list
        func wrap(_ effect: DisplayList.Effect) {
            result = DisplayList([DisplayList.Item(
                identity: node.number, version: node.nextVersion(), bounds: effect.bounds(of: result.bounds),
                content: .effect(effect, result))])
        }
        if backdropBlurRadius > 0, case .fill(let primitive, let rule, _, _)? = list.items.first?.content {
            wrap(.backdrop(primitive, rule, radius: backdropBlurRadius))
        }
        // Inner shadows first: drop shadows of the drawing must not be shaded themselves.
        for shadow in shadows where shadow.kind == .inner {
            wrap(.filter(.innerShadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)))
        }
        for shadow in shadows where shadow.kind == .drop {
            wrap(.filter(.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset, only: false)))
        }
        if opacity < 1 { wrap(.opacity(opacity)) }
        if blendMode != .normal { wrap(.blend(blendMode.displayListMode)) }
        return result
    }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    private let outline: @Sendable (CGRect) -> Path
    private let fit: @Sendable (ProposedViewSize) -> CGSize
    public typealias AnimatableData = EmptyAnimatableData
    public init<S: Shape>(_ shape: S) {
        outline = { shape.path(in: $0) }
        fit = { shape.sizeThatFits($0) }
    }
    public func path(in rect: CGRect) -> Path { outline(rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

/// How a view's drawing behaves in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The default role of a shape.
public enum ShapeRole: Sendable, Hashable { case fill, stroke, separator }
