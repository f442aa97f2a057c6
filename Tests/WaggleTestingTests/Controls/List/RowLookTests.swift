import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// The appearance of list rows, and how they are lifted and uncovered.
@MainActor struct RowLookTests {
    /// The number of accent-coloured pixels in a part of the screen, in points.
    private func accented(_ screen: TestScreen, in part: CGRect) throws -> Int {
        try pixels(screen, in: part).count { abs(Int($0.blue) - Int($0.red)) > 150 }
    }

    @Test func iconsOfOptionsHaveTheAccentColour() throws {
        struct Options: View {
            @State private var choice = 1
            var body: some View {
                Form { Picker("Place", selection: $choice) { Label("Cellar", systemImage: "square.fill").tag(1); Label("Shelf", systemImage: "circle.fill").tag(2) }.pickerStyle(.inline).labelsHidden() }
            }
        }
        let screen = try TestScreen(Options(), size: CGSize(width: 390, height: 300))
        let row = try screen.element("Shelf").frame
        #expect(try accented(screen, in: CGRect(x: 20, y: row.minY, width: 50, height: row.height)) > 100)
        try screen.tap("Shelf")
        try screen.settle()
        #expect(try screen.element("Shelf").traits.contains(.isSelected))
    }
    @Test func aDisabledMenuOfOptionsIsPaleLikeADisabledSwitch() throws {
        struct Options: View {
            var body: some View {
                Form {
                    Picker("Place", selection: .constant(1)) { Text("Cellar").tag(1) }
                    Picker("Place", selection: .constant(1)) { Text("Cellar").tag(1) }.disabled(true)
                    Toggle("Place", isOn: .constant(false)).disabled(true)
                }
                .pickerStyle(.menu)
            }
        }
        let screen = try TestScreen(Options(), size: CGSize(width: 390, height: 300))
        // The labels on the left, the values on the right.
        let rows = screen.elements("Place").map(\.frame.midY).sorted()
        #expect(rows.count == 3)
        func darkest(_ row: Int, from x: CGFloat) throws -> Int {
            try pixels(screen, in: CGRect(x: x, y: rows[row] - 12, width: 130, height: 24)).map { Int($0.green) }.min() ?? 0
        }
        #expect(try darkest(0, from: 30) < 10 && abs(darkest(1, from: 30) - darkest(2, from: 30)) < 5)
        #expect(try darkest(0, from: 220) < 150 && darkest(1, from: 220) > 170)
    }
    @Test func iconsOfSuggestionsHaveTheAccentColour() throws {
        struct Search: View {
            @State private var text = ""
            var body: some View {
                NavigationStack { Text("Content") }.searchable(text: $text).searchSuggestions { Label("Dairy", systemImage: "square.fill").searchCompletion("dairy") }
            }
        }
        let screen = try TestScreen(Search(), size: CGSize(width: 390, height: 500))
        try screen.tap("Search")
        try screen.settle()
        let row = try screen.element("Dairy").frame
        #expect(try accented(screen, in: CGRect(x: 10, y: row.minY, width: 45, height: row.height)) > 100)
        try screen.tap("Dairy")
        try screen.settle()
        #expect(try screen.element("Search").value == "dairy")
    }
    @Test func aLiftedRowCastsOneShadowAndItsContentNone() throws {
        struct Rows: View {
            var body: some View {
                List { ForEach(0..<3) { Text("Boat \($0)") }.onMove { _, _ in } }.environment(\.editMode, .constant(.active))
            }
        }
        let screen = try TestScreen(Rows(), size: CGSize(width: 390, height: 400))
        let row = try screen.element("Boat 1").frame
        func whites() throws -> Int { try pixels(screen, in: CGRect(x: 20, y: row.minY, width: 350, height: row.height)).count { $0.red == 255 && $0.blue == 255 } }
        let before = try whites()
        try screen.fingerDown(on: .point(390 - 16 - 19, row.midY))
        try screen.settle()
        // The row has grown by a few per cent, and its texts with it.
        #expect(Double(try whites()) > Double(before) * 0.98)
    }
    @Test func aMenuOnTheWholeContentLiftsTheRowAndOneOnAPartThePart() throws {
        struct Rows: View {
            var body: some View {
                List {
                    HStack { Text("Whole"); Spacer() }.contextMenu { Button("Share") {} }
                    HStack { Text("Part").contextMenu { Button("Copy") {} }; Spacer() }
                }
            }
        }
        let screen = try TestScreen(Rows(), size: CGSize(width: 390, height: 600))
        try screen.press("Whole", for: 0.6)
        try screen.settle()
        // The menu is 8 points below the lifted row, which has grown a little; the content alone would end 11 points higher.
        #expect(try screen.element("Share").frame.minY > 66)
        try screen.tap("Share")
        try screen.settle()
        try screen.press("Part", for: 0.6)
        try screen.settle()
        let copy = try screen.element("Copy").frame
        #expect(copy.minX > 24 && copy.minX < 36, "\(copy)")
    }
    @Test func aClosingRowGoesOverItsButtonsWithoutFadingThem() throws {
        struct Rows: View {
            var body: some View { List { Text("Row").swipeActions { Button("Use") {}.tint(.blue) } } }
        }
        let screen = try TestScreen(Rows(), size: CGSize(width: 390, height: 300))
        try screen.drag("Row", by: CGSize(width: -90, height: 0), over: 0.3)
        try screen.settle()
        let button = try screen.element("Use").frame
        let open = try accented(screen, in: button.insetBy(dx: 4, dy: 4))
        #expect(open > 1000)
        try screen.tap(.point(150, button.midY))
        var counts: [Int] = []
        for _ in 0..<6 {
            screen.advance(by: 1.0 / 60)
            guard let use = screen.elements("Use").first else { break }
            // The part that the row does not cover is fully accented.
            let uncovered = CGRect(x: max(use.frame.minX, 0) + 1, y: button.minY + 4, width: min(use.frame.width, 390 - use.frame.minX) - 18, height: 6)
            guard uncovered.width > 4 else { break }
            counts.append(try accented(screen, in: uncovered) * 100 / Int(uncovered.width * 6))
        }
        #expect(!counts.isEmpty && counts.allSatisfy { $0 >= 90 }, "\(counts)")
        try screen.settle()
        #expect(!screen.shows("Use"))
    }
    @Test func aPageOfOptionsIsTitledByItsPicker() throws {
        struct Page: View {
            @State private var flavor = "Mint"
            var body: some View {
                NavigationStack { Form { Picker("Flavor", selection: $flavor) { ForEach(["Lemon", "Mint"], id: \.self) { Text($0) } }.pickerStyle(.navigationLink) }.navigationTitle("Shop") }
            }
        }
        let screen = try TestScreen(Page(), size: CGSize(width: 390, height: 600))
        try screen.tap("Flavor")
        try screen.settle()
        let title = try screen.element("Flavor").frame
        #expect(abs(title.midX - 195) < 2 && title.maxY < 60)
        try screen.tap("Lemon")
        try screen.settle()
        #expect(screen.navigationTitle == "Shop")
    }
    @Test func barsDoNotGrowWithTheLargestText() throws {
        struct Page: View {
            var body: some View { NavigationStack { Text("Content").toolbar { ToolbarItem(placement: .bottomBar) { Button("Archive") {} } } } }
        }
        let screen = try TestScreen(Page().environment(\.dynamicTypeSize, .accessibility5), size: CGSize(width: 390, height: 600))
        #expect(try screen.element("Archive").frame.height <= 44)
    }
}
