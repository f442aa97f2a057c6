// The pass that measures and places.

/// Places what changed and hands the places down to what is shown.
@MainActor
final class LayoutPass {
    private unowned let graph: ViewGraph

    init(_ graph: ViewGraph) { self.graph = graph }

    func run() {
        guard graph.root.needsLayoutPass else { return }
        graph.during(.layingOut, from: .updating) {
            // Views that reach beyond the safe area learn only when all places are known whether they touch its border.
            for _ in 0..<4 where graph.root.needsLayoutPass {
                graph.root.layoutIfNeeded()
                graph.root.resolveIfNeeded()
            }
        }
    }
}
