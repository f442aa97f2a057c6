import Foundation
import Testing
@testable import WaggleTool

/// The tables of Waggle's coverage of SwiftUI and other modules.
struct CoverageTests {
    private func symbol(_ id: String, _ path: [String], _ kind: String = "swift.method") -> FrameworkSymbols.Symbol {
        FrameworkSymbols.Symbol(identifier: .init(precise: id), kind: .init(identifier: kind), pathComponents: path)
    }

    private func names() throws -> KnownNames {
        let folder = try TemporaryFolder(["SwiftUINames.txt": "- Circle Gauge Shader Ring withAnimation withRipples withTides\nCircle fill inset\nCircle.Edge left\nCircle.Net mesh\nGauge minimum\nShader compile\n",
                                          "Nearest.txt": "name\tmaximum\tUse something else.\nmodule\tMapKit\tThere are no maps.\nname\twithRipples\tThere is no water.\n"])
        return try KnownNames(folder: folder.path)
    }

    @Test func typesAreWholePartlyThereDeclinedOrMissing() throws {
        let symbols = FrameworkSymbols(modules: ["WaggleCore": [
            symbol("c", ["Circle"], "swift.struct"), symbol("s", ["Shape"], "swift.protocol"), symbol("f", ["Shape", "fill(_:)"]), symbol("g", ["Gauge"], "swift.struct"),
            symbol("m", ["Gauge", "minimum"], "swift.property"), symbol("w", ["withAnimation(_:)"], "swift.func"),
        ]], relationships: [.init(kind: "conformsTo", source: "c", target: "s")])
        let refusals = UnavailableDeclarations(modules: ["WaggleCore": [.init(path: ["Shader"], sentence: "There are no shaders."),
                                                         .init(path: ["Circle", "inset(by:)"], sentence: "Circles are never inset."),
                                                         .init(path: ["Circle", "Net"], sentence: "Circles have no nets.")]])
        let coverage = Coverage(try names(), symbols, refusals)
        #expect(coverage.whole.map(\.name) == ["Gauge"])
        #expect(coverage.partial == [Coverage.Entry(name: "Circle", present: 1, total: 4, declined: ["Net.mesh", "inset"], missing: ["Edge.left"])])
        #expect(coverage.declined.map(\.name) == ["Circle.Net.mesh", "Circle.inset", "Shader", "withRipples"])
        #expect(coverage.declined.map(\.sentence) == ["Circles have no nets.", "Circles are never inset.", "There are no shaders.", "There is no water."])
        #expect(coverage.missing == ["Ring", "withTides"])
        #expect(coverage.modules.map(\.name) == ["MapKit"])
        #expect(coverage.page.contains("| `Circle` | 1 of 4 | `Edge.left` | `Net.mesh`, `inset` |"))
        #expect(coverage.page.contains("2 of 4 types are present, 1 of them with all their members; 1 are declined, 1 are missing. Of the members of the types that are present, 2 of 5 are present and 2 are declined."))
    }

    @Test func modulesAreToldTypeByType() throws {
        let symbols = FrameworkSymbols(modules: [
            "WaggleUIKit": [
                symbol("l", ["UILabel"], "swift.class"), symbol("t", ["UILabel", "text"], "swift.property"), symbol("i", ["UILabel", "init(frame:)"], "swift.init"),
                symbol("h", ["UILabel", "hash(into:)"]), symbol("r", ["UILabel", "Kind", "init(rawValue:)"], "swift.init"), symbol("k", ["UILabel", "Kind"], "swift.enum"), symbol("p", ["UILabel", "Kind", "plain"], "swift.enum.case"),
                symbol("c", ["CALayer"], "swift.class"), symbol("g", ["Gauge", "init(_:)"], "swift.init"), symbol("u", ["_Hidden"], "swift.struct"),
            ],
            "OpenCombine": [
                symbol("ps", ["Publishers"], "swift.enum"), symbol("pm", ["Publishers", "Map"], "swift.struct"), symbol("pu", ["Publishers", "Map", "upstream"], "swift.property"),
                symbol("o", ["Optional", "OCombine"], "swift.struct"),
            ],
            "Honeycomb": [symbol("hg", ["HexGrid"], "swift.struct"), symbol("hs", ["HexGrid", "sizing"], "swift.property"), symbol("hc", ["View", "hexCell(_:)"])],
            "SpriteKit": [symbol("loc", ["UITouch", "location(in:)"]), symbol("now", ["now()"], "swift.func")],
        ], relationships: [])
        let refusals = UnavailableDeclarations(modules: ["WaggleUIKit": [.init(path: ["UILabel", "init(coder:)"], sentence: "There are no archives."), .init(path: ["CAAnimation"], sentence: "Use withAnimation.")],
                                          "SpriteKit": [.init(path: ["SKShader"], sentence: "There are no shaders.")]])
        let tables = ModuleTable.all(try names(), symbols, refusals)
        func table(_ name: String) throws -> ModuleTable { try #require(tables.first { $0.name == name }) }
        #expect(try table("UIKit").types == [.init(type: "UILabel", members: ["init", "text"]), .init(type: "UILabel.Kind", members: ["plain"])])
        #expect(try table("UIKit").declined.map(\.name) == ["UILabel.init(coder:)"])
        #expect(try table("QuartzCore").types.map(\.type) == ["CALayer"] && table("QuartzCore").declined.map(\.name) == ["CAAnimation"])
        #expect(try table("SpriteKit").types == [.init(type: "UITouch", members: ["location"])] && table("SpriteKit").functions == ["now"])
        #expect(try table("Honeycomb").types.contains(.init(type: "HexGrid", members: ["sizing"])))
        #expect(try table("Combine").types == [.init(type: "Publishers", members: ["Map"])])
        #expect(tables.page.contains("| `SKShader` | There are no shaders. |") && tables.page.contains("| [SpriteKit](#spritekit) | 1 | 2 | 1 |"))
    }

    /// The compiler leaves unavailable declarations out of symbol graphs, so they are read from the sources.
    @Test func whatTheSourcesDeclineIsFound() throws {
        let refusals = try UnavailableDeclarations(of: ["WaggleCore", "SpriteKit", "NoSuchModule"], root: try ProjectRoot.folder())
        #expect(Set(refusals.modules.keys) == ["WaggleCore", "SpriteKit"])
        let sentences = refusals.sentences
        for name in ["Shader", "ShaderFunction", "View.colorEffect", "VisualEffect.layerEffect", "GraphicsContext.Filter.colorShader", "SKNode.physicsBody"] {
            #expect(sentences[name]?.isEmpty == false, "\(name)")
        }
    }
}
