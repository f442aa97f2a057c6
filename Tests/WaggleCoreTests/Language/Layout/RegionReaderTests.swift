import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct RegionReaderTests {
    /// A window with a larger safe-area inset on the left than on the right.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func theRegionIsTheWholeWindowInBothDirections(_ direction: LayoutDirection) {
        var frame = CGRect.zero, covered = EdgeInsets()
        let view = RegionReader { size, insets in
            Color.red.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) {
                frame = $0
                covered = insets
            }
        }
        let window = HeadlessWindow(view.environment(\.layoutDirection, direction), size: CGSize(width: 300, height: 200), safeArea: EdgeInsets(top: 20, leading: 50, bottom: 10, trailing: 5))
        window.advance(by: 1.0 / 60)
        #expect(frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        let (left, right): (CGFloat, CGFloat) = (50, 5)
        #expect(covered == EdgeInsets(top: 20, leading: direction == .leftToRight ? left : right, bottom: 10, trailing: direction == .leftToRight ? right : left))
    }

    private enum Container: CaseIterable { case stack, tabs, cover, split }

    /// The content of a container lies between the covered edges; right-to-left layout does not mirror them.
    @Test(arguments: Container.allCases, [LayoutDirection.leftToRight, .rightToLeft]) private func containersKeepClearOfCoveredEdges(_ container: Container, _ direction: LayoutDirection) {
        var frame = CGRect.zero
        let content = Color.red.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { frame = $0 }
        let view: AnyView = switch container {
        case .stack: AnyView(NavigationStack { content })
        case .tabs: AnyView(TabView { content.tabItem { Text("one") } })
        case .cover: AnyView(Color.clear.fullScreenCover(isPresented: .constant(true)) { content })
        case .split: AnyView(NavigationSplitView { content } detail: { Color.clear })
        }
        let window = HeadlessWindow(view.environment(\.layoutDirection, direction), size: CGSize(width: 300, height: 200), safeArea: EdgeInsets(top: 20, leading: 50, bottom: 10, trailing: 5))
        for _ in 0..<4 { window.advance(by: 1) }
        #expect(frame.minX == 50 && frame.maxX == 295, "\(frame)")
    }
}
