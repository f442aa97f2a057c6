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
}
