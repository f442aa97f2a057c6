// containerRelativeFrame: frames relative to the size of the container.

import Foundation
import WaggleGeometry

private struct RelativeContainerSizeKey: EnvironmentKey { static var defaultValue: CGSize? { nil } }

extension EnvironmentValues {
    /// The size of the nearest container for relative frames: the window without its safe area insets.
    var relativeContainerSize: CGSize? {
        get { self[RelativeContainerSizeKey.self] }
        set { self[RelativeContainerSizeKey.self] = newValue }
    }
}

nonisolated private struct ContainerRelativeFrame: ViewModifier {
    @Environment(\.relativeContainerSize) private var container
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    init(_ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat) {
        (self.axes, self.alignment, self.length) = (axes, alignment, length)
    }

    @MainActor func body(content: Content) -> some View {
        content.frame(width: side(.horizontal), height: side(.vertical), alignment: alignment)
    }
    private func side(_ axis: Axis) -> CGFloat? {
        guard let container, axes.contains(axis) else { return nil }
        return max(length(axis == .horizontal ? container.width : container.height, axis), 0)
    }
}

extension View {
    /// Gives the view the size of its container along the axes: the window without its safe area insets.
    @_disfavoredOverload public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerRelativeFrame(axes, alignment) { length, _ in length })
    }
    /// Gives the view the length of `span` of `count` equal parts of its container.
    /// - Parameters:
    ///   - count: the number of parts; less than 1 counts as 1.
    ///   - span: the number of parts that the view covers; less than 1 counts as 1.
    ///   - spacing: points between the parts.
    @_disfavoredOverload public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(ContainerRelativeFrame(axes, alignment) { length, _ in
            let count = max(count, 1), span = max(span, 1)
            let part = length.minus(spacing * CGFloat(count - 1)).share(of: count)
            // All parts are the whole length, whatever the shares were rounded to.
            return span == count ? length : (part * CGFloat(span)).plus(spacing * CGFloat(span - 1))
        })
    }
    /// Gives the view lengths that a closure computes from those of its container, all in points. Negative results count as 0.
    @_disfavoredOverload
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrame(axes, alignment, length))
    }
}
