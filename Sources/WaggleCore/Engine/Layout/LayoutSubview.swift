// The subviews of a layout: proxies for measuring and placing them.

import Foundation
import WaggleGeometry

/// The subviews of a layout, in source order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    let record: LayoutRecord
    /// Indices into the record's subviews; nil for all of them in order.
    let picked: [Int]?
    /// The number of subviews when this collection was made.
    private let recorded: Int
    /// The layout direction of the container. Layouts place their subviews left to right; the result is mirrored.
    public var layoutDirection: LayoutDirection

    init(record: LayoutRecord, layoutDirection: LayoutDirection, picked: [Int]? = nil) {
        self.record = record
        self.layoutDirection = layoutDirection
        self.picked = picked
        recorded = record.items.count
    }

    /// The items themselves, for built-in layouts, which do not retain them.
    var all: [ItemNode] { picked?.map { record.items[$0] } ?? record.items }

    /// Like `LayoutSubview.place`.
    func place(_ index: Int, at position: CGPoint, proposal: ProposedViewSize) {
        record.place(picked?[index] ?? index, at: position, anchor: .topLeading, proposal: proposal)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { picked?.count ?? recorded }
    /// The proxy at an index from 0.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(index: picked?[index] ?? index, record: record) }
    /// The subviews of a range, with indices from 0.
    ///
    /// Complexity: O(*k*) in the length of the range.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        self[Array(bounds)]
    }
    /// The subviews at some indices, in their order, with indices from 0.
    ///
    /// Complexity: O(*k*) in the number of indices.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(record: record, layoutDirection: layoutDirection, picked: indices.map { picked?[$0] ?? $0 })
    }
    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.count == b.count && a.layoutDirection == b.layoutDirection && zip(a, b).allSatisfy { $0 == $1 }
    }
}

/// A proxy for one subview, with which a layout measures and places it.
///
/// It is valid while the subview belongs to its container. A proxy that is kept longer, for instance in a layout's cache, reports a size of
/// zero and places nothing.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    /// The index of the subview when this proxy was made.
    private let index: Int
    private let record: LayoutRecord
    /// The number of the subview's node, used to find the subview after its index has changed.
    private let number: UInt32

    init(index: Int, record: LayoutRecord) {
        (self.index, self.record) = (index, record)
        number = record.number(at: index)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.record === b.record && a.number == b.number }

    /// The value set with `layoutValue(key:value:)`, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        ask(K.defaultValue) { $0.traits[_LayoutValueTrait<K>.self] }
    }
    /// Values set for the container with `containerValue(_:_:)` and `tag(_:)`.
    public var containerValues: ContainerValues { ask(ContainerValues()) { ContainerValues($0.traits) } }
    /// The subview's layout priority: 0 unless set; minus infinity for spacers and empty containers.
    public var priority: Double { ask(0) { $0.layoutPriority } }
    /// The subview's preferred distances to its neighbours.
    public var spacing: ViewSpacing { ask(.zero) { $0.spacing } }

    /// The size the subview chooses for a proposal, in points and not negative.
    ///
    /// Answers for recent proposals are remembered until the subview changes; a new one may measure the subview's whole tree.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { ask(.zero) { $0.sizeThatFits(proposal) } }
    /// The size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ask(ViewDimensions(item: nil, size: .zero, proposal: proposal)) { $0.dimensions(proposal) }
    }

    /// Places the subview; the last call in a pass takes effect.
    /// - Parameters:
    ///   - position: in the coordinates of the layout's bounds.
    ///   - anchor: the point of the subview that is placed at the position.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard let index = record.index(of: number, near: index) else { return }
        record.place(index, at: position, anchor: anchor, proposal: proposal)
    }

    /// Queries the subview; returns `missing` if it no longer belongs to its container.
    func ask<T>(_ missing: @autoclosure () -> T, _ question: @MainActor (ItemNode) -> T) -> T {
        guard let index = record.index(of: number, near: index) else { return missing() }
        let item = record.items[index]
        guard record.suspendsReads else { return onMainActor { question(item) } }
        let context = ThreadContext.current, (outer, wasDeferred) = (context.evaluating, context.isDeferred)
        (context.evaluating, context.isDeferred) = (nil, false)
        defer { (context.evaluating, context.isDeferred) = (outer, wasDeferred) }
        return onMainActor { question(item) }
    }
}

/// A container's shape relative to one view.
struct ContainerOutline {
    /// The distance from the view to the nearest edge of the container, in points.
    let inset: CGFloat
    /// The shape's outline in a rectangle with this inset.
    let outline: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path
    /// The radii of the container's own corners, if it has some.
    let radii: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> RectangleCornerRadii?
}
