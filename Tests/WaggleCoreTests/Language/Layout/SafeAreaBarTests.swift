import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// The safe area inside bars of `safeAreaInset`.
@MainActor
@Suite struct SafeAreaBarTests {
    private static let safeArea = EdgeInsets(top: 20, leading: 6, bottom: 30, trailing: 8)

    /// A part of a bar with a background that ignores the safe area.
    private func part(_ name: String, _ width: CGFloat?, _ height: CGFloat?) -> some View {
        Color.clear.frame(width: width, height: height).background { Color.red.probe(name).ignoresSafeArea() }
    }
    private func scene(@ViewBuilder _ content: () -> some View) -> LayoutScene { LayoutScene(100, 200, safeArea: Self.safeArea) { content() } }

    @Test func inABarAtTheBottomOnlyTheLastPartReachesTheWindowsEdge() {
        let scene = scene {
            Color.blue.probe("view").safeAreaInset(edge: .bottom, spacing: 4) { VStack(spacing: 0) { part("upper", 86, 20); part("lower", 86, 10) } }
        }
        #expect(scene["view"] == rect(6, 20, 86, 116))
        #expect(scene["upper"] == rect(0, 140, 100, 20))
        #expect(scene["lower"] == rect(0, 160, 100, 40))
    }
    @Test func inABarAtTheTopOnlyTheFirstPartReachesTheWindowsEdge() {
        let scene = scene { Color.blue.safeAreaInset(edge: .top, spacing: 0) { VStack(spacing: 0) { part("upper", 86, 20); part("lower", 86, 10) } } }
        #expect(scene["upper"] == rect(0, 0, 100, 40))
        #expect(scene["lower"] == rect(0, 40, 100, 10))
    }
    @Test(arguments: [HorizontalEdge.leading, .trailing], [LayoutDirection.leftToRight, .rightToLeft])
    func inABarAtASideOnlyTheOuterPartReachesTheWindowsEdge(_ edge: HorizontalEdge, _ direction: LayoutDirection) {
        let scene = LayoutScene(100, 200, safeArea: Self.safeArea, direction: direction) {
            Color.blue.safeAreaInset(edge: edge, spacing: 0) { HStack(spacing: 0) { part("first", 10, 150); part("second", 20, 150) } }
        }
        let isLeft = (edge == .leading) == (direction == .leftToRight)
        let (outer, inner) = edge == .leading ? ("first", "second") : ("second", "first")
        let (outerWidth, innerWidth): (CGFloat, CGFloat) = edge == .leading ? (10, 20) : (20, 10)
        #expect(scene[outer] == (isLeft ? rect(0, 0, 6 + outerWidth, 200) : rect(100 - 8 - outerWidth, 0, 8 + outerWidth, 200)))
        #expect(scene[inner] == (isLeft ? rect(6 + outerWidth, 0, innerWidth, 200) : rect(100 - 8 - outerWidth - innerWidth, 0, innerWidth, 200)))
    }
    @Test func aBarInABarReachesOnOnlyAtTheOuterEdge() {
        let scene = scene {
            Color.blue.safeAreaInset(edge: .bottom, spacing: 0) {
                part("content", 86, 20).safeAreaInset(edge: .bottom, spacing: 0) { part("bar", 86, 10) }
            }
        }
        // The inner content may lie under its own bar.
        #expect(scene["content"] == rect(0, 140, 100, 60))
        #expect(scene["bar"] == rect(0, 160, 100, 40))
    }
    @Test func contentStillReachesUnderItsBar() {
        let scene = scene { Color.blue.probe("view").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { part("bar", 86, 10) } }
        #expect(scene["view"] == rect(0, 0, 100, 200))
    }
    @Test func partsOfABarInAScrollViewKeepTheirSize() {
        let scene = scene {
            ScrollView { Color.blue.frame(width: 60, height: 40).safeAreaInset(edge: .bottom, spacing: 0) { VStack(spacing: 0) { part("upper", 60, 20); part("lower", 60, 10) } } }
        }
        #expect(scene["upper"]?.height == 20 && scene["lower"]?.height == 10)
    }
    @Test func aScrollViewInABarLetsItsSiblingsBeTouched() {
        let journal = Journal()
        let view = Color.blue.safeAreaInset(edge: .bottom, spacing: 0) {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { Block(Paints.green, 20) }.frame(height: 20)
                Color.red.frame(height: 20).onTapGesture { journal.note("field") }
                ScrollView(.horizontal) { Block(Paints.green, 20) }.frame(height: 20)
            }
        }
        let hand = Hand(HeadlessWindow(view, size: CGSize(width: 100, height: 200), safeArea: Self.safeArea))
        hand.tap(50, 140)
        #expect(journal.take() == ["field"])
    }
    @Test func aProxyInABarHasTheSafeAreaOfItsPlace() {
        var seen: [String: EdgeInsets] = [:]
        func reader(_ name: String) -> some View { GeometryReader { proxy in Color.red.onAppear { seen[name] = proxy.safeAreaInsets } }.frame(height: 10) }
        _ = scene { Color.blue.safeAreaInset(edge: .bottom, spacing: 0) { VStack(spacing: 0) { reader("upper"); reader("lower") } } }
        #expect(seen["upper"] == EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 8))
        #expect(seen["lower"] == EdgeInsets(top: 0, leading: 6, bottom: 30, trailing: 8))
    }
    @Test func collapsedColumnsReachUnderTheStatusBarAndTheHomeIndicator() throws {
        for view in [AnyView(NavigationSplitView { Paints.red.ignoresSafeArea() } detail: { Paints.green }), AnyView(NavigationView { Paints.red.ignoresSafeArea(); Paints.green })] {
            let window = HeadlessWindow(view, size: CGSize(width: 200, height: 300), safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
            window.advance(by: 1)
            let pixels = try DrawnPixels(window)
            #expect(pixels[5, 2] == [255, 0, 0] && pixels[5, 297] == [255, 0, 0], "\(pixels[5, 2]) \(pixels[5, 297])")
        }
    }
}
