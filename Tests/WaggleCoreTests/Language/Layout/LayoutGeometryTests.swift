import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

/// Views that read their positions: readers, coordinate spaces, anchors, the safe area.
@MainActor
@Suite struct LayoutGeometryTests {
    final class Seen { var size: CGSize?, global: CGRect?, named: CGRect?, insets: EdgeInsets?, bounds: CGRect?? }
    private static func reader(_ seen: Seen) -> some View {
        GeometryReader { proxy in
            let _ = (seen.size = proxy.size, seen.global = proxy.frame(in: .global), seen.named = proxy.frame(in: .named("space")),
                     seen.insets = proxy.safeAreaInsets, seen.bounds = .some(proxy.bounds(of: .named("space"))))
            box(10, 10).probe("content")
        }
    }

    @Test func aReaderTakesTheOfferAndPlacesItsContentTopLeading() {
        let seen = Seen()
        let scene = LayoutScene(400, 400) { VStack(spacing: 0) { box(10, 44); Self.reader(seen).probe("reader") } }
        #expect(seen.size == size(400, 356))
        #expect(scene["content"] == rect(0, 44, 10, 10))
        #expect(scene.size("reader", nil, nil) == size(10, 10))
    }
    @Test func severalViewsInAReaderShareTheCorner() {
        let scene = LayoutScene { GeometryReader { _ in box(10, 10).probe("a"); box(30, 30).probe("b") } }
        #expect(scene["a"]?.origin == .zero && scene["b"]?.origin == .zero)
    }
    @Test func framesAreReadInEachSpace() {
        let seen = Seen()
        _ = LayoutScene(400, 400) { Self.reader(seen).frame(width: 50, height: 50).padding(20).coordinateSpace(name: "space") }
        #expect(seen.global == rect(175, 175, 50, 50))
        #expect(seen.named == rect(20, 20, 50, 50))
        #expect(seen.bounds == rect(-20, -20, 90, 90))
    }
    /// Medium confidence: an unknown name refers to the window.
    @Test func anUnknownNameIsTheWindow() {
        let seen = Seen()
        _ = LayoutScene(400, 400) { Self.reader(seen).frame(width: 50, height: 50) }
        #expect(seen.named == seen.global)
        #expect(seen.bounds == .some(nil))
    }
    @Test func effectsAroundMoveTheFrameThatIsRead() {
        let seen = Seen()
        _ = LayoutScene(400, 400) { Self.reader(seen).frame(width: 50, height: 50).scaleEffect(2).offset(x: 10) }
        #expect(seen.global == rect(160, 150, 100, 100))
    }
    private struct Pushed: View {
        let seen: Seen
        @State var isPushed = false
        var body: some View {
            HStack(spacing: 0) { if isPushed { box(30, 10) }; LayoutGeometryTests.reader(seen) }.onAppear { isPushed = true }
        }
    }
    @Test func contentIsMadeAgainWhenTheReaderMoves() {
        let seen = Seen()
        _ = LayoutScene(100, 50) { Pushed(seen: seen) }
        #expect(seen.global == rect(30, 0, 70, 50))
    }

    // MARK: Safe area

    private let notch = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

    @Test func viewsStayWithinTheSafeArea() {
        let seen = Seen()
        let scene = LayoutScene(400, 600, safeArea: notch) { Self.reader(seen).probe("a") }
        #expect(scene["a"] == rect(0, 50, 400, 520))
        #expect(seen.insets == notch)
    }
    @Test func readersAwayFromTheBorderHaveNoInsets() {
        let seen = Seen()
        _ = LayoutScene(400, 600, safeArea: notch) { Self.reader(seen).padding(1) }
        #expect(seen.insets == EdgeInsets())
    }
    @Test func ignoringTheSafeAreaReachesOutWhereTheViewTouches() {
        let scene = LayoutScene(400, 600, safeArea: notch) { VStack(spacing: 0) { Color.red.ignoresSafeArea().probe("slot"); Color.blue.probe("b") } }
        #expect(scene["slot"] == rect(0, 50, 400, 260))
        #expect(scene.shown("slot") == rect(0, 0, 400, 310))
        #expect(scene["b"] == rect(0, 310, 400, 260))
    }
    @Test func ignoringOnSomeEdges() {
        let scene = LayoutScene(400, 600, safeArea: notch) { Color.red.ignoresSafeArea(edges: .bottom).probe("a") }
        #expect(scene.shown("a") == rect(0, 50, 400, 550))
    }
    @Test func styledBackgroundsReachOut() {
        let scene = LayoutScene(400, 600, safeArea: notch) { Color.clear.background { Color.red.ignoresSafeArea().probe("back") } }
        #expect(scene.shown("back") == rect(0, 0, 400, 600))
    }
    @Test func anInsetBarStandsBesideTheViewWhichMayReachUnderIt() {
        let seen = Seen()
        let scene = LayoutScene(400, 600, safeArea: notch) {
            ZStack { Color.red.ignoresSafeArea().probe("under"); Self.reader(seen).probe("view") }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40).probe("bar") }
        }
        #expect(scene["bar"] == rect(0, 530, 400, 40))
        #expect(scene["view"] == rect(0, 50, 400, 480))
        #expect(scene.shown("under") == rect(0, 0, 400, 600))
        #expect(seen.insets == EdgeInsets(top: 50, leading: 0, bottom: 70, trailing: 0))
    }
    @Test func anInsetBarKeepsEightUnlessToldOtherwise() {
        let scene = LayoutScene(400, 600) { Color.red.probe("view").safeAreaInset(edge: .top, alignment: .leading) { box(60, 40).probe("bar") } }
        #expect(scene["bar"] == rect(0, 0, 60, 40))
        #expect(scene["view"] == rect(0, 48, 400, 552))
    }
    @Test func safeAreaPaddingInsetsAndLetsThrough() {
        let scene = LayoutScene(400, 600) { ZStack { Color.red.ignoresSafeArea().probe("under"); Color.blue.probe("view") }.safeAreaPadding(.horizontal) }
        #expect(scene["view"] == rect(16, 0, 368, 600))
        #expect(scene.shown("under") == rect(0, 0, 400, 600))
    }
}
