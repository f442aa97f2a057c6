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
}
