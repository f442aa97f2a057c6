// toolbar: items and appearance of a screen's bars.

import Foundation

/// Items that containers add to bars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button of a split view that shows or hides its first column.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The screen's title in the bar.
    public static let title = ToolbarDefaultItemKind(name: "title")
}

extension View {
    /// Removes an item that the container added to the screen's bar.
    /// - Parameter defaultItemKind: Nil to remove none.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        bar { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
    }
    /// Adds views to the trailing end of the screen's navigation bar.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        barItems([BarItem(placement: .automatic, view: AnyView(content()))])
    }
    /// Adds items to the screen's bars. Those of several modifiers are joined in source order.
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(toolbar: content()))
    }
    /// Like `toolbar(content:)`. Users cannot customize toolbars here, so the id has no effect.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }

    /// Shows or hides bars of the screen.
    /// - Parameter bars: If empty or automatic, the navigation bar.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barVisibility(visibility, bars)
    }
    /// Shows or hides bars of the screen.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barVisibility(visibility, bars)
    }
    private nonisolated func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        bar { content in
            for kind in Self.kinds(bars) {
                switch kind {
                case .navigationBar: content.navigationBar = visibility
                case .bottomBar: content.bottomBar = visibility
                case .tabBar: content.tabBar = visibility
                }
            }
        }
    }
    /// Sets the background of the screen's bars, which is shown while content lies under the bar.
    @_disfavoredOverload public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let kinds = Self.kinds(bars)
        return bar { content in
            for kind in kinds { content.background[kind] = AnyShapeStyle(style) }
            content.makeDistinct()
        }
    }
    /// Sets the visibility of the background of the screen's bars.
    @_disfavoredOverload public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barBackground(visibility, bars)
    }
    /// Sets the visibility of the background of the screen's bars.
    @_disfavoredOverload public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { barBackground(visibility, bars) }
    private nonisolated func barBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        bar { content in for kind in Self.kinds(bars) { content.backgroundVisibility[kind] = visibility } }
    }
    /// Sets the colour scheme of the screen's bars; nil for the screen's own.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        bar { content in for kind in Self.kinds(bars) { content.colorScheme[kind] = colorScheme } }
    }
    /// Sets the purpose of the screen, which determines the layout of its bar.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { bar { $0.role = role } }

    private nonisolated static func kinds(_ bars: [ToolbarPlacement]) -> [BarKind] {
        bars.isEmpty ? [.navigationBar] : bars.map { $0.kind ?? .navigationBar }
    }
}

/// Adds the items of a toolbar to the bars of the enclosing screen.
nonisolated private struct ToolbarModifier<Toolbar: ToolbarContent>: ViewModifier {
    let toolbar: Toolbar
    private var forwarded = ForwardedEnvironment()
    private var declarations = DeclarationsProperty()

    init(toolbar: Toolbar) { self.toolbar = toolbar }

    @MainActor func body(content: Content) -> some View {
        var items = _ToolbarItems(states: declarations.begin())
        Toolbar._collect(toolbar, into: &items)
        return content.barItems(items.items, titleMenu: items.titleMenu, forwarded)
    }
}
