import Foundation
import OpenCombine
import Testing
import TestSupport
import WaggleCairo
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)

@MainActor
@Suite struct LifecycleTests {
    @Test func aValueThatChangesBeforeItsViewAppearsIsToldOnce() {
        struct Watcher: View {
            @Environment(\.scenePhase) var phase
            let journal: Journal
            var body: some View {
                Color.clear
                    .onChange(of: phase, initial: true) { journal.note("initial \($0) to \($1)") }
                    .onChange(of: phase) { journal.note("\($0) to \($1)") }
            }
        }
        let journal = Journal()
        var environment = EnvironmentValues()
        environment.scenePhase = .background
        let graph = ViewGraph(Watcher(journal: journal), size: size, environment: environment, textEngine: PangoTextEngine(), startDate: VirtualClock.start)
        environment.scenePhase = .active
        graph.setEnvironment(environment)
        graph.update(at: 0)
        #expect(Set(journal.events) == ["initial active to active", "background to active"])
        #expect(journal.events.count == 2)
    }

    @Test func appearsOnceBeforeTheFirstFrameAndDisappearsOnce() {
        struct Parent: View {
            @State var on = true
            @State var side = 10
            let remote: Remote<Bool>, sideRemote: Remote<Int>, journal: Journal
            var body: some View {
                remote.connect($on)
                sideRemote.connect($side)
                if on {
                    Block(Paints.red, CGFloat(side))
                        .onAppear { journal.note("appear \(side)") }
                        .onDisappear { journal.note("disappear \(side)") }
                }
            }
        }
        let remote = Remote<Bool>(), side = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, sideRemote: side, journal: journal), size: size)
        #expect(journal.events == ["appear 10"])
        side.value = 20
        window.settle()
        #expect(journal.events == ["appear 10"])
        remote.value = false
        window.settle()
        #expect(journal.events == ["appear 10", "disappear 20"])
        remote.value = true
        window.settle()
        #expect(journal.events.last == "appear 20")
    }

    @Test func stateSetOnAppearShowsInTheFirstFrame() {
        struct Parent: View {
            @State var side = 10
            var body: some View { Block(Paints.red, CGFloat(side)).onAppear { side = 30 } }
        }
        #expect(HeadlessWindow(Parent(), size: size).frame(Paints.red)?.width == 30)
    }

    @Test func disappearsAfterItsTransition() {
        struct Parent: View {
            @State var on = true
            let remote: Remote<Bool>, journal: Journal
            var body: some View {
                remote.connect($on)
                if on { Block(Paints.red).onDisappear { journal.note("gone") } }
            }
        }
        let remote = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        withAnimation(.linear(duration: 1)) { remote.value = false }
        window.settle()
        window.advance(to: 0.9)
        #expect(journal.events == [])
        window.advance(to: 1.1)
        #expect(journal.events == ["gone"])
        #expect(window.one(Paints.red) == nil)
    }

    @Test func closingAWindowEndsWhatItShows() {
        let journal = Journal()
        let window = HeadlessWindow(Block(Paints.red).onDisappear { journal.note("gone") }, size: size)
        window.graph.close()
        #expect(journal.events == ["gone"])
    }

    @Test func aWindowThatNobodyClosesClosesItself() {
        struct Counted: View {
            @State var count = 0
            let remote: Remote<Int>, journal: Journal
            var body: some View {
                remote.connect($count)
                // A permanent transaction change, a running animation and a timed wait end with the window.
                Text("\(count)").onDisappear { journal.note("gone at \(count)") }.offset(x: CGFloat(count)).transaction { _ in }
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in Text("\(context.date)") }
            }
        }
        let remote = Remote<Int>(), journal = Journal()
        weak var root: ViewNode?, graph: ViewGraph?
        do {
            let window = HeadlessWindow(Counted(remote: remote, journal: journal), size: size)
            withAnimation(.linear(duration: 1)) { remote.value = 1 }
            window.advance(by: 0.1)
            (root, graph) = (window.graph.root, window.graph)
        }
        #expect(journal.events == ["gone at 1"])
        #expect(root == nil && graph == nil)
        // The binding outlives the window, and its writes have no effect.
        remote.value = 2
        #expect(journal.events == ["gone at 1"])
    }

    // MARK: Visibility

    private struct Candidates: View {
        @State var width: CGFloat = 100
        let remote: Remote<CGFloat>, journal: Journal
        var body: some View {
            remote.connect($width)
            ViewThatFits {
                Block(Paints.red, 80)
                    .onAppear { journal.note("wide appears") }.onDisappear { journal.note("wide disappears") }
                    .task { journal.note("wide task") }
                    .preference(key: Names.self, value: ["wide"])
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
                    Block(Paints.green, 20).onChange(of: context.date) { journal.note("tick") }
                }
                .onAppear { journal.note("narrow appears") }.onDisappear { journal.note("narrow disappears") }
                .task { journal.note("narrow task") }
                .preference(key: Names.self, value: ["narrow"])
            }
            .onPreferenceChange(Names.self) { journal.note("names \($0)") }
            .frame(width: width, height: 90)
        }
    }
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    @Test func onlyTheViewThatFitsAppearsAndIsHeard() async {
        let remote = Remote<CGFloat>(), journal = Journal()
        let window = HeadlessWindow(Candidates(remote: remote, journal: journal), size: size)
        window.advance(by: 3.5)
        await eventually { journal.events.contains("wide task") }
        for _ in 0..<20 { await Task.yield() }
        #expect(Set(journal.events) == ["wide appears", "wide task", "names [\"wide\"]"])
        journal.reset()
        remote.value = 50
        window.settle()
        #expect(journal.events.filter { $0 != "tick" } == ["narrow appears", "wide disappears", "names [\"narrow\"]"]
            || journal.events.filter { $0 != "tick" } == ["names [\"narrow\"]", "narrow appears", "wide disappears"])
        await eventually { journal.events.contains("narrow task") }
        for _ in 0..<20 { await Task.yield() }
        #expect(journal.events.count { $0.hasSuffix("task") } == 1)
        journal.reset()
        window.advance(by: 1)
        window.advance(by: 1)
        #expect(journal.events == ["tick", "tick"])
        journal.reset()
        remote.value = 100
        window.settle()
        await eventually { journal.events.contains("wide task") }
        for _ in 0..<20 { await Task.yield() }
        #expect(Set(journal.events) == ["wide appears", "wide task", "narrow disappears", "names [\"wide\"]"])
        #expect(window.graph.nextWake == nil, "what is not shown waits for nothing")
    }

    @Test func animationsOfWhatIsNotShownRestAndGoOnWithTheTime() {
        struct Parent: View {
            @State var width: CGFloat = 100
            @State var moves = false
            let remote: Remote<CGFloat>, start: Remote<Bool>, journal: Journal
            var body: some View {
                remote.connect($width)
                start.connect($moves)
                ViewThatFits {
                    Block(Paints.red).frame(width: 80).offset(x: moves ? 40 : 0)
                    Block(Paints.green)
                }
                .frame(width: width, alignment: .leading)
            }
        }
        let remote = Remote<CGFloat>(), start = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, start: start, journal: journal), size: size)
        withAnimation(.linear(duration: 4)) { start.value = true }
        window.settle()
        window.advance(by: 1)
        let before = window.minX(Paints.red) ?? 0
        remote.value = 50
        window.settle()
        #expect(!window.graph.isAnimating)
        window.advance(by: 1)
        remote.value = 100
        window.settle()
        #expect(near(window.minX(Paints.red), before + 10, 0.01))
        #expect(window.graph.isAnimating)
        withAnimation(.linear(duration: 2)) { start.value = false } completion: { journal.note("done") }
        window.settle()
        remote.value = 50
        window.settle()
        window.advance(by: 3)
        window.advance(by: 0.1)
        #expect(journal.events == ["done"], "a completion is owed, whether or not its animation is shown")
        #expect(!window.graph.isAnimating)
    }

    @Test func withoutAViewNothingAppears() async {
        let journal = Journal(), sender = PassthroughSubject<Int, Never>()
        struct Nothing: View {
            @State var on = false
            let remote: Remote<Bool>, journal: Journal, sender: PassthroughSubject<Int, Never>
            var body: some View {
                remote.connect($on)
                EmptyView().onAppear { journal.note("empty appears") }.task { journal.note("empty task") }.onReceive(sender) { journal.note("empty receives \($0)") }
                Group { if on { Block(Paints.red) } }
                    .onAppear { journal.note("group appears") }.onDisappear { journal.note("group disappears") }.onReceive(sender) { journal.note("group receives \($0)") }
                Block(Paints.blue).task { journal.note("block task") }
            }
        }
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Nothing(remote: remote, journal: journal, sender: sender), size: size)
        sender.send(1)
        window.settle()
        #expect(journal.events == [])
        // A task of the empty view would have begun before the block's or soon after it.
        await eventually { journal.events.contains("block task") }
        for _ in 0..<20 { await Task.yield() }
        #expect(journal.take() == ["block task"])
        remote.value = true
        window.settle()
        sender.send(2)
        #expect(journal.events == ["group appears", "group receives 2"])
        remote.value = false
        window.settle()
        sender.send(3)
        #expect(journal.events == ["group appears", "group receives 2", "group disappears"])
    }

    @Test func whatComesAppearsBeforeWhatGoesDisappears() async {
        struct Parent: View {
            @State var id = 1
            let remote: Remote<Int>, journal: Journal
            var body: some View {
                remote.connect($id)
                let id = id
                Block(Paints.red)
                    .onAppear { journal.note("\(id) appears") }.onDisappear { journal.note("\(id) disappears") }
                    .id(id)
            }
        }
        let remote = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        journal.reset()
        remote.value = 2
        window.settle()
        #expect(journal.events == ["2 appears", "1 disappears"])
    }

    @Test func theTaskOfWhatGoesIsCancelledAfterWhatComesHasAppeared() async {
        struct Parent: View {
            @State var id = 1
            let remote: Remote<Int>, journal: Journal
            var body: some View {
                remote.connect($id)
                let id = id
                Block(Paints.red)
                    .onAppear { journal.note("\(id) appears") }.onDisappear { journal.note("\(id) disappears") }
                    .task {
                        journal.note("\(id) begins")
                        await withTaskCancellationHandler {
                            while !Task.isCancelled { await Task.yield() }
                        } onCancel: {
                            // A view's task is cancelled on the main actor.
                            MainActor.assumeIsolated { journal.note("\(id) is cancelled") }
                        }
                    }
                    .id(id)
            }
        }
        let remote = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        await eventually { journal.events.contains("1 begins") }
        journal.reset()
        remote.value = 2
        window.settle()
        #expect(journal.events.first == "2 appears")
        #expect(Set(journal.events.dropFirst()) == ["1 disappears", "1 is cancelled"] && journal.events.count == 3)
        await eventually { journal.events.contains("2 begins") }
        #expect(journal.events.count == 4)
    }

    // MARK: Changes

    private struct Watcher: View {
        @State var value = 1
        let remote: Remote<Int>, journal: Journal
        var body: some View {
            remote.connect($value)
            Block(Paints.red)
                .onChange(of: value) { old, new in journal.note("\(old)>\(new)") }
                .onChange(of: value) { journal.note("now \(value)") }
                .onChange(of: value, initial: true) { old, new in journal.note("initial \(old)>\(new)") }
        }
    }

    @Test func changeActionsSeeOldAndNewValueAndTheNewView() {
        let remote = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Watcher(remote: remote, journal: journal), size: size)
        #expect(journal.events == ["initial 1>1"])
        journal.reset()
        remote.value = 2
        remote.value = 3
        window.settle()
        #expect(Set(journal.events) == ["1>3", "now 3", "initial 1>3"])
        journal.reset()
        remote.value = 4
        remote.value = 3
        window.settle()
        #expect(journal.events == [])
    }

    @available(*, deprecated)
    private struct OldWatcher: View {
        @State var value = 1
        let remote: Remote<Int>, journal: Journal
        var body: some View {
            remote.connect($value)
            let captured = value
            Block(Paints.red).onChange(of: value, perform: { new in journal.note("captured \(captured), new \(new)") })
        }
    }
    @available(*, deprecated)
    @Test func theOldFormRunsTheActionThatWasGivenWithTheOldValue() {
        let remote = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(OldWatcher(remote: remote, journal: journal), size: size)
        remote.value = 2
        window.settle()
        #expect(journal.events == ["captured 1, new 2"])
    }

    @Test func changesThatFollowFromOneAnotherSettleInOneFrame() {
        struct Chain: View {
            @State var a = 0
            @State var b = 0
            let remote: Remote<Int>
            var body: some View {
                remote.connect($a)
                Block(Paints.red, CGFloat(10 + b)).onChange(of: a) { b = a * 10 }
            }
        }
        let remote = Remote<Int>()
        let window = HeadlessWindow(Chain(remote: remote), size: size)
        remote.value = 2
        window.settle()
        #expect(window.frame(Paints.red)?.width == 30)
    }

    @Test func aChangeThatNeverComesToRestIsBoundedWithinAFrame() {
        struct Endless: View {
            @State var count = 0
            let journal: Journal, remote: Remote<Int>
            var body: some View {
                remote.connect($count)
                Block(Paints.red).onChange(of: count) {
                    journal.ran("change")
                    count += 1
                }
            }
        }
        let remote = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Endless(journal: journal, remote: remote), size: size)
        remote.value = 1
        window.settle()
        #expect(journal["change"] >= 1)
        #expect(journal["change"] < 100)
        #expect(window.graph.needsUpdate)
    }

    // MARK: Tasks and publishers

    private struct Working: View {
        @State var id = 0
        @State var on = true
        let remote: Remote<Int>, onRemote: Remote<Bool>, journal: Journal
        var body: some View {
            remote.connect($id)
            onRemote.connect($on)
            if on {
                Block(Paints.red).task(id: id) {
                    let id = id
                    journal.note("start \(id)")
                    await withTaskCancellationHandler {
                        while !Task.isCancelled { await Task.yield() }
                    } onCancel: {}
                    journal.note("cancelled \(id)")
                }
            }
        }
    }

    @Test func aTaskRunsWhileTheViewIsThereAndAgainForAnotherId() async {
        let remote = Remote<Int>(), on = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Working(remote: remote, onRemote: on, journal: journal), size: size)
        await eventually { journal.events.count == 1 }
        #expect(journal.events == ["start 0"])
        remote.value = 1
        window.settle()
        await eventually { journal.events.count == 3 }
        #expect(Set(journal.events) == ["start 0", "cancelled 0", "start 1"])
        on.value = false
        window.settle()
        await eventually { journal.events.count == 4 }
        #expect(journal.events.last == "cancelled 1")
    }

    @Test func receivesWhileTheViewIsThere() {
        struct Listener: View {
            @State var on = true
            @State var side = 10
            let subject: PassthroughSubject<Int, Never>
            let onRemote: Remote<Bool>, journal: Journal
            var body: some View {
                onRemote.connect($on)
                if on {
                    Block(Paints.red, CGFloat(side)).onReceive(subject) {
                        journal.note("\($0) at \(side)")
                        side = $0
                    }
                }
            }
        }
        let subject = PassthroughSubject<Int, Never>(), on = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Listener(subject: subject, onRemote: on, journal: journal), size: size)
        subject.send(20)
        window.settle()
        #expect(window.frame(Paints.red)?.width == 20)
        subject.send(30)
        #expect(journal.events == ["20 at 10", "30 at 20"])
        on.value = false
        window.settle()
        subject.send(40)
        #expect(journal.events.count == 2)
    }
}
