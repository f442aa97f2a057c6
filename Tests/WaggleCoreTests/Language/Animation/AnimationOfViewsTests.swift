import Foundation
import Testing
import TestSupport
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)

/// A red block, moved by a number through the modifiers that the test puts around it.
private struct Moved<Content: View>: View {
    @State var x: CGFloat = 0
    let remote: Remote<CGFloat>
    @ViewBuilder let content: (CGFloat) -> Content
    var body: some View {
        remote.connect($x)
        ZStack(alignment: .topLeading) { content(x) }
            .frame(width: 200, height: 100, alignment: .topLeading)
    }
}

@MainActor
@Suite struct AnimationOfViewsTests {
    private func window<Content: View>(
        _ remote: Remote<CGFloat>, @ViewBuilder _ content: @escaping (CGFloat) -> Content
    ) -> HeadlessWindow {
        HeadlessWindow(Moved(remote: remote, content: content), size: size)
    }
    /// The positions of the red block at the times.
    private func places(_ window: HeadlessWindow, _ times: [TimeInterval]) -> [CGFloat] {
        times.map { time in
            window.advance(to: time)
            return ((window.minX(Paints.red) ?? .nan) * 1000).rounded() / 1000
        }
    }

    // MARK: Which animation

    @Test func aChangeMovesByTheAnimationOfItsTransaction() {
        let remote = Remote<CGFloat>()
        let window = window(remote) { Block(Paints.red).offset(x: $0) }
        withAnimation(.linear(duration: 1)) { remote.value = 100 }
        #expect(places(window, [0, 0.25, 0.5, 1, 1.1]) == [0, 25, 50, 100, 100])
        #expect(!window.graph.isAnimating)
        remote.value = 40
        #expect(places(window, [1.1]) == [40])
    }

    @Test func severalTransactionsInOneActionEachMoveWithTheirOwn() {
        struct Two: View {
            @State var x: CGFloat = 0
            @State var y: CGFloat = 0
            @State var z: CGFloat = 0
            let action: Remote<Bool>
            var body: some View {
                action.connect(Binding(get: { false }, set: { _ in act() }))
                ZStack(alignment: .topLeading) {
                    Block(Paints.red).offset(x: x, y: y)
                    Block(Paints.green).offset(x: z)
                }
                .frame(width: 200, height: 100, alignment: .topLeading)
            }
            private nonisolated func act() {
                MainActor.assumeIsolated {
                    withAnimation(.linear(duration: 1)) { x = 100 }
                    withAnimation(.linear(duration: 2)) { y = 40 }
                    z = 10
                }
            }
        }
        let action = Remote<Bool>()
        let window = HeadlessWindow(Two(action: action), size: size)
        action.value = true
        window.settle()
        #expect(window.minX(Paints.green) == 10)
        window.advance(to: 0.5)
        #expect(near(window.frame(Paints.red)?.minX, 50))
        #expect(near(window.frame(Paints.red)?.minY, 10))
        window.advance(to: 1.5)
        #expect(near(window.frame(Paints.red)?.minX, 100))
        #expect(near(window.frame(Paints.red)?.minY, 30))
    }

    @Test func implicitBeatsExplicitInnerBeatsOuterAndNilJumps() {
        let cases: [(Double, Double, CGFloat)] = [(2, 4, 25), (0, 4, 100), (2, 0, 25)]
        for (inner, outer, half) in cases {
            func animation(_ seconds: Double) -> Animation? { seconds > 0 ? .linear(duration: seconds) : nil }
            let remote = Remote<CGFloat>()
            let window = window(remote) {
                Block(Paints.red).offset(x: $0).animation(animation(inner), value: $0).padding(0).animation(animation(outer), value: $0)
            }
            withAnimation(.linear(duration: 1)) { remote.value = 100 }
            #expect(places(window, [0, 0.5]).last == half)
        }
    }

    @Test func anImplicitAnimationReachesOnlyWhatItWrapsAndOnlyWhenItsValueChanges() {
        let remote = Remote<CGFloat>()
        let window = window(remote) {
            Block(Paints.red).offset(x: $0).animation(.linear(duration: 1), value: $0 > 50)
            Block(Paints.green).animation(.linear(duration: 1), value: $0).offset(x: $0)
        }
        remote.value = 40
        #expect(places(window, [0]) == [40])
        remote.value = 140
        #expect(places(window, [0, 0.5]) == [40, 90])
        #expect(window.minX(Paints.green) == 140)
    }

    @Test func transactionsCanDisableImplicitAnimations() {
        let remote = Remote<CGFloat>()
        let window = window(remote) { Block(Paints.red).offset(x: $0).animation(.linear(duration: 1), value: $0) }
        withAnimation(nil) { remote.value = 100 }
        #expect(places(window, [0, 0.5, 2]) == [0, 50, 100])
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { remote.value = 0 }
        #expect(places(window, [2, 2.5]) == [0, 0])
        transaction.animation = .linear(duration: 2)
        withTransaction(transaction) { remote.value = 100 }
        #expect(places(window, [3, 4]) == [0, 50])
    }

    @Test func transactionModifiersChangeWhatReachesTheirContent() {
        let remote = Remote<CGFloat>()
        let window = window(remote) {
            Block(Paints.red).offset(x: $0).transaction { $0.animation = $0.animation?.speed(2) }
            Block(Paints.green).offset(x: $0).transaction(value: $0 > 50) { $0.animation = nil }
        }
        withAnimation(.linear(duration: 1)) { remote.value = 40 }
        #expect(places(window, [0, 0.25]) == [0, 20])
        #expect(near(window.minX(Paints.green), 10))
        window.advance(to: 2)
        withAnimation(.linear(duration: 1)) { remote.value = 100 }
        window.settle()
        #expect(window.minX(Paints.green) == 100)
    }

    @Test func animationsScopedToABodyLeaveTheContentAlone() {
        let remote = Remote<CGFloat>()
        let window = window(remote) { x in
            Block(Paints.red).offset(x: x).animation(.linear(duration: 1)) { $0.offset(y: x / 2) }
            Block(Paints.green).offset(x: x).transaction { $0.animation = nil } body: { $0.offset(y: x / 2) }
        }
        remote.value = 100
        window.settle()
        window.advance(to: 0.5)
        #expect(window.frame(Paints.red)?.origin == CGPoint(x: 100, y: 25))
        window.advance(to: 2)
        withAnimation(.linear(duration: 1)) { remote.value = 0 }
        window.settle()
        window.advance(to: 2.5)
        #expect(window.frame(Paints.green)?.origin == CGPoint(x: 50, y: 0))
    }

    private struct ScopedLook: ViewModifier {
        let y: CGFloat
        func body(content: Content) -> some View {
            content
                .overlay { Block(Paints.green, 5).animation(.linear(duration: 1)) { $0.opacity(y > 0 ? 1 : 0.9) } }
                .animation(.linear(duration: 1)) { $0.offset(y: y) }
        }
    }
    @Test func animationsScopedToABodyInAModifierLeaveTheContentsPlaceAlone() {
        let remote = Remote<CGFloat>()
        let window = window(remote) { x in
            HStack(spacing: 0) {
                Color.clear.frame(width: x, height: 1)
                GeometryReader { _ in Block(Paints.red) }.frame(width: 20 + x / 10, height: 20).modifier(ScopedLook(y: x / 2))
            }
            .frame(width: 150, alignment: .leading)
        }
        let start = window.frame(Paints.red)?.origin ?? .zero, green = window.frame(Paints.green)?.midX ?? 0
        remote.value = 100
        window.settle()
        window.advance(to: 0.5)
        #expect((window.frame(Paints.red)?.origin.x ?? 0) - start.x == 100)
        #expect((window.frame(Paints.red)?.origin.y ?? 0) - start.y == 25)
        #expect((window.frame(Paints.green)?.midX ?? 0) - green > 100)
    }

    @Test func writesThroughABindingCarryItsAnimation() {
        let remote = Remote<CGFloat>()
        let window = window(remote) { Block(Paints.red).offset(x: $0) }
        let binding = remote.binding!
        binding.animation(.linear(duration: 1)).wrappedValue = 100
        #expect(places(window, [0, 0.5, 2]) == [0, 50, 100])
        binding.transaction(Transaction(animation: .linear(duration: 2))).wrappedValue = 0
        #expect(places(window, [2, 3, 5]) == [100, 50, 0])
        binding.animation(nil).wrappedValue = 100
        #expect(places(window, [5]) == [100])
    }

    // MARK: What moves

    @Test func nothingMovesOnFirstAppearance() {
        struct Born: View {
            @State var on = false
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($on)
                ZStack { if on { Block(Paints.red).offset(x: 50).transition(.identity) } }
            }
        }
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Born(remote: remote), size: size)
        withAnimation(.linear(duration: 1)) { remote.value = true }
        window.settle()
        #expect(window.minX(Paints.red) == 140)
    }

    @Test func layoutIsFinalAtOnceWhileLeafFramesMove() {
        let remote = Remote<CGFloat>()
        var window = window(remote) { x in
            HStack(spacing: 0) {
                Block(Paints.red, 20 + x)
                Block(Paints.green)
            }
        }
        withAnimation(.linear(duration: 1)) { remote.value = 31 }
        window.settle()
        #expect(window.frame(Paints.red) == CGRect(x: 0, y: 0, width: 20, height: 20))
        for step in 1...4 {
            window.advance(to: Double(step) * 0.2)
            #expect(window.graph.counters.bodies + window.graph.counters.measures + window.graph.counters.placements == 0)
            let side = 20 + 31 * CGFloat(step) * 0.2
            #expect(near(window.frame(Paints.red)?.width, side))
            #expect(near(window.frame(Paints.green)?.minX, side))
        }
        window.advance(to: 2)
        #expect(window.frame(Paints.green) == CGRect(x: 51, y: 15.5, width: 20, height: 20).roundedToPixels(1))
        // A leaf inserted while others are moving appears at its final position immediately.
        window = HeadlessWindow(Block(Paints.red, 21), size: size, scale: 2)
        #expect(window.frame(Paints.red) == CGRect(x: 89.5, y: 39.5, width: 21, height: 21))
    }

    @Test func effectsMoveWithoutBodiesOrLayout() {
        let remote = Remote<CGFloat>()
        let window = window(remote) { x in
            Rectangle().fill(Paints.red).frame(width: 40, height: 20)
                .rotationEffect(.degrees(x * 7.2)).opacity(1 - x / 200).blur(radius: x / 10)
        }
        withAnimation(.linear(duration: 1)) { remote.value = 100 }
        window.settle()
        window.advance(to: 0.125)
        #expect(window.graph.counters.bodies + window.graph.counters.measures + window.graph.counters.placements == 0)
        // A quarter turn about the middle.
        #expect(near(window.frame(Paints.red)?.width, 20))
        #expect(near(window.frame(Paints.red)?.height, 40))
        #expect(near(window.one(Paints.red)?.blur, 1.25))
        window.advance(to: 0.5)
        #expect(near(window.frame(Paints.red)?.width, 40), "720 degrees are two full turns: half of the way is one")
        #expect(near(window.one(Paints.red)?.opacity, 0.75))
    }

    @Test func colorChangesAnimate() {
        let remote = Remote<CGFloat>()
        let window = window(remote) { x in
            Rectangle().fill(x > 0 ? Color(white: 1) : Color(white: 0)).frame(width: 20, height: 20)
        }
        withAnimation(.linear(duration: 1)) { remote.value = 1 }
        window.settle()
        #expect(window.shown[0].color == .black)
        window.advance(to: 0.5)
        let middle = window.shown[0].color?.red ?? 0
        #expect(middle > 0.4 && middle < 0.8)
        window.advance(to: 1.1)
        #expect(window.shown[0].color == .white)
    }

    // MARK: Animatable

    private struct AnimatedView: View, Animatable {
        var x: CGFloat
        let journal: Journal
        nonisolated var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        var body: some View {
            let _ = journal.ran("body")
            Block(Paints.red).padding(.leading, x)
        }
    }
    private struct AnimatedModifier: ViewModifier, Animatable {
        var x: CGFloat
        nonisolated var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func body(content: Content) -> some View { content.padding(.leading, x) }
    }
    private struct OldModifier: AnimatableModifier {
        var x: CGFloat
        nonisolated var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func body(content: Content) -> some View { content.padding(.leading, x) }
    }
    private struct Corner: Shape {
        var x: CGFloat
        var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: x, y: 0, width: 10, height: 10)) }
    }
    private struct Shifted: Layout {
        var x: CGFloat
        var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: CGPoint(x: x, y: 0), proposal: proposal) }
        }
    }

    @Test func animatableViewsModifiersShapesAndLayoutsAreGivenEachStep() {
        let journal = Journal()
        func check<Content: View>(_ name: String, @ViewBuilder _ content: @escaping (CGFloat) -> Content) {
            let remote = Remote<CGFloat>()
            let window = window(remote, content)
            withAnimation(.linear(duration: 1)) { remote.value = 100 }
            #expect(places(window, [0, 0.25, 0.5, 0.75, 1.1]) == [0, 25, 50, 75, 100], Comment(rawValue: name))
            #expect(!window.graph.isAnimating, Comment(rawValue: name))
            remote.value = 30
            #expect(places(window, [2]) == [30], Comment(rawValue: name))
        }
        check("view") { AnimatedView(x: $0, journal: journal) }
        #expect(journal["body"] >= 6)
        check("modifier") { Block(Paints.red).modifier(AnimatedModifier(x: $0)) }
        check("modifier by its older name") { Block(Paints.red).modifier(OldModifier(x: $0)) }
        check("shape") { Corner(x: $0).fill(Paints.red) }
        check("layout") { x in Shifted(x: x) { Block(Paints.red) } }
    }

    // MARK: Retargeting

    @Test func plainAnimationsOfOnePropertyAddUp() {
        let remote = Remote<CGFloat>()
        let window = window(remote) { Block(Paints.red).offset(x: $0) }
        withAnimation(.linear(duration: 1)) { remote.value = 100 }
        #expect(places(window, [0, 0.5]) == [0, 50])
        withAnimation(.linear(duration: 1)) { remote.value = 200 }
        #expect(places(window, [0.5, 0.75, 1.6]) == [50, 100, 200])
    }

    @Test func springsTakeOverPlaceAndVelocity() {
        let remote = Remote<CGFloat>()
        let window = window(remote) { Block(Paints.red).offset(x: $0) }
        withAnimation(.spring(duration: 0.5)) { remote.value = 100 }
        let step = 0.001
        let before = places(window, [0, 0.1 - step, 0.1])
        withAnimation(.spring(duration: 0.5)) { remote.value = 0 }
        let after = places(window, [0.1, 0.1 + step])
        #expect(abs(after[0] - before[2]) < 0.01)
        let velocityBefore = (before[2] - before[1]) / step, velocityAfter = (after[1] - after[0]) / step
        #expect(velocityBefore > 100)
        #expect(abs(velocityAfter - velocityBefore) < 0.1 * velocityBefore)
        #expect(places(window, [3]) == [0])
    }

    @Test func layoutRetargetsFromWhereThingsAre() {
        let remote = Remote<CGFloat>()
        let window = window(remote) { x in Block(Paints.red).padding(.leading, x) }
        withAnimation(.spring(duration: 0.5)) { remote.value = 100 }
        let before = places(window, [0, 0.099, 0.1])
        withAnimation(.spring(duration: 0.5)) { remote.value = 0 }
        let after = places(window, [0.1, 0.101])
        #expect(abs(after[0] - before[2]) < 0.01)
        #expect(abs((after[1] - after[0]) - (before[2] - before[1])) < 0.1)
    }

    @Test func anEndlessAnimationRunsUntilItsViewIsGone() {
        struct Pulse: View {
            @State var on = false
            @State var there = true
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($there)
                if there {
                    Block(Paints.red).opacity(on ? 0 : 1)
                        .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { on = true } }
                }
            }
        }
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Pulse(remote: remote), size: size)
        for (time, opacity) in [(0.25, 0.75), (1.25, 0.25), (10.75, 0.25), (100.5, 0.5)] {
            window.advance(to: time)
            #expect(near(window.one(Paints.red)?.opacity, opacity))
        }
        remote.value = false
        window.settle()
        #expect(!window.graph.isAnimating)
        #expect(!window.graph.needsUpdate || window.shown.isEmpty)
    }

    // MARK: Completion

    @Test func completionsRunOnceWhenAllOfTheirAnimationsAreOver() {
        let remote = Remote<CGFloat>(), journal = Journal()
        let window = window(remote) { x in
            Block(Paints.red).offset(x: x)
            Block(Paints.green).offset(x: x).animation(.linear(duration: 2), value: x)
        }
        withAnimation(.linear(duration: 1)) { remote.value = 100 } completion: { journal.note("done") }
        window.settle()
        window.advance(to: 1.5)
        #expect(journal.events == [])
        window.advance(to: 2.01)
        window.advance(to: 3)
        #expect(journal.events == ["done"])
        withAnimation(.linear(duration: 1)) { remote.value = 100 } completion: { journal.note("nothing to move") }
        window.settle()
        #expect(journal.events == ["done", "nothing to move"])
    }

    @Test func logicalCompletionOfASpringComesBeforeItsRemoval() {
        let remote = Remote<CGFloat>(), journal = Journal()
        let window = window(remote) { Block(Paints.red).offset(x: $0) }
        withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
            withAnimation(.spring(duration: 0.5), completionCriteria: .logicallyComplete) { remote.value = 100 } completion: { journal.note("logical") }
            remote.value = 120
        } completion: { journal.note("removed") }
        window.settle()
        for step in 1...52 { window.advance(to: Double(step) * 0.01) }
        #expect(journal.events == ["logical"])
        window.advance(to: 3)
        #expect(journal.events == ["logical", "removed"])
    }

    @Test func aCompletionWithoutAnyChangeStillRuns() async {
        let journal = Journal()
        withAnimation(.linear(duration: 1)) {} completion: { MainActor.assumeIsolated { journal.note("done") } }
        #expect(journal.events == [], "not within the call itself")
        await eventually { !journal.events.isEmpty }
        #expect(journal.events == ["done"])
    }

    @Test func aCompletionCanStartTheNextAnimation() {
        struct Relay: View {
            @State var x: CGFloat = 0
            var body: some View {
                ZStack(alignment: .topLeading) { Block(Paints.red).offset(x: x) }
                    .frame(width: 200, height: 100, alignment: .topLeading)
                    .onAppear {
                        withAnimation(.linear(duration: 1)) { x = 100 } completion: {
                            withAnimation(.linear(duration: 1)) { x = 0 }
                        }
                    }
            }
        }
        let window = HeadlessWindow(Relay(), size: size)
        #expect(places(window, [0.5, 1]) == [50, 100])
        window.advance(to: 1.25)
        let start = window.time
        #expect(near(window.minX(Paints.red), 100))
        #expect(places(window, [start + 0.5, start + 2]) == [50, 0])
    }
}
