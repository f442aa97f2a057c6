// Ended nodes that have not been freed.

/// Keeps ended nodes until nobody waits for a frame.
///
/// Freeing a thousand rows takes longer than ending them. A frame therefore only ends them: their actions have run, and nothing refers to them. They
/// are freed once the frame is shown, and at the latest when the next update begins.
@MainActor
final class EndedPlaces {
    @exclusivity(unchecked) private var waiting: [DynamicContainerNode.Entry] = []

    func add(_ entry: DynamicContainerNode.Entry) {
        assert(!entry.node.isAlive, "A place is freed after its identity has ended.")
        waiting.append(entry)
    }

    var isEmpty: Bool { waiting.isEmpty }

    func free() {
        // Freed objects of the program may end further nodes.
        while !waiting.isEmpty {
            var freed: [DynamicContainerNode.Entry] = []
            swap(&freed, &waiting)
        }
    }
}
