import CoreGraphics

/// The positions of items of different widths in rows, from the top left corner.
struct FlowPlan: Equatable {
    private(set) var origins: [CGPoint] = []
    private(set) var height: CGFloat = 0

    /// - Parameter width: The width of a row. A wider item has a row to itself.
    init(sizes: [CGSize], width: CGFloat, spacing: CGFloat) {
        var x: CGFloat = 0, y: CGFloat = 0, rowHeight: CGFloat = 0
        for size in sizes {
            // A tolerance of half a point, because widths are rounded to pixels.
            if x > 0, x + size.width > width + 0.5 {
                (x, y) = (0, y + rowHeight + spacing)
                rowHeight = 0
            }
            origins.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            rowHeight = max(rowHeight, size.height)
        }
        height = y + rowHeight
    }
}
