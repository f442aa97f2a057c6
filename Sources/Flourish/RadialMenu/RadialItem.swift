import SwiftUI

/// An entry of a radial menu: an action, or a menu of its own.
public struct RadialItem {
    let title: Text
    let systemImage: String?
    let role: ButtonRole?
    let kind: Kind
    /// The SwiftUI button that draws the item; nil for other items.
    let button: RadialButton?
    private let mayBeChosen: Bool

    enum Kind {
        case action(@MainActor () -> Void)
        /// Made when the menu is opened.
        case menu(@MainActor () -> [RadialItem])
    }

    /// An action.
    /// - Parameters:
    ///   - systemImage: the symbol in its bubble; with nil the title stands there.
    ///   - isEnabled: false for an action that is shown and cannot be chosen.
    public init(
        _ title: LocalizedStringKey, systemImage: String? = nil, role: ButtonRole? = nil, isEnabled: Bool = true,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(Text(title), systemImage, role, isEnabled, .action(action))
    }
    /// An action with a title that is not localized.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String? = nil, role: ButtonRole? = nil, isEnabled: Bool = true,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(Text(title), systemImage, role, isEnabled, .action(action))
    }
    /// A menu in the menu. Nothing happens when one without items is chosen.
    public static func menu(
        _ title: LocalizedStringKey, systemImage: String? = nil, @RadialItemBuilder items: @escaping @MainActor () -> [RadialItem]
    ) -> RadialItem {
        RadialItem(Text(title), systemImage, nil, true, .menu(items))
    }
    /// A menu in the menu, with a title that is not localized.
    @_disfavoredOverload
    public static func menu(
        _ title: some StringProtocol, systemImage: String? = nil, @RadialItemBuilder items: @escaping @MainActor () -> [RadialItem]
    ) -> RadialItem {
        RadialItem(Text(title), systemImage, nil, true, .menu(items))
    }
    private init(_ title: Text, _ systemImage: String?, _ role: ButtonRole?, _ isEnabled: Bool, _ kind: Kind) {
        (self.title, self.systemImage, self.role, mayBeChosen, self.kind, button) = (title, systemImage, role, isEnabled, kind, nil)
    }
    @MainActor fileprivate init(_ button: RadialButton) {
        (title, systemImage, role, mayBeChosen, self.button) = (Text(verbatim: ""), nil, nil, true, button)
        kind = .action { button.reach.trigger?() }
    }

    @MainActor var isEnabled: Bool { button?.reach.isEnabled ?? mayBeChosen }
    var isMenu: Bool { if case .menu = kind { true } else { false } }

    /// Items that fit one ring: what is too many is in a further menu at the end.
    @MainActor static func paged(_ items: [RadialItem], limit: Int, more: Text) -> [RadialItem] {
        guard items.count > limit else { return items }
        return items.prefix(limit - 1) + [RadialItem(more, "ellipsis", nil, true, .menu { Array(items.dropFirst(limit - 1)) })]
    }
}

/// Collects the items of a radial menu.
@resultBuilder public enum RadialItemBuilder {
    public static func buildExpression(_ item: RadialItem) -> [RadialItem] { [item] }
    public static func buildExpression(_ items: [RadialItem]) -> [RadialItem] { items }
    /// A button of SwiftUI's, with its role, whether it is disabled, and its label: the symbol of a `Label` is in the bubble, and anything
    /// else as it is. A view that is no button is shown and cannot be chosen.
    @MainActor public static func buildExpression(_ button: some View) -> [RadialItem] { [RadialItem(RadialButton(button))] }
    public static func buildBlock(_ parts: [RadialItem]...) -> [RadialItem] { parts.flatMap { $0 } }
    public static func buildOptional(_ items: [RadialItem]?) -> [RadialItem] { items ?? [] }
    public static func buildEither(first items: [RadialItem]) -> [RadialItem] { items }
    public static func buildEither(second items: [RadialItem]) -> [RadialItem] { items }
    public static func buildArray(_ parts: [[RadialItem]]) -> [RadialItem] { parts.flatMap { $0 } }
}
