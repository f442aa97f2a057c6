import Foundation
import Observation
import OpenCombine
import Testing
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore
@testable import WaggleHeadless

private struct PartKey: EnvironmentKey { static var defaultValue: Double { 0 } }
extension EnvironmentValues {
    fileprivate var part: Double {
        get { self[PartKey.self] }
        set { self[PartKey.self] = newValue }
    }
}

/// What a transition's modifier does to the environment and the transactions of the view.
@MainActor @Suite struct TransitionEnvironmentTests {
    private let size = CGSize(width: 200, height: 100)

    /// Hands the view how much of it is there.
    nonisolated private struct Part: ViewModifier, Animatable {
        var part: Double
        var animatableData: Double {
            get { part }
            set { part = newValue }
        }
        @MainActor func body(content: Content) -> some View { content.environment(\.part, part) }
    }
    private struct Grown: View {
        @Environment(\.part) private var part
        @State private var count = 0
        var body: some View { Block(Paints.red, 10 + 40 * part) }
    }
    private struct Parting: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(Part(part: phase.isIdentity ? 1 : 0)) }
    }
    private func expectGrowth(_ view: some View, _ place: SourceLocation = #_sourceLocation) {
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Held(false, remote) { isThere in ZStack { if isThere.wrappedValue { view } } }, size: size)
        func side() -> CGFloat? { window.frame(Paints.red)?.width }
        window.animate(remote, to: true, .linear(duration: 1))
        #expect(near(side(), 10), sourceLocation: place)
        window.advance(to: 0.5)
        #expect(near(side(), 30, 0.01), sourceLocation: place)
        for time in [1.5, 2] { window.advance(to: time) }
        #expect(side() == 50, sourceLocation: place)
        #expect(!window.graph.needsUpdate, sourceLocation: place)
        window.animate(remote, to: false, .linear(duration: 1))
        window.advance(to: 2.5)
        #expect(near(side(), 30, 0.01), sourceLocation: place)
        // It returns.
        window.animate(remote, to: true, .linear(duration: 1))
        window.advance(to: 4)
        #expect(side() == 50, sourceLocation: place)
        window.animate(remote, to: false, .linear(duration: 1))
        for time in [5.5, 6] { window.advance(to: time) }
        #expect(side() == nil, sourceLocation: place)
    }

    @Test func theContentReadsWhatTheModifierSets() {
        expectGrowth(Grown().transition(.modifier(active: Part(part: 0), identity: Part(part: 1))))
        expectGrowth(Grown().transition(Parting()))
        expectGrowth(Grown().transition(.modifier(active: Part(part: 0), identity: Part(part: 1)).combined(with: .identity)))
        expectGrowth(VStack { Grown() }.padding(3).transition(Parting()))
        expectGrowth(Grown().transition(Parting()).zIndex(1))
        expectGrowth(Grown().transition(Parting()).id(3))
    }

    @Test func theIdentityHoldsForViewsThatWereAlwaysThere() {
        let window = HeadlessWindow(Held(true, Remote<Bool>()) { isThere in ZStack { if isThere.wrappedValue { Grown().transition(Parting()) } } }, size: size)
        #expect(window.frame(Paints.red)?.width == 50)
        let loop = HeadlessWindow(ZStack { ForEach(0..<1) { _ in Grown().transition(.modifier(active: Part(part: 0), identity: Part(part: 1))) } }, size: size)
        #expect(loop.frame(Paints.red)?.width == 50)
        // Without animation.
        let remote = Remote<Bool>()
        let sudden = HeadlessWindow(Held(false, remote) { isThere in ZStack { if isThere.wrappedValue { Grown().transition(Parting()) } } }, size: size)
        remote.value = true
        sudden.settle()
        #expect(sudden.frame(Paints.red)?.width == 50)
    }

    @Test func severalViewsOfOneConditionShareItsPhase() {
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Held(false, remote) { isThere in
            HStack(spacing: 0) {
                if isThere.wrappedValue { Group { Grown(); Grown() }.transition(Parting()) }
            }
        }, size: size)
        window.animate(remote, to: true, .linear(duration: 1))
        window.advance(to: 0.5)
        #expect(window.all(Paints.red).allSatisfy { near($0.frame.width, 30, 0.01) } && window.all(Paints.red).count == 2)
        window.advance(to: 2)
        window.animate(remote, to: false, .linear(duration: 1))
        window.advance(to: 2.5)
        #expect(window.all(Paints.red).allSatisfy { near($0.frame.width, 30, 0.01) } && window.all(Paints.red).count == 2)
        for time in [3.5, 4] { window.advance(to: time) }
        #expect(window.all(Paints.red).isEmpty)
    }

    @Observable fileprivate final class Paper { var side: CGFloat = 30 }
    private struct Styled: ViewModifier {
        let paper: Paper
        func body(content: Content) -> some View {
            content.font(.system(size: 40)).foregroundStyle(Paints.blue).tint(Paints.green).disabled(true).colorScheme(.dark).environment(paper)
        }
    }
    private struct Listing: View {
        let journal: Journal
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.colorScheme) private var scheme
        @Environment(Paper.self) private var paper: Paper?
        var body: some View {
            let _ = journal.note("\(isEnabled) \(scheme) \(paper?.side ?? 0)")
            VStack {
                Rectangle().frame(width: 10, height: 10)
                Rectangle().fill(.tint).frame(width: 10, height: 10)
            }
        }
    }
    @Test func fontsColoursObjectsAndStatesReachTheContent() {
        let journal = Journal()
        let styled = Styled(paper: Paper())
        let window = HeadlessWindow(ZStack { if true { Listing(journal: journal).transition(.modifier(active: styled, identity: styled)) } }, size: size)
        #expect(journal.events == ["false dark 30.0"])
        #expect(window.all(Paints.blue).count == 1 && window.all(Paints.green).count == 1)
    }

    @Test func transactionsReachTheContent() {
        struct Slow: ViewModifier {
            func body(content: Content) -> some View { content.transaction { $0.animation = .linear(duration: 1) } }
        }
        struct Mover: View {
            let x: CGFloat
            var body: some View { Block(Paints.red).offset(x: x).frame(width: 200, alignment: .leading) }
        }
        let remote = Remote<CGFloat>()
        let window = HeadlessWindow(Held(CGFloat(0), remote) { x in
            ZStack { if true { Mover(x: x.wrappedValue).transition(.modifier(active: Slow(), identity: Slow())) } }
        }, size: size)
        remote.value = 100
        window.settle()
        window.advance(to: 0.5)
        #expect(near(window.minX(Paints.red), 50, 0.01))
    }

    @Test func theStateOfTheContentStaysWhileTheTransitionChanges() {
        struct Counting: View {
            @State private var number = Int.random(in: 0..<Int.max)
            let journal: Journal
            var body: some View {
                let _ = journal.note("\(number)")
                Block(Paints.red)
            }
        }
        let remote = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Held(0, remote) { step in
            ZStack {
                if step.wrappedValue >= 0 {
                    Counting(journal: journal).transition(step.wrappedValue == 0 ? AnyTransition(Parting()) : step.wrappedValue == 1 ? .slide : .modifier(active: Part(part: 0), identity: Part(part: 1)))
                }
            }
        }, size: size)
        for step in [1, 2, 0] {
            remote.value = step
            window.settle()
        }
        #expect(Set(journal.events).count == 1)
        remote.value = 1
        window.settle()
        window.animate(remote, to: -1, .linear(duration: 1))
        window.advance(to: 0.5)
        #expect(window.all(Paints.red).count == 1)
        for time in [1.5, 2] { window.advance(to: time) }
        #expect(window.all(Paints.red).isEmpty)
    }
}
