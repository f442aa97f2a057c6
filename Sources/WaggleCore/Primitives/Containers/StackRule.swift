// How rows and columns size and place their subviews.

import Foundation
import WaggleGeometry

/// The rule of rows and columns, on either axis.
///
/// Plain loops: a closure that is made on the main actor and called by the standard library asks each time where it runs.
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
        cache.subviews = [_StackCache.Subview](repeating: .init(priority: .nan, spacingAfter: .nan), count: items.count)
        if refresh(0..<items.count, items, &cache) { total(&cache) }
        // The record tells of all subviews; a cache of some is made anew each time.
        if subviews.picked == nil { cache.version = subviews.record.nextVersion }
        return cache
    }

    func update(_ cache: inout _StackCache, _ subviews: LayoutSubviews) {
        let record = subviews.record
        guard let changes = record.changes, subviews.picked == nil, cache.version == record.version else {
            cache = makeCache(subviews)
            return
        }
        let items = subviews.items
        var isOther = false
        if let (range, count) = changes.replaced {
            cache.replace(range, count: count)
            _ = refresh(max(range.lowerBound - 1, 0)..<min(range.lowerBound + count + 1, items.count), items, &cache)
            isOther = true
        }
        for index in changes.indices {
            cache.forget(index)
            if refresh((spacing == nil ? max(index - 1, 0) : index)..<index + 1, items, &cache) { isOther = true }
        }
        if isOther { total(&cache) }
        cache.version = record.nextVersion
    }

    /// Finds out priorities and distances of some subviews.
    /// - Returns: true if any is another than before.
    private func refresh(_ indices: Range<Int>, _ items: [ItemNode], _ cache: inout _StackCache) -> Bool {
        var isOther = false
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
                isOther = true
            }
        }
        return isOther
    }
    private func total(_ cache: inout _StackCache) {
        cache.totalSpacing = 0
        cache.hasPriorities = false
        for subview in cache.subviews {
            cache.totalSpacing += subview.spacingAfter
            if subview.priority != cache.subviews[0].priority { cache.hasPriorities = true }
        }
        findNeeds(&cache)
        for list in cache.arrangements.indices { cache.arrangements[list].divided = nil }
    }

    /// Finds out what has to be known of the subviews' ranges.
    private func findNeeds(_ cache: inout _StackCache) {
        cache.needs.removeAll(keepingCapacity: true)
        for list in cache.ranges.indices { cache.ranges[list].hasUnknown = true }
        guard cache.hasPriorities else { return }
        var members: [Double: Int] = [:], highest = -Double.infinity
        for subview in cache.subviews {
            members[subview.priority, default: 0] += 1
            highest = max(highest, subview.priority)
        }
        for subview in cache.subviews {
            let isAlone = members[subview.priority] == 1
            cache.needs.append(!isAlone ? .both : subview.priority == highest ? .nothing : .least)
        }
    }

    private func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
        axis == .horizontal ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
    }

    /// Works out what the subviews get when the stack is offered the proposal, unless it is known.
    /// - Returns: where the arrangement is in the cache.
    private func arrange(_ proposal: ProposedViewSize, _ items: [ItemNode], _ cache: inout _StackCache) -> Int {
        var found: Int?
        for index in cache.arrangements.indices where cache.arrangements[index].proposal == proposal { found = index }
        if found == nil, cache.arrangements.count < 3 {
            cache.arrangements.append(.init(proposal: proposal, parts: .init(repeating: .init(), count: items.count)))
        } else if found == nil {
            // The memory of the oldest serves the new one.
            var oldest = cache.arrangements.removeFirst()
            oldest.proposal = proposal
            (oldest.hasUnknown, oldest.divided) = (true, nil)
            for index in oldest.parts.indices { oldest.parts[index].isKnown = false }
            cache.arrangements.append(oldest)
        }
        let place = found ?? cache.arrangements.count - 1
        let isDivided = proposal[axis] == nil || cache.arrangements[place].divided != nil
        if isDivided, !cache.arrangements[place].hasUnknown { return place }
        // Taken out of the cache, so that it is changed where it lies.
        var arrangement = _StackCache.Arrangement(proposal: proposal, parts: [])
        swap(&arrangement, &cache.arrangements[place])
        fill(&arrangement, items, &cache)
        swap(&arrangement, &cache.arrangements[place])
        return place
    }

    private func fill(_ arrangement: inout _StackCache.Arrangement, _ items: [ItemNode], _ cache: inout _StackCache) {
        let minor = arrangement.proposal[axis.other]
        if let major = arrangement.proposal[axis] {
            let known = rangesIndex(minor, items, &cache), version = cache.ranges[known].version
            if arrangement.divided != version || !refill(&arrangement.parts, minor, items) {
                divide(major - cache.totalSpacing, minor, items, cache.ranges[known].values, cache, &arrangement.parts)
            }
            arrangement.divided = version
        } else {
            for index in items.indices where !arrangement.parts[index].isKnown { ask(items[index], &arrangement.parts[index], nil, minor) }
        }
        arrangement.hasUnknown = false
        (arrangement.length, arrangement.above, arrangement.below) = (0, -.infinity, -.infinity)
        for part in arrangement.parts {
            arrangement.length += part.size[axis]
            arrangement.above = max(arrangement.above, part.guide)
            arrangement.below = max(arrangement.below, part.size[axis.other] - part.guide)
        }
    }

    /// Asks a subview for its size and guide.
    private func ask(_ item: ItemNode, _ part: inout _StackCache.Part, _ offer: CGFloat?, _ minor: CGFloat?) {
        let proposal = proposal(major: offer, minor: minor)
        let size = item.sizeThatFits(proposal)
        part.guide = item.explicitAlignment(guide, in: size, proposal: proposal)
            ?? guide.id.defaultValue(in: ViewDimensions(item: item, size: size, proposal: proposal))
        (part.size, part.offer, part.isKnown) = (size, offer, true)
    }

    /// Asks those that changed, with what they were offered before.
    /// - Returns: false if one takes another length than before, so that the others are to be offered something else.
    private func refill(_ parts: inout [_StackCache.Part], _ minor: CGFloat?, _ items: [ItemNode]) -> Bool {
        for index in parts.indices where !parts[index].isKnown {
            guard let offer = parts[index].offer else { return false }
            let length = parts[index].size[axis]
            ask(items[index], &parts[index], offer, minor)
            if parts[index].size[axis] != length { return false }
        }
        return true
    }

    /// Least flexible first within a priority; each is offered an equal part of what is left.
    private func divide(_ total: CGFloat, _ minor: CGFloat?, _ items: [ItemNode], _ ranges: [_StackCache.Range], _ cache: _StackCache, _ parts: inout [_StackCache.Part]) {
        let order = order(ranges, cache)
        var available = total
        for index in ranges.indices where cache.need(index) != .nothing { available -= ranges[index].reserve }
        var start = 0
        while start < ranges.count {
            let priority = cache.subviews[order?[start] ?? start].priority
            var end = start
            while end < ranges.count {
                let index = order?[end] ?? end
                guard end == start || cache.subviews[index].priority == priority else { break }
                if cache.need(index) != .nothing { available += ranges[index].reserve }
                end += 1
            }
            for position in start..<end {
                let index = order?[position] ?? position
                let length = max(available / CGFloat(end - position), 0)
                if !parts[index].isKnown || parts[index].offer != length { ask(items[index], &parts[index], length, minor) }
                available -= parts[index].size[axis]
            }
            start = end
        }
    }

    /// In which order the subviews are served; nil: as they stand.
    private nonisolated func order(_ ranges: [_StackCache.Range], _ cache: _StackCache) -> [Int]? {
        func isBefore(_ a: Int, _ b: Int) -> Bool {
            if cache.hasPriorities, cache.subviews[a].priority != cache.subviews[b].priority { return cache.subviews[a].priority > cache.subviews[b].priority }
            let x = ranges[a].flexibility, y = ranges[b].flexibility
            if x != y { return x < y }
            if x == .infinity, ranges[a].min != ranges[b].min { return ranges[a].min > ranges[b].min }
            return a < b
        }
        var index = 1
        // Most stacks hold equals, or few: nothing to sort, or sorted in passing.
        while index < ranges.count, !isBefore(index, index - 1) { index += 1 }
        guard index < ranges.count else { return nil }
        var order = Array(ranges.indices)
        guard order.count <= 16 else { return order.sorted(by: isBefore) }
        while index < order.count {
            let moved = order[index]
            var place = index
            while place > 0, isBefore(moved, order[place - 1]) {
                order[place] = order[place - 1]
                place -= 1
            }
            order[place] = moved
            index += 1
        }
        return order
    }

    /// Where the ranges for the minor proposal are in the cache, all of them known.
    private func rangesIndex(_ minor: CGFloat?, _ items: [ItemNode], _ cache: inout _StackCache) -> Int {
        var found: Int?
        for index in cache.ranges.indices where cache.ranges[index].minor == minor { found = index }
        if found == nil {
            if cache.ranges.count > 2 { cache.ranges.removeFirst() }
            cache.ranges.append(.init(minor: minor, values: .init(repeating: .init(), count: items.count)))
        }
        let place = found ?? cache.ranges.count - 1
        guard cache.ranges[place].hasUnknown else { return place }
        var ranges = _StackCache.Ranges(minor: minor, values: [])
        swap(&ranges, &cache.ranges[place])
        let least = proposal(major: 0, minor: minor), most = proposal(major: .infinity, minor: minor)
        var isOther = false
        for index in items.indices {
            let need = cache.need(index), known = ranges.values[index].known
            if need == .nothing || known == .both || known == need { continue }
            var range = _StackCache.Range(min: items[index].sizeThatFits(least)[axis], known: need)
            if need == .both { range.max = items[index].sizeThatFits(most)[axis] }
            if range.min != ranges.values[index].min || range.max != ranges.values[index].max { isOther = true }
            ranges.values[index] = range
        }
        if isOther || ranges.version == 0 { ranges.version = cache.nextVersion() }
        ranges.hasUnknown = false
        swap(&ranges, &cache.ranges[place])
        return place
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        // A layout that is made of this one may bring a cache of other subviews.
        if cache.subviews.count != subviews.count { cache = makeCache(subviews) }
        let place = arrange(proposal, subviews.all, &cache)
        var size = CGSize.zero
        size[axis] = cache.totalSpacing + cache.arrangements[place].length
        size[axis.other] = cache.arrangements[place].above + cache.arrangements[place].below
        return size
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) {
        guard !subviews.isEmpty else { return }
        if cache.subviews.count != subviews.count { cache = makeCache(subviews) }
        var final = proposal
        if final[axis.other] == nil { final[axis.other] = bounds.size[axis.other] }
        let place = arrange(final, subviews.all, &cache)
        // The subviews as a whole keep the stack's own extent; the common guide lies `above` from its beginning.
        let line = bounds.origin[axis.other] + cache.arrangements[place].above
        var position = bounds.origin[axis]
        for index in cache.subviews.indices {
            let part = cache.arrangements[place].parts[index]
            var point = CGPoint.zero
            point[axis] = position
            point[axis.other] = line - part.guide
            subviews.place(index, at: point, proposal: self.proposal(major: part.offer, minor: final[axis.other]))
            position += part.size[axis] + cache.subviews[index].spacingAfter
        }
    }

    /// Across the stack the union of the subviews' wishes; at its ends those of the first and the last.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        let items = subviews.all
        guard !items.isEmpty else { return .zero }
        var result = ViewSpacing(all: .none)
        for index in items.indices {
            // Each is asked once: in nested stacks a second question would double with every level.
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
