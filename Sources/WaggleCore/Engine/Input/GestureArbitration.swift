// Which of the gestures that see the same touches may act.
//
// Of two gestures where one view is within the other, the outer one's modifier says which comes first:
//
//     .gesture              the inner one
//     .highPriorityGesture  the outer one
//     .simultaneousGesture  neither: both go on
//
// The one that comes first takes everything once it is recognized (active or ended): the other fails. While the first is only
// possible, the second may already say what it is active with, but an end waits until the first has failed. Two rules keep
// this from being slow or surprising: what ends while fingers are still down (a long press) has been decided by time and need not
// wait; and a tap that is still possible fails when another gesture is recognized by movement or time (a drag of 20 points
// is no tap, though a tap may wander 45).

import Foundation

extension GestureSite {
    /// True if only one of the two may act on touches that both see.
    func isExclusive(with other: GestureSite) -> Bool {
        if isInside(other) { return other.attachment != .besideInner }
        if other.isInside(self) { return attachment != .besideInner }
        return false
    }

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
            if rivals.contains(where: { $0.progress.isRecognized }) { site.fail() }
            let hasToWait = site.progress == .ended && !site.isDecided && rivals.contains { $0.progress == .possible }
            if !hasToWait { site.report(continuous) }
        }
    }
}
