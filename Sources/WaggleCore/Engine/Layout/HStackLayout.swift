// The layouts of HStack and VStack.

import Foundation
import WaggleMotion
import WaggleGeometry

/// The layout of `HStack`, for use with `AnyLayout` and in custom containers.
public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    /// Points between views; nil for the spacing that adjacent views prefer. Negative spacing makes them overlap.
    public var spacing: CGFloat?
    public typealias Cache = _StackCache
    public typealias AnimatableData = EmptyAnimatableData

    /// - Parameter spacing: points between views; nil for the spacing that adjacent views prefer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.isBuiltIn = true
        properties.stackOrientation = .horizontal
        return properties
    }
    private var rule: StackRule { StackRule(axis: .horizontal, guide: alignment.key, spacing: spacing) }
    public func makeCache(subviews: Subviews) -> Cache { onMainActor { [rule] in rule.makeCache(subviews) } }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { onMainActor { [rule] in rule.update(&cache, subviews) } }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { onMainActor { [rule] in rule.spacing(subviews) } }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        onMainActor { [rule] in rule.sizeThatFits(proposal, subviews, &cache) }
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        onMainActor { [rule] in rule.place(in: bounds, proposal, subviews, &cache) }
    }
}
