// The values of all rows of a list, in order.

import Foundation
import WaggleGeometry

/// The selection values of a list's rows, in order, including rows that do not exist yet.
///
/// Reading a row makes it, so this may only be used while actions run. Rows of one loop are expected to be alike: where a row is selected
/// by its id, the rest of its loop is not made.
@MainActor
struct ListRowValues {
    private let rows: LazyLayoutNode
    private let selection: ListSelection

    /// - Returns: nil if the list has no rows.
    init?(_ list: ItemNode, _ selection: ListSelection) {
        var found = list as? LazyLayoutNode
        func find(below item: ItemNode) {
            item.forEachItem { inner in
                if found == nil { found = inner as? LazyLayoutNode }
                if found == nil { find(below: inner) }
            }
        }
        if found == nil { find(below: list) }
        guard let found, found.cells.count > 0 else { return nil }
        (rows, self.selection) = (found, selection)
    }

    // MARK: Reading

    /// The value of a cell; nil for headers, footers and rows that cannot be selected.
    func value(at cell: Int) -> AnyHashable? { read(cell).value }

    private func read(_ cell: Int) -> (row: ListRowNode?, value: AnyHashable?) {
        let (items, sections) = rows.read(cell..<cell + 1)
        guard let row = items.first as? ListRowNode,
              !sections.contains(where: { $0.header.contains(cell) || $0.footer.contains(cell) }) else { return (nil, nil) }
        return (row, row.selectionValue)
    }
    /// Calls the closure for the rows that can be selected, from a cell on, until it returns false.
    private func forEachValue(from start: Int = 0, _ body: (_ cell: Int, AnyHashable) -> Bool) {
        var cell = start
        while cell < rows.cells.count {
            let (row, value) = read(cell)
            if let value, !body(cell, value) { return }
            if rows.cells.leaving.isEmpty, let row, let loop = row.loopOfSelection, loop.hasOneSubviewPerElement,
               let index = rows.cells.index(of: row) {
                // Counts the cells before the loop.
                var node = (loop as ViewNode), before = 0
                while node !== rows.cells.content, let parent = node.parent {
                    before += parent.subviewCount(before: node)
                    node = parent
                }
                for next in (index - before + 1)..<max(loop.subviewCount, index - before + 1) {
                    guard let id = loop.subviewID(at: next) else { break }
                    cell += 1
                    if let value = selection.value(forID: id), !body(cell, value) { return }
                }
            }
            cell += 1
        }
    }

    // MARK: Finding

    /// All values.
    var all: Set<AnyHashable> {
        var all: Set<AnyHashable> = []
        forEachValue { all.insert($1).inserted || true }
        return all
    }
    /// The values between two rows, in either order and inclusive; nil if one of the rows is gone.
    func range(_ first: AnyHashable, _ second: AnyHashable) -> Set<AnyHashable>? {
        guard let one = cell(of: first), let other = cell(of: second) else { return nil }
        let last = one <= other ? second : first
        var range: Set<AnyHashable> = [], isComplete = false
        // Making rows between them can move the second one.
        forEachValue(from: min(one, other)) { _, value in
            range.insert(value)
            isComplete = value == last
            return !isComplete
        }
        return isComplete ? range : nil
    }
    /// The cell of the row with a value, or nil.
    func cell(of value: AnyHashable) -> Int? {
        var found: Int?
        rows.forEachItem { item in
            if found == nil, let row = item as? ListRowNode, !row.isLeaving, row.selectionValue == value { found = cell(of: row) }
        }
        if let found { return found }
        if let index = rows.cells.content.subviewIndex(of: value), case let cell = rows.cells.cell(ofSubview: index),
           cell < rows.cells.count, self.value(at: cell) == value { return cell }
        forEachValue { cell, other in
            if other == value { found = cell }
            return found == nil
        }
        return found
    }
    private func cell(of row: ListRowNode) -> Int? { rows.cells.index(of: row).map { rows.cells.cell(ofSubview: $0) } }

    /// The nearest selectable cell after or before a cell, or nil.
    func next(after cell: Int, by step: Int) -> Int? {
        assert(step != 0, "A search that does not move would never end.")
        var next = cell + step
        while next >= 0, next < rows.cells.count {
            if value(at: next) != nil { return next }
            next += step
        }
        return nil
    }
    /// The first selectable cell.
    var first: Int? { next(after: -1, by: 1) }
    /// The last selectable cell.
    var last: Int? {
        // Making the last row can increase the number of cells.
        var count = -1
        while count != rows.cells.count {
            count = rows.cells.count
            if count > 0 { _ = read(count - 1) }
        }
        return next(after: count, by: -1)
    }

    /// Scrolls as little as needed to show a cell.
    func show(_ cell: Int) {
        rows.scrollIntoView(rows.frame(ofCell: cell))
        rows.graph.afterUpdate { [rows] in
            // By now, a row made for this has its actual length.
            if rows.isAlive, cell < rows.cells.count { rows.scrollIntoView(rows.frame(ofCell: cell)) }
        }
        rows.graph.needsFrame()
    }
}
