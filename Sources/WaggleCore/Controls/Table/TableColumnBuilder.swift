// The result builder of table columns.

import Foundation

/// Collects the columns of a table. Sortable and unsortable columns may be mixed.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TupleTableColumnContent<RowValue, Sort, TableColumn<RowValue, Never, Content, Label>> {
        TupleTableColumnContent { column._addColumns(to: &$0) }
    }
    // Without any `buildBlock` the compiler refuses an empty branch before it tries other builders.
    public static func buildBlock<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }
    public static func buildPartialBlock<Content: TableColumnContent>(first content: Content) -> Content
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }
    public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
        accumulated: First, next: Next) -> TupleTableColumnContent<RowValue, Sort, (First, Next)>
    where First.TableRowValue == RowValue, Next.TableRowValue == RowValue, First.TableColumnSortComparator == Sort,
    Next.TableColumnSortComparator == Sort {
        TupleTableColumnContent { columns in
            accumulated._addColumns(to: &columns)
            next._addColumns(to: &columns)
        }
    }
    public static func buildLimitedAvailability(
        _ content: any TableColumnContent<RowValue, Sort>
    ) -> some TableColumnContent<RowValue, Sort> {
        TupleTableColumnContent<RowValue, Sort, Never> { content._addColumns(to: &$0) }
    }
    public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> TupleTableColumnContent<RowValue, Sort, Content?>
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
        TupleTableColumnContent { content?._addColumns(to: &$0) }
    }
    public static func buildEither<Content: TableColumnContent>(first content: Content) -> TupleTableColumnContent<RowValue, Sort, Never>
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
        TupleTableColumnContent { content._addColumns(to: &$0) }
    }
    public static func buildEither<Content: TableColumnContent>(second content: Content) -> TupleTableColumnContent<RowValue, Sort, Never>
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
        TupleTableColumnContent { content._addColumns(to: &$0) }
    }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    private let add: (inout [_TableColumnConfiguration<RowValue>]) -> Void
    init(_ add: @escaping (inout [_TableColumnConfiguration<RowValue>]) -> Void) { self.add = add }
    public func _addColumns(to columns: inout [_TableColumnConfiguration<RowValue>]) { add(&columns) }
}
