import Foundation

/// The purpose of a screen, which determines the layout of its bar.
public struct ToolbarRole: Sendable, Equatable {
    private enum Kind { case automatic, navigationStack, browser, editor }
    private let kind: Kind
    public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
    public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
    public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
    /// The back button has no title.
    public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}
