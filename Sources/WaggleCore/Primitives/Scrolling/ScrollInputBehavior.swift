import Foundation

/// Whether an input scrolls.
public struct ScrollInputBehavior: Sendable, Equatable {
    private enum Kind: Sendable { case automatic, enabled, disabled }
    private let kind: Kind
    /// Where the system considers it useful.
    public static let automatic = ScrollInputBehavior(kind: .automatic)
    public static let enabled = ScrollInputBehavior(kind: .enabled)
    public static let disabled = ScrollInputBehavior(kind: .disabled)
}

/// A kind of input for which scrolling can be disabled.
///
/// Phones and desktops have none: fingers, wheels, trackpads and keys scroll wherever scrolling is not disabled. Watches
/// have hand gestures.
public struct ScrollInputKind: Sendable, Equatable {
    /// There are no values of this type.
    private let input: Never
    fileprivate func view<V: View>(_ type: V.Type) -> V { switch input {} }
}

extension View {
    /// Sets whether an input scrolls the scroll views inside the view. Phones and desktops have no such input, so no program for them can
    /// call this.
    @MainActor @preconcurrency public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        input.view(Self.self)
    }
}

private struct ScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isScrollClipDisabled: Bool {
        get { self[ScrollClipDisabledKey.self] }
        set { self[ScrollClipDisabledKey.self] = newValue }
    }
}

extension View {
    /// Lets the scroll views inside the view draw their content beyond their bounds.
    @_disfavoredOverload public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }
}

private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// False if users cannot scroll; programs still can.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Prevents users from scrolling the scroll views inside the view.
    @_disfavoredOverload public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }
}
