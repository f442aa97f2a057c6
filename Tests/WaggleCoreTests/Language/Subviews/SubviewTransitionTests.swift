import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 300, height: 200)

/// The blocks of the content in a row, placed by a transform.
private struct Row<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { HStack(spacing: 0) { ForEach(subviews: content) { $0 } } }
}

@MainActor
@Suite struct SubviewTransitionTests {
    private struct Parent: View {
        @State var shows = true
        let remote: Remote<Bool>, journal: Journal
        var body: some View {
            remote.connect($shows)
            Row {
                Block(Paints.red)
                if shows {
                    Block(Paints.blue).transition(.opacity).onDisappear { journal.note("gone") }
                }
            }
        }
    }

    @Test func aSubviewThatGoesFromTheContentLeavesWithItsTransitionAtItsPlace() {
        let remote = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        #expect(window.minX(Paints.blue) == 150)
        withAnimation(.linear(duration: 1)) { remote.value = false }
        window.settle()
        window.advance(to: 0.5)
        #expect(near(window.one(Paints.blue)?.opacity, 0.5))
        #expect(window.minX(Paints.blue) == 150)
        #expect(near(window.minX(Paints.red), 135))
        #expect(journal.events == [])
        window.advance(to: 1.1)
        window.settle()
        #expect(window.frame(Paints.blue) == nil)
        #expect(journal.events == ["gone"])
    }

    @Test func aSubviewThatComesToTheContentArrivesWithItsTransition() {
        let remote = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        remote.value = false
        window.settle()
        #expect(window.frame(Paints.blue) == nil)
        withAnimation(.linear(duration: 1)) { remote.value = true }
        window.settle()
        window.advance(to: 0.25)
        #expect(near(window.one(Paints.blue)?.opacity, 0.25))
        window.advance(to: 1.5)
        #expect(window.one(Paints.blue)?.opacity == 1)
    }

    @Test func aSubviewThatComesBackWhileItLeavesKeepsItsNode() {
        let remote = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        withAnimation(.linear(duration: 1)) { remote.value = false }
        window.settle()
        window.advance(to: 0.5)
        withAnimation(.linear(duration: 1)) { remote.value = true }
        window.settle()
        window.advance(to: 2)
        #expect(window.one(Paints.blue)?.opacity == 1)
        #expect(window.minX(Paints.blue) == 150)
        #expect(journal.events == [])
    }

    @Test func oneSubviewAfterAnotherAtOnePlaceFadesAcross() {
        struct Pager: View {
            @State var page = 0
            let remote: Remote<Int>
            var body: some View {
                remote.connect($page)
                Group(subviews: Group { Block(Paints.red); Block(Paints.blue) }) { all in ZStack { all[page] } }
            }
        }
        let remote = Remote<Int>()
        let window = HeadlessWindow(Pager(remote: remote), size: size)
        withAnimation(.linear(duration: 1)) { remote.value = 1 }
        window.settle()
        window.advance(to: 0.5)
        #expect(near(window.one(Paints.red)?.opacity, 0.5))
        #expect(near(window.one(Paints.blue)?.opacity, 0.5))
        window.advance(to: 1.5)
        #expect(window.frame(Paints.red) == nil)
        withAnimation(.linear(duration: 1)) { remote.value = 0 }
        window.settle()
        window.advance(to: 3)
        #expect(window.one(Paints.red)?.opacity == 1)
    }

    @Test func subviewsInAnotherOrderFlyToTheirPlaces() {
        struct Parent: View {
            @State var isReversed = false
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($isReversed)
                Group(subviews: Group { Block(Paints.red); Block(Paints.blue, 60) }) { all in
                    HStack(spacing: 0) { ForEach(isReversed ? all.reversed() : Array(all)) { $0 } }
                }
            }
        }
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Parent(remote: remote), size: size)
        #expect(window.minX(Paints.red) == 110)
        withAnimation(.linear(duration: 1)) { remote.value = true }
        window.settle()
        window.advance(to: 0.5)
        #expect(near(window.minX(Paints.red), 140))
        window.advance(to: 1.5)
        #expect(window.minX(Paints.red) == 170)
        #expect(window.minX(Paints.blue) == 110)
    }
    @Test func aSubviewThatAConditionPutsElsewhereArrivesThereAndIsSeenOnce() {
        struct Parent: View {
            @State var isLeft = true
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($isLeft)
                Group(subviews: Block(Paints.red)) { all in
                    HStack { if isLeft { all[0] }; Spacer(); if !isLeft { all[0] } }
                }
            }
        }
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Parent(remote: remote), size: size)
        #expect(window.minX(Paints.red) == 0)
        withAnimation(.linear(duration: 1)) { remote.value = false }
        window.settle()
        window.advance(to: 0.5)
        #expect(window.minX(Paints.red) == 280)
        window.advance(to: 1.5)
        #expect(window.one(Paints.red)?.opacity == 1)
    }
}
