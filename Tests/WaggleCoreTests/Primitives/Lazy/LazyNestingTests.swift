import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Nested lazy stacks.
@MainActor
@Suite struct LazyNestingTests {
    private func nest(_ depth: Int) -> AnyView {
        if depth == 0 { return AnyView(ForEach(0..<100) { number in Color.red.frame(height: 40).named("\(number)") }) }
        return AnyView(LazyVStack(spacing: 0) { nest(depth - 1) })
    }

    @Test func stacksNestedTwentyDeep() {
        let scene = LazyScene { ScrollView { nest(20) } }
        #expect(scene["0"]?.minY == 0 && scene["9"]?.minY == 360 && scene["10"] == nil)
        scene.scroll(to: 2_000)
        #expect(scene["50"]?.minY == 0)
        #expect(near(scene.scroll.contentSize.height, 4_000))
    }

    @Test func nestedLazyStacksCostWhatTheirNodesDo() {
        func perNode(_ count: Int, _ scene: LazyScene) -> Double { Double(count) / Double(scene.window.graph.nodeCount) }
        var opened: [Double] = [], scrolled: [Double] = []
        for depth in [5, 10, 20] {
            let scene = LazyScene { ScrollView { nest(depth) } }
            opened.append(perNode(scene.counters.measures + scene.counters.placements, scene))
            scene.scroll(to: 100)
            scene.scroll(to: 140)
            scrolled.append(perNode(scene.counters.measures + scene.counters.placements, scene))
        }
        #expect(opened.allSatisfy { $0 < 2 }, "\(opened)")
        // The row that comes into view was created in idle time.
        #expect(scrolled.allSatisfy { $0 < 0.1 }, "\(scrolled)")
        #expect(opened[2] <= opened[0] * 1.05 && scrolled[2] <= scrolled[0] * 1.05)
    }
}
