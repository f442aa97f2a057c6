// Reads subviews and arranges them in lines.

import Foundation
import WaggleGeometry

extension LazyLayoutNode {
    // MARK: Cells

    /// Updates the cell count and the indices of leaving subviews. Call after rows may have been made: their subview counts can differ from
    /// the assumed one.
    func countCells() {
        let subviews = cells.content.subviewCount
        cells.adopt(
            subviews: subviews, leaving: subviews == cells.countedSubviews || cells.leaving.isEmpty ? cells.leaving : cells.leavingNow)
    }
    /// Reads some cells, makes missing ones, and brings them up to date.
    func read(_ range: Range<Int>) -> (items: [ItemNode], sections: [SubviewSection]) {
        assert(!range.isEmpty, "An empty range of cells is read.")
        while true {
            _ = cells.read(range)
            evaluateRows()
            // There may be fewer than assumed.
            let known = range.clamped(to: 0..<cells.count)
            guard !known.isEmpty else { return ([], []) }
            let (first, reader) = cells.read(known)
            let gone = reader.items.indices.filter { index in
                reader.items[index].isLeaving && !cells.leaving.contains { $0.item === reader.items[index] }
            }
            // They began to leave after the structure was last checked.
            if !gone.isEmpty { cells.setLeaving(cells.leaving + gone.map { (first + $0, reader.items[$0]) }) }
            let count = cells.countedSubviews
            countCells()
            guard gone.isEmpty, cells.countedSubviews == count else { continue }
            if !reader.sections.isEmpty { cells.noteSections() }
            return (reader.items.filter { !$0.isLeaving }, reader.sections.map(cells.inCells))
        }
    }
    /// Brings rows that were just made up to date, and counts their subviews.
    private func evaluateRows() {
        if GraphPhase([.layingOut, .evaluating]).contains(graph.phase) { graph.evaluateDirtyNodes(below: self) }
        countCells()
    }
    /// Makes the rows between two cells whose number of views is unknown.
    private func countCells(from first: Int, to cell: Int) {
        guard first < cell else { return }
        var reader = SubviewReader(from: cells.subviewIndex(ofCell: cell), count: 1, countingFrom: cells.subviewIndex(ofCell: first))
        cells.content.readSubviews(&reader)
        if !reader.sections.isEmpty { cells.noteSections() }
        evaluateRows()
    }

    // MARK: Lines

    /// The line that begins at a cell.
    func line(at cell: Int) -> LazyLine? {
        if let known = viewport.line(where: { $0.cells.lowerBound - cell }) { return known }
        guard cell < cells.count else { return nil }
        var end = cell + 1, all = read(cell..<end)
        guard let item = all.items.first else { return nil }
        guard metrics.isGrid else { return taken(LazyLine(cells: cell..<end, items: [item]), all.sections) }
        let trackCount = metrics.tracks.count
        while true {
            // Making rows can change the number of cells in the section.
            let part = cells.part(of: cell, all.sections)
            if part.spansTracks || trackCount == 1 {
                return taken(LazyLine(cells: cell..<cell + 1, items: Array(all.items.prefix(1)), spansTracks: part.spansTracks))
            }
            var bound = min(cell + trackCount, part.cells.upperBound, cells.count)
            // A section may begin after subviews outside any section.
            for section in all.sections where section.range.lowerBound > cell { bound = min(bound, section.range.lowerBound) }
            guard bound > end else {
                let items = Array(all.items.prefix(max(bound - cell, 1)))
                return items.isEmpty ? nil : taken(LazyLine(cells: cell..<cell + items.count, items: items))
            }
            end = bound
            all = read(cell..<end)
        }
    }

    /// The line that ends before a cell.
    ///
    /// Making its rows can correct their subview counts; the cell and the lines after it are then renumbered.
    func line(before cell: inout Int, shifting later: inout [LazyLine]) -> LazyLine? {
        while cell > 0 {
            if let known = viewport.line(where: { [cell] in $0.cells.upperBound - cell }) { return known }
            let count = cells.count
            func hasShifted() -> Bool {
                let growth = cells.count - count
                guard growth != 0 else { return false }
                cells.countedPart = nil
                metrics.lengths.replace(cell..<cell, by: max(cell + growth, 0)..<max(cell + growth, 0), count: cells.count)
                cell += growth
                for index in later.indices { later[index].moveCells(by: growth) }
                viewport.moveCells(by: growth)
                return true
            }
            let last = read(cell - 1..<cell)
            if hasShifted() { continue }
            guard let item = last.items.last else { return nil }
            guard metrics.isGrid else { return taken(LazyLine(cells: cell - 1..<cell, items: [item]), last.sections) }
            let part = cells.part(of: cell - 1, last.sections)
            if part.spansTracks || metrics.tracks.count == 1 {
                return taken(LazyLine(cells: cell - 1..<cell, items: [item], spansTracks: part.spansTracks))
            }
            let counted = cells.countedPart
            if counted?.lowerBound != part.cells.lowerBound || counted.map({ $0.upperBound < cell }) == true {
                // Which cells share a line depends on the number of cells before them in the section.
                countCells(from: part.cells.lowerBound, to: cell - 1)
                if hasShifted() { continue }
                cells.countedPart = part.cells.lowerBound..<cell
            }
            let start = metrics.lineStart(of: cell - 1, in: part.cells)
            let all = read(start..<cell)
            if hasShifted() { continue }
            return taken(LazyLine(cells: start..<cell, items: all.items))
        }
        return nil
    }
    /// - Parameter sections: the sections read with the line, for list rows.
    private func taken(_ line: LazyLine, _ sections: [SubviewSection] = []) -> LazyLine {
        cells.haveBeenRead = true
        for item in line.items where item.layoutParent !== self {
            take(item)
            shown.taken.append(item)
        }
        if let item = line.items.first { tellSection(item, line.cells.lowerBound, sections) }
        return line
    }

    /// Where the line of a cell begins.
    ///
    /// In a grid this depends on the number of cells before it in its section, so rows there with an unknown number of views are made.
    /// Making them may renumber the cell, and with it the line.
    func lineStart(_ cell: Int) -> Int {
        guard metrics.sharesLines else { return cell }
        var cell = cell, counted: Int?
        while cell < cells.count {
            let here = read(cell..<cell + 1), part = cells.part(of: cell, here.sections), first = part.cells.lowerBound
            guard !part.spansTracks, let item = here.items.first else { break }
            if counted == first { return metrics.lineStart(of: cell, in: part.cells) }
            countCells(from: first, to: cell)
            counted = first
            guard let index = cells.index(of: item), case let next = cells.cell(ofSubview: index), next != cell else { continue }
            metrics.lengths.replace(first..<cell, by: first..<max(next, first), count: cells.count)
            cell = next
        }
        return min(cell, max(cells.count - 1, 0))
    }

    // MARK: Sections

    /// Tells a list row its position in its section.
    func tellSection(_ item: ItemNode, _ cell: Int, _ sections: [SubviewSection]) {
        guard metrics.arrangement.tellsSections, let item = item as? any SectionedItem else { return }
        item.setSectionPosition(cells.position(of: cell, in: sections))
    }
    /// Tells visible rows outside sections their places again: rows read since may belong to a section behind them.
    /// - Returns: true if a row has another length now.
    func retellLooseRows() -> Bool {
        guard metrics.arrangement.tellsSections, cells.haveBeenRead else { return false }
        let sections = cells.knownSections
        guard !sections.isEmpty else { return false }
        var isLonger = false
        for line in viewport.lines where !sections.contains(where: { $0.range.contains(line.cells.lowerBound) }) {
            guard let row = line.items.first as? any SectionedItem else { continue }
            let cell = line.cells.lowerBound
            row.setSectionPosition(cells.looseSection(around: cell, among: sections).position(of: cell, count: cells.count))
            if measuredLength(of: line) != line.length { isLonger = true }
        }
        return isLonger
    }
}
