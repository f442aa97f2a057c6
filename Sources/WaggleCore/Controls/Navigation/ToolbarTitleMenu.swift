// The menu of a bar's title.

import Foundation
import WaggleGeometry

/// The menu of a screen's title, as content of its toolbar.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { toolbarContentHasNoBody() }
    @MainActor public static func _collect(_ menu: Self, into items: inout _ToolbarItems) {
        if Content.self != EmptyView.self { items.titleMenu = AnyView(menu.content) }
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// A menu of the scene's own actions. Scenes have none here, so the title is shown without a menu.
    public init() { self.init { EmptyView() } }
}

extension View {
    /// Adds a menu to the screen's title.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyView(content())
        return bar {
            $0.titleMenu = menu
            $0.makeDistinct()
        }
    }
}

/// The purpose of a screen, which determines the layout of its bar.
public struct ToolbarRole: Sendable, Equatable {
    private enum Kind { case automatic, navigationStack, browser, editor }
    private let kind: Kind
    public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
    public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
    public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
    /// The back button has no title.
    public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

/// The display mode of a screen's title.
public struct ToolbarTitleDisplayMode {
    let mode: NavigationBarItem.TitleDisplayMode
    /// Large on a stack's root that has a title; inherited from the screen below on pushed screens.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// Below the bar. It moves into the bar as the content scrolls.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Same as `inline`: a large title beside the buttons is not supported.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
    /// In the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

extension View {
    /// Sets the display mode of the screen's title.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { bar { $0.titleMode = mode.mode } }
}
