// Badges: short texts at the trailing edge of rows.

import Foundation
import WaggleGeometry

enum BadgeTrait: _ViewTraitKey { static var defaultValue: Text? { nil } }

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable { case decreased, standard, increased }
    fileprivate let kind: Kind
    /// Less prominent than standard.
    public static let decreased = BadgeProminence(kind: .decreased)
    /// In the colour of secondary text.
    public static let standard = BadgeProminence(kind: .standard)
    /// On a coloured background, to draw attention.
    public static let increased = BadgeProminence(kind: .increased)
}

private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
    /// The prominence of row badges.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Shows a number at the trailing edge of the view's list row; 0 for none.
    public nonisolated func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
    /// Shows a text at the trailing edge of the view's list row; nil for none. The text keeps its own font and colour.
    public nonisolated func badge(_ label: Text?) -> some View { modifier(_TraitModifier<BadgeTrait>(value: label)) }
    /// Shows a text at the trailing edge of the view's list row; nil for none.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    @_disfavoredOverload
    public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
    /// Sets the prominence of badges inside.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }
}

/// The badge of a row.
struct RowBadge: View {
    let text: Text
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        switch prominence.kind {
        case .decreased: text.foregroundStyle(Color.system(.tertiary))
        case .standard: text.foregroundStyle(.secondary)
        case .increased:
            text.font(.subheadline).foregroundStyle(.white).padding(.horizontal, 8).padding(.vertical, 2).background(.red, in: Capsule())
        }
    }
}
