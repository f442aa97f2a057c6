import Foundation

/// One view for each element of a collection. An element's identity keeps its state when the element moves.
///
/// Complexity: in an eager container an update compares all *n* elements with those shown, in O(*n*). It makes the views of those that
/// changed, or of all if what the closure has captured changed. In a lazy container an update looks at the elements whose views exist.
/// Where one of them is not near its former place, it reads the ids of all elements once, in O(*n*).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// The key path of the identity, compared between updates; nil for index-based data.
    let idKeyPath: KeyPath<Data.Element, ID>?
    /// Replaces the data in a loop over the subviews or sections of a view; nil if the data is used.
    private(set) var expansion: AnyView?
    /// The modifier around the loop by which users can edit its rows in a list; nil if the enclosing modifiers determine that.
    var edits: (any LoopModifier)?

    package init(
        data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID, idKeyPath: KeyPath<Data.Element, ID>?,
        expansion: AnyView? = nil
    ) {
        (self.data, self.content, self.id, self.idKeyPath, self.expansion) = (data, content, id, idKeyPath, expansion)
    }
}

extension ForEach where Content: View {
    // Disfavored: a binding is a collection, too, and compared with its previous data it would equal itself.
    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
        where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id }, idKeyPath: \.id)
    }
    @_disfavoredOverload
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, idKeyPath: id)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// One view for each number in a range of constant length. Ids, and so the tags in pickers and lists, are offsets: 0 for
    /// the first number.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { self.init(range: data, content: content) }
}
extension ForEach where Data == Range<Int>, ID == Int {
    /// The elements of a range, identified by their offsets.
    init(range data: Range<Int>, content: @escaping (Int) -> Content) {
        let start = data.lowerBound
        self.init(data: data, content: content, id: { $0[offsetFrom: start] }, idKeyPath: \.[offsetFrom: start])
    }
}
extension Int {
    fileprivate subscript(offsetFrom start: Int) -> Int { self &- start }
}

extension ForEach where Content: View {
    /// One view for each element, with a binding to the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let values = data.wrappedValue
        self.init(
            data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) }, content: { content(data.element(at: $0.0, of: values)) },
            id: { $0.1 }, idKeyPath: nil)
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        if let expansion = view.expansion { return AnyView._makeNode(expansion, in: inputs) }
        if let (edits, loop) = view.splitEdits { return edits.makeNode(around: loop, in: inputs) }
        let node: ForEachContainerNode<Data, ID, Content> = inputs.makesSubviewsOnDemand ? LazyForEachNode(inputs) : ForEachNode(inputs)
        node.update(view)
        node.didMake()
        return node
    }
    public static func _updateNode(_ node: ViewNode, with view: Self) {
        if let expansion = view.expansion { return AnyView._updateNode(node, with: expansion) }
        // Whether there are edits depends on the initializer, and thus on the type of the content.
        if let (edits, loop) = view.splitEdits { return edits.updateNode(node, around: loop) }
        unsafeDowncast(node, to: ForEachContainerNode<Data, ID, Content>.self).update(view)
    }
    public static var _isUnary: Bool { false }

    /// The edits, and the loop without them; nil if there are none.
    private var splitEdits: (any LoopModifier, ForEach)? {
        guard let edits else { return nil }
        var loop = self
        loop.edits = nil
        return (edits, loop)
    }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The node of a `ForEach`, regardless of its types.
@MainActor
protocol AnyForEachNode: ViewNode {
    /// True if subview and element indices are equal, as long as no row leaves.
    var hasOneSubviewPerElement: Bool { get }
}

/// The node of a `ForEach`.
@MainActor
class ForEachContainerNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicContainerNode, AnyForEachNode {
    /// True once the programmer knows that elements share an id: one sentence is enough for each loop.
    private(set) final var hasReportedRepeatedID = false

    override init(_ inputs: ViewInputs) {
        var inputs = inputs
        inputs.isOnlyView = false
        super.init(inputs)
    }
    var hasOneSubviewPerElement: Bool { Content._isUnary }
    override var hasProgramIDs: Bool { !isFrameworkType(Data.Element.self) }
    func update(_ view: ForEach<Data, ID, Content>) {}

    final func reportRepeatedID(_ id: ID) {
        guard !hasReportedRepeatedID else { return }
        hasReportedRepeatedID = true
        Diagnostics.shared.report("ForEach: the id \(id) is used by more than one element of \(Data.self). All are shown and distinguished by their order; "
            + "give each element its own id, so that state and animations follow it.", in: self)
    }
}

/// A modifier that a loop puts around itself.
protocol LoopModifier {
    @MainActor func makeNode<Loop: View>(around loop: Loop, in inputs: ViewInputs) -> ViewNode
    @MainActor func updateNode<Loop: View>(_ node: ViewNode, around loop: Loop)
}

/// Views made from data that can be edited.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}
