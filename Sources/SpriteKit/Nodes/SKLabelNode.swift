import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleUIKit

/// The horizontal alignment of a label's text relative to its position.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    /// The position is the middle of the text.
    case center
    /// The position is the left end.
    case left
    /// The position is the right end.
    case right
}
/// The vertical alignment of a label's text relative to its position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    /// The position is on the baseline of the first line.
    case baseline
    /// The position is the middle of the text.
    case center
    /// The position is the top of the text.
    case top
    /// The position is the bottom of the text.
    case bottom
}

/// Text in one font and color.
@MainActor @preconcurrency
open class SKLabelNode: SKNode {
    open var text: String? { didSet { if text != oldValue { textDidChange() } } }
    /// The name of a font family or face; nil for the system's.
    open var fontName: String? { didSet { if fontName != oldValue { textDidChange() } } }
    /// In points; 32 unless set.
    open var fontSize: CGFloat = 32 { didSet { if fontSize != oldValue { textDidChange() } } }
    /// White unless set.
    open var fontColor: UIColor? = .white { didSet { if fontColor != oldValue { didChange() } } }
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center {
        didSet { if horizontalAlignmentMode != oldValue { textDidChange() } }
    }
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline {
        didSet { if verticalAlignmentMode != oldValue { didChange() } }
    }
    /// The maximum number of lines; 0 for no limit, 1 unless set.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
    /// Where an overflowing last line is truncated: at its beginning, middle or end; at the end unless set. The other modes also truncate
    /// at the end.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { if lineBreakMode != oldValue { textDidChange() } } }
    /// The width in points at which lines break; 0, the default, breaks them only at the text's own line breaks.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } } }
    /// Blended with the font color by `colorBlendFactor`.
    open var color: UIColor? { didSet { if color != oldValue { didChange() } } }
    /// 0, the default, shows the font color; 1 multiplies it by the color.
    open var colorBlendFactor: CGFloat = 0 { didSet { if colorBlendFactor != oldValue { didChange() } } }
    /// Labels draw `subtract` and `multiplyX2`, which only sprites and particles support, as `alpha`.
    open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { didChange() } } }

    private var layout: TextLayout?
    /// Lays out labels that are measured before they are drawn.
    private static let measuring = PangoTextEngine()
    private var font: FontDescription {
        (fontName.map { Font.custom($0, fixedSize: fontSize) } ?? .system(size: fontSize)).resolve(in: EnvironmentValues())
    }

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        (aDecoder as? SpriteDecoder).map(decodeLabel)
    }
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }

    @available(*, unavailable, message: "Labels show plain text; set fontName, fontSize and fontColor.")
    open var attributedText: NSAttributedString? { get { nil } set {} }

    private func textDidChange() {
        layout = nil
        didChange()
    }

    /// The text laid out in lines.
    private func settled(_ engine: (any TextEngine)?) -> TextLayout? {
        guard let text, !text.isEmpty, fontSize > 0 else { return nil }
        if let layout { return layout }
        var paragraph = ParagraphStyle()
        if numberOfLines > 0 { paragraph.lineLimit = numberOfLines }
        paragraph.alignment = switch horizontalAlignmentMode {
        case .left: .leading
        case .center: .center
        case .right: .trailing
        }
        paragraph.truncation = switch lineBreakMode {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping: .tail
        }
        let styled = StyledText([StyledText.Run(.string(text), font: font)])
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
        let made = (engine ?? Self.measuring).shape(styled, paragraph).layout(width: width, height: nil)
        layout = made
        return made
    }
    /// The corner of the text, y downward, in a mirrored copy of the node's coordinates.
    private func corner(_ layout: TextLayout) -> CGPoint {
        let x: CGFloat = switch horizontalAlignmentMode {
        case .left: 0
        case .center: -layout.size.width / 2
        case .right: -layout.size.width
        }
        let y: CGFloat = switch verticalAlignmentMode {
        case .baseline: -layout.firstBaseline
        case .center: -layout.size.height / 2
        case .top: 0
        case .bottom: -layout.size.height
        }
        return CGPoint(x: x, y: y)
    }

    override var properties: [[NodeProperty]] { super.properties + [NodeProperty.label] }
    override var contentBounds: CGRect {
        guard let layout = settled(nil) else { return CGRect(origin: .zero, size: .zero) }
        let corner = corner(layout)
        return CGRect(x: corner.x, y: -corner.y - layout.size.height, width: layout.size.width, height: layout.size.height)
    }

    override func draw(in renderer: SceneRenderer, _ state: NodeState) {
        guard let layout = settled(renderer.textEngine) else { return }
        var paint = (fontColor ?? .white).spriteColor
        if let color = color?.spriteColor, colorBlendFactor > 0 {
            let factor = Float(min(colorBlendFactor, 1))
            paint.red *= 1 - factor + factor * color.red
            paint.green *= 1 - factor + factor * color.green
            paint.blue *= 1 - factor + factor * color.blue
        }
        let corner = corner(layout), mirror = CGAffineTransform(scaleX: 1, y: -1)
        // Glyphs may extend beyond their lines.
        let bounds = CGRect(origin: corner, size: layout.size).insetBy(dx: -fontSize / 2, dy: -fontSize / 2)
        var upright = state
        upright.transform = mirror.concatenating(state.transform)
        renderer.add(
            DisplayList([DisplayList.Item(bounds: bounds, content: .text(layout, at: corner, .color(paint)))]), upright, blend: blendMode)
    }
}
