import Foundation
import Testing
@testable import WaggleTool

/// The table of what Waggle has of SwiftUI.
struct CoverageTests {
    private func symbol(_ id: String, _ path: [String], refusal: String? = nil) -> FrameworkSymbols.Symbol {
        FrameworkSymbols.Symbol(identifier: .init(precise: id), pathComponents: path,
                                availability: refusal.map { [.init(isUnconditionallyUnavailable: true, message: $0)] })
    }

    @Test func typesAreWholePartlyThereOrDeclined() throws {
        let folder = try TemporaryFolder(["SwiftUINames.txt": "- Circle Gauge Shader Ring withAnimation withRipples\nCircle fill inset\nCircle.Edge left\nGauge minimum\nShader compile\n",
                                          "Nearest.txt": "name\tmaximum\tUse something else.\nmodule\tMapKit\tThere are no maps.\nname\twithRipples\tThere is no water.\n"])
        let symbols = FrameworkSymbols(symbols: [
            symbol("c", ["Circle"]), symbol("s", ["Shape"]), symbol("f", ["Shape", "fill(_:)"]), symbol("g", ["Gauge"]),
            symbol("m", ["Gauge", "minimum"]), symbol("sh", ["Shader"], refusal: "There are no shaders."), symbol("w", ["withAnimation(_:)"]),
            symbol("i", ["Circle", "inset(by:)"], refusal: "Circles are never inset."),
        ], relationships: [.init(kind: "conformsTo", source: "c", target: "s")])
        let coverage = Coverage(try KnownNames(folder: folder.path), symbols)
        #expect(coverage.whole.map(\.name) == ["Gauge"])
        #expect(coverage.partial == [Coverage.Entry(name: "Circle", present: 1, total: 3, lacking: ["Edge.left", "inset"])])
        #expect(coverage.declined.map(\.name) == ["Circle.inset", "Ring", "Shader", "withRipples"])
        #expect(coverage.declined.map(\.sentence) == ["Circles are never inset.", "", "There are no shaders.", "There is no water."])
        #expect(coverage.modules.map(\.name) == ["MapKit"])
        #expect(coverage.page.contains("| `Circle` | 1 of 3 | `Edge.left`, `inset` |"))
        #expect(coverage.page.contains("2 of 4 types are present, 1 of them with all their members. Of the members of these types, 2 of 4 are present."))
    }
}
