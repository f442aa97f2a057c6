// Modifiers of tabs.

import Foundation
import WaggleGeometry

extension TabContent {
    nonisolated func modified<Tabs: View>(_ modify: @escaping (_Tabs) -> Tabs) -> some TabContent<TabValue> {
        _ModifiedTabs(base: self, modify: modify)
    }
    nonisolated func trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some TabContent<TabValue> {
        modified { $0.modifier(_TraitModifier<K>(value: value)) }
    }
    /// Modifies the tab's button in the bar.
    nonisolated func button(_ change: @escaping (AnyView) -> AnyView) -> some TabContent<TabValue> { trait(TabButtonTrait.self, change) }

    /// Shows a number at the tab's button; 0 for none.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
    /// Shows a text at the tab's button; nil for none.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { trait(BadgeTrait.self, label) }
    /// Shows a text at the tab's button.
    public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }
    @_disfavoredOverload
    public nonisolated func badge(_ resource: LocalizedStringResource) -> some TabContent<TabValue> { badge(Text(resource)) }
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { badge(Text(label)) }

    /// Sets whether the tab is hidden from the bar.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { trait(TabIsHiddenTrait.self, hidden) }
    /// Sets whether the tab is disabled.
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> { trait(TabIsDisabledTrait.self, disabled) }
    /// Identifies the tab's button for tests and assistive technologies.
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        button { AnyView($0.accessibilityIdentifier(identifier, isEnabled: isEnabled)) }
    }
    /// Sets the accessibility label of the tab's button.
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        button { AnyView($0.accessibilityLabel(label, isEnabled: isEnabled)) }
    }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    /// Sets the accessibility value of the tab's button.
    public nonisolated func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        button { AnyView($0.accessibilityValue(valueDescription, isEnabled: isEnabled)) }
    }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
    /// Sets the accessibility hint of the tab's button.
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        button { AnyView($0.accessibilityHint(hint, isEnabled: isEnabled)) }
    }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
    /// Adds a menu to the tab's button that a long press or a secondary click opens.
    public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
        let items = AnyView(menuItems())
        return button { AnyView($0.contextMenu { items }) }
    }
    /// Presents a popover at the tab's button while the binding is true.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> {
        button { AnyView($0.popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)) }
    }
    /// Presents a popover for an item at the tab's button while there is one.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> {
        button { AnyView($0.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)) }
    }
}
