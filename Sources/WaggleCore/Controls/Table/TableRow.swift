// The rows of tables.

import CoreTransferable
import Foundation

/// One row of a table, or several.
public protocol TableRowContent<TableRowValue> {
    /// The value of a row.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The rows that this content consists of; `Never` for those that Waggle provides.
    associatedtype TableRowBody: TableRowContent
    @MainActor @preconcurrency var tableRowBody: TableRowBody { get }
    /// The rows, each as a view of its value. Implemented by the framework.
    @MainActor func _rows(_ row: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView
}
extension TableRowContent where TableRowBody == Never {
    @MainActor @preconcurrency public var tableRowBody: Never { preconditionFailure("Rows that Waggle provides have no body.") }
}
extension TableRowContent where TableRowBody == Never {
    @MainActor public func _rows(_ row: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
        Diagnostics.shared.report("\(Self.self) has no body, so it has no rows.")
        return AnyView(EmptyView())
    }
}
extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    @MainActor public func _rows(_ row: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView { tableRowBody._rows(row) }
}
extension Never: TableRowContent {
    public typealias TableRowBody = Never
    @MainActor public func _rows(_ row: @escaping @MainActor (Never) -> AnyView) -> AnyView { AnyView(EmptyView()) }
}

/// A row for one value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    private let value: Value
    public init(_ value: Value) { self.value = value }
    @MainActor public func _rows(_ row: @escaping @MainActor (Value) -> AnyView) -> AnyView { AnyView(row(value).tag(value.id)) }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    private let data: Data
    init(_ data: Data) { self.data = data }
    @MainActor public func _rows(_ row: @escaping @MainActor (Data.Element) -> AnyView) -> AnyView { AnyView(ForEach(data) { row($0) }) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    @MainActor public func _rows(_ row: @escaping @MainActor (Content.TableRowValue) -> AnyView) -> AnyView {
        AnyView(ForEach<Data, ID, AnyView>(data: data, content: { [content] in content($0)._rows(row) }, id: id, idKeyPath: idKeyPath))
    }
}
extension ForEach where Content == TableRow<Data.Element>, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A row for each element.
    public nonisolated init(_ data: Data) { self.init(data: data, content: { TableRow($0) }, id: { $0.id }, idKeyPath: \.id) }
}
extension ForEach where Content: TableRowContent {
    /// Rows for each element.
    public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
        where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id }, idKeyPath: \.id)
    }
    /// Rows for each element, identified by a key path.
    public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
        where V == Content.TableRowValue {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, idKeyPath: id)
    }
}

/// No row.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    public init() {}
    @MainActor public func _rows(_ row: @escaping @MainActor (Value) -> AnyView) -> AnyView { AnyView(EmptyView()) }
}

/// Several rows.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    private let rows: @MainActor (@escaping @MainActor (Value) -> AnyView) -> AnyView
    init(_ rows: @escaping @MainActor (@escaping @MainActor (Value) -> AnyView) -> AnyView) { self.rows = rows }
    @MainActor public func _rows(_ row: @escaping @MainActor (Value) -> AnyView) -> AnyView { rows(row) }
}

/// Collects the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Content.TableRowValue == Value {
        content
    }
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content where Content.TableRowValue == Value { content }
    public static func buildPartialBlock<Content: TableRowContent>(first content: Content) -> Content where Content.TableRowValue == Value {
        content
    }
    public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
        accumulated: First, next: Next) -> TupleTableRowContent<Value, (First, Next)>
    where First.TableRowValue == Value, Next.TableRowValue == Value {
        let box = UncheckedBox((accumulated, next))
        return TupleTableRowContent { row in
            AnyView(Group {
                box.value.0._rows(row)
                box.value.1._rows(row)
            })
        }
    }
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> TupleTableRowContent<Value, Content?>
        where Content.TableRowValue == Value {
        let box = UncheckedBox(content)
        return TupleTableRowContent { row in box.value.map { $0._rows(row) } ?? AnyView(EmptyView()) }
    }
    public static func buildEither<Content: TableRowContent>(first content: Content) -> TupleTableRowContent<Value, Never>
        where Content.TableRowValue == Value {
        let box = UncheckedBox(content)
        return TupleTableRowContent { box.value._rows($0) }
    }
    public static func buildEither<Content: TableRowContent>(second content: Content) -> TupleTableRowContent<Value, Never>
        where Content.TableRowValue == Value { buildEither(first: content) }
}

extension TableRowContent {
    private func changed<Row: View>(_ change: @escaping @MainActor (AnyView) -> Row) -> some TableRowContent<TableRowValue> {
        let box = UncheckedBox(self)
        return TupleTableRowContent<TableRowValue, Self> { row in box.value._rows { value in AnyView(change(row(value))) } }
    }
    /// Adds a menu to the rows that a long press or a secondary click opens.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        let items = UncheckedBox(menuItems())
        return changed { row in row.contextMenu { items.value } }
    }
    /// Adds a menu with a preview to the rows that a long press or a secondary click opens.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some TableRowContent<TableRowValue> {
        let items = UncheckedBox(menuItems()), preview = UncheckedBox(preview())
        return changed { row in row.contextMenu { items.value } preview: { preview.value } }
    }
    /// Keeps the rows from being selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        changed { row in row.selectionDisabled(isDisabled) }
    }
    /// Runs the action with true when the pointer enters a row and with false when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        let action = UncheckedBox(action)
        return changed { row in row.onHover { action.value($0) } }
    }
    /// Makes the rows draggable.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> {
        let payload = UncheckedBox(payload)
        return changed { row in row.draggable(payload.value()) }
    }
    /// Accepts values dropped on the rows.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        let action = UncheckedBox(action)
        return changed { row in
            row.dropDestination(for: T.self) { items, _ in
                action.value(items)
                return true
            }
        }
    }
    /// Makes the rows draggable.
    /// - Parameter action: Creates the dragged item; nil if the rows cannot be dragged.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        let action = UncheckedBox(action)
        return changed { row in row.itemProvider { action.value?() } }
    }
}

/// A row whose label shows and hides the rows below it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
    where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?

    /// - Parameter isExpanded: Whether the rows below are visible; nil if the row keeps this state itself.
    public init<Value>(_ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content)
        where Label == TableRow<Value>, Value == Content.TableRowValue {
        (label, self.isExpanded, self.content) = (TableRow(value), isExpanded, content)
    }
    @MainActor public func _rows(_ row: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
        let content = content
        if let isExpanded { return AnyView(DisclosureGroup(isExpanded: isExpanded) { content()._rows(row) } label: { label._rows(row) }) }
        return AnyView(DisclosureGroup { content()._rows(row) } label: { label._rows(row) })
    }
}
