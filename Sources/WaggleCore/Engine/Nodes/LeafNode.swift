import Foundation
import WaggleGeometry
import WaggleDisplayList

/// An item with its own drawing. Its frame animates when layout moves it in an animated change.
@MainActor
class LeafNode: ItemNode {
    @exclusivity(unchecked) private var frame = PresentationFrame()
    private(set) var drawnSize = CGSize.zero

    /// The shown frame, in the coordinates of the space.
    var shownFrame: CGRect { frame.shown(movedBy: layoutParent?.owedMoves ?? .zero, environment.displayScale) }

    /// True while the frame animates.
    var isMoving: Bool { frame.isMoving }

    override func didResolve() {
        if frame.resolve(CGRect(origin: spaceOrigin, size: size), self) { frameDidChange() }
    }
    override func sampleAnimations() -> Bool {
        if frame.isMoving, frame.sample(self) { frameDidChange() }
        return frame.isMoving
    }
    private func frameDidChange() {
        if drawnSize != frame.shown.size {
            drawnSize = frame.shown.size
            setNeedsDisplay()
        }
        displayOffsetMayChange()
    }
    override func presentationFrameDidMove(_ move: CGPoint) { frame.move(by: move, environment.displayScale) }
    override var displayOffset: CGPoint { frame.shown.origin - (layoutParent?.knownContentSpaceOrigin ?? .zero) }

    override func hitTest(_ point: CGPoint) -> ItemNode? { takesTouch(at: point) ? self : nil }
    /// True if a touch at a point of the drawing hits this leaf. Default: within the bounds.
    func takesTouch(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: drawnSize).contains(point) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
