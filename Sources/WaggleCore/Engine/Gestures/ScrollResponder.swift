// A view whose content scrolls by finger, wheel or trackpad.

import Foundation
import WaggleGeometry

/// How content responds to a pull in one direction.
enum ScrollResponse: Comparable {
    /// No room that way, and no rubber-banding.
    case stays
    /// At its end, where it rubber-bands.
    case stretches
    /// Room that way.
    case moves
}

/// Whether a view takes pans that begin at a point, and how they rank.
enum PanPriority {
    /// Takes none.
    case ignored
    /// Like a scroll view: inner views that can move their content come first.
    case normal
    /// Ranks before all inner views, as soon as the finger has moved far enough.
    case first
}

/// The state of a pan. Lengths are in the view's own points.
struct Pan: Equatable {
    /// How far the content has been pulled: the finger's translation without the recognition distance.
    var translation = CGSize.zero
    /// In points per second; 0 if the finger rested.
    var velocity = CGSize.zero
    /// True if the touch-down stopped coasting content.
    var isCatch = false
    /// True if the pan takes the touches from all inner views.
    var isFirst = false
    /// The axis of the indicator that the pointer drags; nil if the content itself is pulled.
    var grip: Axis?
    var response = ScrollResponse.moves
    var time: TimeInterval = 0
}

/// Receives pans and scroll events for its content. Subclasses define how the content responds and moves.
///
/// Lengths are positive where the content moves right or down, toward its beginning in a left-to-right layout.
@MainActor
class ScrollResponder: GestureResponder {
    init(_ inputs: ViewInputs) { super.init(.normal, .all, inputs) }

    /// True for scroll views; false for what moves like one, such as a list row with swipe actions.
    final var isScrollView: Bool { roles.contains(.scrollView) }

    // MARK: Overridden by subclasses

    /// The axes along which the content scrolls; if empty, touches and wheels ignore this view.
    var scrollAxes: Axis.Set { [] }
    /// The axes of a scroll view's content, also while scrolling is disabled.
    var contentAxes: Axis.Set { [] }
    /// The part of a scroll view in which content is seen, within its margins, in its own coordinates.
    var visibleArea: CGRect { bounds }
    /// True while a finger pulls the content.
    var isPulled: Bool { false }
    /// The content's response to a pull of this length. Only the sign matters.
    func response(toPull length: CGFloat, along axis: Axis) -> ScrollResponse { .stays }
    /// The axis of the indicator that a pointer would drag from a point of this view; nil for none.
    func grip(at point: CGPoint) -> Axis? { nil }
    /// The priority of pans that begin at a point of this view.
    func panPriority(at point: CGPoint) -> PanPriority { .normal }
    /// True while the content moves by itself; a touch then only stops it.
    var isCoasting: Bool { false }
    /// Receives a pan. Phases come in order; a cancelled pan ends without a fling.
    func pan(_ phase: InputPhase, _ pan: Pan) {}
    /// Receives a wheel or trackpad event that no inner view had room for.
    func scroll(_ event: ScrollEvent) {}

    // MARK: Input

    final override func makeRecognizer() -> _AnyGestureRecognizer { PanRecognizer(self) }

    /// The content's response to a pull by the vector. Content that scrolls along one axis responds along the main axis of the movement;
    /// content that scrolls along both responds along either. nil if the movement runs across the content's axis.
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
