// The initializers of tables.

import Foundation

// MARK: From data

extension Table {
    /// A row for each element.
    public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
        where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(rows: TableForEachContent(data), columns: columns(), selection: nil, sorting: nil)
    }
    /// A row for each element, with single selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(rows: TableForEachContent(data), columns: columns(), selection: .one(selection), sorting: nil)
    }
    /// A row for each element, with multiple selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(rows: TableForEachContent(data), columns: columns(), selection: .several(selection), sorting: nil)
    }
    /// A row for each element, with sortable columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns)
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(rows: TableForEachContent(data), columns: columns(), selection: nil, sorting: TableSorting(sortOrder))
    }
    /// A row for each element, with single selection and sortable columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns)
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(rows: TableForEachContent(data), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder))
    }
    /// A row for each element, with multiple selection and sortable columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns)
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(rows: TableForEachContent(data), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder))
    }
}

// MARK: Rows from a builder

extension Table {
    /// Rows from a builder.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: nil, sorting: nil)
    }
    /// Rows from a builder, with single selection.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .one(selection), sorting: nil)
    }
    /// Rows from a builder, with multiple selection.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .several(selection), sorting: nil)
    }
    /// Rows from a builder, with sortable columns.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: nil, sorting: TableSorting(sortOrder))
    }
    /// Rows from a builder, with single selection and sortable columns.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder))
    }
    /// Rows from a builder, with multiple selection and sortable columns.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder))
    }
    /// Rows from a builder, with sortable columns.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: nil, sorting: TableSorting(sortOrder))
    }
    /// Rows from a builder, with single selection and sortable columns.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder))
    }
    /// Rows from a builder, with multiple selection and sortable columns.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder))
    }
}

// MARK: Columns that users arrange

extension Table {
    /// A row for each element. Users arrange the columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(rows: TableForEachContent(data), columns: columns(), selection: nil, sorting: nil, customization: columnCustomization)
    }
    /// A row for each element, with single selection. Users arrange the columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data), columns: columns(), selection: .one(selection), sorting: nil,
            customization: columnCustomization)
    }
    /// A row for each element, with multiple selection. Users arrange the columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data), columns: columns(), selection: .several(selection), sorting: nil,
            customization: columnCustomization)
    }
    /// A row for each element, with sortable columns. Users arrange the columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            rows: TableForEachContent(data), columns: columns(), selection: nil, sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }
    /// A row for each element, with single selection and sortable columns. Users arrange the columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            rows: TableForEachContent(data), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }
    /// A row for each element, with multiple selection and sortable columns. Users arrange the columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            rows: TableForEachContent(data), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }
    /// Rows from a builder. Users arrange the columns.
    public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: nil, sorting: nil, customization: columnCustomization)
    }
    /// Rows from a builder, with single selection. Users arrange the columns.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .one(selection), sorting: nil, customization: columnCustomization)
    }
    /// Rows from a builder, with multiple selection. Users arrange the columns.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .several(selection), sorting: nil, customization: columnCustomization)
    }
    /// Rows from a builder, with sortable columns. Users arrange the columns.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: nil, sorting: TableSorting(sortOrder), customization: columnCustomization)
    }
    /// Rows from a builder, with single selection and sortable columns. Users arrange the columns.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows: rows(), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }
    /// Rows from a builder, with multiple selection and sortable columns. Users arrange the columns.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows: rows(), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }
}

// MARK: Outlines

extension Table {
    /// A row for each element of an outline.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data, children), columns: columns(), selection: nil, sorting: nil,
            customization: columnCustomization)
    }
    /// A row for each element of an outline, with single selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data, children), columns: columns(), selection: .one(selection), sorting: nil,
            customization: columnCustomization)
    }
    /// A row for each element of an outline, with multiple selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data, children), columns: columns(), selection: .several(selection), sorting: nil,
            customization: columnCustomization)
    }
    /// A row for each element of an outline, with sortable columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            rows: TableOutlineGroupContent(data, children), columns: columns(), selection: nil, sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }
    /// A row for each element of an outline, with single selection and sortable columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            rows: TableOutlineGroupContent(data, children), columns: columns(), selection: .one(selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }
    /// A row for each element of an outline, with multiple selection and sortable columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            rows: TableOutlineGroupContent(data, children), columns: columns(), selection: .several(selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }
}
