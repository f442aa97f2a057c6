// The appearance of tables.

import Foundation

/// The appearance of tables.
@MainActor @preconcurrency
public protocol TableStyle {
    associatedtype Body: View
    typealias Configuration = TableStyleConfiguration
    /// The view of a table. A style of the program's makes it by that of another style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// A table that a style shows.
public struct TableStyleConfiguration {
    let content: AnyView
}
/// The default style: rows from edge to edge.
nonisolated public struct AutomaticTableStyle: TableStyle {
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.content.environment(\.tableIsInset, false) }
}
/// Rows with a margin around the table.
nonisolated public struct InsetTableStyle: TableStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.content.environment(\.tableIsInset, true) }
}
extension TableStyle where Self == AutomaticTableStyle {
    /// The default style: rows from edge to edge.
    public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// Rows with a margin around the table.
    public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
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
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
        let style = UncheckedBox(style)
        return environment(\.tableStyle, AnyTableStyle { AnyView(style.value.makeBody(configuration: $0)) })
    }
}

/// A style without its type.
struct AnyTableStyle: Sendable {
    let makeBody: @MainActor @Sendable (TableStyleConfiguration) -> AnyView
}
private struct TableStyleKey: EnvironmentKey { static var defaultValue: AnyTableStyle? { nil } }
extension EnvironmentValues {
    /// Nil for the default style.
    var tableStyle: AnyTableStyle? {
        get { self[TableStyleKey.self] }
        set { self[TableStyleKey.self] = newValue }
    }
}
/// A table by the style around it.
struct StyledTable<Content: View>: View {
    let content: Content
    @Environment(\.tableStyle) private var style
    var body: some View {
        if let style { style.makeBody(TableStyleConfiguration(content: AnyView(content))) } else { content }
    }
}
