import Foundation
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

    @Test func outsideOfBodiesNothingIsTold() { #expect(ChangeReport.sentence(for: Text.self) == nil) }
}
