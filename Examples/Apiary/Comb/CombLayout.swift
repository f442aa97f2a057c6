import SwiftUI

/// Places children by their `hex`, under a fish-eye: cells near the rim are offered less space and move closer to the centre.
struct CombLayout: Layout {
    /// The point of the plane, in pitches, in the centre. It is animatable: each frame in between is laid out, including the fish-eye.
    var focus: CGPoint = .zero
    /// The maximum undistorted size of a cell, in points.
    var diameter: CGFloat = 125
    var isBent = true

    var animatableData: CGPoint.AnimatableData {
        get { focus.animatableData }
        set { focus.animatableData = newValue }
    }

    /// The centres of the children's cells, in pitches.
    func makeCache(subviews: Subviews) -> [CGPoint] { subviews.map { $0[HexKey.self].center } }

    /// Takes the proposed size; without a proposal, the space of all cells side by side.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGPoint]) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity))
        guard size.width == .infinity || size.height == .infinity else { return size }
        let ideal = idealSize(cache)
        return CGSize(width: min(size.width, ideal.width), height: min(size.height, ideal.height))
    }

    private func idealSize(_ centers: [CGPoint]) -> CGSize {
        guard !centers.isEmpty else { return .zero }
        let xs = centers.map(\.x), ys = centers.map(\.y)
        let pitch = CombGeometry(size: CGSize(width: CGFloat.infinity, height: .infinity), focus: focus, idealDiameter: diameter).pitch
        return CGSize(width: ((xs.max() ?? 0) - (xs.min() ?? 0) + 1) * pitch, height: ((ys.max() ?? 0) - (ys.min() ?? 0) + 1) * pitch)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGPoint]) {
        let geometry = CombGeometry(size: bounds.size, focus: focus, idealDiameter: diameter, isBent: isBent)
        for (subview, center) in zip(subviews, cache) {
            let sight = geometry.sight(of: center)
            subview.place(
                at: CGPoint(x: bounds.midX + sight.center.x, y: bounds.midY + sight.center.y),
                anchor: .center,
                proposal: ProposedViewSize(width: sight.diameter, height: sight.diameter))
        }
    }
}

private struct HexKey: LayoutValueKey {
    static let defaultValue = Hex.zero
}

extension View {
    /// The cell of a `CombLayout` for the view; the central cell by default.
    func hex(_ hex: Hex) -> some View { layoutValue(key: HexKey.self, value: hex) }
}
