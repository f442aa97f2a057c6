// Stacks: views in a row, in a column, on top of one another.

import Foundation
import WaggleMotion
import WaggleGeometry

/// What a stack finds out about its subviews once.
public struct _StackCache: Sendable {
    struct Item: Sendable {
        let priority: Double
        /// Distance to the next subview.
        let spacingAfter: CGFloat
    }
    /// The least and the greatest length of a subview.
    struct Range: Sendable {
        var min: CGFloat, max: CGFloat
        var flexibility: CGFloat { max.isFinite ? max - min : .infinity }
        /// What is kept for a subview that has not been served yet.
        var reserve: CGFloat { min.isFinite ? min : 0 }
    }
    /// The lengths and sizes last worked out, for the placement that follows the measuring.
    struct Arrangement: Sendable {
        var proposal: ProposedViewSize
        var sizes: [CGSize]
        var offers: [CGFloat?]
        /// How far the subviews reach to either side of the common guide, and where each one's guide lies.
        var above = -CGFloat.infinity, below = -CGFloat.infinity
        var guides: [CGFloat] = []
    }
    var items: [Item] = []
    var totalSpacing: CGFloat = 0
    var hasPriorities = false
    /// For the last few minor proposals.
    var ranges: [(minor: CGFloat?, ranges: [Range])] = []
    var last: Arrangement?
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
        cache.items.reserveCapacity(items.count)
        var next = spacing == nil ? items.first?.spacing : nil
        for index in items.indices {
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
            let priority = items[index].layoutPriority
            cache.items.append(.init(priority: priority, spacingAfter: distance))
            cache.totalSpacing += distance
            if priority != cache.items[0].priority { cache.hasPriorities = true }
        }
        return cache
    }

    private func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
        axis == .horizontal ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
    }

    /// Works out the sizes of the subviews when the stack is offered the proposal, unless they are known.
    private func arrange(_ proposal: ProposedViewSize, _ items: [ItemNode], _ cache: inout _StackCache) {
        if let last = cache.last, last.proposal == proposal { return }
        let minor = proposal[axis.other]
        var result = _StackCache.Arrangement(proposal: proposal, sizes: [], offers: [])
        if let major = proposal[axis] {
            divide(major - cache.totalSpacing, minor, items, &cache, &result)
        } else {
            let offer = self.proposal(major: nil, minor: minor)
            result.sizes.reserveCapacity(items.count)
            for item in items { result.sizes.append(item.sizeThatFits(offer)) }
            result.offers = [CGFloat?](repeating: nil, count: items.count)
        }
        result.guides.reserveCapacity(items.count)
        for index in items.indices {
            let size = result.sizes[index]
            let dimensions = ViewDimensions(item: items[index], size: size, proposal: self.proposal(major: result.offers[index], minor: minor))
            let guide = items[index].explicitAlignment(self.guide, in: size, proposal: dimensions.proposal) ?? self.guide.id.defaultValue(in: dimensions)
            result.guides.append(guide)
            result.above = max(result.above, guide)
            result.below = max(result.below, size[axis.other] - guide)
        }
        cache.last = result
    }

    /// Least flexible first within a priority; each is offered an equal part of what is left.
    private func divide(_ total: CGFloat, _ minor: CGFloat?, _ items: [ItemNode], _ cache: inout _StackCache, _ result: inout _StackCache.Arrangement) {
        let known = rangesIndex(minor, items, &cache)
        let ranges = cache.ranges[known].ranges
        let order = order(ranges, cache)
        var available = total
        for range in ranges { available -= range.reserve }
        result.sizes = [CGSize](repeating: .zero, count: items.count)
        result.offers = [CGFloat?](repeating: nil, count: items.count)
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count, cache.items[order[end]].priority == cache.items[order[start]].priority {
                available += ranges[order[end]].reserve
                end += 1
            }
            for position in start..<end {
                let index = order[position]
                let length = max(available / CGFloat(end - position), 0)
                let size = items[index].sizeThatFits(proposal(major: length, minor: minor))
                result.sizes[index] = size
                result.offers[index] = length
                available -= size[axis]
            }
            start = end
        }
    }

    /// In which order the subviews are served.
    private nonisolated func order(_ ranges: [_StackCache.Range], _ cache: _StackCache) -> [Int] {
        func isBefore(_ a: Int, _ b: Int) -> Bool {
            if cache.hasPriorities, cache.items[a].priority != cache.items[b].priority { return cache.items[a].priority > cache.items[b].priority }
            let x = ranges[a].flexibility, y = ranges[b].flexibility
            if x != y { return x < y }
            if x == .infinity, ranges[a].min != ranges[b].min { return ranges[a].min > ranges[b].min }
            return a < b
        }
        var order = Array(ranges.indices), index = 1
        // Most stacks hold equals, or few: nothing to sort, or sorted in passing.
        while index < order.count, !isBefore(order[index], order[index - 1]) { index += 1 }
        guard index < order.count else { return order }
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

    /// Where the ranges for the minor proposal are in the cache.
    private func rangesIndex(_ minor: CGFloat?, _ items: [ItemNode], _ cache: inout _StackCache) -> Int {
        for index in cache.ranges.indices where cache.ranges[index].minor == minor { return index }
        // A single subview gets all there is; nobody has to know how flexible it is.
        let least = proposal(major: 0, minor: minor), most = proposal(major: .infinity, minor: minor)
        var ranges: [_StackCache.Range] = []
        ranges.reserveCapacity(items.count)
        for item in items {
            ranges.append(items.count == 1 ? .init(min: 0, max: 0) : .init(min: item.sizeThatFits(least)[axis], max: item.sizeThatFits(most)[axis]))
        }
        if cache.ranges.count > 2 { cache.ranges.removeFirst() }
        cache.ranges.append((minor, ranges))
        return cache.ranges.count - 1
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        arrange(proposal, subviews.all, &cache)
        guard let arrangement = cache.last else { return .zero }
        var size = CGSize.zero
        size[axis] = cache.totalSpacing
        for part in arrangement.sizes { size[axis] += part[axis] }
        size[axis.other] = arrangement.above + arrangement.below
        return size
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) {
        guard !subviews.isEmpty else { return }
        var final = proposal
        if final[axis.other] == nil { final[axis.other] = bounds.size[axis.other] }
        arrange(final, subviews.all, &cache)
        guard let arrangement = cache.last else { return }
        // The subviews as a whole keep the stack's own extent; the common guide lies `above` from its beginning.
        let line = bounds.origin[axis.other] + arrangement.above
        var position = bounds.origin[axis]
        for index in arrangement.sizes.indices {
            var point = CGPoint.zero
            point[axis] = position
            point[axis.other] = line - arrangement.guides[index]
            let offer = self.proposal(major: arrangement.offers[index], minor: final[axis.other])
            subviews[index].place(at: point, proposal: offer)
            position += arrangement.sizes[index][axis] + cache.items[index].spacingAfter
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
