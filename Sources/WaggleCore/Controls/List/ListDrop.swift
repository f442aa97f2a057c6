// Drops between the rows of a list.

import CoreTransferable
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Accepts drops between rows whose `ForEach` accepts insertions.
nonisolated struct ListDropModifier: ItemModifier {
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ListDropNode { ListDropNode(inputs) }
    @MainActor static func update(_ wrapper: ListDropNode, with modifier: Self) {}
}

@MainActor
final class ListDropNode: WrapperNode, DropTarget {
    /// Where a drop would insert.
    private struct Gap {
        let insertion: RowInsertion
        /// The offset in the `ForEach`'s data.
        let offset: Int
        /// The insertion line, in this node's coordinates.
        let line: CGRect
    }
    private var gap: Gap? {
        didSet { if gap?.line != oldValue?.line { setNeedsDisplay() } }
    }
    /// The thickness of the insertion line, in points.
    private static var thickness: CGFloat { 2 }

    func accepts(_ drop: DropInfo) -> Bool { gap(for: drop) != nil }
    func dropEntered(_ drop: DropInfo) {}
    func dropUpdated(_ drop: DropInfo) -> DropProposal? {
        gap = gap(for: drop)
        return DropProposal(operation: gap == nil ? .forbidden : .copy)
    }
    func dropExited(_ drop: DropInfo) { gap = nil }
    func performDrop(_ drop: DropInfo) -> Bool {
        guard let gap = gap(for: drop) else { return false }
        gap.insertion.action(gap.offset, drop.itemProviders(for: gap.insertion.types))
        return true
    }

    /// The gap nearest to the drag: beside the row under it, or after the last row if it is below all.
    private func gap(for drop: DropInfo) -> Gap? {
        let rows = (firstListRow?.rowsOfList ?? []).filter { $0.insertion != nil }
        let frames = rows.map { $0.convert($0.bounds, to: .global) }
        guard let last = rows.indices.last, let start = frames.first?.minY, drop.windowLocation.y >= start else { return nil }
        let position = drop.windowLocation.y
        // Other rows, headers and footers accept no drops.
        guard let index = rows.indices.first(where: {
            frames[$0].minY <= position && position < frames[$0].maxY
        }) ?? (position >= frames[last].maxY ? last : nil) else { return nil }
        guard let row = rows[index].row, let edit = rows[index].insertion, drop.hasItemsConforming(to: edit.action.types),
              let offset = edit.offset(of: row) else { return nil }
        let gaps = rows[index].gaps, top = frames[index].minY + gaps.top, bottom = frames[index].maxY - gaps.bottom
        let isAfter = position >= (top + bottom) / 2, y = isAfter ? bottom : top
        let origin = convert(bounds, to: .global).origin, margin = rows[index].context.appearance.margin
        let line = CGRect(
            x: frames[index].minX - origin.x + margin, y: y - origin.y - Self.thickness / 2,
            width: max(frames[index].width - 2 * margin, 0), height: Self.thickness)
        return Gap(insertion: edit.action, offset: offset + (isAfter ? 1 : 0), line: line)
    }

    override func makeDisplayList() -> DisplayList {
        let list = super.makeDisplayList()
        guard let gap else { return list }
        let paint = TintShapeStyle().resolved(in: environment.values, bounds: bounds).paint
        return DisplayList(list.items + [DisplayList.Item(identity: number, version: nextVersion(), bounds: gap.line,
                                                          content: .fill(
                                                              .roundedRectangle(gap.line, CGSize(width: 1, height: 1), continuous: false),
                                                              .nonZero, paint, antialiased: true))])
    }
}

extension ListRowNode {
    /// The insertion for drops beside this row; nil if its `ForEach` accepts none.
    fileprivate var insertion: RowEdit<RowInsertion>? { row?.traits[InsertTrait.self] }
}
