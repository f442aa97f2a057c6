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
/// Phones and desktops have none: fingers, wheels, trackpads and keys scroll wherever scrolling is not disabled. Watches have hand gestures.
public struct ScrollInputKind: Sendable, Equatable {
    /// There are no values of this type.
    private let input: Never
    fileprivate func view<V: View>(_ type: V.Type) -> V { switch input {} }
}

extension View {
    /// Sets whether an input scrolls the scroll views inside the view. Phones and desktops have no such input, so no program for them can call
    /// this.
    @MainActor @preconcurrency public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        input.view(Self.self)
    }
}
