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

/// A text edit, in the form passed to delegates. Offsets count UTF-16 code units.
struct TextEdit: Equatable {
    let range: NSRange
    let replacement: String

    init(range: NSRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
    /// The shortest single edit that turns one text into the other.
    init(from old: String, to new: String) {
        var before = 0
        let a = Array(old), b = Array(new)
        while before < min(a.count, b.count), a[before] == b[before] { before += 1 }
        var after = 0
        while after < min(a.count, b.count) - before, a[a.count - 1 - after] == b[b.count - 1 - after] { after += 1 }
        func length(_ characters: ArraySlice<Character>) -> Int { characters.reduce(0) { $0 + $1.utf16.count } }
        range = NSRange(location: length(a[..<before]), length: length(a[before..<(a.count - after)]))
        replacement = String(b[before..<(b.count - after)])
    }
}
