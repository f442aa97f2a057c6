// Adjusting controls with keys.

import Foundation

/// The adjustment of a control's value by a key.
nonisolated enum KeyAdjustment {
    /// One step up or down.
    case step(AccessibilityAdjustmentDirection)
    /// A large step, with the page keys.
    case page(AccessibilityAdjustmentDirection)
    case minimum, maximum

    /// Nil if the key adjusts nothing. Horizontal arrows follow the layout direction.
    init?(_ key: KeyEquivalent, _ direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        switch key {
        case .upArrow: self = .step(.increment)
        case .downArrow: self = .step(.decrement)
        case .rightArrow: self = .step(isMirrored ? .decrement : .increment)
        case .leftArrow: self = .step(isMirrored ? .increment : .decrement)
        case .pageUp: self = .page(.increment)
        case .pageDown: self = .page(.decrement)
        case .home: self = .minimum
        case .end: self = .maximum
        default: return nil
        }
    }
}

/// Makes a control focusable by Tab and passes it the keys that adjust it.
nonisolated struct KeyAdjustmentModifier: ViewModifier {
    /// - Returns: false if the key has no meaning for the control.
    let adjust: (KeyAdjustment) -> Bool
    @Environment(\.layoutDirection) private var layoutDirection

    @MainActor func body(content: Content) -> some View {
        content
            .focusable(interactions: .activate)
            .onKeyPress(phases: [.down, .repeat]) { press in
                guard press.modifiers.isDisjoint(with: [.command, .control, .option]),
                      let adjustment = KeyAdjustment(press.key, layoutDirection) else { return .ignored }
                return adjust(adjustment) ? .handled : .ignored
            }
    }
}

extension View {
    /// Makes the view focusable by Tab and adjustable by keys.
    nonisolated func adjustedByKeys(_ adjust: @escaping (KeyAdjustment) -> Bool) -> some View {
        modifier(KeyAdjustmentModifier(adjust: adjust))
    }
}
