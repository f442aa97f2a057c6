// Tables: rows of values in columns.

import Foundation
import WaggleGeometry

/// A list of values in columns. Users sort it by pressing the titles of the columns.
///
/// A press only changes the sort order: the program sorts the values, as with `sort(using:)`. In a compact width, as on a phone, it is a
/// list of the first column without titles.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
    where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    enum Selection {
        case one(Binding<Value.ID?>)
        case several(Binding<Set<Value.ID>>)
    }
    private let rows: Rows
    private let columns: [_TableColumnConfiguration<Value>]
    private let selection: Selection?
    private let sorting: TableSorting?
    private let customization: Binding<TableColumnCustomization<Value>>?

    init(
        rows: Rows, columns: Columns, selection: Selection?, sorting: TableSorting?,
        customization: Binding<TableColumnCustomization<Value>>? = nil
    ) {
        (self.rows, self.selection, self.sorting, self.customization) = (rows, selection, sorting, customization)
        var all: [_TableColumnConfiguration<Value>] = []
        columns._addColumns(to: &all)
        self.columns = all
    }

    @MainActor public var body: some View {
        StyledTable(content: TableBody(rows: rows, all: columns, selection: listSelection, sorting: sorting, customization: customization))
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
            guard let column = column as? Sort, let first = sortOrder.wrappedValue.first,
                  forward(first) == forward(column) else { return nil }
            return first.order
        }
        press = { column in
            guard var column = column as? Sort else { return }
            var comparators = sortOrder.wrappedValue
            if let first = comparators.first, forward(first) == forward(column) {
                column.order = first.order == .forward ? .reverse : .forward
            }
            comparators.removeAll { forward($0) == forward(column) }
            sortOrder.wrappedValue = [column] + comparators
        }
    }
}

private struct TableBody<Value, Rows: TableRowContent>: View where Rows.TableRowValue == Value {
    let rows: Rows
    /// In the order of the source, hidden ones included.
    let all: [_TableColumnConfiguration<Value>]
    let selection: ListSelection?
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.tableHeadersVisibility) private var headers
    @Environment(\.tableIsInset) private var isInset
    @State private var screenMargin = ScreenMargin.narrow

    var body: some View {
        let isCompact = width != .regular, columns = (customization?.wrappedValue ?? TableColumnCustomization()).arranged(all),
            widths = columns.map(\.width)
        VStack(spacing: 0) {
            if !isCompact, headers != .hidden {
                TableHeaders(columns: columns, all: all, sorting: sorting, customization: customization)
                    .padding(.horizontal, screenMargin).frame(minHeight: TableMetrics.headerHeight)
                    .background(Color.system(.background))
                Divider()
            }
            List<Value.ID, AnyView>(selection, rows._rows { value in
                guard !isCompact else { return AnyView(HStack { columns.first?.cell(value) }) }
                return AnyView(TableColumnsLayout(widths: widths) {
                    ForEach(columns.indices, id: \.self) { index in
                        HStack { columns[index].cell(value) }.lineLimit(1)
                            .frame(maxWidth: .infinity, alignment: columns[index].alignment.alignment)
                    }
                })
            })
            .listStyle(.plain)
        }
        // The headers stand above the list's rows.
        .onGeometryChange(for: CGFloat.self) { ScreenMargin.of($0.size.width) } action: { screenMargin = $0 }
        .padding(isInset && !isCompact ? TableMetrics.margin : 0)
    }
}

/// The titles of a table's columns. If the table has a customization, users drag them to reorder the columns, and hide columns with a menu.
private struct TableHeaders<Value: Identifiable>: View {
    let columns: [_TableColumnConfiguration<Value>]
    let all: [_TableColumnConfiguration<Value>]
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?
    @State private var dragged: (index: Int, distance: CGFloat)?
    @State private var size = CGSize.zero

    var body: some View {
        let layout = TableColumnsLayout(widths: columns.map(\.width))
        layout {
            ForEach(columns.indices, id: \.self) { index in
                TableHeader(column: columns[index], sorting: sorting)
                    .frame(maxWidth: .infinity, alignment: columns[index].alignment.alignment)
                    .offset(x: dragged?.index == index ? dragged?.distance ?? 0 : 0)
                    .gesture(drag(index, layout), isEnabled: canMove(columns[index]))
            }
        }
        .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
        .modifier(HeaderMenu(options: options))
    }

    // MARK: Order

    private func canMove(_ column: _TableColumnConfiguration<Value>) -> Bool {
        customization != nil && column.id != nil && !column.fixedBehavior.contains(.reorder)
    }
    private func drag(_ index: Int, _ layout: TableColumnsLayout) -> some Gesture {
        DragGesture(minimumDistance: 10)
            .onChanged { dragged = (index, $0.translation.width) }
            .onEnded { drag in
                dragged = nil
                guard let id = columns[index].id, let target = self.index(atDistance: drag.translation.width, from: index, layout),
                      let other = columns[target].id, canMove(columns[target]) else { return }
                customization?.wrappedValue.move(id, to: other, among: all)
            }
    }
    /// The column under the middle of a dragged header; nil if it is the header's own.
    private func index(atDistance distance: CGFloat, from index: Int, _ layout: TableColumnsLayout) -> Int? {
        var x: CGFloat = 0, frames: [ClosedRange<CGFloat>] = []
        for length in layout.lengths(in: size.width) {
            frames.append(x...(x + length))
            x += length + TableMetrics.gap
        }
        guard frames.indices.contains(index) else { return nil }
        let middle = (frames[index].lowerBound + frames[index].upperBound) / 2 + distance
        let target = frames.lastIndex { $0.lowerBound <= middle } ?? 0
        return target == index ? nil : target
    }

    // MARK: Visibility

    /// The columns that the menu lists.
    private var options: [HeaderMenu.Option] {
        guard let customization else { return [] }
        return all.compactMap { column in
            guard let id = column.id, !column.fixedBehavior.contains(.visibility) else { return nil }
            let isShown = Binding(
                reading: { customization.wrappedValue.isVisible(column) },
                writing: { customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden })
            // A table keeps at least one column.
            return HeaderMenu.Option(
                id: id, title: column.name ?? Text(verbatim: id), isShown: isShown, isLast: columns.count == 1 && columns[0].id == id)
        }
    }
}

private struct HeaderMenu: ViewModifier {
    struct Option: Identifiable {
        let id: String
        let title: Text
        let isShown: Binding<Bool>
        let isLast: Bool
    }
    let options: [Option]
    @ViewBuilder func body(content: Content) -> some View {
        if options.isEmpty {
            content
        } else {
            content.contentShape(Rectangle()).contextMenu {
                ForEach(options) { option in Toggle(isOn: option.isShown) { option.title }.disabled(option.isLast) }
            }
        }
    }
}

/// Metrics of tables: headers as high as the bars of plain lists.
enum TableMetrics {
    /// Around an inset table.
    static let margin: CGFloat = 16
    static let headerHeight: CGFloat = 32
    static let gap: CGFloat = 8
}

/// The title of a column. Pressing it sorts the table.
private struct TableHeader<Value>: View {
    let column: _TableColumnConfiguration<Value>
    let sorting: TableSorting?

    var body: some View {
        if let comparator = column.sort, let sorting {
            let order = sorting.order(comparator)
            Button { sorting.press(comparator) } label: {
                HStack(spacing: 4) {
                    title(isFirst: order != nil)
                    Image(systemName: order == .reverse ? "chevron.down" : "chevron.up").imageScale(.small).opacity(order == nil ? 0 : 1)
                        .accessibilityHidden(true)
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityValue(Text(verbatim: order.map { $0 == .forward ? "ascending" : "descending" } ?? ""))
        } else {
            title(isFirst: false)
        }
    }
    private func title(isFirst: Bool) -> some View {
        column.title.font(.subheadline).fontWeight(isFirst ? .semibold : .regular).foregroundStyle(isFirst ? .primary : .secondary)
            .lineLimit(1)
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
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: length, height: bounds.height))
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
