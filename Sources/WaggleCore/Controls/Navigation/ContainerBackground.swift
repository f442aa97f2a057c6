// containerBackground: the background of a screen.

import Foundation

/// A container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private init() {}
    /// The screen of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement()
}

extension View {
    /// Sets the background of the enclosing container. It fills the container, including the safe area.
    @_disfavoredOverload public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }
    /// Sets the background of the enclosing container. It fills the container, including the safe area.
    @_disfavoredOverload
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return bar {
            $0.containerBackground = AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
            $0.makeDistinct()
        }
    }
}
