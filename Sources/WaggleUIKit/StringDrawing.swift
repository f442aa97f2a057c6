import Foundation
import Synchronization
import WaggleCairo
import WaggleDisplayList

extension NSAttributedString.Key {
    /// A `UIFont`; by default, the system font at 12 points.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The kerning in points, as a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}

extension NSString {
    /// The size of the string drawn with the attributes; lines break only at explicit line breaks.
    ///
    /// May be called on any thread. The size is not rounded: the caller rounds fractions of points up.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        var description = font.resolved
        // Line heights of text styles apply to paragraphs; a measured line is as high as its font.
        description.lineHeight = nil
        let kerning = (attributes?[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        let text = StyledText([StyledText.Run(.string(String(describing: self)), font: description, kerning: kerning)])
        return measuring.withLock { $0.engine.shape(text, ParagraphStyle()).layout(width: nil, height: nil).size }
    }
}

/// A text engine is used by one thread at a time; views have their own, and strings are measured with this one.
struct Measuring: ~Copyable {
    let engine = PangoTextEngine()
}
let measuring = Mutex(Measuring())
