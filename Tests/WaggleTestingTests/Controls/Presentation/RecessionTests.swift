import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// The visible part of the content behind a large sheet.
@MainActor
struct RecessionTests {
    private struct Bare: View {
        @State private var isOpen = false
        var body: some View {
            Button("Open") { isOpen = true }
                .sheet(isPresented: $isOpen) { Text("Sheet") }
        }
    }
    /// Red, green and blue, 0 to 255.
    private func pixel(_ screen: TestScreen, _ x: Int, _ y: Int) throws -> [Int] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png")
        defer { try? FileManager.default.removeItem(at: file) }
        try screen.savePicture(to: file.path)
        let image = try #require(UIImage(contentsOfFile: file.path)?.cgImage), data = try #require(image.dataProvider?.data) as Data
        return [2, 1, 0].map { Int(data[y * image.bytesPerRow + x * 4 + $0]) }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func aSearchFieldIsCoveredByTheScreenAboveDuringASwipeBack(direction: LayoutDirection) throws {
        struct Shelves: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") { Color.white.ignoresSafeArea().navigationTitle("Shelf").navigationBarTitleDisplayMode(.inline) }
                        .navigationTitle("Shelves")
                        .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
                }
            }
        }
        let screen = try TestScreen(Shelves().environment(\.layoutDirection, direction), size: CGSize(width: 390, height: 844), scale: 1)
        let field = try screen.element("Search").frame, y = Int(field.midY) + 14
        func x(_ place: Int) -> Int { direction == .leftToRight ? place : 390 - place }
        #expect(try pixel(screen, x(300), y) != [255, 255, 255])
        try screen.tap("Go")
        try screen.settle()
        try screen.fingerDown(on: .point(CGFloat(x(4)), 500))
        try screen.fingerMove(to: .point(CGFloat(x(200)), 500), over: 0.3)
        #expect(try pixel(screen, x(300), y) == [255, 255, 255], "the screen above")
        #expect(try pixel(screen, x(120), y) != [255, 255, 255], "the field beside it")
    }

    @Test func contentWithoutABackgroundTakesTheWindowsAlong() throws {
        let screen = try TestScreen(Bare(), size: CGSize(width: 390, height: 844), scale: 1, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0))
        try screen.tap("Open")
        try screen.settle()
        // From top to bottom: black, the edge of the content, the sheet.
        #expect(try pixel(screen, 195, 20) == [0, 0, 0])
        #expect((try pixel(screen, 195, 44).min() ?? 0) > 200, "The content is drawn dimmed on the window's white.")
        #expect(try pixel(screen, 2, 44) == [0, 0, 0], "It has shrunk.")
    }

    @Test func inTheDarkTheWindowIsBlack() throws {
        let screen = try TestScreen(Bare(), size: CGSize(width: 390, height: 844), scale: 1, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0), colorScheme: .dark)
        try screen.tap("Open")
        try screen.settle()
        #expect((try pixel(screen, 195, 44).max() ?? 255) < 40)
    }
}
