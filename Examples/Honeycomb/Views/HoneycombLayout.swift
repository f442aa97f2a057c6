import SwiftUI

/// Places children by their `hex`, with a fish-eye: cells near the rim are offered less room and move closer to the middle.
struct HoneycombLayout: Layout {
    /// From the middle of one cell to that of its neighbour.
    var pitch: CGFloat = 133
    /// The size of a cell in the open.
    var diameter: CGFloat = 125
    /// How far the comb is moved from the middle of its frame. It animates: each frame in between is laid out anew, fish-eye and all.
    var pan: CGSize = .zero

    var animatableData: CGSize.AnimatableData {
        get { pan.animatableData }
        set { pan.animatableData = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let reach = subviews.map(\.hex.length).max().map { CGFloat($0) * 2 + 1 } ?? 0
        let ideal = CGSize(width: reach * pitch, height: reach * pitch)
        let size = proposal.replacingUnspecifiedDimensions(by: ideal)
        return CGSize(width: size.width.isFinite ? size.width : ideal.width, height: size.height.isFinite ? size.height : ideal.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let eye = FishEye(diameter: diameter, frame: bounds.size)
        for subview in subviews {
            let center = subview.hex.center(pitch: pitch)
            let seen = eye.look(at: CGPoint(x: center.x + pan.width, y: center.y + pan.height))
            subview.place(
                at: CGPoint(x: bounds.midX + seen.center.x, y: bounds.midY + seen.center.y),
                anchor: .center,
                proposal: ProposedViewSize(width: seen.diameter, height: seen.diameter))
        }
    }
}

/// How cells shrink and crowd toward the rim of a frame.
struct FishEye {
    var diameter: CGFloat
    var frame: CGSize

    /// - Parameter center: a cell's middle, from the middle of the frame.
    func look(at center: CGPoint) -> (center: CGPoint, diameter: CGFloat) {
        let x = excess(center.x, frame.width), y = excess(center.y, frame.height)
        return (CGPoint(x: center.x - sign(center.x) * x / 3, y: center.y - sign(center.y) * y / 3),
                max(0, diameter - 0.75 * max(x, y)))
    }

    /// How much of a cell, and of one more beyond it, would stick out. A frame too narrow for two cells counts as wide enough,
    /// so that nothing jumps as a cell crosses the middle.
    private func excess(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
        max(0, abs(place) + diameter - max(length / 2, diameter))
    }

    private func sign(_ place: CGFloat) -> CGFloat { place < 0 ? -1 : 1 }
}

private struct HexKey: LayoutValueKey {
    static let defaultValue = Hex.zero
}

extension LayoutSubview {
    fileprivate var hex: Hex { self[HexKey.self] }
}

extension View {
    /// The cell of a `HoneycombLayout` that the view stands in.
    func hex(_ hex: Hex) -> some View { layoutValue(key: HexKey.self, value: hex) }
}
