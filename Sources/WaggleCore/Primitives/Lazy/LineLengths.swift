import Foundation

/// The advances of a lazy container's cells: known where lines were laid out, averaged elsewhere.
///
/// The first cell of a line advances by the line's length and the spacing after it, the others by zero. Only known advances take memory. A
/// query takes time proportional to the number of blocks with known advances.
struct LineLengths {
    private struct Block {
        static let size = 64
        let number: Int
        /// NaN where unknown.
        var advances = [Double](repeating: .nan, count: Block.size)
        var sum = 0.0
        var count = 0

        var first: Int { number * Block.size }
        mutating func set(_ advance: Double, at index: Int) {
            if advances[index].isNaN { count += 1 }
            advances[index] = advance
            // Summed again, so that rounding errors do not accumulate.
            sum = 0
            for advance in advances where !advance.isNaN { sum = sum.plus(advance) }
        }
    }
    /// Indexed by block number.
    private var blocks: [Block] = []
    private var knownSum = 0.0
    private var knownCount = 0
    /// The estimate for a cell while no advance is known.
    private(set) var guess: Double?

    /// Unknown cells before this one count as `earlierEstimate`, those after it as the average.
    ///
    /// New lengths thus move the far end but never what is visible.
    var pivot = 0
    private(set) var earlierEstimate = 0.0
    /// The average when estimates were last spread. `earlierEstimate` differs from it only by what rounding the pivot's position takes.
    private var evenEstimate = 0.0

    /// The average advance of a cell.
    var average: Double { knownCount > 0 ? knownSum / Double(knownCount) : guess ?? 0 }
    var isEmpty: Bool { knownCount == 0 }
    /// True if none of the first `count` cells is estimated.
    func areKnown(_ count: Int) -> Bool { knownCount >= count }
    /// True if there is an advance to estimate from.
    var canEstimate: Bool { knownCount > 0 || guess != nil }

    mutating func estimate(by guess: Double) {
        assert(guess > 0, "The lines of a lazy container are estimated to have no length.")
        self.guess = guess
    }
    /// Estimates all unknown cells by the average, which moves the cells after them.
    mutating func spreadEvenly() { (evenEstimate, earlierEstimate) = (average, average) }

    // MARK: Known advances

    private func blockIndex(of number: Int) -> Int {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
    private mutating func set(_ advance: Double, at cell: Int) {
        let number = cell / Block.size, index = blockIndex(of: number)
        if index == blocks.count || blocks[index].number != number { blocks.insert(Block(number: number), at: index) }
        guard blocks[index].advances[cell % Block.size] != advance else { return }
        let (sum, count) = (blocks[index].sum, blocks[index].count)
        blocks[index].set(advance, at: cell % Block.size)
        knownSum = knownSum.plus(blocks[index].sum.minus(sum))
        knownCount += blocks[index].count - count
    }
    /// Records the advance of a line.
    mutating func set(_ advance: Double, of line: Range<Int>) {
        assert(line.lowerBound >= 0 && !advance.isNaN, "A line's advance is a number.")
        for cell in line { set(cell == line.lowerBound ? advance : 0, at: cell) }
    }
    /// The advance of a cell; nil if unknown.
    subscript(cell: Int) -> Double? {
        let number = cell / Block.size, index = blockIndex(of: number)
        guard index < blocks.count, blocks[index].number == number else { return nil }
        let advance = blocks[index].advances[cell % Block.size]
        return advance.isNaN ? nil : advance
    }
    /// Forgets all lengths; until new ones are known, their average times `scale` is the estimate.
    mutating func forget(scale: Double = 1) {
        if canEstimate { guess = average * scale }
        blocks = []
        (knownSum, knownCount) = (0, 0)
        spreadEvenly()
    }

    /// The cells have changed: those before `old.lowerBound` now end at `new.lowerBound`, those from `old.upperBound` on begin at
    /// `new.upperBound`, and those between are unknown.
    mutating func replace(_ old: Range<Int>, by new: Range<Int>, count: Int) {
        assert(old.lowerBound >= 0 && new.lowerBound >= 0, "Cells move in front of the first one.")
        guard old != new || !isEmpty else { return }
        let before = blocks, average = average
        blocks = []
        (knownSum, knownCount) = (0, 0)
        for block in before {
            for (index, advance) in block.advances.enumerated() where !advance.isNaN {
                let cell = block.first + index
                let moved = cell < old.lowerBound ? cell + new.lowerBound - old.lowerBound : cell >= old.upperBound
                    ? cell + new.upperBound - old.upperBound : -1
                if moved >= 0, moved < count { set(advance, at: moved) }
            }
        }
        if knownCount == 0 { guess = average }
    }

    // MARK: Positions

    /// The sum and number of known advances before a cell.
    private func known(before cell: Int) -> (sum: Double, count: Int) {
        var sum = 0.0, count = 0
        for block in blocks {
            guard block.first < cell else { break }
            if block.first + Block.size <= cell {
                sum = sum.plus(block.sum)
                count += block.count
            } else {
                for index in 0..<cell - block.first where !block.advances[index].isNaN {
                    sum = sum.plus(block.advances[index])
                    count += 1
                }
            }
        }
        return (sum, count)
    }
    /// The part before the pivot: the sum of the known advances and the number of estimated cells.
    struct Front {
        let sum: Double
        let unknown: Int
        fileprivate let estimate: Double
        /// Where the pivot begins, before rounding.
        var length: Double { sum + Double(unknown) * estimate }
        var isKnown: Bool { unknown == 0 }
    }
    var front: Front {
        let known = known(before: pivot)
        assert(pivot >= known.count, "More lengths are known before the pivot than there are cells.")
        return Front(sum: known.sum, unknown: pivot - known.count, estimate: evenEstimate)
    }
    /// Moves the pivot to a nearby position by changing the estimates before it.
    mutating func standPivot(at position: Double, _ front: Front) {
        guard !front.isKnown else { return }
        earlierEstimate = (position - front.sum) / Double(front.unknown)
    }

    /// Where a cell begins.
    func position(of cell: Int) -> Double {
        let known = known(before: cell), unknown = cell - known.count
        guard cell > pivot else { return known.sum + Double(unknown) * earlierEstimate }
        let earlier = pivot - self.known(before: pivot).count
        return known.sum + Double(earlier) * earlierEstimate + Double(unknown - earlier) * average
    }
    /// Increases the estimate of the part before the pivot by a length.
    /// - Returns: false if less than that is estimated there.
    mutating func stretchFront(by length: Double) -> Bool {
        let front = front
        guard !front.isKnown, front.length + length >= front.sum else { return false }
        evenEstimate += length / Double(front.unknown)
        earlierEstimate += length / Double(front.unknown)
        return true
    }
    /// The cell at a position when all estimates equal the average; its line begins there or earlier.
    func cell(at position: Double, count: Int) -> Int {
        assert(!(position < 0) && count >= 0, "A cell is looked for in front of the content.")
        assert(earlierEstimate == average, "A lookup must use a single estimate.")
        let average = average
        var start = 0.0, cell = 0
        /// Skips unknown cells.
        func step(to end: Int) -> Int? {
            guard end > cell else { return nil }
            let length = Double(end - cell) * average
            if average > 0, start + length > position { return min(cell + Int(max(position - start, 0) / average + 1e-6), end - 1) }
            start += length
            cell = end
            return nil
        }
        for block in blocks where block.first < count {
            if let found = step(to: block.first) { return found }
            let length = block.sum + Double(Block.size - block.count) * average
            if block.first + Block.size <= count, start + length <= position {
                start += length
                cell = block.first + Block.size
                continue
            }
            // The line of a cell without advance begins earlier.
            var line = cell
            for index in 0..<min(Block.size, count - block.first) {
                let advance = block.advances[index]
                if advance.isNaN || advance > 0 { line = block.first + index }
                start += advance.isNaN ? average : advance
                cell = block.first + index + 1
                if start > position { return line }
            }
        }
        return step(to: count) ?? max(count - 1, 0)
    }

    func checkInvariants() {
        assert(zip(blocks, blocks.dropFirst()).allSatisfy { $0.number < $1.number }, "The blocks of known lengths are not in order.")
        assert(blocks.reduce(0) { $0 + $1.count } == knownCount, "The number of known lengths differs from those in the blocks.")
        assert(
            abs(blocks.reduce(0) { $0 + $1.sum } - knownSum) <= 1e-6 * (1 + abs(knownSum)),
            "The sum of the known lengths differs from that of the blocks.")
    }
}
