import SwiftUI

/// Places children by their `hex`, under a fish-eye: cells near the rim are offered less room and move closer to the middle.
struct HoneycombLayout: Layout {
    /// The place of the plane, in pitches, that is in the middle. It animates: each frame in between is laid out anew, fish-eye and all.
    var focus: CGPoint = .zero
    /// A cell in the open, as large as it may be, in points.
    var diameter: CGFloat = 125
    var isBent = true

    var animatableData: CGPoint.AnimatableData {
        get { focus.animatableData }
        set { focus.animatableData = newValue }
    }

    /// The middles of the children's cells, in pitches.
    func makeCache(subviews: Subviews) -> [CGPoint] { subviews.map { $0[HexKey.self].center } }

    /// Takes what is proposed; where nothing is, the room of all cells side by side.
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
    /// The cell of a `HoneycombLayout` that the view stands in; the middle unless said.
    func hex(_ hex: Hex) -> some View { layoutValue(key: HexKey.self, value: hex) }
}
