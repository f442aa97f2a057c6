import Hexagons
import SwiftUI

/// A hexagonal grid of any size in a scroll view, of which only the cells in sight exist.
///
///     ScrollView([.horizontal, .vertical]) {
///         LazyHexGrid(.hexagon(radius: 577), cellWidth: 44, gap: 2) { hex in
///             Tile(world[hex])
///         }
///     }
///
/// Time and memory are those of the visible cells and of the region's rows: a million cells cost what a thousand do. A cell has its state
/// while it is in sight. Outside a scroll view all cells exist. Right-to-left layouts are mirrored.
public struct LazyHexGrid<Content: View>: View {
    private let region: HexRegion
    private let layout: HexLayout
    private let size: CGSize
    private let margin: CGFloat
    private let content: (Hex) -> Content
    /// The part of the grid for which cells exist, in points from its leading top corner; nil before the first layout.
    @State private var sight: CGRect?
    @Environment(\.layoutDirection) private var direction

    /// - Parameters:
    ///   - cellWidth: Of the regular hexagons, in points.
    ///   - gap: Between the sides of neighbours.
    ///   - margin: How far beyond the scroll view cells exist, in points, for effects that bring them into sight: see `fishEye`.
    ///   - content: The view of a cell, which is proposed the cell's size.
    public init(
        _ region: HexRegion, _ orientation: HexOrientation = .pointy, cellWidth: CGFloat, gap: CGFloat = 0, margin: CGFloat = 0,
        @ViewBuilder content: @escaping (Hex) -> Content
    ) {
        self.region = region
        self.margin = min(max(0, margin.usable ?? 0), 1e6)
        self.content = content
        let plain = HexLayout(orientation, width: cellWidth, height: cellWidth / Hexagon.aspectRatio(orientation), gap: gap)
        let frame = region.extent(orientation).map { plain.frame(of: $0) } ?? .zero
        layout = plain.with(origin: CGPoint(x: -frame.minX, y: -frame.minY))
        size = frame.size
    }

    /// The cells of which something can be in sight.
    var visibleCells: [Hex] {
        sight.map { region.cells(meeting: $0, in: layout) } ?? []
    }

    public var body: some View {
        // Sight is known in steps of some cells, so that not every frame of a scroll evaluates this.
        let step = max(1, 4 * layout.cellWidth), size = size, margin = margin, isMirrored = direction == .rightToLeft
        HexPlane(layout: layout, size: size) {
            ForEach(visibleCells, id: \.self) { hex in content(hex).hexCell(hex) }
        }
        .onGeometryChange(for: CGRect.self) { proxy in
            var seen = proxy.bounds(of: .scrollView) ?? CGRect(origin: .zero, size: size)
            if isMirrored { seen.origin.x = size.width - seen.maxX }
            return seen.insetBy(dx: -margin, dy: -margin).widened(toMultiplesOf: step).intersection(CGRect(origin: .zero, size: size))
        } action: { sight = $0 }
    }
}

/// Places views in cells of a layout that does not depend on them.
struct HexPlane: Layout {
    let layout: HexLayout
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let cell = ProposedViewSize(layout.cellSize)
        for subview in subviews {
            let center = layout.center(of: subview[HexCellKey.self] ?? .zero)
            subview.place(at: CGPoint(x: bounds.minX + center.x, y: bounds.minY + center.y), anchor: .center, proposal: cell)
        }
    }
}

extension CGRect {
    /// The rectangle with its sides moved outward to the nearest multiples of a length.
    func widened(toMultiplesOf step: CGFloat) -> CGRect {
        let left = (minX / step).rounded(.down) * step, top = (minY / step).rounded(.down) * step
        return CGRect(x: left, y: top, width: (maxX / step).rounded(.up) * step - left, height: (maxY / step).rounded(.up) * step - top)
    }
}

#Preview("Lazy hex grid") {
    ScrollView([.horizontal, .vertical]) {
        LazyHexGrid(.hexagon(radius: 577), cellWidth: 44, gap: 2) { hex in
            Hexagon().fill(Color(hue: Double(hex.length % 36) / 36, saturation: 0.4, brightness: 0.9))
        }
    }
    .defaultScrollAnchor(.center)
}
