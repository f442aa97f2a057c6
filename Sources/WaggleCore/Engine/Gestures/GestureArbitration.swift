// Arbitration: which of the gestures that see the same touches may act.
//
// If one view contains the other, the modifier of the outer gesture decides which comes first:
//
//     .gesture              the inner one
//     .highPriorityGesture  the outer one
//     .simultaneousGesture  neither: both are recognized
//
// A `GestureClaim` states when a gesture claims the touches, and from which gestures. Most claim them once recognized (active or ended),
// from the gestures that come after them; those fail. While the first gesture is only possible, the second may report that it is active,
// but its end waits until the first has failed. Two rules keep this from feeling slow or surprising. A gesture that ends while fingers are
// still down (a long press) was decided by time and need not wait. A tap that is still possible fails when a rival is recognized by
// movement or time (a drag of 20 points is no tap, although a tap may move up to 45).
//
// A scroll view's pan is an outer gesture, but it wins over most inner ones:
//
//     a button's press, a tap, a pending long press                the pan, as soon as it begins
//     a drag that begins in the same event or later                the pan
//     a drag without minimum distance, a slider                    the drag: it claimed the touch on touch-down
//     a drag that began earlier, or across the pan's axes          the drag
//     .highPriorityGesture inside                                  that gesture, if it is recognized no later than the pan
//     .simultaneousGesture inside                                  both, but a tap fails
//     another pan inside                                           the inner one, unless it cannot move that way and the outer one can
//     anything, while the content is coasting                      the pan, on touch-down: the touch stops the content and does nothing else

import Foundation

/// When a gesture claims its touches, and from which gestures inside its view.
struct GestureClaim: Equatable {
    enum Moment {
        case whenActive
        /// For a button: it shows its pressed state at once, but a finger that goes on to scroll must not trigger it.
        case whenEnded
    }
    enum Reach {
        /// The gestures that come after it, as determined by their modifiers.
        case rivals
        /// Also inner gestures that come before it and had not claimed the touches before this event.
        case unclaimedWithin
        /// All inner gestures.
        case allWithin
    }
    var moment = Moment.whenActive
    var reach = Reach.rivals
}

extension GestureResponder {
    /// A scroll view offers no modifier for its pan, so the inner gesture's modifier makes the two simultaneous.
    func isSimultaneous(with inner: GestureResponder) -> Bool {
        attachment == .simultaneous || (isPan && inner.attachment == .simultaneous)
    }

    /// Responders by precedence: inner before outer, but each high-priority responder before everything inside it.
    static func ordered(_ responders: [GestureResponder]) -> [GestureResponder] {
        var result: [GestureResponder] = []
        for responder in responders.sorted(by: { $0.layoutDepth > $1.layoutDepth }) {
            if responder.attachment == .highPriority {
                result.insert(responder, at: 0)
            } else {
                result.append(responder)
            }
        }
        return result
    }

    /// Lets every responder that may act do so, after all of them have handled an event.
    /// - Parameters:
    ///   - responders: By precedence.
    ///   - isBeginning: True if the event was a touch-down. A gesture that becomes active then was not decided by movement or time.
    ///   - continuous: The transaction for changes during a gesture.
    static func arbitrate(_ responders: [GestureResponder], isBeginning: Bool, continuous: Transaction) {
        for responder in responders where responder.isBeginningToPan { responder.settlePan(among: responders, continuous) }
        for (index, responder) in responders.enumerated() {
            let rivals = responders[..<index].filter { responder.isExclusive(with: $0) }
            switch responder.progress {
            case .active: if responder.lastProgress == .possible && !isBeginning { responder.isDecided = true }
            case .ended: if responder.lastProgress != .ended && responder.isTouched { responder.isDecided = true }
            case .possible, .failed: break
            }
            responder.lastProgress = responder.progress
            if responder.isDecided {
                for rival in rivals where rival.progress == .possible && rival.recognizer?.isDiscrete == true {
                    rival.fail()
                    rival.report(continuous)
                }
            }
            if rivals.contains(where: { responder.losesTouches(to: $0) }) { responder.fail() }
            let hasToWait = responder.progress == .ended && !responder.isDecided && rivals.contains { $0.progress == .possible }
            if !hasToWait && !responder.waits(among: responders) && !responder.isHeldBack(among: responders) {
                responder.report(continuous)
                responder.didReport(among: responders, continuous)
            }
        }
        // One that waited may act now that others have failed.
        for responder in responders where responder.needsReport && responder is OutsideGestureResponder && responder.progress.isRecognized
            && !responder.waits(among: responders) && !responder.isHeldBack(among: responders) {
            let rivals = responders.filter { responder.isExclusive(with: $0) && $0.progress == .possible && $0.isInside(responder) }
            guard responder.progress != .ended || responder.isDecided || rivals.isEmpty else { continue }
            responder.report(continuous)
            responder.didReport(among: responders, continuous)
        }
        for responder in responders where responder.isClaiming { responder.hasClaimed = true }
    }

    private var isPan: Bool { claim.reach != .rivals }
    private var isBeginningToPan: Bool { isPan && progress == .active && !hasClaimed }

    /// True if a gesture that comes before this one takes its touches.
    private func losesTouches(to first: GestureResponder) -> Bool { isPan ? first.isClaiming : first.progress.isRecognized }

    /// Decides between a pan that has just begun and the gestures inside its view.
    private func settlePan(among responders: [GestureResponder], _ continuous: Transaction) {
        let inner = responders.filter { $0.isInside(self) && !($0.progress == .ended && $0.hasClaimed) }
        if claim.reach == .unclaimedWithin {
            let isTaken = inner.contains { responder in
                guard isExclusive(with: responder), responder.isClaiming else { return false }
                return responder.hasClaimed || responder.isPan || responder.attachment == .highPriority
            }
            if isTaken || yieldsToOuterPan(among: responders) { return fail() }
        }
        for responder in inner where claim.reach == .allWithin || isExclusive(with: responder) || responder.recognizer?.isDiscrete == true {
            responder.fail()
            responder.report(continuous)
        }
    }

    /// True if this pan could only rubber-band while an outer one could move its content.
    private func yieldsToOuterPan(among responders: [GestureResponder]) -> Bool {
        guard recognizer?.panResponse == .stretches else { return false }
        return responders.contains { isInside($0) && $0.isBeginningToPan && $0.recognizer?.panResponse == .moves }
    }

    /// True while a press is not shown yet because the finger may be about to pan.
    private func isHeldBack(among responders: [GestureResponder]) -> Bool {
        heldBackUntil != nil && progress == .active && responders.contains { isInside($0) && $0.isPan && $0.progress == .possible }
    }
}
