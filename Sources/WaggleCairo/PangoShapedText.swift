// One text at many widths.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A text with its style and its most recent layouts.
///
/// The unconstrained layout serves every width that it fits into, because lines are aligned within the text's own width. A few others are
/// kept for the widths that a layout pass tries.
final class PangoShapedText: ShapedText {
    private let engine: PangoTextEngine
    private let source: TextSource
    private let style: ParagraphStyle
    private var natural: TextLayout?
    private var recent: [(width: CGFloat, height: CGFloat, layout: TextLayout)] = []

    init(_ engine: PangoTextEngine, _ text: StyledText, _ style: ParagraphStyle) {
        self.engine = engine
        self.style = style
        source = TextSource(text)
    }

    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        let width = width.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
        let height = height.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
        let natural = naturalLayout()
        if natural.size.width <= width + tolerance, natural.size.height <= height + tolerance { return natural }
        if natural.size.width <= width + tolerance, natural.lineCount == 1 { return natural }
        if let kept = recent.first(where: { $0.width == width && $0.height == height }) { return kept.layout }
        let layout = TextSetter(engine, source, style, label: label).layout(width: width, height: height)
        if recent.count >= 4 { recent.removeFirst() }
        recent.append((width, height, layout))
        return layout
    }

    func measure(width: CGFloat?, height: CGFloat?) -> TextMeasure {
        if let label, style.minimumScaleFactor >= 1, !style.allowsTightening, style.truncation == .tail, label.canBeCut {
            let width = width.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
            let height = height.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
            return label.measure(width: width, height: height, lineLimit: style.lineLimit, lineSpacing: style.lineSpacing)
        }
        return TextMeasure(layout(width: width, height: height))
    }

    func geometry(width: CGFloat?, height: CGFloat?) -> TextGeometry {
        // Where the natural layout fits, the text is set without limits.
        let isNatural = layout(width: width, height: height) === naturalLayout()
        func limit(_ length: CGFloat?) -> CGFloat { isNatural ? .infinity : length.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity }
        return TextSetter(engine, source, style, label: label).geometry(width: limit(width), height: limit(height))
    }

    private lazy var shortText = source.shortText(style)
    private lazy var label: ShapedLabel? = if !style.avoidsOrphans {
        nil
    } else if let shortText {
        engine.label(shortText) { engine.labels.label(source, engine) }
    } else if source.isLabel(style) {
        engine.labels.label(source, engine)
    } else {
        nil
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
            TextSetter(engine, source, style).layout(width: .infinity, height: .infinity)
        }
        label?.natural = layout
        natural = layout
        return layout
    }
}

/// Rounding a width on its way here must not break a line; a Pango unit is 1/1024 point.
let tolerance: CGFloat = 1 / 512
