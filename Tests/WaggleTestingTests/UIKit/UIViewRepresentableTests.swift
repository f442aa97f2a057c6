import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// UIKit views in SwiftUI.
@MainActor
struct UIViewRepresentableTests {
    /// The calls, in order.
    private final class Record {
        var calls: [String] = []
        weak var coordinator: AnyObject?
        weak var view: UIView?
    }
    private struct Caption: UIViewRepresentable {
        final class Coordinator {}
        let text: String
        let record: Record

        func makeCoordinator() -> Coordinator {
            record.calls.append("coordinator")
            let coordinator = Coordinator()
            record.coordinator = coordinator
            return coordinator
        }
        func makeUIView(context: Context) -> UILabel {
            record.calls.append("make")
            let label = UILabel()
            record.view = label
            return label
        }
        func updateUIView(_ label: UILabel, context: Context) {
            record.calls.append("update \(text) \(context.environment.isEnabled)")
            label.text = text
        }
        static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { label.text = "dismantled" }
    }
    private struct Captions: View {
        let record: Record
        @State private var count = 0
        @State private var isOff = false
        @State private var isGone = false
        var body: some View {
            VStack {
                Button("More") { count += 1 }
                Button("Off") { isOff = true }
                Button("Gone") { isGone = true }
                if !isGone { Caption(text: "Count \(count)", record: record).disabled(isOff) }
            }
        }
    }

    @Test func callsComeInOrderAndUpdatesFollowStateAndEnvironment() throws {
        let record = Record(), screen = try TestScreen(Captions(record: record), size: CGSize(width: 300, height: 300))
        #expect(record.calls == ["coordinator", "make", "update Count 0 true"])
        #expect(screen.shows("Count 0"))
        try screen.tap("More")
        try screen.settle()
        #expect(screen.shows("Count 1") && !screen.shows("Count 0"))
        try screen.tap("Off")
        try screen.settle()
        #expect(record.calls == ["coordinator", "make", "update Count 0 true", "update Count 1 true", "update Count 1 false"])
    }

    @Test func removedRepresentablesAreDismantledAndFreed() throws {
        let record = Record(), screen = try TestScreen(Captions(record: record), size: CGSize(width: 300, height: 300))
        let kept = try #require(record.view as? UILabel)
        #expect(record.coordinator != nil)
        try screen.tap("Gone")
        try screen.settle()
        #expect(kept.text == "dismantled")
        #expect(record.coordinator == nil)
        try withKnownView(record)
    }
    /// The strong reference in the test above lives as long as its scope, so this check uses another screen.
    private func withKnownView(_ other: Record) throws {
        let record = Record(), screen = try TestScreen(Captions(record: record), size: CGSize(width: 300, height: 300))
        #expect(record.view != nil)
        try screen.tap("Gone")
        try screen.settle()
        #expect(record.view == nil && record.coordinator == nil)
    }

    private final class Mood: ObservableObject { @Published var word = "calm" }
    private struct MoodLabel: UIViewRepresentable {
        @ObservedObject var mood: Mood
        @Binding var isLoud: Bool
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) { label.text = isLoud ? mood.word.uppercased() : mood.word }
    }
    private struct Moods: View {
        let mood: Mood
        @State private var isLoud = false
        var body: some View {
            VStack {
                MoodLabel(mood: mood, isLoud: $isLoud)
                Button("Louder") { isLoud = true }
            }
        }
    }

    @Test func propertiesOfTheRepresentableAreFollowed() throws {
        let mood = Mood(), screen = try TestScreen(Moods(mood: mood), size: CGSize(width: 300, height: 300))
        #expect(screen.shows("calm"))
        mood.word = "merry"
        screen.advance(by: 0)
        #expect(screen.shows("merry"))
        try screen.tap("Louder")
        try screen.settle()
        #expect(screen.shows("MERRY"))
    }

    /// A plain view with its own preferred size.
    private final class Tile: UIView {
        var wish = CGSize(width: 40, height: 30)
        override var intrinsicContentSize: CGSize { wish }
    }
    private struct TileView: UIViewRepresentable {
        var hugging = UILayoutPriority.defaultLow
        var answer: CGSize?
        func makeUIView(context: Context) -> Tile {
            let tile = Tile()
            tile.backgroundColor = .red
            tile.setContentHuggingPriority(hugging, for: .horizontal)
            tile.setContentHuggingPriority(hugging, for: .vertical)
            tile.isAccessibilityElement = true
            tile.accessibilityLabel = "Tile"
            return tile
        }
        func updateUIView(_ tile: Tile, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: Tile, context: Context) -> CGSize? { answer }
    }

    @Test(arguments: [
        (UILayoutPriority.defaultLow, nil, CGSize(width: 200, height: 100)),
        (.defaultHigh, nil, CGSize(width: 40, height: 30)),
        (.defaultLow, CGSize(width: 12, height: 13), CGSize(width: 12, height: 13)),
    ] as [(UILayoutPriority, CGSize?, CGSize)])
    func sizesComeFromTheAnswerOrFromContentAndPriorities(hugging: UILayoutPriority, answer: CGSize?, size: CGSize) throws {
        let screen = try TestScreen(TileView(hugging: hugging, answer: answer), size: CGSize(width: 200, height: 100))
        #expect(try screen.element("Tile").frame.size == size)
    }

    @Test func inAStackAFlexibleViewTakesWhatTheOthersLeave() throws {
        let screen = try TestScreen(HStack { TileView(); Color.green.frame(width: 52, height: 20) }, size: CGSize(width: 200, height: 100))
        #expect(try screen.element("Tile").frame == CGRect(x: 0, y: 0, width: 140, height: 100))
        let plain = try TestScreen(HStack(spacing: 0) { PlainView(); Color.green.frame(width: 50, height: 20) }, size: CGSize(width: 200, height: 100))
        #expect(try plain.element("Plain").frame == CGRect(x: 0, y: 0, width: 150, height: 100))
    }
    @Test func aLayoutThatOffersInfinityTrapsNowhere() throws {
        struct Endless: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 50) }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: .infinity) }
            }
        }
        let screen = try TestScreen(Endless() {
            PlainView()
            Picker("A", selection: .constant(1)) { Text("One").tag(1); Text("Two").tag(2) }.pickerStyle(.segmented)
        }, size: CGSize(width: 200, height: 100))
        #expect(try screen.element("Plain").frame.minX == 50)
    }
    private struct PlainView: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.backgroundColor = .red
            view.isAccessibilityElement = true
            view.accessibilityLabel = "Plain"
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test func aFixedSizeIsThatOfTheContent() throws {
        let screen = try TestScreen(TileView().fixedSize(), size: CGSize(width: 200, height: 100))
        #expect(try screen.element("Tile").frame == CGRect(x: 80, y: 35, width: 40, height: 30))
    }

    private struct Wheel: UIViewRepresentable {
        @Binding var isTurning: Bool
        func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }
        func updateUIView(_ wheel: UIActivityIndicatorView, context: Context) { isTurning ? wheel.startAnimating() : wheel.stopAnimating() }
    }
    private struct Loading: View {
        @State private var isTurning = true
        var body: some View {
            VStack {
                Wheel(isTurning: $isTurning)
                Button("Stop") { isTurning = false }
            }
        }
    }

    @Test func anIndicatorTurnsUntilItStops() throws {
        let screen = try TestScreen(Loading(), size: CGSize(width: 100, height: 100))
        #expect(!screen.isSettled)
        try screen.tap("Stop")
        try screen.settle()
        #expect(screen.isSettled)
    }
}
