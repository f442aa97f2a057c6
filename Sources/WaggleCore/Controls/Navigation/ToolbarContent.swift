// The content of toolbars.

import Foundation

/// Content of a toolbar: items with placements.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
    /// Appends the items that the content resolves to, in source order. Only built-in content implements it.
    static func _collect(_ content: Self, into items: inout _ToolbarItems)
}
/// Toolbar content that users can customize. Customization is not available here.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// The collected items of a toolbar, and the states of the program's own content.
public struct _ToolbarItems {
    let states: DeclarationStates
    var items: [BarItem] = []
    var titleMenu: AnyView?

    fileprivate mutating func add(_ view: AnyView, _ placement: ToolbarItemPlacement) { items.append(BarItem(placement: placement, view: view)) }
}

extension ToolbarContent {
    public static func _collect(_ content: Self, into items: inout _ToolbarItems) { Body._collect(items.states.prepared(content).body, into: &items) }
}

/// The placement of an item.
public struct ToolbarItemPlacement: Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction, destructiveAction
        case topBarLeading, topBarTrailing, bottomBar, keyboard
    }
    let kind: Kind
    /// At the trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(kind: .automatic)
    /// In the middle of the navigation bar, in place of the title.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// At the leading end of the navigation bar.
    public static let navigation = ToolbarItemPlacement(kind: .navigation)
    /// At the trailing end of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
    /// In a menu at the trailing end of the navigation bar.
    public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
    /// In the middle of the bottom bar.
    public static let status = ToolbarItemPlacement(kind: .status)
    /// At the trailing end of the navigation bar, emphasised.
    public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
    /// At the leading end of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
    /// At the trailing end of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
    /// At the leading end of the navigation bar.
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(kind: .topBarLeading) }
    /// At the trailing end of the navigation bar.
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(kind: .topBarTrailing) }
    /// The former name of `topBarLeading`.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
    /// The former name of `topBarTrailing`.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
    /// In the bar at the bottom of the screen.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
    /// In a bar at the bottom of the window while a text field inside the modified view is edited, as on iOS with a hardware keyboard.
    public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
    /// In the middle of the navigation bar, in place of the title.
    public static var title: ToolbarItemPlacement { ToolbarItemPlacement(kind: .principal) }
}

/// An item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    fileprivate let itemID: ID
    let placement: ToolbarItemPlacement
    let content: Content
    /// False for an item that only a person could add.
    private var isShown = true
    public var body: Never { bodyIsNeverCalled() }
    @MainActor public static func _collect(_ item: Self, into items: inout _ToolbarItems) { if item.isShown { items.add(AnyView(item.content), item.placement) } }
}
extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (itemID, self.placement, self.content) = ((), placement, content())
    }
}
extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// An item with an id for customization.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (itemID, self.placement, self.content) = (id, placement, content())
    }
    /// An item with an id.
    /// - Parameter showsByDefault: False for an item that a person has to add, which nobody can where toolbars cannot be customized: it is not shown.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content) {
        self.init(id: id, placement: placement, content: content)
        isShown = showsByDefault
    }
}
/// What users may do with an item of a toolbar.
public struct ToolbarCustomizationBehavior: Sendable {
    private init() {}
    /// Move it, remove it and add it again.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    /// Move it.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    /// Nothing.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}
/// How an item of a toolbar can be customized.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The item is always in the toolbar's menu of further items.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// Toolbar content that is shown or hidden until a user changes it, which nobody can here.
nonisolated private struct InitialToolbarContent<Base: CustomizableToolbarContent>: CustomizableToolbarContent {
    typealias Body = Never
    let base: Base
    let isShown: Bool
    var body: Never { bodyIsNeverCalled() }
    @MainActor static func _collect(_ content: Self, into items: inout _ToolbarItems) { if content.isShown { Base._collect(content.base, into: &items) } }
}
extension CustomizableToolbarContent {
    /// Sets what users may do with the content. As on an iPhone, toolbars cannot be customized, so every behavior has the same effect.
    public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent { InitialToolbarContent(base: self, isShown: true) }
    /// Sets whether the content is shown before users customize the toolbar. As on an iPhone, nobody can, so hidden content stays hidden.
    public func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []) -> some CustomizableToolbarContent {
        InitialToolbarContent(base: self, isShown: defaultVisibility != .hidden)
    }
    /// Shows the content before users customize the toolbar.
    public func defaultCustomization() -> some CustomizableToolbarContent { InitialToolbarContent(base: self, isShown: true) }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    public var id: ID { itemID }
}

/// Several items of a toolbar with one placement.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content
    public var body: Never { bodyIsNeverCalled() }

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
    @MainActor public static func _collect(_ group: Self, into items: inout _ToolbarItems) { items.add(AnyView(group.content), group.placement) }
}
/// The content of an item group with a label.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    @MainActor public var body: some View { content }
}
extension ToolbarItemGroup {
    /// - Parameter label: The label of the menu that replaces the group when space is tight. Here it stays a row.
    public init<C: View, L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}

/// The menu of a screen's title, as content of its toolbar.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { bodyIsNeverCalled() }
    @MainActor public static func _collect(_ menu: Self, into items: inout _ToolbarItems) { if Content.self != EmptyView.self { items.titleMenu = AnyView(menu.content) } }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// A menu of what the scene offers for its title. The scenes here offer nothing, and the title stays a text.
    public init() { self.init { EmptyView() } }
}

private func bodyIsNeverCalled() -> Never { preconditionFailure("Toolbar content that Waggle provides has no body.") }

extension Never: CustomizableToolbarContent {
    public static func _collect(_ content: Never, into items: inout _ToolbarItems) {}
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
    public var body: Never { bodyIsNeverCalled() }
    public static func _collect(_ content: Self, into items: inout _ToolbarItems) { if let content { Wrapped._collect(content, into: &items) } }
}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {
    public typealias Body = Never
    public var body: Never { bodyIsNeverCalled() }
    public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(wrapping: content()) }
    public static func _collect(_ group: Self, into items: inout _ToolbarItems) { Content._collect(group.content, into: &items) }
}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// Several contents in order.
nonisolated public struct _ToolbarTuple<each Content: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    let content: (repeat each Content)
    public var body: Never { bodyIsNeverCalled() }
    @MainActor public static func _collect(_ tuple: Self, into items: inout _ToolbarItems) { repeat (each Content)._collect(each tuple.content, into: &items) }
}
extension _ToolbarTuple: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}
/// One of two contents.
nonisolated public enum _ToolbarChoice<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    case first(First), second(Second)
    public typealias Body = Never
    public var body: Never { bodyIsNeverCalled() }
    @MainActor public static func _collect(_ choice: Self, into items: inout _ToolbarItems) {
        switch choice {
        case .first(let content): First._collect(content, into: &items)
        case .second(let content): Second._collect(content, into: &items)
        }
    }
}
extension _ToolbarChoice: CustomizableToolbarContent where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// Builds the content of a toolbar from statements.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarTuple<repeat each Content> { _ToolbarTuple(content: (repeat each content)) }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First) -> _ToolbarChoice<First, Second> { .first(first) }
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second) -> _ToolbarChoice<First, Second> { .second(second) }
    public static func buildLimitedAvailability(_ content: some ToolbarContent) -> some ToolbarContent { content }
    public static func buildLimitedAvailability(_ content: some CustomizableToolbarContent) -> some CustomizableToolbarContent { content }
}
