import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

/// Containers that choose: one layout or another, one view or another.
@MainActor
@Suite struct LayoutSwitchingTests {
    private struct Switching: View {
        @State var isRow = true
        var body: some View {
            (isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0)))() {
                box(20, 20).probe("a")
                Spacer(minLength: 0).probe("space")
                box(20, 20).probe("b")
            }
            .frame(width: 100, height: 100)
            .onAppear { withAnimation(.linear(duration: 1)) { isRow = false } }
        }
    }
    @Test func switchingLayoutsKeepsIdentityAndAnimatesFrames() {
        let scene = LayoutScene(100, 100) { Switching() }
        let identity = scene.identity("b")
        // The model is final immediately; the presented value is moving from (80, 40) to (40, 80).
        #expect(scene["b"] == rect(40, 80, 20, 20))
        scene.window.advance(to: 0.5)
        #expect(scene.shown("b") == rect(60, 60, 20, 20))
        scene.window.advance(to: 1.01)
        #expect(scene.shown("b") == rect(40, 80, 20, 20))
        #expect(scene.identity("b") == identity)
    }
    @Test func spacersTurnWithTheLayout() {
        let scene = LayoutScene(100, 100) { Switching() }
        #expect(scene["space"]?.size == size(0, 60))
    }
    @Test func everyStackLayoutIsALayout() {
        let scene = LayoutScene(100, 100) { ZStackLayout(alignment: .topLeading)() { Color.red; box(10, 10).probe("z") } }
        #expect(scene["z"] == rect(0, 0, 10, 10))
    }

    @Test func theFirstViewWithRoomIsShown() {
        let scene = LayoutScene(100, 50) { ViewThatFits { box(200, 10).probe("large"); box(80, 10).probe("middle"); box(10, 10).probe("small") } }
        #expect(scene["large"] == nil && scene["small"] == nil)
        #expect(scene["middle"]?.size == size(80, 10))
    }
    @Test func theLastIsShownWhereNoneHasRoom() {
        let scene = LayoutScene(100, 50) { ViewThatFits { box(200, 10).probe("a"); box(150, 10).probe("b") } }
        #expect(scene["b"]?.size == size(150, 10))
    }
    @Test func onlyTheNamedAxesAreCompared() {
        let scene = LayoutScene(100, 50) { ViewThatFits(in: .horizontal) { box(90, 500).probe("tall"); box(10, 10).probe("small") } }
        #expect(scene["tall"] != nil)
    }
    @Test func idealSizesAreComparedAndTheOfferIsKept() {
        let scene = LayoutScene(100, 50) { ViewThatFits { Color.red.probe("a"); box(10, 10) } }
        #expect(scene["a"]?.size == size(100, 50))
    }
    @Test func anotherSizeMayChooseAnotherView() {
        let scene = LayoutScene(100, 50) { ViewThatFits { box(80, 10).probe("a"); box(10, 10).probe("b") } }
        #expect(scene["a"] != nil)
        scene.window.setSize(size(50, 50))
        scene.window.advance(to: 1)
        #expect(scene["a"] == nil && scene["b"] != nil)
    }
}
