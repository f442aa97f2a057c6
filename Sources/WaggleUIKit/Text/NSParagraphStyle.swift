import Foundation
import WaggleCore
import WaggleDisplayList

/// How the lines of a paragraph are set. See `NSMutableParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
    open fileprivate(set) var alignment = NSTextAlignment.natural
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Between lines, in points.
    open fileprivate(set) var lineSpacing: CGFloat = 0
    /// Multiplies the height of lines, which grow upward; 0, the default, stands for 1.
    open fileprivate(set) var lineHeightMultiple: CGFloat = 0
    /// In points; 0 for no limit.
    open fileprivate(set) var minimumLineHeight: CGFloat = 0
    /// In points; 0 for no limit. Taller lines overlap.
    open fileprivate(set) var maximumLineHeight: CGFloat = 0
    /// After a paragraph that another one follows, in points.
    open fileprivate(set) var paragraphSpacing: CGFloat = 0
    /// Before a paragraph that follows another one, in points.
    open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
    /// From the leading edge to the first line of each paragraph, in points.
    open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
    /// From the leading edge to the other lines, in points.
    open fileprivate(set) var headIndent: CGFloat = 0
    /// Where lines end: from the leading edge if it is above 0, else from the trailing one, in points.
    open fileprivate(set) var tailIndent: CGFloat = 0

    public override init() { super.init() }
    /// Naturally aligned, broken at words.
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
        return other.alignment == alignment && other.lineBreakMode == lineBreakMode && Self.lengths.allSatisfy { other[keyPath: $0] == self[keyPath: $0] }
    }
    open override var hash: Int { alignment.rawValue + lineBreakMode.rawValue * 8 }

    nonisolated(unsafe) private static let lengths: [ReferenceWritableKeyPath<NSParagraphStyle, CGFloat>] = [
        \.lineSpacing, \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent,
        \.headIndent, \.tailIndent,
    ]
    /// True if lines have the heights of their fonts and begin and end at the edges, and paragraphs follow each other like lines.
    var hasPlainLines: Bool { Self.lengths.dropFirst().allSatisfy { self[keyPath: $0] == 0 } }

    /// What the text engine knows of the style.
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

/// A paragraph style to be set up.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Justified lines are drawn as natural ones.
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
    /// Takes everything over from another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { _ = style.filled(self) }
}
