import SwiftUI
import Testing

/// Programs that import only SwiftUI use these.
@MainActor @Suite struct UIKitNamesTests {
    private func components(_ color: Color, dark: Bool = false) -> [Int] {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        let resolved = color.resolve(in: environment)
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { Int(($0 * 255).rounded()) }
    }

    @Test func fixedColorsDifferFromSystemColors() {
        #expect(components(Color(.red)) == [255, 0, 0, 255])
        #expect(components(Color(uiColor: .purple)) == [128, 0, 128, 255])
        #expect(components(Color(UIColor.systemRed)) == [255, 59, 48, 255])
        #expect(components(Color(uiColor: .secondarySystemBackground)) == [242, 242, 247, 255])
        #expect(components(Color(uiColor: .secondarySystemBackground), dark: true) == [28, 28, 30, 255])
        #expect(components(Color(.systemGray6)) == [242, 242, 247, 255])
    }

    @Test func colorsAreMadeAndTakenApart() {
        var red: CGFloat = 0, alpha: CGFloat = 0
        #expect(UIColor(red: 0.25, green: 0, blue: 1, alpha: 0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha))
        #expect(abs(red - 0.25) < 1e-4 && alpha == 0.5)
        #expect(components(Color(UIColor.label.withAlphaComponent(0.2))) == [0, 0, 0, 51])
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(components(Color(dynamic), dark: true) == [255, 255, 255, 255])
        #expect(components(Color(dynamic)) == [0, 0, 0, 255])
        #expect(UIColor(Color.blue) == UIColor.systemBlue)
    }

    @Test func fontsHaveTheirPublishedSizes() {
        #expect(UIFont.preferredFont(forTextStyle: .title2).pointSize == 22)
        #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 13)
        #expect(UIFont.preferredFont(forTextStyle: .headline).withSize(20).pointSize == 20)
        #expect(UIFont.systemFontSize == 14)
        #expect(abs(UIFont.systemFont(ofSize: 17, weight: .bold).lineHeight - 20.287) < 0.001)
        _ = Text("x").font(Font(UIFont.preferredFont(forTextStyle: .body)))
    }

    @Test func stringsAreMeasured() {
        let font = UIFont.preferredFont(forTextStyle: .title2)
        let one = ("Wave" as NSString).size(withAttributes: [NSAttributedString.Key.font: font])
        let two = ("WaveWave" as NSString).size(withAttributes: [.font: font.withSize(44)])
        #expect(one.width > 30 && abs(one.height - font.lineHeight) < 0.5)
        #expect(abs(two.height - 2 * one.height) < 1 && two.width > 3.8 * one.width)
        #expect(("" as NSString).size().width == 0)
    }

    @Test func thereIsOneScreen() {
        #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
        #expect(UIScreen.main.scale == 3)
        #expect(UIScreen.main.nativeBounds.width == 1179)
    }
}
