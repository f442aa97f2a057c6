import Foundation
import OpenCombine
import Testing
@testable import WaggleCore
@testable import WaggleHeadless

private struct ChangesItself: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}
private struct AppearsAnew: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onAppear { count += 1 }.id(count) }
}
private enum Height: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
private struct PrefersMore: View {
    @State private var height: CGFloat = 1
    var body: some View { Color.red.frame(height: height).preference(key: Height.self, value: height).onPreferenceChange(Height.self) { height = $0 + 1 } }
}
private struct MeasuresItself: View {
    var body: some View {
        HStack { GeometryReader { Color.red.preference(key: Height.self, value: $0.frame(in: .global).minX) } }
            .modifier(Shifted())
    }
    struct Shifted: ViewModifier {
        @State private var width: CGFloat = 10
        func body(content: Content) -> some View {
            content.frame(width: width).onPreferenceChange(Height.self) { width = $0 == 0 ? 20 : width + 1 }
        }
    }
}
private struct GrowsByMeasure: View {
    final class Memory { var width: CGFloat = 10 }
    let memory = Memory()
    var body: some View {
        HStack(spacing: 0) {
            Color.clear.frame(width: memory.width)
            GeometryReader { proxy in
                let _ = memory.width = proxy.frame(in: .global).minX + 1
                Offset(memory: memory, x: proxy.frame(in: .global).minX)
            }
        }
    }
    struct Offset: View {
        let memory: Memory
        let x: CGFloat
        var body: some View { Text("\(x)") }
    }
}
private struct WritesInBody: View {
    @State private var count = 0
    var body: some View {
        let _ = count += 1
        Text("\(count)")
    }
}
private final class Model: ObservableObject {
    @Published var count = 0
}
private struct PublishesItself: View {
    @StateObject private var model = Model()
    var body: some View { Text("\(model.count)").onChange(of: model.count, initial: true) { model.count += 1 } }
}
/// Comes to rest after some rounds.
private struct Settles: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count, initial: true) { if count < 5 { count += 1 } } }
}

@MainActor @Suite struct RestlessnessTests {
    /// Shows the view for some frames; the test passes if this terminates.
    private func show(_ view: some View) throws {
        let window = HeadlessWindow(view, size: CGSize(width: 100, height: 100))
        for frame in 1...3 { window.advance(to: Double(frame) / 60) }
        _ = try window.draw()
        window.graph.close()
    }

    @Test func anEndlessUpdateIsReportedAndTheProgramContinues() throws {
        try show(ChangesItself())
        #expect(Diagnostics.shared.hasReported("ChangesItself does not come to rest"))
        try show(AppearsAnew())
        #expect(Diagnostics.shared.hasReported("AppearsAnew does not come to rest"))
        try show(PrefersMore())
        #expect(Diagnostics.shared.hasReported("PrefersMore does not come to rest"))
        try show(PublishesItself())
        #expect(Diagnostics.shared.hasReported("PublishesItself does not come to rest"))
        try show(MeasuresItself())
    }

    @Test func theReportNamesTheViewsAround() throws {
        struct Hall: View {
            var body: some View { ScrollView { Corner() } }
        }
        struct Corner: View {
            var body: some View { VStack { ChangesItself() } }
        }
        try show(Hall())
        #expect(Diagnostics.shared.hasReported("Hall > Corner > ChangesItself does not come to rest"))
    }

    // The report walks from the readers of the written state to the views around them.
    @Test func aReaderThatHasEndedIsNotReported() throws {
        struct Reader: View {
            @Binding var count: Int
            var body: some View { Text("\(count)") }
        }
        struct Around: View {
            @State private var count = 0
            @State private var shows = true
            var body: some View {
                VStack {
                    if shows { Reader(count: $count) }
                    Text("\(count)").onChange(of: count, initial: true) {
                        count += 1
                        if count > 6 { shows = false }
                    }
                }
            }
        }
        try show(Around())
        #expect(Diagnostics.shared.hasReported("Around does not come to rest") && !Diagnostics.shared.hasReported("Around > Reader does not come to rest"))
    }

    @Test func stateWrittenInABodyIsTold() throws {
        try show(WritesInBody())
        #expect(Diagnostics.shared.hasReported("WritesInBody writes state while its body is being evaluated"))
        #expect(!Diagnostics.shared.hasReported("WritesInBody does not come to rest"))
    }

    @Test func aViewThatMeasuresItselfSettles() throws { try show(GrowsByMeasure()) }

    /// A view that grows by its own measurements is named, and the report has no side effects: the view continues in the next frame.
    @Test func whatGrowsByItsOwnMeasureIsNamedAndGoesOn() {
        struct Swells: View {
            @State private var width: CGFloat = 10
            let journal: Journal
            var body: some View {
                GeometryReader { Color.red.preference(key: Height.self, value: $0.frame(in: .global).width) }
                    .frame(width: width)
                    .onPreferenceChange(Height.self) {
                        journal.ran("measured")
                        width = $0 + 1
                    }
            }
        }
        let journal = Journal(), window = HeadlessWindow(Swells(journal: journal), size: CGSize(width: 100, height: 100))
        #expect(Diagnostics.shared.hasReported("Swells does not come to rest"))
        let readers = window.graph.geometry.readerCount, times = journal["measured"]
        window.advance(to: 1 / 60)
        #expect(window.graph.geometry.readerCount == readers && journal["measured"] > times && times > 0)
    }
    /// Only views that are restless in the current frame are named, not those that read geometry in an earlier one.
    @Test func aReaderOfAnEarlierFrameIsNotNamed() throws {
        struct Innocent: View {
            var body: some View { GeometryReader { Text("\($0.frame(in: .global).minX)") } }
        }
        struct Pair: View {
            @State private var step = 0
            let remote: Remote<Int>
            var body: some View {
                remote.connect($step)
                HStack(spacing: 0) {
                    Color.red.frame(width: step == 0 ? 10 : 20)
                    Innocent()
                    if step == 2 { ChangesItself() }
                }
            }
        }
        let remote = Remote<Int>(), window = HeadlessWindow(Pair(remote: remote), size: CGSize(width: 100, height: 100))
        remote.value = 1
        window.settle()
        remote.value = 2
        window.settle()
        #expect(Diagnostics.shared.hasReported("Pair > ChangesItself does not come to rest"))
        #expect(!Diagnostics.shared.hasReported("Innocent does not come to rest"))
    }

    @Test func aFewRoundsAreNoFault() throws {
        try show(Settles())
        #expect(!Diagnostics.shared.hasReported("Settles"))
    }

    @Test func whatIsWrittenDuringARoundWaitsForTheNext() {
        let pending = PendingWrites(), location = StateLocation(0, pending: pending)
        var transaction = Transaction()
        transaction.open()
        location.set(1, transaction)
        let last = pending.lastNumber
        transaction.open()
        location.set(2, transaction)
        #expect(pending.takeFirst(upTo: last) != nil && pending.takeFirst(upTo: last) == nil && !pending.isEmpty)
    }
}
