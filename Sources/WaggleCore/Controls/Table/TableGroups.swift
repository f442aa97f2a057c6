// Rows of tables in sections and outlines.

import Foundation

// MARK: Outlines

/// A row for each element of an outline.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    private let data: Data
    private let children: KeyPath<Data.Element, Data?>
    init(_ data: Data, _ children: KeyPath<Data.Element, Data?>) { (self.data, self.children) = (data, children) }
    @MainActor public func _rows(_ row: @escaping @MainActor (Data.Element) -> AnyView) -> AnyView {
        AnyView(OutlineGroup(data, children: children) { row($0) })
    }
}

// MARK: Sections

/// The header of a section of rows.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    let content: Content
    @MainActor public func _rows(_ row: @escaping @MainActor (Value) -> AnyView) -> AnyView { AnyView(content) }
}

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    @MainActor public func _rows(_ row: @escaping @MainActor (Content.TableRowValue) -> AnyView) -> AnyView {
        var section = Section<AnyView, AnyView, EmptyView>(
            content: { content._rows(row) }, header: { header._rows(row) }, footer: { EmptyView() })
        section.isExpanded = isExpanded
        return AnyView(section)
    }
}
extension Section where Content: TableRowContent {
    private nonisolated init(rows: Content, header: Parent, footer: Footer, _ isExpanded: Binding<Bool>? = nil) {
        (self.header, content, self.footer, self.isExpanded) = (header, rows, footer, isExpanded)
    }
    /// Rows with a header.
    public nonisolated init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
        where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(rows: content(), header: TableHeaderRowContent(content: header()), footer: EmptyTableRowContent())
    }
    /// Rows with a title.
    public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
        where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(rows: content(), header: TableHeaderRowContent(content: Text(titleKey)), footer: EmptyTableRowContent())
    }
    @_disfavoredOverload
    public nonisolated init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
        where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(rows: content(), header: TableHeaderRowContent(content: Text(title)), footer: EmptyTableRowContent())
    }
    /// Rows without a header.
    public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
        where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(rows: content(), header: EmptyTableRowContent(), footer: EmptyTableRowContent())
    }
    /// Rows that the header shows and hides.
    public nonisolated init<V, H: View>(isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(rows: content(), header: TableHeaderRowContent(content: header()), footer: EmptyTableRowContent(), isExpanded)
    }
    /// Rows that the title shows and hides.
    public nonisolated init<V>(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(rows: content(), header: TableHeaderRowContent(content: Text(titleKey)), footer: EmptyTableRowContent(), isExpanded)
    }
    @_disfavoredOverload
    public nonisolated init<V, S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(rows: content(), header: TableHeaderRowContent(content: Text(title)), footer: EmptyTableRowContent(), isExpanded)
    }
}
