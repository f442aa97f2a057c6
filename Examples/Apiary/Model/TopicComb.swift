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
    /// Which cell is where.
    private(set) var index = CombIndex([])
    /// The places of topics in `cells`.
    private var places: [Topic.ID: Int] = [:]

    /// How many topics one has to select, and how many one may: never more are asked for than there are.
    let wanted: ClosedRange<Int>

    /// Topics on a spiral around the centre. Of topics with the same ID, the first wins.
    init(_ topics: [Topic], wanted: ClosedRange<Int> = 5...12) {
        let count = Self.ids(topics).count
        self.wanted = min(wanted.lowerBound, count)...min(wanted.upperBound, max(count, wanted.lowerBound))
        var seen: Set<Topic.ID> = []
        let unique = topics.filter { seen.insert($0.id).inserted }
        place(unique, in: Hex.spiral(count: unique.count), parent: nil)
    }

    /// The topics and all that can grow from them.
    private static func ids(_ topics: [Topic]) -> Set<Topic.ID> { topics.reduce(into: []) { $0.formUnion(ids($1.subtopics).union([$1.id])) } }

    var missing: Int { max(wanted.lowerBound - chosen.count, 0) }
    var isFull: Bool { chosen.count >= wanted.upperBound }

    func isChosen(_ id: Topic.ID) -> Bool { chosen.contains(id) }

    /// Selects a topic. Its subtopics grow in the nearest free cells.
    /// - Returns: false if there is no such topic, it is already selected, or no more may be selected.
    @discardableResult
    mutating func choose(_ id: Topic.ID) -> Bool {
        guard !isFull, !isChosen(id), let cell = places[id].map({ cells[$0] }) else { return false }
        chosen.insert(id)
        let new = cell.topic.subtopics.filter { places[$0.id] == nil }
        place(new, in: cell.hex.nearestFree(count: new.count) { index.offset(at: $0) != nil }, parent: id)
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
        guard !topics.isEmpty else { return }
        cells += zip(topics, hexes).map { Cell(topic: $0, hex: $1, parent: parent) }
        findCells()
    }

    private mutating func findCells() {
        index = CombIndex(cells.map(\.hex))
        places = Dictionary(cells.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Removes topics without a reason to stay, the last grown first, so that parents are visited after their children.
    private mutating func prune() {
        var parents: Set<Topic.ID> = []
        let kept = cells.reversed().filter { cell in
            let stays = cell.parent.map { isChosen($0) || isChosen(cell.id) || parents.contains(cell.id) } ?? true
            if stays, let parent = cell.parent { parents.insert(parent) }
            return stays
        }
        guard kept.count < cells.count else { return }
        cells = kept.reversed()
        findCells()
    }
}
