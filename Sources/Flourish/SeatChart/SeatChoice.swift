import Foundation

/// What can be done with a seat.
public enum SeatStatus: Hashable, Sendable {
    case free
    /// Somebody else is buying it.
    case held
    case sold
}

extension SeatPlan {
    /// Seats beside one another that are free and nearest to the stage's middle; empty if there are not so many in a row.
    ///
    /// Complexity: O(*n* · *k*) for *k* seats of *n*.
    /// - Parameters:
    ///   - count: the number of seats; 0 or less finds none.
    ///   - accessible: true looks among seats for wheelchairs, false among the others.
    ///   - status: asked once for each seat.
    public func bestAvailable(
        _ count: Int, in category: SeatCategory? = nil, accessible: Bool = false, status: (SeatPlace) -> SeatStatus
    ) -> [SeatPlace] {
        guard count > 0 else { return [] }
        let focus = CGPoint(x: stageFrame.isEmpty ? frame.midX : stageFrame.midX, y: stageFrame.isEmpty ? frame.minY : stageFrame.midY)
        var best: [SeatPlace] = [], least = Double.infinity
        forEachRow { row in
            guard category == nil || sections[seats[row.lowerBound].section].category == category else { return }
            var run = 0
            for index in row {
                run = status(seats[index].place) == .free && seats[index].isAccessible == accessible ? run + 1 : 0
                guard run >= count else { continue }
                let window = index - count + 1...index
                let distance = window.reduce(0) { $0 + hypot(seats[$1].point.x - focus.x, seats[$1].point.y - focus.y) }
                // A hair must not decide between two halves of a hall.
                if distance < least - 1e-9 { (best, least) = (window.map { seats[$0].place }, distance) }
            }
        }
        return best
    }

    /// True if seats are beside one another in one row. None and a single one are.
    ///
    /// Complexity: O(*k* log *k*) in the seats asked for.
    public func areTogether(_ places: Set<SeatPlace>) -> Bool {
        let indices = places.compactMap(index).sorted()
        guard indices.count == places.count, let first = indices.first, let last = indices.last else { return places.isEmpty }
        return last - first == indices.count - 1 && seats[first].section == seats[last].section && seats[first].row == seats[last].row
    }
    /// Free seats that a choice would leave alone between two taken ones or beside the end of a row, where they were not alone before.
    ///
    /// Complexity: O(*n*) in the seats of the rows that the choice is in; a status may be asked several times.
    public func orphans(of selection: Set<SeatPlace>, status: (SeatPlace) -> SeatStatus) -> [SeatPlace] {
        var orphans: [SeatPlace] = []
        forEachRow { row in
            guard row.contains(where: { selection.contains(seats[$0].place) }) else { return }
            func isOpen(_ index: Int, _ selection: Set<SeatPlace>) -> Bool {
                row.contains(index) && status(seats[index].place) == .free && !selection.contains(seats[index].place)
            }
            for index in row where isOpen(index, selection) && !isOpen(index - 1, selection) && !isOpen(index + 1, selection) {
                if isOpen(index - 1, []) || isOpen(index + 1, []) { orphans.append(seats[index].place) }
            }
        }
        return orphans
    }

    private func forEachRow(_ body: (Range<Int>) -> Void) {
        for range in ranges {
            var start = range.lowerBound
            while start < range.upperBound {
                let end = seats[start..<range.upperBound].firstIndex { $0.row != seats[start].row } ?? range.upperBound
                body(start..<end)
                start = end
            }
        }
    }
}
