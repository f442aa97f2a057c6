// A canvas of circles in a timeline.

import SwiftUI

/// Circles on a canvas that is drawn in each frame; the first ones move.
public struct SparksView: View {
    let count: Int, moving: Int

    public init(count: Int, moving: Int) { (self.count, self.moving) = (count, moving) }

    public var body: some View {
        TimelineView(.animation) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1000)
            Canvas { context, size in
                for index in 0..<count {
                    let place = Double(index) * 0.618_034, t = index < moving ? time : 0
                    let x = (place.truncatingRemainder(dividingBy: 1) + 0.05 * sin(t + place)) * size.width
                    let y = ((Double(index) / Double(count)) + 0.05 * cos(t * 1.3 + place)) * size.height
                    context.fill(Path(ellipseIn: CGRect(x: x - 3, y: y - 3, width: 6, height: 6)), with: .color(index % 2 == 0 ? .blue : .orange))
                }
            }
        }
    }
}
