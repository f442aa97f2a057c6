import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

/// A view that shows text.
@MainActor @preconcurrency
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    open var text: String? { didSet { if text != oldValue { contentDidChange() } } }
    open var font: UIFont = .systemFont(ofSize: 17) { didSet { if font != oldValue { contentDidChange() } } }
    open var textColor: UIColor = .label { didSet { if textColor != oldValue { appearanceDidChange() } } }
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { appearanceDidChange() } } }
    /// 0 for no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { if lineBreakMode != oldValue { appearanceDidChange() } } }
    /// True lets the text shrink, down to `minimumScaleFactor`, before it is truncated.
    open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { appearanceDidChange() } } }
    /// The minimum factor for the font size; 0, the default, is treated as 0.1.
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { appearanceDidChange() } } }
    /// True adjusts a font from a text style or `UIFontMetrics` to the text size where the label is shown.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
    }
    fileprivate var shownFont: UIFont { adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection.typeSize) : font }
    /// The width at which lines break for the intrinsic size; 0 for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } } }
    open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceDidChange() } } }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { measured(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(width: size.width > 0 && size.width.isFinite ? size.width : nil) }

    override func takeLook() {
        super.takeLook()
        guard let look = AppearanceObjects.known(UILabel.self) else { return }
        if font == .systemFont(ofSize: 17) { font = look.font }
        if textColor == .label { textColor = look.textColor }
    }
    override var baselineInsets: (first: CGFloat, last: CGFloat)? { (shownFont.ascender, -shownFont.descender) }
    private func measured(width: CGFloat?) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        return TextMeasure.size(of: text, shownFont, width: width, lines: numberOfLines)
    }

    override var content: AnyView? { AnyView(UILabelContent(label: self)) }
}

nonisolated private struct UILabelContent: View {
    let label: UILabel
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var typeSize

    init(label: UILabel) { self.label = label }

    @MainActor var body: some View {
        let _ = label.changes.count
        let font = label.adjustsFontForContentSizeCategory ? label.font.adjusted(to: typeSize) : label.font
        let scale = label.adjustsFontSizeToFitWidth ? (label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 0.1) : 1
        Text(verbatim: label.text ?? "")
            .font(font.font)
            .dynamicTypeSize(font.typeSize)
            .foregroundStyle(Color(uiColor: label.isEnabled ? label.textColor : .secondaryLabel))
            .lineLimit(label.numberOfLines > 0 ? label.numberOfLines : nil)
            .truncationMode(label.lineBreakMode.truncation)
            .minimumScaleFactor(scale)
            .multilineTextAlignment(label.textAlignment.alignment(direction))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: label.textAlignment.frameAlignment(direction))
    }
}
