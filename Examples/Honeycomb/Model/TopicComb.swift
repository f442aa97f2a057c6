/// Topics in their places on the comb, and which of them are chosen.
///
/// A chosen topic lets its subtopics grow beside it. A subtopic stays as long as the topic it grew from is chosen, or it is chosen
/// itself, or one that grew from it stays.
struct TopicComb: Equatable {
    struct Cell: Identifiable, Hashable {
        let topic: Topic
        let hex: Hex
        /// The topic it grew from; nil for those that are always there.
        let parent: Topic.ID?

        var id: Topic.ID { topic.id }
    }

    private(set) var cells: [Cell] = []
    private(set) var chosen: Set<Topic.ID> = []
    private var occupied: Set<Hex> = []

    /// How many topics one has to choose, and how many one may.
    let wanted: ClosedRange<Int>

    /// Topics on a spiral around the middle. Of topics with one ID the first counts.
    init(_ topics: [Topic], wanted: ClosedRange<Int> = 5...12) {
        self.wanted = wanted
        var seen: Set<Topic.ID> = []
        let unique = topics.filter { seen.insert($0.id).inserted }
        place(unique, in: Hex.spiral(count: unique.count), parent: nil)
    }

    var missing: Int { max(wanted.lowerBound - chosen.count, 0) }
    var isFull: Bool { chosen.count >= wanted.upperBound }

    func isChosen(_ id: Topic.ID) -> Bool { chosen.contains(id) }

    /// Chooses a topic. Its subtopics grow in the nearest free cells.
    /// - Returns: false if there is no such topic, it is chosen already, or no more may be chosen.
    @discardableResult
    mutating func choose(_ id: Topic.ID) -> Bool {
        guard !isFull, !isChosen(id), let cell = cells.first(where: { $0.id == id }) else { return false }
        chosen.insert(id)
        let standing = Set(cells.map(\.id))
        let new = cell.topic.subtopics.filter { !standing.contains($0.id) }
        place(new, in: cell.hex.nearestFree(count: new.count, isTaken: occupied.contains), parent: id)
        return true
    }

    /// Lets go of a topic, and of the subtopics that nothing keeps any more.
    mutating func release(_ id: Topic.ID) {
        guard chosen.remove(id) != nil else { return }
        prune()
    }

    /// Lets go of all topics.
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

    /// Takes away what has no reason to stay, the last grown first, so that parents are looked at after their children.
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
