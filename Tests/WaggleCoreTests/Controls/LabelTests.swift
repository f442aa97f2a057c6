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
