// Ended nodes that have not been freed yet.

/// Keeps ended nodes until no frame is waiting.
///
/// Freeing a thousand rows takes longer than ending them, so a frame only ends them: their actions have run, and nothing refers to them.
/// They are freed after the frame is shown, at the latest when the next update begins.
@MainActor
final class DeferredRelease {
    @exclusivity(unchecked) private var waiting: [DynamicContainerNode.Entry] = []

    func add(_ entry: DynamicContainerNode.Entry) {
        assert(!entry.node.isAlive, "A place is freed after its identity has ended.")
        waiting.append(entry)
    }

    var isEmpty: Bool { waiting.isEmpty }

    func free() {
        // Freeing the program's objects may end further nodes.
        while !waiting.isEmpty {
            var freed: [DynamicContainerNode.Entry] = []
            swap(&freed, &waiting)
        }
    }
}
