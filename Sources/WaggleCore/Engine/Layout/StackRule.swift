// The layout algorithm of HStack and VStack.

import Foundation
import WaggleGeometry

/// The layout algorithm of stacks, for either axis. The major axis runs along the stack, the minor axis across it.
///
/// It uses plain loops: a main-actor closure called by the standard library checks its executor on every call.
@MainActor
struct StackRule {
    let axis: Axis
    let guide: AlignmentKey
    let spacing: CGFloat?

    nonisolated init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.guide = guide
        self.spacing = spacing?.usable(for: "spacing", else: 0)
    }

    func makeCache(_ subviews: LayoutSubviews) -> _StackCache {
        var cache = _StackCache()
        let items = subviews.all
        cache.subviews = Array(filledWith: .init(priority: .nan, spacingAfter: .nan), count: items.count)
        if refresh(0..<items.count, items, &cache) { total(&cache) }
        // The record tracks changes of all subviews; a cache for a subset is created each time.
        if subviews.picked == nil { cache.version = subviews.record.nextVersion }
        return cache
    }

    func update(_ cache: inout _StackCache, _ subviews: LayoutSubviews) {
        let record = subviews.record
        guard let changes = record.changes, subviews.picked == nil, cache.version == record.version else {
            cache = makeCache(subviews)
            return
        }
        let items = record.items
        var hasChanged = false
        if let (range, count) = changes.replaced {
            cache.replace(range, count: count)
            _ = refresh(max(range.lowerBound - 1, 0)..<min(range.lowerBound + count + 1, items.count), items, &cache)
            hasChanged = true
        }
        for index in changes.indices {
            cache.forget(index)
            if refresh((spacing == nil ? max(index - 1, 0) : index)..<index + 1, items, &cache) { hasChanged = true }
        }
        if hasChanged { total(&cache) }
        cache.version = record.nextVersion
    }

    /// Updates the priorities and distances of some subviews.
    /// - Returns: true if any changed.
    private func refresh(_ indices: Range<Int>, _ items: [ItemNode], _ cache: inout _StackCache) -> Bool {
        var hasChanged = false
        var next = spacing == nil && !indices.isEmpty ? items[indices.lowerBound].spacing : nil
        for index in indices {
            var distance: CGFloat = 0
            if index + 1 < items.count {
                if let spacing {
                    distance = spacing
                } else {
                    let own = next ?? ViewSpacing(), following = items[index + 1].spacing
                    distance = own.distance(to: following, along: axis)
                    next = following
                }
            }
            let subview = _StackCache.Subview(priority: items[index].layoutPriority, spacingAfter: distance)
            if cache.subviews[index] != subview {
                cache.subviews[index] = subview
                hasChanged = true
            }
        }
        return hasChanged
    }
    private func total(_ cache: inout _StackCache) {
        cache.totalSpacing = 0
        cache.hasPriorities = false
        for subview in cache.subviews {
            cache.totalSpacing = cache.totalSpacing.plus(subview.spacingAfter)
            if subview.priority != cache.subviews[0].priority { cache.hasPriorities = true }
        }
        findNeeds(&cache)
        for list in cache.arrangements.indices { cache.arrangements[list].divided = nil }
    }

    /// Determines which range ends matter.
    private func findNeeds(_ cache: inout _StackCache) {
        cache.needs.removeAll(keepingCapacity: true)
        for list in cache.ranges.indices { cache.ranges[list].hasUnknown = true }
        guard cache.hasPriorities else { return }
        var highest = -Double.infinity
        for subview in cache.subviews { highest = max(highest, subview.priority) }
        cache.needs.reserveCapacity(cache.subviews.count)
        for index in cache.subviews.indices {
            let priority = cache.subviews[index].priority
            cache.needs.append(!isAlone(index, cache) ? .both : priority == highest ? .nothing : .least)
        }
    }
    /// True if no other subview has the same priority. Programs use few priorities, so the search is usually short.
    private nonisolated func isAlone(_ index: Int, _ cache: _StackCache) -> Bool {
        let priority = cache.subviews[index].priority
        for other in cache.subviews.indices where other != index && cache.subviews[other].priority == priority { return false }
        return true
    }

    private func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
        axis == .horizontal ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
    }

    // Measuring recurses through the functions below once per level of nested stacks. They are short so that deep trees do not exhaust the
    // call stack.

    /// Divides the proposal among the subviews unless the result is cached.
    /// - Returns: the index of the arrangement in the cache.
    private func arrange(_ proposal: ProposedViewSize, _ items: [ItemNode], _ cache: inout _StackCache) -> Int {
        let arrangement = cache.arrangementIndex(proposal)
        if !cache.isArranged(arrangement, axis) { fill(arrangement, items, &cache) }
        return arrangement
    }

    private func fill(_ arrangement: Int, _ items: [ItemNode], _ cache: inout _StackCache) {
        let proposal = cache.arrangements[arrangement].proposal, minor = proposal[axis.other]
        // Taken out of the cache, so that it is mutated without a copy.
        var parts: [_StackCache.Part] = []
        swap(&parts, &cache.arrangements[arrangement].parts)
        if let major = proposal[axis] {
            let known = rangesIndex(minor, items, &cache), version = cache.ranges[known].version
            let isDivided = cache.arrangements[arrangement].divided == version
            if !isDivided || !refill(&parts, minor, items, cache.ranges[known].values) {
                let isFilled = divide(major.minus(cache.totalSpacing), minor, items, cache.ranges[known].values, cache, &parts)
                cache.arrangements[arrangement].isFilled = isFilled
            }
            cache.arrangements[arrangement].divided = version
        } else {
            for index in items.indices where !parts[index].isKnown { ask(items[index], &parts[index], nil, minor) }
        }
        swap(&parts, &cache.arrangements[arrangement].parts)
        cache.arrangements[arrangement].sum(along: axis)
    }

    /// Measures a subview and its guide.
    private func ask(_ item: ItemNode, _ part: inout _StackCache.Part, _ offer: CGFloat?, _ minor: CGFloat?) {
        let proposal = proposal(major: offer, minor: minor)
        set(item.sizeThatFits(proposal), proposal, item, &part)
        part.offer = offer
    }
    private func set(_ size: CGSize, _ proposal: ProposedViewSize, _ item: ItemNode, _ part: inout _StackCache.Part) {
        part.guide = item.explicitAlignment(guide, in: size, proposal: proposal)
            ?? guide.id.defaultValue(in: ViewDimensions(item: item, size: size, proposal: proposal))
        (part.size, part.isKnown) = (size, true)
    }

    /// Offers a length to a subview. The subview is not measured again if its range determines the answer: offered more than its maximum,
    /// it takes its maximum; a rigid subview has only one size.
    private func serve(_ item: ItemNode, _ part: inout _StackCache.Part, _ offer: CGFloat, _ minor: CGFloat?, _ range: _StackCache.Range) {
        // A filled aspect ratio makes an infinite length infinite across the stack, too.
        guard range.answers(offer), range.sizeAtMost[axis.other].isFinite || minor == .infinity,
              !item.containsCustomLayout else { return ask(item, &part, offer, minor) }
        set(range.sizeAtMost, proposal(major: .infinity, minor: minor), item, &part)
        part.offer = offer
    }

    /// Measures the changed subviews with their previous offers.
    /// - Returns: false if one of them takes a different length, which changes the offers of the others.
    private func refill(_ parts: inout [_StackCache.Part], _ minor: CGFloat?, _ items: [ItemNode], _ ranges: [_StackCache.Range]) -> Bool {
        for index in parts.indices where !parts[index].isKnown {
            guard let offer = parts[index].offer else { return false }
            let length = parts[index].size[axis]
            serve(items[index], &parts[index], offer, minor, ranges[index])
            if parts[index].size[axis] != length { return false }
        }
        return true
    }

    /// Serves higher priorities first and, within one priority, the least flexible subviews first; each is offered an equal share
    /// of the rest.
    /// - Returns: true if the last one took all of the rest.
    private func divide(
        _ total: CGFloat, _ minor: CGFloat?, _ items: [ItemNode], _ ranges: [_StackCache.Range], _ cache: _StackCache,
        _ parts: inout [_StackCache.Part]
    ) -> Bool {
        let order = order(ranges, cache)
        var available = total, start = 0, isFilled = false
        while start < ranges.count {
            let end = endOfPriority(from: start, order, cache), kept = kept(from: end, order, ranges, cache)
            for position in start..<end {
                let index = order?[position] ?? position
                let offer = available.minus(kept).share(of: end - position)
                if !parts[index].isKnown || parts[index].offer != offer { serve(items[index], &parts[index], offer, minor, ranges[index]) }
                isFilled = parts[index].size[axis] == available
                available = available.minus(parts[index].size[axis])
            }
            start = end
        }
        return isFilled
    }

    /// The index in the order where the subviews of lower priority begin.
    private nonisolated func endOfPriority(from start: Int, _ order: [Int]?, _ cache: _StackCache) -> Int {
        guard cache.hasPriorities else { return cache.subviews.count }
        let priority = cache.subviews[order?[start] ?? start].priority
        var end = start + 1
        while end < cache.subviews.count, cache.subviews[order?[end] ?? end].priority == priority { end += 1 }
        return end
    }

    /// The total minimum length reserved for the subviews of lower priority, from an index in the order on.
    private nonisolated func kept(from start: Int, _ order: [Int]?, _ ranges: [_StackCache.Range], _ cache: _StackCache) -> CGFloat {
        guard cache.hasPriorities else { return 0 }
        var kept: CGFloat = 0, position = ranges.count
        while position > start {
            position -= 1
            let index = order?[position] ?? position
            if cache.need(index) != .nothing { kept = kept.plus(ranges[index].reserve) }
        }
        return kept
    }

    /// The order in which the subviews are served; nil for source order.
    private nonisolated func order(_ ranges: [_StackCache.Range], _ cache: _StackCache) -> [Int]? {
        func isBefore(_ a: Int, _ b: Int) -> Bool {
            if cache.hasPriorities, cache.subviews[a].priority != cache.subviews[b].priority {
                return cache.subviews[a].priority > cache.subviews[b].priority
            }
            let x = ranges[a].flexibility, y = ranges[b].flexibility
            if x != y { return x < y }
            if x == .infinity, ranges[a].min != ranges[b].min { return ranges[a].min > ranges[b].min }
            return a < b
        }
        var index = 1
        // Most stacks are already in order, or small enough for an insertion sort.
        while index < ranges.count, !isBefore(index, index - 1) { index += 1 }
        guard index < ranges.count else { return nil }
        var order = Array(ranges.indices)
        guard order.count <= 16 else { return order.sorted(by: isBefore) }
        while index < order.count {
            let moved = order[index]
            var slot = index
            while slot > 0, isBefore(moved, order[slot - 1]) {
                order[slot] = order[slot - 1]
                slot -= 1
            }
            order[slot] = moved
            index += 1
        }
        return order
    }

    /// Measures all needed ranges for the minor proposal.
    /// - Returns: their index in the cache.
    private func rangesIndex(_ minor: CGFloat?, _ items: [ItemNode], _ cache: inout _StackCache) -> Int {
        var found: Int?
        for index in cache.ranges.indices where cache.ranges[index].minor == minor { found = index }
        if found == nil {
            if cache.ranges.count > 2 { cache.ranges.removeFirst() }
            cache.ranges.reserveCapacity(3)
            cache.ranges.append(.init(minor: minor, values: Array(filledWith: .init(), count: items.count)))
        }
        let slot = found ?? cache.ranges.count - 1
        guard cache.ranges[slot].hasUnknown else { return slot }
        var ranges = _StackCache.Ranges(minor: minor, values: [])
        swap(&ranges, &cache.ranges[slot])
        var hasChanged = false
        for index in items.indices {
            let need = cache.need(index), known = ranges.values[index].known
            if need == .nothing || known == .both || known == need { continue }
            let range = range(of: items[index], minor, need)
            if !range.isSame(as: ranges.values[index]) { hasChanged = true }
            ranges.values[index] = range
        }
        if hasChanged || ranges.version == 0 { ranges.version = cache.nextVersion() }
        ranges.hasUnknown = false
        swap(&ranges, &cache.ranges[slot])
        return slot
    }

    private func range(of item: ItemNode, _ minor: CGFloat?, _ need: _StackCache.RangeNeed) -> _StackCache.Range {
        let least = item.sizeThatFits(proposal(major: 0, minor: minor))
        var range = _StackCache.Range(min: least[axis], known: need)
        guard need == .both else { return range }
        range.sizeAtMost = item.sizeThatFits(proposal(major: .infinity, minor: minor))
        range.max = range.sizeAtMost[axis]
        range.isRigid = least == range.sizeAtMost
        return range
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        // A custom layout built on this one may pass a cache created for other subviews.
        if cache.subviews.count != subviews.count { cache = makeCache(subviews) }
        let arrangement = arrange(proposal, subviews.all, &cache)
        var size = CGSize.zero
        size[axis] = cache.length(ofArrangement: arrangement, along: axis)
        size[axis.other] = cache.arrangements[arrangement].above.plus(cache.arrangements[arrangement].below)
        return size
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) {
        guard !subviews.isEmpty else { return }
        if cache.subviews.count != subviews.count { cache = makeCache(subviews) }
        var final = proposal
        if final[axis.other] == nil { final[axis.other] = bounds.size[axis.other] }
        let arrangement = arrange(final, subviews.all, &cache)
        // The common guide is `above` points from the stack's edge.
        let line = bounds.origin[axis.other].plus(cache.arrangements[arrangement].above)
        var position = bounds.origin[axis]
        for index in cache.subviews.indices {
            let part = cache.arrangements[arrangement].parts[index]
            var point = CGPoint.zero
            point[axis] = position
            point[axis.other] = line.minus(part.guide)
            subviews.place(index, at: point, proposal: self.proposal(major: part.offer, minor: final[axis.other]))
            position = position.plus(part.size[axis]).plus(cache.subviews[index].spacingAfter)
        }
    }

    /// The union of all subviews' preferences across the stack; along it, those of the first and the last subview.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        let items = subviews.all
        guard !items.isEmpty else { return .zero }
        var result = ViewSpacing(all: .none)
        for index in items.indices {
            // Read once per subview: each further read would multiply with every level of nested stacks.
            let own = items[index].spacing
            result.formUnion(own, edges: axis == .horizontal ? .vertical : .horizontal)
            if index == 0 {
                if axis == .horizontal { result.leading = own.leading } else { result.top = own.top }
            }
            if index == items.count - 1 {
                if axis == .horizontal { result.trailing = own.trailing } else { result.bottom = own.bottom }
            }
        }
        return result
    }
}
