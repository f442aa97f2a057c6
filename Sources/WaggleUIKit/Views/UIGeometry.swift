// UIKit's names for lengths, priorities and alignments.

import Foundation
import WaggleCore
import WaggleGeometry

/// Insets from the edges of a rectangle, in points. Positive values point inward.
public struct UIEdgeInsets: Hashable, Sendable {
    /// In points, inward.
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    /// Insets in points, inward.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
    public static let zero = UIEdgeInsets()
}

/// A distance along both axes, in points.
public struct UIOffset: Hashable, Sendable {
    /// In points, to the right and down.
    public var horizontal: CGFloat, vertical: CGFloat
    /// A distance in points, to the right and down.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) { (self.horizontal, self.vertical) = (horizontal, vertical) }
    public static let zero = UIOffset()
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
    /// The rectangle shrunk by insets in points; negative ones enlarge it.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// The priority of a layout requirement, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural

    func alignment(_ direction: LayoutDirection) -> TextAlignment {
        switch self {
        case .left: direction == .leftToRight ? .leading : .trailing
        case .right: direction == .leftToRight ? .trailing : .leading
        case .center: .center
        // Justification is not supported.
        case .justified, .natural: .leading
        }
    }
    func frameAlignment(_ direction: LayoutDirection) -> Alignment {
        switch alignment(direction) {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// The handling of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    var truncation: Text.TruncationMode {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
        }
    }
}

/// Whether both offsets are the same.
public func UIOffsetEqualToOffset(_ a: UIOffset, _ b: UIOffset) -> Bool { a == b }
