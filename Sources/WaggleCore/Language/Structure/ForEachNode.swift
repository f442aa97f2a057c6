// The place of a ForEach in an eager container: all rows are created.

import Foundation

/// The place of one element. Not generic, so that lists of rows are handled by code that knows their type.
@MainActor
private class ForEachRow {
    /// The index of the row among the live rows, and of its element among the elements.
    final var index = 0
    /// nil until the row's view has been created.
    final var entry: DynamicContainerNode.Entry!
    /// The last update that found the row's element in the data.
    final var update = 0
    /// The row's only subview, if known.
    unowned(unsafe) final var item: ItemNode?
    /// Leaving rows that stand behind this one.
    final var leavingBehind: [ForEachRow]?
    /// The row that a leaving row stands behind; nil for none, or if this row is live.
    final weak var leavesBehind: ForEachRow?
    /// The row of the next element with the same id.
    final var nextWithSameID: ForEachRow?
}

/// A row whose view has to be created or updated; its element has the row's index.
private struct ForEachChange {
    let row: ForEachRow
    let element: Int
}

@MainActor
private final class IdentifiedRow<ID: Hashable>: ForEachRow {
    let id: ID
    init(id: ID) { self.id = id }
}

/// Keeps one child per identity.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ForEachPlace<Data, ID, Content> {
    private typealias Row = ForEachRow
    /// Live rows in the order of the data.
    private var rows: [Row] = []
    /// The elements of the live rows, as last shown.
    private var elements: [Data.Element] = []
    /// Live and leaving rows; the first of several with the same id.
    private var rowsByID: [ID: Row] = [:]
    /// Leaving rows that stand in front of all live ones.
    private var leavingInFront: [Row] = []
    private var leavingCount = 0
    /// True if some leaving rows have left for good.
    private var rowsHaveLeft = false
    private var view: ForEach<Data, ID, Content>?
    private var updates = 0
    /// False if the cached subviews of rows may be out of date.
    private var rowItemsAreKnown = false
    private let elementRule = EqualityRule.of(Data.Element.self)
    /// False if an element may change its id without changing its bits: an object, or a value that holds one.
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
        forEachRow { result.append($0.entry) }
        return result
    }
    override func forEachChild(_ body: (ViewNode) -> Void) {
        forEachRow { forEachNode(of: $0.entry, body) }
    }
    override func forEachLiveChild(_ body: (ViewNode) -> Void) {
        for row in rows { body(row.entry.node) }
    }

    // MARK: Subviews

    override var subviewCount: Int {
        if leavingCount == 0, Content._isUnary { return rows.count }
        return super.subviewCount
    }
    override func readSubviews(_ reader: inout SubviewReader) {
        dropRowsThatLeft()
        guard leavingCount == 0 else { return super.readSubviews(&reader) }
        reader.items.reserveCapacity(reader.items.count + rows.count)
        for row in rows where !reader.isDone {
            if rowItemsAreKnown, let item = row.item {
                reader.take(item)
            } else {
                readSubviews(of: row.entry, &reader)
                row.item = row.entry.showsItself ? row.entry.node.soleItem : nil
            }
        }
        if !reader.isDone { rowItemsAreKnown = true }
    }
    override func forgetItems() {
        super.forgetItems()
        rowItemsAreKnown = false
    }
    override func subviewIndex(of id: AnyHashable) -> Int? {
        guard leavingCount == 0, Content._isUnary, let ownID = id.base as? ID, let row = rowsByID[ownID] else { return super.subviewIndex(of: id) }
        return row.index
    }
    override func elementIndex(of child: ViewNode) -> Int? { rows.first { $0.entry.node === child }?.index }
    override func id(of entry: Entry) -> AnyHashable? { (entry.row as? Row).map { AnyHashable(id(of: $0)) } }

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
        let new = view.data as? [Data.Element] ?? Array(view.data)
        let (order, changed, isReordered, someAreMissing) = match(new, view, sameContent: sameContent)
        let makeView = view.content
        // This node depends on what the program's closure reads.
        let contents: [Content] = changed.isEmpty ? [] : tracked { () -> [Content] in
            var contents: [Content] = []
            contents.reserveCapacity(changed.count)
            for place in changed { contents.append(makeView(new[place.element])) }
            return contents
        }
        let inner = inputs.child(of: self)
        contents.withUnsafeBufferPointer { contents in
            for index in contents.indices {
                let row = changed[index].row
                guard let entry = row.entry else {
                    row.entry = arrive(Content.makeMember(contents[index], in: inner))
                    row.entry.row = row
                    continue
                }
                Content.updateMember(entry.node, with: contents[index], in: inner.subviewRegion)
                if entry.isLeaving {
                    forgetLeaving(row)
                    row.item = nil
                    returned(entry)
                }
            }
        }
        elements = new
        guard isReordered else { return }
        let old = rows
        rows = order
        if someAreMissing { removeMissingRows(of: old) }
        // Only the order differs, not what each row contributes.
        let areKnown = rowItemsAreKnown
        invalidateItems()
        rowItemsAreKnown = areKnown
        preferencesBelowDidChange()
    }

    /// Finds the row of each element.
    ///
    /// Elements are compared in place: in unspecialized code, copying each one would take most of the time.
    /// - Returns: the rows in the order of the data; those whose view has to be created or updated; whether the order has changed; whether live rows
    ///   have lost their element.
    private func match(
        _ new: [Data.Element], _ view: ForEach<Data, ID, Content>, sameContent: Bool
    ) -> (order: [Row], changed: [ForEachChange], isReordered: Bool, someAreMissing: Bool) {
        updates += 1
        let skipsBitwiseEqual = bitsDetermineID && (view.idKeyPath == nil || view.idKeyPath == idKeyPath)
        idKeyPath = view.idKeyPath
        let old = rows, update = updates, (size, stride) = (MemoryLayout<Data.Element>.size, MemoryLayout<Data.Element>.stride)
        var order: [Row] = [], changed: [ForEachChange] = [], isReordered = false, kept = 0
        // The index among the old rows at which to look for the next one first: behind the previous match, so that insertions and removals leave the
        // rest in step.
        var next = 0
        order.reserveCapacity(new.count)
        new.withUnsafeBufferPointer { new in
            elements.withUnsafeBufferPointer { elements in
                guard let newBase = new.baseAddress else { return }
                let before = UnsafeRawPointer(elements.baseAddress)
                for index in 0..<new.count {
                    // Bitwise-equal elements keep their id.
                    if let before, skipsBitwiseEqual, next < old.count, old[next].update != update,
                       memcmp(before + next * stride, UnsafeRawPointer(newBase + index), size) == 0 {
                        let row = old[next]
                        row.update = update
                        if next != order.count { isReordered = true }
                        row.index = order.count
                        order.append(row)
                        kept += 1
                        next += 1
                        if !sameContent { changed.append(ForEachChange(row: row, element: index)) }
                        continue
                    }
                    let id = view.id(newBase[index])
                    let row: Row
                    if next < old.count, old[next].update != update, self.id(of: old[next]) == id {
                        row = old[next]
                        if next != order.count { isReordered = true }
                    } else {
                        row = self.row(id, notIn: update)
                        isReordered = true
                    }
                    row.update = update
                    let oldIndex = row.index
                    row.index = order.count
                    order.append(row)
                    let isLive = row.entry.map { !$0.isLeaving } ?? false
                    if isLive {
                        kept += 1
                        next = oldIndex + 1
                    }
                    if sameContent, let before, isLive,
                       elementRule.compare(before + oldIndex * stride, UnsafeRawPointer(newBase + index)) { continue }
                    changed.append(ForEachChange(row: row, element: index))
                }
            }
        }
        return (order, changed, isReordered || order.count != old.count, kept < old.count)
    }

    /// The first row with the id that this update has not matched yet; created if there is none.
    private func row(_ id: ID, notIn update: Int) -> Row {
        guard var row = rowsByID[id] else {
            let row = IdentifiedRow(id: id)
            rowsByID[id] = row
            return row
        }
        if row.update == update {
            Diagnostics.shared.report("ForEach: the id \(id) stands for more than one element of \(Data.self). All are shown and distinguished by their order; "
                + "give each element an id of its own, so that state and animations follow it.")
        }
        while row.update == update {
            if row.nextWithSameID == nil { row.nextWithSameID = IdentifiedRow(id: id) }
            guard let next = row.nextWithSameID else { break }
            row = next
        }
        return row
    }

    // MARK: Leaving

    private func removeMissingRows(of old: [Row]) {
        var before: Row?
        var gone: [Row] = []
        for row in old {
            if row.update == updates {
                before = row
                continue
            }
            let behind = row.leavingBehind ?? []
            row.leavingBehind = nil
            leavingCount -= behind.count
            if leave(row.entry) { stay(row, behind: before) } else { gone.append(row) }
            for follower in behind { stay(follower, behind: before) }
        }
        if rows.isEmpty, leavingCount == 0 { rowsByID = [:] } else { gone.forEach(forgetID) }
    }
    private func stay(_ row: Row, behind live: Row?) {
        leavingCount += 1
        row.leavesBehind = live
        guard let live else { return leavingInFront.append(row) }
        if live.leavingBehind == nil { live.leavingBehind = [] }
        live.leavingBehind?.append(row)
    }
    /// A leaving row has been reinserted.
    private func forgetLeaving(_ row: Row) {
        leavingCount -= 1
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
            var place = first
            while let next = place.nextWithSameID, next !== row { place = next }
            place.nextWithSameID = row.nextWithSameID
        }
        row.nextWithSameID = nil
    }

    override func forget(_ entry: Entry) {
        guard let row = entry.row as? Row else { return }
        forgetID(of: row)
        rowsHaveLeft = true
    }
    /// Removes the rows that have left: all of a frame together, because each removal searches the list.
    private func dropRowsThatLeft() {
        guard rowsHaveLeft else { return }
        rowsHaveLeft = false
        leavingInFront.removeAll { !$0.entry.node.isAlive }
        leavingCount = leavingInFront.count
        for row in rows where row.leavingBehind != nil {
            row.leavingBehind?.removeAll { !$0.entry.node.isAlive }
            if row.leavingBehind?.isEmpty == true { row.leavingBehind = nil }
            leavingCount += row.leavingBehind?.count ?? 0
        }
    }
}
