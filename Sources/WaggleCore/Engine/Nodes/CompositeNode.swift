// The node of a view with a body.

import Foundation

/// Stores a view's state and evaluates its body when one of its inputs or dependencies has changed.
@MainActor
final class CompositeNode<V: View>: PassThroughNode, CompositeViewNode, NodeWithBody {
    private var storage: DynamicStorage<V>!
    /// Only for views that request change reports.
    var changeReport: ChangeReport?

    // One code for all views: copies for each of the framework's own would be a third of its code and of the time it takes to build, and
    // measure no faster. Functions of other nodes that are not specialised refer to this.
    @_semantics("optimize.sil.specialize.generic.never")
    init(_ view: V, _ inputs: ViewInputs) {
        super.init(inputs)
        storage = DynamicStorage(view, node: self)
        content = evaluating {
            V.Body._makeNode(runBody(), in: inputs.child(of: self))
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func update(_ view: V) {
        if storage.update(view, node: self) || isDirty { evaluate() }
    }

    override func evaluate() {
        evaluating {
            V.Body._updateNode(content, with: runBody())
        }
    }

    private func runBody() -> V.Body {
        graph.counters.bodies += 1
        let view = storage.prepared()
        return tracked { view.body }
    }

    var typeWithBody: Any.Type { V.self }
    var viewTypeName: String { String(describing: V.self) }
    var view: Any { storage.prepared() }

    override func sampleAnimations() -> Bool {
        let runs = storage.sample(node: self)
        invalidate()
        return runs
    }

    override func collectPrefetches(_ path: inout PrefetchPath) {
        super.collectPrefetches(&path)
        path.append(storage)
    }
    override func readSubviews(_ reader: inout SubviewReader) { content?.readSubviews(&reader) }
    override func didEnd() { storage.end() }
}
