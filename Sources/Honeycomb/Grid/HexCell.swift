import Hexagons
import SwiftUI

struct HexCellKey: LayoutValueKey {
    static let defaultValue: Hex? = nil
}

extension View {
    /// The view's cell in a `HexGrid`.
    public func hexCell(_ hex: Hex) -> some View { layoutValue(key: HexCellKey.self, value: hex) }

    /// The view's cell in a `HexGrid`, which the view fills: it is clipped to the hexagon and touched only inside it.
    /// - Parameter orientation: That of the grid.
    public func hexCell(_ hex: Hex, clippedTo orientation: HexOrientation) -> some View { hexagonClip(orientation).hexCell(hex) }

    /// Fills the room with a hexagon of the view: what sticks out is neither seen nor touched, also that of pictures that fill their frame.
    public func hexagonClip(_ orientation: HexOrientation) -> some View {
        frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .clipShape(Hexagon(orientation))
            .contentShape(Hexagon(orientation))
    }
}
