import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleUIKit

/// A rectangle with a texture or a solid color.
@MainActor @preconcurrency
open class SKSpriteNode: SKNode {
    /// nil shows only the color.
    open var texture: SKTexture? { didSet { if texture !== oldValue { didChange() } } }
    /// In points, before the node's scales.
    open var size: CGSize { didSet { if size != oldValue { didChange() } } }
    /// The color of a sprite without a texture, and the color blended with a texture.
    open var color: UIColor { didSet { if color != oldValue { didChange() } } }
    /// How much the color affects the texture: 0, the default, not at all; 1 multiplies the texture by the color.
    open var colorBlendFactor: CGFloat = 0 { didSet { if colorBlendFactor != oldValue { didChange() } } }
    open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { didChange() } } }
    /// The point of the sprite that is at its position, in unit coordinates from the lower left corner; the centre unless set.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if anchorPoint != oldValue { didChange() } } }
    /// The stretchable part of the texture, in unit coordinates from the lower left corner; the borders keep their size. The default is the
    /// whole texture.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { if centerRect != oldValue { didChange() } } }

    /// - Parameter size: in points.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    /// A sprite with the size of the texture.
    public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
    /// - Parameter size: in points; the texture is stretched to it.
    public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
    /// A sprite with the size of the named image in the program's asset catalogues or files.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    /// A rectangle of a colour, with a size in points.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
    public required init?(coder aDecoder: NSCoder) {
        (texture, color, size) = (nil, .white, .zero)
        super.init(coder: aDecoder)
        (aDecoder as? SpriteDecoder).map(decodeSprite)
    }

    /// Sets the scales so that the sprite has the given size in its parent's coordinates.
    open func scale(to size: CGSize) {
        if self.size.width != 0 { xScale = size.width / self.size.width }
        if self.size.height != 0 { yScale = size.height / self.size.height }
    }

    override var properties: [[NodeProperty]] { super.properties + [NodeProperty.sprite] }
    override var contentBounds: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height).standardized
    }

    override func draw(in renderer: SceneRenderer, _ state: NodeState) {
        let bounds = contentBounds, color = color.spriteColor, alpha = Float(state.alpha)
        guard bounds.width > 0, bounds.height > 0 else { return }
        let shown = texture ?? .white
        (shown as? SKMutableTexture)?.noteDrawing(in: scene)
        guard let source = shown.source else { return }
        let tint = SIMD4(color.red, color.green, color.blue, color.opacity),
            blend = Float(texture == nil ? 1 : min(max(colorBlendFactor, 0), 1))
        let mixed = SIMD4(repeating: 1 - blend) + tint * blend
        for piece in pieces(of: shown, in: bounds) {
            let appearance = SpriteAppearance(
                source: source, region: shown.region(piece.part), blend: blendMode.spriteBlend, isSmooth: shown.filteringMode == .linear)
            renderer.addSprites(appearance, z: state.z) {
                $0.append(SpriteBatch.Sprite(piece.frame, state.transform, tint: SIMD4(mixed.x, mixed.y, mixed.z, mixed.w * alpha)))
            }
        }
    }

    /// The texture's slices in unit coordinates, and their frames in the node: one slice, or nine.
    private func pieces(of texture: SKTexture, in bounds: CGRect) -> [(part: CGRect, frame: CGRect)] {
        let center = centerRect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1)), natural = texture.size()
        guard self.texture != nil, !center.isNull, center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            return [(CGRect(x: 0, y: 0, width: 1, height: 1), bounds)]
        }
        func bands(
            _ low: CGFloat, _ high: CGFloat, _ natural: CGFloat, _ start: CGFloat, _ length: CGFloat
        ) -> [(part: (CGFloat, CGFloat), span: (CGFloat, CGFloat))] {
            // Caps that do not fit shrink.
            let caps = natural * (low + 1 - high), fit = caps > length && caps > 0 ? length / caps : 1
            let (first, last) = (natural * low * fit, natural * (1 - high) * fit)
            return [
                ((0, low), (start, start + first)), ((low, high), (start + first, start + length - last)),
                ((high, 1), (start + length - last, start + length))]
                .filter { $0.0.1 > $0.0.0 && $0.1.1 > $0.1.0 }
        }
        return bands(center.minY, center.maxY, natural.height, bounds.minY, bounds.height).flatMap { row in
            bands(center.minX, center.maxX, natural.width, bounds.minX, bounds.width).map { column in
                (CGRect(x: column.part.0, y: row.part.0, width: column.part.1 - column.part.0, height: row.part.1 - row.part.0),
                 CGRect(x: column.span.0, y: row.span.0, width: column.span.1 - column.span.0, height: row.span.1 - row.span.0))
            }
        }
    }
}
