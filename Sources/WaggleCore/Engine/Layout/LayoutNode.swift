// The node of a container with a layout.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// A container that arranges its subviews with a `Layout`. The built-in stacks and grids are layouts, too.
@MainActor
final class LayoutNode<L: Layout>: ContainerNode {
    @exclusivity(unchecked) private var layout: L
    @exclusivity(unchecked) private var driver: AnimatableDriver<L>?
    private var presented: L {
        if let driver { return driver.presented }
        return layout
    }
    /// Allocated separately so that layouts can mutate it in place; nil before first use.
    private nonisolated(unsafe) var cache: UnsafeMutablePointer<L.Cache>?
    private let rule = EqualityRule.of(L.self)
    private let record = LayoutRecord()
    /// True for the implicit stack around a list of views. It has no effect around a single view.
    private let isImplicit: Bool
    /// The width by which the last placement was mirrored; nil for left-to-right.
    private var lastMirroredWidth: CGFloat?
    /// False for built-in layouts, which only merge the guides of their subviews.
    private let statesGuides: Bool
    /// True for layouts of the program's, which may read state.
    private let mayRead: Bool

    init(_ layout: L, _ inputs: ViewInputs, isImplicit: Bool = false) {
        self.layout = layout
        self.isImplicit = isImplicit
        let isOurs = L.layoutProperties.builtInLayout == ObjectIdentifier(L.self)
        statesGuides = !isOurs
        mayRead = !isOurs && (L.self == AnyLayout.self || !isFrameworkType(L.self))
        record.suspendsReads = mayRead
        super.init(inputs)
        passesGuidesOn = isImplicit
        if !isOurs { markContainsCustomLayout() }
    }

    deinit {
        record.close()
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
    override func deferredReadsDidChange() {
        super.deferredReadsDidChange()
        if mayRead { invalidateLayout() }
    }
    /// Asks the layout.
    @inline(__always) private func asking<T>(_ question: () -> T) -> T { mayRead ? runningDeferred(question) : question() }
    override func directionOrScaleDidChange() {
        record.everythingDidChange()
        super.directionOrScaleDidChange()
    }
    override func itemsDidChange(from old: [ItemNode], someWereElsewhere: Bool) {
        record.subviewsDidChange(from: old, to: items)
        if someWereElsewhere { record.forgetPlacements() }
        // Spacers fill both axes in a single view and one axis in a stack.
        if isImplicit { for item in items { item.orientationDidChange() } }
    }

    override func resolveSubviews(_ visit: ResolveVisit) { for item in allItems { item.resolve(visit) } }

    private var subviews: LayoutSubviews {
        LayoutSubviews(record: record, layoutDirection: environment.layoutDirection)
    }

    /// The cache, created or updated for the subviews. Uses no closures, which would cost stack space in deep trees.
    private func currentCache(_ layout: L, _ subviews: LayoutSubviews) -> UnsafeMutablePointer<L.Cache> {
        if let cache {
            if !record.isCurrent {
                layout.updateCache(&cache.pointee, subviews: subviews)
                record.didUpdate()
            }
            return cache
        }
        let made = UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
        made.initialize(to: layout.makeCache(subviews: subviews))
        cache = made
        record.didUpdate()
        return made
    }

    override func subviewSizesDidChange(_ item: ItemNode) {
        // Leaving items take no part in layout.
        if item.subviewIndex >= 0 { record.subviewDidChange(item.subviewIndex) }
    }

    /// The single view of an implicit container, to which all queries are forwarded.
    private var only: ItemNode? { isImplicit && items.count == 1 ? items[0] : nil }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let only { return only.sizeThatFits(proposal) }
        let layout = presented, subviews = subviews
        return asking { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &currentCache(layout, subviews).pointee) }
    }

    override var spacing: ViewSpacing {
        if let only { return only.spacing }
        return rememberedSpacing {
            let layout = presented, subviews = subviews
            return asking { layout.spacing(subviews: subviews, cache: &currentCache(layout, subviews).pointee) }
        }
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
            let item = items[index]
            if staysInFrame, record.isApplied(index), !item.hasLayoutToDo { continue }
            let placement = record.placement(index) ?? .init(
                position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: placedProposal)
            let itemSize = item.sizeThatFits(placement.proposal)
            var x = placement.position.x.minus(placement.anchor.x * itemSize.width)
            if let mirroredWidth { x = mirroredWidth.minus(x).minus(itemSize.width) }
            var y = placement.position.y.minus(placement.anchor.y * itemSize.height)
            if !x.isFinite { x = 0 }
            if !y.isFinite { y = 0 }
            item.place(at: CGPoint(x: x, y: y), size: itemSize, proposal: placement.proposal)
            record.didApply(index)
        }
        placeLeavingItems()
    }

    private func runPlacement(size: CGSize, proposal: ProposedViewSize) {
        assert(record.items.count == items.count, "The layout's subviews differ from the container's.")
        record.begin(count: items.count)
        let layout = presented, subviews = subviews, bounds = CGRect(origin: .zero, size: size)
        asking { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &currentCache(layout, subviews).pointee) }
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if let only { return only.explicitAlignment(key, in: size, proposal: proposal) }
        if key.isFrameGuide, !statesGuides { return nil }
        return rememberedGuide(key, in: size, proposal: proposal) {
            statedAlignment(
                key, in: size, proposal: proposal) ?? (key.isFrameGuide ? nil : mergedAlignment(key, in: size, proposal: proposal))
        }
    }

    /// The guide that the layout states explicitly.
    private func statedAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard statesGuides else { return nil }
        let layout = presented, subviews = subviews, bounds = CGRect(origin: .zero, size: size)
        return asking {
            let cache = currentCache(layout, subviews)
            return key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee)
        }
    }

    /// Merges the guides of the subviews as placed for the proposal.
    private func mergedAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        runPlacement(size: size, proposal: proposal)
        var result: CGFloat?, count = 0
        for (index, item) in items.enumerated() {
            guard let placement = record.placement(index) else { continue }
            let itemSize = item.sizeThatFits(placement.proposal)
            guard let guide = item.explicitAlignment(key, in: itemSize, proposal: placement.proposal) else { continue }
            let origin = placement.position[key.axis]
                .minus((key.axis == .horizontal ? placement.anchor.x : placement.anchor.y) * itemSize[key.axis])
            key.id._combineExplicit(childValue: origin.plus(guide), count, into: &result)
            count += 1
        }
        return result
    }
}
