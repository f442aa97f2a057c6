// The rule of views on top of one another.

import Foundation
import WaggleMotion
import WaggleGeometry

/// What a depth stack knows about its subviews for the proposal asked about last.
public struct _ZStackCache: Sendable {
    struct Subview: Sendable {
        var priority: Double = 0
        var size = CGSize.zero
        /// Where the common guides lie.
        var guides = CGPoint.zero
        /// False if the subview has to be asked.
        var isKnown = false
    }
    var subviews: [Subview] = []
    var hasUnknown = true
    var proposal: ProposedViewSize?
    var alignment: Alignment?
    /// The state of the container's record that this cache knows.
    var version: LayoutRecord.Version?
}

/// The rule of `ZStack`, for `AnyLayout` and for containers of one's own.
public struct ZStackLayout: Layout {
    public var alignment: Alignment
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _ZStackCache
    public init(alignment: Alignment = .center) { self.alignment = alignment }

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

    /// Asks the subviews that are not known for the proposal; the placement that follows the measuring mostly has the same.
    @MainActor private static func measure(_ items: [ItemNode], _ proposal: ProposedViewSize, _ alignment: Alignment, _ cache: inout Cache) {
        let isAnother = cache.proposal != proposal || cache.alignment != alignment
        guard isAnother || cache.hasUnknown else { return }
        (cache.proposal, cache.alignment, cache.hasUnknown) = (proposal, alignment, false)
        for index in cache.subviews.indices where isAnother || !cache.subviews[index].isKnown {
            let item = items[index], dimensions = item.dimensions(proposal)
            cache.subviews[index] = .init(priority: item.layoutPriority, size: dimensions.size,
                                          guides: CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical]), isKnown: true)
        }
    }

    /// How far the subviews that decide the size, those of the highest priority, reach before and after the common guides.
    private func extent(_ cache: Cache) -> (before: CGSize, after: CGSize) {
        var highest = -CGFloat.infinity
        for subview in cache.subviews { highest = max(highest, subview.priority) }
        var before = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity), after = before
        for subview in cache.subviews where subview.priority == highest {
            before.width = max(before.width, subview.guides.x)
            before.height = max(before.height, subview.guides.y)
            after.width = max(after.width, subview.size.width - subview.guides.x)
            after.height = max(after.height, subview.size.height - subview.guides.y)
        }
        return (before, after)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        // A layout that is made of this one may bring a cache of other subviews.
        if cache.subviews.count != subviews.count { cache = makeCache(subviews: subviews) }
        onMainActor { [alignment] in Self.measure(subviews.all, proposal, alignment, &cache) }
        let (before, after) = extent(cache)
        return CGSize(width: before.width + after.width, height: before.height + after.height)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard !subviews.isEmpty else { return }
        if cache.subviews.count != subviews.count { cache = makeCache(subviews: subviews) }
        let offer = ProposedViewSize(bounds.size)
        onMainActor { [alignment] in Self.measure(subviews.all, offer, alignment, &cache) }
        let (before, _) = extent(cache)
        for (index, subview) in cache.subviews.enumerated() {
            subviews.place(index, at: CGPoint(x: bounds.minX + before.width - subview.guides.x, y: bounds.minY + before.height - subview.guides.y), proposal: offer)
        }
    }
}
