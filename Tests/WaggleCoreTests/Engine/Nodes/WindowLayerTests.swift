import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)

/// Presents views in a layer while a flag is set, as sheets and menus do.
private func presenting<Presented: View>(isPresented: Bool, isModal: Bool = true, presented: Presented) -> LayerModifier<Presented> {
    LayerModifier(presented: isPresented ? presented : nil, isModal: isModal)
}

private struct Title: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
@Suite struct WindowLayerTests {
    @Test func aScrollViewAroundThePresentingPlaceDoesNotScrollTheLayer() {
        let scene = LazyScene(200, 400) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Bar(Paints.red, 100).named("behind \($0)") }
                    Bar(Paints.blue, 10).modifier(presenting(isPresented: true, presented: ScrollView {
                        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Bar(Paints.green, 50).named("\($0)") } }
                    }))
                }
            }
        }
        #expect(scene["0"] == rect(0, 0, 200, 50) && scene["7"] == rect(0, 350, 200, 50))
        scene.scroll(to: 500)
        #expect(scene["0"] == rect(0, 0, 200, 50) && scene["7"] == rect(0, 350, 200, 50) && scene["behind 5"]?.minY == 0)
    }
    private struct Screen: View {
        @State var isPresented = false
        @State var isThere = true
        var isModal = true
        let remote: Remote<Bool>, owner: Remote<Bool>, journal: Journal
        var body: some View {
            remote.connect($isPresented)
            owner.connect($isThere)
            HStack(spacing: 0) {
                Block(Paints.red, 40).onTapGesture { journal.note("behind") }.accessibilityLabel("behind")
                if isThere {
                    Block(Paints.blue, 40)
                        .modifier(presenting(isPresented: isPresented, isModal: isModal, presented: Panel(journal: journal)))
                        .environment(\.lineLimit, 3)
                }
            }
            .onPreferenceChange(Title.self) { journal.note("titles \($0)") }
        }
    }
    private struct Panel: View {
        let journal: Journal
        @Environment(\.lineLimit) var lineLimit
        var body: some View {
            Block(Paints.green, CGFloat(lineLimit ?? 0) * 10)
                .onTapGesture { journal.note("front") }
                .accessibilityLabel("front")
                .preference(key: Title.self, value: ["panel"])
                .onAppear { journal.note("appears") }.onDisappear { journal.note("disappears") }
        }
    }

    private func tap(_ window: HeadlessWindow, _ x: CGFloat, _ y: CGFloat) {
        window.graph.send(.touch(Touch(phase: .began, location: CGPoint(x: x, y: y), time: window.time)))
        window.graph.send(.touch(Touch(phase: .ended, location: CGPoint(x: x, y: y), time: window.time + 0.01)))
        window.advance(by: 0.1)
    }

    @Test func aLayerIsInFrontOfTheWindowAndInheritsFromItsPresenter() {
        let remote = Remote<Bool>(), owner = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Screen(remote: remote, owner: owner, journal: journal), size: size)
        #expect(window.frame(Paints.red) == rect(60, 30, 40, 40))
        remote.value = true
        window.settle()
        // Its width is the environment's; it takes no space beside its presenter.
        #expect(window.frame(Paints.green) == rect(85, 35, 30, 30))
        #expect(window.frame(Paints.red) == rect(60, 30, 40, 40))
        #expect(window.shown.last?.color == window.one(Paints.green)?.color)
        #expect(journal.events == ["appears"], "preferences stay in the layer")
        remote.value = false
        window.settle()
        #expect(window.one(Paints.green) == nil)
        #expect(journal.events == ["appears", "disappears"])
    }

    @Test func viewsBehindAModalLayerGetNoTouchesAndKeys() {
        let remote = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Screen(remote: remote, owner: Remote(), journal: journal), size: size)
        remote.value = true
        window.settle()
        journal.reset()
        tap(window, 65, 35)
        tap(window, 90, 40)
        #expect(journal.events == ["front"])
        #expect(window.graph.accessibilityElements().map(\.label) == ["front"])
        remote.value = false
        window.settle()
        journal.reset()
        tap(window, 65, 35)
        #expect(journal.events == ["behind"])
    }

    @Test func whatALayerDoesNotCoverIsTouchedUnlessItIsModal() {
        let remote = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Screen(isModal: false, remote: remote, owner: Remote(), journal: journal), size: size)
        remote.value = true
        window.settle()
        journal.reset()
        tap(window, 65, 35)
        tap(window, 90, 40)
        #expect(journal.events == ["behind", "front"])
        #expect(window.graph.accessibilityElements().map(\.label) == ["behind", "front"])
    }

    @Test func aLayerEndsWithItsPresenter() {
        let remote = Remote<Bool>(), owner = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Screen(remote: remote, owner: owner, journal: journal), size: size)
        remote.value = true
        window.settle()
        weak let layer = window.graph.root.layers.first
        #expect(layer != nil)
        owner.value = false
        window.settle()
        #expect(window.one(Paints.green) == nil)
        #expect(window.graph.root.layers.isEmpty)
        window.driver.frameIsOver()
        #expect(layer == nil)
        #expect(journal.events.last == "disappears")
    }

    @Test func layersOfLayersStandInFront() {
        let window = HeadlessWindow(
            Block(Paints.red, 80).modifier(presenting(isPresented: true, presented:
                Block(Paints.green, 60).modifier(presenting(isPresented: true, presented: Block(Paints.blue, 40))))), size: size)
        #expect(window.graph.root.layers.count == 2)
        #expect(window.shown.map(\.frame.width) == [80, 60, 40])
    }

    @Test func aHiddenPresentersLayerIsNotShown() {
        struct Choice: View {
            @State var width: CGFloat = 100
            let remote: Remote<CGFloat>
            var body: some View {
                remote.connect($width)
                ViewThatFits {
                    Block(Paints.red, 80).modifier(presenting(isPresented: true, presented: Block(Paints.green, 50)))
                    Block(Paints.blue)
                }
                .frame(width: width, height: 90)
            }
        }
        let remote = Remote<CGFloat>()
        let window = HeadlessWindow(Choice(remote: remote), size: size)
        #expect(window.frame(Paints.green) != nil)
        remote.value = 40
        window.settle()
        #expect(window.frame(Paints.green) == nil)
        remote.value = 100
        window.settle()
        #expect(window.frame(Paints.green) != nil)
    }

    @Test func aLayerHasASafeAreaOfItsOwn() {
        let window = HeadlessWindow(
            Block(Paints.red).modifier(presenting(isPresented: true, presented: Rectangle().fill(Paints.green))), size: size,
            safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
        #expect(window.frame(Paints.green) == rect(0, 20, 200, 70))
        window.graph.root.layers.first?.safeArea = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
        window.settle()
        #expect(window.frame(Paints.green) == rect(30, 0, 170, 100))
    }

    @Test func aModalLayerKeepsTheFocusAndGivesItBack() {
        struct Form: View {
            @State var isPresented = false
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($isPresented)
                VStack {
                    Block(Paints.red).focusable()
                    Block(Paints.green).focusable()
                }
                .modifier(presenting(isPresented: isPresented, presented: Block(Paints.blue).focusable()))
            }
        }
        let remote = Remote<Bool>(), keys = Keyboard(on: Form(remote: remote)), focus = keys.focus
        keys.press(.tab)
        let before = focus.focused
        remote.value = true
        keys.window.settle()
        #expect(focus.focused == nil)
        keys.press(.tab)
        let inLayer = focus.focused
        keys.press(.tab)
        #expect(inLayer != nil && inLayer !== before && focus.focused === inLayer)
        remote.value = false
        keys.window.settle()
        #expect(before != nil && focus.focused === before)
    }
}
