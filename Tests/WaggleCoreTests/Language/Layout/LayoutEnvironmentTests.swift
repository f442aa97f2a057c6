import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A change of layout direction or display scale within the tree repeats layout, rounding and mirroring.
@MainActor
@Suite struct LayoutEnvironmentTests {
    /// All views that depend on the layout direction or the display scale.
    private struct Content: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 1) {
                HStack(spacing: 3) { Block(Paints.red, 11.3); Block(Paints.green, 20) }
                Divider()
                Text("leading lines of text that break").frame(width: 83)
                Block(Paints.blue, 30).overlay(alignment: .topLeading) { Block(Paints.red, 5) }.mask(alignment: .topLeading) { Circle().frame(width: 9, height: 9) }
                Path { $0.addRect(CGRect(x: 0, y: 0, width: 7, height: 7)) }.fill(Paints.green).frame(width: 40, height: 10)
                Block(Paints.red, 12).padding(.leading, 13.2).offset(x: 4)
                Color.blue.frame(width: 20, height: 4).safeAreaInset(edge: .leading) { Block(Paints.red, 6) }
                GeometryReader { proxy in Block(Paints.green, proxy.size.width / 9) }.frame(width: 50, height: 10)
                Grid(alignment: .topLeading) { GridRow { Block(Paints.blue, 8); Text("cell").environment(\.displayScale, 2) } }
            }
            .frame(width: 150, alignment: .leading)
        }
    }
    private struct Changing: View {
        @State var direction = LayoutDirection.leftToRight
        @State var scale: CGFloat = 1
        let remote: Remote<LayoutDirection>, scaleRemote: Remote<CGFloat>
        var body: some View {
            remote.connect($direction)
            scaleRemote.connect($scale)
            Content().environment(\.layoutDirection, direction).environment(\.displayScale, scale)
        }
    }
    private func fresh(_ direction: LayoutDirection, _ scale: CGFloat) -> [ShownItem] {
        HeadlessWindow(Content().environment(\.layoutDirection, direction).environment(\.displayScale, scale), size: size(200, 300)).shown
    }
    private func expectSame(_ window: HeadlessWindow, _ direction: LayoutDirection, _ scale: CGFloat, _ location: SourceLocation = #_sourceLocation) {
        let shown = window.shown, expected = fresh(direction, scale)
        #expect(shown.count == expected.count, sourceLocation: location)
        for (var a, var b) in zip(shown, expected) {
            // Masks describe themselves with the numbers of their nodes.
            (a.effects, b.effects) = (a.effects.filter { !$0.hasPrefix("mask") }, b.effects.filter { !$0.hasPrefix("mask") })
            if a.isNear(b, 1e-6) { continue }
             Issue.record("shows \(a), from scratch \(b)", sourceLocation: location)
        }
    }

    @Test func aChangedDirectionOrScaleEndsWhereAFreshWindowBegins() {
        let remote = Remote<LayoutDirection>(), scale = Remote<CGFloat>()
        let window = HeadlessWindow(Changing(remote: remote, scaleRemote: scale), size: size(200, 300))
        expectSame(window, .leftToRight, 1)
        #expect(fresh(.leftToRight, 1) != fresh(.rightToLeft, 1))
        #expect(fresh(.leftToRight, 1) != fresh(.leftToRight, 3))
        remote.value = .rightToLeft
        window.settle()
        expectSame(window, .rightToLeft, 1)
        scale.value = 3
        window.settle()
        expectSame(window, .rightToLeft, 3)
        remote.value = .leftToRight
        window.settle()
        expectSame(window, .leftToRight, 3)
        scale.value = 1
        window.settle()
        expectSame(window, .leftToRight, 1)
    }
    @Test func theChangeStopsWhereTheValueIsSetAgain() {
        let remote = Remote<LayoutDirection>()
        struct Around: View {
            @State var direction = LayoutDirection.leftToRight
            let remote: Remote<LayoutDirection>
            var body: some View {
                remote.connect($direction)
                VStack { ForEach(0..<50, id: \.self) { _ in Block(.red, 2) } }.environment(\.layoutDirection, .leftToRight).environment(\.layoutDirection, direction)
            }
        }
        let window = HeadlessWindow(Around(remote: remote), size: size(200, 300))
        remote.value = .rightToLeft
        window.settle()
        #expect(window.graph.counters.measures < 10)
        #expect(window.graph.counters.drawnItems < 10)
    }
    @Test func masksAreMirroredForRightToLeft() {
        let mask = { (direction: LayoutDirection) in
            let window = HeadlessWindow(Block(Paints.blue, 30).mask(alignment: .leading) { Circle().frame(width: 8, height: 8) }.environment(\.layoutDirection, direction), size: size(30, 30))
            return try window.draw().withPixels { Array($0) }
        }
        let (left, right) = ((try? mask(.leftToRight)) ?? [], (try? mask(.rightToLeft)) ?? [])
        func blue(_ pixels: [UInt8], _ x: Int) -> Bool { pixels.count == 3600 && pixels[(15 * 30 + x) * 4] != pixels[(2 * 30 + x) * 4] || pixels.count == 3600 && pixels[(15 * 30 + x) * 4 + 2] != pixels[(2 * 30 + x) * 4 + 2] }
        #expect(blue(left, 3) && !blue(left, 26))
        #expect(!blue(right, 3) && blue(right, 26))
    }
}
