// The customization of toolbars by users.

import Foundation

/// How users can customize a toolbar item.
public struct ToolbarCustomizationBehavior: Sendable {
    private init() {}
    /// The item can be moved, removed and added again.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    /// The item can be moved.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    /// The item cannot be customized.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}
/// Options for customizing a toolbar item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The item is always in the toolbar's overflow menu.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// Toolbar content that is initially shown or hidden. Toolbars cannot be customized here, so it stays that way.
nonisolated private struct InitialToolbarContent<Base: CustomizableToolbarContent>: CustomizableToolbarContent {
    typealias Body = Never
    let base: Base
    let isShown: Bool
    var body: Never { toolbarContentHasNoBody() }
    @MainActor static func _collect(_ content: Self, into items: inout _ToolbarItems) {
        if content.isShown { Base._collect(content.base, into: &items) }
    }
}
extension CustomizableToolbarContent {
    /// Sets how users can customize the content. As on an iPhone, toolbars cannot be customized, so every behavior has the same effect.
    public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        InitialToolbarContent(base: self, isShown: true)
    }
    /// Sets whether the content is initially shown. As on an iPhone, toolbars cannot be customized, so hidden content stays hidden.
    public nonisolated func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        InitialToolbarContent(base: self, isShown: defaultVisibility != .hidden)
    }
    /// Whether the content is initially shown.
    public nonisolated func defaultCustomization() -> some CustomizableToolbarContent { InitialToolbarContent(base: self, isShown: true) }
}
