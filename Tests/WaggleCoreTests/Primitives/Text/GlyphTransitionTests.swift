import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A glyph as presented.
private struct ShownGlyph {
    var glyph: UInt32
    var origin: CGPoint
    var opacity: Double
    var size: CGFloat
}

@MainActor
@Suite struct GlyphTransitionTests {
    private struct Counter: View {
        let remote: Remote<String>
        let transition: ContentTransition
        @State var word: String
        var body: some View { Text(word).contentTransition(transition).monospacedDigit().background { remote.connect($word) } }
    }
    private func window(_ word: String, _ transition: ContentTransition, _ remote: Remote<String>) -> HeadlessWindow {
        HeadlessWindow(Counter(remote: remote, transition: transition, word: word), size: CGSize(width: 200, height: 50))
    }
    private func glyphs(_ window: HeadlessWindow) -> [ShownGlyph] {
        func glyphs(_ list: DisplayList, _ transform: CGAffineTransform, _ opacity: Double) -> [ShownGlyph] {
            list.items.flatMap { item -> [ShownGlyph] in
                switch item.content {
                case .text(let layout, let point, _):
                    return layout.runs.flatMap { run in
                        zip(run.glyphs, run.positions).map {
                            let place = CGPoint(x: $1.x + point.x, y: $1.y + point.y).applying(transform)
                            return ShownGlyph(glyph: $0, origin: place, opacity: opacity, size: run.size * transform.a)
                        }
                    }
                case .list(let inner, let offset, let scale): return glyphs(inner, CGAffineTransform(scale: scale, offset: offset).concatenating(transform), opacity)
                case .effect(.transform(let inner), let list): return glyphs(list, inner.concatenating(transform), opacity)
                case .effect(.opacity(let part), let list): return glyphs(list, transform, opacity * part)
                case .effect(_, let list): return glyphs(list, transform, opacity)
                case .fill, .stroke, .image, .sprites: return []
                }
            }
        }
        return glyphs(window.graph.displayList(), .identity, 1)
    }
    /// A quarter of the way from one text to another.
    private func quarter(_ from: String, _ to: String, _ transition: ContentTransition) -> [ShownGlyph] {
        let remote = Remote<String>(), window = window(from, transition, remote)
        withAnimation(.linear(duration: 1)) { remote.value = to }
        window.settle()
        window.advance(to: 0.25)
        return glyphs(window)
    }

    @Test func onlyTheDigitsThatChangedRoll() {
        let before = glyphs(window("125", .numericText(), Remote<String>()))
        let shown = quarter("125", "126", .numericText())
        #expect(shown.map(\.opacity) == [1, 1, 0.25, 0.75])
        #expect(Array(shown.map(\.glyph).prefix(2)) == Array(before.map(\.glyph).prefix(2)))
        #expect(shown[3].glyph == before[2].glyph)
        #expect(zip(shown.prefix(2), before).allSatisfy { near($0.origin.x, $1.origin.x) && near($0.origin.y, $1.origin.y) })
    }
    @Test func numbersRollUpwardsUnlessTheyCountDownAsWeTakeIt() {
        let rest = glyphs(window("5", .numericText(), Remote<String>()))[0].origin.y
        let up = quarter("5", "6", .numericText()), down = quarter("5", "4", .numericText(countsDown: true))
        #expect(up[0].origin.y > rest && up[1].origin.y < rest)
        #expect(down[0].origin.y < rest && down[1].origin.y > rest)
    }
    @Test func numericTextRollsInTheDirectionOfTheChange() {
        struct Valued: View {
            let remote: Remote<Double>
            @State var value = 5.0
            var body: some View { Text("\(Int(value))").contentTransition(.numericText(value: value)).background { remote.connect($value) } }
        }
        func incoming(_ value: Double) -> CGFloat {
            let remote = Remote<Double>(), window = HeadlessWindow(Valued(remote: remote), size: CGSize(width: 100, height: 50))
            let rest = glyphs(window)[0].origin.y
            withAnimation(.linear(duration: 1)) { remote.value = value }
            window.settle()
            window.advance(to: 0.25)
            return glyphs(window)[0].origin.y - rest
        }
        #expect(incoming(6) > 0)
        #expect(incoming(4) < 0)
    }
    @Test func wordsBeforeAndAfterTheNumberStay() {
        #expect(GlyphTransition.sources(of: Array("Score 10 pts"), in: Array("Score 9 pts")) == [0, 1, 2, 3, 4, 5, nil, 6, 7, 8, 9, 10])
        #expect(GlyphTransition.sources(of: Array("1300"), in: Array("1299")) == [0, 1, 2, 3])
        #expect(GlyphTransition.sources(of: Array("9"), in: Array("10")) == [1])
        #expect(GlyphTransition.sources(of: Array(""), in: Array("10")) == [])
        let shown = quarter("9 km", "10 km", .numericText())
        #expect(shown.filter { $0.opacity == 1 }.count == 3)
    }
    @Test func afterTheTransitionOnlyTheNewTextIsDrawn() {
        let remote = Remote<String>(), window = window("125", .numericText(), remote)
        withAnimation(.linear(duration: 1)) { remote.value = "126" }
        window.settle()
        window.advance(to: 0.5)
        window.advance(to: 1.1)
        #expect(glyphs(window).map(\.opacity) == [1, 1, 1])
        window.advance(to: 2)
        #expect(!window.graph.needsUpdate)
    }
    @Test func aChangeOnTheWayGoesOnFromWhatIsShown() {
        let remote = Remote<String>(), window = window("5", .numericText(), remote)
        withAnimation(.linear(duration: 1)) { remote.value = "6" }
        window.settle()
        window.advance(to: 0.5)
        let before = glyphs(window)
        withAnimation(.linear(duration: 1)) { remote.value = "7" }
        window.settle()
        let after = glyphs(window)
        for glyph in before {
            #expect(after.contains { $0.glyph == glyph.glyph && near($0.origin.y, glyph.origin.y) && near($0.opacity, glyph.opacity) })
        }
    }
    @Test func anotherSizeOfTheSameTextGrowsInPlace() {
        struct Growing: View {
            let remote: Remote<Bool>
            @State private var isLarge = false
            var body: some View { Text("ab").font(.system(size: isLarge ? 40 : 20)).fixedSize().background { remote.connect($isLarge) } }
        }
        let remote = Remote<Bool>(), window = HeadlessWindow(Growing(remote: remote), size: CGSize(width: 200, height: 80))
        let before = glyphs(window)
        withAnimation(.linear(duration: 1)) { remote.value = true }
        window.settle()
        let start = glyphs(window)
        #expect(start.map(\.opacity) == [1, 1])
        #expect(near(start[0].size, 20) && near(start[0].origin.x, before[0].origin.x, 0.5) && near(start[1].origin.x, before[1].origin.x, 0.5))
        window.advance(to: 0.5)
        #expect(glyphs(window).allSatisfy { near($0.size, 30) && $0.opacity == 1 })
        window.advance(to: 1.1)
        #expect(glyphs(window).allSatisfy { near($0.size, 40) })
    }
    @Test func anotherWordFadesOverWithInterpolate() {
        #expect(quarter("one", "two", .interpolate).map(\.opacity) == [0.75, 0.75, 0.75, 0.25, 0.25, 0.25])
    }
}
