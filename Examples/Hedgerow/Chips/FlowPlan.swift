import CoreGraphics

/// Where things of different widths stand in rows, from the top left corner.
struct FlowPlan: Equatable {
    private(set) var origins: [CGPoint] = []
    private(set) var height: CGFloat = 0

    /// - Parameter width: What is wider than this has a row of its own.
    init(sizes: [CGSize], width: CGFloat, spacing: CGFloat) {
        var x: CGFloat = 0, y: CGFloat = 0, rowHeight: CGFloat = 0
        for size in sizes {
            // Half a point: widths are rounded to pixels.
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
