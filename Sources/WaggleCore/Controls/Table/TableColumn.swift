// The columns of tables.

import Foundation
import WaggleGeometry

/// A column, type-erased.
public struct _TableColumnConfiguration<RowValue> {
    let title: AnyView
    let name: Text?
    var width = _TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
    /// The id in a customization; nil if the column always stays as it is.
    var id: String?
    var defaultVisibility = Visibility.automatic
    var fixedBehavior: TableColumnCustomizationBehavior = []
    /// The comparator of the column; nil if it is not sortable.
    let sort: Any?
    let cell: (RowValue) -> AnyView
}

/// The width of a column and its limits, in points.
public struct _TableColumnWidth: Equatable, Sendable {
    var least: CGFloat = 40
    var ideal: CGFloat?
    var most: CGFloat = .infinity
}

/// One or more table columns.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The value of a row.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// The sort comparator; `Never` if the columns cannot be sorted.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    /// The columns that this content consists of; `Never` for those that Waggle provides.
    associatedtype TableColumnBody: TableColumnContent
    nonisolated var tableColumnBody: TableColumnBody { get }
    /// Adds the columns. Implemented by the framework.
    func _addColumns(to columns: inout [_TableColumnConfiguration<TableRowValue>])
    /// Makes the columns. Types without a body may implement it by that of other content.
    nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}
extension TableColumnContent where TableColumnBody == Never {
    public nonisolated var tableColumnBody: Never { preconditionFailure("Columns that Waggle provides have no body.") }
}
extension TableColumnContent where TableColumnBody == Never {
    public func _addColumns(to columns: inout [_TableColumnConfiguration<TableRowValue>]) {
        let made = Self._makeContent(content: _GraphValue(self), inputs: _TableColumnInputs(origin: ObjectIdentifier(Self.self)))
        columns += made.columns as? [_TableColumnConfiguration<TableRowValue>] ?? []
    }
}
extension TableColumnContent {
    public nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
        guard inputs.origin != ObjectIdentifier(Self.self) else {
            Diagnostics.shared.report("\(Self.self) has no body and does not make columns, so it has none.")
            return _TableColumnOutputs(columns: [])
        }
        var columns: [_TableColumnConfiguration<TableRowValue>] = []
        content.value._addColumns(to: &columns)
        return _TableColumnOutputs(columns: columns)
    }
}
extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public func _addColumns(to columns: inout [_TableColumnConfiguration<TableRowValue>]) { tableColumnBody._addColumns(to: &columns) }
}
extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    public func _addColumns(to columns: inout [_TableColumnConfiguration<Never>]) {}
}

/// A column of a table: a title, and a view of each row's value.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    private var configuration: _TableColumnConfiguration<RowValue>

    init(label: Label, sort: Any?, content: @escaping (RowValue) -> Content) {
        configuration = _TableColumnConfiguration(title: AnyView(label), name: label as? Text, sort: sort) { AnyView(content($0)) }
    }
    public func _addColumns(to columns: inout [_TableColumnConfiguration<RowValue>]) { columns.append(configuration) }

    /// Gives the column a width like that of others.
    public func width() -> TableColumn { width(nil) }
    /// Sets the column's width in points; nil shares the remaining width among the flexible columns.
    public func width(_ width: CGFloat?) -> TableColumn {
        var copy = self
        copy.configuration.width = width.map { _TableColumnWidth(least: $0, ideal: $0, most: $0) } ?? _TableColumnWidth()
        return copy
    }
    /// Keeps the column's width within limits, in points; nil for no limit.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.configuration.width = _TableColumnWidth(least: min ?? _TableColumnWidth().least, ideal: ideal, most: max ?? .infinity)
        return copy
    }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// A column that is sortable by a comparator.
    public init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), sort: comparator, content: content)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleResource), sort: comparator, content: content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), sort: comparator, content: content)
    }
    /// A column that is sortable by a comparator.
    public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, sort: comparator, content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column that is not sortable.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), sort: nil, content: content)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleResource), sort: nil, content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), sort: nil, content: content)
    }
    /// A column that is not sortable.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sort: nil, content: content) }
    /// A text column that is not sortable.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(titleKey), sort: nil) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(titleResource), sort: nil) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(title), sort: nil) { Text($0[keyPath: value]) }
    }
    /// A text column that is not sortable.
    public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: text, sort: nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column that is sortable by a property.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), sort: KeyPathComparator(sendable(value)), content: content)
    }
    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleResource), sort: KeyPathComparator(sendable(value)), content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), sort: KeyPathComparator(sendable(value)), content: content)
    }
    /// A column that is sortable by a property.
    public init<V: Comparable>(_ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, sort: KeyPathComparator(sendable(value)), content: content)
    }
    /// A column that is sortable by a property with a custom comparator.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: Text(titleKey), sort: KeyPathComparator(sendable(value), comparator: comparator), content: content)
    }
    @_disfavoredOverload
    public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: Text(titleResource), sort: KeyPathComparator(sendable(value), comparator: comparator), content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: Text(title), sort: KeyPathComparator(sendable(value), comparator: comparator), content: content)
    }
    /// A column that is sortable by a property with a custom comparator.
    public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: text, sort: KeyPathComparator(sendable(value), comparator: comparator), content: content)
    }
    /// A sortable text column.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical)
        where Content == Text {
        self.init(label: Text(titleKey), sort: KeyPathComparator(sendable(value), comparator: comparator)) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) where Content == Text {
        self.init(label: Text(titleResource), sort: KeyPathComparator(sendable(value), comparator: comparator)) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical)
        where Content == Text {
        self.init(label: Text(title), sort: KeyPathComparator(sendable(value), comparator: comparator)) { Text($0[keyPath: value]) }
    }
    /// A sortable text column.
    public init(_ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical) where Content == Text {
        self.init(label: text, sort: KeyPathComparator(sendable(value), comparator: comparator)) { Text($0[keyPath: value]) }
    }
}

/// Comparators require sendable key paths. Those of columns are literals, which are sendable.
private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// A value of a declaration, or a part of one.
nonisolated public struct _GraphValue<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
    public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> { _GraphValue<Part>(value[keyPath: keyPath]) }
}

/// What columns are made with.
nonisolated public struct _TableColumnInputs {
    /// The type that is asked for columns, which would otherwise ask itself.
    let origin: ObjectIdentifier
}

/// The columns that were made, as configurations for the table's rows.
nonisolated public struct _TableColumnOutputs {
    let columns: [Any]
}
