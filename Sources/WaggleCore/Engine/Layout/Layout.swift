// Layout: how containers arrange their subviews.

import Foundation
import WaggleGeometry
import WaggleMotion

/// Properties of a layout that its subviews may read.
public struct LayoutProperties: Sendable {
    /// The axis of a stack, for spacers and dividers in it; nil if the layout is not a stack.
    public var stackOrientation: Axis?
    /// The built-in layout whose properties these are: it only merges the guides of its subviews and reads no state. nil for other layouts.
    /// A layout of the program may return the properties of a built-in one, which does not make it one.
    var builtInLayout: ObjectIdentifier?
    public init() {}
}

/// An algorithm that sizes a container and places its subviews.
///
/// The cache is made once and updated when the layout's value or its subviews change. A container may be measured several times per frame
/// with different proposals, and is placed once. Coordinates are in points; y grows downward.
nonisolated public protocol Layout: Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// Makes the cache for the subviews.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache after the layout's value or a subview changed. Default: makes a new one.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The container's preferred distances to its neighbours. Default: the union of its subviews' preferences.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The container's size for a proposal, in points. Negative lengths, and those that are not numbers, count as 0.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview with `LayoutSubview.place`; subviews that are not placed are centred. The bounds are in points.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// The position of an alignment guide, in points of the bounds' coordinates; nil merges the guides of the subviews.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
    /// The position of an alignment guide, in points of the bounds' coordinates; nil merges the guides of the subviews.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var result = subviews.first?.spacing else { return .zero }
        for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
        return result
    }
    /// Nil: the guides of the subviews are merged.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
    /// Nil: the guides of the subviews are merged.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

extension Layout {
    /// Arranges the views with this layout. An initialiser of the type that takes a view builder takes precedence.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// A value that a subview carries for its layout.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Layout runs on the main actor, but its protocol is nonisolated so that layouts can be plain values.
@inline(__always)
func onMainActor<T>(_ body: @MainActor () -> T) -> T {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> T).self)() }
}
