import Foundation

/// A bar that toolbar modifiers affect.
public struct ToolbarPlacement: Sendable {
    /// Nil for the modifier's default bar.
    let kind: BarKind?
    public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: nil) }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigationBar) }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottomBar) }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tabBar) }
}
