import Foundation

/// How the columns of a split view share the window.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle: _ControlStyle where _Configuration == NavigationSplitViewStyleConfiguration {
    typealias Configuration = NavigationSplitViewStyleConfiguration
}
/// The split view that a style receives.
public struct NavigationSplitViewStyleConfiguration {
    let columns: SplitColumnsBody
}
/// Leading columns take space from the detail while it stays wide enough; otherwise they cover it.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.columns.sharing(nil) }
}
/// Leading columns take space from the detail.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.columns.sharing(.balanced) }
}
/// The detail keeps its width; leading columns cover it.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.columns.sharing(.prominentDetail) }
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

extension View {
    /// Sets how the columns of split views inside share the window.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { controlStyle(style) }
}
