import Foundation

/// The subviews of a lazy container, counted in cells: those that are not leaving, from the first one.
///
/// Reading the content can make rows, and these can have other numbers of subviews than assumed. So what reads it changes nothing here; the
/// container adopts what it found.
@MainActor
struct LazyCells {
    /// The node of the container's content; nil while the container is made.
    let content: ViewNode!
    private(set) var count = 0
    /// Leaving subviews, by index among all subviews.
    private(set) var leaving: [(index: Int, item: ItemNode)] = []
    /// The number of subviews that `count` and the indices in `leaving` are based on.
    private(set) var countedSubviews = 0
    /// True once a subview that was read belongs to a section.
    private(set) var hasSections = false
    /// Cells of a section whose rows' subview counts are known.
    var countedPart: Range<Int>?
    /// False if subviews may have been inserted, removed or moved since the last check.
    var areKnown = true
    /// True if lines were read from the content since the last search for the visible ones began.
    var haveBeenRead = false

    init(_ content: ViewNode?) { self.content = content }

    // MARK: Counting

    /// The leaving subviews that are still there, with their indices now.
    var leavingNow: [(index: Int, item: ItemNode)] {
        leaving.filter(\.item.isAlive).map { entry in (index(of: entry.item) ?? entry.index, entry.item) }.sorted { $0.index < $1.index }
    }
    /// Adopts the number of all subviews, and those of them that are leaving.
    mutating func adopt(subviews: Int, leaving: [(index: Int, item: ItemNode)]) {
        self.leaving = leaving
        countedSubviews = subviews
        count = max(subviews - leaving.count, 0)
    }
    mutating func setLeaving(_ items: [(index: Int, item: ItemNode)]) { leaving = items.sorted { $0.index < $1.index } }
    mutating func noteSections() { hasSections = true }

    // MARK: Indices

    /// The index among all subviews, including leaving ones.
    func subviewIndex(ofCell cell: Int) -> Int {
        var index = cell
        for entry in leaving where entry.index <= index { index += 1 }
        return index
    }
    func cell(ofSubview index: Int) -> Int { index - leaving.count { $0.index < index } }
    /// The index of an item among all subviews; nil if it is gone.
    func index(of item: ItemNode) -> Int? {
        guard item.isAlive else { return nil }
        if let inner = item.itemFromElsewhere { return index(of: inner) }
        var node: ViewNode = item, index = 0
        while node !== content {
            guard let parent = node.parent, parent !== content.parent,
                  let next = parent.subviewIndex(index, below: node) else { return nil }
            (node, index) = (parent, next)
        }
        return index
    }

    // MARK: Reading

    /// Reads cells, and the subviews leaving between them.
    /// - Returns: the index of the first one, and the reader.
    func read(_ cells: Range<Int>) -> (first: Int, SubviewReader) {
        let first = subviewIndex(ofCell: cells.lowerBound)
        var reader = SubviewReader(from: first, count: subviewIndex(ofCell: cells.upperBound - 1) + 1 - first)
        content.readSubviews(&reader)
        return (first, reader)
    }
    /// The subview at an index among all.
    func subview(at index: Int) -> ItemNode? {
        var reader = SubviewReader(from: index, count: 1)
        content.readSubviews(&reader)
        return reader.items.first
    }

    // MARK: Sections

    func inCells(_ section: SubviewSection) -> SubviewSection {
        func inCells(_ range: Range<Int>) -> Range<Int> { cell(ofSubview: range.lowerBound)..<cell(ofSubview: range.upperBound) }
        var result = section
        (result.header, result.content, result.footer) = (inCells(section.header), inCells(section.content), inCells(section.footer))
        return result
    }
    /// The sections among the cells, without those in rows that were never made.
    var knownSections: [SubviewSection] {
        var all: [SubviewSection] = []
        content.readSections(into: &all, at: 0)
        return all.map(inCells)
    }
    /// The cells that share lines with a cell: the content of its section, or all cells. A header or footer has a separate line.
    /// - Parameter sections: those read with the cell.
    func part(of cell: Int, _ sections: [SubviewSection]) -> (cells: Range<Int>, spansTracks: Bool) {
        guard let section = sections.first(where: { $0.range.contains(cell) }) else {
            let ends = hasSections ? knownSections.map(\.range.upperBound).filter { $0 <= cell } : []
            return ((ends.max() ?? 0)..<count, false)
        }
        return section.content.contains(cell) ? (section.content, false) : (cell..<cell + 1, true)
    }
    /// Like `part(of:_:)`, as far as sections are known.
    func knownPart(of cell: Int) -> (cells: Range<Int>, spansTracks: Bool) { part(of: cell, hasSections ? knownSections : []) }
    /// True for the header or footer of a known section.
    func spansTracks(_ cell: Int) -> Bool { hasSections && knownPart(of: cell).spansTracks }

    /// The position of a cell in its section, or in the implicit one of the subviews between two sections.
    func position(of cell: Int, in sections: [SubviewSection]) -> SectionPosition {
        (sections.first { $0.range.contains(cell) } ?? looseSection(around: cell, among: knownSections)).position(of: cell, count: count)
    }
    /// The implicit section of the subviews between two of the sections. The section behind them need not have been read.
    func looseSection(around cell: Int, among sections: [SubviewSection]) -> SubviewSection {
        var range = 0..<count
        for section in sections where !section.range.isEmpty {
            if section.range.upperBound <= cell { range = max(range.lowerBound, section.range.upperBound)..<range.upperBound }
            if section.range.lowerBound > cell { range = range.lowerBound..<min(range.upperBound, section.range.lowerBound) }
        }
        return SubviewSection(
            header: range.lowerBound..<range.lowerBound, content: range, footer: range.upperBound..<range.upperBound, number: 0)
    }
}
