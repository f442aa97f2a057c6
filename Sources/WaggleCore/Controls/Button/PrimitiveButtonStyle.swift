// Styles of buttons with an interaction of their own.

import Foundation

/// The appearance and interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _ControlStyle where _Configuration == PrimitiveButtonStyleConfiguration {
    /// What the style receives.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The button that a primitive style presents and triggers.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label, as the program provided it; several views are side by side.
    public struct Label: LabelPart { let parts: LabelParts }
    /// The button's role; nil if it has none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Runs the button's action. Call it on the main actor.
    public func trigger() { MainActor.assumeIsolated(action) }
}
