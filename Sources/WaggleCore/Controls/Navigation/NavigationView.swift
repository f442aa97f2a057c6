// NavigationView: the navigation of iOS 13 to 15.

import Foundation

/// The navigation stack of iOS 13, without access to its path. `NavigationStack` is newer.
///
/// With two or three views, it shows them as columns in a window of regular width, and its links show their destinations in the next
/// column. In a window of compact width, or with one view, it is a stack. On an iPad even one view is a column, beside an empty one; here
/// it fills the window.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content
    @Environment(\.navigationViewForm) private var form
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        let views = (content as? any ViewSequence)?.views ?? [AnyView(content)]
        if views.count > 1, form != .stack {
            SplitColumns(visibility: nil, preferred: .constant(.sidebar), columns: Array(views.prefix(3)))
        } else if let first = views.first {
            NavigationStackView(path: nil, root: first)
        }
    }
}

/// How a `NavigationView` shows its views.
@_spi(Private) public enum NavigationViewForm { case automatic, stack, columns }

private enum NavigationViewFormKey: EnvironmentKey { static var defaultValue: NavigationViewForm { .automatic } }
extension EnvironmentValues {
    var navigationViewForm: NavigationViewForm {
        get { self[NavigationViewFormKey.self] }
        set { self[NavigationViewFormKey.self] = newValue }
    }
}

/// How a `NavigationView` shows its views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
    @_spi(Private) static var _form: NavigationViewForm { get }
}
/// The default: columns for two or three views, a stack for one.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
    @_spi(Private) public static var _form: NavigationViewForm { .automatic }
}
/// A stack of the first view, in windows of any width.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
    @_spi(Private) public static var _form: NavigationViewForm { .stack }
}
/// Columns in windows of regular width.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}
    @_spi(Private) public static var _form: NavigationViewForm { .columns }
}
/// The former name of `ColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
    @_spi(Private) public static var _form: NavigationViewForm { .columns }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
extension View {
    /// Sets how a `NavigationView` shows its views.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewForm, onMainActor { S._form })
    }
}
