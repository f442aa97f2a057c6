import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

/// Measures text for the intrinsic sizes of views.
enum TextMeasure {
    /// In points, rounded up to whole points.
    /// - Parameters:
    ///   - width: The width at which lines break; nil for no limit.
    ///   - lines: The maximum number of lines; 0 for no limit.
    static func size(of text: String, _ font: UIFont, width: CGFloat?, lines: Int) -> CGSize {
        var paragraph = ParagraphStyle()
        if lines > 0 { paragraph.lineLimit = lines }
        let styled = StyledText([StyledText.Run(.string(text), font: font.resolved)])
        let size = measuring.withLock { $0.engine.shape(styled, paragraph).layout(width: width, height: nil).size }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    static func lineHeight(_ font: UIFont) -> CGFloat { size(of: "A", font, width: nil, lines: 1).height }
}
