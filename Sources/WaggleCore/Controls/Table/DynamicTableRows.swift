// Rows of tables that are made from data, between which users drop items.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Rows for the elements of a collection.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
    /// The rows as the list of the table has them, between which items are dropped. Implemented by the framework.
    @MainActor func _dynamicRows(
        _ row: @escaping @MainActor (TableRowValue) -> AnyView,
        _ modified: @escaping @MainActor (any DynamicViewContent) -> AnyView) -> AnyView
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {
    @MainActor public func _dynamicRows(
        _ row: @escaping @MainActor (Content.TableRowValue) -> AnyView, _ modified: @escaping @MainActor (any DynamicViewContent) -> AnyView
    ) -> AnyView {
        modified(ForEach<Data, ID, AnyView>(data: data, content: { [content] in content($0)._rows(row) }, id: id, idKeyPath: idKeyPath))
    }
}

/// Rows between which items are dropped.
private struct InsertedTableRows<Rows: DynamicTableRowContent>: DynamicTableRowContent {
    typealias TableRowValue = Rows.TableRowValue
    typealias TableRowBody = Never
    let rows: Rows
    let accept: @MainActor (any DynamicViewContent) -> any DynamicViewContent
    var data: Rows.Data { rows.data }

    @MainActor func _rows(_ row: @escaping @MainActor (Rows.TableRowValue) -> AnyView) -> AnyView { _dynamicRows(row) { AnyView($0) } }
    @MainActor func _dynamicRows(
        _ row: @escaping @MainActor (Rows.TableRowValue) -> AnyView, _ modified: @escaping @MainActor (any DynamicViewContent) -> AnyView
    ) -> AnyView {
        rows._dynamicRows(row) { [accept] in modified(accept($0)) }
    }
}

extension DynamicTableRowContent {
    /// Lets users drop items between the rows.
    /// - Parameter action: Receives the insertion offset in the data, and the items.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue> {
        let action = UncheckedBox(action)
        return InsertedTableRows(rows: self) { $0.onInsert(of: supportedContentTypes) { action.value($0, $1) } }
    }
    /// Lets users drop values between the rows.
    /// - Parameter action: Receives the insertion offset in the data, and the values once they are read.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue> {
        let action = UncheckedBox(action)
        return InsertedTableRows(rows: self) { $0.dropDestination(for: T.self) { action.value($1, $0) } }
    }
}
