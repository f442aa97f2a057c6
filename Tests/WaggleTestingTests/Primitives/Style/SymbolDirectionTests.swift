import SwiftUI
import Testing
import WaggleTesting

@MainActor
@Suite struct SymbolDirectionTests {
    /// Where there is ink, in rows of pixels.
    private func ink(_ image: some View, _ direction: LayoutDirection) throws -> [[Bool]] {
        let screen = try TestScreen(image.font(.system(size: 60)).frame(width: 100, height: 100).environment(\.layoutDirection, direction), size: CGSize(width: 100, height: 100))
        let found = try pixels(screen, in: CGRect(x: 0, y: 0, width: 100, height: 100))
        return (0..<200).map { y in (0..<200).map { x in found[y * 200 + x].green < 128 } }
    }
    private func mirrored(_ ink: [[Bool]]) -> [[Bool]] { ink.map { $0.reversed() } }
    /// Frames are whole pixels, drawings are not.
    private func alike(_ a: [[Bool]], _ b: [[Bool]]) -> Bool {
        let all = a.reduce(0) { $0 + $1.count { $0 } }
        return all > 0 && (-3...3).contains { shift in
            (0..<200).reduce(0) { sum, y in sum + (3..<197).count { a[y][$0] != b[y][$0 + shift] } } <= all / 5
        }
    }

    @Test(arguments: ["chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward.circle", "arrow.uturn.backward", "list.bullet"])
    func symbolsInReadingDirectionTurn(_ name: String) throws {
        let left = try ink(Image(systemName: name), .leftToRight), right = try ink(Image(systemName: name), .rightToLeft)
        #expect(alike(right, mirrored(left)) && !alike(right, left))
    }

    @Test(arguments: ["chevron.right", "chevron.left", "arrow.right", "forward.fill", "pencil"])
    func otherSymbolsDoNotTurn(_ name: String) throws {
        let left = try ink(Image(systemName: name), .leftToRight), right = try ink(Image(systemName: name), .rightToLeft)
        #expect(alike(right, left) && !alike(right, mirrored(left)))
    }

    @Test func anImageTurnsIfItSaysSo() throws {
        let left = try ink(Image(systemName: "arrow.right"), .leftToRight)
        #expect(alike(try ink(Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true), .rightToLeft), mirrored(left)))
        #expect(alike(try ink(Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(false), .rightToLeft), left))
        #expect(alike(try ink(Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true), .leftToRight), left))
    }

    @Test func aSymbolInATextTurnsToo() throws {
        let left = try ink(Text(Image(systemName: "chevron.forward")), .leftToRight), right = try ink(Text(Image(systemName: "chevron.forward")), .rightToLeft)
        #expect(alike(right, mirrored(left)) && !alike(right, left))
    }
}
