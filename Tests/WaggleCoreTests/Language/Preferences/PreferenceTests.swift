import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
@Suite struct PreferenceTests {
    private struct Named: View {
        let name: String
        var body: some View { Block(Paints.red).preference(key: Names.self, value: [name]) }
    }

    @Test func valuesFoldInSourceOrderAndAreToldWhenTheyChange() {
        struct Parent: View {
            @State var names = ["a", "b"]
            @State var tick = 0
            let remote: Remote<[String]>, tickRemote: Remote<Int>, journal: Journal
            var body: some View {
                remote.connect($names)
                tickRemote.connect($tick)
                VStack {
                    Block(Paints.green, CGFloat(tick))
                    Named(name: "first")
                    HStack { ForEach(names, id: \.self) { Named(name: $0) } }
                    if names.count > 2 { Named(name: "many") }
                    Named(name: "lost").preference(key: Names.self, value: ["outer"])
                    Named(name: "kept").transformPreference(Names.self) { $0.append("more") }
                }
                .onPreferenceChange(Names.self) { journal.note($0.joined(separator: " ")) }
            }
        }
        let remote = Remote<[String]>(), tick = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, tickRemote: tick, journal: journal), size: size)
        #expect(journal.events == ["first a b outer kept more"])
        tick.value = 3
        window.settle()
        #expect(journal.events.count == 1)
        remote.value = ["c", "b", "a"]
        window.settle()
        #expect(journal.events.last == "first c b a many outer kept more")
        remote.value = []
        window.settle()
        #expect(journal.events.last == "first outer kept more")
        #expect(journal.events.count == 3)
    }

    @Test func aDefaultValueIsNoNews() {
        let journal = Journal()
        _ = HeadlessWindow(Block(Paints.red).onPreferenceChange(Names.self) { _ in journal.note("told") }, size: size)
        #expect(journal.events == [])
    }

    @Test func preferencesOfLeavingViewsAreDroppedAtOnce() {
        struct Parent: View {
            @State var on = true
            let remote: Remote<Bool>, journal: Journal
            var body: some View {
                remote.connect($on)
                VStack {
                    if on { Named(name: "leaving") }
                    ForEach(on ? ["row", "other"] : ["other"], id: \.self) { Named(name: $0) }
                }
                .onPreferenceChange(Names.self) { journal.note($0.joined(separator: " ")) }
            }
        }
        let remote = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        withAnimation(.linear(duration: 1)) { remote.value = false }
        window.settle()
        window.advance(to: 0.5)
        #expect(window.all(Paints.red).count == 3)
        #expect(journal.events == ["leaving row other", "other"])
    }

    @Test func aPreferenceCanBeWrittenToStateWithinTheFrame() {
        struct Parent: View {
            @State var count = 1
            @State var seen = 0
            let remote: Remote<Int>
            var body: some View {
                remote.connect($count)
                HStack {
                    Block(Paints.green, CGFloat(10 * seen))
                    ForEach(0..<count, id: \.self) { Named(name: "\($0)") }
                }
                .onPreferenceChange(Names.self) { seen = $0.count }
            }
        }
        let remote = Remote<Int>()
        let window = HeadlessWindow(Parent(remote: remote), size: size)
        #expect(window.frame(Paints.green)?.width == 10)
        remote.value = 3
        window.settle()
        #expect(window.frame(Paints.green)?.width == 30)
    }
}
