import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

/// Measures texts for views that say how large they want to be.
enum TextMeasure {
    /// In points, rounded up to whole ones.
    /// - Parameters:
    ///   - width: where lines break; nil breaks none.
    ///   - lines: at most; 0: as many as there are.
    static func size(of text: String, _ font: UIFont, width: CGFloat?, lines: Int) -> CGSize {
        var paragraph = ParagraphStyle()
        if lines > 0 { paragraph.lineLimit = lines }
        let styled = StyledText([StyledText.Run(.string(text), font: font.resolved)])
        let size = measuring.withLock { $0.engine.shape(styled, paragraph).layout(width: width, height: nil).size }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    static func lineHeight(_ font: UIFont) -> CGFloat { size(of: "A", font, width: nil, lines: 1).height }
}
