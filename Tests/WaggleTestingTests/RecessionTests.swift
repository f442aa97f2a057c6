import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// What is seen of the content behind a large sheet.
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
