/// Shortest ways between the cells of a region.
///
///     let paths = HexPaths(in: .hexagon(radius: 20)) { from, to in terrain[to]?.cost }
///     paths.shortest(from: .zero, to: Hex(5, 3))?.cells
///     paths.reachable(from: .zero, within: 4)
///
/// A step costs what the closure says; nil is a step that cannot be made. Costs that are negative or not a number are refused: such a step
/// cannot be made either. Of ways with the same cost it is the same one each time.
///
/// Complexity: O(*n* log *n*) in the cells of the region for each search. It takes O(*n*) memory, however near the goal is.
public struct HexPaths {
    public let region: HexRegion
    private let cost: (_ from: Hex, _ to: Hex) -> Double?
    /// No step costs less, which is what A* estimates by.
    private let leastCost: Double

    /// A way with its cost.
    public struct Path: Hashable, Sendable, Codable {
        /// From the start to the goal, both included.
        public let cells: [Hex]
        /// The sum of the costs of its steps; at least 0.
        public let cost: Double
    }

    /// - Parameters:
    ///   - leastCost: What a step costs at least. The nearer it is to the truth, the fewer cells are searched; if a step costs less after
    ///     all, the way found may not be the shortest.
    ///   - cost: Of a step from a cell of the region to a neighbour in it.
    public init(in region: HexRegion, leastCost: Double = 0, cost: @escaping (_ from: Hex, _ to: Hex) -> Double?) {
        (self.region, self.cost) = (region, cost)
        self.leastCost = leastCost > 0 && leastCost.isFinite ? leastCost : 0
    }

    /// Every step costs 1.
    public init(in region: HexRegion) { self.init(in: region, leastCost: 1) { _, _ in 1 } }

    /// Every step into a cell that can be entered costs 1.
    public init(in region: HexRegion, where isOpen: @escaping (Hex) -> Bool) {
        self.init(in: region, leastCost: 1) { isOpen($1) ? 1 : nil }
    }

    private func step(_ from: Hex, _ to: Hex) -> Double? {
        guard let cost = cost(from, to) else { return nil }
        guard cost >= 0 else {
            Misuse.report("A step between cells had a cost that was negative or not a number; it cannot be made.")
            return nil
        }
        return cost.isFinite ? cost : nil
    }
}

// MARK: Searches

extension HexPaths {
    /// The cheapest way to a cell, by A*; nil if there is none, or if one of the two is not in the region.
    public func shortest(from start: Hex, to goal: Hex) -> Path? {
        guard region.contains(goal) else { return nil }
        var search = Search(region, from: start)
        let estimate = leastCost
        while let cell = search.next() {
            let hex = region[cell]
            if hex == goal { return search.path(to: cell) }
            for neighbor in hex.neighbors {
                guard let index = region.index(of: neighbor), !search.isDone[index], let cost = step(hex, neighbor) else { continue }
                search.reach(index, from: cell, at: search.costs[cell] + cost, estimate: estimate * Double(neighbor.distance(to: goal)))
            }
        }
        return nil
    }

    /// The cost of the cheapest way to each cell, infinite where there is none: breadth first.
    /// - Parameter budget: Cells that cost more are not searched.
    public func costs(from start: Hex, within budget: Double = .infinity) -> HexMap<Double> {
        HexMap(region: region, storage: explore(from: start, within: budget).costs)
    }

    /// The cells whose cheapest way costs at most as much, the start included.
    public func reachable(from start: Hex, within budget: Double) -> HexRegion {
        let search = explore(from: start, within: budget)
        return HexRegion(search.order.map { region[$0] })
    }

    /// The cheapest way to a cell that satisfies a condition, which may be the start; nil if there is none.
    public func nearest(to start: Hex, where isWanted: (Hex) -> Bool) -> Path? {
        var found: Int?
        let search = explore(from: start, within: .infinity) { cell in
            if isWanted(region[cell]) { found = cell }
            return found != nil
        }
        return found.map { search.path(to: $0) }
    }

    /// The cheapest ways to all cells, each by its last step.
    private func explore(from start: Hex, within budget: Double, until isEnough: (Int) -> Bool = { _ in false }) -> Search {
        if !(budget >= 0) { Misuse.report("A budget was negative or not a number; nothing is reachable.") }
        var search = Search(region, from: budget >= 0 ? start : nil)
        while let cell = search.next() {
            search.order.append(cell)
            if isEnough(cell) { break }
            let hex = region[cell]
            for neighbor in hex.neighbors {
                guard let index = region.index(of: neighbor), !search.isDone[index], let cost = step(hex, neighbor),
                      search.costs[cell] + cost <= budget else { continue }
                search.reach(index, from: cell, at: search.costs[cell] + cost, estimate: 0)
            }
        }
        return search
    }
}

/// One search: cells by their numbers in the region.
private struct Search {
    /// Infinite where nothing has led yet.
    private(set) var costs: [Double]
    private(set) var isDone: [Bool]
    /// The cells that were reached, by their costs.
    var order: [Int] = []
    private var cameFrom: [Int]
    private var front = HexHeap()
    private let region: HexRegion

    init(_ region: HexRegion, from start: Hex?) {
        self.region = region
        let count = region.count
        costs = [Double](repeating: .infinity, count: count)
        isDone = [Bool](repeating: false, count: count)
        cameFrom = [Int](repeating: -1, count: count)
        if let start, let index = region.index(of: start) {
            costs[index] = 0
            front.insert(index, priority: 0)
        }
    }

    /// The cheapest cell that has not been looked at.
    mutating func next() -> Int? {
        while let cell = front.removeFirst() {
            if !isDone[cell] {
                isDone[cell] = true
                return cell
            }
        }
        return nil
    }

    mutating func reach(_ cell: Int, from: Int, at cost: Double, estimate: Double) {
        guard cost < costs[cell] else { return }
        costs[cell] = cost
        cameFrom[cell] = from
        front.insert(cell, priority: cost + estimate)
    }

    func path(to cell: Int) -> HexPaths.Path {
        var cells: [Hex] = [], step = cell
        while step >= 0 {
            cells.append(region[step])
            step = cameFrom[step]
        }
        return HexPaths.Path(cells: cells.reversed(), cost: costs[cell])
    }
}
