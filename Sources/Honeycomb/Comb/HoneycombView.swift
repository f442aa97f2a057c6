import Hexagons
import SwiftUI

/// A comb of cells as on a watch: it is panned in all directions, and cells shrink toward the rim.
///
///     HoneycombView(.hexagon(radius: 6), cellWidth: 76, gap: 4) { hex in
///         Bubble(apps[hex]).clipShape(Circle())
///     }
///
/// Panning is the scroll view's, with its inertia, its bounds and its rubber band. Every cell can be brought to the middle. With reduced motion, and at the sizes of text for
/// accessibility, cells are not distorted. Only cells in sight exist, so a region may have millions. Right-to-left layouts are mirrored.
public struct HoneycombView<Content: View>: View {
    private let region: HexRegion
    private let orientation: HexOrientation
    private let cellWidth: CGFloat
    private let gap: CGFloat
    private let fishEye: FishEye
    private let snaps: Bool
    private let onCenterChange: (Hex?) -> Void
    private let content: (Hex) -> Content

    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.layoutDirection) private var direction

    /// - Parameters:
    ///   - cellWidth: Of the hexagons, in points. Round content of this width fits in, if hexagons are pointy.
    ///   - gap: Between the sides of neighbours, in points.
    ///   - snaps: Whether the comb comes to rest with a cell in the middle.
    ///   - onCenterChange: Is told the cell nearest to the middle, at first and whenever another one is; nil for an empty region.
    ///   - content: The view of a cell, which is proposed the rectangle of its hexagon.
    public init(
        _ region: HexRegion, _ orientation: HexOrientation = .pointy, cellWidth: CGFloat, gap: CGFloat = 4, fishEye: FishEye = FishEye(), snaps: Bool = true,
        onCenterChange: @escaping (Hex?) -> Void = { _ in }, @ViewBuilder content: @escaping (Hex) -> Content
    ) {
        (self.region, self.orientation, self.cellWidth, self.gap) = (region, orientation, max(0, cellWidth.usable ?? 0), max(0, gap.usable ?? 0))
        (self.fishEye, self.snaps, self.onCenterChange, self.content) = (fishEye, snaps, onCenterChange, content)
    }

    private var calmFishEye: FishEye { reduceMotion || typeSize.isAccessibilitySize ? FishEye(.none) : fishEye }

    public var body: some View {
        GeometryReader { proxy in
            let cell = CGSize(width: cellWidth, height: cellWidth / Hexagon.aspectRatio(orientation)), fishEye = calmFishEye
            // Beside the outermost cells there is room for half of the frame without half a cell, so that each can be in the middle.
            let x = max(0, (proxy.size.width - cell.width) / 2), y = max(0, (proxy.size.height - cell.height) / 2)
            let layout = layout(cell, x, y), region = region, isMirrored = direction == .rightToLeft
            // Neighbours are as far apart as the lines through straight sides are.
            let pitch = (orientation == .pointy ? cell.width : cell.height) + gap
            ScrollView([.horizontal, .vertical]) {
                // Half a point is not seen any more.
                LazyHexGrid(region, orientation, cellWidth: cellWidth, gap: gap, margin: fishEye.lens(for: proxy.size, pitch: pitch).reach(ofScale: 0.5 / max(cellWidth, 1))) { hex in
                    content(hex).fishEye(fishEye, pitch: pitch)
                }
                .padding(.horizontal, x)
                .padding(.vertical, y)
                .onGeometryChange(for: Hex?.self) { proxy in
                    guard let seen = proxy.bounds(of: .scrollView) else { return nil }
                    return region.nearest(to: layout.fractionalHex(at: CGPoint(x: isMirrored ? proxy.size.width - seen.midX : seen.midX, y: seen.midY)))
                } action: { onCenterChange($0) }
            }
            .scrollIndicators(.hidden)
            .defaultScrollAnchor(.center)
            .scrollTargetBehavior(HexSnap(region: snaps ? region : HexRegion(), layout: layout, isMirrored: isMirrored))
            .accessibilityElement(children: .contain)
        }
    }

    /// The grid's layout within the padding.
    private func layout(_ cell: CGSize, _ x: CGFloat, _ y: CGFloat) -> HexLayout {
        let plain = HexLayout(orientation, width: cell.width, height: cell.height, gap: gap), frame = region.extent(orientation).map { plain.frame(of: $0) } ?? .zero
        return plain.with(origin: CGPoint(x: x - frame.minX, y: y - frame.minY))
    }
}
