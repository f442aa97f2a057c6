// Text before and after layout: a text engine takes styled text and returns glyph runs.

import Foundation
import WaggleGeometry

/// Shaped text, which can be broken into lines at many widths without being shaped again.
public protocol ShapedText: AnyObject {
    /// Breaks the text into lines.
    /// - Parameters:
    ///   - width: the maximum in points; nil or infinity breaks only at hard breaks. 0 gives the minimum width, never an empty layout.
    ///   - height: lines beyond it are cut off (at least one remains); nil or infinity for no limit.
    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout
    /// The size that `layout` would have for the same lengths in points, computed without a layout if possible.
    func measure(width: CGFloat?, height: CGFloat?) -> TextMeasure
    /// The positions of the characters in the layout of the same size in points. Not cached.
    func geometry(width: CGFloat?, height: CGFloat?) -> TextGeometry
    /// The pieces of the layout of the same size in points. Not cached. An engine without them gives no lines.
    func parts(width: CGFloat?, height: CGFloat?) -> TextParts
}

extension ShapedText {
    public func parts(width: CGFloat?, height: CGFloat?) -> TextParts { TextParts(lines: [], isTruncated: false) }
    public func measure(width: CGFloat?, height: CGFloat?) -> TextMeasure {
        TextMeasure(layout(width: width, height: height))
    }
}

/// Shapes text and provides metrics. Main thread only.
public protocol TextEngine: AnyObject {
    func shape(_ text: StyledText, _ style: ParagraphStyle) -> any ShapedText
    func metrics(of font: FontDescription) -> FontMetrics
    /// The boundaries of user-perceived characters and of words.
    func boundaries(of text: String) -> TextBoundaries
}
