// Tabs with a header.

import Foundation

/// Related tabs. A tab bar shows them like all others.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
    init(_ content: Content) { self.content = content }
}
extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never
    @MainActor public var body: Never { return tabsHaveNoBody() }
    @MainActor public var _tabs: some View { content._tabs }
}
extension TabSection where Content: TabContent, SelectionValue: Hashable, Footer == EmptyView {
    /// - Parameter header: The header of the tabs in a sidebar. A tab bar shows no headers.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) where Header: View {
        self.init(content())
    }
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView { self.init(content()) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text {
        self.init(content())
    }
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text {
        self.init(content())
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text {
        self.init(content())
    }
}
