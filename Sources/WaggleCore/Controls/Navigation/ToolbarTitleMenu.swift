// The menu of a bar's title.

import Foundation

/// The menu of a screen's title, as content of its toolbar.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { toolbarContentHasNoBody() }
    @MainActor public static func _collect(_ menu: Self, into items: inout _ToolbarItems) { if Content.self != EmptyView.self { items.titleMenu = AnyView(menu.content) } }
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
