// Parts of toolbars since iOS 26.

import Foundation

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool
    /// All that is left.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A gap between two groups.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between items of a toolbar. Between items of a navigation bar, which stand at its ends, all spacers are gaps.
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement
    public var body: Never { toolbarContentHasNoBody() }
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }
    @MainActor public static func _collect(_ spacer: Self, into items: inout _ToolbarItems) {
        items.add(
            AnyView(spacer.sizing.isFlexible ? AnyView(Spacer(minLength: 8)) : AnyView(Color.clear.frame(width: 16, height: 1))),
            spacer.placement)
    }
}

/// A standard item of the screen, at a place of the program's. Standard items here have fixed places, so it adds nothing.
nonisolated public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    public var body: Never { toolbarContentHasNoBody() }
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    @MainActor public static func _collect(_ item: Self, into items: inout _ToolbarItems) {}
}

/// How a search field behaves in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
    /// A button that opens it.
    public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}

extension ToolbarContent {
    /// Sets whether items share the glass behind their group. Bars here have a background of their own and no glass behind groups, so there
    /// is none to hide.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
extension CustomizableToolbarContent {
    /// Sets whether items share the glass behind their group. Bars here have a background of their own and no glass behind groups, so there
    /// is none to hide.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }
}

extension View {
    /// Sets how the search field behaves in a toolbar. Here it stands below the navigation bar and hides as the content is scrolled.
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    /// Sets a line below the title in the navigation bar.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { bar { $0.subtitle = subtitle } }
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { navigationSubtitle(Text(subtitleKey)) }
    @_disfavoredOverload
    public nonisolated func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View { navigationSubtitle(Text(subtitle)) }
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }
}
