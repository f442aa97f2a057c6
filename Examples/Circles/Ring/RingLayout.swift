import SwiftUI

/// Places children on a circle or an arc, at their ideal size unless there is not enough space.
///
/// The ring is placed so that the children are just inside. In right-to-left layouts it is mirrored, so that clockwise becomes counterclockwise.
struct RingLayout: Layout {
    /// The angle of the first child, clockwise from the right.
    var start: Angle
    /// The spread of the children; negative: counterclockwise.
    let sweep: Angle
    /// The minimum distance between neighbours, in points.
    let gap: CGFloat

    /// The spread during an animation. Between opposite directions, children pass over one another.
    private var shownSweep: Angle

    init(start: Angle = .degrees(-90), sweep: Angle = .degrees(360), gap: CGFloat = 4) {
        self.start = start
        self.sweep = sweep
        self.gap = gap
        shownSweep = sweep
    }

    /// Rotation and spread are laid out in every frame, so that children move along the ring and not across it.
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start.radians, shownSweep.radians) }
        set { (start, shownSweep) = (.radians(newValue.first), .radians(newValue.second)) }
    }

    /// A square: the proposed side or, without one, a side with space for all children.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let ideal = arrangement(subviews, sweep).smallestSide(diameter: idealDiameter(subviews), count: subviews.count, gap: gap)
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        let size = side.isFinite ? max(side, 0) : ideal
        return CGSize(width: size, height: size)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let side = min(bounds.width, bounds.height)
        let roomy = arrangement(subviews, sweep).largestDiameter(side: side, count: subviews.count, gap: gap)
        let diameter = min(idealDiameter(subviews), roomy)
        let arrangement = arrangement(subviews, shownSweep)
        for (index, subview) in subviews.enumerated() {
            subview.place(at: arrangement.place(of: index, around: CGPoint(x: bounds.midX, y: bounds.midY), radius: (side - diameter) / 2),
                          anchor: .center, proposal: ProposedViewSize(width: diameter, height: diameter))
        }
    }

    private func arrangement(_ subviews: Subviews, _ sweep: Angle) -> RingArrangement {
        RingArrangement(count: subviews.count, start: start.radians, sweep: sweep.radians)
    }

    private func idealDiameter(_ subviews: Subviews) -> CGFloat {
        subviews.map { $0.sizeThatFits(.unspecified) }.map { max($0.width, $0.height) }.max() ?? 0
    }
}
