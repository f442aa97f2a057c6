import Foundation

/// A row whose label shows and hides the rows below it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?

    /// - Parameter isExpanded: Whether the rows below are visible; nil if the row keeps this state itself.
    public init<Value>(_ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content) where Label == TableRow<Value>, Value == Content.TableRowValue {
        (label, self.isExpanded, self.content) = (TableRow(value), isExpanded, content)
    }
    @MainActor public func _rows(_ row: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
        let content = content
        if let isExpanded { return AnyView(DisclosureGroup(isExpanded: isExpanded) { content()._rows(row) } label: { label._rows(row) }) }
        return AnyView(DisclosureGroup { content()._rows(row) } label: { label._rows(row) })
    }
}
