// The layouts of HStack and VStack.

import Foundation
import WaggleMotion
import WaggleGeometry

/// The layout of `HStack`, for use with `AnyLayout` and in custom containers.
public struct HStackLayout: StackLayout {
    public var alignment: VerticalAlignment
    /// Points between views; nil for the spacing that adjacent views prefer. Negative spacing makes them overlap.
    public var spacing: CGFloat?

    /// - Parameter spacing: points between views; nil for the spacing that adjacent views prefer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

/// The alignments across a stack, by which it is told along which axis it stands.
protocol StackGuide {
    static var stackAxis: Axis { get }
    var key: AlignmentKey { get }
}

extension VerticalAlignment: StackGuide {
    static var stackAxis: Axis { .horizontal }
}
extension HorizontalAlignment: StackGuide {
    static var stackAxis: Axis { .vertical }
}

/// What the layouts of both stacks share. Everything is inlined into the two, as stacks are laid out more often than anything else.
nonisolated protocol StackLayout: Layout where Cache == _StackCache, AnimatableData == EmptyAnimatableData {
    associatedtype Guide: StackGuide
    var alignment: Guide { get }
    var spacing: CGFloat? { get }
}

extension StackLayout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.builtInLayout = ObjectIdentifier(Self.self)
        properties.stackOrientation = Guide.stackAxis
        return properties
    }
    @inline(__always)
    private var rule: StackRule { StackRule(axis: Guide.stackAxis, guide: alignment.key, spacing: spacing) }
    @inline(__always)
    public func makeCache(subviews: Subviews) -> _StackCache { onMainActor { [rule] in rule.makeCache(subviews) } }
    @inline(__always)
    public func updateCache(_ cache: inout _StackCache, subviews: Subviews) { onMainActor { [rule] in rule.update(&cache, subviews) } }
    @inline(__always)
    public func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing { onMainActor { [rule] in rule.spacing(subviews) } }
    @inline(__always)
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        onMainActor { [rule] in rule.sizeThatFits(proposal, subviews, &cache) }
    }
    @inline(__always)
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) {
        onMainActor { [rule] in rule.place(in: bounds, proposal, subviews, &cache) }
    }
}
