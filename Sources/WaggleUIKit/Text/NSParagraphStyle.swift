import Foundation
import WaggleCore
import WaggleDisplayList

/// The typesetting of a paragraph's lines. See `NSMutableParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
    open fileprivate(set) var alignment = NSTextAlignment.natural
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The space between lines, in points.
    open fileprivate(set) var lineSpacing: CGFloat = 0
    /// A factor for the line height; extra height is added above the text. 0, the default, stands for 1.
    open fileprivate(set) var lineHeightMultiple: CGFloat = 0
    /// In points; 0 for no limit.
    open fileprivate(set) var minimumLineHeight: CGFloat = 0
    /// In points; 0 for no limit. Taller lines overlap.
    open fileprivate(set) var maximumLineHeight: CGFloat = 0
    /// The space after a paragraph that precedes another, in points.
    open fileprivate(set) var paragraphSpacing: CGFloat = 0
    /// The space before a paragraph that follows another, in points.
    open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
    /// The distance from the leading edge to the first line of each paragraph, in points.
    open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
    /// The distance from the leading edge to the remaining lines, in points.
    open fileprivate(set) var headIndent: CGFloat = 0
    /// The end of lines, in points: measured from the leading edge if positive, otherwise from the trailing edge.
    open fileprivate(set) var tailIndent: CGFloat = 0

    public override init() { super.init() }
    /// Natural alignment with word wrapping.
    public static let `default` = NSParagraphStyle()
    open func copy(with zone: NSZone? = nil) -> Any { filled(NSParagraphStyle()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(NSMutableParagraphStyle()) }
    fileprivate func filled(_ copy: NSParagraphStyle) -> NSParagraphStyle {
        (copy.alignment, copy.lineBreakMode) = (alignment, lineBreakMode)
        for length in Self.lengths { copy[keyPath: length] = self[keyPath: length] }
        return copy
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other.alignment == alignment && other.lineBreakMode == lineBreakMode && Self.lengths.allSatisfy {
            other[keyPath: $0] == self[keyPath: $0]
        }
    }
    open override var hash: Int { alignment.rawValue + lineBreakMode.rawValue * 8 }

    nonisolated(unsafe) private static let lengths: [ReferenceWritableKeyPath<NSParagraphStyle, CGFloat>] = [
        \.lineSpacing, \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight, \.paragraphSpacing, \.paragraphSpacingBefore,
        \.firstLineHeadIndent,
        \.headIndent, \.tailIndent,
    ]
    /// True if lines have their fonts' heights and no indents, and paragraphs have no extra spacing.
    var hasPlainLines: Bool { Self.lengths.dropFirst().allSatisfy { self[keyPath: $0] == 0 } }

    /// The part of the style that the text engine supports.
    var engineStyle: ParagraphStyle {
        var paragraph = ParagraphStyle()
        paragraph.alignment = switch alignment {
        case .center: .center
        case .right: .trailing
        case .left, .justified, .natural: .leading
        }
        paragraph.lineSpacing = lineSpacing
        switch lineBreakMode {
        case .byTruncatingHead: (paragraph.truncation, paragraph.lineLimit) = (.head, 1)
        case .byTruncatingMiddle: (paragraph.truncation, paragraph.lineLimit) = (.middle, 1)
        case .byTruncatingTail, .byClipping: paragraph.lineLimit = 1
        case .byWordWrapping, .byCharWrapping: break
        }
        return paragraph
    }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Justified text is drawn with natural alignment.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { super.paragraphSpacingBefore = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { super.tailIndent = newValue }
    }
    /// Copies all properties from another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { _ = style.filled(self) }
}
