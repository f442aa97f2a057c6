import SwiftUI

/// The hexagons of an island, and the interaction with them.
struct IslandMap: View {
    let island: Island
    /// How many rings are shown, from the innermost.
    let rings: Int
    /// Called for each tapped cell, and once for each cell that a drag reaches.
    let onTouch: (OffsetCoordinate) -> Void

    /// The cell under the finger.
    @GestureState private var finger: OffsetCoordinate?
    @GestureState private var isTouched = false
    /// The last cell that the drag reached.
    @State private var last: OffsetCoordinate?
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        GeometryReader { proxy in
            // Small hexagons have small gaps.
            let spacing = min(5, (island.geometry(in: proxy.size, rings: island.ringCount)?.cellHeight ?? 0) / 10)
            HexGrid(island.tiles(rings: rings), spacing: spacing, cell: \.cell) { tile in
                TileView(terrain: tile.terrain, isTouched: tile.cell == finger)
                    .onTapGesture { onTouch(tile.cell) }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(tile.terrain.name)
                    .accessibilityValue("Column \(tile.cell.column), row \(tile.cell.row)")
                    .accessibilityAddTraits(.isButton)
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
            .contentShape(Rectangle())
            .gesture(
                DragGesture()
                    .onChanged { value in
                        // The path began at touch-down.
                        if last == nil { visit(cell(at: value.startLocation, proxy.size)) }
                        visit(cell(at: value.location, proxy.size))
                    }
            )
            .simultaneousGesture(
                DragGesture(minimumDistance: 0)
                    .updating($finger) { value, finger, _ in finger = cell(at: value.location, proxy.size) }
                    .updating($isTouched) { _, isTouched, _ in isTouched = true }
            )
        }
        .onChange(of: isTouched) { if !isTouched { last = nil } }
    }

    private func visit(_ cell: OffsetCoordinate?) {
        guard let cell, cell != last else { return }
        last = cell
        onTouch(cell)
    }

    /// The cell at a point, if the island contains it.
    private func cell(at point: CGPoint, _ size: CGSize) -> OffsetCoordinate? {
        let x = layoutDirection == .rightToLeft ? size.width - point.x : point.x
        return island.cell(at: CGPoint(x: x, y: point.y), in: size, rings: rings)
    }
}
