// ViewSpacing: the distances that views prefer to their neighbours.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A view's preferred distance to its neighbours on each edge, in points.
///
/// Most views have no preference, which means 8. The distances of text follow from its font; a spacer prefers none. Source of the text
/// rules, all of which are in this file: published reverse engineering for iOS 17, medium confidence.
public struct ViewSpacing: Sendable {
    enum Preference: Equatable, Sendable {
        case standard
        /// Neighbours touch.
        case none
        /// Text: the distance to anything other than text, and the leading of its lines.
        case text(toOther: CGFloat, leading: CGFloat)
    }

    var top = Preference.standard
    var bottom = Preference.standard
    var leading = Preference.standard
    var trailing = Preference.standard

    static let standardDistance: CGFloat = 8

    /// No distance to any neighbour.
    public static let zero = ViewSpacing(all: .none)

    /// The standard distance on all edges.
    public init() {}
    init(all: Preference) {
        top = all
        bottom = all
        leading = all
        trailing = all
    }

    /// The distances of text in a font.
    init(font: FontDescription, displayScale scale: CGFloat) {
        // Metrics of the system font in ems: ascender, descender and cap height.
        let em = font.size, ascender = 0.952148 * em, descender = 0.241211 * em, capHeight = 0.7046 * em
        let height = ascender + descender, room = (0.1 * height).roundedUpToPixel(scale)
        let leading = max((font.lineHeight ?? height) - height, 0).roundedUpToPixel(scale)
        top = .text(toOther: height + room - ascender, leading: leading)
        bottom = .text(toOther: max(height + room - capHeight, room + descender), leading: leading)
    }

    /// The distance from this view to the next one along the axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: Self.distance(trailing, next.leading)
        case .vertical: Self.distance(bottom, next.top)
        }
    }

    private static func distance(_ first: Preference, _ second: Preference) -> CGFloat {
        switch (first, second) {
        case (.none, _), (_, .none): 0
        case (.text, .text(_, let leading)): leading
        case (.text(let toOther, _), .standard), (.standard, .text(let toOther, _)): toOther
        case (.standard, .standard): standardDistance
        }
    }

    /// Merges another view's preferences on the edges; the larger distance wins.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = Self.union(top, other.top) }
        if edges.contains(.bottom) { bottom = Self.union(bottom, other.bottom) }
        if edges.contains(.leading) { leading = Self.union(leading, other.leading) }
        if edges.contains(.trailing) { trailing = Self.union(trailing, other.trailing) }
    }
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    private static func union(_ a: Preference, _ b: Preference) -> Preference {
        switch (a, b) {
        case (.none, let other), (let other, .none): other
        case (.text(let x, let l), .text(let y, let m)): .text(toOther: max(x, y), leading: max(l, m))
        case (.standard, let other): other
        case (let other, .standard): other
        }
    }
}
