// NavigationSplitView: two or three columns side by side, or screens of a stack where there is no room.

import Foundation
import WaggleGeometry

/// Shows columns, each of which controls the content of the next.
///
/// In a window of compact width the columns become screens of one stack: selecting a row in a list with a selection, or following a link,
/// goes to the next column; going back clears the selection. Links in a column show their screen in the next one. Columns keep their state
/// in both forms.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let preferred: Binding<NavigationSplitViewColumn>?
    private let columns: [AnyView]

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferred: Binding<NavigationSplitViewColumn>?, _ columns: [AnyView]
    ) {
        (self.visibility, self.preferred, self.columns) = (visibility, preferred, columns)
    }

    /// Three columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }
    /// - Parameter columnVisibility: Which columns are shown; written when the user shows or hides them. It has no effect in a window of
    ///   compact width.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }
    /// - Parameter preferredCompactColumn: The column on top in a window of compact width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(nil, nil, [AnyView(sidebar()), AnyView(detail())])
    }
    /// - Parameter columnVisibility: Which columns are shown; written when the user shows or hides them.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, nil, [AnyView(sidebar()), AnyView(detail())])
    }
    /// - Parameter preferredCompactColumn: The column on top in a window of compact width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(nil, preferredCompactColumn, [AnyView(sidebar()), AnyView(detail())])
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, preferredCompactColumn, [AnyView(sidebar()), AnyView(detail())])
    }

    @MainActor public var body: some View { SplitColumns(visibility: visibility, preferred: preferred, columns: columns) }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }
    private let kind: Kind
    /// As many as fit.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
    /// The last two columns.
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private enum Kind { case sidebar, content, detail }
    private let kind: Kind
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .sidebar) }
    /// The middle one of three.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .content) }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .detail) }

    /// The index among the columns.
    func index(of count: Int) -> Int { kind == .sidebar ? 0 : kind == .content && count > 2 ? 1 : count - 1 }
    static func at(_ index: Int, of count: Int) -> NavigationSplitViewColumn {
        index == 0 ? .sidebar : index < count - 1 ? .content : .detail
    }
}

extension View {
    /// Sets the width of the enclosing column, in points.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthPreference.self, value: width)
    }
    /// Sets the width of the enclosing column, in points.
    /// - Parameters:
    ///   - min, max: Limits of the ideal width. Users cannot resize columns.
    public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: ColumnWidthPreference.self, value: Swift.min(Swift.max(ideal, min ?? ideal), max ?? .infinity))
    }
}
