// Views that let touches through.

import Foundation
import WaggleGeometry

/// The modifier of `allowsHitTesting(_:)`.
nonisolated public struct _HitTestingModifier: KeptModifier {
    public typealias Body = Never
    let isAllowed: Bool
    typealias Wrapper = HitTestingNode
}

@MainActor
final class HitTestingNode: ModifierNode<_HitTestingModifier> {
    override func hitTest(_ point: CGPoint) -> ItemNode? { modifier.isAllowed ? super.hitTest(point) : nil }
}

extension View {
    /// Sets whether the view takes touches. If not, they reach what is behind it.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_HitTestingModifier(isAllowed: enabled)) }
}

// MARK: Views that take no input

private enum IsEnabledKey: EnvironmentKey, ForwardedEnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// False inside `disabled(true)`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension View {
    /// Disables the controls in the view. An inner `disabled(false)` does not enable them again.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        environmentTransform(disabled) { if $0 { $1.isEnabled = false } }
    }
}
