// Subviews, as programs see them.

import Foundation

/// A subview of a view, which a program can place elsewhere.
///
/// It keeps its state wherever it is placed. Its environment is that of its place, modified by the subview's own modifiers. A subview has
/// one place at a time: if it is placed twice, only the first one shows it.
nonisolated public struct Subview: View, Identifiable {
    let source: SubviewSource
    let values: SubviewValues
    private let number: UInt32

    @MainActor init(_ source: SubviewSource) {
        self.source = source
        values = source.values
        number = source.number
    }

    /// Identifies a subview among the others of the same view, while it exists.
    public struct ID: Hashable, Sendable {
        let number: UInt32
    }
    public var id: ID { ID(number: number) }
    /// The values that the subview passes to its container.
    public var containerValues: ContainerValues {
        onMainActor { [source] in source.didReadValues() }
        return ContainerValues(values.traits)
    }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = BranchNode(inputs, inheritsTransition: true)
        view.show(in: node, written: nil)
        node.didMake()
        return node
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        view.show(in: unsafeDowncast(node, to: BranchNode.self), written: nil)
    }
    // While one subview replaces another, both are present.
    public static var _isUnary: Bool { false }

    @MainActor func show(in node: BranchNode, written: ViewTraits?) {
        node.show(SubviewHost(source: source, written: written), as: .id(AnyHashable(id)))
    }
}

/// The subviews of a view, in source order. As a view, it shows all of them.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    private let all: ArraySlice<Subview>

    @MainActor init(_ sources: some Collection<SubviewSource>) { all = ArraySlice(sources.map { Subview($0) }) }

    public typealias SubSequence = SubviewsCollectionSlice
    public var startIndex: Int { all.startIndex }
    public var endIndex: Int { all.endIndex }
    public subscript(index: Int) -> Subview { all[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(all[bounds]) }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        ForEach<SubviewsCollectionSlice, Subview.ID, Subview>._makeNode(ForEach(view[...]) { $0 }, in: inputs)
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        ForEach<SubviewsCollectionSlice, Subview.ID, Subview>._updateNode(node, with: ForEach(view[...]) { $0 })
    }
    public static var _isUnary: Bool { false }
}

/// A range of a view's subviews, with the indices of the whole collection. As a view, it shows these subviews.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    private let some: ArraySlice<Subview>

    init(_ some: ArraySlice<Subview>) { self.some = some }

    public typealias SubSequence = SubviewsCollectionSlice
    public var startIndex: Int { some.startIndex }
    public var endIndex: Int { some.endIndex }
    public subscript(index: Int) -> Subview { some[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(some[bounds]) }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        ForEach<Self, Subview.ID, Subview>._makeNode(ForEach(view) { $0 }, in: inputs)
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        ForEach<Self, Subview.ID, Subview>._updateNode(node, with: ForEach(view) { $0 })
    }
    public static var _isUnary: Bool { false }
}

extension SubviewsCollection: SubviewInput {
    static var readsSections: Bool { false }
    @MainActor init(_ list: SubviewList) { self.init(list.subviews) }
}

// MARK: Selection types

extension AnyHashable {
    /// The value, if it is of the type or, for an optional type, of its wrapped type. Other casts would confuse tags.
    func selectionValue<Value: Hashable>(as type: Value.Type) -> Value? {
        if let exact = base as? ExactTag { return Swift.type(of: exact.tag.base) == Value.self ? exact.tag.base as? Value : nil }
        let own = Swift.type(of: base)
        return own == Value.self || (Value.self as? any OptionalValue.Type)?.wrapped == own ? base as? Value : nil
    }
}

private protocol OptionalValue {
    static var wrapped: Any.Type { get }
}
extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}
