// Refreshing by pulling.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Refreshes the content of a view.
public struct RefreshAction: Sendable {
    fileprivate let action: @Sendable () async -> Void
    /// Returns when the refresh is complete.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
extension EnvironmentValues {
    /// The action of the nearest enclosing `refreshable`; nil if there is none.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Makes the view refreshable: vertical scroll views inside run the action when their content is pulled down far enough. A spinner
    /// turns at the top until the action returns.
    @_disfavoredOverload public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
