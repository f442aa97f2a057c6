/// Topics at their cells on the comb, and the selected ones.
///
/// A selected topic grows its subtopics in neighbouring cells. A subtopic stays as long as the topic it grew from is selected, it is selected itself,
/// or a topic that grew from it stays.
struct TopicComb: Equatable {
    struct Cell: Identifiable, Hashable {
        let topic: Topic
        let hex: Hex
        /// The topic it grew from; nil for permanent ones.
        let parent: Topic.ID?

        var id: Topic.ID { topic.id }
    }

    private(set) var cells: [Cell] = []
    private(set) var chosen: Set<Topic.ID> = []
    private var occupied: Set<Hex> = []

    /// How many topics one has to select, and how many one may.
    let wanted: ClosedRange<Int>

    /// Topics on a spiral around the centre. Of topics with the same ID, the first wins.
    init(_ topics: [Topic], wanted: ClosedRange<Int> = 5...12) {
        self.wanted = wanted
        var seen: Set<Topic.ID> = []
        let unique = topics.filter { seen.insert($0.id).inserted }
        place(unique, in: Hex.spiral(count: unique.count), parent: nil)
    }

    var missing: Int { max(wanted.lowerBound - chosen.count, 0) }
    var isFull: Bool { chosen.count >= wanted.upperBound }

    func isChosen(_ id: Topic.ID) -> Bool { chosen.contains(id) }

    /// Selects a topic. Its subtopics grow in the nearest free cells.
    /// - Returns: false if there is no such topic, it is already selected, or no more may be selected.
    @discardableResult
    mutating func choose(_ id: Topic.ID) -> Bool {
        guard !isFull, !isChosen(id), let cell = cells.first(where: { $0.id == id }) else { return false }
        chosen.insert(id)
        let standing = Set(cells.map(\.id))
        let new = cell.topic.subtopics.filter { !standing.contains($0.id) }
        place(new, in: cell.hex.nearestFree(count: new.count, isTaken: occupied.contains), parent: id)
        return true
    }

    /// Deselects a topic, and removes subtopics that nothing keeps.
    mutating func release(_ id: Topic.ID) {
        guard chosen.remove(id) != nil else { return }
        prune()
    }

    /// Deselects all topics.
    mutating func clear() {
        chosen = []
        prune()
    }

    private mutating func place(_ topics: [Topic], in hexes: [Hex], parent: Topic.ID?) {
        for (topic, hex) in zip(topics, hexes) {
            cells.append(Cell(topic: topic, hex: hex, parent: parent))
            occupied.insert(hex)
        }
    }

    /// Removes topics without a reason to stay, the last grown first, so that parents are visited after their children.
    private mutating func prune() {
        var parents: Set<Topic.ID> = []
        let kept = cells.reversed().filter { cell in
            let stays = cell.parent.map { isChosen($0) || isChosen(cell.id) || parents.contains(cell.id) } ?? true
            if stays, let parent = cell.parent { parents.insert(parent) }
            return stays
        }
        cells = kept.reversed()
        occupied = Set(cells.map(\.hex))
    }
}
