import Foundation
import Observation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)

private struct SideKey: EnvironmentKey { static let defaultValue: CGFloat = 10 }
private struct OtherKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    fileprivate var side: CGFloat {
        get { self[SideKey.self] }
        set { self[SideKey.self] = newValue }
    }
    fileprivate var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}

@MainActor
@Suite struct EnvironmentTests {
    private struct Reader: View {
        @Environment(\.side) var side
        let journal: Journal
        var body: some View {
            let _ = journal.ran("reader")
            Block(Paints.red, side)
        }
    }

    @Test func aKeyHasItsDefaultAndTheNearestWriterWins() {
        let journal = Journal()
        let window = HeadlessWindow(HStack(spacing: 0) {
            Reader(journal: journal)
            HStack(spacing: 0) {
                Reader(journal: journal).environment(\.side, 30)
                Reader(journal: journal)
                Reader(journal: journal).transformEnvironment(\.side) { $0 *= 2 }
            }.environment(\.side, 20)
        }, size: size)
        #expect(window.all(Paints.red).map(\.frame.width) == [10, 30, 20, 40])
    }

    @Test func onlyReadersOfAChangedKeyAreEvaluated() {
        struct Parent: View {
            @State var side: CGFloat = 20
            @State var other = 0
            let remote: Remote<CGFloat>, otherRemote: Remote<Int>, journal: Journal
            var body: some View {
                remote.connect($side)
                otherRemote.connect($other)
                Middle(journal: journal).environment(\.side, side).environment(\.other, other)
            }
        }
        struct Middle: View {
            let journal: Journal
            var body: some View {
                let _ = journal.ran("middle")
                Reader(journal: journal)
            }
        }
        let remote = Remote<CGFloat>(), other = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, otherRemote: other, journal: journal), size: size)
        other.value = 1
        window.settle()
        #expect(journal.counts == ["middle": 1, "reader": 1])
        remote.value = 40
        window.settle()
        #expect(journal.counts == ["middle": 1, "reader": 2])
        #expect(window.frame(Paints.red)?.width == 40)
    }

    @Test func theWholeEnvironmentCanBeRead() {
        struct Whole: View {
            @Environment(\.self) var environment
            var body: some View { Block(Paints.red, environment.side) }
        }
        struct Parent: View {
            @State var side: CGFloat = 20
            let remote: Remote<CGFloat>
            var body: some View {
                remote.connect($side)
                Whole().environment(\.side, side)
            }
        }
        let remote = Remote<CGFloat>()
        let window = HeadlessWindow(Parent(remote: remote), size: size)
        #expect(window.frame(Paints.red)?.width == 20)
        remote.value = 40
        window.settle()
        #expect(window.frame(Paints.red)?.width == 40)
    }

    @Observable final class Model { var side: CGFloat = 10 }

    @Test func observableObjectsTravelByType() {
        struct Child: View {
            @Environment(Model.self) var model
            @Environment(Model.self) var optional: Model?
            var body: some View {
                @Bindable var model = model
                Block(Paints.red, model.side).onAppear { $model.side.wrappedValue += optional == nil ? 0 : 1 }
            }
        }
        let model = Model()
        let window = HeadlessWindow(Child().environment(model), size: size)
        #expect(window.frame(Paints.red)?.width == 11)
        model.side = 50
        window.settle()
        #expect(window.frame(Paints.red)?.width == 50)
    }

    @Test func modifiersReadTheEnvironmentAroundThem() {
        struct Sized: ViewModifier {
            @Environment(\.side) var side
            func body(content: Content) -> some View { content.frame(width: side, height: side) }
        }
        struct Parent: View {
            @State var side: CGFloat = 20
            let remote: Remote<CGFloat>
            var body: some View {
                remote.connect($side)
                Rectangle().fill(Paints.red).modifier(Sized()).environment(\.side, side)
            }
        }
        let remote = Remote<CGFloat>()
        let window = HeadlessWindow(Parent(remote: remote), size: size)
        #expect(window.frame(Paints.red)?.width == 20)
        remote.value = 30
        window.settle()
        #expect(window.frame(Paints.red)?.width == 30)
    }

    @Test func theHostsEnvironmentReachesAll() {
        struct Scheme: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { Block(scheme == .dark ? Paints.green : Paints.red) }
        }
        let window = HeadlessWindow(VStack { Scheme() }, size: size)
        #expect(window.one(Paints.red) != nil)
        window.setColorScheme(.dark)
        window.settle()
        #expect(window.one(Paints.green) != nil)
    }

    /// An environment propagates its reads only when the enclosing one changes, which may never happen.
    @Test func whatIsDerivedInEveryFrameReadsEachKeyOnce() {
        struct Parent: View {
            @State var factor: CGFloat = 1
            let remote: Remote<CGFloat>, journal: Journal
            var body: some View {
                let factor = factor
                let _ = remote.connect($factor)
                Reader(journal: journal).transformEnvironment(\.side) { $0 *= factor }
            }
        }
        let remote = Remote<CGFloat>(), journal = Journal(), window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        for count in 1...50 {
            remote.value = CGFloat(count)
            window.settle()
        }
        #expect(window.frame(Paints.red)?.width == 500)
        var most = 0
        func look(_ node: ViewNode) {
            most = max(most, node.environment.index.pending.count)
            node.forEachChild(look)
        }
        look(window.graph.root)
        #expect((1...10).contains(most), "\(most)")
    }
}
