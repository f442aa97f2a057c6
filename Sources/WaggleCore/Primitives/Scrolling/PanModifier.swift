// Pans that move something other than a scroll view's content: rows, sheets, screens.

import Foundation
import WaggleGeometry

/// Reports pans along an axis, with the same arbitration as those of a scroll view around the content.
nonisolated struct PanModifier: ItemModifier, @unchecked Sendable {
    let axis: Axis
    /// The priority of a pan that begins at a point of the view; also receives the view's size.
    var priority: @MainActor (CGPoint, CGSize) -> PanPriority = { _, _ in .normal }
    /// The response to a pull by a length, positive to the right or down.
    let response: @MainActor (CGFloat) -> ScrollResponse
    let pan: @MainActor (InputPhase, Pan, _ size: CGSize) -> Void
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> PanNode { PanNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: PanNode, with modifier: Self) { wrapper.modifier = modifier }
}

@MainActor
final class PanNode: ScrollResponder {
    fileprivate(set) var modifier: PanModifier
    /// How far a trackpad gesture has pulled so far.
    private var pulled = Pan()

    fileprivate init(_ modifier: PanModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }
    override var scrollAxes: Axis.Set { modifier.axis == .horizontal ? .horizontal : .vertical }
    override func response(toPull length: CGFloat, along axis: Axis) -> ScrollResponse {
        axis == modifier.axis ? modifier.response(length) : .stays
    }
    override func panPriority(at point: CGPoint) -> PanPriority { modifier.priority(point, size) }
    override func pan(_ phase: InputPhase, _ pan: Pan) { modifier.pan(phase, pan, size) }

    override func scroll(_ event: ScrollEvent) {
        // Wheel notches are not a pull that ends with a release.
        guard event.isPrecise, event.momentum == nil else { return }
        switch event.phase {
        case .began:
            pulled = Pan(translation: translation(event.points), time: event.time)
            modifier.pan(.began, pulled, size)
        case .moved:
            let step = translation(event.points)
            pulled.translation = CGSize(width: pulled.translation.width + step.width, height: pulled.translation.height + step.height)
            modifier.pan(.moved, pulled, size)
        case .ended:
            pulled.velocity = translation(event.velocity)
            modifier.pan(.ended, pulled, size)
        case .cancelled: modifier.pan(.cancelled, pulled, size)
        case .rested, nil: break
        }
    }
    private func translation(_ vector: CGVector) -> CGSize {
        modifier.axis == .horizontal ? CGSize(width: vector.dx, height: 0) : CGSize(width: 0, height: vector.dy)
    }
}
