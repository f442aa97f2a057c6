import Foundation
import WaggleGeometry

/// Whether content can be pulled beyond its ends.
public struct ScrollBounceBehavior: Sendable, Equatable {
    private enum Kind: Sendable { case automatic, always, basedOnSize, none }
    private let kind: Kind
    /// Equivalent to `always`.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
    /// Even if the content fits into the view.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
    /// Never.
    package static var none: ScrollBounceBehavior { ScrollBounceBehavior(kind: .none) }
    /// Only if the content is larger than the view.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }

extension EnvironmentValues {
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the content of the scroll views inside the view can be pulled beyond its ends.
    @_disfavoredOverload public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.self) { environment in
            if axes.contains(.vertical) { environment.verticalScrollBounceBehavior = behavior }
            if axes.contains(.horizontal) { environment.horizontalScrollBounceBehavior = behavior }
        }
    }
}
