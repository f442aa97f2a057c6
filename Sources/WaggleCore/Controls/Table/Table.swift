// Tables: rows of values in columns.

import Foundation
import WaggleGeometry

/// A list of values in columns. Users sort it by pressing the titles of the columns.
///
/// In a compact width, as on a phone, it is a list of the first column without titles.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    enum Selection {
        case one(Binding<Value.ID?>)
        case several(Binding<Set<Value.ID>>)
    }
    private let rows: Rows
    private let columns: [_TableColumnFacts<Value>]
    private let selection: Selection?
    private let sorting: TableSorting?

    init(rows: Rows, columns: Columns, selection: Selection?, sorting: TableSorting?) {
        (self.rows, self.selection, self.sorting) = (rows, selection, sorting)
        var all: [_TableColumnFacts<Value>] = []
        columns._addColumns(to: &all)
        self.columns = all
    }

    @MainActor public var body: some View {
        TableBody(rows: rows, columns: columns, selection: listSelection, sorting: sorting)
    }
    @MainActor private var listSelection: ListSelection? {
        switch selection {
        case .one(let binding)?: ListSelection(one: binding)
        case .several(let binding)?: ListSelection(several: binding)
        case nil: nil
        }
    }
}

/// The sort order of a table, type-erased.
struct TableSorting {
    /// The order of a column if the table is sorted by it first, otherwise nil.
    let order: (_ comparator: Any) -> SortOrder?
    /// Sorts by a column first, or reverses its order if it already is first.
    let press: (_ comparator: Any) -> Void

    init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
        func forward(_ comparator: Sort) -> Sort {
            var comparator = comparator
            comparator.order = .forward
            return comparator
        }
        order = { column in
            guard let column = column as? Sort, let first = sortOrder.wrappedValue.first, forward(first) == forward(column) else { return nil }
            return first.order
        }
        press = { column in
            guard var column = column as? Sort else { return }
            var comparators = sortOrder.wrappedValue
            if let first = comparators.first, forward(first) == forward(column) { column.order = first.order == .forward ? .reverse : .forward }
            comparators.removeAll { forward($0) == forward(column) }
            sortOrder.wrappedValue = [column] + comparators
        }
    }
}

private struct TableBody<Value, Rows: TableRowContent>: View where Rows.TableRowValue == Value {
    let rows: Rows
    let columns: [_TableColumnFacts<Value>]
    let selection: ListSelection?
    let sorting: TableSorting?
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.tableHeadersVisibility) private var headers

    var body: some View {
        let isCompact = width != .regular, widths = columns.map(\.width)
        VStack(spacing: 0) {
            if !isCompact, headers != .hidden {
                TableColumnsLayout(widths: widths) { ForEach(columns.indices, id: \.self) { TableHeader(column: columns[$0], sorting: sorting) } }
                    .padding(.horizontal, TableMetrics.margin).frame(minHeight: TableMetrics.headerHeight)
                    .background(Color.system(.background))
                Divider()
            }
            List<Value.ID, AnyView>(selection, rows._rows { value in
                guard !isCompact else { return AnyView(columns.first?.cell(value)) }
                return AnyView(TableColumnsLayout(widths: widths) { ForEach(columns.indices, id: \.self) { columns[$0].cell(value).lineLimit(1) } })
            })
            .listStyle(.plain)
        }
    }
}

/// Metrics of tables: the margins of plain lists, and headers as high as their bars.
enum TableMetrics {
    static let margin: CGFloat = 16
    static let headerHeight: CGFloat = 32
    static let gap: CGFloat = 8
}

/// The title of a column. Pressing it sorts the table.
private struct TableHeader<Value>: View {
    let column: _TableColumnFacts<Value>
    let sorting: TableSorting?

    var body: some View {
        if let comparator = column.sort, let sorting {
            let order = sorting.order(comparator)
            Button { sorting.press(comparator) } label: {
                HStack(spacing: 4) {
                    title(isFirst: order != nil)
                    Image(systemName: order == .reverse ? "chevron.down" : "chevron.up").imageScale(.small).opacity(order == nil ? 0 : 1).accessibilityHidden(true)
                    Spacer(minLength: 0)
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityValue(Text(verbatim: order.map { $0 == .forward ? "ascending" : "descending" } ?? ""))
        } else {
            title(isFirst: false).frame(maxWidth: .infinity, alignment: .leading)
        }
    }
    private func title(isFirst: Bool) -> some View {
        column.title.font(.subheadline).fontWeight(isFirst ? .semibold : .regular).foregroundStyle(isFirst ? .primary : .secondary).lineLimit(1)
    }
}

/// Cells side by side, as wide as their columns. The width left by fixed and ideal widths is shared evenly.
nonisolated struct TableColumnsLayout: Layout {
    let widths: [_TableColumnWidth]

    /// The widths of the columns in an available width.
    func lengths(in room: CGFloat) -> [CGFloat] {
        let gaps = TableMetrics.gap * CGFloat(max(widths.count - 1, 0))
        var lengths = widths.map { $0.least }, open = widths.indices.filter { widths[$0].most > widths[$0].least }
        var left = room - gaps - lengths.reduce(0, +)
        // A column that reaches its ideal or maximum width leaves its share to the others.
        while left > 0.01, !open.isEmpty {
            let share = left / CGFloat(open.count)
            let limited = open.filter { (widths[$0].ideal ?? widths[$0].most) - lengths[$0] <= share }
            if limited.isEmpty {
                for index in open { lengths[index] += share }
                break
            }
            for index in limited {
                let limit = max(widths[index].ideal ?? widths[index].most, lengths[index])
                left -= limit - lengths[index]
                lengths[index] = limit
            }
            open.removeAll { limited.contains($0) }
        }
        return lengths
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let room = proposal.replacingUnspecifiedDimensions(by: CGSize(width: widths.reduce(0) { $0 + ($1.ideal ?? 100) }, height: 0)).width
        let lengths = lengths(in: room)
        let height = zip(subviews, lengths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }.max() ?? 0
        return CGSize(width: room, height: height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, length) in zip(subviews, lengths(in: bounds.width)) {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: length, height: bounds.height))
            x += length + TableMetrics.gap
        }
    }
}

// MARK: Headers and styles

private enum TableHeadersVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether tables show the titles of their columns.
    var tableHeadersVisibility: Visibility {
        get { self[TableHeadersVisibilityKey.self] }
        set { self[TableHeadersVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the titles of the columns of tables inside. Tables of compact width have none.
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { environment(\.tableHeadersVisibility, visibility) }
}
