import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

/// Views created from the preferences of the views below.
@MainActor
@Suite struct LayoutPreferenceTests {
    private struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    private struct Places: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
    private struct Selected: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
    }

    @Test func anOverlayIsMadeFromTheFoldedValueInTheFirstFrame() {
        let scene = LayoutScene(100, 100) {
            HStack { box(10, 10).preference(key: Names.self, value: ["a"]); box(10, 10).preference(key: Names.self, value: ["b"]) }
                .frame(width: 100, height: 100)
                .overlayPreferenceValue(Names.self, alignment: .topLeading) { names in box(CGFloat(names.count) * 10, 10).probe(names.joined()) }
        }
        #expect(scene["ab"] == rect(0, 0, 20, 10))
    }
    @Test func aBackgroundPreferenceLiesBehindAndIsOfferedTheSize() {
        let scene = LayoutScene { box(30, 20).preference(key: Names.self, value: ["x"]).backgroundPreferenceValue(Names.self) { _ in Color.red.probe("back") }.probe("a") }
        #expect(scene["back"] == scene["a"])
        #expect(scene["a"]?.size == size(30, 20))
    }
    @Test func anchorsAreReadInTheReadersCoordinates() {
        let scene = LayoutScene(200, 100) {
            HStack(spacing: 0) { box(50, 20); box(30, 40).anchorPreference(key: Places.self, value: .bounds) { [$0] } }
                .frame(width: 200, height: 100)
                .overlayPreferenceValue(Places.self) { places in
                    GeometryReader { proxy in
                        let place = proxy[places[0]]
                        Color.red.frame(width: place.width, height: place.height).probe("mark").offset(x: place.minX, y: place.minY)
                    }
                }
        }
        #expect(scene["mark"] == rect(110, 30, 30, 40))
    }
    @Test func anchorsOfAGroupComeInOrder() {
        var seen: [CGFloat] = []
        _ = LayoutScene(100, 10) {
            HStack(spacing: 0) { ForEach(0..<4, id: \.self) { _ in box(10, 10) }.anchorPreference(key: Places.self, value: .bounds) { [$0] } }
                .overlayPreferenceValue(Places.self) { places in GeometryReader { proxy in let _ = seen = places.map { proxy[$0].minX }; Color.clear } }
        }
        #expect(seen == [0, 10, 20, 30])
    }
    @Test func transformedAnchorsAddToTheValueBelow() {
        var count = 0
        _ = LayoutScene {
            HStack { box(10, 10).anchorPreference(key: Places.self, value: .bounds) { [$0] } }
                .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
                .overlayPreferenceValue(Places.self) { places in let _ = count = places.count; Color.clear }
        }
        #expect(count == 2)
    }

    @Test func aViewThatArrivesHasTheOverlayOfItsPreference() {
        struct Arriving: View {
            @State var isThere = false
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($isThere)
                Group { if isThere { HStack { box(10, 10).preference(key: Names.self, value: ["a"]) } } }
                    .overlayPreferenceValue(Names.self) { names in box(CGFloat(names.count) * 5, 5).probe("overlay") }
            }
        }
        let remote = Remote<Bool>(), scene = LayoutScene { Arriving(remote: remote) }
        withAnimation(.linear(duration: 1)) { remote.value = true }
        scene.window.settle()
        #expect(scene["overlay"]?.size == size(5, 5))
        scene.window.advance(by: 0.5)
        #expect(scene["overlay"]?.size == size(5, 5))
        scene.window.advance(by: 1)
        #expect(scene["overlay"]?.size == size(5, 5))
    }
    @Test func theOnlyViewOfAConditionHasTheOverlayOfThePreferenceAroundIt() {
        struct Sole: View {
            @State var isThere = false
            @State var hasSecond = false
            let remote: Remote<Bool>, second: Remote<Bool>
            var body: some View {
                remote.connect($isThere)
                second.connect($hasSecond)
                HStack {
                    Group {
                        if isThere { box(10, 10).preference(key: Names.self, value: ["a"]) }
                        if hasSecond { box(10, 10).preference(key: Names.self, value: ["b", "c"]) }
                    }
                    .overlayPreferenceValue(Names.self) { names in box(5, 5).probe(names.joined()) }
                    .preference(key: Names.self, value: ["around"])
                }
            }
        }
        let remote = Remote<Bool>(), second = Remote<Bool>(), scene = LayoutScene { Sole(remote: remote, second: second) }
        remote.value = true
        scene.window.settle()
        #expect(scene["a"] != nil)
        second.value = true
        scene.window.settle()
        #expect(scene["a"] != nil && scene["bc"] != nil)
        remote.value = false
        scene.window.settle()
        #expect(scene["a"] == nil && scene["bc"] != nil)
    }
    @Test func eachViewOfAGroupHasTheOverlayOfItsPreferenceThroughOtherModifiers() {
        let scene = LayoutScene {
            HStack {
                ForEach(["a", "b"], id: \.self) { name in HStack { box(10, 10).preference(key: Names.self, value: [name]) } }
                    .padding(2)
                    .overlayPreferenceValue(Names.self) { names in box(5, 5).probe(names.joined()) }
            }
        }
        #expect(scene["a"] != nil && scene["b"] != nil)
    }

    private struct Tabs: View {
        @State var selected = 0
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { index in
                    Color.gray.frame(width: 20, height: 20).anchorPreference(key: Selected.self, value: .bounds) { index == selected ? $0 : nil }
                }
            }
            .overlayPreferenceValue(Selected.self) { anchor in
                GeometryReader { proxy in
                    if let anchor { Color.red.frame(width: proxy[anchor].width, height: 2).padding(.leading, proxy[anchor].minX).probe("line") }
                }
            }
            .onAppear { withAnimation(.linear(duration: 1)) { selected = 2 } }
        }
    }
    @Test func aMarkUnderTheSelectionMovesWithTheAnimationThatSelects() {
        let scene = LayoutScene(60, 20) { Tabs() }
        scene.window.advance(to: 0.5)
        #expect(scene.shown("line")?.minX == 20)
        scene.window.advance(to: 1.01)
        #expect(scene.shown("line")?.minX == 40)
        #expect(!scene.window.graph.isAnimating)
    }
    @Test func aSettledLayoutPreferenceCostsNothing() {
        let scene = LayoutScene(60, 20) { Tabs() }
        scene.window.advance(to: 1.01)
        scene.window.advance(to: 2)
        #expect(scene.window.graph.counters.bodies == 0)
        #expect(scene.window.graph.counters.placements == 0)
    }
}
