// The node of a ForEach in an eager container: all rows are created.

import Foundation
import CPrefetch

/// The row of one element. Not generic, so that lists of rows are handled by code that knows their type.
private class ForEachRow: DynamicContainerNode.Entry {
    /// The index among the live rows, which is also the index of the row's element.
    final var index = 0
    /// The last update that found the row's element in the data.
    final var update = 0
    /// The nodes that an update of the row accesses, to prefetch them.
    final var path = PrefetchPath()
    /// True if the row's subviews have changed since `rowItems` was read.
    final var isListedAsChanged = false
    /// True if the row shows an element: its view has been made and is not leaving.
    final var isLive: Bool { node != nil && !isLeaving }
    /// The address of the last known subview, to prefetch it.
    @inline(__always)
    final var itemAddress: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: unsafeBitCast(soleItem, to: UInt.self)) }
    /// The only subview that the row contributes, if known.
    final var item: ItemNode? { showsItself ? soleItem : nil }
    /// Leaving rows positioned after this one.
    final var leavingBehind: [ForEachRow]?
    /// The row that this leaving row is positioned after; nil if there is none, or if this row is live.
    final weak var leavesBehind: ForEachRow?
    /// The row of the next element with the same id.
    final var nextWithSameID: ForEachRow?
}

/// A row whose view must be created or updated.
private struct ForEachChange {
    let row: ForEachRow
    let element: Int
}

/// The result of matching new elements with the rows.
private struct ForEachMatch {
    /// The range of old rows between the unchanged beginning and end, and the new rows that replace it.
    var replaced: Range<Int>
    var rows: [ForEachRow] = []
    /// Rows whose view must be created or updated.
    var changed: [ForEachChange] = []
    /// True if the new rows differ from the replaced ones.
    var isReordered = false
    /// True if live rows have lost their elements.
    var someAreMissing = false
}

private final class IdentifiedRow<ID: Hashable>: ForEachRow {
    let id: ID
    init(id: ID) {
        self.id = id
        super.init()
    }
}

/// Keeps one child per element identity.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ForEachContainerNode<Data, ID, Content> {
    private typealias Row = ForEachRow
    /// Live rows in the order of the data.
    private var rows: [Row] = []
    /// The elements of the live rows, as last shown.
    private var elements: [Data.Element] = []
    /// Live and leaving rows; if several have the same id, the first.
    @exclusivity(unchecked) private var rowsByID: [ID: Row] = [:]
    /// Leaving rows positioned before all live ones.
    private var leavingInFront: [Row] = []
    private var leavingCount = 0
    /// True if some leaving rows have finished leaving.
    private var rowsHaveLeft = false
    private var view: ForEach<Data, ID, Content>?
    private var updates = 0
    /// The subview of each row when all were last read; nil if unknown, or if a row's number of subviews is not one.
    @exclusivity(unchecked) private var rowItems: [ItemNode]?
    /// The rows replaced since then: a range of `rowItems`, and the number of rows that replaced it.
    @exclusivity(unchecked) private var arrivedRows: (replaced: Range<Int>, count: Int)?
    /// Other rows whose subviews have changed since then.
    @exclusivity(unchecked) private var changedRows: [Row] = []
    /// True while this node reports that the order of its rows has changed, and not what each row contributes.
    private var isReordering = false
    private let elementRule = EqualityRule.of(Data.Element.self)
    /// False if an element's id can change without its bits changing: an object, or a value that contains one.
    private let bitsDetermineID = !EqualityRule.holdsObjects(Data.Element.self)
    private var idKeyPath: KeyPath<Data.Element, ID>?

    private func id(of row: Row) -> ID { unsafeDowncast(row, to: IdentifiedRow<ID>.self).id }

    // MARK: Children

    /// Calls the closure for each row, including leaving ones, in the order of their subviews.
    private func forEachRow(_ body: (Row) -> Void) {
        dropRowsThatLeft()
        for row in leavingInFront { body(row) }
        for row in rows {
            body(row)
            if let behind = row.leavingBehind { behind.forEach(body) }
        }
    }
    override var entries: [Entry] {
        var result: [Entry] = []
        result.reserveCapacity(rows.count + leavingCount)
        forEachRow { result.append($0) }
        return result
    }
    override func forEachChild(_ body: (ViewNode) -> Void) {
        forEachRow { forEachNode(of: $0, body) }
    }
    override func forEachLiveChild(_ body: (ViewNode) -> Void) {
        for row in rows { body(row.node) }
    }

    // MARK: Subviews

    override var subviewCount: Int {
        if leavingCount == 0, Content._isUnary { return rows.count }
        return super.subviewCount
    }
    override func readSubviews(_ reader: inout SubviewReader) {
        dropRowsThatLeft()
        guard leavingCount == 0 else { return super.readSubviews(&reader) }
        readArrivedRows()
        readChangedRows()
        if let rowItems {
            assert(rowItems.count == rows.count, "The cached subviews are not those of the rows.")
            return reader.take(rowItems)
        }
        let first = reader.items.count, isWhole = reader.isAtSubview
        reader.items.reserveCapacity(first + rows.count)
        var soleItems = 0
        for index in rows.indices where !reader.isDone {
            prefetchItem(behind: index)
            read(rows[index], &reader)
            if rows[index].item != nil { soleItems += 1 }
        }
        guard isWhole, !reader.isDone, soleItems == rows.count else { return }
        rowItems = first == 0 ? reader.items : Array(reader.items[first...])
    }
    /// Updates `rowItems` for rows that replaced others.
    private func readArrivedRows() {
        guard let (replaced, count) = arrivedRows else { return }
        arrivedRows = nil
        assert(replaced.lowerBound + count <= rows.count, "The rows that arrived are not among the rows.")
        assert(replaced.upperBound <= rowItems?.count ?? -1, "The rows that arrived replace subviews that are not known.")
        var items: [ItemNode] = []
        items.reserveCapacity(count)
        for index in replaced.lowerBound..<replaced.lowerBound + count {
            prefetchItem(behind: index)
            guard let item = readItem(of: rows[index]) else { return forgetRowItems() }
            items.append(item)
        }
        rowItems?.replaceSubrange(replaced, with: items)
    }
    /// Prefetches a known subview, which is about to be retained.
    @inline(__always)
    private func prefetchItem(behind index: Int) {
        if index + 8 < rows.count { prefetch_lines(rows[index + 8].itemAddress, 1) }
    }
    /// Updates `rowItems` for rows whose subviews have changed.
    private func readChangedRows() {
        guard !changedRows.isEmpty else { return }
        let changed = changedRows
        changedRows = []
        for row in changed { row.isListedAsChanged = false }
        for row in changed where rowItems != nil && row.index < rows.count && rows[row.index] === row {
            guard let item = readItem(of: row) else { return forgetRowItems() }
            rowItems?[row.index] = item
        }
    }
    /// The only subview of a row; nil if the number of its subviews is not one.
    private func readItem(of row: Row) -> ItemNode? {
        if row.item == nil {
            var reader = SubviewReader()
            read(row, &reader)
        }
        return row.item
    }
    private func read(_ row: Row, _ reader: inout SubviewReader) {
        let wasKnown = row.item != nil
        readSubviews(of: row, &reader)
        // Its nodes may be others than before.
        if !wasKnown, row.item != nil { row.path = PrefetchPath(from: row.node) }
    }
    private func rowItemsDidChange(_ match: ForEachMatch) {
        guard rowItems != nil else { return }
        if arrivedRows == nil { arrivedRows = (match.replaced, match.rows.count) } else { forgetRowItems() }
    }
    private func forgetRowItems() {
        rowItems = nil
        arrivedRows = nil
        for row in changedRows { row.isListedAsChanged = false }
        changedRows = []
    }
    override func forgetItems(below child: ViewNode?) {
        super.forgetItems(below: child)
        guard rowItems != nil, !isReordering else { return }
        guard let row = child?.childEntry as? Row else { return forgetRowItems() }
        guard !row.isListedAsChanged else { return }
        row.isListedAsChanged = true
        changedRows.append(row)
    }
    override func subviewIndex(of id: AnyHashable) -> Int? {
        guard leavingCount == 0, Content._isUnary, let ownID = id.base as? ID,
              let row = rowsByID[ownID] else { return super.subviewIndex(of: id) }
        return row.index
    }
    override func elementIndex(of child: ViewNode) -> Int? {
        guard let row = child.childEntry as? Row, row.index < rows.count, rows[row.index] === row else { return nil }
        return row.index
    }
    override func id(of entry: Entry) -> AnyHashable? { (entry as? Row).map { AnyHashable(id(of: $0)) } }

    // MARK: Updates

    override func update(_ view: ForEach<Data, ID, Content>) {
        // A closure without captures yields equal views for equal elements.
        let sameContent = !isDirty && self.view.map { valuesAreEqual($0.content, view.content) } ?? false
        self.view = view
        if sameContent {
            evaluatingPart { apply(view, sameContent: true) }
        } else {
            evaluate()
        }
    }

    /// Recreates all views: the closure has changed or has read something that changed.
    override func evaluate() {
        guard let view else { return }
        evaluating { apply(view, sameContent: false) }
    }

    private func apply(_ view: ForEach<Data, ID, Content>, sameContent: Bool) {
        defer { assert(rows.count == elements.count, "A row has no element, or an element no row.") }
        let new = view.data as? [Data.Element] ?? Array(view.data)
        let match = match(new, view, sameContent: sameContent)
        show(new, match.changed, view.content)
        elements = new
        guard match.isReordered else { return }
        replaceRows(match)
        isReordering = true
        childrenDidChange()
        isReordering = false
    }

    /// Makes the views of these elements, and creates or updates their rows.
    ///
    /// The views are in raw memory: an array of a type unknown here would cost more than most of them.
    private func show(_ elements: [Data.Element], _ changed: [ForEachChange], _ makeView: (Data.Element) -> Content) {
        guard !changed.isEmpty else { return }
        let views = UnsafeMutablePointer<Content>.allocate(capacity: changed.count)
        defer {
            views.deinitialize(count: changed.count)
            views.deallocate()
        }
        // This node depends on what the program's closure reads.
        tracked {
            for index in changed.indices { (views + index).initialize(to: makeView(elements[changed[index].element])) }
        }
        let inner = inputs.child(of: self), region = inner.subviewRegion
        for index in changed.indices {
            prefetchRows(changed, behind: index)
            let row = changed[index].row
            guard let node = row.node else {
                graph.keeper?.willMake(id(of: row), below: self)
                row.adopt(Content.makeMember(views[index], in: inner))
                row.path = PrefetchPath(from: row.node)
                arrive(row)
                continue
            }
            Content.updateMember(node, with: views[index], in: region)
            if row.isLeaving {
                forgetLeaving(row)
                returned(row)
            }
        }
    }

    /// Prefetches the next rows and their nodes.
    @inline(__always)
    private func prefetchRows(_ changed: [ForEachChange], behind index: Int) {
        if index + 9 < changed.count { prefetch(changed[index + 8].row, lines: 3) }
        if index + 4 < changed.count { changed[index + 4].row.path.prefetch() }
    }

    private func replaceRows(_ match: ForEachMatch) {
        if match.rows.count == match.replaced.count, !match.someAreMissing { return rearrangeRows(match) }
        let old = Array(rows[match.replaced]), shift = match.rows.count - old.count
        let rowBefore = match.replaced.lowerBound > 0 ? rows[match.replaced.lowerBound - 1] : nil
        rows.replaceSubrange(match.replaced, with: match.rows)
        if shift != 0 {
            for index in (match.replaced.lowerBound + match.rows.count)..<rows.count { rows[index].index = index }
        }
        rowItemsDidChange(match)
        if match.someAreMissing { removeMissingRows(of: old, behind: rowBefore) }
    }

    /// Reorders the rows. If two of a thousand swap places, the others are not touched.
    private func rearrangeRows(_ match: ForEachMatch) {
        for (offset, row) in match.rows.enumerated() where rows[match.replaced.lowerBound + offset] !== row {
            rows[match.replaced.lowerBound + offset] = row
            guard rowItems != nil else { continue }
            if arrivedRows == nil, let item = row.item { rowItems?[match.replaced.lowerBound + offset] = item } else { forgetRowItems() }
        }
    }

    /// The numbers of elements at the beginning and at the end that are bitwise-equal to those shown.
    private func equalEnds(_ new: [Data.Element]) -> (before: Int, after: Int) {
        let (size, stride) = (MemoryLayout<Data.Element>.size, MemoryLayout<Data.Element>.stride),
            shorter = Swift.min(new.count, elements.count)
        return new.withUnsafeBytes { new in
            elements.withUnsafeBytes { old in
                guard let newBase = new.baseAddress, let oldBase = old.baseAddress else { return (0, 0) }
                var (before, after) = (0, 0)
                while before < shorter, memcmp(oldBase + before * stride, newBase + before * stride, size) == 0 { before += 1 }
                let (newEnd, oldEnd) = (newBase + new.count, oldBase + old.count)
                while after < shorter - before, memcmp(oldEnd - (after + 1) * stride, newEnd - (after + 1) * stride, size) == 0 {
                    after += 1
                }
                return (before, after)
            }
        }
    }

    /// Finds the row of each element.
    ///
    /// Most updates change a few places of a long list, so the equal elements around them are skipped. Elements are compared in place: in
    /// unspecialized code, copying each one would take most of the time.
    private func match(_ new: [Data.Element], _ view: ForEach<Data, ID, Content>, sameContent: Bool) -> ForEachMatch {
        updates += 1
        let skipsBitwiseEqual = bitsDetermineID && (view.idKeyPath == nil || view.idKeyPath == idKeyPath)
        idKeyPath = view.idKeyPath
        let old = rows, update = updates, (size, stride) = (MemoryLayout<Data.Element>.size, MemoryLayout<Data.Element>.stride)
        let (before, after) = skipsBitwiseEqual ? equalEnds(new) : (0, 0)
        var match = ForEachMatch(replaced: before..<old.count - after)
        var kept = 0
        // The index of the old row to try first for the next element: after the previous match, so that insertions and removals keep the
        // rest in step.
        var next = before
        match.rows.reserveCapacity(new.count - before - after)
        if rowsByID.isEmpty { rowsByID.reserveCapacity(new.count) }
        if !sameContent { for index in 0..<before { match.changed.append(ForEachChange(row: old[index], element: index)) } }
        new.withUnsafeBufferPointer { new in
            elements.withUnsafeBufferPointer { elements in
                guard let newBase = new.baseAddress else { return }
                let shown = UnsafeRawPointer(elements.baseAddress)
                for index in before..<new.count - after {
                    // Bitwise-equal elements keep their id.
                    if let shown, skipsBitwiseEqual, next < match.replaced.upperBound, old[next].update != update,
                       memcmp(shown + next * stride, UnsafeRawPointer(newBase + index), size) == 0 {
                        let row = old[next]
                        row.update = update
                        if next != index { match.isReordered = true }
                        row.index = index
                        match.rows.append(row)
                        kept += 1
                        next += 1
                        if !sameContent { match.changed.append(ForEachChange(row: row, element: index)) }
                        continue
                    }
                    let id = view.id(newBase[index])
                    let row: Row
                    if next < match.replaced.upperBound, old[next].update != update, self.id(of: old[next]) == id {
                        row = old[next]
                        if next != index { match.isReordered = true }
                    } else {
                        row = self.row(id, notIn: update, within: match.replaced)
                        match.isReordered = true
                    }
                    row.update = update
                    let oldIndex = row.index
                    row.index = index
                    match.rows.append(row)
                    let isLive = row.isLive
                    if isLive {
                        kept += 1
                        next = oldIndex + 1
                    }
                    if sameContent, let shown, isLive,
                       elementRule.compare(shown + oldIndex * stride, UnsafeRawPointer(newBase + index)) { continue }
                    match.changed.append(ForEachChange(row: row, element: index))
                }
            }
        }
        if !sameContent {
            for index in new.count - after..<new.count {
                match.changed.append(ForEachChange(row: old[index + old.count - new.count], element: index))
            }
        }
        match.isReordered = match.isReordered || match.rows.count != match.replaced.count
        match.someAreMissing = kept < match.replaced.count
        return match
    }

    /// The first row with the id that this update has not matched; created if there is none.
    /// - Parameter replaced: live rows outside these indices are matched.
    private func row(_ id: ID, notIn update: Int, within replaced: Range<Int>) -> Row {
        func isMatched(_ row: Row) -> Bool { row.update == update || row.isLive && !replaced.contains(row.index) }
        guard var row = rowsByID[id] else {
            let row = IdentifiedRow(id: id)
            rowsByID[id] = row
            return row
        }
        if isMatched(row) { reportRepeatedID(id) }
        while isMatched(row) {
            if row.nextWithSameID == nil { row.nextWithSameID = IdentifiedRow(id: id) }
            guard let next = row.nextWithSameID else { break }
            row = next
        }
        return row
    }

    // MARK: Leaving

    /// - Parameter rowBefore: the row in front of the old ones.
    private func removeMissingRows(of old: [Row], behind rowBefore: Row?) {
        var before = rowBefore
        var gone: [Row] = []
        for row in old {
            if row.update == updates {
                before = row
                continue
            }
            let behind = row.leavingBehind ?? []
            row.leavingBehind = nil
            leavingCount -= behind.count
            if leave(row) { stay(row, behind: before) } else { gone.append(row) }
            for follower in behind { stay(follower, behind: before) }
        }
        if rows.isEmpty, leavingCount == 0 { rowsByID = [:] } else { gone.forEach(forgetID) }
    }
    private func stay(_ row: Row, behind live: Row?) {
        assert(row.isLeaving, "Only a row that leaves stays behind another.")
        leavingCount += 1
        row.leavesBehind = live
        guard let live else { return leavingInFront.append(row) }
        if live.leavingBehind == nil { live.leavingBehind = [] }
        live.leavingBehind?.append(row)
    }
    /// A leaving row has been reinserted.
    private func forgetLeaving(_ row: Row) {
        leavingCount -= 1
        assert(leavingCount >= 0, "More rows have returned than were leaving.")
        if let live = row.leavesBehind {
            live.leavingBehind?.removeAll { $0 === row }
            row.leavesBehind = nil
        } else {
            leavingInFront.removeAll { $0 === row }
        }
    }
    private func forgetID(of row: Row) {
        let id = id(of: row)
        guard let first = rowsByID[id] else { return }
        if first === row {
            rowsByID[id] = row.nextWithSameID
        } else {
            var last = first
            while let next = last.nextWithSameID, next !== row { last = next }
            last.nextWithSameID = row.nextWithSameID
        }
        row.nextWithSameID = nil
    }

    override func forget(_ entry: Entry) {
        guard let row = entry as? Row else { return assertionFailure("A child of a loop has no row.") }
        forgetID(of: row)
        rowsHaveLeft = true
    }
    /// Removes the rows that have finished leaving: all of a frame together, because each removal searches the list.
    private func dropRowsThatLeft() {
        guard rowsHaveLeft else { return }
        rowsHaveLeft = false
        leavingInFront.removeAll { !$0.node.isAlive }
        leavingCount = leavingInFront.count
        for row in rows where row.leavingBehind != nil {
            row.leavingBehind?.removeAll { !$0.node.isAlive }
            if row.leavingBehind?.isEmpty == true { row.leavingBehind = nil }
            leavingCount += row.leavingBehind?.count ?? 0
        }
    }

    override func checkInvariants() {
        super.checkInvariants()
        assert(rows.count == elements.count, "The number of rows differs from the number of elements.")
        for (index, row) in rows.enumerated() {
            assert(row.index == index, "A row's index differs from its position among the rows.")
            assert(row.isLive && row.node.isAlive, "A row shows an element although its view leaves or has ended.")
        }
        guard !rowsHaveLeft else { return }
        let leaving = leavingInFront.count + rows.reduce(0) { $0 + ($1.leavingBehind?.count ?? 0) }
        assert(leavingCount == leaving, "The number of leaving rows differs from the rows that leave.")
        assert(rows.count { $0.isListedAsChanged } <= changedRows.count, "A row is marked as changed and not listed.")
        guard let rowItems, arrivedRows == nil else { return }
        assert(
            rowItems.count == rows.count && zip(rowItems, rows).allSatisfy { $1.item == nil || $0 === $1.item },
            "The cached subviews differ from the rows'.")
    }
}
