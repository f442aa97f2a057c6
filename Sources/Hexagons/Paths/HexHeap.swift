/// The front of a search: cells by priority, and those of the same priority in the order in which they came.
struct HexHeap {
    private var elements: [(priority: Double, turn: Int, cell: Int)] = []
    private var turns = 0

    mutating func insert(_ cell: Int, priority: Double) {
        turns += 1
        elements.append((priority, turns, cell))
        var child = elements.count - 1
        while child > 0, precedes(child, (child - 1) / 2) {
            elements.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Removes the cell with the least priority.
    mutating func removeFirst() -> Int? {
        guard let first = elements.first else { return nil }
        let last = elements.removeLast()
        guard !elements.isEmpty else { return first.cell }
        elements[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < elements.count && precedes(child, least) { least = child }
            guard least != parent else { return first.cell }
            elements.swapAt(parent, least)
            parent = least
        }
    }

    private func precedes(_ one: Int, _ other: Int) -> Bool {
        (elements[one].priority, elements[one].turn) < (elements[other].priority, elements[other].turn)
    }
}
