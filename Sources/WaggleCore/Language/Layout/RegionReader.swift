// Content that fills a whole safe area region.

import Foundation
import WaggleGeometry

/// Lays out its content over the region around the view, including its covered edges. Bars stay where they are under the keyboard's region, which
/// therefore does not count as covered.
struct RegionReader<Content: View>: View {
    /// Receives the region's size and its covered edges.
    @ViewBuilder let content: (_ size: CGSize, _ covered: EdgeInsets) -> Content

    var body: some View {
        GeometryReader { proxy in
            let safeArea = proxy.safeAreaReach, reach = safeArea.edges, covered = safeArea.container
            let size = CGSize(width: proxy.size.width.plus(reach.leading).plus(reach.trailing), height: proxy.size.height.plus(reach.top).plus(reach.bottom))
            content(size, covered)
                .frame(width: size.width, height: size.height)
                .offset(x: -covered.leading, y: -covered.top)
        }
    }
}
