import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Advances an animated drawing once per frame.
@MainActor
final class AnimatedDrawingNode: LeafNode, AnimatedDrawingHost {
    private var drawing: any AnimatedDrawing
    /// The size last reported to the drawing.
    private var knownSize: CGSize?
    /// True while an action that advances the drawing is queued.
    private var isFrameQueued = false
    /// When the drawing wants its next frame; nil while it is idle.
    private var nextFrame: TimeInterval?
    /// The last drawing; items that are drawn identically again keep their keys.
    private var drawn = DisplayList()

    init(_ drawing: any AnimatedDrawing, _ inputs: ViewInputs) {
        self.drawing = drawing
        super.init(inputs)
        drawing.didAppear(in: self)
        queueFrame()
    }

    func update(_ drawing: any AnimatedDrawing) {
        guard drawing !== self.drawing else { return }
        self.drawing.didDisappear(from: self)
        self.drawing = drawing
        knownSize = nil
        drawing.didAppear(in: self)
        queueFrame()
    }

    override func didEnd() {
        super.didEnd()
        drawing.didDisappear(from: self)
    }

    // MARK: Time

    func requestFrame() {
        guard isAlive, isShown, !isFrameQueued else { return }
        // Evaluated in the current update, or else in the next one.
        invalidate()
    }
    var waitsForOthers: Bool { !graph.sleepsBetweenFrames }
    override func evaluate() {
        isDirty = false
        queueFrame()
    }
    /// Advances the drawing after the passes of the current transaction.
    private func queueFrame() {
        guard !isFrameQueued else { return }
        isFrameQueued = true
        graph.afterUpdate { [weak self] in self?.runFrame() }
    }
    private func runFrame() {
        isFrameQueued = false
        guard isAlive else { return }
        if knownSize != drawnSize, isPlaced {
            knownSize = drawnSize
            drawing.resize(to: drawnSize)
        }
        drawing.advance(to: graph.time)
        setNeedsDisplay()
        waitForNextFrame()
    }
    private func waitForNextFrame() {
        nextFrame = drawing.nextFrame(after: graph.time)
        guard let nextFrame, isAlive else { return }
        // The frame duration of a 60 Hz screen; a later frame wakes the graph.
        if nextFrame <= graph.time + 1.0 / 60 + 1e-6 { graph.startAnimating(self) } else { graph.wake(self, at: nextFrame) }
    }

    override func sampleAnimations() -> Bool {
        let moves = super.sampleAnimations()
        guard let nextFrame, nextFrame <= graph.time + 1.0 / 60 + 1e-6 else { return moves }
        // Rounding of frame times must not skip a frame.
        if nextFrame <= graph.time + 1e-6 { queueFrame() }
        return true
    }

    // A hidden drawing requests no frames; it resumes when shown.
    override func shownDidChange() { if isShown { requestFrame() } else { drawing.didHide() } }

    // MARK: Drawing

    override func didResolve() {
        super.didResolve()
        if knownSize != drawnSize { queueFrame() }
    }
    override func makeDisplayList() -> DisplayList {
        let size = drawnSize
        guard size.width > 0, size.height > 0 else { return DisplayList() }
        let list = keyed(drawing.displayList(size: size, textEngine: graph.textEngine), after: drawn)
        drawn = list
        let bounds = CGRect(origin: .zero, size: size)
        guard !list.isEmpty, !bounds.contains(list.bounds) else { return list }
        let clip = DisplayList.Effect.clip(.rectangle(bounds), .nonZero, antialiased: true)
        return DisplayList([DisplayList.Item(
            identity: number, version: nextVersion(), bounds: list.bounds.intersection(bounds), content: .effect(clip, list))])
    }
}
