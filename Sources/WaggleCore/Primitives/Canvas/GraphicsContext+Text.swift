// Texts in a canvas.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension GraphicsContext {
    /// A text with the fonts and colours of the environment in which it was resolved. Later changes of the environment do not affect it.
    public struct ResolvedText {
        /// The shading of runs without their own style.
        public var shading: Shading
        let shaped: any ShapedText
        let paragraph: ParagraphStyle
        private let whole = WholeLayout()

        /// The unwrapped layout, cached because most texts are drawn this way, and repeatedly.
        private final class WholeLayout { var layout: TextLayout? }

        init(shading: Shading, shaped: any ShapedText, paragraph: ParagraphStyle) {
            (self.shading, self.shaped, self.paragraph) = (shading, shaped, paragraph)
        }

        /// The size of the text within the given size, in points: lines wrap at its width, and are truncated at its height.
        ///
        /// A side of a million points or more, or one that is not a number, sets no limit; negative sides count as 0.
        ///
        /// Complexity: O(*n*) in the length of the text, at each call.
        public func measure(in size: CGSize) -> CGSize { measured(size).size }

        /// The distance from the top to the baseline of the first line, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { measured(size).firstBaseline }

        /// The distance from the top to the baseline of the last line, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { measured(size).lastBaseline }

        private func measured(_ size: CGSize) -> TextMeasure { shaped.measure(width: size.width.asLimit, height: size.height.asLimit) }

        func layout(in size: CGSize) -> TextLayout {
            let width = size.width.asLimit, height = size.height.asLimit
            guard width == nil, height == nil else { return shaped.layout(width: width, height: height) }
            if let layout = whole.layout { return layout }
            let layout = shaped.layout(width: nil, height: nil)
            whole.layout = layout
            return layout
        }
    }

    /// Resolves a text in the context's environment. To draw a text many times, resolve it once.
    public func resolve(_ text: Text) -> ResolvedText {
        let environment = environment, paragraph = paragraphStyle(in: environment)
        if text.counts { recorder.counts = true }
        var shaped = recorder.textEngine.shape(text.resolve(in: environment), paragraph)
        if text.paintsDependOnBounds {
            let size = shaped.measure(width: nil, height: nil).size
            shaped = recorder.textEngine.shape(text.resolve(in: environment, bounds: CGRect(origin: .zero, size: size)), paragraph)
        }
        return ResolvedText(shading: .foreground, shaped: shaped, paragraph: paragraph)
    }

    /// Draws a text from the top of a rectangle, wrapped at its width and truncated at its height. A side of length 0 sets no limit.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let rect = rect.standardized
        func limit(_ length: CGFloat) -> CGFloat { length == 0 ? .infinity : length }
        let layout = text.layout(in: CGSize(width: limit(rect.width), height: limit(rect.height))),
            width = limit(rect.width).asLimit ?? layout.size.width
        draw(layout, at: CGPoint(x: rect.minX + text.paragraph.indent(ofRoom: max(width - layout.size.width, 0)), y: rect.minY), text)
    }

    /// Draws a text at its natural size.
    /// - Parameter anchor: the point of the text that is placed at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(layout, at: CGPoint(x: point.x - anchor.x * layout.size.width, y: point.y - anchor.y * layout.size.height), text)
    }

    /// Draws a text from the top of a rectangle, wrapped at its width and truncated at its height. A side of length 0 sets no limit.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text at its natural size.
    /// - Parameter anchor: the point of the text that is placed at `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

    private func draw(_ layout: TextLayout, at origin: CGPoint, _ text: ResolvedText) {
        guard layout.lineCount > 0, layout.size.width > 0 else { return }
        if !layout.missing.isEmpty { MissingCharacters.report(layout.missing, in: nil) }
        let box = CGRect(origin: origin, size: layout.size)
        // Italics and accents extend beyond the lines.
        let reach = layout.size.height / CGFloat(layout.lineCount) / 2, bounds = box.insetBy(dx: -reach, dy: -reach)
        guard bounds.isUsable else { return }
        draw(text.shading.kind.resolved(in: environment, bounds: box), bounds) { .text(layout, at: origin, $0) }
    }
}

extension CGFloat {
    /// A dimension as a limit of a text; nil if it is infinite or not-a-number.
    fileprivate var asLimit: CGFloat? { self < 1e6 ? Swift.max(self, 0) : nil }
}
