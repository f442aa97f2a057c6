import Foundation
import Observation
import SwiftUI
import Testing
import WaggleTesting

/// What views hand out and programs read later: in actions, tasks and timers.
@MainActor struct LaterReadTests {
    @MainActor final class Journal {
        var events: [String] = []
        var runs = 0
    }
    @MainActor @Observable final class Model { var count = 0 }
    private static let size = CGSize(width: 300, height: 400)

    /// A reader as the first of many rows; what it reads is shown above them.
    private struct Rows<Reader: View>: View {
        @State private var y: CGFloat = 1000
        @ViewBuilder let reader: (Binding<CGFloat>) -> Reader
        var body: some View {
            ZStack(alignment: .bottom) {
                ScrollView {
                    VStack(spacing: 0) {
                        reader($y).frame(height: 50)
                        ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 50) }
                    }
                }
                Text("y is \(Double(y))")
            }
        }
    }
    private func scroll(_ screen: TestScreen, by distance: CGFloat) throws -> CGFloat {
        try screen.scroll(.point(150, 200), by: CGVector(dx: 0, dy: -distance), halts: true)
        try screen.settle()
        return try #require(screen.scrollViews.first).geometry.contentOffset.y
    }

    // MARK: Proxies

    @Test func aPlaceReadAsynchronouslyFollowsTheScrolling() throws {
        let screen = try TestScreen(Rows { y in
            GeometryReader { proxy -> Color in
                DispatchQueue.main.async { y.wrappedValue = proxy.frame(in: .global).minY }
                return Color.clear
            }
        }, size: Self.size)
        try screen.settle()
        #expect(screen.shows("y is 0.0"))
        for _ in 0..<3 {
            let offset = try scroll(screen, by: 70)
            #expect(offset > 60 && screen.shows(.text("y is \(Double(-offset))")), "\(whatIsShown(screen))")
        }
    }
    @Test func aPlaceReadByATaskFollowsTheScrolling() throws {
        let screen = try TestScreen(Rows { y in
            GeometryReader { proxy -> Color in
                Task { @MainActor in y.wrappedValue = proxy.frame(in: .global).minY }
                return Color.clear
            }
        }, size: Self.size)
        try screen.settle()
        let offset = try scroll(screen, by: 90)
        #expect(offset > 80 && screen.shows(.text("y is \(Double(-offset))")), "\(whatIsShown(screen))")
    }
    @Test func theReaderOfAPlaceReadOnAppearanceIsEvaluatedWhenItChanges() throws {
        let journal = Journal()
        let screen = try TestScreen(Rows { y in
            GeometryReader { proxy in
                let _ = journal.runs += 1
                Color.clear.onAppear { journal.events.append("\(proxy.frame(in: .global).minY)") }
            }
        }, size: Self.size)
        try screen.settle()
        let runs = journal.runs
        _ = try scroll(screen, by: 70)
        #expect(journal.runs == runs + 1, "the new evaluation reads nothing, so that it is the last")
        #expect(journal.events == ["0.0"])
    }
    @Test func theReaderOfAPlaceReadByAGestureIsEvaluatedWhenItChanges() throws {
        let journal = Journal()
        let screen = try TestScreen(Rows { y in
            GeometryReader { proxy in
                let _ = journal.runs += 1
                Color.red.accessibilityElement().accessibilityLabel("Red").onTapGesture { y.wrappedValue = proxy.frame(in: .global).maxY }
            }
        }, size: Self.size)
        try screen.settle()
        _ = try scroll(screen, by: 20)
        let runs = journal.runs
        try screen.tap("Red")
        try screen.settle()
        #expect(screen.shows("y is 30.0"), "\(whatIsShown(screen))")
        _ = try scroll(screen, by: 10)
        #expect(journal.runs > runs)
    }
    @Test func aTimerReadsWhereAndHowLargeTheViewIsNow() throws {
        struct Clock: View {
            let journal: Journal
            var body: some View {
                GeometryReader { proxy in
                    Color.clear.task {
                        while !Task.isCancelled {
                            journal.events.append("\(proxy.size.width) \(proxy.frame(in: .global).maxX)")
                            try? await Task.sleep(for: .seconds(1))
                        }
                    }
                }
                .padding(.leading, 20)
            }
        }
        let journal = Journal(), screen = try TestScreen(Clock(journal: journal), size: Self.size)
        screen.advance(by: 0.5)
        screen.size = CGSize(width: 200, height: 400)
        screen.advance(by: 1)
        #expect(journal.events == ["280.0 300.0", "180.0 200.0"])
    }
    @Test func anAnchorReadAsynchronouslyFollowsItsView() throws {
        enum Bounds: PreferenceKey {
            static var defaultValue: Anchor<CGRect>? { nil }
            static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
        }
        struct Marked: View {
            @State private var inset: CGFloat = 10
            let journal: Journal
            var body: some View {
                VStack {
                    Color.red.frame(width: 20, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { $0 }.padding(.leading, inset)
                    Button("Move") { inset += 30 }
                }
                .overlayPreferenceValue(Bounds.self) { bounds in
                    GeometryReader { proxy -> Color in
                        if let bounds { DispatchQueue.main.async { journal.events.append("\(proxy[bounds].minX - proxy.size.width / 2)") } }
                        return Color.clear
                    }
                    .allowsHitTesting(false)
                }
            }
        }
        let journal = Journal(), screen = try TestScreen(Marked(journal: journal), size: Self.size)
        try screen.settle()
        let first = try #require(journal.events.last)
        try screen.tap("Move")
        try screen.settle()
        #expect(journal.events.last.flatMap(Double.init) == Double(first).map { $0 + 15 }, "\(journal.events)")
    }

    // MARK: State, environment and objects

    @Test func aStateReadOnlyByActionsIsTheNewestAndEvaluatesNothing() throws {
        struct Counter: View {
            @State private var count = 0
            let journal: Journal
            var body: some View {
                let _ = journal.runs += 1
                Button("Add") {
                    count += 1
                    DispatchQueue.main.async { journal.events.append("\(count)") }
                }
            }
        }
        let journal = Journal(), screen = try TestScreen(Counter(journal: journal), size: Self.size)
        for _ in 0..<3 { try screen.tap("Add") }
        #expect(journal.events == ["1", "2", "3"] && journal.runs == 1)
    }
    @Test func anObservedPropertyReadOnlyByActionsEvaluatesNothing() throws {
        struct Counter: View {
            let model: Model, journal: Journal
            var body: some View {
                let _ = journal.runs += 1
                Button("Tell") { DispatchQueue.main.async { journal.events.append("\(model.count)") } }
            }
        }
        let journal = Journal(), model = Model(), screen = try TestScreen(Counter(model: model, journal: journal), size: Self.size)
        try screen.tap("Tell")
        model.count = 5
        try screen.tap("Tell")
        #expect(journal.events == ["0", "5"] && journal.runs == 1)
    }
    @Test func anActionReadsTheEnvironmentOfNow() throws {
        struct Theme: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.self) private var environment
            let journal: Journal
            var body: some View {
                Button("Scheme") { journal.events.append("\(scheme)") }
            }
        }
        struct Whole: View {
            @Environment(\.self) private var environment
            let journal: Journal
            var body: some View {
                Button("Whole") { DispatchQueue.main.async { journal.events.append("\(environment.colorScheme)") } }
            }
        }
        let journal = Journal()
        let screen = try TestScreen(VStack { Theme(journal: journal); Whole(journal: journal) }, size: Self.size)
        screen.colorScheme = .dark
        try screen.tap("Scheme")
        try screen.tap("Whole")
        #expect(journal.events == ["dark", "dark"])
    }
}
