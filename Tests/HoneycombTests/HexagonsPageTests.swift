import Foundation
import Honeycomb
import SwiftUI
import Testing
import WaggleTesting

/// The code of `Documentation/Hexagons.md`: compiled, drawn, and the same as on the page.
@MainActor struct HexagonsPageTests {
    @Test func cellsAndLayouts() {
        // code: cells
        let cell = Hex(2, -1)
        let around = cell.neighbors.map { cell.distance(to: $0) }    // six times 1
        let spiral = Hex.zero.spiral(radius: 2)                      // 19 cells, each beside the one before it
        let island = HexRegion.hexagon(radius: 4).subtracting(.ring(radius: 4))
        let way = HexPaths(in: island).shortest(from: Hex(-3, 0), to: Hex(3, 0))
        #expect(around == [1, 1, 1, 1, 1, 1] && spiral.count == 19 && island.count == 37 && way?.cost == 6)
        // code: layout
        let layout = HexLayout(.pointy, radius: 20, gap: 2)
        let center = layout.center(of: Hex(1, 0))
        let touched = layout.hex(at: CGPoint(x: 40, y: 3))
        let fitting = HexLayout.filling(CGRect(x: 0, y: 0, width: 300, height: 200), with: HexRegion.hexagon(radius: 2), .flat)
        #expect(abs(center.x - 36.64) < 0.01 && touched == Hex(1, 0) && fitting.cellHeight == 40)
    }

    private struct Page: View {
        let part: String
        private let fruits = ["Apple", "Fig", "Lime", "Melon", "Peach", "Pear", "Plum", "Quince", "Sloe"]
        @State private var center: String?
        @State private var chosen: Set<String> = []
        @State private var arrangement = HexArrangement(["Apple", "Fig", "Lime", "Melon", "Peach", "Pear", "Plum", "Quince", "Sloe"])
        @State private var zoom: CGFloat = 1

        var body: some View {
            switch part {
            case "grid":
                // code: grid
                HexGrid(.flat, gap: 4) {
                    ForEach(Hex.zero.spiral(radius: 2), id: \.self) { hex in
                        Color.teal.opacity(0.4 + 0.2 * Double(hex.length)).hexCell(hex, clippedTo: .flat)
                    }
                }
            case "comb":
                // code: comb
                HoneycombView(fruits, id: \.self, center: $center, selection: $chosen, cellWidth: 84) { fruit, cell in
                    Circle()
                        .fill(cell.isSelected ? .orange : .yellow)
                        .overlay { Text(fruit).font(.caption).minimumScaleFactor(0.5) }
                        .scaleEffect(cell.isPressed ? 0.9 : 1)
                }
                .names { $0 }
                .selectionLimits(most: 3)
            case "lens":
                // code: lens
                HoneycombView(.hexagon(radius: 577), cellWidth: 60) { hex, cell in
                    Hexagon().fill(Color(hue: Double(hex.length % 24) / 24, saturation: 0.5, brightness: 0.9))
                }
                .fishEye(FishEye(.scale(minimum: 0.3), zone: .ellipse))
                .snaps(false)
            case "arrangement":
                // code: arrangement
                HoneycombView(fruits, id: \.self, cellWidth: 84) { fruit, cell in
                    Text(fruit).padding(8).background(.green.opacity(cell.phase == .lifted ? 0.8 : 0.3), in: Capsule())
                }
                .arranged(by: $arrangement)
                .zoom($zoom, in: 0.5...2, levels: [1.5])
                .onActivate { fruit in arrangement.grow(["\(fruit) jam", "\(fruit) pie"], from: fruit) }
            case "list":
                // code: list
                HoneycombView(fruits, id: \.self, selection: $chosen) { fruit, cell in Circle().fill(.orange) }
                    .names { $0 }
                    .honeycombStyle(.list)
            case "ring":
                // code: ring
                RingLayout(radius: .noOverlap, spacing: 8) {
                    ForEach(1..<9) { Text("\($0)").frame(width: 36, height: 36).background(.quaternary, in: Circle()) }
                }
            default: EmptyView()
            }
        }
    }

    @Test(arguments: ["grid", "comb", "lens", "arrangement", "list", "ring"]) func viewsAreDrawn(part: String) throws {
        let screen = try TestScreen(Page(part: part), size: CGSize(width: 320, height: 480)), empty = try TestScreen(Page(part: ""), size: CGSize(width: 320, height: 480))
        try screen.settle()
        let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] ?? NSTemporaryDirectory(), files = ["\(folder)/page-\(part).png", "\(folder)/page-\(part)-empty.png"]
        try screen.savePicture(to: files[0])
        try empty.savePicture(to: files[1])
        #expect(FileManager.default.contents(atPath: files[0]) != FileManager.default.contents(atPath: files[1]))
    }

    @Test func theCombOfThePageTakesNoMoreThanThree() throws {
        let screen = try TestScreen(Page(part: "comb"), size: CGSize(width: 393, height: 852))
        for fruit in ["Apple", "Fig", "Lime", "Melon"] {
            try screen.tap(.text(fruit))
            try screen.settle()
        }
        let chosen = ["Apple", "Fig", "Lime", "Melon"].filter { (try? screen.element(.text($0)).traits.contains(.isSelected)) == true }
        #expect(chosen == ["Apple", "Fig", "Lime"])
    }

    @Test func thePageShowsThisCode() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let page = try String(contentsOf: root.appendingPathComponent("Documentation/Hexagons.md"), encoding: .utf8)
        func lines(_ text: Substring) -> [Substring] { text.split(separator: "\n").map { $0.drop { $0 == " " } } }
        let code = lines(try Substring(String(contentsOfFile: #filePath, encoding: .utf8))), parts = page.components(separatedBy: "<!-- code: ").dropFirst()
        #expect(parts.count == 8)
        for part in parts {
            let name = part.prefix { $0 != " " }, block = part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().prefix { $0.hasPrefix("    ") || $0.isEmpty }.filter { !$0.isEmpty }.map { $0.drop { $0 == " " } }
            let start = try #require(code.firstIndex { $0 == "// code: \(name)" })
            #expect(Array(code[(start + 1)...].prefix(block.count)) == block && block.count > 2, "\(name)")
        }
    }
}
