// Views that take no input.

import Foundation

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
