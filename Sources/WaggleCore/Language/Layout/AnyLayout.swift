// AnyLayout: a type-erased layout.

import Foundation
import WaggleGeometry
import WaggleMotion

/// A type-erased layout. When the type of its layout changes, the subviews keep their identity and state and their frames animate.
public struct AnyLayout: Layout, @unchecked Sendable {
    fileprivate var box: LayoutBox

    public init<L: Layout>(_ layout: L) {
        box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout)
    }

    /// The cache of the wrapped layout.
    public struct Cache: @unchecked Sendable {
        fileprivate var layout: ObjectIdentifier
        fileprivate var value: Any
    }

    public var animatableData: _AnyAnimatableData {
        get { box.animatableData }
        set { box = box.with(newValue) }
    }
    /// The stack axis of the wrapped layout.
    var stackOrientation: Axis? { box.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(&cache, subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.sizeThatFits(proposal, subviews, &cache)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        box.placeSubviews(bounds, proposal, subviews, &cache)
    }
    /// The wrapped layout's guide, in points; nil merges those of the subviews.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
    }
    /// The wrapped layout's guide, in points; nil merges those of the subviews.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
    }
}

extension AnyLayout: ComparesByReference {
    /// True if both wrap equal layouts of the same type.
    func refersToSame(as other: Any) -> Bool { (other as? AnyLayout).map { box.isEqual(to: $0.box) } ?? false }
}

private class LayoutBox: @unchecked Sendable {
    var animatableData: _AnyAnimatableData { .zero }
    var stackOrientation: Axis? { nil }
    func with(_ data: _AnyAnimatableData) -> LayoutBox { self }
    func isEqual(to other: LayoutBox) -> Bool { false }
    func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache { .init(layout: ObjectIdentifier(Self.self), value: ()) }
    func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing { .zero }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGSize { .zero }
    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) {}
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox, @unchecked Sendable {
    private let layout: L
    init(_ layout: L) { self.layout = layout }

    override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }
    override func with(_ data: _AnyAnimatableData) -> LayoutBox {
        guard let data = data.value(as: L.AnimatableData.self) else { return self }
        var changed = layout
        changed.animatableData = data
        return TypedLayoutBox(changed)
    }
    override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
    override func isEqual(to other: LayoutBox) -> Bool {
        (other as? TypedLayoutBox<L>).map { valuesAreEqual(layout, $0.layout) } ?? false
    }

    private func makeTyped(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
        .init(layout: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
    }
    override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache { makeTyped(subviews) }
    override func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
        if cache.layout == ObjectIdentifier(L.self) {
            withCache(subviews, &cache) { layout.updateCache(&$0, subviews: subviews) }
        } else {
            cache = makeTyped(subviews)
        }
    }
    /// Calls the closure with the cache, taken out of its box so that it is mutated without a copy.
    private func withCache<T>(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache, _ body: (inout L.Cache) -> T) -> T {
        guard var value = cache.value as? L.Cache, cache.layout == ObjectIdentifier(L.self) else {
            var value = layout.makeCache(subviews: subviews)
            defer { cache = .init(layout: ObjectIdentifier(L.self), value: value) }
            return body(&value)
        }
        cache.value = ()
        defer { cache.value = value }
        return body(&value)
    }
    override func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
        withCache(subviews, &cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGSize {
        withCache(subviews, &cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    override func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) {
        withCache(subviews, &cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    override func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        withCache(subviews, &cache) { layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    override func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        withCache(subviews, &cache) { layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
}
