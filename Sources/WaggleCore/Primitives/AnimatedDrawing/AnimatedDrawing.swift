// Drawings with an animation of their own, such as scenes of sprites.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// An object that draws a view and animates it frame by frame.
///
/// The graph calls `advance(to:)` as an action, so it may run the program's code, which may write state. Drawing follows in
/// the same update.
@MainActor
package protocol AnimatedDrawing: AnyObject {
    /// Called when the view that shows the drawing has appeared or its size has changed.
    /// - Parameter size: in points.
    func resize(to size: CGSize)
    /// Advances the drawing to a time of the graph, in seconds. Called once per frame while the drawing wants frames, and
    /// after each request.
    func advance(to time: TimeInterval)
    /// The time of the next frame: the current time or earlier for the next screen frame; nil for no frame until one is requested.
    func nextFrame(after time: TimeInterval) -> TimeInterval?
    /// The drawing at the time of the last `advance(to:)`.
    /// - Parameter size: the size of the view in points, as it is shown.
    func displayList(size: CGSize, textEngine: any TextEngine) -> DisplayList
    /// Called when a view begins to show the drawing.
    func didAppear(in view: any AnimatedDrawingHost)
    /// Called when the view is removed or shows another drawing.
    func didDisappear(from view: any AnimatedDrawingHost)
    /// Called when the view is kept but no longer shown. Frames resume, at a later time, once it is shown again.
    func didHide()
}
extension AnimatedDrawing {
    package func didHide() {}
}

/// The node of an animated drawing in a tree of views.
@MainActor
package protocol AnimatedDrawingHost: AnyObject {
    /// Requests a frame, because the drawing was changed externally or resumes its animation. May be called at any time on the main actor.
    func requestFrame()
    /// True if the host waits for everything that a frame needs, so that its frames are the same in every run; false if frames must
    /// be on time.
    var waitsForOthers: Bool { get }
}

/// Shows an animated drawing. It takes the proposed size and clips the drawing to it.
package nonisolated struct AnimatedDrawingView: View {
    let drawing: any AnimatedDrawing

    package init(_ drawing: any AnimatedDrawing) { self.drawing = drawing }

    package typealias Body = Never
    @MainActor package static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { AnimatedDrawingNode(view.drawing, inputs) }
    @MainActor package static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: AnimatedDrawingNode.self).update(view.drawing)
    }
    package static var _isUnary: Bool { true }
}

// MARK: Stable keys

// For drawings that are rebuilt in every frame.
extension ItemNode {
    /// A new drawing with this node's keys. Items that look like those of the previous drawing keep their keys, so that they are not
    /// painted again.
    func keyed(_ list: DisplayList, after old: DisplayList) -> DisplayList {
        var list = list
        for index in list.items.indices {
            if index < old.items.count, old.items[index].isAlike(list.items[index]) {
                list.items[index] = old.items[index]
            } else {
                (list.items[index].identity, list.items[index].version) = (number, nextVersion())
            }
        }
        return list
    }
}
