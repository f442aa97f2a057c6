// Subviews arranged by a value of the Layout protocol.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// A container by a value of the `Layout` protocol.
@MainActor
final class LayoutNode<L: Layout>: ContainerNode {
    @exclusivity(unchecked) private var layout: L
    @exclusivity(unchecked) private var driver: AnimatableDriver<L>?
    private var presented: L {
        if let driver { return driver.presented }
        return layout
    }
    /// In memory of its own, where layouts change it without a copy; nil until it is asked for.
    private nonisolated(unsafe) var cache: UnsafeMutablePointer<L.Cache>?
    private let rule = EqualityRule.of(L.self)
    private let record = LayoutRecord()
    /// True for the stack that stands around several views where the program wrote none: around a single one it is nothing.
    private let isImplicit: Bool
    /// The width from whose end subviews were placed last; nil: they are read left to right.
    private var lastMirroredWidth: CGFloat?
    /// False for our own layouts, whose only guides are those merged from their subviews.
    private let statesGuides: Bool

    init(_ layout: L, _ inputs: ViewInputs, isImplicit: Bool = false) {
        self.layout = layout
        self.isImplicit = isImplicit
        statesGuides = !(L.self == VStackLayout.self || L.self == HStackLayout.self || L.self == ZStackLayout.self || L.self == GridLayout.self)
        super.init(inputs)
    }

    deinit {
        cache?.deinitialize(count: 1)
        cache?.deallocate()
    }

    func update(_ layout: L) {
        guard !rule.areEqual(self.layout, layout) else { return }
        let orientation = subviewOrientation
        AnimatableDriver.update(&driver, &self.layout, to: layout, node: self)
        if subviewOrientation != orientation { for item in items { item.orientationDidChange() } }
        invalidateLayout()
    }

    override var subviewOrientation: Axis? {
        if only != nil { return nil }
        if L.self == AnyLayout.self, let layout = layout as? AnyLayout { return layout.stackOrientation }
        return L.layoutProperties.stackOrientation
    }
    override var ownLayoutPriority: Double { only?.ownLayoutPriority ?? (items.isEmpty ? -.infinity : 0) }

    override func sampleAnimations() -> Bool {
        let runs = driver?.sample(layout, node: self) ?? false
        invalidateLayout()
        return runs
    }

    private func invalidateLayout() {
        record.everythingDidChange()
        setNeedsLayout()
    }
    override func itemsDidChange(from old: [ItemNode]) {
        record.subviewsDidChange(from: old, to: items)
        // A second view beside an only one turns spacers from filling both axes to filling one.
        if isImplicit { for item in items { item.orientationDidChange() } }
    }

    private var subviews: LayoutSubviews {
        LayoutSubviews(items: items, record: record, layoutDirection: environment.layoutDirection)
    }

    /// Runs the closure with a cache that is current for the layout and the subviews.
    private func withCache<T>(_ body: (L, LayoutSubviews, inout L.Cache) -> T) -> T {
        let layout = presented, subviews = subviews
        guard let cache else {
            let made = UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
            made.initialize(to: layout.makeCache(subviews: subviews))
            cache = made
            record.didUpdate()
            return body(layout, subviews, &made.pointee)
        }
        if !record.isCurrent {
            layout.updateCache(&cache.pointee, subviews: subviews)
            record.didUpdate()
        }
        return body(layout, subviews, &cache.pointee)
    }

    override func subviewSizesDidChange(_ item: ItemNode) {
        // One on its way out takes no part in layout.
        if item.subviewIndex >= 0 { record.subviewDidChange(item.subviewIndex) }
    }

    /// The only view of an implicit container, which is as if it stood there by itself.
    private var only: ItemNode? { isImplicit && items.count == 1 ? items[0] : nil }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let only { return only.sizeThatFits(proposal) }
        return withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }

    override var spacing: ViewSpacing {
        if let only { return only.spacing }
        return rememberedSpacing { withCache { $0.spacing(subviews: $1, cache: &$2) } }
    }

    override func placeItems() {
        if let only {
            only.place(at: .zero, proposal: placedProposal)
            return placeLeavingItems()
        }
        runPlacement(size: size, proposal: placedProposal)
        let mirroredWidth = environment.layoutDirection == .rightToLeft ? size.width : nil
        let staysInFrame = mirroredWidth == lastMirroredWidth
        lastMirroredWidth = mirroredWidth
        for index in items.indices {
            let item = items[index], recorded = record.placement(index)
            if staysInFrame, let recorded, recorded.isApplied, !item.hasLayoutToDo { continue }
            let placement = recorded ?? .init(position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: placedProposal)
            let itemSize = item.sizeThatFits(placement.proposal)
            var x = placement.position.x - placement.anchor.x * itemSize.width
            if let mirroredWidth { x = mirroredWidth - x - itemSize.width }
            var y = placement.position.y - placement.anchor.y * itemSize.height
            if !x.isFinite { x = 0 }
            if !y.isFinite { y = 0 }
            item.place(at: CGPoint(x: x, y: y), size: itemSize, proposal: placement.proposal)
            record.didApply(index)
        }
        placeLeavingItems()
    }

    private func runPlacement(size: CGSize, proposal: ProposedViewSize) {
        record.begin(count: items.count)
        withCache { $0.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $1, cache: &$2) }
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if let only { return only.explicitAlignment(key, in: size, proposal: proposal) }
        if key.isFrameGuide, !statesGuides { return nil }
        return rememberedGuide(key, in: size, proposal: proposal) {
            statedAlignment(key, in: size, proposal: proposal) ?? (key.isFrameGuide ? nil : mergedAlignment(key, in: size, proposal: proposal))
        }
    }

    /// The guide that the layout itself states.
    private func statedAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard statesGuides else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        return withCache { layout, subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// The guide that follows from those of the subviews at the places they would get.
    private func mergedAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        runPlacement(size: size, proposal: proposal)
        var result: CGFloat?, count = 0
        for (index, item) in items.enumerated() {
            guard let placement = record.placement(index) else { continue }
            let itemSize = item.sizeThatFits(placement.proposal)
            guard let guide = item.explicitAlignment(key, in: itemSize, proposal: placement.proposal) else { continue }
            let origin = placement.position[key.axis] - (key.axis == .horizontal ? placement.anchor.x : placement.anchor.y) * itemSize[key.axis]
            key.id._combineExplicit(childValue: origin + guide, count, into: &result)
            count += 1
        }
        return result
    }
}
