import Combine
import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
private final class Scene: ObservableObject {
    @Published var width: CGFloat = 300
    @Published var text = "first"
    @Published var color = Color.red
    @Published var count = 1
    @Published var isRead = true
}

/// Texts in a column, and a reader that records the layouts with their positions.
private struct Column: View {
    @ObservedObject var scene: Scene
    let journal: Journal
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(scene.text).foregroundStyle(scene.color)
            ForEach(0..<scene.count, id: \.self) { Text("number \($0)") }
        }
        .frame(width: scene.width, height: 200, alignment: .topLeading)
        .modifier(Reader(isOn: scene.isRead, journal: journal))
    }
}
private struct Reader: ViewModifier {
    let isOn: Bool
    let journal: Journal
    func body(content: Content) -> some View {
        content.overlayPreferenceValue(Text.LayoutKey.self) { layouts in
            if isOn {
                GeometryReader { proxy in
                    let _ = journal.note(layouts.map { "\($0.layout.count) at \(Int(proxy[$0.origin].x)),\(Int(proxy[$0.origin].y))" }.joined(separator: "; "))
                    Color.clear
                }
            }
        }
    }
}

@MainActor
@Suite struct TextLayoutKeyTests {
    private func window(_ scene: Scene, _ journal: Journal) -> HeadlessWindow { HeadlessWindow(Column(scene: scene, journal: journal), size: CGSize(width: 300, height: 200)) }

    @Test func layoutsArriveInTheFirstFrameInSourceOrder() {
        let journal = Journal()
        let scene = Scene()
        scene.count = 2
        _ = window(scene, journal)
        #expect(journal.events.last == "1 at 0,0; 1 at 0,31; 1 at 0,62")
    }

    @Test func aTextThatBreaksAnewIsReadInTheSameFrame() {
        let journal = Journal(), scene = Scene()
        scene.text = "several words that fit on one line"
        let window = window(scene, journal)
        #expect(journal.events.last == "1 at 0,0; 1 at 0,31")
        scene.width = 100
        window.advance(by: 1.0 / 60)
        #expect(journal.events.last?.hasPrefix("4 at 0,0; 1 at 0,97") == true, "\(journal.events)")
    }

    @Test func textsThatChangeComeAndGoAreReadAnew() {
        let journal = Journal(), scene = Scene()
        let window = window(scene, journal)
        scene.text = "one\ntwo"
        window.advance(by: 1.0 / 60)
        #expect(journal.events.last == "2 at 0,0; 1 at 0,53")
        scene.count = 3
        window.advance(by: 1.0 / 60)
        #expect(journal.events.last == "2 at 0,0; 1 at 0,53; 1 at 0,84; 1 at 0,115")
        scene.count = 0
        window.advance(by: 1.0 / 60)
        #expect(journal.events.last == "2 at 0,0")
    }

    @Test func aLayoutChangesWithTheColourAndElseStaysTheSame() {
        var seen: [Text.Layout] = []
        let scene = Scene()
        struct Watched: View {
            @ObservedObject var scene: Scene
            let seen: ([Text.LayoutKey.AnchoredLayout]) -> Void
            var body: some View {
                VStack {
                    Text("words").foregroundStyle(scene.color)
                    Color.clear.frame(height: scene.width / 10)
                }
                .onPreferenceChange(Text.LayoutKey.self, perform: seen)
            }
        }
        let window = HeadlessWindow(Watched(scene: scene) { seen += $0.map(\.layout) }, size: CGSize(width: 300, height: 200))
        #expect(seen.count == 1)
        scene.width = 200
        window.advance(by: 1.0 / 60)
        #expect(seen.count == 1, "The text has moved; its layout and its anchor are the same.")
        scene.color = .blue
        window.advance(by: 1.0 / 60)
        #expect(seen.count == 2 && seen.first != seen.last)
    }

    @Test func aReadLayoutDrawsTheText() throws {
        let text = Text("drawn").foregroundStyle(.red)
        let drawn = text.hidden().overlayPreferenceValue(Text.LayoutKey.self) { layouts in
            GeometryReader { proxy in
                Canvas { context, _ in
                    for layout in layouts {
                        let origin = proxy[layout.origin]
                        context.translateBy(x: origin.x, y: origin.y)
                        for line in layout.layout { context.draw(line) }
                    }
                }
            }
        }
        let own = try HeadlessWindow(text, size: CGSize(width: 80, height: 40)).draw(), other = try HeadlessWindow(drawn, size: CGSize(width: 80, height: 40)).draw()
        var ink = 0
        for y in 0..<40 {
            for x in 0..<80 {
                let (a, b) = (own.color(x: x, y: y), other.color(x: x, y: y))
                #expect(a == b, "at \(x), \(y)")
                if a != .white { ink += 1 }
            }
        }
        #expect(ink > 50)
    }

    @Test func placesMirrorWithTheDirection() {
        let journal = Journal()
        let view = Text("right").frame(width: 300, height: 50, alignment: .leading).modifier(Reader(isOn: true, journal: journal))
        let window = HeadlessWindow(view.environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 300, height: 50))
        _ = window
        let place = journal.events.last.flatMap { Int($0.dropFirst("1 at ".count).prefix { $0 != "," }) }
        #expect(place.map { $0 > 240 && $0 < 280 } == true, "\(journal.events)")
    }

    @Test func textLayoutsArePassedOnlyToReaders() {
        let scene = Scene(), journal = Journal()
        let plain = HeadlessWindow(Text("a"), size: CGSize(width: 50, height: 50))
        #expect(!plain.graph.preferences.readsTextLayouts)
        scene.count = 1000
        let window = window(scene, journal)
        scene.text = "other"
        window.advance(by: 1.0 / 60)
        #expect((1...40).contains(window.graph.counters.preferenceFolds), "Only the changed text and its ancestors fold: \(window.graph.counters.preferenceFolds).")
    }

    @Test func aTextThatHasGoneIsFreed() {
        weak var site: ViewNode?
        let scene = Scene()
        let window = window(scene, Journal())
        func find(_ node: ViewNode) { node.forEachChild { if $0 is TextLayoutPreferenceNode { site = $0 } else { find($0) } } }
        find(window.graph.root)
        #expect(site != nil)
        scene.count = 0
        window.advance(by: 1.0 / 60)
        window.advance(by: 1.0 / 60)
        #expect(site == nil)
    }
}
