// A table column for each element.

import Foundation

/// A table column for each element of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent>: TableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    public var data: Data
    public var content: (Data.Element) -> Content

    /// A column for each element.
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
        where ID == Data.Element.ID, Data.Element: Identifiable {
        (self.data, self.content) = (data, content)
    }
    /// A column for each element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.content) = (data, content)
    }
    /// A column for each number.
    public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
        where Data == Range<Int>, ID == Int {
        (self.data, self.content) = (data, content)
    }
    public func _addColumns(to columns: inout [_TableColumnConfiguration<RowValue>]) { for element in
        data { content(element)._addColumns(to: &columns) }
    }
}
