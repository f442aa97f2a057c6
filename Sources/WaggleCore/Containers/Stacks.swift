// Stacks: views in a row, in a column, on top of one another.

import Foundation
import WaggleMotion
import WaggleGeometry

/// What a stack finds out about its subviews once.
public struct _StackCache {
    struct Item {
        let priority: Double
        /// Distance to the next subview.
        let spacingAfter: CGFloat
    }
    var items: [Item] = []
    var totalSpacing: CGFloat = 0
    /// Least and greatest lengths for the last few minor proposals.
    var ranges: [(minor: CGFloat?, ranges: [(min: CGFloat, max: CGFloat)])] = []
    /// The lengths and sizes last worked out, for the placement that follows the measuring.
    var last: (proposal: ProposedViewSize, sizes: [CGSize], proposals: [ProposedViewSize])?
}

/// The rule of rows and columns, on either axis.
struct StackRule {
    let axis: Axis
    let guide: AlignmentKey
    let spacing: CGFloat?

    func makeCache(_ subviews: LayoutSubviews) -> _StackCache {
        var cache = _StackCache()
        let spacings = spacing == nil ? subviews.map(\.spacing) : []
        for (index, subview) in subviews.enumerated() {
            var distance: CGFloat = 0
            if index + 1 < subviews.count {
                distance = spacing ?? spacings[index].distance(to: spacings[index + 1], along: axis)
            }
            cache.items.append(.init(priority: subview.priority, spacingAfter: distance))
            cache.totalSpacing += distance
        }
        return cache
    }

    private func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
        axis == .horizontal ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
    }

    /// The sizes of the subviews when the stack is offered the proposal.
    private func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) -> [CGSize] {
        if let last = cache.last, last.proposal == proposal { return last.sizes }
        let minor = proposal[axis.other]
        var sizes = [CGSize](repeating: .zero, count: subviews.count)
        var proposals = [ProposedViewSize](repeating: .unspecified, count: subviews.count)
        if let major = proposal[axis] {
            divide(major - cache.totalSpacing, minor, subviews, &cache, &sizes, &proposals)
        } else {
            let offer = self.proposal(major: nil, minor: minor)
            for (index, subview) in subviews.enumerated() {
                sizes[index] = subview.sizeThatFits(offer)
                proposals[index] = offer
            }
        }
        cache.last = (proposal, sizes, proposals)
        return sizes
    }

    /// Least flexible first within a priority; each is offered an equal part of what is left.
    private func divide(_ total: CGFloat, _ minor: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout _StackCache,
                        _ sizes: inout [CGSize], _ proposals: inout [ProposedViewSize]) {
        let ranges = ranges(minor, subviews, &cache)
        let items = cache.items
        func flexibility(_ index: Int) -> CGFloat {
            let range = ranges[index]
            return range.max.isFinite ? range.max - range.min : .infinity
        }
        let order = subviews.indices.sorted { a, b in
            if items[a].priority != items[b].priority { return items[a].priority > items[b].priority }
            let x = flexibility(a), y = flexibility(b)
            if x != y { return x < y }
            if x == .infinity, ranges[a].min != ranges[b].min { return ranges[a].min > ranges[b].min }
            return a < b
        }
        var available = total
        for index in order { available -= ranges[index].min.isFinite ? ranges[index].min : 0 }
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count, items[order[end]].priority == items[order[start]].priority {
                available += ranges[order[end]].min.isFinite ? ranges[order[end]].min : 0
                end += 1
            }
            for position in start..<end {
                let index = order[position]
                let offer = proposal(major: max(available / CGFloat(end - position), 0), minor: minor)
                sizes[index] = subviews[index].sizeThatFits(offer)
                proposals[index] = offer
                available -= sizes[index][axis]
            }
            start = end
        }
    }

    private func ranges(_ minor: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout _StackCache) -> [(min: CGFloat, max: CGFloat)] {
        if let known = cache.ranges.first(where: { $0.minor == minor }) { return known.ranges }
        // A single subview gets all there is; nobody has to know how flexible it is.
        let ranges: [(min: CGFloat, max: CGFloat)] = subviews.count == 1 ? [(0, 0)] : subviews.map { subview in
            (subview.sizeThatFits(proposal(major: 0, minor: minor))[axis], subview.sizeThatFits(proposal(major: .infinity, minor: minor))[axis])
        }
        if cache.ranges.count > 2 { cache.ranges.removeFirst() }
        cache.ranges.append((minor, ranges))
        return ranges
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let sizes = arrange(proposal, subviews, &cache)
        var size = CGSize.zero
        size[axis] = sizes.reduce(cache.totalSpacing) { $0 + $1[axis] }
        let (above, below) = minorExtent(sizes, subviews, cache)
        size[axis.other] = above + below
        return size
    }

    /// How far the subviews reach to either side of the common guide.
    private func minorExtent(_ sizes: [CGSize], _ subviews: LayoutSubviews, _ cache: _StackCache) -> (CGFloat, CGFloat) {
        var above = -CGFloat.infinity, below = -CGFloat.infinity
        for (index, size) in sizes.enumerated() {
            let guide = guidePosition(subviews[index], size, cache.last?.proposals[index] ?? .unspecified)
            above = max(above, guide)
            below = max(below, size[axis.other] - guide)
        }
        return (above, below)
    }

    private func guidePosition(_ subview: LayoutSubview, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
        ViewDimensions(item: subview.item, size: size, proposal: proposal)[guide]
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) {
        guard !subviews.isEmpty else { return }
        var final = proposal
        if final[axis.other] == nil { final[axis.other] = bounds.size[axis.other] }
        let sizes = arrange(final, subviews, &cache)
        let (above, _) = minorExtent(sizes, subviews, cache)
        // The subviews as a whole keep the stack's own extent; the common guide lies `above` from its beginning.
        let line = bounds.origin[axis.other] + above
        var position = bounds.origin[axis]
        for (index, size) in sizes.enumerated() {
            let offer = cache.last?.proposals[index] ?? .unspecified
            var point = CGPoint.zero
            point[axis] = position
            point[axis.other] = line - guidePosition(subviews[index], size, offer)
            subviews[index].place(at: point, proposal: offer)
            position += size[axis] + cache.items[index].spacingAfter
        }
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        var result = ViewSpacing(all: .none)
        for subview in subviews { result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal) }
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
    public func makeCache(subviews: Subviews) -> Cache { rule.makeCache(subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { rule.spacing(subviews) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { rule.sizeThatFits(proposal, subviews, &cache) }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        rule.place(in: bounds, proposal, subviews, &cache)
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
    public func makeCache(subviews: Subviews) -> Cache { rule.makeCache(subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { rule.spacing(subviews) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { rule.sizeThatFits(proposal, subviews, &cache) }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        rule.place(in: bounds, proposal, subviews, &cache)
    }
}

/// The rule of `ZStack`, for `AnyLayout` and for containers of one's own.
public struct ZStackLayout: Layout {
    public var alignment: Alignment
    public typealias AnimatableData = EmptyAnimatableData
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The subviews that decide the size: those of the highest priority.
    private func leaders(_ subviews: Subviews) -> [LayoutSubview] {
        let highest = subviews.map(\.priority).max() ?? 0
        return subviews.filter { $0.priority == highest }
    }

    /// How far the leaders reach before and after the common guides.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (before: CGSize, after: CGSize)? {
        let leaders = leaders(subviews)
        guard !leaders.isEmpty else { return nil }
        var before = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity), after = before
        for subview in leaders {
            let dimensions = subview.dimensions(in: proposal)
            let x = dimensions[alignment.horizontal], y = dimensions[alignment.vertical]
            before = CGSize(width: max(before.width, x), height: max(before.height, y))
            after = CGSize(width: max(after.width, dimensions.width - x), height: max(after.height, dimensions.height - y))
        }
        return (before, after)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let (before, after) = extent(proposal, subviews) else { return .zero }
        return CGSize(width: before.width + after.width, height: before.height + after.height)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = ProposedViewSize(bounds.size)
        guard let (before, _) = extent(offer, subviews) else { return }
        for subview in subviews {
            let dimensions = subview.dimensions(in: offer)
            subview.place(at: CGPoint(x: bounds.minX + before.width - dimensions[alignment.horizontal],
                                      y: bounds.minY + before.height - dimensions[alignment.vertical]), proposal: offer)
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
