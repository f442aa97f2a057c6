import Foundation
import Testing
@testable import WaggleSymbols

/// The drawings stay as they are. `Outlines.txt` has a hash of each name's pieces; with WAGGLE_WRITE_TABLES in the environment, the test writes it anew instead.
@Suite struct OutlineTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Outlines.txt")

    @Test func drawingsStayAsTheyAre() throws {
        if ProcessInfo.processInfo.environment["WAGGLE_WRITE_TABLES"] != nil {
            let lines = Set(SymbolNames.all + Symbols.drawnNames).sorted().compactMap { name in Self.hash(of: name).map { "\(name) \($0)" } }
            try (lines.joined(separator: "\n") + "\n").write(to: Self.page, atomically: true, encoding: .utf8)
        }
        let lines = try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(lines.count >= 4268)
        #expect(lines.filter { Self.hash(of: $0[0]) != $0[1] }.map { $0[0] } == [])
    }

    /// Of the pieces in both compositions: they determine the outlines of every weight.
    private static func hash(of name: String) -> String? {
        guard let plain = SymbolComposer(isLayered: false).shapes(named: name), let layered = SymbolComposer(isLayered: true).shapes(named: name) else { return nil }
        var hash: UInt32 = 2_166_136_261
        func add(_ value: Double) {
            // Rounded, so that the last digits of sines do not count.
            var bits = UInt64(bitPattern: Int64((value * 256).rounded()))
            for _ in 0..<4 {
                hash = (hash ^ UInt32(bits & 0xff)) &* 16_777_619
                bits >>= 8
            }
        }
        for shape in plain + layered {
            for value in [shape.isFilled ? 1 : 0, shape.strokeFactor, shape.strokeExtra, shape.erases ? 1 : 0, Double(shape.level), shape.isBackground ? 1 : 0] { add(value) }
            for line in shape.polylines {
                add(line.isClosed ? -1 : -2)
                for point in line.points { add(point.x); add(point.y) }
            }
        }
        return String(hash, radix: 16)
    }
}
