import SwiftUI

/// Ends a scroll where the header is whole or a bar.
struct HeaderRest: ScrollTargetBehavior {
    let metrics: HeaderMetrics

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = metrics.rest(near: target.rect.origin.y)
    }
}
