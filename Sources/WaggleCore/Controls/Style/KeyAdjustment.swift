// Controls that the arrow keys adjust.

import Foundation

/// A key as a control with a value understands it.
nonisolated enum KeyAdjustment {
    /// One step toward more or less.
    case step(AccessibilityAdjustmentDirection)
    /// A large step, by the keys that turn pages.
    case page(AccessibilityAdjustmentDirection)
    case minimum, maximum

    /// nil: the key adjusts nothing. Arrows to the side follow the reading direction.
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

/// Lets a control have the focus by Tab and tells it the keys that adjust it.
nonisolated struct KeyAdjustmentModifier: ViewModifier {
    /// - Returns: false if the key means nothing to the control.
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
    /// Lets the view have the focus by Tab and be adjusted by keys.
    nonisolated func adjustedByKeys(_ adjust: @escaping (KeyAdjustment) -> Bool) -> some View { modifier(KeyAdjustmentModifier(adjust: adjust)) }
}
