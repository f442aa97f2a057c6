// Spring loading: a drag that rests on a control presses it.

import Foundation

/// Whether a drag that rests on a control presses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let kind: Int
    /// The control decides; buttons are not pressed.
    public static let automatic = SpringLoadingBehavior(kind: 0)
    public static let enabled = SpringLoadingBehavior(kind: 1)
    public static let disabled = SpringLoadingBehavior(kind: 2)
}

private enum SpringLoadingKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }

extension EnvironmentValues {
    /// Whether a drag that rests on a control presses it.
    public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }
}

extension View {
    /// Sets whether a drag that rests on controls inside presses them, for example to open a folder.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}
