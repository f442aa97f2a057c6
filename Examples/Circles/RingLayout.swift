import SwiftUI

/// Places children evenly on a circle, the first at `start`, the others clockwise after it.
///
/// The ring lies so that the largest child just stays inside; children keep their own size.
struct RingLayout: Layout {
    var start: Angle = .degrees(-90)

    /// Turning is laid out anew in every frame, so that children move along the ring and not across it.
    var animatableData: Double {
        get { start.radians }
        set { start = .radians(newValue) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = idealDiameter(subviews)
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: ideal, height: ideal))
        let side = min(size.width, size.height)
        return side.isFinite ? CGSize(width: side, height: side) : CGSize(width: ideal, height: ideal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = max(0, (min(bounds.width, bounds.height) - largestSide(subviews)) / 2)
        for (index, subview) in subviews.enumerated() {
            let angle = start.radians + 2 * .pi * Double(index) / Double(subviews.count)
            subview.place(at: CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius),
                          anchor: .center, proposal: .unspecified)
        }
    }

    /// The smallest circle on which neighbours do not touch, with room for half a child around it.
    private func idealDiameter(_ subviews: Subviews) -> CGFloat {
        let side = largestSide(subviews)
        return subviews.count < 2 ? side : side / sin(.pi / CGFloat(subviews.count)) + side
    }

    private func largestSide(_ subviews: Subviews) -> CGFloat {
        subviews.map { $0.sizeThatFits(.unspecified) }.map { max($0.width, $0.height) }.max() ?? 0
    }
}
