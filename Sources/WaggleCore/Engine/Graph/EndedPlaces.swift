// What has ended and still takes memory.

/// Keeps what has ended until nobody waits for a frame.
///
/// To free a thousand rows takes longer than to end them. A frame therefore only ends them: their actions have run, nothing knows
/// them any more. They are freed once the frame is shown, and at the latest when the next update begins.
@MainActor
final class EndedPlaces {
    private var waiting: [DynamicContainerNode.Entry] = []

    func add(_ entry: DynamicContainerNode.Entry) {
        assert(!entry.node.isAlive, "A place is freed after its identity has ended.")
        waiting.append(entry)
    }

    var isEmpty: Bool { waiting.isEmpty }

    func free() {
        // Objects of the program that are freed may end others.
        while !waiting.isEmpty {
            var freed: [DynamicContainerNode.Entry] = []
            swap(&freed, &waiting)
        }
    }
}
