import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor @Suite struct LabelTests {
    struct Red: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).foregroundColor(.red) }
    }
    private func width<V: View>(_ view: V) -> CGFloat {
        var width: CGFloat = 0
        _ = HeadlessWindow(view.fixedSize().background(GeometryReader { proxy -> Color in
            width = proxy.size.width
            return Color.clear
        }), size: CGSize(width: 300, height: 100))
        return width
    }

    @Test func partsStandEightPointsApart() {
        let label = Label("Title", systemImage: "star.fill"), title = "Title"
        let both = width(label), icon = width(label.labelStyle(.iconOnly)), text = width(label.labelStyle(.titleOnly))
        #expect(icon > 10 && text > 20)
        #expect(both == icon + 8 + text)
        #expect(width(label.labelStyle(Red())) == both)
        #expect(width(label.labelStyle(Red()).labelStyle(.titleOnly)) == text)
        #expect(width(Label(title, systemImage: "star.fill")) == both)
        _ = Label { Text("A") } icon: { Circle().frame(width: 4, height: 4) }
    }

    @Test func labelsInBordersStandInRowsAsElsewhere() throws {
        struct Controls: View {
            var body: some View {
                Button("Star", systemImage: "star") {}.buttonStyle(.bordered)
                Button("Moon", systemImage: "moon") {}.buttonStyle(.borderedProminent)
                Menu("Sun", systemImage: "sun.max") { Text("Warm") }.buttonStyle(.bordered)
                Toggle("Cloud", systemImage: "cloud", isOn: .constant(true)).toggleStyle(.button)
                ControlGroup { Button("Undo", systemImage: "arrow.uturn.backward") {}; Button("Redo", systemImage: "arrow.uturn.forward") {} }
                PasteButton(payloadType: String.self) { _ in }
            }
        }
        func widths<V: View>(_ view: V) -> [String: CGFloat] {
            let elements = HeadlessWindow(view, size: CGSize(width: 400, height: 600)).graph.accessibilityElements()
            let names = ["Star", "Moon", "Sun", "Cloud", "Undo", "Redo", "Paste"]
            func controls(_ element: AccessibilityElement) -> [AccessibilityElement] { names.contains(element.label) ? [element] : element.children.flatMap(controls) }
            return Dictionary(elements.flatMap(controls).map { ($0.label, $0.frame.width) }) { first, _ in first }
        }
        let rows = widths(Form { Controls() }), elsewhere = widths(VStack { Controls() })
        #expect(elsewhere.count == 7)
        for (name, width) in elsewhere { #expect(rows[name] == width, "\(name)") }
        // Buttons that are rows keep the icon column.
        let row = try #require(widths(Form { Button("Star", systemImage: "star") {} })["Star"]), icon = width(Image(systemName: "star")), title = width(Text("Star"))
        #expect(abs(row - max(icon, 28) - 16 - title) < 0.01)
    }
    @Test func anIconAloneIsReadByItsTitle() {
        let window = HeadlessWindow(VStack {
            Label("Lily", systemImage: "star")
            Button("Reed", systemImage: "plus") {}
        }.labelStyle(.iconOnly), size: CGSize(width: 300, height: 100))
        #expect(window.graph.accessibilityElements().map(\.label) == ["Lily", "Reed"])
    }
    @Test(arguments: [true, false]) func iconsInRowsHaveTheTintWhereTextsHaveTheirOwnColour(isLink: Bool) throws {
        let window = HeadlessWindow(NavigationStack {
            List {
                if isLink {
                    NavigationLink { EmptyView() } label: { Label { Text("Lily") } icon: { Image(systemName: "square.fill") } }
                } else {
                    Toggle("Lily", systemImage: "square.fill", isOn: .constant(true))
                }
            }
        }.tint(.purple), size: CGSize(width: 390, height: 300))
        let picture = try window.draw(), frame = try #require(window.graph.accessibilityElements().flatMap(\.all).first { $0.label.contains("Lily") }).frame
        #expect(picture.color(x: Int(46 * window.scale), y: Int(frame.midY * window.scale)) == Color.purple.resolvedColor(in: EnvironmentValues()))
    }

    /// Measured on one of Apple's pictures.
    @Test(arguments: ["one line", "two lines of a title that breaks"]) func theIconIsCentredOnTheFirstLineOfTheTitle(title: String) {
        let scene = LayoutScene(140, 200) {
            VStack {
                Label { Text(title).probe("title") } icon: { Circle().frame(width: 5, height: 5).probe("icon") }.font(.system(size: 16))
                Text("line").font(.system(size: 16)).probe("line")
            }
        }
        let height = scene["line"]?.height ?? 0
        #expect((scene["title"]?.height ?? 0) > height * (title.hasPrefix("two") ? 1.8 : 0.9))
        #expect(near(scene["icon"]?.midY, (scene["title"]?.minY ?? 0) + height / 2, 0.75))
    }
}
