// The layout of ZStack.

import Foundation
import WaggleMotion
import WaggleGeometry

/// A ZStack's cached measurements of its subviews for the last proposal.
public struct _ZStackCache: Sendable {
    struct Subview: Sendable {
        var priority: Double = 0
        var size = CGSize.zero
        /// The positions of the alignment guides.
        var guides = CGPoint.zero
        /// False if the subview must be measured.
        var isKnown = false
    }
    var subviews: [Subview] = []
    var hasUnknown = true
    var proposal: ProposedViewSize?
    var alignment: Alignment?
    /// The state of the container's record that this cache reflects.
    var version: LayoutRecord.Version?
}

/// The layout of `ZStack`, for use with `AnyLayout` and in custom containers.
public struct ZStackLayout: Layout {
    public var alignment: Alignment
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _ZStackCache
    public init(alignment: Alignment = .center) { self.alignment = alignment }
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.builtInLayout = ObjectIdentifier(Self.self)
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        cache.subviews = [Cache.Subview](repeating: .init(), count: subviews.count)
        if subviews.picked == nil { cache.version = subviews.record.nextVersion }
        return cache
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        let record = subviews.record
        guard let changes = record.changes, subviews.picked == nil, cache.version == record.version else {
            cache = makeCache(subviews: subviews)
            return
        }
        if let (range, count) = changes.replaced { cache.subviews.replaceSubrange(range, with: repeatElement(.init(), count: count)) }
        for index in changes.indices { cache.subviews[index].isKnown = false }
        cache.hasUnknown = true
        cache.version = record.nextVersion
    }

    /// Measures the subviews that are unknown for the proposal. Placement usually follows with the same proposal.
    @MainActor private static func measure(
        _ items: [ItemNode], _ proposal: ProposedViewSize, _ alignment: Alignment, _ cache: inout Cache
    ) {
        let isNewProposal = cache.proposal != proposal || cache.alignment != alignment
        guard isNewProposal || cache.hasUnknown else { return }
        (cache.proposal, cache.alignment, cache.hasUnknown) = (proposal, alignment, false)
        for index in cache.subviews.indices where isNewProposal || !cache.subviews[index].isKnown {
            let item = items[index], dimensions = item.dimensions(proposal)
            var guides = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
            // The centre of an infinite size cannot be subtracted.
            if !guides.x.isFinite { guides.x = 0 }
            if !guides.y.isFinite { guides.y = 0 }
            cache.subviews[index] = .init(priority: item.layoutPriority, size: dimensions.size, guides: guides, isKnown: true)
        }
    }

    /// The extent, before and after the common guides, of the subviews with the highest priority, which determine the size.
    private func extent(_ cache: Cache) -> (before: CGSize, after: CGSize) {
        var highest = -CGFloat.infinity
        for subview in cache.subviews { highest = max(highest, subview.priority) }
        var before = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity), after = before
        for subview in cache.subviews where subview.priority == highest {
            before.width = max(before.width, subview.guides.x)
            before.height = max(before.height, subview.guides.y)
            after.width = max(after.width, subview.size.width.minus(subview.guides.x))
            after.height = max(after.height, subview.size.height.minus(subview.guides.y))
        }
        return (before, after)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        // A custom layout built on this one may pass a cache created for other subviews.
        if cache.subviews.count != subviews.count { cache = makeCache(subviews: subviews) }
        onMainActor { [alignment] in Self.measure(subviews.all, proposal, alignment, &cache) }
        let (before, after) = extent(cache)
        return CGSize(width: before.width.plus(after.width), height: before.height.plus(after.height))
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard !subviews.isEmpty else { return }
        if cache.subviews.count != subviews.count { cache = makeCache(subviews: subviews) }
        // A single subview is laid out as if the stack were not there; several share the stack's size.
        let offer = subviews.count == 1 ? proposal : ProposedViewSize(bounds.size)
        onMainActor { [alignment] in Self.measure(subviews.all, offer, alignment, &cache) }
        let (before, _) = extent(cache)
        for (index, subview) in cache.subviews.enumerated() {
            subviews.place(index, at: CGPoint(
                x: bounds.minX.plus(before.width).minus(subview.guides.x),
                y: bounds.minY.plus(before.height).minus(subview.guides.y)), proposal: offer)
        }
    }
}
