import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A stack with more room than it needs gives its texts all their lines, wherever it stands.
@MainActor
struct WrappedInStackTests {
    private var card: some View {
        VStack(spacing: 16) {
            Text("Know what is there").font(.largeTitle.bold()).background(Paints.blue)
            Text("Fridge, freezer, shelf and cellar on one screen, each thing with the day until which it keeps.")
        }
        .frame(width: 256)
    }
    private func height(_ view: some View) -> CGFloat? {
        HeadlessWindow(view, size: CGSize(width: 320, height: 510)).frame(Paints.blue)?.height
    }

    @Test func inFramesLayersAndScrollViews() {
        let whole = height(card)
        #expect((whole ?? 0) > 70)
        #expect(height(ZStack { card }) == whole)
        #expect(height(ZStack { card }.frame(width: 320, height: 510)) == whole)
        #expect(height(HStack { ZStack { card }.frame(width: 320, height: 510) }) == whole)
        #expect(height(ScrollView(.horizontal) { card.frame(width: 320, height: 510) }) == whole)
        #expect(height(ScrollView(.horizontal) { ZStack { card }.frame(width: 320, height: 510) }) == whole)
        #expect(height(ScrollView(.horizontal) { HStack { ZStack { card }.frame(width: 320, height: 510) } }) == whole)
        #expect(height(ScrollView(.horizontal) { LazyHStack { card.frame(width: 320, height: 510) } }) == whole)
        #expect(height(ScrollView(.horizontal) { LazyHStack { ZStack { card }.frame(width: 320, height: 510) } }) == whole)
        #expect(height(TabView { card }.tabViewStyle(.page)) == whole)
    }
}
