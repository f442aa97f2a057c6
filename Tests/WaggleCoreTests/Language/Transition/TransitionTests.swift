import Foundation
import Testing
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)
/// The position of a centred block of 20 points.
private let home = CGRect(x: 90, y: 40, width: 20, height: 20)

/// Shows or hides its content in the middle of the window.
private struct Shown<Content: View>: View {
    @State var on: Bool
    let remote: Remote<Bool>
    @ViewBuilder let content: () -> Content
    var body: some View {
        remote.connect($on)
        ZStack {
            Block(Paints.blue, 1)
            if on { content() }
        }
    }
}

/// How a block differs from its position at rest.
private struct Look {
    var dx: CGFloat = 0
    var dy: CGFloat = 0
    var scale: CGFloat = 1
    var anchor = UnitPoint.center
    var opacity = 1.0
    var blur = 0.0

    /// The view at a fraction of the transition to its position at rest.
    func mixed(_ amount: Double) -> Look {
        let rest = 1 - amount
        return Look(dx: dx * rest, dy: dy * rest, scale: 1 + (scale - 1) * rest, anchor: anchor, opacity: 1 + (opacity - 1) * rest, blur: blur * rest)
    }
    func matches(_ item: ShownItem?) -> Bool {
        guard let item else { return false }
        let x = home.minX + dx + home.width * anchor.x * (1 - scale), y = home.minY + dy + home.height * anchor.y * (1 - scale)
        return near(item.frame.minX, x, 0.01) && near(item.frame.minY, y, 0.01) && near(item.frame.width, 20 * scale, 0.01)
            && near(item.opacity, opacity, 0.001) && near(item.blur, blur, 0.01)
    }
}

private struct Squeezed: ViewModifier, Animatable {
    var amount: CGFloat
    nonisolated var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: amount * 10) }
}
private struct Dropping: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: 30 * phase.value).opacity(phase.isIdentity ? 1 : 0.5)
    }
}

@MainActor
@Suite struct TransitionTests {
    private func window<Content: View>(_ remote: Remote<Bool>, on: Bool = false, @ViewBuilder _ content: @escaping () -> Content) -> HeadlessWindow {
        HeadlessWindow(Shown(on: on, remote: remote, content: content), size: size)
    }

    @Test func builtInTransitionsByTheirValues() {
        let cases: [(String, AnyTransition, insertion: Look, removal: Look)] = [
            ("opacity", .opacity, Look(opacity: 0), Look(opacity: 0)),
            ("slide", .slide, Look(dx: -20), Look(dx: 20)),
            ("move leading", .move(edge: .leading), Look(dx: -20), Look(dx: -20)),
            ("move trailing", .move(edge: .trailing), Look(dx: 20), Look(dx: 20)),
            ("move top", .move(edge: .top), Look(dy: -20), Look(dy: -20)),
            ("move bottom", .move(edge: .bottom), Look(dy: 20), Look(dy: 20)),
            ("push from bottom", .push(from: .bottom), Look(dy: 20, opacity: 0), Look(dy: -20, opacity: 0)),
            ("push from leading", .push(from: .leading), Look(dx: -20, opacity: 0), Look(dx: 20, opacity: 0)),
            ("scale", .scale, Look(scale: 1e-5), Look(scale: 1e-5)),
            ("scale by anchor", .scale(scale: 0.5, anchor: .topLeading), Look(scale: 0.5, anchor: .topLeading), Look(scale: 0.5, anchor: .topLeading)),
            ("offset", .offset(x: 30, y: -10), Look(dx: 30, dy: -10), Look(dx: 30, dy: -10)),
            ("asymmetric", .asymmetric(insertion: .move(edge: .top), removal: .opacity), Look(dy: -20), Look(opacity: 0)),
            ("combined", AnyTransition.opacity.combined(with: .offset(x: 8)), Look(dx: 8, opacity: 0), Look(dx: 8, opacity: 0)),
            ("modifier", .modifier(active: Squeezed(amount: 3), identity: Squeezed(amount: 0)), Look(dx: 30), Look(dx: 30)),
            ("of one's own", AnyTransition(Dropping()), Look(dy: -30, opacity: 0.5), Look(dy: 30, opacity: 0.5)),
            ("blurReplace", AnyTransition(.blurReplace), Look(scale: 0.9, opacity: 0, blur: 7), Look(scale: 0.9, opacity: 0, blur: 7)),
            ("blurReplace upUp", AnyTransition(.blurReplace(.upUp)), Look(scale: 0.9, opacity: 0, blur: 7), Look(scale: 1.1, opacity: 0, blur: 7)),
        ]
        for (name, transition, insertion, removal) in cases {
            let remote = Remote<Bool>()
            let window = window(remote) { Block(Paints.red).transition(transition) }
            window.animate(remote, to: true, .linear(duration: 1))
            #expect(insertion.matches(window.one(Paints.red)), "\(name) begins: \(window.all(Paints.red))")
            window.advance(to: 0.5)
            #expect(insertion.mixed(0.5).matches(window.one(Paints.red)), "\(name) comes: \(window.all(Paints.red))")
            window.advance(to: 1.5)
            #expect(Look().matches(window.one(Paints.red)), "\(name) is there: \(window.all(Paints.red))")
            #expect(!window.graph.isAnimating, Comment(rawValue: name))
            window.animate(remote, to: false, .linear(duration: 1))
            #expect(Look().matches(window.one(Paints.red)), "\(name) still there: \(window.all(Paints.red))")
            window.advance(to: 2)
            #expect(removal.mixed(0.5).matches(window.one(Paints.red)), "\(name) goes: \(window.all(Paints.red))")
            window.advance(to: 3)
            #expect(window.all(Paints.red).isEmpty, Comment(rawValue: name))
            #expect(!window.graph.isAnimating, Comment(rawValue: name))
        }
    }

    @Test func identityComesAndGoesAtOnce() {
        let remote = Remote<Bool>()
        let window = window(remote) { Block(Paints.red).transition(.identity) }
        window.animate(remote, to: true, .linear(duration: 1))
        #expect(Look().matches(window.one(Paints.red)))
        window.animate(remote, to: false, .linear(duration: 1))
        #expect(window.one(Paints.red) == nil)
    }

    @Test func withoutAnAnimationThereIsNoTransition() {
        let remote = Remote<Bool>()
        let window = window(remote) { Block(Paints.red).transition(.slide) }
        remote.value = true
        window.settle()
        #expect(Look().matches(window.one(Paints.red)))
        remote.value = false
        window.settle()
        #expect(window.one(Paints.red) == nil)
    }

    @Test func aTransitionsOwnAnimationMovesIt() {
        let remote = Remote<Bool>()
        let window = window(remote) { Block(Paints.red).transition(.opacity.animation(.linear(duration: 2))) }
        window.animate(remote, to: true, .linear(duration: 1))
        window.advance(to: 1)
        #expect(near(window.one(Paints.red)?.opacity, 0.5))
        window.advance(to: 3)
        window.animate(remote, to: false, .linear(duration: 1))
        window.advance(to: 4)
        #expect(near(window.one(Paints.red)?.opacity, 0.5))
    }

    @Test func comingBackWhileLeavingKeepsStateAndTurnsRound() {
        struct Numbered: View {
            @State var number = 0
            let births: Journal
            var body: some View {
                Block(Paints.red).offset(y: CGFloat(number)).onAppear {
                    births.ran("birth")
                    number = births["birth"]
                }
            }
        }
        let remote = Remote<Bool>(), births = Journal()
        let window = window(remote, on: true) { Numbered(births: births) }
        #expect(Look(dy: 1).matches(window.one(Paints.red)))
        window.animate(remote, to: false, .linear(duration: 1))
        window.advance(to: 0.5)
        #expect(Look(dy: 1, opacity: 0.5).matches(window.one(Paints.red)))
        window.animate(remote, to: true, .spring(duration: 0.5))
        #expect(Look(dy: 1, opacity: 0.5).matches(window.one(Paints.red)))
        window.advance(to: 3)
        #expect(Look(dy: 1).matches(window.one(Paints.red)))
        #expect(births["birth"] == 1)
        #expect(!window.graph.isAnimating)
    }

    @Test func whatElseMovesAViewDoesNotDelayItsRemoval() {
        struct Growing: View {
            @State private var on = true
            @State private var isLarge = false
            let remote: Remote<Bool>, growth: Remote<Bool>
            var body: some View {
                remote.connect($on)
                growth.connect($isLarge)
                VStack { if on { Block(Paints.red, isLarge ? 40 : 20).transition(.opacity) } }
            }
        }
        let remote = Remote<Bool>(), growth = Remote<Bool>()
        let window = HeadlessWindow(Growing(remote: remote, growth: growth), size: size)
        // The insertion and the growth continue when the removal begins.
        window.animate(remote, to: false, .linear(duration: 0.1))
        window.advance(to: 0.2)
        window.animate(remote, to: true, .linear(duration: 3))
        window.advance(to: 0.3)
        window.animate(growth, to: true, .linear(duration: 3))
        window.advance(to: 0.4)
        window.animate(remote, to: false, .linear(duration: 0.5))
        window.advance(to: 0.6)
        #expect(window.one(Paints.red) != nil)
        window.advance(to: 1)
        #expect(window.one(Paints.red) == nil && !window.graph.isAnimating)
    }
    @Test func aViewThatIsRemovedTwiceGoesOnceBothRemovalsAreOver() {
        let remote = Remote<Bool>()
        let window = window(remote, on: true) { Block(Paints.red) }
        window.animate(remote, to: false, .linear(duration: 2))
        window.advance(to: 0.2)
        window.animate(remote, to: true, .linear(duration: 0.2))
        window.advance(to: 0.3)
        window.animate(remote, to: false, .linear(duration: 0.2))
        window.advance(to: 1)
        // The first removal adds its half.
        #expect(near(window.one(Paints.red)?.opacity, 0.5))
        window.advance(to: 2.1)
        #expect(window.one(Paints.red) == nil && !window.graph.isAnimating)
    }
    @Test func aSpringThatARemovalTurnsRoundEndsIt() {
        let remote = Remote<Bool>()
        let window = window(remote, on: true) { Block(Paints.red).transition(.offset(x: 50)) }
        window.animate(remote, to: false, .spring(duration: 0.5))
        window.advance(to: 0.2)
        window.animate(remote, to: true, .spring(duration: 0.5))
        window.advance(to: 0.4)
        window.animate(remote, to: false, .spring(duration: 0.5))
        window.advance(to: 0.8)
        #expect(window.one(Paints.red) != nil)
        window.advance(to: 3)
        #expect(window.one(Paints.red) == nil && !window.graph.isAnimating)
    }

    @Test func nothingArrivesWithTheWindowOrWithItsParent() {
        struct Parent: View {
            @State var on = true
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($on)
                if on {
                    ZStack {
                        if on { Block(Paints.red).transition(.offset(x: 50)) }
                        ForEach(0..<1) { _ in Block(Paints.green, 10).transition(.offset(x: 50)) }
                    }
                }
            }
        }
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Parent(remote: remote), size: size)
        #expect(Look().matches(window.one(Paints.red)))
        window.animate(remote, to: false, .linear(duration: 1))
        window.advance(to: 0.5)
        #expect(Look(opacity: 0.5).matches(window.one(Paints.red)), "only the parent's transition runs: \(window.all(Paints.red))")
        #expect(near(window.one(Paints.green)?.frame.minX, 95))
        window.advance(to: 2)
        window.animate(remote, to: true, .linear(duration: 1))
        window.advance(to: 2.5)
        #expect(Look(opacity: 0.5).matches(window.one(Paints.red)))
    }

    // MARK: Layout

    private struct Row: View {
        @State var on = true
        let remote: Remote<Bool>
        var body: some View {
            remote.connect($on)
            HStack(spacing: 0) {
                if on { Block(Paints.red) }
                Block(Paints.green)
            }
        }
    }

    @Test func aRemovedViewLeavesTheLayoutAtOnceAndIsDrawnAtItsLastPlace() {
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Row(remote: remote), size: size)
        #expect(window.minX(Paints.red) == 80)
        window.animate(remote, to: false, .linear(duration: 1))
        #expect(window.minX(Paints.red) == 80)
        #expect(window.minX(Paints.green) == 100)
        window.advance(to: 0.5)
        #expect(near(window.minX(Paints.green), 95))
        // The row now begins ten points further right; the leaving view does not move with it.
        #expect(window.minX(Paints.red) == 80)
        #expect(near(window.one(Paints.red)?.opacity, 0.5))
        window.advance(to: 2)
        #expect(window.minX(Paints.green) == 90)
        window.animate(remote, to: true, .linear(duration: 1))
        #expect(window.minX(Paints.red) == 80, "what arrives stands at its final place")
        #expect(window.minX(Paints.green) == 90)
    }

    @Test func rowsOfForEachComeAndGo() {
        struct List: View {
            @State var ids = [1, 2, 3]
            let remote: Remote<[Int]>
            var body: some View {
                remote.connect($ids)
                VStack(spacing: 0) {
                    ForEach(ids, id: \.self) { id in
                        Rectangle().fill(id == 2 ? Paints.red : Paints.green).frame(width: CGFloat(10 * id), height: 20)
                            .transition(.move(edge: .leading))
                    }
                    Spacer(minLength: 0)
                }
                .frame(height: 100)
            }
        }
        let remote = Remote<[Int]>()
        let window = HeadlessWindow(List(remote: remote), size: size)
        window.animate(remote, to: [3, 1, 4], .linear(duration: 1))
        window.advance(to: 0.5)
        #expect(window.frame(Paints.red) == CGRect(x: 80, y: 20, width: 20, height: 20))
        let others = window.all(Paints.green).sorted { $0.frame.width < $1.frame.width }.map(\.frame)
        #expect(others.map(\.minY) == [10, 20, 40])
        #expect(near(others[2].minX, 80 - 20))
        window.advance(to: 2)
        #expect(window.all(Paints.green).map(\.frame.minY).sorted() == [0, 20, 40])
        #expect(window.one(Paints.red) == nil)
    }

    @Test func modifiersAroundAListHoldOnToWhatLeaves() {
        struct Padded: View {
            @State var on = true
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($on)
                HStack(spacing: 0) {
                    Group { if on { Block(Paints.red) } }.padding(.leading, 10).opacity(0.5)
                    Block(Paints.green)
                }
            }
        }
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Padded(remote: remote), size: size)
        #expect(window.minX(Paints.red) == 85)
        window.animate(remote, to: false, .linear(duration: 1))
        #expect(window.minX(Paints.red) == 85)
        window.advance(to: 0.5)
        #expect(near(window.one(Paints.red)?.opacity, 0.25))
        window.advance(to: 2)
        #expect(window.one(Paints.red) == nil)
        window.animate(remote, to: true, .linear(duration: 1))
        window.advance(to: 2.5)
        #expect(near(window.one(Paints.red)?.opacity, 0.25))
        #expect(window.minX(Paints.red) == 85)
    }

    @Test func anotherIdIsARemovalAndAnInsertion() {
        struct Page: View {
            @State var page = 0
            let remote: Remote<Int>
            var body: some View {
                remote.connect($page)
                ZStack {
                    Block(page == 0 ? Paints.red : Paints.green).id(page).transition(.slide)
                }
            }
        }
        let remote = Remote<Int>()
        let window = HeadlessWindow(Page(remote: remote), size: size)
        window.animate(remote, to: 1, .linear(duration: 1))
        window.advance(to: 0.5)
        #expect(near(window.minX(Paints.red), 100))
        #expect(near(window.minX(Paints.green), 80))
        window.advance(to: 2)
        #expect(window.one(Paints.red) == nil)
        #expect(window.minX(Paints.green) == 90)
    }

    @Test func aViewGoesByTheTransitionItHadLast() {
        struct Turning: View {
            @State var on = false
            @State var edge = Edge.leading
            let remote: Remote<Bool>, edgeRemote: Remote<Edge>
            var body: some View {
                remote.connect($on)
                edgeRemote.connect($edge)
                ZStack { if on { Block(Paints.red).transition(.move(edge: edge)) } }
            }
        }
        let remote = Remote<Bool>(), edge = Remote<Edge>()
        let window = HeadlessWindow(Turning(remote: remote, edgeRemote: edge), size: size)
        window.animate(remote, to: true, .linear(duration: 1))
        window.advance(to: 2)
        edge.value = .bottom
        window.settle()
        window.animate(remote, to: false, .linear(duration: 1))
        window.advance(to: 2.5)
        #expect(window.frame(Paints.red)?.origin == CGPoint(x: 90, y: 50))
    }

    // MARK: Order

    private struct Pile: View {
        @State var on = true
        let remote: Remote<Bool>
        let z: Double
        var body: some View {
            remote.connect($on)
            ZStack {
                Block(Paints.green)
                if on { Block(Paints.red).zIndex(z) }
                Block(Paints.blue)
            }
        }
    }
    private func order(_ window: HeadlessWindow) -> [Color] {
        let colors = [Paints.red, Paints.green, Paints.blue]
        return window.shown.compactMap { item in colors.first { $0.resolvedColor(in: EnvironmentValues()) == item.color } }
    }

    @Test func leavingViewsStandBehindLiveOnesOfTheSameZIndex() {
        for (z, leaving) in [(0.0, [Paints.red, Paints.green, Paints.blue]), (1, [Paints.green, Paints.blue, Paints.red])] {
            let remote = Remote<Bool>()
            let window = HeadlessWindow(Pile(remote: remote, z: z), size: size)
            #expect(order(window) == (z == 0 ? [Paints.green, Paints.red, Paints.blue] : leaving))
            window.animate(remote, to: false, .linear(duration: 1))
            window.advance(to: 0.5)
            #expect(order(window) == leaving)
        }
    }

    @Test func zIndexChangesTheOrderOfDrawingAndNotTheLayout() {
        struct Crossing: View {
            @State var z = 0.0
            let remote: Remote<Double>
            var body: some View {
                remote.connect($z)
                HStack(spacing: -10) {
                    Block(Paints.red).zIndex(z)
                    Block(Paints.green)
                }
            }
        }
        let remote = Remote<Double>()
        let window = HeadlessWindow(Crossing(remote: remote), size: size)
        #expect(order(window) == [Paints.red, Paints.green])
        let frame = window.frame(Paints.red)
        remote.value = 1
        window.settle()
        #expect(order(window) == [Paints.green, Paints.red])
        #expect(window.frame(Paints.red) == frame)
    }
}
