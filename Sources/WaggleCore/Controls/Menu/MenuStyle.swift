import Foundation

/// The appearance of the controls that open menus.
@MainActor @preconcurrency
public protocol MenuStyle: _ControlStyle where _Configuration == MenuStyleConfiguration {
    /// What the style receives.
    typealias Configuration = MenuStyleConfiguration
}

/// The menu that a style presents.
public struct MenuStyleConfiguration {
    /// The label of the control that opens the menu, as the program provided it; several views are side by side.
    public struct Label: LabelPart { let parts: LabelParts }
    /// The rows of the menu, as the program provided them.
    public struct Content: StylePart { let content: AnyView }
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

extension View {
    /// Sets the appearance of menus inside.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: a button in the inherited button style.
nonisolated public struct DefaultMenuStyle: MenuStyle {
    /// The default style.
    public init() {}
    /// The menu's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button in the inherited button style.
nonisolated public struct ButtonMenuStyle: MenuStyle {
    /// A button in the inherited button style.
    public init() {}
    /// The menu's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A borderless button.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
    /// A borderless button.
    public init() {}
    /// The menu's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style.
    @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the inherited button style.
    @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A borderless button.
    @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

// MARK: Order and dismissal

/// The order of a menu's rows.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, priority, fixed }
    private let kind: Kind
    /// The default order: fixed in scroll views and for pickers, otherwise by priority.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first row is nearest to the control. A menu above its control lists its rows from the bottom up.
    public static let priority = MenuOrder(kind: .priority)
    /// The first row is at the top.
    public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether choosing a row closes the menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, enabled, disabled }
    private let kind: Kind
    /// The menu closes.
    public static let automatic = MenuActionDismissBehavior(kind: .automatic)
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct MenuDismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }
private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The order of the rows of menus.
    public internal(set) var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
    /// Whether controls that open menus show a chevron.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuDismissKey.self] }
        set { self[MenuDismissKey.self] = newValue }
    }
}

extension View {
    /// Sets the order of the rows of menus inside.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
    /// Sets whether choosing a row inside closes the menu.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
    /// Sets whether controls inside that open menus show a chevron. By default pickers do and menus do not.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicatorVisibility, visibility) }
}
