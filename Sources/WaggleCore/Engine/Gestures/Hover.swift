// Views that track the pointer.

import Foundation
import WaggleGeometry

/// The state of a pointer, without a pressed button, over a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a location in the requested coordinate space, in points.
    case active(CGPoint)
    case ended
}

nonisolated struct HoverModifier: ItemModifier {
    let space: CoordinateSpace
    /// True if the action runs only when the pointer enters or leaves.
    let onlyCrossings: Bool
    let action: (HoverPhase) -> Void
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> HoverNode { HoverNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: HoverNode, with modifier: Self) { wrapper.modifier = modifier }
}

@MainActor
final class HoverNode: WrapperNode {
    var modifier: HoverModifier
    /// The pointer's last location in the requested space; nil while it is outside.
    private var location: CGPoint?

    init(_ modifier: HoverModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        graph.input.hover.begin(self)
    }
    func pointerMoved(to point: CGPoint) {
        let local = self.point(fromWindow: point, in: modifier.space) ?? .zero
        let before = location
        location = local
        if before == nil || (before != local && !modifier.onlyCrossings) { modifier.action(.active(local)) }
    }
    func pointerLeft() {
        guard location != nil else { return }
        location = nil
        modifier.action(.ended)
    }
    override func didEnd() {
        super.didEnd()
        graph.input.hover.end(self)
    }
}

extension View {
    /// Runs the action with true when the pointer enters the view and with false when it leaves.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(space: .local, onlyCrossings: true) { action($0 != .ended) })
    }
    /// Runs the action for each move of the pointer over the view, and when it leaves.
    @_disfavoredOverload
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace, onlyCrossings: false, action: action))
    }
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace.coordinateSpace, onlyCrossings: false, action: action))
    }
}
