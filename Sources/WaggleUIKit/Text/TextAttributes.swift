// The attributes of drawn strings.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

extension NSAttributedString.Key {
    /// A `UIFont`; by default, the system font at 12 points.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`; black by default.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`; none by default.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// An `NSParagraphStyle`. The style of a paragraph's first character applies to the whole paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The kerning in points, as a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The tracking in points, as a number.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The upward offset from the baseline in points, as a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; the text's by default.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `UIColor`; the text's by default.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A `URL` or string. It is stored but not drawn.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// An `NSShadow`. The first shadow in a string applies to the whole string.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

/// A line under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// Drawn as a single line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Drawn as a single line.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

    var pattern: StyledText.Line.Pattern? {
        guard rawValue != 0 else { return nil }
        switch rawValue & 0x700 {
        case 0x100: return .dot
        case 0x200: return .dash
        case 0x300: return .dashDot
        case 0x400: return .dashDotDot
        default: return .solid
        }
    }
}

/// The shadow of drawn text.
open class NSShadow: NSObject, @unchecked Sendable {
    /// In points; positive values point right and down.
    open var shadowOffset = CGSize.zero
    /// Twice the standard deviation, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil for none.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)
    public override init() { super.init() }
}

/// Options for measuring and drawing a string.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The last line that fits ends in an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Multiple lines from the top; otherwise a single line with its baseline at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Has no effect: line heights always include the font's leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Has no effect: sizes are always those of the lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The permitted adjustments for fitting a string, and the result of drawing it.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor to which the string may shrink; 0 for no shrinking.
    open var minimumScaleFactor: CGFloat = 0
    /// The bounds of the drawn string.
    open internal(set) var totalBounds = CGRect.zero
    public override init() { super.init() }
}
