// The placements of toolbar items.

import Foundation

/// The placement of an item.
public struct ToolbarItemPlacement: Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction,
             destructiveAction
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

/// A bar that toolbar modifiers affect.
public struct ToolbarPlacement: Sendable {
    /// Nil for the modifier's default bar.
    let kind: BarKind?
    public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: nil) }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigationBar) }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottomBar) }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tabBar) }
}
