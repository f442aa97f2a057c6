import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Transitions with an animation of their own, in changes that have none.
@MainActor @Suite struct OwnTransitionAnimationTests {
    private let size = CGSize(width: 100, height: 100)
    private struct Card: View {
        let remote: Remote<Bool>
        let transition: AnyTransition
        @State private var isThere = false
        var body: some View {
            remote.connect($isThere)
            ZStack(alignment: .topLeading) {
                Color.clear
                if isThere { Block(Paints.red).transition(transition) }
                if isThere { Block(Paints.blue).transition(.offset(x: 40)) }
            }
        }
    }

    /// Medium to high confidence.
    @Test func aTransitionsAnimationRunsItsInsertionAndRemoval() {
        for transition in [AnyTransition.offset(x: -20).animation(.linear(duration: 1)), .asymmetric(insertion: .offset(x: -20), removal: .offset(x: -20)).animation(.linear(duration: 1)),
                           AnyTransition(OffsetTransition(CGSize(width: -20, height: 0)).animation(.linear(duration: 1))), .opacity.combined(with: .offset(x: -20)).animation(.linear(duration: 1))] {
            let remote = Remote<Bool>(), window = HeadlessWindow(Card(remote: remote, transition: transition), size: size)
            remote.value = true
            window.settle()
            #expect(window.minX(Paints.red) == -20)
            // Another one without an animation of its own is there at once.
            #expect(window.minX(Paints.blue) == 0)
            window.advance(to: 0.5)
            #expect(near(window.minX(Paints.red), -10, 0.01))
            for time in [1.5, 2] { window.advance(to: time) }
            #expect(window.minX(Paints.red) == 0 && !window.graph.needsUpdate)
            remote.value = false
            window.settle()
            window.advance(to: 2.5)
            #expect(near(window.minX(Paints.red), -10, 0.01))
            #expect(window.all(Paints.blue).isEmpty)
            for time in [3.5, 4] { window.advance(to: time) }
            #expect(window.all(Paints.red).isEmpty && !window.graph.needsUpdate)
            #expect(window.graph.animatedTransitionCount == 0)
        }
    }
    @Test func withoutOneOrWithoutAViewThatComesNothingMoves() {
        let remote = Remote<Bool>(), window = HeadlessWindow(Card(remote: remote, transition: .offset(x: -20)), size: size)
        remote.value = true
        window.settle()
        #expect(window.minX(Paints.red) == 0 && !window.graph.needsUpdate)
        let first = HeadlessWindow(ZStack { if true { Block(Paints.red).transition(.offset(x: -20).animation(.linear(duration: 1))) } }, size: size)
        #expect(first.minX(Paints.red) == 40 && !first.graph.needsUpdate)
    }
    @Test func aTransitionsAnimationDoesNotAnimateOtherChanges() {
        let remote = Remote<CGFloat>()
        let window = HeadlessWindow(Held(CGFloat(0), remote) { x in
            ZStack(alignment: .topLeading) { if true { Block(Paints.red).offset(x: x.wrappedValue).transition(.opacity.animation(.linear(duration: 1))) } }
        }, size: size)
        let before = window.minX(Paints.red) ?? 0
        remote.value = 30
        window.settle()
        #expect(window.minX(Paints.red) == before + 30)
    }
    @Test func elementsOfALoopComeOneByOne() {
        let remote = Remote<Int>()
        let window = HeadlessWindow(Held(1, remote) { count in
            VStack(spacing: 0) { ForEach(0..<count.wrappedValue, id: \.self) { _ in Block(Paints.red).transition(.opacity.animation(.linear(duration: 1))) } }
        }, size: size)
        remote.value = 2
        window.settle()
        window.advance(to: 0.5)
        #expect(window.all(Paints.red).map { ($0.opacity * 100).rounded() } == [100, 50])
    }
}
