import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)

@MainActor
@Suite struct IdentityTests {
    /// Takes a number when it is created and shows it as its width.
    private struct Numbered: View {
        let births: Journal
        @State private var number = 0
        var body: some View {
            Block(Paints.red, CGFloat(number)).onAppear {
                births.ran("birth")
                number = births["birth"]
            }
        }
    }
    private func widths(_ window: HeadlessWindow) -> [CGFloat] {
        window.all(Paints.red).sorted { $0.frame.minX < $1.frame.minX }.map(\.frame.width)
    }

    private final class Pebble: @unchecked Sendable { var number: Int; init(_ number: Int) { self.number = number } }
    private struct Holder: Identifiable {
        let pebble: Pebble
        var id: Int { pebble.number }
    }

    /// The elements' bits stay the same while their ids change; some ids are temporarily duplicated.
    @Test func idsThatObjectsHoldAreAskedForAgain() {
        struct Parent: View {
            @State var holders: [Holder]
            let remote: Remote<[Holder]>, births: Journal
            var body: some View {
                remote.connect($holders)
                HStack(spacing: 0) { ForEach(holders) { _ in Numbered(births: births) } }
            }
        }
        let remote = Remote<[Holder]>(), births = Journal(), a = Pebble(1), b = Pebble(2)
        let window = HeadlessWindow(Parent(holders: [Holder(pebble: a), Holder(pebble: b)], remote: remote, births: births), size: size)
        #expect(widths(window).sorted() == [1, 2])
        a.number = 7
        remote.value = [Holder(pebble: a), Holder(pebble: b), Holder(pebble: Pebble(1))]
        window.settle()
        // 7 is new; 1 keeps its identity in another object.
        #expect(widths(window).sorted() == [1, 2, 3])
        a.number = 2
        remote.value = [Holder(pebble: a), Holder(pebble: b), Holder(pebble: Pebble(3)), Holder(pebble: Pebble(3))]
        window.settle()
        #expect(widths(window).count == 4, "elements with equal ids are distinguished by their order")
        remote.value = [Holder(pebble: Pebble(3)), Holder(pebble: a)]
        window.settle()
        #expect(widths(window).count == 2)
    }

    @Test func forEachKeepsStateThroughMoves() {
        struct Parent: View {
            @State var ids = [1, 2, 3]
            let remote: Remote<[Int]>, births: Journal
            var body: some View {
                remote.connect($ids)
                HStack(spacing: 0) { ForEach(ids, id: \.self) { _ in Numbered(births: births) } }
            }
        }
        let remote = Remote<[Int]>(), births = Journal()
        let window = HeadlessWindow(Parent(remote: remote, births: births), size: size)
        let first = widths(window)
        #expect(first.sorted() == [1, 2, 3])
        remote.value = [3, 1, 2]
        window.settle()
        #expect(widths(window) == [first[2], first[0], first[1]])
        remote.value = [4, 1]
        window.settle()
        #expect(widths(window) == [4, first[0]])
        remote.value = [1, 3]
        window.settle()
        #expect(widths(window) == [first[0], 5], "an identity that ended begins anew")
        remote.value = [1, 1]
        window.settle()
        #expect(widths(window) == [first[0], 6], "of two rows with one id the second begins anew")
        remote.value = [1]
        window.settle()
        #expect(widths(window) == [first[0]])
    }

    @Test func elementsWithOneIDAreAllShownAndKeepTheirState() {
        struct Week: View {
            @State var days = ["S", "M", "T", "W", "T", "F", "S"]
            let remote: Remote<[String]>, births: Journal
            var body: some View {
                remote.connect($days)
                HStack(spacing: 0) { ForEach(days, id: \.self) { _ in Numbered(births: births) } }
            }
        }
        let remote = Remote<[String]>(), births = Journal()
        let window = HeadlessWindow(Week(remote: remote, births: births), size: CGSize(width: 400, height: 50))
        let first = widths(window)
        #expect(first.sorted() == [1, 2, 3, 4, 5, 6, 7])
        remote.value = ["M", "T", "W", "T", "F", "S", "S"]
        window.settle()
        #expect(births["birth"] == 7, "a row that moves keeps its state, the second of its id too")
        #expect(Set(widths(window)) == Set(first))
        withAnimation(.linear(duration: 1)) { remote.value = ["T", "S"] }
        window.settle()
        window.advance(by: 2)
        #expect(widths(window).count == 2)
        remote.value = ["T", "S", "T", "T"]
        window.settle()
        #expect(widths(window).count == 4)
        #expect(births["birth"] == 9)
    }

    @Test func aRowThatComesBackWhileItLeavesKeepsItsState() {
        struct Parent: View {
            @State var ids = [1, 1, 2]
            let remote: Remote<[Int]>, births: Journal
            var body: some View {
                remote.connect($ids)
                HStack(spacing: 0) { ForEach(ids, id: \.self) { _ in Numbered(births: births) } }
            }
        }
        let remote = Remote<[Int]>(), births = Journal()
        let window = HeadlessWindow(Parent(remote: remote, births: births), size: size)
        withAnimation(.linear(duration: 1)) { remote.value = [2] }
        window.settle()
        window.advance(by: 0.5)
        #expect(widths(window).count == 3)
        withAnimation(.linear(duration: 1)) { remote.value = [1, 2, 1] }
        window.settle()
        window.advance(by: 3)
        #expect(widths(window).count == 3)
        #expect(births["birth"] == 3)
    }

    @Test func branchesAreDifferentViews() {
        struct Parent: View {
            @State var mode = 0
            let remote: Remote<Int>, births: Journal
            var body: some View {
                remote.connect($mode)
                if mode == 0 { Numbered(births: births) } else if mode < 3 { Numbered(births: births) }
            }
        }
        let remote = Remote<Int>(), births = Journal()
        let window = HeadlessWindow(Parent(remote: remote, births: births), size: size)
        #expect(widths(window) == [1])
        remote.value = 1
        window.settle()
        #expect(widths(window) == [2])
        remote.value = 2
        window.settle()
        #expect(widths(window) == [2])
        remote.value = 3
        window.settle()
        #expect(widths(window) == [])
        remote.value = 0
        window.settle()
        #expect(widths(window) == [3])
    }

    @Test func anotherIdOrAnotherErasedTypeIsAnotherView() {
        struct Parent: View {
            @State var id = 0
            @State var padded = false
            let remote: Remote<Int>, paddedRemote: Remote<Bool>, births: Journal
            var body: some View {
                remote.connect($id)
                paddedRemote.connect($padded)
                HStack(spacing: 0) {
                    Numbered(births: births).id(id)
                    padded ? AnyView(Numbered(births: births).padding(1)) : AnyView(Numbered(births: births))
                }
            }
        }
        let remote = Remote<Int>(), padded = Remote<Bool>(), births = Journal()
        let window = HeadlessWindow(Parent(remote: remote, paddedRemote: padded, births: births), size: size)
        let first = widths(window)
        remote.value = 1
        window.settle()
        #expect(widths(window) == [3, first[1]])
        padded.value = true
        window.settle()
        #expect(widths(window) == [3, 4])
        window.advance(by: 1)
        #expect(widths(window) == [3, 4])
    }

    @Test func modifiersOnAGroupApplyToEachMember() {
        let window = HeadlessWindow(HStack(spacing: 0) {
            Group {
                Block(Paints.red, 10)
                ForEach(0..<2) { _ in Block(Paints.red, 20) }
            }.padding(.leading, 5)
        }, size: size)
        // 15, 25 and 25 points, centred in 200.
        let places: [CGFloat] = [73, 88, 113]
        #expect(window.all(Paints.red).map(\.frame.minX) == places)
    }
}
