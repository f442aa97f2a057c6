// The alignment of table columns.

import Foundation

/// The alignment of a column's header and cells.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Edge: Hashable, Sendable { case leading, center, trailing }
    let edge: Edge
    /// Leading.
    public static var automatic: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
    public static var leading: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
    public static var center: TableColumnAlignment { TableColumnAlignment(edge: .center) }
    public static var trailing: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }
    /// Trailing, so that the digits of numbers line up.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }
    /// Trailing, so that the digits of numbers line up.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

    var alignment: Alignment {
        switch edge {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
