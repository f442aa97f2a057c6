// A view whose content people scroll: by a finger, a wheel or a trackpad.

import Foundation
import WaggleGeometry

/// How content responds to a pull in one direction.
enum ScrollResponse: Comparable {
    /// It has no room that way and does not rubber-band.
    case stays
    /// It is at its end and rubber-bands.
    case stretches
    /// It has room that way.
    case moves
}

/// Whether a view takes pans that begin at a place, and from whom.
enum PanPriority {
    /// It takes none.
    case ignored
    /// As a scroll view does: views within that can move their content come first.
    case normal
    /// Before everything within, as soon as the finger has moved far enough.
    case first
}

/// The state of a pan. Lengths are in the view's own points.
struct Pan: Equatable {
    /// How far the content has been pulled: the finger's translation without the distance needed for recognition.
    var translation = CGSize.zero
    /// In points per second; 0 if the finger rested.
    var velocity = CGSize.zero
    /// True if the touch-down stopped moving content.
    var isCatch = false
    /// True if it takes the touches from everything within.
    var isFirst = false
    /// The axis of the indicator that the pointer drags; nil: the content itself is pulled.
    var grip: Axis?
    var response = ScrollResponse.moves
    var time: TimeInterval = 0
}

/// Receives pans and scroll events for its content. A subclass says how the content responds and moves it.
///
/// Lengths are positive where the content moves right or down, toward its beginning in a left-to-right layout.
@MainActor
class ScrollSite: GestureSite {
    init(_ inputs: ViewInputs) { super.init(.normal, .all, inputs) }

    // MARK: Overridden by subclasses

    /// The axes along which the content scrolls; empty: touches and wheels ignore this view.
    var scrollAxes: Axis.Set { [] }
    /// The content's response to a pull of this length now. Only the sign matters.
    func response(toPull length: CGFloat, along axis: Axis) -> ScrollResponse { .stays }
    /// The axis of the indicator that a pointer would drag from a point of this view; nil for none.
    func grip(at point: CGPoint) -> Axis? { nil }
    /// Whether this view takes pans that begin at a point of it.
    func panPriority(at point: CGPoint) -> PanPriority { .normal }
    /// True while the content moves by itself: a touch then stops it and does nothing else.
    var isCoasting: Bool { false }
    /// Receives a pan. Phases come in order; a cancelled pan ends without a fling.
    func pan(_ phase: InputPhase, _ pan: Pan) {}
    /// Receives a wheel or trackpad event that no inner view had room for.
    func scroll(_ event: ScrollEvent) {}

    // MARK: Input

    final override func makeRecognizer() -> _AnyGestureRecognizer { PanRecognizer(self) }

    /// The content's response to a pull by the vector. Content that scrolls along one axis responds along the main axis of the movement; content that
    /// scrolls along both responds along either. nil: the movement runs across the content's axis.
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
