import SwiftUI

/// How a `HoneycombView` shows its items.
public enum HoneycombStyle: Hashable, Sendable {
    case comb
    /// A plain list of the same items, with the same selection.
    case list
}

private struct HoneycombStyleKey: EnvironmentKey { static let defaultValue = HoneycombStyle.comb }

extension EnvironmentValues {
    var honeycombStyle: HoneycombStyle {
        get { self[HoneycombStyleKey.self] }
        set { self[HoneycombStyleKey.self] = newValue }
    }
}

extension View {
    /// Whether the combs below are combs or plain lists, for those who find things more easily there.
    public func honeycombStyle(_ style: HoneycombStyle) -> some View { environment(\.honeycombStyle, style) }
}
