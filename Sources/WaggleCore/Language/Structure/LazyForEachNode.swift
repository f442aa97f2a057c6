// The node of a ForEach in a lazy container: a row is created when it is read.

import Foundation

/// A container that is notified of rows created for it, and decides when they are shown.
@MainActor
protocol LazyRowReader: ItemNode {
    func didMakeRow(_ row: ViewNode)
    /// True if the subview counts of rows outside the viewport must be known, as in a grid, whose lines they determine.
    var countsRows: Bool { get }
}

/// Keeps a child for each element that was read; the other elements are known only by index.
///
/// A row's state lives while its element is in the data and the container does not release the row. After a change of the data, existing
/// rows find their elements by id, first near their previous index.
@MainActor
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ForEachContainerNode<Data, ID, Content> {
    private final class Row: Entry {
        let id: ID
        /// The index of the element in the data; for a leaving row, the index that it precedes.
        var index: Int
        var element: Data.Element
        /// True if the element or the closure changed while the row was hidden: its view is updated when the row is read again.
        var isStale = false
        init(_ node: ViewNode, id: ID, index: Int, element: Data.Element) {
            (self.id, self.index, self.element) = (id, index, element)
            super.init(node)
        }
    }
    private var view: ForEach<Data, ID, Content>?
    /// Existing rows, by element index.
    private var rows: [Int: Row] = [:]
    /// Leaving rows, by index.
    private var leaving: [Row] = []
    /// The data before the last change, to distinguish inserted elements from those never read; nil once the change has been shown.
    private var before: (data: Data, update: Int)?
    private let elementRule = EqualityRule.of(Data.Element.self)

    /// The number of subviews assumed for a row that has not been made.
    private var assumedCount: Int?
    /// Rows with a different number of subviews, by index, each with the cumulative difference; nil if out of date.
    private var irregular: [(index: Int, sum: Int)]? = []

    /// The index of the last element found by id.
    private var lastFound: Int?
    /// Ids that no subview has, since the last change.
    private var missing: Set<AnyHashable> = []
    /// The indices of existing rows by id, to find repeated ids; not kept once one was reported.
    private var indexOfID: [ID: Int] = [:]

    private var count: Int { view?.data.count ?? 0 }
    private func element(_ index: Int, _ data: Data) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

    // MARK: Children

    private var sortedRows: [Row] { rows.values.sorted { $0.index < $1.index } }
    override var entries: [Entry] {
        var result: [Entry] = [], rest = leaving[...]
        for row in sortedRows {
            while let first = rest.first, first.index <= row.index {
                result.append(first)
                rest.removeFirst()
            }
            result.append(row)
        }
        return result + Array(rest)
    }
    override func elementIndex(of child: ViewNode) -> Int? {
        guard let row = child.childEntry as? Row, rows[row.index] === row else { return nil }
        return row.index
    }
    override func id(of entry: Entry) -> AnyHashable? { (entry as? Row).map { AnyHashable($0.id) } }

    // MARK: Subviews

    private var knownCount: Int { assumedCount ?? 1 }

    /// The number of subviews before those of an element, including leaving rows between them.
    private func position(of index: Int) -> Int {
        var position = index * knownCount
        let irregular = irregularRows()
        var (low, high) = (0, irregular.count)
        while low < high {
            let middle = (low + high) / 2
            if irregular[middle].index < index { low = middle + 1 } else { high = middle }
        }
        if low > 0 { position += irregular[low - 1].sum }
        return position
    }
    /// The element whose subviews, or the leaving rows in front of them, contain the position.
    private func element(at position: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self.position(of: middle + 1) <= position { low = middle + 1 } else { high = middle }
        }
        return low
    }
    private func irregularRows() -> [(index: Int, sum: Int)] {
        if let irregular { return irregular }
        var differences: [Int: Int] = [:]
        for row in rows.values {
            let difference = subviewCount(of: row) - knownCount
            if difference != 0 { differences[row.index] = difference }
        }
        for row in leaving { differences[row.index, default: 0] += subviewCount(of: row) }
        var found: [(index: Int, sum: Int)] = [], sum = 0
        for (index, difference) in differences.sorted(by: { $0.key < $1.key }) {
            sum += difference
            found.append((index, sum))
        }
        irregular = found
        return found
    }
    override func forgetItems(below child: ViewNode?) {
        super.forgetItems(below: child)
        irregular = nil
    }

    override var subviewCount: Int {
        // Rows leaving after the last element have the index past the end.
        position(of: count + 1) - knownCount
    }
    override func readSubviews(_ reader: inout SubviewReader) {
        let total = subviewCount, counted = Content._isUnary ? reader.skips : min(max(reader.countsFrom - reader.position, 0), reader.skips)
        guard counted < total || total == 0 else { return reader.skip(total) }
        var index = element(at: counted)
        if index < count || !leaving.isEmpty { reader.skip(position(of: index)) }
        while !reader.isDone, index <= count {
            for row in leaving where row.index == index && !reader.isDone { readSubviews(of: row, &reader) }
            guard index < count, !reader.isDone else { break }
            readSubviews(of: row(at: index), &reader)
            index += 1
        }
    }
    override func subviewIndex(of id: AnyHashable) -> Int? {
        for row in sortedRows {
            if let index = subviewIndex(of: id, in: row) { return position(of: row.index) + leavingCount(before: row.index) + index }
        }
        guard let view, let ownID = id.base as? ID else { return indexInNewRow(of: id) }
        func firstSubview(_ index: Int) -> Int { position(of: index) + leavingCount(before: index) }
        // A program that scrolls to an element asks in each frame.
        if let found = lastFound, found < count, view.id(element(found, view.data)) == ownID { return firstSubview(found) }
        var index = 0
        for element in view.data {
            if view.id(element) == ownID {
                lastFound = index
                return firstSubview(index)
            }
            index += 1
        }
        return indexInNewRow(of: id)
    }
    /// Makes rows until one contains a subview with the id: a section whose rows have their own ids.
    private func indexInNewRow(of id: AnyHashable) -> Int? {
        guard !Content._isUnary, GraphPhase([.layingOut, .evaluating, .acting]).contains(graph.phase),
              !missing.contains(id) else { return nil }
        for index in 0..<count where rows[index] == nil {
            let row = row(at: index)
            if let inner = subviewIndex(of: id, in: row) { return position(of: index) + leavingCount(before: index) + inner }
        }
        missing.insert(id)
        return nil
    }
    override func subviewCount(before child: ViewNode) -> Int {
        if let row = child.childEntry as? Row, rows[row.index] === row { return position(of: row.index) + leavingCount(before: row.index) }
        var count = 0, index = -1
        for row in leaving {
            if row.index != index { (count, index) = (0, row.index) }
            if row.node === child { return position(of: index) + count }
            count += subviewCount(of: row)
        }
        return 0
    }
    private func leavingCount(before index: Int) -> Int {
        var count = 0
        for row in leaving where row.index == index { count += subviewCount(of: row) }
        return count
    }
    override func subviewID(at index: Int) -> AnyHashable? {
        guard let view, index >= 0, index < subviewCount else { return nil }
        let elementIndex = element(at: index)
        guard elementIndex < count else { return nil }
        let inner = index - position(of: elementIndex) - leavingCount(before: elementIndex)
        guard inner >= 0 else { return nil }
        return rows[elementIndex]?.node.subviewID(at: inner) ?? AnyHashable(view.id(element(elementIndex, view.data)))
    }
    override func readSections(into sections: inout [SubviewSection], at start: Int) {
        // A section is never one view.
        guard !Content._isUnary else { return }
        for row in sortedRows {
            row.node.readSections(into: &sections, at: start + position(of: row.index) + leavingCount(before: row.index))
        }
    }
    override func releaseSubviews(outside range: Range<Int>) {
        let isCounted = isCounted, needed = graph.service(LiveHiddenNodes.self).neededChildren(of: self)
        // Positions are those before any row ends.
        var far: [Row] = []
        for row in rows.values where !needed.contains(where: { $0 === row.node }) {
            let first = position(of: row.index), count = subviewCount(of: row)
            if range.overlaps(first..<first + max(count, 1)) {
                row.node.releaseSubviews(outside: range.lowerBound - first..<range.upperBound - first)
            } else if count == knownCount && !isCounted || first >= range.upperBound {
                // A row before the range with an irregular number of subviews stays, because otherwise all later indices would change.
                far.append(row)
            }
        }
        guard !far.isEmpty else { return }
        for row in far.sorted(by: { $0.index < $1.index }) {
            rows[row.index] = nil
            indexOfID[row.id] = nil
            end(row)
        }
        irregular = nil
    }

    // MARK: Rows

    /// True if the container needs the subview counts of rows outside the viewport, and these may differ.
    private var isCounted: Bool { !Content._isUnary && reader?.countsRows == true }
    private var isMakingInsertedRow = false
    override var insertsWhatItMakes: Bool { isMakingInsertedRow }
    /// The row of an element, created if there is none.
    private func row(at index: Int) -> Row {
        assert(index >= 0 && index < count, "A row is made for an element that is not in the data.")
        if let row = rows[index] {
            if row.isStale, let view { update(row, view) }
            return row
        }
        guard let view else { preconditionFailure("A ForEach must have its data before its rows are read.") }
        let element = element(index, view.data), id = view.id(element)
        note(id, at: index)
        // This node depends on what the program's closure reads.
        let content = evaluatingPart { tracked { view.content(element) } }
        let isInserted = wasInserted(id), outer = isMakingInsertedRow
        isMakingInsertedRow = isInserted
        graph.keeper?.willMake(id, below: self)
        let node = Content._makeNode(content, in: inputs.child(of: self))
        isMakingInsertedRow = outer
        let row = Row(node, id: id, index: index, element: element)
        if isInserted { arrive(row) }
        assert(rows[index] == nil, "A row is made again while it is being made.")
        rows[index] = row
        let count = node.subviewCount, assumed = knownCount
        if assumedCount == nil { assumedCount = Content._isUnary ? 1 : max(count, 1) }
        if count != assumed { countsDidChange() }
        reader?.didMakeRow(node)
        return row
    }
    /// Reports an id that an existing row has, too.
    private func note(_ id: ID, at index: Int) {
        guard !hasReportedRepeatedID else { return }
        guard let other = indexOfID.updateValue(index, forKey: id), other != index else { return }
        indexOfID = [:]
        reportRepeatedID(id)
    }
    /// Invalidates the subview counts cached by enclosing nodes, because they differ from the assumed ones.
    private func countsDidChange() {
        var ancestor: ViewNode? = self, child: ViewNode?
        while let current = ancestor, !(current is ItemNode) {
            current.forgetItems(below: child)
            (ancestor, child) = (current.parent, current)
        }
    }
    /// The container that the rows are created for.
    private var reader: (any LazyRowReader)? {
        var ancestor = parent
        while let current = ancestor, !(current is ItemNode) { ancestor = current.parent }
        return ancestor as? any LazyRowReader
    }
    private func update(_ row: Row, _ view: ForEach<Data, ID, Content>) {
        row.isStale = false
        let element = row.element
        Content._updateNode(row.node, with: evaluatingPart { tracked { view.content(element) } })
    }
    /// True if the current update inserted the element; other rows are created because they come into view.
    private func wasInserted(_ id: ID) -> Bool {
        guard let before, before.update == graph.updateNumber, !nothingAnimates, let view else { return false }
        return !before.data.contains { view.id($0) == id }
    }

    // MARK: Updates

    override func update(_ view: ForEach<Data, ID, Content>) {
        let sameContent = !isDirty && self.view.map { valuesAreEqual($0.content, view.content) } ?? false
        let old = self.view?.data
        self.view = view
        guard let old else { return }
        before = (old, graph.updateNumber)
        if sameContent {
            evaluatingPart { apply(view, sameContent: true) }
        } else {
            evaluating { apply(view, sameContent: false) }
        }
    }
    /// Rows that changed while the whole loop was hidden, as on a covered screen, are brought up to date when it is shown again.
    override func shownDidChange() {
        super.shownDidChange()
        if isShown, rows.values.contains(where: { $0.isStale && $0.node.isShown }) { invalidate() }
    }
    /// The closure has read something that changed.
    override func evaluate() {
        guard let view else { return }
        evaluating { apply(view, sameContent: false) }
    }

    private func apply(_ view: ForEach<Data, ID, Content>, sameContent: Bool) {
        missing = []
        let old = sortedRows, isCounted = isCounted, needed = graph.service(LiveHiddenNodes.self).neededChildren(of: self)
        let elementIndices = elementIndices(of: old, in: view)
        var hasChanged = before.map { $0.data.count != view.data.count } ?? false
        rows.removeAll(keepingCapacity: true)
        indexOfID.removeAll(keepingCapacity: true)
        var lastIndex = -1
        for (row, elementIndex) in zip(old, elementIndices) {
            guard let elementIndex else {
                hasChanged = true
                if leave(row) {
                    row.index = lastIndex + 1
                    leaving.append(row)
                }
                continue
            }
            lastIndex = elementIndex
            if row.index != elementIndex {
                hasChanged = true
                row.index = elementIndex
            }
            assert(rows[elementIndex] == nil, "Two rows show one element.")
            rows[elementIndex] = row
            note(row.id, at: elementIndex)
            let element = element(elementIndex, view.data)
            if sameContent, elementRule.areEqual(row.element, element) { continue }
            row.element = element
            if row.node.isShown || isCounted || needed.contains(where: { $0 === row.node }) {
                update(row, view)
            } else {
                row.isStale = true
            }
        }
        assert(rows.count <= count, "There are more rows than elements.")
        guard hasChanged else { return }
        for row in leaving { row.index = min(row.index, view.data.count) }
        leaving.sort { $0.index < $1.index }
        irregular = nil
        childrenDidChange()
    }

    /// The indices of some rows' elements in the new data; nil for removed ones.
    ///
    /// Most rows have kept their index or moved as far as the previous row. The whole data is searched at most once.
    private func elementIndices(of rows: [Row], in view: ForEach<Data, ID, Content>) -> [Int?] {
        let count = view.data.count
        var taken: Set<Int> = [], shift = 0, all: [ID: [Int]]?, elementIndices: [Int?] = []
        elementIndices.reserveCapacity(rows.count)
        for row in rows {
            var found: Int?
            for guess in [row.index + shift, row.index] where guess >= 0 && guess < count && !taken.contains(guess) {
                if view.id(element(guess, view.data)) == row.id {
                    found = guess
                    break
                }
            }
            if found == nil {
                let known = all ?? indicesByID(in: view)
                all = known
                found = known[row.id]?.first { !taken.contains($0) }
            }
            elementIndices.append(found)
            guard let found else { continue }
            taken.insert(found)
            shift = found - row.index
        }
        return elementIndices
    }
    private func indicesByID(in view: ForEach<Data, ID, Content>) -> [ID: [Int]] {
        var result: [ID: [Int]] = [:], index = 0
        for element in view.data {
            result[view.id(element), default: []].append(index)
            index += 1
        }
        return result
    }

    override func forget(_ entry: Entry) {
        leaving.removeAll { $0 === entry }
        irregular = nil
    }

    override func checkInvariants() {
        super.checkInvariants()
        for (index, row) in rows {
            assert(row.index == index && index < count, "A row's index differs from its element's.")
            assert(row.node.isAlive && !row.isLeaving, "A row shows an element although its view leaves or has ended.")
        }
        assert(zip(leaving, leaving.dropFirst()).allSatisfy { $0.index <= $1.index }, "Leaving rows are not in order.")
    }
}
