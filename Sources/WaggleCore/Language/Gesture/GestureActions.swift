// View modifiers that add a simple gesture and its action.

import Foundation
import WaggleGeometry

extension View {
    /// Runs the action after `count` taps on the view; less than 1 counts as 1. See `TapGesture` for how long each may last.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }
    /// Like `onTapGesture(count:perform:)`; the action receives the location of the last tap, in points of the coordinate space.
    @_disfavoredOverload
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    /// Like `onTapGesture(count:perform:)`; the action receives the location of the last tap, in points of the coordinate space.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}

extension View {
    /// Runs the action when a finger has rested on the view for `minimumDuration` seconds without moving more
    /// than `maximumDistance` points.
    /// - Parameter onPressingChanged: Receives true when a finger goes down, and false when the press has succeeded or failed.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(PressingGesture(base: press) { onPressingChanged?($0) }.onEnded { _ in action() })
    }
    /// Like `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`, with the same seconds and window points.
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }
}
