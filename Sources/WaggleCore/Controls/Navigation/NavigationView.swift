// NavigationView: the navigation of iOS 13 to 15.

import Foundation

/// A navigation stack as of iOS 13, whose path nobody sees. `NavigationStack` is newer.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    @MainActor public var body: some View { NavigationStackView(path: nil, root: AnyView(content)) }
}

/// How a `NavigationView` shows its screens.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}
/// The default: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }
/// A stack.
public struct StackNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension View {
    /// Sets how a `NavigationView` shows its screens: as a stack.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
