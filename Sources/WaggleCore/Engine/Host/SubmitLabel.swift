import Foundation
import WaggleGeometry

/// The label of an on-screen keyboard's return key. A hint: a hardware keyboard keeps its labels.
public struct SubmitLabel: Sendable, Hashable {
    package enum Kind: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
    package let kind: Kind
    public static var done: SubmitLabel { SubmitLabel(kind: .done) }
    public static var go: SubmitLabel { SubmitLabel(kind: .go) }
    public static var send: SubmitLabel { SubmitLabel(kind: .send) }
    public static var join: SubmitLabel { SubmitLabel(kind: .join) }
    public static var route: SubmitLabel { SubmitLabel(kind: .route) }
    public static var search: SubmitLabel { SubmitLabel(kind: .search) }
    public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
    public static var next: SubmitLabel { SubmitLabel(kind: .next) }
    public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

private enum SubmitLabelKey: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }

extension EnvironmentValues {
    /// The label of an on-screen keyboard's return key.
    package var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}

extension View {
    /// Sets the label of the return key of on-screen keyboards for fields inside. A hint.
    @_disfavoredOverload public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabel, submitLabel)
    }
}
