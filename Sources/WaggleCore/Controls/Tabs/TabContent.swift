// TabContent: the tabs of a tab view, with their labels.

import Foundation

/// Tabs and groups of tabs, for tab views of iOS 18 and later.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the tab view's selection.
    associatedtype TabValue: Hashable = Body.TabValue
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> var body: Body { get }

    /// The tabs as views with a `tabItem` and a `tag`.
    associatedtype _Tabs: View = Body._Tabs
    var _tabs: _Tabs { get }
}
extension TabContent where _Tabs == Body._Tabs {
    public var _tabs: _Tabs { body._tabs }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public var _tabs: EmptyView { EmptyView() }
}
func tabsHaveNoBody() -> Never { preconditionFailure("Tab content that Waggle provides has no body.") }

enum TabRoleTrait: _ViewTraitKey { static var defaultValue: TabRole? { nil } }
enum TabIsHiddenTrait: _ViewTraitKey { static var defaultValue: Bool { false } }
enum TabIsDisabledTrait: _ViewTraitKey { static var defaultValue: Bool { false } }
/// Changes the button of a tab.
enum TabButtonTrait: _ViewTraitKey { static var defaultValue: ((AnyView) -> AnyView)? { nil } }

/// Tab content, type-erased.
nonisolated public struct AnyTabContent<SelectionValue: Hashable>: TabContent {
    public typealias TabValue = SelectionValue
    private let content: any TabContent
    public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue { content = tabContent }
    public typealias Body = Never
    @MainActor public var body: Never { return tabsHaveNoBody() }
    @MainActor public var _tabs: AnyView { Self.erased(content) }
    @MainActor private static func erased<T: TabContent>(_ content: T) -> AnyView { AnyView(content._tabs) }
}
