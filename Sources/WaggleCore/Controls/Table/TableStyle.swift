// The appearance of tables.

import Foundation

/// The appearance of tables.
public protocol TableStyle {
    /// The style's content. Implemented by the framework.
    var _isInset: Bool { get }
}
/// The default style: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
    public var _isInset: Bool { false }
}
/// Rows with a margin around the table.
public struct InsetTableStyle: TableStyle {
    public init() {}
    public var _isInset: Bool { true }
}
extension TableStyle where Self == AutomaticTableStyle {
    /// The default style: rows from edge to edge.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// Rows with a margin around the table.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

private struct TableIsInsetKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    var tableIsInset: Bool {
        get { self[TableIsInsetKey.self] }
        set { self[TableIsInsetKey.self] = newValue }
    }
}
extension View {
    /// Sets the appearance of tables inside.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableIsInset, style._isInset) }
}
