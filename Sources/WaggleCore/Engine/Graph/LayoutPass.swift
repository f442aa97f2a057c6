// The pass that measures and places.

/// Places what changed and resolves the final frames for drawing.
@MainActor
final class LayoutPass {
    private unowned(unsafe) let graph: ViewGraph

    init(_ graph: ViewGraph) { self.graph = graph }

    func run() {
        graph.expectPhase(.updating)
        guard graph.root.needsLayoutPass else { return }
        graph.during(.layingOut, from: .updating) {
            // Whether a view touches the edge of the safe area is known only when all frames are final.
            for _ in 0..<4 where graph.root.needsLayoutPass {
                graph.root.layoutIfNeeded()
                graph.root.resolveIfNeeded()
            }
        }
    }
}
