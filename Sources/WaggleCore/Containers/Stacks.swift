// Stacks: views in a row, in a column, on top of one another.

import Foundation
import WaggleMotion
import WaggleGeometry

/// What a stack knows about its subviews. What a change did not touch is kept, so that of a thousand rows only those that changed are asked again.
public struct _StackCache: Sendable {
    struct Subview: Sendable, Equatable {
        var priority: Double
        /// Distance to the next subview.
        var spacingAfter: CGFloat
    }
    /// The least and the greatest length of a subview.
    struct Range: Sendable {
        var min: CGFloat = 0, max: CGFloat = 0
        /// False if the subview has to be asked.
        var isKnown = false
        var flexibility: CGFloat { max.isFinite ? max - min : .infinity }
        /// What is kept for a subview that has not been served yet.
        var reserve: CGFloat { min.isFinite ? min : 0 }
    }
    /// The ranges for one minor proposal.
    struct Ranges: Sendable {
        let minor: CGFloat?
        var values: [Range]
        var hasUnknown = true
        /// Another one each time that a range becomes another.
        var version = 0
    }
    /// What a subview got of a proposal.
    struct Part: Sendable {
        var size = CGSize.zero
        /// Where the guide of the subview lies that all share.
        var guide: CGFloat = 0
        var offer: CGFloat?
        /// False if the subview has to be asked.
        var isKnown = false
    }
    /// What the subviews got of one proposal.
    struct Arrangement: Sendable {
        var proposal: ProposedViewSize
        var parts: [Part]
        var hasUnknown = true
        /// The version of the ranges by which the proposal was divided; nil: it has to be divided.
        var divided: Int?
        /// The sum of the lengths, and how far the subviews reach to either side of the common guide.
        var length: CGFloat = 0, above = -CGFloat.infinity, below = -CGFloat.infinity
    }
    var subviews: [Subview] = []
    var totalSpacing: CGFloat = 0
    var hasPriorities = false
    /// For the last few minor proposals, and the last few proposals, oldest first.
    var ranges: [Ranges] = []
    var arrangements: [Arrangement] = []
    private var lastVersion = 0
    /// The state of the container's record that this cache knows.
    var version: LayoutRecord.Version?

    mutating func nextVersion() -> Int {
        lastVersion += 1
        return lastVersion
    }
    /// The subview at an index has to be asked again.
    mutating func forget(_ index: Int) {
        for list in ranges.indices {
            ranges[list].values[index].isKnown = false
            ranges[list].hasUnknown = true
        }
        for list in arrangements.indices {
            arrangements[list].parts[index].isKnown = false
            arrangements[list].hasUnknown = true
        }
    }
    /// Others stand in place of some subviews.
    mutating func replace(_ range: Swift.Range<Int>, count: Int) {
        subviews.replaceSubrange(range, with: repeatElement(Subview(priority: .nan, spacingAfter: .nan), count: count))
        for list in ranges.indices {
            ranges[list].values.replaceSubrange(range, with: repeatElement(Range(), count: count))
            ranges[list].hasUnknown = true
            ranges[list].version = nextVersion()
        }
        for list in arrangements.indices {
            arrangements[list].parts.replaceSubrange(range, with: repeatElement(Part(), count: count))
            arrangements[list].hasUnknown = true
            arrangements[list].divided = nil
        }
    }
}

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
        cache.version = subviews.record.nextVersion
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
            guard items.count > 1, cache.subviews.count > 1 else {
                // A single subview is not asked how far it stretches, so nothing is known of it.
                cache = makeCache(subviews)
                return
            }
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
        for list in cache.arrangements.indices { cache.arrangements[list].divided = nil }
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
        for range in ranges { available -= range.reserve }
        var start = 0
        while start < ranges.count {
            let priority = cache.subviews[order?[start] ?? start].priority
            var end = start
            while end < ranges.count {
                let index = order?[end] ?? end
                guard end == start || cache.subviews[index].priority == priority else { break }
                available += ranges[index].reserve
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
        for index in items.indices where !ranges.values[index].isKnown {
            // A single subview gets all there is; nobody has to know how flexible it is.
            let range = items.count == 1 ? _StackCache.Range(isKnown: true)
                : .init(min: items[index].sizeThatFits(least)[axis], max: items[index].sizeThatFits(most)[axis], isKnown: true)
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
        let place = arrange(proposal, subviews.all, &cache)
        var size = CGSize.zero
        size[axis] = cache.totalSpacing + cache.arrangements[place].length
        size[axis.other] = cache.arrangements[place].above + cache.arrangements[place].below
        return size
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) {
        guard !subviews.isEmpty else { return }
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

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        var result = ViewSpacing(all: .none)
        for item in subviews.all { result.formUnion(item.spacing, edges: axis == .horizontal ? .vertical : .horizontal) }
        if axis == .horizontal {
            result.leading = first.spacing.leading
            result.trailing = last.spacing.trailing
        } else {
            result.top = first.spacing.top
            result.bottom = last.spacing.bottom
        }
        return result
    }
}

/// The rule of `HStack`, for `AnyLayout` and for containers of one's own.
public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public typealias Cache = _StackCache
    public typealias AnimatableData = EmptyAnimatableData

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
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

/// The rule of `VStack`, for `AnyLayout` and for containers of one's own.
public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public typealias Cache = _StackCache
    public typealias AnimatableData = EmptyAnimatableData

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
    private var rule: StackRule { StackRule(axis: .vertical, guide: alignment.key, spacing: spacing) }
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

/// What a depth stack finds out about its subviews once.
public struct _ZStackCache: Sendable {
    struct Subview: Sendable {
        var priority: Double
        /// The size and the common guides for the proposal asked about last.
        var size: CGSize
        var guides: CGPoint
    }
    var subviews: [Subview] = []
    var proposal: ProposedViewSize?
    var alignment: Alignment?
}

/// The rule of `ZStack`, for `AnyLayout` and for containers of one's own.
public struct ZStackLayout: Layout {
    public var alignment: Alignment
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _ZStackCache
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func makeCache(subviews: Subviews) -> Cache { _ZStackCache() }

    /// Asks each subview once for a proposal; the placement that follows the measuring mostly has the same.
    @MainActor private func measure(_ items: [ItemNode], _ proposal: ProposedViewSize, _ cache: inout Cache) {
        if let known = cache.proposal, known == proposal, cache.alignment == alignment, cache.subviews.count == items.count { return }
        (cache.proposal, cache.alignment) = (proposal, alignment)
        cache.subviews.removeAll(keepingCapacity: true)
        cache.subviews.reserveCapacity(items.count)
        for item in items {
            let dimensions = item.dimensions(proposal)
            cache.subviews.append(.init(priority: item.layoutPriority, size: dimensions.size,
                                        guides: CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])))
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
        onMainActor { measure(subviews.all, proposal, &cache) }
        let (before, after) = extent(cache)
        return CGSize(width: before.width + after.width, height: before.height + after.height)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard !subviews.isEmpty else { return }
        let offer = ProposedViewSize(bounds.size)
        onMainActor { measure(subviews.all, offer, &cache) }
        let (before, _) = extent(cache)
        for (index, subview) in cache.subviews.enumerated() {
            subviews[index].place(at: CGPoint(x: bounds.minX + before.width - subview.guides.x, y: bounds.minY + before.height - subview.guides.y), proposal: offer)
        }
    }
}

/// Views side by side, from where reading begins.
nonisolated public struct HStack<Content: View>: View {
    let layout: HStackLayout
    let content: Content
    /// - Parameter spacing: points between neighbours; nil: what they prefer, mostly 8.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { LayoutContainer.makeNode(view.layout, view.content, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { LayoutContainer.updateNode(node, view.layout, view.content) }
    public static var _isUnary: Bool { true }
}

/// Views one below the other.
nonisolated public struct VStack<Content: View>: View {
    let layout: VStackLayout
    let content: Content
    /// - Parameter spacing: points between neighbours; nil: what they prefer, mostly 8.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { LayoutContainer.makeNode(view.layout, view.content, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { LayoutContainer.updateNode(node, view.layout, view.content) }
    public static var _isUnary: Bool { true }
}

/// Views on top of one another, the first at the back.
nonisolated public struct ZStack<Content: View>: View {
    let layout: ZStackLayout
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { LayoutContainer.makeNode(view.layout, view.content, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { LayoutContainer.updateNode(node, view.layout, view.content) }
    public static var _isUnary: Bool { true }
}

/// Views arranged by a layout.
nonisolated struct LayoutContainer<L: Layout, Content: View>: View {
    let layout: L
    let content: Content
    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { makeNode(view.layout, view.content, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) { updateNode(node, view.layout, view.content) }
    static var _isUnary: Bool { true }

    @MainActor static func makeNode(_ layout: L, _ content: Content, _ inputs: ViewInputs) -> ViewNode {
        let node = LayoutNode(layout, inputs)
        node.adopt(Content._makeNode(content, in: inputs.child(of: node)))
        return node
    }
    @MainActor static func updateNode(_ node: ViewNode, _ layout: L, _ content: Content) {
        let node = unsafeDowncast(node, to: LayoutNode<L>.self)
        node.update(layout)
        Content._updateNode(node.content, with: content)
    }
}
