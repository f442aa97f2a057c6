import SwiftUI

/// A collection shown in hexagons: each element states its cell, and its content is clipped to the hexagon.
struct HexGrid<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let spacing: CGFloat
    private let cell: (Data.Element) -> OffsetCoordinate
    private let content: (Data.Element) -> Content

    /// - Parameters:
    ///   - spacing: the gap between neighbours, in points.
    ///   - cell: the cell of an element; elements in the same cell overlap.
    init(_ data: Data, id: KeyPath<Data.Element, ID>, spacing: CGFloat = 4,
         cell: @escaping (Data.Element) -> OffsetCoordinate, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.spacing = spacing
        self.cell = cell
        self.content = content
    }

    var body: some View {
        HexGridLayout(spacing: spacing) {
            ForEach(data, id: id) { element in
                // The hexagon fills the cell, whatever size the content prefers.
                Color.clear
                    .overlay { content(element) }
                    .clipShape(Hexagon())
                    // Clipping does not affect touches: without a content shape, a picture that overlaps its neighbours would take their touches.
                    .contentShape(Hexagon())
                    .hexGridCell(cell(element))
                    .transition(reduceMotion ? .opacity : .scale)
            }
        }
    }
}

extension HexGrid where Data.Element: Identifiable, ID == Data.Element.ID {
    init(_ data: Data, spacing: CGFloat = 4, cell: @escaping (Data.Element) -> OffsetCoordinate,
         @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, spacing: spacing, cell: cell, content: content)
    }
}
