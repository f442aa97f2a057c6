// The pass that measures and places.

/// Places what changed and passes the final places on to what is shown.
@MainActor
final class LayoutPass {
    private unowned let graph: ViewGraph

    init(_ graph: ViewGraph) { self.graph = graph }

    func run() {
        guard graph.root.needsLayoutPass else { return }
        graph.during(.layingOut, from: .updating) {
            // Whether a view touches the border of the safe area is known only when all places are.
            for _ in 0..<4 where graph.root.needsLayoutPass {
                graph.root.layoutIfNeeded()
                graph.root.resolveIfNeeded()
            }
        }
    }
}
