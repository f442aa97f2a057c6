// How users arrange the columns of a table.

import Foundation

/// The visibility and order of a table's columns as the user has set them. Columns are known by their `customizationID(_:)`.
///
/// A secondary click on the column headers, or a long press, opens a menu of the columns that can be hidden. A header is dragged
/// to another position.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
    private var hidden: [String: Bool] = [:]
    /// The ids of the columns that have been moved, and of all others at that time.
    private(set) var order: [String] = []

    public init() {}
    /// Whether a column is visible; `automatic` if the user has not changed it.
    public subscript(visibility id: String) -> Visibility {
        get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
        set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
    }
    /// Returns all columns to the order of the source.
    public mutating func resetOrder() { order = [] }

    /// The visible columns in the user's order. Columns without an id keep their positions.
    func arranged(_ columns: [_TableColumnConfiguration<RowValue>]) -> [_TableColumnConfiguration<RowValue>] {
        var sorted = columns.filter { $0.id.map(order.contains) ?? false }
            .sorted { order.firstIndex(of: $0.id ?? "") ?? 0 < order.firstIndex(of: $1.id ?? "") ?? 0 }[...]
        return columns.compactMap { column in column.id.map(order.contains) ?? false ? sorted.popFirst() : column }.filter(isVisible)
    }
    func isVisible(_ column: _TableColumnConfiguration<RowValue>) -> Bool {
        let own = column.id.map { self[visibility: $0] } ?? .automatic
        return (own == .automatic ? column.defaultVisibility : own) != .hidden
    }
    /// Moves a column in front of or behind another one. Both are visible.
    mutating func move(_ id: String, to other: String, among columns: [_TableColumnConfiguration<RowValue>]) {
        var ids = arranged(columns).compactMap(\.id)
        guard let from = ids.firstIndex(of: id), let to = ids.firstIndex(of: other), from != to else { return }
        ids.remove(at: from)
        ids.insert(id, at: to)
        order = ids
    }
}

/// What users may change about the columns of a table.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private struct Options: OptionSet, Sendable { let rawValue: Int }
    private var options: Options
    private init(_ options: Options) { self.options = options }

    public init() { options = [] }
    /// The order.
    public static let reorder = TableColumnCustomizationBehavior(Options(rawValue: 1))
    /// The width. Users cannot change it here.
    public static let resize = TableColumnCustomizationBehavior(Options(rawValue: 2))
    /// The visibility.
    public static let visibility = TableColumnCustomizationBehavior(Options(rawValue: 4))
    /// Everything.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

    public func contains(_ member: TableColumnCustomizationBehavior) -> Bool { options.isSuperset(of: member.options) }
    public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior { Self(options.union(other.options)) }
    public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        Self(options.intersection(other.options))
    }
    public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        Self(options.symmetricDifference(other.options))
    }
    @discardableResult
    public mutating func insert(_ newMember: TableColumnCustomizationBehavior) -> (
        inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior
    ) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    @discardableResult
    public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let common = intersection(member)
        options.subtract(member.options)
        return common.options.isEmpty ? nil : common
    }
    @discardableResult
    public mutating func update(with newMember: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.options.isEmpty ? nil : common
    }
    public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { options.formUnion(other.options) }
    public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { options.formIntersection(other.options) }
    public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
        options.formSymmetricDifference(other.options)
    }
}

extension TableColumnContent {
    private nonisolated func changed(
        _ change: @escaping (inout _TableColumnConfiguration<TableRowValue>) -> Void
    ) -> TupleTableColumnContent<TableRowValue, TableColumnSortComparator, Self> {
        TupleTableColumnContent { columns in
            var own: [_TableColumnConfiguration<TableRowValue>] = []
            _addColumns(to: &own)
            for column in own {
                var column = column
                change(&column)
                columns.append(column)
            }
        }
    }
    /// Names the column in a table's customization. The id must be unique in the table.
    @MainActor @preconcurrency public func customizationID(_ id: String)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changed { $0.id = id } }
    /// Sets whether the column is visible until the user changes it.
    @MainActor @preconcurrency public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changed { $0.defaultVisibility = visibility } }
    /// Keeps the user from changing the column.
    @MainActor @preconcurrency public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.fixedBehavior.formUnion(behavior) }
    }
    /// Aligns the column's header and cells.
    @MainActor @preconcurrency public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changed { $0.alignment = alignment } }
}

extension AppStorage {
    /// A stored arrangement of a table's columns.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(wrappedValue, key, store, .coded)
    }
}
extension SceneStorage {
    /// An arrangement of a table's columns that is restored with the scene.
    public init<RowValue: Identifiable>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
        where Value == TableColumnCustomization<RowValue> {
        self.init(wrappedValue, key, .coded)
    }
}
