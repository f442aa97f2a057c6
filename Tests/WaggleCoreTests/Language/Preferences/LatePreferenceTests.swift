import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Preferences of views that are made during layout: they arrive in the transaction that made them.
@MainActor @Suite struct LatePreferenceTests {
    private struct Place: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
    }
    private enum Holder: CaseIterable { case plain, geometryReader, lazyStack, list }
    /// A view that flies to wherever the goal is: at first none, then the goal on a page.
    private struct Hero: View {
        let holder: Holder
        let remote: Remote<Bool>
        @State private var isOpen = false
        private var goal: some View { Color.clear.frame(width: 20, height: 20).anchorPreference(key: Place.self, value: .bounds) { $0 } }
        var body: some View {
            remote.connect($isOpen)
            ZStack(alignment: .topLeading) {
                Color.clear.frame(width: 20, height: 20).anchorPreference(key: Place.self, value: .bounds) { $0 }
                if isOpen {
                    switch holder {
                    case .plain: goal.frame(width: 200, height: 100, alignment: .bottomTrailing)
                    case .geometryReader: GeometryReader { _ in goal.frame(width: 200, height: 100, alignment: .bottomTrailing) }
                    case .lazyStack: ScrollView { LazyVStack(spacing: 0) { goal.frame(width: 200, height: 100, alignment: .bottomTrailing) } }
                    case .list: List { goal.frame(height: 80) }
                    }
                }
            }
            .overlayPreferenceValue(Place.self) { anchor in
                GeometryReader { proxy in
                    if let anchor { Paints.red.frame(width: 20, height: 20).offset(x: proxy[anchor].minX, y: proxy[anchor].minY) }
                }
            }
        }
    }

    @Test(arguments: [0, 1, 2, 3]) func aHeroFliesToAGoalThatIsMadeDuringLayout(_ index: Int) {
        let remote = Remote<Bool>(), window = HeadlessWindow(Hero(holder: Holder.allCases[index], remote: remote), size: CGSize(width: 200, height: 100))
        let start = window.frame(Paints.red)?.origin ?? .zero
        window.animate(remote, to: true, .linear(duration: 1))
        #expect(window.frame(Paints.red)?.origin == start)
        window.advance(to: 0.5)
        let half = window.frame(Paints.red)?.origin ?? .zero
        for time in [1.0, 1.5, 2] { window.advance(to: time) }
        let end = window.frame(Paints.red)?.origin ?? .zero
        #expect(end != start)
        #expect(near(half.x, (start.x + end.x) / 2, 0.01) && near(half.y, (start.y + end.y) / 2, 0.01))
    }
}
