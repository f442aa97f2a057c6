// Containers by rule: how programs arrange subviews themselves.

import Foundation
import WaggleGeometry
import WaggleMotion

/// What a layout tells about itself to the views in it.
public struct LayoutProperties: Sendable {
    /// The axis along which subviews stand, for views such as spacers and dividers; nil: none.
    public var stackOrientation: Axis?
    public init() {}
}

/// A rule that sizes a container and places its subviews.
///
/// The cache is made once, and updated when the layout's value or its subviews change. Sizes may be asked for several
/// times in a frame with different proposals; places are asked for once. All coordinates are points, y downward.
nonisolated public protocol Layout: Animatable, _RemovesViewIsolation {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// The first cache for these subviews.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date after the layout's value or a subview changed. Default: a new cache.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances that the container prefers to its neighbours. Default: the union of its subviews' wishes.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The container's size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places every subview by `LayoutSubview.place`; one that is left out goes to the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// The place of a guide, or nil for the one that follows from the subviews.
    func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
    func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
}

/// Keeps conforming types from being bound to the main actor by a view protocol that they also conform to.
nonisolated public protocol _RemovesViewIsolation {}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var result = subviews.first?.spacing else { return .zero }
        for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
        return result
    }
    public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }
    public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

extension Layout {
    /// The container with this rule around the views.
    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// A value that a subview carries for the layout around it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The subviews of a layout, in source order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    let items: [ItemNode]
    /// Indices into `items`; nil: all, in order.
    let picked: [Int]?
    let record: LayoutRecord
    /// The direction in which the container is read. Places are given as if it were left to right; they are mirrored afterwards.
    public var layoutDirection: LayoutDirection

    init(items: [ItemNode], record: LayoutRecord, layoutDirection: LayoutDirection, picked: [Int]? = nil) {
        self.items = items
        self.record = record
        self.layoutDirection = layoutDirection
        self.picked = picked
    }

    /// Those that are picked.
    var all: [ItemNode] { picked?.map { items[$0] } ?? items }

    /// As `LayoutSubview.place`.
    func place(_ index: Int, at position: CGPoint, proposal: ProposedViewSize) {
        record.place(picked?[index] ?? index, at: position, anchor: .topLeading, proposal: proposal)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { picked?.count ?? items.count }
    public subscript(index: Int) -> LayoutSubview {
        let position = picked?[index] ?? index
        return LayoutSubview(item: items[position], index: position, record: record)
    }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        self[Array(bounds)]
    }
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(items: items, record: record, layoutDirection: layoutDirection, picked: indices.map { picked?[$0] ?? $0 })
    }
    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.count == b.count && a.layoutDirection == b.layoutDirection && zip(a, b).allSatisfy { $0 == $1 }
    }
}

/// One subview of a layout: a stand-in to be measured and placed.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    unowned(unsafe) let item: ItemNode
    let index: Int
    let record: LayoutRecord

    init(item: ItemNode, index: Int, record: LayoutRecord) {
        self.item = item
        self.index = index
        self.record = record
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }

    /// The value that the subview carries for the key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        main { $0.traits[_LayoutValueTrait<K>.self] }
    }
    /// The subview's layout priority; unless set 0, and minus infinity for spacers and empty containers.
    public var priority: Double { main { $0.layoutPriority } }
    /// The distances the subview prefers to its neighbours.
    public var spacing: ViewSpacing { main { $0.spacing } }

    /// The size the subview chooses for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { main { $0.sizeThatFits(proposal) } }
    /// The size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { main { $0.dimensions(proposal) } }

    /// Gives the subview its place; the last call in a pass counts.
    /// - Parameters:
    ///   - position: in the coordinates of the bounds that the layout was given.
    ///   - anchor: the point of the subview that goes to the position.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        record.place(index, at: position, anchor: anchor, proposal: proposal)
    }

    private func main<T>(_ body: @MainActor (ItemNode) -> T) -> T { onMainActor { body(item) } }
}

/// Layout runs on the main actor; its protocol is free of isolation so that layouts can be plain values.
@inline(__always)
func onMainActor<T>(_ body: @MainActor () -> T) -> T {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> T).self)() }
}
