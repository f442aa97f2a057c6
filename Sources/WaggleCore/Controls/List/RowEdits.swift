// onDelete, onMove and onInsert: edits of the rows of a ForEach.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleGeometry

/// One kind of edit, and the `ForEach` whose rows it concerns.
@MainActor
struct RowEdit<Action> {
    let action: Action
    fileprivate weak var node: RowEditsNode?

    /// The offset of a row's element in the `ForEach`'s data; nil if the row is gone.
    func offset(of row: ItemNode) -> Int? { node?.offset(of: row) }
    /// True if both edits concern the same `ForEach`.
    func isOfSameLoop(as other: RowEdit) -> Bool { node != nil && node === other.node }
}

enum DeleteTrait: _ViewTraitKey { static var defaultValue: RowEdit<(IndexSet) -> Void>? { nil } }
enum MoveTrait: _ViewTraitKey { static var defaultValue: RowEdit<(IndexSet, Int) -> Void>? { nil } }

/// The action for drops between the rows of a `ForEach`.
struct RowInsertion {
    let types: [UTType]
    /// Receives the offset of the row before which the items are dropped, and the items.
    let action: @MainActor (Int, [NSItemProvider]) -> Void
}
enum InsertTrait: _ViewTraitKey { static var defaultValue: RowEdit<RowInsertion>? { nil } }

/// Writes the edits of a `ForEach` to the traits of its rows.
nonisolated struct RowEditsModifier: ViewModifier, @unchecked Sendable {
    var delete: ((IndexSet) -> Void)??
    var move: ((IndexSet, Int) -> Void)??
    var insert: RowInsertion?
    typealias Body = Never

    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        RowEditsNode(modifier, content, inputs)
    }
    @MainActor static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        unsafeDowncast(node, to: RowEditsNode.self).update(modifier, content)
    }
    @MainActor static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

extension RowEditsModifier: LoopModifier {
    @MainActor func makeNode<Loop: View>(around loop: Loop, in inputs: ViewInputs) -> ViewNode { Self._makeNode(self, loop, in: inputs) }
    @MainActor func updateNode<Loop: View>(_ node: ViewNode, around loop: Loop) { Self._updateNode(node, with: self, loop) }
}

@MainActor
private final class RowEditsNode: PassThroughModifierNode<RowEditsModifier> {
    func update<V: View>(_ modifier: RowEditsModifier, _ content: V) {
        let isOther = (modifier.delete.map { $0 == nil }, modifier.move.map { $0 == nil }) != (
            self.modifier.delete.map { $0 == nil }, self.modifier.move.map { $0 == nil })
        self.modifier = modifier
        if isOther { invalidateItems() }
        V._updateNode(self.content, with: content)
    }
    override func readSubviews(_ reader: inout SubviewReader) {
        let start = reader.items.count
        content.readSubviews(&reader)
        for index in start..<reader.items.count {
            if let delete = modifier.delete {
                // Calls the closure of the latest update.
                let edit = delete.map { _ in
                    RowEdit<(IndexSet) -> Void>(action: { [weak self] in self?.modifier.delete??($0) }, node: self)
                }
                reader.items[index].traits.write(DeleteTrait.self, edit, by: number)
            }
            if let move = modifier.move {
                let edit = move.map { _ in
                    RowEdit<(IndexSet, Int) -> Void>(action: { [weak self] in self?.modifier.move??($0, $1) }, node: self)
                }
                reader.items[index].traits.write(MoveTrait.self, edit, by: number)
            }
            if let insert = modifier.insert {
                let insertion = RowInsertion(types: insert.types) { [weak self] in self?.modifier.insert?.action($0, $1) }
                reader.items[index].traits.write(InsertTrait.self, RowEdit(action: insertion, node: self), by: number)
            }
        }
    }
    override func readSections(into sections: inout [SubviewSection], at start: Int) { content.readSections(into: &sections, at: start) }

    func offset(of row: ItemNode) -> Int? {
        var item = row
        while let inner = item.itemFromElsewhere { item = inner }
        var node: ViewNode = item, offset: Int?
        while node !== self {
            guard let parent = node.parent else { return nil }
            if let loop = parent as? DynamicContainerNode, let found = loop.elementIndex(of: node) { offset = found }
            node = parent
        }
        return offset
    }
}

extension DynamicViewContent {
    /// Lets users delete rows in a list, by a swipe or in edit mode.
    /// - Parameter action: Receives the offsets of the rows in this content's data, on the main actor; nil if rows cannot be deleted.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditsModifier(delete: .some(action)))
    }
    /// Lets users move rows in a list.
    /// - Parameter action: Receives the offsets of the rows, and the offset of the row before which they are put, or the number of elements
    ///   for the end. Both are offsets in this content's data before the move. Nil if rows cannot be moved.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditsModifier(move: .some(action)))
    }
}

extension DynamicViewContent {
    /// Lets users drop items between rows in a list.
    /// - Parameter action: Receives the insertion offset in this content's data, and the items.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        let box = UncheckedBox(action)
        return modifier(RowEditsModifier(insert: RowInsertion(types: supportedContentTypes) { box.value($0, $1) }))
    }
    /// Like `onInsert(of:perform:)`, by type identifier.
    @_disfavoredOverload
    public nonisolated func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
    }
    /// Lets users drop values between rows in a list.
    /// - Parameter action: Receives the values once they are read, and the insertion offset in this content's data.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        let box = UncheckedBox(action)
        return modifier(RowEditsModifier(insert: RowInsertion(types: T.readableTypes) { offset, items in
            T.read(from: items) { box.value($0, offset) }
        }))
    }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}
