import Foundation
import Testing
import TestSupport
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)

/// Lifecycle modifiers around several views: they appear with the first and disappear with the last of them, since iOS 15.
@MainActor @Suite struct ListLifecycleTests {
    let journal = Journal()

    private func watched(_ content: some View) -> some View {
        content.onAppear { journal.note("appears") }.onDisappear { journal.note("disappears") }
    }

    @Test func aLoopAppearsOnceWithItsFirstElementAndDisappearsWithItsLast() {
        let remote = Remote<[Int]>()
        let window = HeadlessWindow(Held([], remote) { ids in
            VStack { watched(ForEach(ids.wrappedValue, id: \.self) { _ in Block(Paints.red, 2) }) }
        }, size: size)
        #expect(journal.events == [])
        for ids in [[1, 2, 3], [2, 3, 4], [5], [], [6, 7]] {
            remote.value = ids
            window.settle()
        }
        #expect(journal.take() == ["appears", "disappears", "appears"])
        window.graph.close()
        #expect(journal.take() == ["disappears"])
    }
    @Test func aGroupAppearsOnce() {
        let remote = Remote<Int>()
        let window = HeadlessWindow(Held(3, remote) { count in
            VStack {
                watched(Group {
                    if count.wrappedValue > 0 { Block(Paints.red, 2) }
                    if count.wrappedValue > 1 { Block(Paints.green, 2) }
                    if count.wrappedValue > 2 { Block(Paints.blue, 2) }
                })
            }
        }, size: size)
        #expect(journal.take() == ["appears"])
        for count in [1, 3] {
            remote.value = count
            window.settle()
        }
        #expect(journal.take() == [])
        remote.value = 0
        window.settle()
        #expect(journal.take() == ["disappears"])
    }
    @Test func theLastOneDisappearsAfterItsTransition() {
        let remote = Remote<Int>()
        let window = HeadlessWindow(Held(2, remote) { count in
            VStack { watched(ForEach(0..<count.wrappedValue, id: \.self) { _ in Block(Paints.red, 2) }) }
        }, size: size)
        journal.events = []
        window.animate(remote, to: 0, .linear(duration: 1))
        window.advance(to: 0.5)
        #expect(journal.take() == [])
        window.advance(to: 1.5)
        window.advance(to: 1.6)
        #expect(journal.take() == ["disappears"])
    }
    /// Medium confidence for lists and lazy stacks: the views are counted before the container makes rows of them.
    @Test func rowsOfLazyStacksAndListsAppearAsOneLoop() {
        for isList in [false, true] {
            let scroll = Remote<Int?>()
            let window = HeadlessWindow(Held(nil as Int?, scroll) { goal in
                ScrollViewReader { proxy in
                    Group {
                        if isList {
                            List { watched(ForEach(0..<200) { Text("\($0)").frame(height: 30) }) }
                        } else {
                            ScrollView { LazyVStack(spacing: 0) { watched(ForEach(0..<200) { Text("\($0)").frame(height: 30) }) } }
                        }
                    }
                    .onChange(of: goal.wrappedValue) { _, new in proxy.scrollTo(new, anchor: .top) }
                }
            }, size: size)
            for goal in [50, 190, 0] {
                scroll.value = goal
                window.advance(by: 0.1)
                window.advance(by: 0.1)
            }
            #expect(journal.take() == ["appears"])
            window.graph.close()
            #expect(journal.take() == ["disappears"])
        }
    }
    @Test func aTaskOnALoopRunsOnce() async {
        let remote = Remote<Int>()
        let window = HeadlessWindow(Held(3, remote) { count in
            VStack {
                ForEach(0..<count.wrappedValue, id: \.self) { _ in Block(Paints.red, 2) }.task {
                    journal.note("begins")
                    try? await Task.sleep(for: .seconds(3600))
                    journal.note("is cancelled")
                }
            }
        }, size: size)
        await eventually { journal.events == ["begins"] }
        remote.value = 1
        window.settle()
        for _ in 0..<20 { await Task.yield() }
        #expect(journal.take() == ["begins"])
        remote.value = 0
        window.settle()
        await eventually { journal.events == ["is cancelled"] }
        #expect(journal.take() == ["is cancelled"])
    }
    /// A button that toggles: six toggles would be none.
    @Test func onAppearOfALoopRunsOnce() {
        struct Toggling: View {
            @State var isOn = false
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<6) { _ in Block(Paints.red, 2) }.onAppear { isOn.toggle() }
                    if isOn { Block(Paints.blue) }
                }
            }
        }
        #expect(HeadlessWindow(Toggling(), size: size).all(Paints.blue).count == 1)
    }
}
