// The place of a ForEach in an eager container: all rows are made.

import Foundation

/// One element's place. Not generic, so that lists of rows are handled by code that knows what they are.
@MainActor
private class ForEachRow {
    /// Where the row stands in the list of live rows, and its element among the elements.
    final var index = 0
    /// nil until the row's view has been made.
    final var entry: DynamicContainerNode.Entry!
    /// The update that last found the row's element in the data.
    final var update = 0
    /// The one subview that the row contributes, where that is known.
    unowned(unsafe) final var item: ItemNode?
    /// Rows on their way out that stand behind this one.
    final var leavingBehind: [ForEachRow]?
    /// The row that a leaving one stands behind; nil: none, or it is live.
    final weak var leavesBehind: ForEachRow?
    /// The row of the next element with the same id.
    final var nextWithSameID: ForEachRow?
}

/// A row whose view is to be made or updated; its element has the row's index.
private struct ForEachChange {
    let row: ForEachRow
    let element: Int
}

@MainActor
private final class IdentifiedRow<ID: Hashable>: ForEachRow {
    let id: ID
    init(id: ID) { self.id = id }
}

/// Keeps one child for each identity.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ForEachPlace<Data, ID, Content> {
    private typealias Row = ForEachRow
    /// Live rows in the order of the data.
    private var rows: [Row] = []
    /// Their elements, as last shown.
    private var elements: [Data.Element] = []
    /// Live and leaving rows; of several with one id the first.
    private var rowsByID: [ID: Row] = [:]
    /// Rows on their way out that stand before all live ones.
    private var leavingInFront: [Row] = []
    private var leavingCount = 0
    /// True if some of these have left for good.
    private var rowsHaveLeft = false
    private var view: ForEach<Data, ID, Content>?
    private var updates = 0
    /// False if rows may contribute other subviews than they remember.
    private var rowItemsAreKnown = false
    private let elementRule = EqualityRule.of(Data.Element.self)
    /// False where an element may have got another id although its bits are the same: one that is an object, or holds some.
    private let bitsTellID = !EqualityRule.holdsObjects(Data.Element.self)
    private var idKeyPath: KeyPath<Data.Element, ID>?

    private func id(of row: Row) -> ID { unsafeDowncast(row, to: IdentifiedRow<ID>.self).id }

    // MARK: Children

    /// Calls the closure for each row, leaving ones included, in the order in which their subviews stand.
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
        // A closure that captures nothing gives equal views for equal elements.
        let sameContent = !isDirty && self.view.map { valuesAreEqual($0.content, view.content) } ?? false
        self.view = view
        if sameContent {
            evaluatingPart { apply(view, sameContent: true) }
        } else {
            evaluate()
        }
    }

    /// Makes all views anew: a closure that makes them is another or has read something that changed.
    override func evaluate() {
        guard let view else { return }
        evaluating { apply(view, sameContent: false) }
    }

    private func apply(_ view: ForEach<Data, ID, Content>, sameContent: Bool) {
        let new = view.data as? [Data.Element] ?? Array(view.data)
        let (order, changed, isReordered, someAreMissing) = match(new, view, sameContent: sameContent)
        let makeView = view.content
        // What the program's closure reads, this node depends on.
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
        // The order is another, not what each row contributes.
        let areKnown = rowItemsAreKnown
        invalidateItems()
        rowItemsAreKnown = areKnown
        preferencesBelowDidChange()
    }

    /// Finds the row of each element.
    ///
    /// Elements are compared where they lie: in code that does not know their type a copy of each would take most of the time.
    /// - Returns: the rows in the order of the data; those whose view has to be made or updated; whether the order is another than
    ///   before; whether live rows have no element any more.
    private func match(
        _ new: [Data.Element], _ view: ForEach<Data, ID, Content>, sameContent: Bool
    ) -> (order: [Row], changed: [ForEachChange], isReordered: Bool, someAreMissing: Bool) {
        updates += 1
        let asksForChangedOnly = bitsTellID && (view.idKeyPath == nil || view.idKeyPath == idKeyPath)
        idKeyPath = view.idKeyPath
        let old = rows, update = updates, (size, stride) = (MemoryLayout<Data.Element>.size, MemoryLayout<Data.Element>.stride)
        var order: [Row] = [], changed: [ForEachChange] = [], isReordered = false, kept = 0
        // Where among the old rows the next one is looked for first: behind the last, so that what comes and goes leaves the rest in step.
        var next = 0
        order.reserveCapacity(new.count)
        new.withUnsafeBufferPointer { new in
            elements.withUnsafeBufferPointer { elements in
                guard let newBase = new.baseAddress else { return }
                let before = UnsafeRawPointer(elements.baseAddress)
                for index in 0..<new.count {
                    // Bitwise-equal elements keep their id.
                    if let before, asksForChangedOnly, next < old.count, old[next].update != update,
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

    /// The first row with the id that an update has not found an element for yet, made where there is none.
    private func row(_ id: ID, notIn update: Int) -> Row {
        guard var row = rowsByID[id] else {
            let row = IdentifiedRow(id: id)
            rowsByID[id] = row
            return row
        }
        if row.update == update {
            Diagnostics.shared.report("ForEach: the id \(id) stands for more than one element of \(Data.self). They are shown, and told apart by their order; "
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
        for row in old {
            if row.update == updates {
                before = row
                continue
            }
            let behind = row.leavingBehind ?? []
            row.leavingBehind = nil
            leavingCount -= behind.count
            if leave(row.entry) { stay(row, behind: before) } else { forgetID(of: row) }
            for follower in behind { stay(follower, behind: before) }
        }
    }
    private func stay(_ row: Row, behind live: Row?) {
        leavingCount += 1
        row.leavesBehind = live
        guard let live else { return leavingInFront.append(row) }
        if live.leavingBehind == nil { live.leavingBehind = [] }
        live.leavingBehind?.append(row)
    }
    /// A leaving row has come back.
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
    /// Takes rows out that have left: all of a frame at once, because each may stand among many.
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
