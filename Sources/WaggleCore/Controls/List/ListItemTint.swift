// The tint of what marks a list's rows: the icons of their labels.

import Foundation

/// The tint of the icons in list rows.
public struct ListItemTint: Sendable {
    private enum Kind { case tint(Color), monochrome }
    private let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    /// A colour that is never replaced.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(.tint(tint)) }
    /// A colour that the system may replace, as macOS does with the user's accent colour. Here it is never replaced.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(.tint(tint)) }
    /// Grey.
    public static let monochrome = ListItemTint(.monochrome)

    var style: AnyShapeStyle {
        switch kind {
        case .tint(let color): AnyShapeStyle(color)
        case .monochrome: AnyShapeStyle(Color.system(.gray))
        }
    }
}

private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
    /// The tint of row icons; nil for the inherited tint.
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// Sets the tint of the icons in list rows; nil for the inherited tint.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }
    /// Sets the tint of the icons in list rows; nil for the inherited tint.
    public nonisolated func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
