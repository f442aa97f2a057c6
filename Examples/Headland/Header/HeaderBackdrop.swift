import SwiftUI

/// The picture behind the header, which darkens while the header becomes a bar.
struct HeaderBackdrop: View {
    let lighthouse: Lighthouse
    let metrics: HeaderMetrics
    let offset: CGFloat

    var body: some View {
        let height = metrics.height(at: offset), progress = metrics.progress(at: offset)
        // The picture moves half as fast as the page and is as high as the whole header, so that it is not redrawn while it is covered.
        CoastDrawing(look: lighthouse.look)
            .frame(height: max(height, metrics.expanded))
            .offset(y: -(metrics.expanded - min(height, metrics.expanded)) / 2)
            .frame(height: height, alignment: .top)
            .overlay {
                LinearGradient(colors: [.black.opacity(0), .black.opacity(0.12), .black.opacity(0.5)], startPoint: .top, endPoint: .bottom)
            }
            .overlay { Color("Deep").opacity(0.88 * progress) }
            .clipped()
            .shadow(color: .black.opacity(0.22 * progress), radius: 8, y: 2)
            .accessibilityHidden(true)
    }
}
