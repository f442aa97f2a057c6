// Alignment guides: named lines of a view that containers use to align their subviews.

import Foundation
import WaggleGeometry

/// An alignment guide on the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey
    /// An alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }
    public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.key == b.key }

    /// The left edge in left-to-right layouts.
    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    /// The right edge in left-to-right layouts.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// The leading edge of a list row's separator. Default: the leading edge of the row's first text.
    public static let listRowSeparatorLeading = HorizontalAlignment(RowLeading.self)
    /// The trailing edge of a list row's separator. Default: the row's trailing edge.
    public static let listRowSeparatorTrailing = HorizontalAlignment(RowTrailing.self)

    private enum Leading: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
    private enum Trailing: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
    private enum RowLeading: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
        // The first text determines the guide.
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = parentValue ?? childValue
        }
    }
    private enum RowTrailing: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = parentValue ?? childValue
        }
    }
}

/// An alignment guide on the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey
    /// An alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }
    public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.key == b.key }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the topmost line of text; the bottom of views without text.
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
    /// The baseline of the last line of text; the bottom of views without text.
    public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

    private enum Top: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    private enum Bottom: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    private enum FirstBaseline: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(parentValue ?? .infinity, childValue)
        }
    }
    private enum LastBaseline: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = max(parentValue ?? -.infinity, childValue)
        }
    }
}

extension HorizontalAlignment {
    /// The guide of a view whose subviews have these explicit ones: as layouts combine them, nil if there is none.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { key.combined(values) }
}
extension VerticalAlignment {
    /// The guide of a view whose subviews have these explicit ones: as layouts combine them, nil if there is none.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { key.combined(values) }
}
extension AlignmentKey {
    fileprivate func combined<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        var combined: CGFloat?, count = 0
        for case let value? in values {
            id._combineExplicit(childValue: value, count, into: &combined)
            count += 1
        }
        return combined
    }
}

/// An alignment on both axes.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
