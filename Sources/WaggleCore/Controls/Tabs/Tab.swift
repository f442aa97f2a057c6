// One tab with its content and label.

import Foundation

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// Search: the tab is at the end of the bar, and has a search label by default.
    public static var search: TabRole { TabRole(name: "search") }
}

/// A view of a tab view, with its label in the bar.
nonisolated public struct Tab<Value, Content, Label> {
    private let value: Value?
    private let role: TabRole?
    private let content: Content
    private let label: Label

    init(_ value: Value?, _ role: TabRole?, _ content: Content, _ label: Label) {
        (self.value, self.role, self.content, self.label) = (value, role, content, label)
    }
}
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Never
    @MainActor public var body: Never { return tabsHaveNoBody() }
    @MainActor public var _tabs: some View {
        ImplicitStack(content: content).traitEnd().modifier(_TraitModifier<TabItemTrait>(value: AnyView(label))).modifier(
            _TraitModifier<TabRoleTrait>(value: role)).modifier(TabTag(value: value))
    }
}

/// Gives a tab its value, if it has one.
nonisolated private struct TabTag<Value: Hashable>: ViewModifier {
    let value: Value?
    @MainActor func body(content: Content) -> some View {
        if let value { content.tag(value) } else { content }
    }
}

/// The label of a tab with a title and an image.
nonisolated public struct DefaultTabLabel: View {
    let title: Text
    let image: Image
    @MainActor public var body: some View { Label { title } icon: { image } }

    /// The default label of a role.
    static func of(_ role: TabRole?) -> DefaultTabLabel {
        role == .search ? DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")) : DefaultTabLabel(
            title: Text(verbatim: ""), image: Image(systemName: "circle"))
    }
}

// MARK: Forms of Tab

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab with a value and a custom label.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value, nil, content(), label())
    }
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value, role, content(), label())
    }
    public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == V? {
        self.init(.some(value), nil, content(), label())
    }
    public init<V: Hashable>(value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        where Value == V? {
        self.init(.some(value), role, content(), label())
    }
}
extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    /// A tab that the bar shows without a label.
    public init(value: Value, @ViewBuilder content: () -> Content) { self.init(value, nil, content(), EmptyView()) }
    public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content) where Value == V? {
        self.init(.some(value), nil, content(), EmptyView())
    }
}
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with the label of its role.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) { self.init(value, role, content(), .of(role)) }
    public init<V: Hashable>(value: V, role: TabRole?, @ViewBuilder content: () -> Content) where Value == V? {
        self.init(.some(value), role, content(), .of(role))
    }

    /// A tab with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value, nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }
    public init<T: Hashable>(_ titleKey: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content)
        where Value == T? {
        self.init(.some(value), nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(.some(value), role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value, nil, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value, role, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(_ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content)
        where Value == T? {
        self.init(.some(value), nil, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(.some(value), role, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }
    /// A tab with a title and an image from the program's assets.
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value, nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }
    public init<T: Hashable>(_ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content)
        where Value == T? {
        self.init(.some(value), nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }
    public init<T: Hashable>(_ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content)
        where Value == T? {
        self.init(.some(value), role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value, nil, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value, role, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
    }
}
extension Tab where Value == Never, Content: View, Label: View {
    /// A tab of a tab view that keeps its own selection.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(nil, nil, content(), label()) }
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, role, content(), label())
    }
    public init(@ViewBuilder content: () -> Content) where Label == EmptyView { self.init(nil, nil, content(), EmptyView()) }
    public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
        self.init(nil, role, content(), .of(role))
    }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
        self.init(nil, nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
        where Label == DefaultTabLabel {
        self.init(nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
        self.init(nil, nil, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
        where Label == DefaultTabLabel {
        self.init(nil, role, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
        self.init(nil, nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }
    public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
        where Label == DefaultTabLabel {
        self.init(nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
        self.init(nil, nil, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
        where Label == DefaultTabLabel {
        self.init(nil, role, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
    }
}
