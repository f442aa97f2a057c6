// Tabs from statements, groups and collections.

import Foundation

/// Builds the content of a tab view from statements.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs of a tab view.
    nonisolated public struct Content<C: TabContent>: View {
        let content: C
        @MainActor public var body: some View { content._tabs }
    }
    public static func buildExpression<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }
    // Without any `buildBlock` the compiler refuses an empty branch before it tries other builders.
    public static func buildBlock<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }
    public static func buildPartialBlock<T: TabContent>(first: T) -> T where T.TabValue == TabValue { first }
    public static func buildPartialBlock<First: TabContent, Next: TabContent>(accumulated: First, next: Next) -> _TabPair<First, Next>
    where First.TabValue == TabValue, Next.TabValue == TabValue {
        _TabPair(first: accumulated, second: next)
    }
    public static func buildIf<T: TabContent>(_ content: T?) -> T? where T.TabValue == TabValue { content }
    public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
        where T.TabValue == TabValue, F.TabValue == TabValue { .init(storage: .trueContent(first)) }
    public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
        where T.TabValue == TabValue, F.TabValue == TabValue { .init(storage: .falseContent(second)) }
    public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> AnyTabContent<T.TabValue> where T.TabValue == TabValue {
        AnyTabContent(content)
    }
}

/// Two tab contents in order.
nonisolated public struct _TabPair<First: TabContent, Second: TabContent>: TabContent where First.TabValue == Second.TabValue {
    public typealias TabValue = First.TabValue
    let first: First
    let second: Second
    public typealias Body = Never
    @MainActor public var body: Never { return tabsHaveNoBody() }
    @MainActor public var _tabs: TupleView<(First._Tabs, Second._Tabs)> { TupleView((first._tabs, second._tabs)) }
}

/// Tab content with a modifier for its tabs.
nonisolated public struct _ModifiedTabs<Base: TabContent, Tabs: View>: TabContent {
    public typealias TabValue = Base.TabValue
    let base: Base
    let modify: (Base._Tabs) -> Tabs
    public typealias Body = Never
    @MainActor public var body: Never { return tabsHaveNoBody() }
    @MainActor public var _tabs: Tabs { modify(base._tabs) }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = Never
    @MainActor public var body: Never { return tabsHaveNoBody() }
    @MainActor public var _tabs: some View { self?._tabs }
}
extension _ConditionalContent: TabContent
    where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
    public typealias Body = Never
    @MainActor public var body: Never { return tabsHaveNoBody() }
    @MainActor public var _tabs: some View {
        switch storage {
        case .trueContent(let content): _ConditionalContent<TrueContent._Tabs, FalseContent._Tabs>(storage: .trueContent(content._tabs))
        case .falseContent(let content): _ConditionalContent<TrueContent._Tabs, FalseContent._Tabs>(storage: .falseContent(content._tabs))
        }
    }
}
extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public nonisolated init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue { self.init(wrapping: content()) }
    public typealias Body = Never
    @MainActor public var body: Never { return tabsHaveNoBody() }
    @MainActor public var _tabs: some View { content._tabs }
}
extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public nonisolated init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, idKeyPath: id)
    }
    public typealias Body = Never
    @MainActor public var body: Never { return tabsHaveNoBody() }
    @MainActor public var _tabs: some View {
        let content = content
        return ForEach<Data, ID, Content._Tabs>(
            data: data, content: { element in onMainActor { content(element)._tabs } }, id: id, idKeyPath: idKeyPath)
    }
}
extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
    public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TabValue {
        self.init(data: data, content: content, id: { $0.id }, idKeyPath: \.id)
    }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
    public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content) where V == Content.TabValue {
        self.init(range: data, content: content)
    }
}

// MARK: Tab views

extension TabView {
    /// A tab view of tabs.
    public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
        where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(content: content()) }
    }
    /// A tab view of tabs that keeps its own selection.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
        where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
        self.init(selection: nil) { TabContentBuilder<Never>.Content(content: content()) }
    }
}
