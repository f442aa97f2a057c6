import Hexagons
import SwiftUI

extension View {
    /// Draws a cell in a scroll view as a fish eye over the scroll view shows it, while it scrolls and without evaluating the cell.
    ///
    ///     LazyHexGrid(region, cellWidth: 60, gap: 4, margin: 240) { hex in
    ///         Bubble(hex).fishEye(FishEye(.compress), pitch: 64)
    ///     }
    ///
    /// - Parameter pitch: The distance between the centres of neighbours, in points.
    public func fishEye(_ fishEye: FishEye, pitch: CGFloat) -> some View {
        visualEffect { content, proxy in
            let frame = proxy.bounds(of: .scrollView) ?? CGRect(origin: .zero, size: proxy.size), center = CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)
            let look = fishEye.lens(for: frame.size, pitch: pitch).look(at: CGPoint(x: center.x - frame.midX, y: center.y - frame.midY))
            // A scale of 0 has no inverse, by which touches are found; such a cell is smaller than a pixel anyway.
            let scale = max(look.scale, 1e-4)
            return content.transformEffect(CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: frame.midX + look.center.x - center.x * scale, ty: frame.midY + look.center.y - center.y * scale))
        }
    }
}
