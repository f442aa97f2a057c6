import Foundation
import WaggleCore

/// An entry of a menu: an action or a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// How an entry is marked.
    public enum State: Int, Sendable { case off = 0, on, mixed }
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
    open internal(set) var title: String
    open var subtitle: String?
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        super.init()
    }
}

/// An action for the events of a control or an entry of a menu.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    /// Identifies an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    open override var title: String { get { super.title } set { super.title = newValue } }
    open override var image: UIImage? { get { super.image } set { super.image = newValue } }
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    public let identifier: Identifier
    /// The control, while the action runs.
    open private(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

    /// - Parameter identifier: Nil for a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.discoverabilityTitle, self.attributes, self.state, self.handler) = (discoverabilityTitle, attributes, state, handler)
        super.init(title: title, subtitle: subtitle, image: image)
    }
    func run(_ sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// A menu of actions and further menus.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Shown as a group of the menu around it.
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one of the entries is on.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public let identifier: Identifier
    open private(set) var options: Options
    open private(set) var children: [UIMenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.options, self.children) = (options, children)
        super.init(title: title, subtitle: subtitle, image: image)
    }
    /// The menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    }
}

/// The entries of a menu, as SwiftUI's views.
nonisolated struct UIMenuContent: View {
    let menu: UIMenu
    let sender: AnyObject

    @MainActor var body: some View { MenuEntries(elements: menu.children, sender: sender) }
}

nonisolated private struct MenuEntries: View {
    let elements: [UIMenuElement]
    let sender: AnyObject

    @MainActor var body: some View {
        ForEach(Array(elements.enumerated()), id: \.offset) { _, element in entry(element) }
    }
    @MainActor private func entry(_ element: UIMenuElement) -> AnyView {
        if let action = element as? UIAction {
            guard !action.attributes.contains(.hidden) else { return AnyView(EmptyView()) }
            return AnyView(MenuEntry(action: action, sender: sender))
        }
        guard let menu = element as? UIMenu else { return AnyView(EmptyView()) }
        let entries = MenuEntries(elements: menu.children, sender: sender)
        if menu.options.contains(.displayInline) {
            return AnyView(Section { entries } header: { if !menu.title.isEmpty { Text(verbatim: menu.title) } })
        }
        return AnyView(Menu { entries } label: { MenuLabel(element: menu) })
    }
}

nonisolated private struct MenuEntry: View {
    let action: UIAction
    let sender: AnyObject

    @MainActor var body: some View {
        let role: ButtonRole? = action.attributes.contains(.destructive) ? .destructive : nil
        Group {
            if action.state == .off {
                Button(role: role) { action.run(sender) } label: { MenuLabel(element: action) }
            } else {
                Toggle(isOn: Binding.onMainActor { action.state != .off } set: { _ in action.run(sender) }) { MenuLabel(element: action) }
            }
        }
        .disabled(action.attributes.contains(.disabled))
        .menuActionDismissBehavior(action.attributes.contains(.keepsMenuPresented) ? .disabled : .automatic)
    }
}

nonisolated private struct MenuLabel: View {
    let element: UIMenuElement

    @MainActor var body: some View {
        if let image = element.image { Label { titles } icon: { Image(uiImage: image) } } else { titles }
    }
    @MainActor @ViewBuilder private var titles: some View {
        Text(verbatim: element.title)
        if let subtitle = element.subtitle { Text(verbatim: subtitle) }
    }
}
