import Foundation
import Testing
import TestSupport
@testable import WaggleCore
@testable import WaggleHeadless

/// A view that its container keeps without showing it is alive and inactive: its task is cancelled, its timeline rests and its preferences do
/// not count.
@MainActor @Suite struct HiddenViewTests {
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    private struct Member: View {
        let name: String, journal: Journal
        @State private var isKept = false
        var body: some View {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
                Color.red.onChange(of: context.date) { journal.note("\(name) ticks") }
            }
            .frame(height: 100)
            .task {
                journal.note(isKept ? "\(name) works again" : "\(name) works")
                isKept = true
                try? await Task.sleep(for: .seconds(100_000))
                journal.note("\(name) rests")
            }
            .preference(key: Names.self, value: [name])
        }
    }

    /// Shows one of the members, then another, and then the first again.
    private func expectOnlyTheShown(_ first: String, _ second: String, of window: HeadlessWindow, _ journal: Journal, change: (Bool) -> Void) async {
        func named(_ event: String) -> Bool { journal.events.contains(event) }
        window.advance(by: 2.5)
        await eventually { named("\(first) works") }
        #expect(!journal.events.contains { $0.hasPrefix(second) } && journal.events.last { $0.hasPrefix("[") } == "[\"\(first)\"]")
        change(true)
        window.settle()
        window.advance(by: 2)
        await eventually { named("\(first) rests") && named("\(second) works") }
        #expect(journal.events.last { $0.hasPrefix("[") } == "[\"\(second)\"]")
        journal.reset()
        window.advance(by: 1)
        window.advance(by: 1)
        #expect(journal.events == ["\(second) ticks", "\(second) ticks"])
        journal.reset()
        change(false)
        window.settle()
        window.advance(by: 2)
        await eventually { named("\(first) works again") }
        #expect(journal.events.last { $0.hasPrefix("[") } == "[\"\(first)\"]")
    }

    @Test func inATabThatIsNotSelected() async {
        struct Tabs: View {
            @State private var tab = 0
            let remote: Remote<Int>, journal: Journal
            var body: some View {
                remote.connect($tab)
                TabView(selection: $tab) {
                    Member(name: "a", journal: journal).tabItem { Text("A") }.tag(0)
                    Member(name: "b", journal: journal).tabItem { Text("B") }.tag(1)
                }
                .onPreferenceChange(Names.self) { journal.note("\($0)") }
            }
        }
        let journal = Journal(), remote = Remote<Int>()
        let window = HeadlessWindow(Tabs(remote: remote, journal: journal), size: CGSize(width: 390, height: 600), startDate: Date(timeIntervalSinceReferenceDate: 0.25))
        await expectOnlyTheShown("a", "b", of: window, journal) { remote.value = $0 ? 1 : 0 }
    }

    @Test func onAScreenThatIsCovered() async {
        struct Screens: View {
            @State private var path: [Int] = []
            let remote: Remote<[Int]>, journal: Journal
            var body: some View {
                remote.connect($path)
                NavigationStack(path: $path) {
                    Member(name: "a", journal: journal).navigationDestination(for: Int.self) { _ in Member(name: "b", journal: journal) }
                }
                .onPreferenceChange(Names.self) { journal.note("\($0)") }
            }
        }
        let journal = Journal(), remote = Remote<[Int]>()
        let window = HeadlessWindow(Screens(remote: remote, journal: journal), size: CGSize(width: 390, height: 600), startDate: Date(timeIntervalSinceReferenceDate: 0.25))
        await expectOnlyTheShown("a", "b", of: window, journal) { remote.value = $0 ? [1] : [] }
    }

    @Test func inARowThatIsOutOfSight() async {
        let journal = Journal(), names = ["a", "b"]
        let scene = LazyScene(100, 100) {
            ScrollView {
                LazyVStack(spacing: 100) { ForEach(names, id: \.self) { Member(name: $0, journal: journal) } }
            }
            .onPreferenceChange(Names.self) { journal.note("\($0)") }
        }
        await expectOnlyTheShown("a", "b", of: scene.window, journal) { scene.scroll(to: $0 ? 200 : 0) }
    }
}
