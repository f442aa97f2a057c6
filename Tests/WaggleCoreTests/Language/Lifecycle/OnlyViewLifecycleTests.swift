import Foundation
import Testing
import TestSupport
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)

/// Lifecycle modifiers around what is one view at a time, such as a view with an id: another view in its place is not another appearance.
@MainActor @Suite struct OnlyViewLifecycleTests {
    private struct Page<Content: View>: View {
        @State var page = 1
        let remote: Remote<Int>
        @ViewBuilder let content: (Int) -> Content
        var body: some View { content(page).background { remote.connect($page) } }
    }
    private struct Beside<Content: View>: View {
        @State var page = 1
        let remote: Remote<Int>
        @ViewBuilder let content: (Int) -> Content
        var body: some View {
            VStack {
                remote.connect($page)
                Block(Paints.blue)
                content(page)
            }
        }
    }
    /// What happens around the content on pages 1, 2 and 3, as the only view of a window and among others, with and without animation.
    private func events(_ content: @escaping (Int, Journal) -> some View) -> Set<[String]> {
        var all: Set<[String]> = []
        for isAnimated in [false, true] {
            for isOnly in [true, false] {
                let remote = Remote<Int>(), journal = Journal()
                let page = { (page: Int) in content(page, journal).onAppear { journal.note("outer appears") }.onDisappear { journal.note("outer disappears") } }
                let window = isOnly ? HeadlessWindow(Page(remote: remote, content: page), size: size) : HeadlessWindow(Beside(remote: remote, content: page), size: size)
                for page in 2...3 {
                    if isAnimated { window.animate(remote, to: page, .linear(duration: 1)) } else { remote.value = page }
                    window.advance(by: 2)
                }
                all.insert(journal.events)
                journal.reset()
                window.graph.close()
                #expect(journal.events.filter { $0.hasPrefix("outer") } == ["outer disappears"])
            }
        }
        return all
    }
    private let turned = ["1 appears", "outer appears", "2 appears", "1 disappears", "3 appears", "2 disappears"]

    @Test func whatIsAroundAnIdAppearsOnceHoweverOftenTheIdChanges() {
        let all = events { page, journal in
            Block(Paints.red).onAppear { journal.note("\(page) appears") }.onDisappear { journal.note("\(page) disappears") }.id(page)
        }
        #expect(Set(all.map { Set($0) }) == [Set(turned)] && all.allSatisfy { $0.count == turned.count })
    }
    @Test func onAppearAroundABranchRunsOnce() {
        #expect(events { page, _ in Group { if page == 2 { Block(Paints.red) } else { Block(Paints.green) } } } == [["outer appears"]])
        #expect(events { page, _ in page == 2 ? AnyView(Block(Paints.red)) : AnyView(Text("a")) } == [["outer appears"]])
        #expect(events { page, _ in Block(Paints.red).id(page).padding(3).opacity(0.5) } == [["outer appears"]])
        #expect(events { page, _ in Block(Paints.red).id(page).transition(.identity) } == [["outer appears"]])
    }
    @Test func aViewThatComesLaterThanAnotherHasGoneAppears() {
        let remote = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Beside(remote: remote) { page in
            Group { if page != 2 { Block(Paints.red) } }.onAppear { journal.note("appears") }.onDisappear { journal.note("disappears") }
        }, size: size)
        for page in [2, 3] {
            remote.value = page
            window.settle()
        }
        #expect(journal.events == ["appears", "disappears", "appears"])
    }
    @Test func aViewThatReturnsInMidTransitionHasNotAppearedAgain() {
        let remote = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Beside(remote: remote) { page in
            Group { if page == 2 { Block(Paints.red) } else { Block(Paints.green) } }.onAppear { journal.note("appears") }.onDisappear { journal.note("disappears") }
        }, size: size)
        for page in [2, 1, 2, 1] {
            window.animate(remote, to: page, .linear(duration: 1))
            window.advance(by: 0.3)
        }
        window.advance(by: 5)
        #expect(journal.events == ["appears"])
    }
    @Test func aTaskGoesOnWithTheViewInItsPlace() async {
        let remote = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Beside(remote: remote) { page in
            Block(Paints.red).id(page).task {
                journal.note("begins")
                try? await Task.sleep(for: .seconds(3600))
                journal.note("is cancelled")
            }
        }, size: size)
        await eventually { journal.events == ["begins"] }
        remote.value = 2
        window.settle()
        for _ in 0..<20 { await Task.yield() }
        #expect(journal.events == ["begins"])
        window.graph.close()
        await eventually { journal.events == ["begins", "is cancelled"] }
        #expect(journal.events == ["begins", "is cancelled"])
    }

    // MARK: A window's view

    @Test func theViewOfAWindowAppearsOnceWhateverItShows() async {
        let journal = Journal()
        let window = HeadlessWindow(
            AnyView(EmptyView()).onAppear { journal.note("appears") }.onDisappear { journal.note("disappears") }.task { journal.note("task") }, size: size)
        await eventually { journal.events.count == 2 }
        #expect(journal.events == ["appears", "task"])
        window.graph.close()
        #expect(journal.events == ["appears", "task", "disappears"])
        _ = HeadlessWindow(Group { Block(Paints.red); Block(Paints.green) }.onAppear { journal.note("group appears") }, size: size)
        #expect(journal.events.last == "group appears" && journal.events.count == 4)
    }

    // MARK: Order

    @Test(arguments: [false, true]) func aViewWithoutATransitionIsGoneBeforeTheNextAppears(isAnimated: Bool) {
        for isOutside in [false, true] {
            let remote = Remote<Int>(), journal = Journal()
            let window = HeadlessWindow(Beside(remote: remote) { page in
                let block = Block(Paints.red).onAppear { journal.note("\(page) appears") }.onDisappear { journal.note("\(page) disappears") }
                if isOutside { block.id(page).transition(.identity) } else { block.transition(.identity).id(page) }
            }, size: size)
            if isAnimated { window.animate(remote, to: 2, .linear(duration: 1)) } else { remote.value = 2 }
            window.settle()
            #expect(journal.events == ["1 appears", "1 disappears", "2 appears"], "the transition is \(isOutside ? "outside" : "inside")")
        }
    }
}
