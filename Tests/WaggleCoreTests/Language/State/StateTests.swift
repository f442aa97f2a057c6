import Foundation
import Observation
import OpenCombine
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)

@MainActor
@Suite struct StateTests {
    // MARK: Re-evaluation

    private struct Reader: View {
        let name: String
        let value: Int
        let journal: Journal
        var body: some View {
            let _ = journal.ran(name)
            Block(Paints.red, CGFloat(value))
        }
    }
    private struct Owner: View {
        @State var read = 10
        @State var unread = 0
        let journal: Journal
        let remote: Remote<Int>, unreadRemote: Remote<Int>
        var body: some View {
            let _ = journal.ran("owner")
            remote.connect($read)
            unreadRemote.connect($unread)
            Reader(name: "dependent", value: read, journal: journal)
            Reader(name: "constant", value: 5, journal: journal)
        }
    }

    @Test func onlyBodiesWhoseInputsChangedRunAgain() {
        let journal = Journal(), read = Remote<Int>(), unread = Remote<Int>()
        let window = HeadlessWindow(Owner(journal: journal, remote: read, unreadRemote: unread), size: size)
        #expect(journal.counts == ["owner": 1, "dependent": 1, "constant": 1])
        window.advance(by: 1)
        #expect(window.graph.counters.bodies == 0)

        read.value = 30
        read.value = 40
        window.advance(by: 1)
        #expect(journal.counts == ["owner": 2, "dependent": 2, "constant": 1])
        // The owner, the reader and its block.
        #expect(window.graph.counters.bodies == 3)

        read.value = 40
        window.advance(by: 1)
        #expect(window.graph.counters.bodies == 0)

        unread.value = 7
        window.advance(by: 1)
        #expect(window.graph.counters.bodies == 0)
        #expect(unread.value == 7)
    }

    @Test func aSettledWindowNeedsNoUpdate() throws {
        let read = Remote<Int>()
        let window = HeadlessWindow(Owner(journal: Journal(), remote: read, unreadRemote: Remote()), size: size)
        _ = try window.draw()
        #expect(!window.graph.needsUpdate)
        read.value = 12
        #expect(window.graph.needsUpdate)
        window.settle()
        _ = try window.draw()
        #expect(!window.graph.needsUpdate)
    }

    @Test func aBindingPassedOnRunsOnlyThoseWhoReadIt() {
        struct Child: View {
            @Binding var value: Int
            let journal: Journal
            var body: some View {
                let _ = journal.ran("child")
                Block(Paints.red, CGFloat(value))
            }
        }
        struct Parent: View {
            @State var value = 10
            let journal: Journal, remote: Remote<Int>
            var body: some View {
                let _ = journal.ran("parent")
                remote.connect($value)
                Child(value: $value, journal: journal)
            }
        }
        let journal = Journal(), remote = Remote<Int>()
        let window = HeadlessWindow(Parent(journal: journal, remote: remote), size: size)
        remote.value = 50
        window.settle()
        #expect(journal.counts == ["parent": 1, "child": 2])
        #expect(window.frame(Paints.red)?.width == 50)
    }

    @Test func anEquatableViewRunsWhenItsOwnComparisonSaysSo() {
        struct Even: View, Equatable {
            let number: Int
            let journal: Journal
            nonisolated static func == (a: Even, b: Even) -> Bool { a.number / 2 == b.number / 2 }
            var body: some View {
                let _ = journal.ran("even")
                Block(Paints.red, CGFloat(number))
            }
        }
        struct Parent: View {
            @State var number = 2
            let journal: Journal, remote: Remote<Int>
            var body: some View {
                remote.connect($number)
                Even(number: number, journal: journal).equatable()
            }
        }
        let journal = Journal(), remote = Remote<Int>()
        let window = HeadlessWindow(Parent(journal: journal, remote: remote), size: size)
        remote.value = 3
        window.settle()
        #expect(journal["even"] == 1)
        remote.value = 4
        window.settle()
        #expect(journal["even"] == 2)
    }

    @Test func theInitialValueCountsOnce() {
        struct Child: View {
            @State var value: Int
            init(start: Int) { _value = State(initialValue: start) }
            var body: some View { Block(Paints.red, CGFloat(value)) }
        }
        struct Parent: View {
            @State var start = 10
            let remote: Remote<Int>
            var body: some View {
                remote.connect($start)
                Child(start: start)
            }
        }
        let remote = Remote<Int>()
        let window = HeadlessWindow(Parent(remote: remote), size: size)
        remote.value = 50
        window.settle()
        #expect(window.frame(Paints.red)?.width == 10)
    }

    // MARK: Bindings

    @Test func bindingsLeadToPartsAndElements() {
        struct Item: Identifiable { let id: Int; var side: CGFloat }
        struct Model { var name = "a"; var items = [Item(id: 1, side: 10), Item(id: 2, side: 20)] }
        struct Parent: View {
            @State var model = Model()
            let remote: Remote<Model>
            var body: some View {
                remote.connect($model)
                ForEach($model.items) { $item in
                    Block(item.id == 1 ? Paints.red : Paints.green, item.side).onAppear { item.side += 1 }
                }
            }
        }
        let remote = Remote<Model>()
        let window = HeadlessWindow(Parent(remote: remote), size: size)
        #expect(window.frame(Paints.red)?.width == 11)
        #expect(window.frame(Paints.green)?.width == 21)
        let model = remote.binding!
        let second = model.items[1]
        second.side.wrappedValue = 40
        model.name.wrappedValue = "b"
        window.settle()
        #expect(window.frame(Paints.green)?.width == 40)
        #expect(remote.value?.name == "b")
        model.wrappedValue.items.removeLast()
        window.settle()
        #expect(second.side.wrappedValue == 40, "a binding to an element that is gone reads the last value seen")
        second.side.wrappedValue = 3
        #expect(model.wrappedValue.items.count == 1)
    }

    @Test func constantAndClosureAndOptionalBindings() {
        let constant = Binding.constant(3)
        constant.wrappedValue = 4
        #expect(constant.wrappedValue == 3)
        final class Store: @unchecked Sendable { var value = 1; var optional: Int? = 5 }
        let store = Store()
        let closure = Binding(get: { store.value }, set: { store.value = $0 * 2 })
        closure.wrappedValue = 4
        #expect(closure.wrappedValue == 8)
        let optional = Binding(get: { store.optional }, set: { store.optional = $0 })
        let unwrapped = Binding(optional)
        unwrapped?.wrappedValue = 6
        #expect(store.optional == 6)
        store.optional = nil
        #expect(Binding(optional) == nil)
        #expect(unwrapped?.wrappedValue == 6)
    }

    // MARK: Objects

    final class Model: ObservableObject {
        @OpenCombine.Published var side: CGFloat = 10
        @OpenCombine.Published var other = 0
        nonisolated(unsafe) static var made = 0
        init() { Model.made += 1 }
    }

    @Test func aStateObjectIsMadeOnceAndFollowed() {
        struct Child: View {
            @StateObject var model = Model()
            let width: CGFloat
            let remote: Remote<Model>, journal: Journal
            var body: some View {
                let _ = journal.ran("child")
                let _ = remote.binding = .constant(model)
                Block(Paints.red, model.side)
                Block(Paints.green, width)
            }
        }
        struct Parent: View {
            @State var width: CGFloat = 5
            let widthRemote: Remote<CGFloat>, remote: Remote<Model>, journal: Journal
            var body: some View {
                widthRemote.connect($width)
                Child(width: width, remote: remote, journal: journal)
            }
        }
        Model.made = 0
        let width = Remote<CGFloat>(), remote = Remote<Model>(), journal = Journal()
        let window = HeadlessWindow(Parent(widthRemote: width, remote: remote, journal: journal), size: size)
        width.value = 6
        window.settle()
        #expect(Model.made == 1)
        remote.value?.side = 33
        window.settle()
        #expect(window.frame(Paints.red)?.width == 33)
        #expect(journal["child"] == 3)
    }

    @Test func observedAndEnvironmentObjectsRunTheirReaders() {
        struct Field: View {
            @ObservedObject var model: Model
            var body: some View { Inner(side: $model.side) }
        }
        struct Inner: View {
            @Binding var side: CGFloat
            var body: some View { Block(Paints.red, side) }
        }
        struct Distant: View {
            @EnvironmentObject var model: Model
            var body: some View { Block(Paints.green, model.side * 2) }
        }
        let model = Model()
        let window = HeadlessWindow(HStack { Field(model: model); Distant() }.environmentObject(model), size: size)
        model.side = 15
        window.settle()
        #expect(window.frame(Paints.red)?.width == 15)
        #expect(window.frame(Paints.green)?.width == 30)
    }

    @Test func anObjectMayChangeOnAnotherThread() async {
        struct Field: View {
            @ObservedObject var model: Model
            var body: some View { Block(Paints.red, model.side) }
        }
        let model = Model()
        let window = HeadlessWindow(Field(model: model), size: size)
        let shared = SharedModel(model: model)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            Thread.detachNewThread {
                shared.model.side = 15
                done.resume()
            }
        }
        window.settle()
        #expect(window.frame(Paints.red)?.width == 15)
    }
    private struct SharedModel: @unchecked Sendable { let model: Model }

    @Test func aPublisherMaySendOnAnotherThread() async {
        struct Field: View {
            let subject: PassthroughSubject<CGFloat, Never>, done: CheckedContinuation<Void, Never>
            @State var side: CGFloat = 10
            var body: some View {
                Block(Paints.red, side).onReceive(subject) {
                    side = $0
                    done.resume()
                }
            }
        }
        struct Shared: @unchecked Sendable { let subject = PassthroughSubject<CGFloat, Never>() }
        let shared = Shared()
        var window: HeadlessWindow?
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            window = HeadlessWindow(Field(subject: shared.subject, done: done), size: size)
            Thread.detachNewThread { shared.subject.send(15) }
        }
        window?.settle()
        #expect(window?.frame(Paints.red)?.width == 15)
    }

    @Observable final class Watched {
        var side: CGFloat = 10
        var unread = 0
        var children: [Watched] = []
    }

    @Test func observablePropertiesRunOnlyBodiesThatReadThem() {
        struct Child: View {
            let model: Watched
            let journal: Journal
            var body: some View {
                let _ = journal.ran("child")
                Block(Paints.red, model.side)
            }
        }
        struct Parent: View {
            let model: Watched
            let journal: Journal
            var body: some View {
                let _ = journal.ran("parent")
                Child(model: model, journal: journal)
            }
        }
        let model = Watched(), journal = Journal()
        let window = HeadlessWindow(Parent(model: model, journal: journal), size: size)
        model.side = 25
        window.settle()
        #expect(window.frame(Paints.red)?.width == 25)
        model.unread = 1
        window.settle()
        #expect(journal.counts == ["parent": 1, "child": 2])
    }

    @Test func observablePropertiesReadInRowsOfForEachAreFollowed() {
        struct Parent: View {
            let model: Watched
            var body: some View {
                HStack { ForEach(model.children.indices, id: \.self) { Block(Paints.red, model.children[$0].side) } }
            }
        }
        let model = Watched()
        model.children = [Watched(), Watched()]
        let window = HeadlessWindow(Parent(model: model), size: size)
        model.children[1].side = 30
        window.settle()
        #expect(window.all(Paints.red).map(\.frame.width) == [10, 30])
        model.children[0].side = 20
        window.settle()
        #expect(window.all(Paints.red).map(\.frame.width) == [20, 30])
    }

    @Test func observablePropertiesReadInModifiersAreFollowed() {
        struct Sized: ViewModifier {
            let model: Watched
            func body(content: Content) -> some View { content.frame(width: model.side, height: model.side) }
        }
        let model = Watched()
        let window = HeadlessWindow(Rectangle().fill(Paints.red).modifier(Sized(model: model)), size: size)
        model.side = 44
        window.settle()
        #expect(window.frame(Paints.red)?.width == 44)
    }

    @Test func bindableGivesBindingsToObservables() {
        struct Editor: View {
            @Bindable var model: Watched
            var body: some View { Inner(side: $model.side) }
        }
        struct Inner: View {
            @Binding var side: CGFloat
            var body: some View { Block(Paints.red, side).onAppear { side = 60 } }
        }
        let model = Watched()
        let window = HeadlessWindow(Editor(model: model), size: size)
        #expect(model.side == 60)
        #expect(window.frame(Paints.red)?.width == 60)
    }

    // MARK: Custom dynamic properties

    @propertyWrapper struct Doubled: DynamicProperty {
        @State private var stored = 5
        private var seen = 0
        private let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        var wrappedValue: Int {
            get { seen }
            nonmutating set { stored = newValue }
        }
        mutating func update() {
            seen = stored * 2
            MainActor.assumeIsolated { journal.ran("update") }
        }
    }

    @Test func aDynamicPropertyOfOnesOwnKeepsNestedStateAndIsUpdatedBeforeBody() {
        struct Parent: View {
            @Doubled var number: Int
            let remote: Remote<Int>
            init(_ journal: Journal, _ remote: Remote<Int>) {
                _number = Doubled(journal)
                self.remote = remote
            }
            var body: some View {
                let copy = _number
                remote.connect(Binding(get: { MainActor.assumeIsolated { copy.wrappedValue } }, set: { copy.wrappedValue = $0 }))
                Block(Paints.red, CGFloat(number))
            }
        }
        let journal = Journal(), remote = Remote<Int>()
        let window = HeadlessWindow(Parent(journal, remote), size: size)
        #expect(window.frame(Paints.red)?.width == 10)
        remote.value = 21
        window.settle()
        #expect(window.frame(Paints.red)?.width == 42)
        #expect(journal["update"] == 2)
    }

    @Test func aNamespaceIsTheSameForLifeAndAnotherForEachView() {
        struct Child: View {
            @Namespace var space
            @State var tick = 0
            let seen: Remote<[Namespace.ID]>, remote: Remote<Int>
            var body: some View {
                let _ = seen.value = (seen.value ?? []) + [space]
                remote.connect($tick)
                Block(Paints.red, CGFloat(tick))
            }
        }
        final class Box: @unchecked Sendable { var ids: [Namespace.ID] = [] }
        let box = Box(), seen = Remote<[Namespace.ID]>(), remote = Remote<Int>()
        seen.binding = Binding(get: { box.ids }, set: { box.ids = $0 })
        let window = HeadlessWindow(HStack { Child(seen: seen, remote: Remote()); Child(seen: seen, remote: remote) }, size: size)
        remote.value = 3
        window.settle()
        #expect(box.ids.count == 3)
        #expect(box.ids[0] != box.ids[1])
        #expect(box.ids[1] == box.ids[2])
    }

    // MARK: Threads

    @Test func writesFromThreadsAndTasksLandInTheNextFrame() async {
        struct Parent: View {
            @State var side = 10
            let remote: Remote<Int>
            var body: some View {
                remote.connect($side)
                Block(Paints.red, CGFloat(side))
            }
        }
        let remote = Remote<Int>()
        let window = HeadlessWindow(Parent(remote: remote), size: size)
        let binding = remote.binding!
        await Task.detached { for side in 11...40 { binding.wrappedValue = side } }.value
        window.settle()
        #expect(window.frame(Paints.red)?.width == 40)
        await Task.detached { withAnimation(.linear(duration: 1)) { binding.wrappedValue = 60 } }.value
        window.settle()
        window.advance(by: 0.5)
        #expect(near(window.frame(Paints.red)?.width, 50))
        let all = (0..<4).map { index in Task.detached { for step in 0..<200 { binding.wrappedValue = index * 1000 + step } } }
        for step in 0..<50 { window.advance(by: Double(step) * 0.001) }
        for task in all { await task.value }
        binding.wrappedValue = 70
        window.advance(by: 5)
        #expect(window.frame(Paints.red)?.width == 70)
    }
}

private final class Shift: ObservableObject {
    @Published var amount: CGFloat = 0
}

@MainActor @Suite struct ObjectCaptureTests {
    /// A closure that captures only a view with only the object is equal to its predecessor.
    @Test func aRowsClosureThatReadsAnObservedObjectRunsAgain() {
        struct Rows: View {
            @ObservedObject var shift: Shift
            var body: some View { ZStack { ForEach(0..<2, id: \.self) { _ in Color.red.frame(width: 10 + shift.amount, height: 1) } } }
        }
        let shift = Shift()
        let window = HeadlessWindow(Rows(shift: shift), size: CGSize(width: 100, height: 100))
        shift.amount = 5
        window.settle()
        #expect(window.shown.map(\.frame.width) == [15, 15])
    }

    @Test func aRowsClosureThatReadsAnEnvironmentObjectRunsAgain() {
        struct Rows: View {
            @EnvironmentObject var shift: Shift
            var body: some View { ZStack { ForEach(0..<2, id: \.self) { _ in Color.red.frame(width: 10 + shift.amount, height: 1) } } }
        }
        let shift = Shift()
        let window = HeadlessWindow(Rows().environmentObject(shift), size: CGSize(width: 100, height: 100))
        shift.amount = 5
        window.settle()
        #expect(window.shown.map(\.frame.width) == [15, 15])
    }
}
