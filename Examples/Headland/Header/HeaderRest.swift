import SwiftUI

/// Ends scrolling where the header is fully expanded or collapsed.
struct HeaderRest: ScrollTargetBehavior {
    let metrics: HeaderMetrics

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = metrics.rest(near: target.rect.origin.y)
    }
}
