import Foundation
import WaggleGeometry

/// Passes its content a proxy that scrolls the scroll views inside to a view with an id.
nonisolated public struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content
    @State private var link = ReaderLink()

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    public var body: some View { content(ScrollViewProxy(link: link)).modifier(ReaderModifier(link: link)) }
}

/// Scrolls to views within its reader.
public struct ScrollViewProxy {
    fileprivate let link: ReaderLink

    /// Scrolls the first scroll view in the reader that contains the view.
    ///
    /// Call it in actions, not while views are made. Scrolling starts when everything that the action changed has been laid out, and is
    /// animated in `withAnimation`. Does nothing if no view has the id.
    ///
    /// Complexity: O(*n*) in the nodes of the reader until the view is found. A lazy container compares the ids of its elements one by one.
    /// - Parameters:
    ///   - id: set by `ForEach` or `id(_:)`. Rows of lazy containers need not have been made.
    ///   - anchor: the point of the view to align with the same point of the viewport; nil moves as little as needed to show all of the
    ///     view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let box = UncheckedBox(AnyHashable(id)), link = link
        if ThreadContext.isMainActor {
            MainActor.assumeIsolated { Self.scroll(link, to: box.value, anchor) }
        } else {
            Task { @MainActor in Self.scroll(link, to: box.value, anchor) }
        }
    }
    @MainActor private static func scroll(_ link: ReaderLink, to id: AnyHashable, _ anchor: UnitPoint?) {
        guard let node = link.node else { return }
        guard ThreadContext.current.evaluating == nil else {
            return Diagnostics.shared.reportInView(
                "scrollTo(\(id)) was called while a body is being evaluated; it does nothing there. Call it in an action such as onAppear or onChange.")
        }
        node.scroll(to: id, anchor, ThreadContext.current.transaction ?? Transaction())
    }
}

/// The link between reader and proxies; lives as long as the reader.
private final class ReaderLink: @unchecked Sendable {
    @MainActor weak var node: ReaderNode?
}

nonisolated private struct ReaderModifier: ViewModifier {
    typealias Body = Never
    let link: ReaderLink
    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        let node = ReaderNode(inputs)
        modifier.link.node = node
        node.content = V._makeNode(content, in: inputs.child(of: node))
        return node
    }
    @MainActor static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: ReaderNode.self)
        modifier.link.node = node
        V._updateNode(node.content, with: content)
    }
    @MainActor static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

@MainActor
private final class ReaderNode: PassThroughNode {
    private var requests: [(id: AnyHashable, anchor: UnitPoint?, transaction: Transaction)] = []

    func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ transaction: Transaction) {
        requests.append((id, anchor, transaction))
        invalidate()
    }
    /// Views that the action added exist after this update.
    override func evaluate() {
        isDirty = false
        let requests = requests
        self.requests = []
        graph.afterUpdate { [weak self] in
            guard let self, self.isAlive else { return }
            for request in requests { self.serve(request.id, request.anchor, request.transaction) }
        }
    }
    private func serve(_ id: AnyHashable, _ anchor: UnitPoint?, _ transaction: Transaction) {
        func visit(_ node: ViewNode) -> Bool {
            if let scroll = node as? ScrollNode, scroll.isShown, scroll.frame(ofView: id) != nil {
                let animation = transaction.disablesAnimations ? nil : transaction.animation
                scroll.movement.go(to: .view(id, anchor: anchor), animation: animation, completions: transaction.completions, scroll)
                return true
            }
            var isDone = false
            node.forEachLiveChild { if !isDone, $0.isShown { isDone = visit($0) } }
            return isDone
        }
        _ = visit(content)
    }
}
