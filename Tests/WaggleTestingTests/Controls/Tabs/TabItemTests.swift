import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// The bar arranges the parts of a tab's item.
@MainActor struct TabItemTests {
    private static let size = CGSize(width: 390, height: 844)
    /// Where the parts of the first item's picture and title are drawn: rows of pixels with colour, from the bar's top.
    private func drawnRows(_ item: some View) throws -> [Int] {
        let screen = try TestScreen(TabView { Text("Page").tabItem { item } }.tint(.red), size: Self.size)
        try screen.settle()
        let part = CGRect(x: 100, y: 797, width: 190, height: 46), pixels = try pixels(screen, in: part), width = Int(part.width * 2)
        return (0..<Int(part.height * 2)).filter { row in pixels[row * width..<(row + 1) * width].contains { Int($0.red) - Int($0.blue) > 60 } }
    }

    @Test func theImageStandsAboveTheTitleInEitherOrder() throws {
        let rows = try drawnRows(Group { Image(systemName: "star"); Text("Stars") })
        // A symbol, a gap and a title.
        #expect(rows.count > 40 && rows.last! - rows.first! >= rows.count, "\(rows)")
        #expect(try drawnRows(Group { Text("Stars"); Image(systemName: "star") }) == rows)
        #expect(try drawnRows(Label("Stars", systemImage: "star")) == rows)
        #expect(try drawnRows(Label { Text("Stars") } icon: { Image(systemName: "star") }) == rows)
    }
    @Test func aTitleAloneStandsInTheMiddle() throws {
        let rows = try drawnRows(Text("Stars"))
        // The capitals of a font of 10 points, in pixels.
        #expect(rows.count > 10 && rows.count < 20, "\(rows)")
    }
    @Test func onlyTheImageAndTheTitleCountHoweverTheItemArrangesAndStylesThem() throws {
        let rows = try drawnRows(Label("Stars", systemImage: "star"))
        #expect(try drawnRows(VStack { Image(systemName: "star"); Text("Stars") }) == rows)
        #expect(try drawnRows(HStack { Text("Stars").font(.largeTitle); Image(systemName: "star").resizable().font(.caption) }) == rows)
        #expect(try drawnRows(VStack { Image(systemName: "star").foregroundColor(.blue); Text("Stars").bold().foregroundColor(.blue) }.font(.title)) == rows)
        #expect(try drawnRows(Label("Stars", systemImage: "star").labelStyle(.titleOnly)) == drawnRows(Text("Stars")))
    }
    @Test(arguments: [(CGSize(width: 852, height: 393), "A rather long title"), (CGSize(width: 393, height: 852), "A")]) func aBadgeStandsAtTheIconWhereverTheTitleIs(_ size: CGSize, _ title: String) throws {
        func columns(_ look: some View) throws -> [Int] {
            let screen = try TestScreen(look, size: size), height: CGFloat = size.height < 400 ? 32 : 49
            try screen.settle()
            let part = CGRect(x: 0, y: size.height - height, width: size.width / 2, height: height), pixels = try pixels(screen, in: part), width = Int(part.width * 2)
            return (0..<width).filter { x in
                stride(from: x, to: pixels.count, by: width).contains { Int(pixels[$0].red) - Int(pixels[$0].green) > 100 }
            }
        }
        // Red is the badge in one picture, and the icon in another.
        let badge = try columns(TabView { Text("Page").tabItem { Label(title, systemImage: "square") }.badge(3); Text("Other").tabItem { Text("Other") } }.tint(.green))
        let icon = try columns(TabView { Text("Page").tabItem { Label(title, systemImage: "square") }; Text("Other").tabItem { Text("Other") } }.tint(.red))
        let start = try #require(icon.first), middle = CGFloat(try #require(badge.first) + badge.last!) / 2
        // The icon is the first 14 to 25 points of what is red there.
        #expect(middle > CGFloat(start) && middle < CGFloat(start) + 2 * 30, "\(middle) \(start)")
    }
}
