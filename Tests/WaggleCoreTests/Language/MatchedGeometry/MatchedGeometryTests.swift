import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Two places with one identifier, of which one is shown at a time.
private struct Swapping: View {
    @State var isWide = false
    let remote: Remote<Bool>
    @Namespace private var space
    var body: some View {
        remote.connect($isWide)
        ZStack(alignment: .topLeading) {
            Color.clear
            if isWide {
                Rectangle().fill(Paints.red).matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 60).position(x: 150, y: 70)
            } else {
                Rectangle().fill(Paints.blue).matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
            }
        }
    }
}

private struct Following: View {
    @State var x: CGFloat = 10
    let remote: Remote<CGFloat>
    let properties: MatchedGeometryProperties
    var anchor = UnitPoint.center
    @Namespace private var space
    var body: some View {
        remote.connect($x)
        ZStack(alignment: .topLeading) {
            Color.clear
            Rectangle().fill(Paints.blue).frame(width: 40, height: 20).matchedGeometryEffect(id: "a", in: space, anchor: anchor).offset(x: x, y: 50)
            Rectangle().fill(Paints.red).matchedGeometryEffect(id: "a", in: space, properties: properties, anchor: anchor, isSource: false)
                .frame(width: 10, height: 10).probe("follower")
        }
    }
}

@MainActor
@Suite struct MatchedGeometryTests {
    private func swapping(_ remote: Remote<Bool>) -> HeadlessWindow { HeadlessWindow(Swapping(remote: remote), size: CGSize(width: 200, height: 100)) }

    @Test func bothViewsOfASwapGoFromTheOldPlaceToTheNewOne() {
        let remote = Remote<Bool>(), window = swapping(remote)
        #expect(window.frame(Paints.blue) == rect(0, 0, 20, 20))
        withAnimation(.linear(duration: 1)) { remote.value = true }
        window.settle()
        #expect(window.frame(Paints.blue) == rect(0, 0, 20, 20))
        window.advance(to: 0.5)
        // Halfway between 0, 0, 20, 20 and 100, 40, 100, 60.
        #expect(window.frame(Paints.red) == rect(50, 20, 60, 40))
        #expect(window.frame(Paints.blue) == rect(50, 20, 60, 40))
        #expect(near(window.one(Paints.red)?.opacity, 0.5))
        #expect(near(window.one(Paints.blue)?.opacity, 0.5))
        window.advance(to: 1.1)
        #expect(window.frame(Paints.red) == rect(100, 40, 100, 60))
        #expect(window.one(Paints.blue) == nil)
    }

    @Test func aSwapThatIsTurnedBackBeginsWhereThingsAreShown() {
        let remote = Remote<Bool>(), window = swapping(remote)
        withAnimation(.linear(duration: 1)) { remote.value = true }
        window.settle()
        window.advance(to: 0.5)
        withAnimation(.linear(duration: 1)) { remote.value = false }
        window.settle()
        #expect(window.frame(Paints.red) == rect(50, 20, 60, 40))
        window.advance(to: 3)
        #expect(window.frame(Paints.blue) == rect(0, 0, 20, 20))
        #expect(window.one(Paints.red) == nil)
    }

    @Test func aSwapWithoutAnimationJumps() {
        let remote = Remote<Bool>(), window = swapping(remote)
        remote.value = true
        window.settle()
        #expect(window.frame(Paints.red) == rect(100, 40, 100, 60))
        #expect(window.one(Paints.blue) == nil)
    }

    @Test func whatIsNoSourceStandsOnTheSourceAndKeepsItsPlaceInTheLayout() {
        let remote = Remote<CGFloat>(), scene = LayoutScene(200, 100) { Following(remote: remote, properties: .frame) }
        #expect(scene.window.frame(Paints.red) == rect(10, 50, 40, 20))
        #expect(scene["follower"] == rect(0, 0, 10, 10))
        withAnimation(.linear(duration: 1)) { remote.value = 50 }
        scene.window.settle()
        scene.window.advance(to: 0.5)
        #expect(scene.window.frame(Paints.blue) == rect(30, 50, 40, 20))
        #expect(scene.window.frame(Paints.red) == rect(30, 50, 40, 20))
    }

    @Test func propertiesSayWhatIsTakenOver() {
        let position = LayoutScene(200, 100) { Following(remote: Remote(), properties: .position) }
        #expect(position.window.frame(Paints.red) == rect(25, 55, 10, 10))
        let corner = LayoutScene(200, 100) { Following(remote: Remote(), properties: .position, anchor: .bottomTrailing) }
        #expect(corner.window.frame(Paints.red) == rect(40, 60, 10, 10))
        let size = LayoutScene(200, 100) { Following(remote: Remote(), properties: .size) }
        #expect(size.window.frame(Paints.red)?.size == CGSize(width: 40, height: 20))
        #expect(size.window.frame(Paints.red)?.origin == .zero)
    }
}
