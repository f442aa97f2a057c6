import Foundation
import OpenCombine
import Testing
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor @Suite struct ChangeReportTests {
    private struct Counter: View {
        let journal: Journal
        let hand: Remote<Int>
        var title = "a"
        @State private var count = 0
        @State private var other = 0
        var body: some View {
            let _ = journal.note(ChangeReport.sentence(for: Self.self) ?? "none")
            hand.connect($count)
            Text("\(title) \(count)")
        }
    }
    private struct Around: View {
        let journal: Journal
        let hand: Remote<Int>
        let titles: Remote<Bool>
        @State private var isLong = false
        var body: some View {
            titles.connect($isLong)
            Counter(journal: journal, hand: hand, title: isLong ? "long" : "a")
        }
    }

    @Test func theChangedStateIsNamed() {
        let journal = Journal(), hand = Remote<Int>(), titles = Remote<Bool>()
        let window = HeadlessWindow(Around(journal: journal, hand: hand, titles: titles), size: CGSize(width: 100, height: 100))
        hand.value = 1
        window.settle()
        titles.value = true
        window.settle()
        #expect(journal.events == ["Counter: @self, @identity, _count, _other changed.", "Counter: _count changed.", "Counter: @self changed."])
    }

    private final class Model: ObservableObject {
        @Published var count = 0
    }
    private struct Observer: View {
        let journal: Journal
        @ObservedObject var given: Model
        @StateObject private var own = Model()
        @EnvironmentObject private var shared: Model
        @Environment(\.layoutDirection) private var direction
        @AppStorage("changeReport.size") private var size = 0
        let found: (Model) -> Void
        var body: some View {
            let _ = journal.note(ChangeReport.sentence(for: Self.self) ?? "none")
            let _ = found(own)
            Text("\(given.count) \(own.count) \(shared.count) \(size)")
        }
    }
    private struct Surroundings: View {
        let journal: Journal
        let given: Model
        let shared: Model
        let found: (Model) -> Void
        let mirrors: Remote<Bool>
        @State private var isMirrored = false
        var body: some View {
            mirrors.connect($isMirrored)
            Observer(journal: journal, given: given, found: found)
                .environmentObject(shared)
                .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
    }

    @Test func theChangedObjectValueOfTheEnvironmentOrSettingIsNamed() throws {
        let journal = Journal(), given = Model(), shared = Model(), mirrors = Remote<Bool>()
        UserDefaults.standard.removeObject(forKey: "changeReport.size")
        var own: Model?
        defer { UserDefaults.standard.removeObject(forKey: "changeReport.size") }
        let window = HeadlessWindow(Surroundings(journal: journal, given: given, shared: shared, found: { own = $0 }, mirrors: mirrors), size: CGSize(width: 100, height: 100))
        given.count = 1
        window.settle()
        try #require(own).count = 1
        window.settle()
        shared.count = 1
        window.settle()
        mirrors.value = true
        window.settle()
        UserDefaults.standard.set(3, forKey: "changeReport.size")
        window.settle()
        #expect(journal.events == [
            "Observer: @self, @identity, _given, _own, _shared, _direction, _size changed.", "Observer: _given changed.", "Observer: _own changed.",
            "Observer: _shared changed.", "Observer: _direction changed.", "Observer: _size changed.",
        ])
    }

    @Test func changesOutsideOfABodyAreNotReported() { #expect(ChangeReport.sentence(for: Text.self) == nil) }

    @Test func aProgramPrintsChangesFromABody() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]) { @MainActor in
            struct Lake: View {
                @State private var level = 1
                var body: some View {
                    let _ = Self._printChanges()
                    let _ = Self._logChanges()
                    Text("\(level)").onAppear { level = 2 }
                }
            }
            _ = HeadlessWindow(Lake(), size: CGSize(width: 100, height: 100))
            fflush(nil)
        }
        let lines = ["Lake: @self, @identity, _level changed.", "Lake: _level changed."]
        let said = [result.standardOutputContent, result.standardErrorContent].map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
        for output in said { #expect(output.filter { $0.hasPrefix("Lake") } == lines) }
    }
}
