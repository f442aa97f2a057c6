// Containers over their children: the interface used before `Group(subviews:)`.

import Foundation

/// Views made from the children of another view.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root and the view whose children it arranges.
    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
        public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
    }
}

/// Arranges children.
public protocol _VariadicView_Root {}

/// Creates a view from children.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
    /// True if the body counts as one view, whatever it contains. Programs do not implement it.
    static var _isOneView: Bool { get }
}
extension _VariadicView_ViewRoot {
    public static var _isOneView: Bool { false }
}
/// A root whose body counts as one view for the enclosing container; several views are stacked vertically.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
extension _VariadicView_UnaryViewRoot {
    public static var _isOneView: Bool { true }
}
/// A root whose body counts as any number of views for the enclosing container.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The children of a view, in source order. As a view, it shows all of them.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
    private let all: [Element]

    public var startIndex: Int { all.startIndex }
    public var endIndex: Int { all.endIndex }
    public subscript(index: Int) -> Element { all[index] }

    /// A child, which a program can place elsewhere.
    nonisolated public struct Element: View, Identifiable {
        private let subview: Subview
        private var written: ViewTraits?

        init(_ subview: Subview) { self.subview = subview }

        public var id: AnyHashable { AnyHashable(subview.id) }
        /// The id that the program set with `ForEach` or `id(_:)`, if it is of this type.
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
            let id = onMainActor { [source = subview.source] in source.isAlive ? source.list.explicitID(of: source) : nil }
            return id?.base as? ID
        }
        /// A trait of the child. A written value applies where this element is placed.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get {
                if let written, written.contains(key) { return written[key] }
                onMainActor { [source = subview.source] in source.didReadValues() }
                return subview.values.traits[key]
            }
            set {
                var traits = written ?? ViewTraits()
                traits[key] = newValue
                written = traits
            }
        }

        public typealias Body = Never
        @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
            let node = BranchNode(inputs, inheritsTransition: true)
            view.subview.show(in: node, written: view.written)
            node.didMake()
            return node
        }
        @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
            view.subview.show(in: unsafeDowncast(node, to: BranchNode.self), written: view.written)
        }
        public static var _isUnary: Bool { false }
    }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        ForEach<Self, AnyHashable, Element>._makeNode(ForEach(view) { $0 }, in: inputs)
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        ForEach<Self, AnyHashable, Element>._updateNode(node, with: ForEach(view) { $0 })
    }
    public static var _isUnary: Bool { false }
}

extension _VariadicView_Children: SubviewInput {
    static var readsSections: Bool { false }
    @MainActor init(_ list: SubviewList) { all = list.subviews.map { Element(Subview($0)) } }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never
    private var several: ArrangedSubviews<Content, _VariadicView.Children, RootBody<Root>> {
        ArrangedSubviews(base: content) { [root] in RootBody(root: root, children: $0) }
    }
    private var one: ArrangedSubviews<Content, _VariadicView.Children, ImplicitStack<RootBody<Root>>> {
        ArrangedSubviews(base: content) { [root] in ImplicitStack(content: RootBody(root: root, children: $0)) }
    }
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        Root._isOneView ? type(of: view.one)._makeNode(view.one, in: inputs) : type(of: view.several)._makeNode(view.several, in: inputs)
    }
    public static func _updateNode(_ node: ViewNode, with view: Self) {
        if Root._isOneView {
            type(of: view.one)._updateNode(node, with: view.one)
        } else {
            type(of: view.several)._updateNode(node, with: view.several)
        }
    }
    public static var _isUnary: Bool { Root._isOneView }
}

/// The body of a root, which may have state and other dynamic properties.
nonisolated private struct RootBody<Root: _VariadicView_ViewRoot>: View {
    let root: Root
    let children: _VariadicView.Children
    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { RootBodyNode(view, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) { unsafeDowncast(node, to: RootBodyNode<Root>.self).update(view) }
    static var _isUnary: Bool { false }
}

@MainActor
private final class RootBodyNode<Root: _VariadicView_ViewRoot>: ViewNode {
    private var storage: DynamicStorage<Root>!
    private var children: _VariadicView.Children
    private var bodyNode: ViewNode!

    init(_ view: RootBody<Root>, _ inputs: ViewInputs) {
        children = view.children
        super.init(inputs)
        storage = DynamicStorage(view.root, node: self)
        bodyNode = evaluating { Root.Body._makeNode(runBody(), in: inputs.child(of: self)) }
    }
    func update(_ view: RootBody<Root>) {
        children = view.children
        // If neither the children nor the root had changed, this value would not have been recreated.
        _ = storage.update(view.root, node: self)
        evaluate()
    }
    override func evaluate() {
        evaluating { Root.Body._updateNode(bodyNode, with: runBody()) }
    }
    private func runBody() -> Root.Body {
        graph.counters.bodies += 1
        let root = storage.prepared()
        return tracked { root.body(children: children) }
    }
    override func sampleAnimations() -> Bool {
        let runs = storage.sample(node: self)
        invalidate()
        return runs
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let bodyNode { body(bodyNode) } }
    override func didEnd() { storage.end() }
}
