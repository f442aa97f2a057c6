// A view whose content people move: by a finger, a wheel or a trackpad.

import Foundation
import WaggleGeometry

/// What content does that is pulled one way.
enum ScrollResponse: Comparable {
    /// It has no room that way and does not give.
    case stays
    /// It is at its end and gives a little.
    case stretches
    /// It has room that way.
    case moves
}

/// What is known of a finger that pulls content. Lengths are the view's own points.
struct Pan: Equatable {
    /// How far the content has been pulled: the finger's way without the part that the pan needed to begin.
    var translation = CGSize.zero
    /// Points a second; 0 where the finger rested.
    var velocity = CGSize.zero
    /// True if the finger came down on moving content and stopped it.
    var isCatch = false
    /// The axis of the indicator that a pointer has taken hold of; nil: the content itself is pulled.
    var grip: Axis?
    var response = ScrollResponse.moves
    var time: TimeInterval = 0
}

/// Moves content by pans and by scroll events. A subclass says what its content can do and moves it.
///
/// Lengths are positive where the content goes right or down, that is back toward its beginning in a left-to-right layout.
@MainActor
class ScrollSite: GestureSite {
    init(_ inputs: ViewInputs) { super.init(.afterInner, .all, inputs) }

    // MARK: To override

    /// The axes along which it moves at all; empty: touches and wheels pass it by.
    var scrollAxes: Axis.Set { [] }
    /// What the content would do if it were pulled so far now. Only the sign counts.
    func response(toPull length: CGFloat, along axis: Axis) -> ScrollResponse { .stays }
    /// The axis of the indicator that a pointer takes hold of at a point of this view; nil: there is none.
    func grip(at point: CGPoint) -> Axis? { nil }
    /// True while the content moves by itself: a touch then stops it and does nothing else.
    var isCoasting: Bool { false }
    /// A finger pulls. Phases come in order; what was cancelled ends without a throw.
    func pan(_ phase: InputPhase, _ pan: Pan) {}
    /// A wheel or trackpad moved over this view, and no view within had room that way.
    func scroll(_ event: ScrollEvent) {}

    // MARK: Input

    final override func makeRecognizer() -> _AnyGestureRecognizer { PanRecognizer(self) }

    /// What the content would do if it were pulled by the vector: along the main axis of a movement where it scrolls one way, along
    /// either axis where it scrolls both ways; nil: the movement is across.
    final func response(toPull delta: CGVector) -> ScrollResponse? {
        let main: Axis = abs(delta.dx) > abs(delta.dy) ? .horizontal : .vertical
        let axes = scrollAxes
        guard axes.contains(main) else { return nil }
        let along = response(toPull: delta.length(along: main), along: main), across = delta.length(along: main.perpendicular)
        guard axes.contains(main.perpendicular), across != 0 else { return along }
        return max(along, response(toPull: across, along: main.perpendicular))
    }
}

extension CGVector {
    func length(along axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }
}
