// Effects on the appearance of a view's drawing: opacity, blur, shadow, colours, blending.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// The effect of `opacity`.
nonisolated public struct _OpacityEffect: EffectModifier {
    public typealias Body = Never
    public var opacity: Double
    public init(opacity: Double) { self.opacity = opacity.isNaN ? opacity.usable(for: "opacity(_:)", else: 1) : opacity }
    public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
    @MainActor var takesTouches: Bool { opacity > 0 }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        opacity >= 1 ? [] : [.opacity(opacity > 0 ? opacity : 0)]
    }
}

/// The effect of `blur(radius:opaque:)`.
nonisolated public struct _BlurEffect: EffectModifier {
    public typealias Body = Never
    var radius: CGFloat
    let isOpaque: Bool
    public var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        radius > 0 && radius.isFinite ? [.filter(.blur(radius: radius, opaque: isOpaque))] : []
    }
}

/// The effect of `shadow(color:radius:x:y:)`.
nonisolated public struct _ShadowEffect: EffectModifier {
    public typealias Body = Never
    let color: Color
    var radius: CGFloat
    var offset: CGSize
    static var readsEnvironment: Bool { true }
    // The colour is resolved in the environment, so it changes immediately; radius and offset animate.
    public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
    }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        let resolved = color.resolvedColor(in: node.trackedEnvironment)
        guard resolved.opacity > 0, radius >= 0, radius.isFinite else { return [] }
        return [.filter(.shadow(color: resolved, radius: radius, offset: offset, only: false))]
    }
}

/// A colour matrix that depends on one animatable number.
nonisolated struct ColorMatrixEffect: EffectModifier {
    typealias Body = Never
    enum Kind { case brightness, contrast, saturation, grayscale, hueRotation }
    let kind: Kind
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] { [.filter(.colorMatrix(matrix))] }

    // The luma weights of sRGB.
    private static let luma: (Float, Float, Float) = (0.2126, 0.7152, 0.0722)

    var matrix: [Float] {
        let a = Float(amount)
        switch kind {
        case .brightness: return [1, 0, 0, 0, a, 0, 1, 0, 0, a, 0, 0, 1, 0, a, 0, 0, 0, 1, 0]
        case .contrast:
            let t = (1 - a) / 2
            return [a, 0, 0, 0, t, 0, a, 0, 0, t, 0, 0, a, 0, t, 0, 0, 0, 1, 0]
        case .saturation: return Self.saturation(a)
        case .grayscale: return Self.saturation(1 - min(max(a, 0), 1))
        case .hueRotation:
            let (r, g, b) = Self.luma, c = cos(a), s = sin(a)
            return [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
                    r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0,
                    r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
                    0, 0, 0, 1, 0]
        }
    }
    private static func saturation(_ s: Float) -> [Float] {
        let (r, g, b) = luma, t = 1 - s
        return [r * t + s, g * t, b * t, 0, 0, r * t, g * t + s, b * t, 0, 0, r * t, g * t, b * t + s, 0, 0, 0, 0, 0, 1, 0]
    }
}

/// A colour matrix without animatable data.
nonisolated struct FixedColorEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    enum Kind {
        case invert, luminanceToAlpha
        case multiply(Color)
    }
    let kind: Kind
    static var readsEnvironment: Bool { true }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        switch kind {
        case .invert: return [.filter(.colorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]))]
        case .luminanceToAlpha:
            return [.filter(.colorMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0]))]
        case .multiply(let color):
            let c = color.resolvedColor(in: node.trackedEnvironment)
            return [.filter(.colorMatrix([c.red, 0, 0, 0, 0, 0, c.green, 0, 0, 0, 0, 0, c.blue, 0, 0, 0, 0, 0, c.opacity, 0]))]
        }
    }
}

nonisolated struct BlendEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    let mode: BlendMode
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] { mode == .normal ? [] : [.blend(mode.displayListMode)] }
}

/// Renders the view into one image before outer effects apply.
nonisolated struct FlattenEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    var isNeeded = true
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] { isNeeded ? [.flatten] : [] }
}

/// Clips the view to a shape.
nonisolated public struct _ClipEffect<S: Shape>: EffectModifier {
    public typealias Body = Never
    var shape: S
    let style: FillStyle
    public var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        let rect = CGRect(origin: .zero, size: size)
        guard S._dependsOnContainer, let item = node as? ItemNode else {
            return [.clip(shape.path(in: rect).figure, style.rule, antialiased: style.isAntialiased)]
        }
        let path = ThreadContext.within(item.environment.values.containerShape, item) { shape.path(in: rect) }
        return [.clip(path.figure, style.rule, antialiased: style.isAntialiased)]
    }
}

extension FillStyle {
    var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

/// Keeps the view's layout but draws nothing.
nonisolated struct HiddenEffect: ItemModifier {
    typealias Body = Never
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> HiddenNode { HiddenNode(inputs) }
    @MainActor static func update(_ wrapper: HiddenNode, with modifier: Self) {}
}

@MainActor
final class HiddenNode: WrapperNode {
    override func hitTest(_ point: CGPoint) -> ItemNode? { nil }
    override func forEachShownItem(_ body: (ItemNode) -> Void) {}
    override func forEachAccessibleItem(_ body: (ItemNode) -> Void) {}
    override func makeDisplayList() -> DisplayList { DisplayList() }
}

/// Shows a view only where another view's drawing is opaque.
nonisolated public struct _MaskModifier<Mask: View>: ItemModifier {
    public typealias Body = Never
    let mask: Mask
    let alignment: Alignment
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> MaskNode<Mask> { MaskNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: MaskNode<Mask>, with modifier: Self) { wrapper.update(modifier) }
}

@MainActor
final class MaskNode<Mask: View>: WrapperNode {
    private var alignment: Alignment
    private var mask: LayoutNode<ZStackLayout>!

    init(_ modifier: _MaskModifier<Mask>, _ inputs: ViewInputs) {
        alignment = modifier.alignment
        super.init(inputs)
        mask = LayoutNode(ZStackLayout(alignment: alignment), inputs.child(of: self))
        mask.layoutParent = self
        mask.adopt(Mask._makeNode(modifier.mask, in: inputs.child(of: mask)))
    }
    func update(_ modifier: _MaskModifier<Mask>) {
        if alignment != modifier.alignment {
            alignment = modifier.alignment
            mask.update(ZStackLayout(alignment: alignment))
            setNeedsLayout()
        }
        Mask._updateNode(mask.content, with: modifier.mask)
    }
    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let mask { body(mask) }
    }
    override func forEachItem(_ body: (ItemNode) -> Void) {
        super.forEachItem(body)
        if let mask { body(mask) }
    }
    override func forEachShownItem(_ body: (ItemNode) -> Void) { super.forEachItem(body) }
    override func forEachAccessibleItem(_ body: (ItemNode) -> Void) { super.forEachItem(body) }
    override func placeItems() {
        super.placeItems()
        let proposal = ProposedViewSize(size)
        let dimensions = mask.dimensions(proposal)
        var origin = alignment.origin(of: dimensions, in: size)
        if environment.layoutDirection == .rightToLeft { origin.x = size.width - origin.x - dimensions.width }
        mask.place(at: origin, proposal: proposal)
    }
    override func makeDisplayList() -> DisplayList {
        let content = super.makeDisplayList()
        var items: [DisplayList.Item] = []
        mask.appendDisplay(to: &items)
        let shown = DisplayList(items)
        guard !content.isEmpty, !shown.isEmpty else { return DisplayList() }
        let effect = DisplayList.Effect.mask(shown)
        return DisplayList([DisplayList.Item(identity: number, version: nextVersion(), bounds: effect.bounds(of: content.bounds), content: .effect(effect, content))])
    }
}

extension View {
    /// Sets the view's opacity: 0 is invisible, 1 opaque.
    @inlinable public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
    /// Applies a Gaussian blur with a standard deviation of `radius` points.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(_BlurEffect(radius: radius.usable(for: "blur(radius:)", else: 0), isOpaque: opaque)) }
    /// Adds a blurred silhouette behind the view.
    public nonisolated func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius.usable(for: "shadow(radius:)", else: 0), offset: CGSize(width: x, height: y).usable(for: "shadow(x:y:)", else: 0)))
    }
    /// Adds an amount to each colour component: 0 changes nothing, 1 gives white, -1 black.
    public nonisolated func brightness(_ amount: Double) -> some View { modifier(ColorMatrixEffect(kind: .brightness, amount: amount)) }
    /// Multiplies the distance of each colour component from the middle grey: 1 changes nothing, 0 gives grey, negative amounts invert.
    public nonisolated func contrast(_ amount: Double) -> some View { modifier(ColorMatrixEffect(kind: .contrast, amount: amount)) }
    /// Sets the intensity of colours: 1 changes nothing, 0 gives grey, more than 1 intensifies.
    public nonisolated func saturation(_ amount: Double) -> some View { modifier(ColorMatrixEffect(kind: .saturation, amount: amount)) }
    /// Removes colour: 0 changes nothing, 1 gives grey. Other amounts are clamped.
    public nonisolated func grayscale(_ amount: Double) -> some View { modifier(ColorMatrixEffect(kind: .grayscale, amount: amount)) }
    /// Turns hues around the colour wheel. Luminance stays about the same.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { modifier(ColorMatrixEffect(kind: .hueRotation, amount: angle.radians)) }
    /// Replaces each colour component by its complement; the opacity stays.
    public nonisolated func colorInvert() -> some View { modifier(FixedColorEffect(kind: .invert)) }
    /// Multiplies the view's colours, and their opacity, by a colour.
    public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(FixedColorEffect(kind: .multiply(color))) }
    /// Makes dark parts transparent and bright ones opaque, for use as a mask.
    public nonisolated func luminanceToAlpha() -> some View { modifier(FixedColorEffect(kind: .luminanceToAlpha)) }
    /// Blends the view with what is behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }
    /// Renders the view into one image before outer effects apply.
    public nonisolated func compositingGroup() -> some View { modifier(FlattenEffect()) }
    /// Like `compositingGroup()`: renders the view into one image.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { modifier(FlattenEffect()) }
    /// Clips the view to a shape in its bounds.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { modifier(_ClipEffect(shape: shape, style: style)) }
    /// Clips the view to its bounds.
    public nonisolated func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle(), style: FillStyle(antialiased: antialiased)) }
    /// Clips the view to its bounds with rounded corners; the radius is in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
    /// Keeps the view's layout but draws nothing.
    public nonisolated func hidden() -> some View { modifier(HiddenEffect()) }
    /// Shows the view only where the mask is opaque.
    public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }
    @_disfavoredOverload
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { modifier(_MaskModifier(mask: mask, alignment: .center)) }
}
