// One text at many widths.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A text with its style and most recent layouts.
///
/// The unconstrained layout serves all widths that it fits into, because lines are aligned within the text's own width. A few more layouts
/// are cached for the widths that a layout pass tries.
final class PangoShapedText: ShapedText {
    private let engine: PangoTextEngine
    private let text: StyledText
    private let style: ParagraphStyle
    /// Only for texts that are in no cache.
    private lazy var source = TextSource(text)
    private var natural: TextLayout?
    private var recent: [(width: CGFloat, height: CGFloat, layout: TextLayout)] = []

    init(_ engine: PangoTextEngine, _ text: StyledText, _ style: ParagraphStyle) {
        self.engine = engine
        self.style = style
        self.text = text
    }

    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        let (width, height) = (Self.limit(width), Self.limit(height))
        let natural = naturalLayout()
        if natural.size.width <= width + tolerance, natural.size.height <= height + tolerance { return natural }
        if natural.size.width <= width + tolerance, natural.lineCount == 1 { return natural }
        if let kept = recent.first(where: { $0.width == width && $0.height == height }) { return kept.layout }
        let layout = TextSetter(engine, source, style, label: label, paragraphs: paragraphs).layout(width: width, height: height)
        if recent.count >= 4 { recent.removeFirst() }
        recent.append((width, height, layout))
        return layout
    }

    func measure(width: CGFloat?, height: CGFloat?) -> TextMeasure {
        if style.minimumScaleFactor >= 1, !style.allowsTightening {
            let (width, height) = (Self.limit(width), Self.limit(height))
            if let label {
                if style.truncation == .tail, label.canBeCut {
                    return label.measure(width: width, height: height, lineLimit: style.lineLimit, lineSpacing: style.lineSpacing)
                }
            } else if let measure = paragraphs?.measure(width: width, height: height, style) {
                return measure
            }
        }
        return TextMeasure(layout(width: width, height: height))
    }
    private static func limit(_ length: CGFloat?) -> CGFloat { length.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity }

    func geometry(width: CGFloat?, height: CGFloat?) -> TextGeometry {
        // If the natural layout fits, the text is laid out without limits.
        let isNatural = layout(width: width, height: height) === naturalLayout()
        func limit(_ length: CGFloat?) -> CGFloat { isNatural ? .infinity : Self.limit(length) }
        return TextSetter(engine, source, style, label: label).geometry(width: limit(width), height: limit(height))
    }

    func parts(width: CGFloat?, height: CGFloat?) -> TextParts {
        let isNatural = layout(width: width, height: height) === naturalLayout()
        func limit(_ length: CGFloat?) -> CGFloat { isNatural ? .infinity : Self.limit(length) }
        return TextSetter(engine, source, style, label: label).parts(width: limit(width), height: limit(height))
    }

    private lazy var shortText = ShortText(text, style)
    private lazy var label: ShapedLabel? = shapedLabel(shortText) { source }
    private lazy var paragraphs: ShapedParagraphs? = ShapedParagraphs(source.paragraphs(style)) { source in
        shapedLabel(ShortText(source.text, style)) { source }
    }

    /// Labels avoid orphans, which editors must not.
    private func shapedLabel(_ shortText: ShortText?, _ source: () -> TextSource) -> ShapedLabel? {
        guard style.avoidsOrphans else { return nil }
        if let shortText { return engine.label(shortText) { engine.labels.label(source(), engine) } }
        let source = source()
        return source.isLabel(style) ? engine.labels.label(source, engine) : nil
    }

    private func naturalLayout() -> TextLayout {
        if let natural { return natural }
        let layout = if let label, let kept = label.natural {
            kept
        } else if let label {
            TextSetter(engine, source, style, label: label).labelLayout()
        } else if let shortText {
            engine.shortText(shortText) { TextSetter(engine, source, style).layout(width: .infinity, height: .infinity) }
        } else {
            TextSetter(engine, source, style, paragraphs: paragraphs).layout(width: .infinity, height: .infinity)
        }
        label?.natural = layout
        natural = layout
        return layout
    }
}

/// Rounding a width must not break a line; a Pango unit is 1/1024 point.
let tolerance: CGFloat = 1 / 512
