import Foundation

/// Topics in their places on the comb.
struct Comb: Equatable {
    struct Cell: Identifiable, Hashable {
        let topic: Topic
        let hex: Hex
        /// The topic it grew from.
        var parent: Topic.ID?

        var id: Topic.ID { topic.id }
    }

    private(set) var cells: [Cell] = []
    private(set) var chosen: Set<Topic.ID> = []
    private var taken: Set<Hex> = []

    func cell(named name: Topic.ID) -> Cell? { cells.first { $0.id == name } }

    func isChosen(_ cell: Cell) -> Bool { chosen.contains(cell.id) }

    mutating func append(_ topic: Topic, at hex: Hex, parent: Topic.ID? = nil) {
        guard taken.insert(hex).inserted else { return }
        cells.append(Cell(topic: topic, hex: hex, parent: parent))
    }

    /// Chooses the cell, or lets go of it. A cell chosen for the first time grows its subtopics.
    mutating func toggle(_ cell: Cell) {
        if chosen.remove(cell.id) == nil {
            chosen.insert(cell.id)
            grow(from: cell)
        }
    }

    /// Takes everything back that is not of the first generation.
    mutating func prune() {
        chosen = []
        cells.removeAll { $0.parent != nil }
        taken = Set(cells.map(\.hex))
    }

    private mutating func grow(from cell: Cell) {
        guard !cells.contains(where: { $0.parent == cell.id }) else { return }
        let places = freePlaces(nearest: cell.hex, count: cell.topic.subtopics.count)
        for (name, hex) in zip(cell.topic.subtopics, places) {
            append(Topic(name: name, symbol: cell.topic.symbol, tone: cell.topic.tone), at: hex, parent: cell.id)
        }
    }

    /// Breadth first from neighbour to neighbour, so that nearer places come before farther ones and every run finds the same.
    private func freePlaces(nearest start: Hex, count: Int) -> [Hex] {
        var free: [Hex] = []
        var seen: Set<Hex> = [start]
        var front = [start]
        while free.count < count {
            let next = front.flatMap(\.neighbors).filter { seen.insert($0).inserted }
            free += next.filter { !taken.contains($0) }
            front = next
        }
        return Array(free.prefix(count))
    }
}
