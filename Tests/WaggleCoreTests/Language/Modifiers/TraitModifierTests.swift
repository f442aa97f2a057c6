import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)

/// Of several modifiers that tell a container the same about a view, the innermost counts.
@MainActor @Suite struct TraitModifierTests {
    private struct Note: _ViewTraitKey { static var defaultValue: Int { 0 } }

    /// The colour drawn last, in front of the others.
    private func front(@ViewBuilder _ content: () -> some View) -> ResolvedColor? { HeadlessWindow(ZStack { content() }, size: size).shown.last?.color }
    private func color(_ color: Color) -> ResolvedColor { color.resolvedColor(in: EnvironmentValues()) }

    @Test func theInnermostZIndexCounts() {
        #expect(front { Block(Paints.red).zIndex(1); Block(Paints.green).zIndex(0.5).zIndex(7) } == color(Paints.red))
    }
    @Test func theInnermostZIndexCountsThroughOtherModifiersAndGroups() {
        #expect(front { Block(Paints.red).zIndex(1); Block(Paints.green).zIndex(0.5).padding(3).zIndex(7) } == color(Paints.red))
        #expect(front { Group { Block(Paints.red).zIndex(3) }.zIndex(0); Block(Paints.green).zIndex(2) } == color(Paints.red))
        #expect(front { Group { Block(Paints.red).zIndex(0); Block(Paints.blue) }.zIndex(3); Block(Paints.green).zIndex(2) } == color(Paints.blue))
    }
    @Test func anIndexOfZeroIsAnIndex() {
        #expect(front { Block(Paints.red).zIndex(0).zIndex(5); Block(Paints.green) } == color(Paints.green))
    }
    @Test func anInnerIndexThatChangesIsHeardAndAnOuterOneIsNot() {
        struct Depth: View {
            @State var inner = 0.0
            @State var outer = 0.0
            let changesInner: Remote<Double>, changesOuter: Remote<Double>
            var body: some View {
                changesInner.connect($inner)
                changesOuter.connect($outer)
                ZStack { Block(Paints.red).zIndex(inner).zIndex(outer); Block(Paints.green) }
            }
        }
        let inner = Remote<Double>(), outer = Remote<Double>()
        let window = HeadlessWindow(Depth(changesInner: inner, changesOuter: outer), size: size)
        outer.value = 5
        window.settle()
        #expect(window.shown.last?.color == color(Paints.green))
        inner.value = 1
        window.settle()
        #expect(window.shown.last?.color == color(Paints.red))
    }
    @Test func theInnermostLayoutPriorityCounts() {
        let scene = LayoutScene(100, 20) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10).layoutPriority(0).layoutPriority(5).probe("a")
                Color.green.frame(minWidth: 10).layoutPriority(1)
            }
        }
        #expect(scene["a"]?.width == 10)
    }
    @Test func theInnermostTagAndTraitCount() {
        var tags: [Int?] = [], notes: [Int] = []
        _ = HeadlessWindow(Group(subviews: Group { Text("a").tag(1).padding().tag(2); Text("b") }.tag(3)) { all in
            let _ = tags = all.map { $0.containerValues.tag(for: Int.self) }
            all
        }, size: size)
        #expect(tags == [1, 3])
        struct Reader: _VariadicView.MultiViewRoot {
            let read: @MainActor ([Int]) -> Void
            func body(children: _VariadicView.Children) -> some View {
                let _ = read(children.map { $0[Note.self] })
                children
            }
        }
        _ = HeadlessWindow(_VariadicView.Tree(Reader { notes = $0 }) { Group { Text("a")._trait(Note.self, 1)._trait(Note.self, 2); Text("b") }._trait(Note.self, 3) }, size: size)
        #expect(notes == [1, 3])
    }

    // MARK: Transitions

    private struct Going<Content: View>: View {
        @State var on = true
        let remote: Remote<Bool>
        let content: Content
        var body: some View {
            remote.connect($on)
            ZStack { if on { content } }
        }
    }
    @Test func theInnermostTransitionCountsComingAndGoing() {
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Going(remote: remote, content: Group { Block(Paints.red).transition(.offset(x: 40)).transition(.offset(x: -40)) }.transition(.offset(y: 40))), size: size)
        window.animate(remote, to: false, .linear(duration: 1))
        window.advance(to: 0.5)
        #expect(window.frame(Paints.red)?.origin == CGPoint(x: 110, y: 40))
        window.advance(to: 2)
        window.animate(remote, to: true, .linear(duration: 1))
        window.advance(to: 2.5)
        #expect(window.frame(Paints.red)?.origin == CGPoint(x: 110, y: 40))
    }
    private struct Page<Content: View>: View {
        @State var page = 0
        let remote: Remote<Int>
        let content: (Int) -> Content
        var body: some View {
            remote.connect($page)
            ZStack { content(page) }
        }
    }
    @Test func ofTransitionsInsideAndAroundAnIdTheInnermostCounts() {
        func turned(_ content: @escaping (Color, Int) -> some View) -> CGPoint? {
            let remote = Remote<Int>()
            let window = HeadlessWindow(Page(remote: remote) { page in content(page == 0 ? Paints.red : Paints.green, page) }, size: size)
            window.animate(remote, to: 1, .linear(duration: 1))
            window.advance(to: 0.5)
            #expect(window.frame(Paints.red)?.origin == window.frame(Paints.green)?.origin)
            return window.frame(Paints.red)?.origin
        }
        #expect(turned { Block($0).transition(.offset(x: 40)).id($1).transition(.offset(y: 40)) } == CGPoint(x: 110, y: 40))
        #expect(turned { Block($0).id($1).transition(.offset(x: 40)).transition(.offset(y: 40)) } == CGPoint(x: 110, y: 40))
        #expect(turned { color, page in Group { Block(color).id(page).transition(.offset(x: 40)) }.transition(.offset(y: 40)) } == CGPoint(x: 110, y: 40))
    }
}
