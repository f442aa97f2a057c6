// Type-erased tabs.

import Foundation

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
