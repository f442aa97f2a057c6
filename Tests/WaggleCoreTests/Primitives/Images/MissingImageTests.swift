import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor @Suite struct MissingImageTests {
    struct Shelf: View {
        let name: String
        var body: some View {
            HStack(spacing: 0) {
                Image(name)
                Image(name).resizable()
                Block(Paints.red)
            }
        }
    }
    struct Signs: View {
        var body: some View { Image(systemName: "no.such.symbol.at.all") }
    }

    @Test func aPictureThatIsNotThereTakesNoRoomAndIsToldWithItsView() throws {
        let window = HeadlessWindow(Shelf(name: "lost picture"), size: CGSize(width: 100, height: 100))
        #expect(try #require(window.frame(Paints.red)).minX == 40)
        #expect(window.shown.count == 1)
        #expect(Diagnostics.shared.hasReported("\"lost picture\"") && Diagnostics.shared.hasReported("It is in Shelf."))
    }

    @Test func aDiagnosticIsReportedOnce() {
        let sentence = "The test \(UUID().uuidString) says something."
        #expect(Diagnostics.shared.isNew(sentence) && !Diagnostics.shared.isNew(sentence))
        #expect(Diagnostics.shared.isNew(sentence + " And something else."))
    }

    @Test func anUnknownSymbolIsAQuietSquare() throws {
        let window = HeadlessWindow(Signs().font(.system(size: 20)), size: CGSize(width: 100, height: 100))
        let shown = try #require(window.shown.first)
        #expect(window.shown.count == 1 && shown.kind == "fill")
        #expect(shown.frame.width > 15 && shown.frame.width < 24 && shown.frame.width == shown.frame.height)
        let color = try #require(shown.color)
        #expect(color.opacity < 0.5 && abs(color.red - color.blue) < 0.05)
        #expect(Diagnostics.shared.hasReported("no.such.symbol.at.all") && Diagnostics.shared.hasReported("It is in Signs."))
    }
}
