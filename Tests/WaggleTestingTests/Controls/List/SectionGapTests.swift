import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Where headers and footers of cards stand, as in pictures of iOS 17.5 and 18.5.
@MainActor
struct SectionGapTests {
    private struct Sections: View {
        var hasHeader = true
        var body: some View {
            List {
                if hasHeader {
                    Section { Text("Leek") } header: { Text("First") } footer: { Text("Below") }
                } else {
                    Section { Text("Leek") }
                }
                Section { Text("Beet") } header: { Text("Second") }
            }
        }
    }
    private func frame(_ screen: TestScreen, _ text: String) throws -> CGRect { try screen.element(ScreenTarget(stringLiteral: text)).frame }

    @Test func aFirstHeaderHasNoGapAboveIt() throws {
        let screen = try TestScreen(Sections(), size: CGSize(width: 393, height: 600))
        #expect(try abs(frame(screen, "First").minY - 17) < 0.34)
    }
    @Test func aFooterBelongsToTheCardAboveIt() throws {
        let screen = try TestScreen(Sections(), size: CGSize(width: 393, height: 600))
        let row = try frame(screen, "Leek"), footer = try frame(screen, "Below"), header = try frame(screen, "Second")
        // The row ends 22 below the middle of its text.
        #expect(abs(footer.minY - row.midY - 22 - 17.0 / 3) < 0.5)
        #expect(abs(header.minY - footer.maxY - 17 - 37.0 / 3) < 0.34)
    }
    @Test func aFirstSectionWithoutHeaderBegins17Point67Below() throws {
        let screen = try TestScreen(Sections(hasHeader: false), size: CGSize(width: 393, height: 600))
        #expect(try abs(frame(screen, "Leek").midY - 22 - 53.0 / 3) < 0.34)
    }
}
