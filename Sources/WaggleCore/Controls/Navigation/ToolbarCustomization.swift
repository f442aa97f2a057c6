// What users may change of a toolbar.

import Foundation

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
    var body: Never { toolbarContentHasNoBody() }
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
