// Measures strings and draws them into the current context.

import Foundation
import Synchronization
import WaggleCairo
import WaggleCore
import WaggleCoreGraphics
import WaggleDisplayList
import WaggleGeometry

extension NSAttributedString {
    /// The size of the drawn string; lines break only at explicit line breaks.
    ///
    /// May be called on any thread. The size is not rounded; the caller rounds it up to whole points.
    public func size() -> CGSize { DrawnString(self).layout(width: nil, height: nil).size }

    /// The bounds of the string drawn into a rectangle of the given size at the origin, in points.
    /// - Parameters:
    ///   - size: In points; 0 and `CGFloat.greatestFiniteMagnitude` mean no limit.
    ///   - options: Without `usesLineFragmentOrigin`, the string is a single line with its baseline at y = 0.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil) -> CGRect {
        let drawn = DrawnString(self, options: options, context: context)
        let lines = options.contains(.usesLineFragmentOrigin)
        let layout = lines ? drawn.layout(
            width: Self.limit(size.width),
            height: options.contains(.truncatesLastVisibleLine) ? Self.limit(size.height) : nil) : drawn.layout(width: nil, height: nil)
        let rect = CGRect(x: 0, y: lines ? 0 : -layout.firstBaseline, width: layout.size.width, height: layout.size.height)
        context?.totalBounds = rect
        return rect
    }

    /// Draws the string with its upper left corner at a point of the current context.
    public func draw(at point: CGPoint) {
        let drawn = DrawnString(self)
        drawn.draw(drawn.layout(width: nil, height: nil), at: point)
    }
    /// Draws the string into a rectangle of the current context's user space. Lines break at its width, and text below its lower edge is
    /// clipped. Truncating line break modes produce a single line with an ellipsis; `byClipping` produces a single line that is clipped at
    /// the edge.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }
    /// - Parameters:
    ///   - rect: In user space.
    ///   - options: Without `usesLineFragmentOrigin`, the string is a single line with its baseline at the rectangle's origin. With it,
    ///     `truncatesLastVisibleLine` ends the last visible line with an ellipsis if not all lines fit.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let drawn = DrawnString(self, options: options, context: context)
        guard options.contains(.usesLineFragmentOrigin) else {
            let layout = drawn.layout(width: nil, height: nil)
            return drawn.draw(layout, at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
        }
        let height = Self.limit(rect.height), width = drawn.isCut ? nil : Self.limit(rect.width)
        let layout = drawn.layout(width: width, height: options.contains(.truncatesLastVisibleLine) ? height : nil)
        drawn.draw(layout, at: CGPoint(x: rect.minX + drawn.paragraph.indent(ofRoom: max(rect.width - layout.size.width, 0)), y: rect.minY),
                   maxX: drawn.isCut && Self.limit(rect.width) != nil ? rect.maxX : nil, maxY: height.map { rect.minY + $0 })
        context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
    }

    private static func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e7 ? length : nil }
}

extension NSString {
    /// The size of the string drawn with the attributes; lines break only at explicit line breaks.
    ///
    /// May be called on any thread. The size is not rounded; the caller rounds it up to whole points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attributes).size() }
    /// The bounds of the string drawn into a rectangle of the given size at the origin, in points; see `NSAttributedString`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }
    /// Draws the string with its upper left corner at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }
    /// Draws the string into a rectangle of the current context's user space.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}

/// The same for `String`, which is not bridged to `NSString` on Linux: sizes in points, and rectangles in the current context's user space.
extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

/// An attributed string in the text engine's representation.
struct DrawnString {
    let text: StyledText
    var paragraph = ParagraphStyle()
    /// True for a single line that is clipped at the edge of its rectangle.
    private(set) var isCut = false
    private let shadow: NSShadow?
    /// The string split into paragraphs; nil if it is a single layout.
    private var paragraphs: StringParagraphs?

    init(_ string: NSAttributedString, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil) {
        let environment = UITraitCollection.current.environment
        func color(_ value: Any?) -> ResolvedColor? { (value as? UIColor).map { $0.color.resolvedColor(in: environment) } }
        func number(_ value: Any?) -> CGFloat {
            (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) }
                ?? (value as? Int).map { CGFloat($0) } ?? 0
        }
        func line(_ style: Any?, _ lineColor: Any?) -> StyledText.Line? {
            NSUnderlineStyle(rawValue: Int(number(style))).pattern.map { StyledText.Line(pattern: $0, color: color(lineColor)) }
        }
        var styles: [NSParagraphStyle] = [], shadow: NSShadow?
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, _, _ in
            styles.append(attributes[.paragraphStyle] as? NSParagraphStyle ?? .default)
            shadow = shadow ?? attributes[.shadow] as? NSShadow
        }
        func runs(_ string: NSAttributedString) -> StyledText {
            var runs: [StyledText.Run] = []
            string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
                // The line heights of text styles apply to paragraphs; a drawn line has its font's height.
                var font = (attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)).resolved
                font.lineHeight = nil
                runs.append(StyledText.Run(
                    .string(string.attributedSubstring(from: range).string), font: font,
                    paint: color(attributes[.foregroundColor]).map { .color($0) },
                    kerning: number(attributes[.kern]), tracking: number(attributes[.tracking]),
                    baselineOffset: number(attributes[.baselineOffset]),
                    background: color(attributes[.backgroundColor]),
                    underline: line(attributes[.underlineStyle], attributes[.underlineColor]),
                    strikethrough: line(attributes[.strikethroughStyle], attributes[.strikethroughColor])))
            }
            return StyledText(runs)
        }
        text = runs(string)
        self.shadow = shadow
        let first = string.length > 0 ? string.attribute(
            .paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle ?? .default : .default
        paragraph = first.engineStyle
        isCut = first.lineBreakMode == .byClipping
        paragraph.avoidsOrphans = false
        if let factor = context?.minimumScaleFactor, factor > 0, factor < 1 { paragraph.minimumScaleFactor = factor }
        // Most strings have a single plain style and are a single layout.
        if styles.contains(where: { !$0.hasPlainLines || $0 != styles[0] }) { paragraphs = StringParagraphs(string, paragraph, runs) }
    }

    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        if let paragraphs { return paragraphs.layout(width: width, height: height) }
        return measuring.withLock { $0.engine.shape(text, paragraph).layout(width: width, height: height) }
    }

    /// Draws into the current context; runs without a colour are black.
    /// - Parameters:
    ///   - maxX, maxY: The edges at which the drawing is clipped; nil for no limit.
    func draw(_ layout: TextLayout, at point: CGPoint, maxX: CGFloat? = nil, maxY: CGFloat? = nil) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if let shadow, let color = shadow.shadowColor as? UIColor {
            context.setShadow(
                offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.resolvedColor(with: .current).cgColor)
        }
        // Glyphs may reach beyond their line boxes.
        let bounds = CGRect(origin: point, size: layout.size).insetBy(dx: -layout.size.height, dy: -layout.size.height)
        if maxX ?? .infinity < bounds.maxX || maxY ?? .infinity < bounds.maxY {
            context.clip(to: CGRect(
                x: bounds.minX, y: bounds.minY, width: min(maxX ?? .infinity, bounds.maxX) - bounds.minX,
                height: min(maxY ?? .infinity, bounds.maxY) - bounds.minY))
        }
        context.drawUpright(DisplayList([DisplayList.Item(bounds: bounds, content: .text(layout, at: point, .black))]))
        context.restoreGState()
    }
}

/// Only one thread may use a text engine at a time. Views have their own; this one measures strings.
struct Measuring: ~Copyable {
    let engine = PangoTextEngine()
}
let measuring = Mutex(Measuring())
