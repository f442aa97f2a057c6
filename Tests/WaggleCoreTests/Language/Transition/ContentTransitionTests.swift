import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private struct Changing: View {
    @State var word = "one"
    let remote: Remote<String>
    var transition: ContentTransition?
    var body: some View {
        remote.connect($word)
        if let transition { Text(word).contentTransition(transition) } else { Text(word) }
    }
}
private struct Recoloured: View {
    @State var color = Paints.red
    let remote: Remote<Color>
    var body: some View {
        remote.connect($color)
        Text("word").foregroundColor(color)
    }
}

@MainActor
@Suite struct ContentTransitionTests {
    private let size = CGSize(width: 100, height: 50)

    private func opacities(_ transition: ContentTransition?, animation: Animation?) -> [Double] {
        let remote = Remote<String>(), window = HeadlessWindow(Changing(remote: remote, transition: transition), size: size)
        withAnimation(animation) { remote.value = "two" }
        window.settle()
        window.advance(to: 0.25)
        return window.shown.filter { $0.kind == "text" }.map(\.opacity)
    }

    @Test func textsFadeOverInAnAnimatedChange() {
        for transition in [nil, .opacity, .interpolate] as [ContentTransition?] {
            let shown = opacities(transition, animation: .linear(duration: 1))
            #expect(shown.count == 2 && near(shown[0], 0.75) && near(shown[1], 0.25), "\(shown)")
        }
    }
    @Test func identityAndPlainChangesAreThereAtOnce() {
        #expect(opacities(.identity, animation: .linear(duration: 1)) == [1])
        #expect(opacities(nil, animation: nil) == [1])
    }
    @Test func theOldTextIsGoneInTheEnd() {
        let remote = Remote<String>(), window = HeadlessWindow(Changing(remote: remote), size: size)
        withAnimation(.linear(duration: 1)) { remote.value = "two" }
        window.settle()
        window.advance(to: 1.1)
        #expect(window.shown.filter { $0.kind == "text" }.map(\.opacity) == [1])
        window.advance(to: 2)
        #expect(!window.graph.needsUpdate)
    }
    @Test func aChangeOfColourAloneDoesNotFade() {
        let remote = Remote<Color>(), window = HeadlessWindow(Recoloured(remote: remote), size: size)
        withAnimation(.linear(duration: 1)) { remote.value = Paints.blue }
        window.settle()
        window.advance(to: 0.5)
        #expect(window.shown.filter { $0.kind == "text" }.count == 1)
    }
    @Test func symbolsFadeOnlyWhereAsked() {
        struct Symbol: View {
            @State var name = "star"
            let remote: Remote<String>
            let fades: Bool
            var body: some View {
                remote.connect($name)
                if fades { Image(systemName: name).contentTransition(.opacity) } else { Image(systemName: name) }
            }
        }
        for fades in [true, false] {
            let remote = Remote<String>(), window = HeadlessWindow(Symbol(remote: remote, fades: fades), size: size)
            withAnimation(.linear(duration: 1)) { remote.value = "heart" }
            window.settle()
            window.advance(to: 0.5)
            #expect(window.shown.count == (fades ? 2 : 1))
        }
    }
}

@MainActor
@Suite struct TextPaintTests {
    private let rainbow = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

    /// The ends of the texts' gradients, from left to right.
    private func spans(_ view: some View) -> [[CGFloat]] {
        func paints(_ list: DisplayList) -> [Paint] {
            list.items.flatMap { item -> [Paint] in
                switch item.content {
                case .text(let layout, _, let paint): layout.runs.map { $0.paint ?? paint }
                case .list(let inner, _, _), .effect(_, let inner): paints(inner)
                case .fill, .stroke, .image, .sprites: []
                }
            }
        }
        return paints(HeadlessWindow(view, size: CGSize(width: 200, height: 50)).graph.displayList()).map { paint in
            guard case .linear(_, let from, let to) = paint else { return [] }
            return [from.x, to.x]
        }
    }

    @Test func aGradientSpansTheTextInItsFirstPicture() throws {
        let width = HeadlessWindow(Text("wide enough"), size: CGSize(width: 200, height: 50)).shown.first?.frame.width ?? 0
        for spans in [spans(Text("wide enough").foregroundStyle(rainbow)), spans(VStack { Text("wide enough") }.foregroundStyle(rainbow))] {
            let span = try #require(spans.first)
            #expect(spans.count == 1 && span.count == 2 && span[0] == 0 && near(span[1], width, 1), "\(spans), \(width)")
        }
    }
}
