// Reading subviews and arranging them in lines.

import Foundation
import WaggleGeometry

extension LazyLayoutNode {
    // MARK: Reading

    /// Updates the cell count and the indices of leaving subviews. Call after rows may have been made: their subview counts can differ from the assumed one.
    func countCells() {
        let count = content.subviewCount
        if count != countedSubviews, !leaving.isEmpty {
            leaving = leaving.filter(\.item.isAlive).map { place in (index(of: place.item) ?? place.index, place.item) }.sorted { $0.index < $1.index }
        }
        countedSubviews = count
        cellCount = max(count - leaving.count, 0)
    }

    /// The index among all subviews, including leaving ones.
    func subviewIndex(ofCell cell: Int) -> Int {
        var index = cell
        for place in leaving where place.index <= index { index += 1 }
        return index
    }
    func cell(ofSubview index: Int) -> Int { index - leaving.count { $0.index < index } }

    /// Reads some cells, makes missing ones, and brings them up to date.
    func read(_ cells: Range<Int>) -> (items: [ItemNode], sections: [SubviewSection]) {
        assert(!cells.isEmpty, "An empty range of cells is read.")
        while true {
            _ = readSubviews(of: cells)
            if GraphPhase([.layingOut, .evaluating]).contains(graph.phase) { graph.evaluateDirtyNodes(below: self) }
            countCells()
            // There may be fewer than assumed.
            let known = cells.clamped(to: 0..<cellCount)
            guard !known.isEmpty else { return ([], []) }
            let (first, reader) = readSubviews(of: known)
            let gone = reader.items.indices.filter { place in reader.items[place].isLeaving && !leaving.contains { $0.item === reader.items[place] } }
            // They began to leave after the structure was last checked.
            leaving = (leaving + gone.map { (first + $0, reader.items[$0]) }).sorted { $0.index < $1.index }
            let count = countedSubviews
            countCells()
            guard gone.isEmpty, countedSubviews == count else { continue }
            if !reader.sections.isEmpty { hasSections = true }
            return (reader.items.filter { !$0.isLeaving }, reader.sections.map(inCells))
        }
    }
    private func readSubviews(of cells: Range<Int>) -> (first: Int, SubviewReader) {
        let first = subviewIndex(ofCell: cells.lowerBound)
        var reader = SubviewReader(from: first, count: subviewIndex(ofCell: cells.upperBound - 1) + 1 - first)
        content.readSubviews(&reader)
        return (first, reader)
    }
    private func inCells(_ section: SubviewSection) -> SubviewSection {
        func inCells(_ range: Range<Int>) -> Range<Int> { cell(ofSubview: range.lowerBound)..<cell(ofSubview: range.upperBound) }
        var result = section
        (result.header, result.content, result.footer) = (inCells(section.header), inCells(section.content), inCells(section.footer))
        return result
    }

    /// The cells that share lines with a cell: the content of its section, or all cells. A header or footer has a separate line.
    private func part(_ cell: Int, _ sections: [SubviewSection]) -> (cells: Range<Int>, spansTracks: Bool) {
        guard let section = sections.first(where: { $0.range.contains(cell) }) else {
            var start = 0
            if hasSections {
                var all: [SubviewSection] = []
                content.readSections(into: &all, at: 0)
                for section in all { if case let end = self.cell(ofSubview: section.range.upperBound), end <= cell { start = max(start, end) } }
            }
            return (start..<cellCount, false)
        }
        return section.content.contains(cell) ? (section.content, false) : (cell..<cell + 1, true)
    }

    /// The first cell of a cell's line, as far as sections are known.
    func lineStart(ofCell cell: Int) -> Int {
        guard arrangement.isGrid, tracks.count > 1 else { return cell }
        let part = knownPart(cell)
        return part.spansTracks ? cell : part.cells.lowerBound + (cell - part.cells.lowerBound) / tracks.count * tracks.count
    }
    /// True for the header or footer of a known section.
    func spansTracks(_ cell: Int) -> Bool { hasSections && knownPart(cell).spansTracks }
    private func knownPart(_ cell: Int) -> (cells: Range<Int>, spansTracks: Bool) {
        var sections: [SubviewSection] = []
        if hasSections { content.readSections(into: &sections, at: 0) }
        return part(cell, sections.map(inCells))
    }

    // MARK: Lines

    /// The line that begins at a cell.
    func line(at cell: Int) -> LazyLine? {
        if let known = knownLine(where: { $0.cells.lowerBound - cell }) { return known }
        guard cell < cellCount else { return nil }
        var end = cell + 1, all = read(cell..<end)
        guard let item = all.items.first else { return nil }
        guard arrangement.isGrid else { return taken(LazyLine(cells: cell..<end, items: [item]), all.sections) }
        while true {
            // Making rows can change the number of cells in the section.
            let part = part(cell, all.sections)
            if part.spansTracks || tracks.count == 1 { return taken(LazyLine(cells: cell..<cell + 1, items: Array(all.items.prefix(1)), spansTracks: part.spansTracks)) }
            var bound = min(cell + tracks.count, part.cells.upperBound, cellCount)
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
            if let known = knownLine(where: { [cell] in $0.cells.upperBound - cell }) { return known }
            let count = cellCount
            func hasShifted() -> Bool {
                let growth = cellCount - count
                guard growth != 0 else { return false }
                countedPart = nil
                lengths.replace(cell..<cell, by: max(cell + growth, 0)..<max(cell + growth, 0), count: cellCount)
                cell += growth
                for index in later.indices { later[index].moveCells(by: growth) }
                for index in lines.indices { lines[index].moveCells(by: growth) }
                return true
            }
            let last = read(cell - 1..<cell)
            if hasShifted() { continue }
            guard let item = last.items.last else { return nil }
            guard arrangement.isGrid else { return taken(LazyLine(cells: cell - 1..<cell, items: [item]), last.sections) }
            let part = part(cell - 1, last.sections)
            if part.spansTracks || tracks.count == 1 { return taken(LazyLine(cells: cell - 1..<cell, items: [item], spansTracks: part.spansTracks)) }
            if countedPart?.lowerBound != part.cells.lowerBound || countedPart.map({ $0.upperBound < cell }) == true {
                // Which cells share a line depends on the number of cells before them in the section.
                countCells(from: part.cells.lowerBound, to: cell - 1)
                if hasShifted() { continue }
                countedPart = part.cells.lowerBound..<cell
            }
            let start = part.cells.lowerBound + (cell - 1 - part.cells.lowerBound) / tracks.count * tracks.count
            let all = read(start..<cell)
            if hasShifted() { continue }
            return taken(LazyLine(cells: start..<cell, items: all.items))
        }
        return nil
    }
    /// - Parameter sections: the sections read with the line, for list rows.
    private func taken(_ line: LazyLine, _ sections: [SubviewSection] = []) -> LazyLine {
        hasReadLines = true
        for item in line.items where item.layoutParent !== self {
            take(item)
            taken.append(item)
        }
        if let item = line.items.first { tellSection(item, line.cells.lowerBound, sections) }
        return line
    }
    /// Tells a list row its position in its section.
    func tellSection(_ item: ItemNode, _ cell: Int, _ sections: [SubviewSection]) {
        guard arrangement.tellsSections, let item = item as? any SectionedItem else { return }
        item.setSectionPlace((sections.first { $0.range.contains(cell) } ?? looseSection(around: cell)).place(of: cell, count: cellCount))
    }
    /// The implicit section of the subviews between two sections. The section behind them need not have been read.
    private func looseSection(around cell: Int) -> SubviewSection { looseSection(around: cell, knownSections()) }
    private func looseSection(around cell: Int, _ sections: [SubviewSection]) -> SubviewSection {
        var range = 0..<cellCount
        for section in sections where !section.range.isEmpty {
            if section.range.upperBound <= cell { range = max(range.lowerBound, section.range.upperBound)..<range.upperBound }
            if section.range.lowerBound > cell { range = range.lowerBound..<min(range.upperBound, section.range.lowerBound) }
        }
        return SubviewSection(header: range.lowerBound..<range.lowerBound, content: range, footer: range.upperBound..<range.upperBound, number: 0)
    }
    private func knownSections() -> [SubviewSection] {
        var all: [SubviewSection] = []
        content.readSections(into: &all, at: 0)
        return all.map(inCells)
    }
    /// Tells rows outside sections their places again: rows read since may belong to a section behind them.
    /// - Returns: true if a row has another length now.
    private func retellLooseRows(_ lines: [LazyLine]) -> Bool {
        guard arrangement.tellsSections, hasReadLines else { return false }
        let sections = knownSections()
        guard !sections.isEmpty else { return false }
        var isLonger = false
        for line in lines where !sections.contains(where: { $0.range.contains(line.cells.lowerBound) }) {
            guard let row = line.items.first as? any SectionedItem else { continue }
            row.setSectionPlace(looseSection(around: line.cells.lowerBound, sections).place(of: line.cells.lowerBound, count: cellCount))
            if measuredLength(of: line) != line.length { isLonger = true }
        }
        return isLonger
    }
    /// Binary search for the visible line whose distance is 0; the distance increases from line to line.
    private func knownLine(where distance: (LazyLine) -> Int) -> LazyLine? {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if distance(lines[middle]) < 0 { low = middle + 1 } else { high = middle }
        }
        return low < lines.count && distance(lines[low]) == 0 ? lines[low] : nil
    }
    /// Where the line of a cell begins.
    ///
    /// In a grid this depends on the number of cells before it in its section, so rows there with an unknown number of views are made. Making them
    /// may renumber the cell, and with it the line.
    func lineStart(_ cell: Int) -> Int {
        guard arrangement.isGrid, tracks.count > 1 else { return cell }
        var cell = cell, counted: Int?
        while cell < cellCount {
            let here = read(cell..<cell + 1), part = part(cell, here.sections), first = part.cells.lowerBound
            guard !part.spansTracks, let item = here.items.first else { break }
            if counted == first { return first + (cell - first) / tracks.count * tracks.count }
            countCells(from: first, to: cell)
            counted = first
            guard let index = index(of: item), case let next = self.cell(ofSubview: index), next != cell else { continue }
            lengths.replace(first..<cell, by: first..<max(next, first), count: cellCount)
            cell = next
        }
        return min(cell, max(cellCount - 1, 0))
    }
    /// Makes the rows between two cells whose number of views is unknown.
    private func countCells(from first: Int, to cell: Int) {
        guard first < cell else { return }
        var reader = SubviewReader(from: subviewIndex(ofCell: cell), count: 1, countingFrom: subviewIndex(ofCell: first))
        content.readSubviews(&reader)
        if !reader.sections.isEmpty { hasSections = true }
        if GraphPhase([.layingOut, .evaluating]).contains(graph.phase) { graph.evaluateDirtyNodes(below: self) }
        countCells()
    }

    // MARK: Measuring and placing

    private func proposal(inTrack place: Int, _ spansTracks: Bool) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[crossAxis] = spansTracks ? size[crossAxis] : tracks.tracks[place].length
        return proposal
    }
    func measure(_ line: inout LazyLine) {
        line.length = measuredLength(of: line)
        lengths.set(line.length.plus(arrangement.spacing), of: line.cells)
    }
    func measuredLength(of line: LazyLine) -> CGFloat {
        var length: CGFloat = 0
        for (place, item) in line.items.enumerated() {
            let own = item.sizeThatFits(proposal(inTrack: place, line.spansTracks))[axis]
            if own.isFinite { length = max(length, own) }
        }
        return length
    }
    func place(_ line: LazyLine, at start: CGFloat, where isMeant: (ItemNode) -> Bool = { _ in true }) {
        let blockStart = blockStart
        for (place, item) in line.items.enumerated() where isMeant(item) {
            self.place(item, inTrack: place, spansTracks: line.spansTracks, lineLength: line.length, at: start, blockStart)
        }
    }
    /// Where a grid's tracks begin across the lines.
    var blockStart: CGFloat {
        guard arrangement.isGrid else { return 0 }
        var block = CGSize.zero
        block[crossAxis] = tracks.length
        return arrangement.alignment.origin(of: ViewDimensions(item: nil, size: block, proposal: .unspecified), in: size)[crossAxis]
    }
    func place(_ item: ItemNode, inTrack place: Int, spansTracks: Bool, lineLength: CGFloat, at start: CGFloat, _ blockStart: CGFloat) {
        let dimensions = item.dimensions(proposal(inTrack: place, spansTracks)), track = tracks.tracks[place]
        var cell = CGSize.zero
        cell[axis] = lineLength
        cell[crossAxis] = spansTracks ? size[crossAxis] : track.length
        let inner = ((spansTracks ? nil : track.alignment) ?? arrangement.alignment).origin(of: dimensions, in: cell)
        var origin = CGPoint.zero
        origin[axis] = start.plus(inner[axis])
        origin[crossAxis] = inner[crossAxis].plus(spansTracks ? 0 : blockStart.plus(track.start))
        if environment.layoutDirection == .rightToLeft { origin.x = (axis == .horizontal ? 0 : size.width).minus(origin.x).minus(dimensions.width) }
        if !origin.x.isFinite { origin.x = 0 }
        if !origin.y.isFinite { origin.y = 0 }
        item.place(at: origin, proposal: dimensions.proposal)
    }

    // MARK: Visible lines

    /// Views of zero length never fill the viewport, so at most this many are made at once.
    private static let mostEmptyLines = 200

    /// Finds the visible lines, starting from a known one in both directions.
    func layOutLines() {
        hasReadLines = false
        findLines()
        guard let first = lines.first, retellLooseRows(lines) else { return }
        // The first line stays where it is.
        anchor = (first.cells.lowerBound, first.start)
        findLines()
    }
    private func findLines() {
        let seen = seenRange(), (start, end) = (-base, size[axis] - base)
        let spacing = arrangement.spacing
        guard seen.upperBound > seen.lowerBound else {
            // An outer scroll view hides everything. The next visible lines continue from here.
            keepFirstLine()
            lines = []
            return
        }
        guard tracks.count > 0, cellCount > 0, anchor != nil || !lines.isEmpty || seen.lowerBound <= end && seen.upperBound >= start else {
            (anchor, anchorFraction) = (nil, nil)
            lines = []
            return
        }
        let (seenStart, seenEnd) = (seen.lowerBound + Self.tolerance, seen.upperBound - Self.tolerance)
        var found: [LazyLine] = [], (cell, next) = startingPoint(seen), emptyLines = 0, first: Int, top: CGFloat
        while cell < cellCount, next < seenEnd {
            guard var line = line(at: cell) else { break }
            measure(&line)
            line.start = next
            if let fraction = anchorFraction { line.start = seen.lowerBound - fraction * line.length }
            anchorFraction = nil
            (cell, next) = (line.cells.upperBound, line.end.plus(spacing))
            if line.end > seenStart || line.start >= seenStart { found.append(line) }
            emptyLines = line.length + spacing > 0 ? 0 : emptyLines + 1
            if emptyLines > Self.mostEmptyLines {
                reportEmptyLines()
                break
            }
        }
        if let line = found.first { (first, top) = (line.cells.lowerBound, line.start) } else { (first, top) = (cell, next) }
        emptyLines = 0
        while first > 0, top - spacing > seenStart {
            guard var line = line(before: &first, shifting: &found) else { break }
            measure(&line)
            line.start = top.minus(spacing).minus(line.length)
            (first, top) = (line.cells.lowerBound, line.start)
            // The content may end before the viewport.
            if line.start < seenEnd { found.insert(line, at: 0) }
            emptyLines = line.length + spacing > 0 ? 0 : emptyLines + 1
            if emptyLines > Self.mostEmptyLines {
                reportEmptyLines()
                break
            }
        }
        lines = found
    }
    private func reportEmptyLines() {
        Diagnostics.shared.report("A lazy container has more than \(Self.mostEmptyLines) consecutive views without a length along its axis. Not all of them are created "
            + "at once; give them a length or omit them.", in: self)
    }

    /// The cell of the line to start from, and where that line begins.
    private func startingPoint(_ seen: ClosedRange<CGFloat>) -> (cell: Int, start: CGFloat) {
        if let anchor {
            self.anchor = nil
            return (lineStart(min(anchor.cell, cellCount - 1)), anchor.start)
        }
        if let line = lines.first(where: { $0.end > seen.lowerBound + Self.tolerance }), line.start < seen.upperBound - Self.tolerance { return (line.cells.lowerBound, line.start) }
        // None of the lines now visible was visible before.
        lines = []
        let end = size[axis] - base
        if seen.upperBound >= end, seen.lowerBound > -base { return (cellCount, end.plus(arrangement.spacing)) }
        // Counting the cells of a grid may move the position being searched for.
        for _ in 0..<Self.mostCounts {
            lengths.spreadEvenly()
            let count = cellCount, cell = lineStart(lengths.cell(at: Double(max(seen.lowerBound + base, 0)), count: cellCount))
            guard cellCount == count else { continue }
            let start = CGFloat(lengths.position(of: cell)).minus(base)
            return (cell, cell == 0 ? start : roundedToPixels(start))
        }
        return (lineStart(lengths.cell(at: Double(max(seen.lowerBound + base, 0)), count: cellCount)), seen.lowerBound)
    }
    /// Each count reaches at least as far as the previous one, so a few suffice.
    private static let mostCounts = 8
}
