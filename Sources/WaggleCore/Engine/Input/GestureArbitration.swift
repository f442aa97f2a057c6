// Which of the gestures that see the same touches may act.
//
// Of two gestures where one view is within the other, the outer one's modifier says which comes first:
//
//     .gesture              the inner one
//     .highPriorityGesture  the outer one
//     .simultaneousGesture  neither: both go on
//
// A gesture states by its `GestureClaim` when it takes the touches for itself, and from whom. Most claim them once they are
// recognized (active or ended), from those that come after them: those fail. While the first gesture is only possible, the second
// may already report what it is active with, but its end waits until the first has failed. Two rules keep this from being slow or
// surprising: what ends while fingers are still down (a long press) was decided by time and need not wait; and a tap that is still
// possible fails when a rival is recognized by movement or time (a drag of 20 points is no tap, though a tap may wander 45).
//
// A scroll view's pan is an outer gesture that nevertheless wins over most of what is within:
//
//     a button's press, a tap, a long press that still waits      the pan, as soon as it begins
//     a drag that begins in the same event or later                the pan
//     a drag without minimum distance, a slider                    the drag: it claimed the touch when it came down
//     a drag that began earlier, or across the pan's axes          the drag
//     .highPriorityGesture within                                  that gesture, if it is recognized no later than the pan
//     .simultaneousGesture within                                  both, but a tap fails
//     another pan within                                           the inner one, unless it cannot move that way and the outer one can
//     anything, while the content coasts                           the pan, when the finger comes down: the touch stops it and does nothing else

import Foundation

/// When a gesture takes the touches that it sees for itself, and from which gestures within its view.
struct GestureClaim: Equatable {
    enum Moment {
        case whenActive
        /// A button shows from the beginning that it is pressed, but a finger that goes on to scroll never meant it.
        case whenEnded
    }
    enum Reach {
        /// The gestures that come after it by the modifiers that added them.
        case rivals
        /// Also gestures within that come before it but had not claimed the touches before this event.
        case unclaimedWithin
        /// All gestures within.
        case allWithin
    }
    var moment = Moment.whenActive
    var reach = Reach.rivals
}

extension GestureSite {
    /// True if only one of the two may act on touches that both see.
    func isExclusive(with other: GestureSite) -> Bool {
        if isInside(other) { return !other.goesOnBeside(self) }
        if other.isInside(self) { return !goesOnBeside(other) }
        return false
    }
    /// Of a scroll view nobody can say that its pan shall go on beside a gesture within, so that gesture's modifier says it.
    private func goesOnBeside(_ inner: GestureSite) -> Bool { attachment == .besideInner || (isPan && inner.attachment == .besideInner) }

    /// Sites in the order in which they come first: inner before outer, but each with high priority before all within it.
    static func ordered(_ sites: [GestureSite]) -> [GestureSite] {
        var result: [GestureSite] = []
        for site in sites.sorted(by: { $0.layoutDepth > $1.layoutDepth }) {
            if site.attachment == .beforeInner {
                result.insert(site, at: 0)
            } else {
                result.append(site)
            }
        }
        return result
    }

    /// Lets every site act that may, after all of them have handled an event.
    /// - Parameters:
    ///   - sites: In order.
    ///   - isBeginning: True if the event was a finger that came down; what is active from there has not been decided by anything.
    ///   - continuous: The transaction for changes in the course of a gesture.
    static func arbitrate(_ sites: [GestureSite], isBeginning: Bool, continuous: Transaction) {
        for site in sites where site.isBeginningToPan { site.settlePan(among: sites, continuous) }
        for (index, site) in sites.enumerated() {
            let rivals = sites[..<index].filter { site.isExclusive(with: $0) }
            switch site.progress {
            case .active: if site.lastProgress == .possible && !isBeginning { site.isDecided = true }
            case .ended: if site.lastProgress != .ended && site.isTouched { site.isDecided = true }
            case .possible, .failed: break
            }
            site.lastProgress = site.progress
            if site.isDecided {
                for rival in rivals where rival.progress == .possible && rival.recognizer?.isDiscrete == true {
                    rival.fail()
                    rival.report(continuous)
                }
            }
            if rivals.contains(where: { site.losesTouches(to: $0) }) { site.fail() }
            let hasToWait = site.progress == .ended && !site.isDecided && rivals.contains { $0.progress == .possible }
            if !hasToWait && !site.isHeldBack(among: sites) { site.report(continuous) }
        }
        for site in sites where site.isClaiming { site.hasClaimed = true }
    }

    private var isPan: Bool { claim.reach != .rivals }
    private var isBeginningToPan: Bool { isPan && progress == .active && !hasClaimed }

    /// True if a gesture that comes before this one leaves it nothing.
    private func losesTouches(to first: GestureSite) -> Bool { isPan ? first.isClaiming : first.progress.isRecognized }

    /// Decides between a pan that has just begun and the gestures within its view.
    private func settlePan(among sites: [GestureSite], _ continuous: Transaction) {
        let inner = sites.filter { $0.isInside(self) && !($0.progress == .ended && $0.hasClaimed) }
        if claim.reach == .unclaimedWithin {
            let isTaken = inner.contains { site in
                guard isExclusive(with: site), site.isClaiming else { return false }
                return site.hasClaimed || site.isPan || site.attachment == .beforeInner
            }
            if isTaken || yieldsToOuterPan(among: sites) { return fail() }
        }
        for site in inner where claim.reach == .allWithin || isExclusive(with: site) || site.recognizer?.isDiscrete == true {
            site.fail()
            site.report(continuous)
        }
    }

    /// True if this pan could only stretch its content beyond the end while one around it could move its own.
    private func yieldsToOuterPan(among sites: [GestureSite]) -> Bool {
        guard recognizer?.panResponse == .stretches else { return false }
        return sites.contains { isInside($0) && $0.isBeginningToPan && $0.recognizer?.panResponse == .moves }
    }

    /// True while a press does not show yet because the finger may be about to pan.
    private func isHeldBack(among sites: [GestureSite]) -> Bool {
        heldBackUntil != nil && progress == .active && sites.contains { isInside($0) && $0.isPan && $0.progress == .possible }
    }
}
