// Where released content settles.

import Foundation
import WaggleGeometry

/// A resting position of a scroll view.
public struct ScrollTarget: Hashable {
    /// The part of the content to show, as large as the viewport between its insets, in the content's coordinates.
    public var rect: CGRect
    /// The point of the rectangle to align with the same point of the viewport; nil for the top leading corner.
    public var anchor: UnitPoint?
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// A rule for where content settles.
///
/// Called when the content is released, with the position it would coast to. The result is clamped to the ends of the content.
public protocol ScrollTargetBehavior {
    /// Changes the position at which the content would come to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Properties for all targets of the rule; the defaults unless overridden.
    func properties(context: Self.PropertiesContext) -> Self.Properties
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}
extension ScrollTargetBehavior {
    public func properties(context: Self.PropertiesContext) -> Self.Properties { ScrollTargetBehaviorProperties() }
}

/// Properties for all targets of a rule.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// True to limit how far one swipe goes: content decelerates sooner, and the rule receives a closer target. False by default.
    public var limitsScrolls = false
    public init() {}
}

/// The input of a rule's properties.
public struct ScrollTargetBehaviorPropertiesContext {
    public let environment: EnvironmentValues
    public let axes: Axis.Set
}

/// The input of a rule.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The part of the content that was visible at touch-down.
    public let originalTarget: ScrollTarget
    /// Points per second, positive towards the end of the content.
    public let velocity: CGVector
    /// The size of the scrolled content, in points.
    public let contentSize: CGSize
    /// The size of the viewport between its insets, in points.
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The part of the content that was visible when the finger was lifted.
    let released: CGRect
    /// The frames of the targets, in the content's coordinates.
    let targets: [CGRect]
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Pages as large as the scroll view. A swipe turns one page; content released slowly goes to the nearest page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public nonisolated init() {}
    /// A slower release, in points per second, is not a swipe.
    private static let swipeSpeed: CGFloat = 150
    /// The distance to its resting position, as a fraction of its length, within which a page counts as arrived.
    private static let arrival: CGFloat = 0.05

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis) {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            let speed = context.velocity.length(along: axis)
            let first = (context.originalTarget.rect.origin[axis] / page).rounded(), here = context.originalTarget.rect.origin[axis]
            // The projection of a slow movement is close to where it was released.
            var next = (target.rect.origin[axis] / page).rounded()
            if abs(speed) > Self.swipeSpeed {
                next = speed > 0 ? max(
                    (here / page + Self.arrival).rounded(.down) + 1, first) : min((here / page - Self.arrival).rounded(.up) - 1, first)
            }
            target.rect.origin[axis] = min(max(next, first - 1), first + 1) * page
        }
        target.anchor = nil
    }
    public func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = true
        return properties
    }
}

/// Settles with a target view at the start of the viewport.
///
/// Complexity: O(*n* log *n*) in the targets, when content is released.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How far one swipe may go.
    public struct LimitBehavior: Sendable, Hashable {
        enum Kind: Sendable { case automatic, always, alwaysByFew, alwaysByOne, never }
        let kind: Kind
        /// A few views if the size class along the axis is compact, otherwise any number.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// A few views.
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        /// A few views.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
        /// One view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
        /// No limit.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
    }
    private let limit: LimitBehavior
    /// The number of views that counts as a few; Apple gives none.
    private static let few = 3

    public nonisolated init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis) {
            let isMirrored = axis == .horizontal && context.environment.layoutDirection == .rightToLeft
            // The edge to align with the start of the viewport.
            func edge(_ rect: CGRect) -> CGFloat { isMirrored ? rect.maxX : rect.origin[axis] }
            let edges = context.targets.map(edge).sorted()
            func nearest(_ rect: CGRect) -> Int? { edges.indices.min { abs(edges[$0] - edge(rect)) < abs(edges[$1] - edge(rect)) } }
            guard let first = nearest(context.originalTarget.rect), let lifted = nearest(context.released),
                  var next = nearest(target.rect) else { continue }
            // The limit is that of the throw: a finger may drag as far as it likes. Only one view means one in all.
            if let most = most(axis, context.environment) {
                let start = limit == .alwaysByOne ? first : lifted
                next = min(max(next, min(start - most, lifted)), max(start + most, lifted))
            }
            let speed = context.velocity.length(along: axis)
            // A swipe never ends where it began.
            if next == first, abs(speed) > 150 { next = min(max(first + (speed > 0 ? 1 : -1), 0), edges.count - 1) }
            target.rect.origin[axis] += edges[next] - edge(target.rect)
        }
        target.anchor = nil
    }
    public func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = [Axis.horizontal, .vertical].contains {
            context.axes.contains($0) && most($0, context.environment) != nil
        }
        return properties
    }
    private func most(_ axis: Axis, _ environment: EnvironmentValues) -> Int? {
        switch limit.kind {
        case .never: nil
        case .always, .alwaysByFew: Self.few
        case .alwaysByOne: 1
        case .automatic:
            (axis == .horizontal ? environment.horizontalSizeClass : environment.verticalSizeClass) == .compact ? Self.few : nil
        }
    }
}

/// A type-erased rule.
@frozen public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    public var base: any ScrollTargetBehavior
    public nonisolated init(_ base: some ScrollTargetBehavior) { self.base = base }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { base.updateTarget(&target, context: context) }
    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Pages as large as the scroll view.
    public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Settles with a view of the target layout at the start of the viewport.
    public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public nonisolated static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

struct SetScrollTargetBehavior: Equatable, @unchecked Sendable {
    var behavior: (any ScrollTargetBehavior)?

    static func == (a: Self, b: Self) -> Bool {
        guard let own = a.behavior, let other = b.behavior else { return a.behavior == nil && b.behavior == nil }
        func same<T: ScrollTargetBehavior>(_ value: T) -> Bool { (other as? T).map { valuesAreEqual(value, $0) } ?? false }
        return same(own)
    }
}
private struct ScrollTargetBehaviorKey: EnvironmentKey { static var defaultValue: SetScrollTargetBehavior { SetScrollTargetBehavior() } }
extension EnvironmentValues {
    /// The rule for scroll views in this environment; it does not reach those nested in them.
    var scrollTargetBehavior: SetScrollTargetBehavior {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}
extension View {
    /// Sets where released content of the scroll views inside the view settles.
    @_disfavoredOverload public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, SetScrollTargetBehavior(behavior: behavior))
    }
}
