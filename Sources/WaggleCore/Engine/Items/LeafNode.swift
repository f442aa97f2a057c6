import Foundation
import WaggleGeometry
import WaggleDisplayList

/// An item that draws something itself. Its frame moves where layout moves it in an animated change.
@MainActor
class LeafNode: ItemNode {
    @exclusivity(unchecked) private var frame = ShownFrame()
    /// The size as shown now.
    var drawnSize: CGSize { frame.shown.size }

    /// True while the frame is on its way.
    var isMoving: Bool { frame.isMoving }
    /// What the leaf says to people who do not see it; nil: nothing.
    var accessibilityContent: AccessibilityContent? { nil }

    override func didResolve(in space: ResolvedSpace) {
        let size = drawnSize
        if frame.resolve(CGRect(origin: resolvedOrigin, size: self.size), self, in: space) { frameDidChange(from: size) }
    }
    override func sampleAnimations() -> Bool {
        let size = drawnSize
        if frame.isMoving, frame.sample(self) { frameDidChange(from: size) }
        return frame.isMoving
    }
    private func frameDidChange(from size: CGSize) {
        if drawnSize != size { setNeedsDisplay() }
        displayOffsetMayChange()
    }
    override var displayOffset: CGPoint { frame.shown.origin - (layoutParent?.contentRemainder ?? .zero) }

    override func hitTest(_ point: CGPoint) -> ItemNode? { takesTouch(at: point) ? self : nil }
    /// True if a touch at the point, in the coordinates of the drawing, is on this leaf. By default the bounds.
    func takesTouch(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: drawnSize).contains(point) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
