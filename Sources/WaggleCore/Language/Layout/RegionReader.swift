// Content that fills a whole safe area region.

import Foundation
import WaggleGeometry

/// Lays out its content over the region around the view, including its covered edges.
struct RegionReader<Content: View>: View {
    /// Receives the region's size and its covered edges; `leading` is left.
    @ViewBuilder let content: (_ size: CGSize, _ covered: EdgeInsets) -> Content

    var body: some View {
        GeometryReader { proxy in
            let covered = proxy.safeAreaInsets
            let size = CGSize(width: proxy.size.width + covered.leading + covered.trailing, height: proxy.size.height + covered.top + covered.bottom)
            content(size, covered)
                .frame(width: size.width, height: size.height)
                .offset(x: -covered.leading, y: -covered.top)
        }
    }
}
