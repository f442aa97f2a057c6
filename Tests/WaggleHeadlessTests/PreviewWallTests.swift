import Foundation
import Testing
import WaggleGeometry
import WaggleRequest
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct PreviewWallTests {
    private struct Tally: View {
        @State private var count = 0
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.locale) private var locale
        @Environment(\.dynamicTypeSize) private var size
        var body: some View {
            GeometryReader { proxy in
                Button("\(count) \(colorScheme == .dark ? "dark" : "light") \(locale.identifier) \(size == .accessibility3 ? "huge" : "usual") \(Int(proxy.size.width))") { count += 1 }
            }
        }
    }
    private func preview(_ name: String?, line: Int, layout: PreviewLayout = .device) -> PreviewEntry {
        PreviewEntry(name: name, provider: nil, location: "Pond/Tally.swift:\(line)", layout: layout, device: nil, orientation: nil) { AnyView(Tally()) }
    }
    private func labels(_ window: HeadlessWindow) -> [String] { window.graph.accessibilityElements(isStructured: true).flatMap(\.all).map(\.label) }

    @Test func previewsStandOnTheirScreensAndAnswer() throws {
        let entries = WallEntries.entries([preview("Tall", line: 3), preview("Small", line: 9, layout: .fixed(width: 200, height: 100))])
        let window = HeadlessWindow(PreviewWall(entries: entries), size: CGSize(width: 900, height: 700))
        window.advance(by: 0.1)
        #expect(labels(window).contains { $0.hasPrefix("0 light") && $0.hasSuffix("393") })
        let small = try #require(window.graph.accessibilityElements(isStructured: true).flatMap(\.all).first { $0.label.hasSuffix(" 200") })
        window.graph.perform(.activate, on: small.id)
        window.advance(by: 0.1)
        #expect(labels(window).contains { $0.hasPrefix("1 light") && $0.hasSuffix("200") })
    }

    @Test func aPreviewsScreenIncludesTheSafeArea() throws {
        struct Size: View {
            var body: some View { GeometryReader { Text(verbatim: "\(Int($0.size.width)) × \(Int($0.size.height))") } }
        }
        let size = PreviewEntry(
            name: "Size", provider: nil, location: "Pond/Size.swift:1", layout: .device, device: nil, orientation: nil) { AnyView(Size()) }
        let window = HeadlessWindow(PreviewWall(entries: WallEntries.entries([size])), size: CGSize(width: 900, height: 700))
        window.advance(by: 0.1)
        let screen = Device.standard.screen
        let height = screen.height - screen.safeArea.top - screen.safeArea.bottom
        #expect(labels(window).contains("\(Int(screen.width)) × \(Int(height))"))
    }

    @Test func switchesChangeAllPreviewsAndKeepTheirState() throws {
        struct Wall: View {
            let entry: WallEntries.Entry
            @Binding var settings: WallSettings
            var body: some View { WallCard(entry: entry, settings: settings) }
        }
        final class Settings { var change: (WallSettings) -> Void = { _ in } }
        struct Owner: View {
            let entry: WallEntries.Entry
            let hand: Settings
            @State private var settings = WallSettings()
            var body: some View {
                let _ = hand.change = { settings = $0 }
                Wall(entry: entry, settings: $settings)
            }
        }
        let hand = Settings(), entry = try #require(WallEntries.entries([preview("Tall", line: 3)]).first)
        let window = HeadlessWindow(Owner(entry: entry, hand: hand), size: CGSize(width: 900, height: 900))
        let button = try #require(window.graph.accessibilityElements(isStructured: true).flatMap(\.all).first { $0.label.hasPrefix("0 ") })
        window.graph.perform(.activate, on: button.id)
        hand.change(WallSettings(isDark: true, textSize: "accessibility 3", language: "ar"))
        window.advance(by: 0.1)
        #expect(labels(window).contains("1 dark ar huge 393"))
    }

    @Test(arguments: ScreenTraits.TextSize.allCases) func theWallBeginsWithWhatTheCommandLineAsksFor(size: ScreenTraits.TextSize) {
        let settings = WallSettings(ScreenTraits(colorScheme: .dark, textSize: size))
        #expect(settings.isDark && WallSettings.textSizes.contains { $0.name == settings.textSize })
    }

    @Test func aPreviewIsTheSameWhenItsLineMoves() {
        let before = WallEntries.entries([preview("Tall", line: 3), preview(nil, line: 9), preview(nil, line: 12)]).map(\.id)
        let after = WallEntries.entries([preview("Tall", line: 5), preview(nil, line: 11), preview(nil, line: 14)]).map(\.id)
        #expect(before == after && Set(before).count == 3)
    }
}
