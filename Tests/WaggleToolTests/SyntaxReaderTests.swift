import Foundation
import Testing
@testable import WaggleTool

@Suite struct SyntaxReaderTests {
    private let source = """
        import struct Lake.Water
        struct Pond<Depth> {
            @Environment(\\.moon.phase) var phase
            func swim(to shore: Int) { let `class` = \\.tide }
            var body: some View {
                Frog.green(1).jump { reed in reed }.sit
                Text("a").far(Stone(2)).near
                #if DEEP
                fish?.dive()
                #endif
            }
        }
        """

    private func survey() throws -> SyntaxSurvey {
        let folder = try TemporaryFolder(["Pond.swift": source])
        return try #require(try SyntaxReader(root: try ProjectRoot.folder()).surveys(of: [folder.path + "/Pond.swift"]).first)
    }

    private func text(_ span: SyntaxSurvey.Span?) -> String? {
        span.map { String(decoding: Array(source.utf8)[$0.start..<$0.end], as: UTF8.self) }
    }

    @Test func importsAndDeclarationsAreFound() throws {
        let survey = try survey()
        #expect(survey.imports.map(\.module) == ["Lake"])
        #expect(text(survey.imports.first?.span) == "import struct Lake.Water")
        #expect(survey.declarations.map(\.name) == ["Pond", "Depth", "phase", "swim", "shore", "class", "body", "reed"])
    }

    @Test func whatGoesWithANameIsItsModifierOrItsStatement() throws {
        let uses = try survey().uses
        func removal(_ name: String) -> String? { text(uses.first { $0.name == name }?.removal?.span) }
        #expect(removal("jump") == ".jump { reed in reed }")
        #expect(removal("green") == "Frog.green(1).jump { reed in reed }.sit", "A type makes no sense alone.")
        #expect(removal("far") == ".far(Stone(2))")
        #expect(removal("Stone") == ".far(Stone(2))", "An argument goes with its modifier.")
        #expect(removal("reed") == "reed")
        #expect(removal("near") == #"Text("a").far(Stone(2)).near"#, "A property's value has a type of its own.")
        #expect(removal("View") == nil)
    }

    @Test func keysOfAttributesAndConditionsAreMarked() throws {
        let uses = try survey().uses
        #expect(uses.filter(\.isAttributeKey).map(\.name) == ["moon"])
        #expect(uses.filter(\.isConditional).map(\.name) == ["dive", "fish"])
    }

    @Test func whatNobodyCanUseIsFoundWithItsTypesLabelsAndSentence() throws {
        let folder = try TemporaryFolder(["Reeds.swift": """
            @available(*, unavailable, message: "There are no nets.")
            public struct Net { public func cast() {} }
            @available(iOS 17, *) public struct Rod {
                @available(*, unavailable, message: "Rods are dry.") public init(_ wood: Int, wet water: Int) {}
                @available(*, unavailable) var hidden: Int { 0 }
                @available(*, deprecated, message: "Old.") public var old: Int { 0 }
            }
            public extension WaggleCore.Pond.Frog {
                @available(*, unavailable, message: "Frogs are green.") var hue: Int { get { 0 } set {} }
                @available(*, unavailable) static func leap(from: Int) {}
            }
            @available(*, unavailable, message: "Ponds have no tides.")
            extension Pond { public enum Tide { case low } }
            public enum Weed { case reed; @available(*, unavailable, message: "It is rare.") case lotus }
            """])
        let refusals = try #require(try SyntaxReader(root: try ProjectRoot.folder()).surveys(of: [folder.path + "/Reeds.swift"]).first).refusals
        #expect(refusals.map { $0.path.joined(separator: ".") } == ["Net", "Rod.init(_:wet:)", "Pond.Frog.hue", "Pond.Frog.leap(from:)", "Pond.Tide", "Weed.lotus"])
        #expect(refusals.map(\.sentence) == ["There are no nets.", "Rods are dry.", "Frogs are green.", "", "Ponds have no tides.", "It is rare."])
    }

    @Test func aFileThatIsNotThereIsNamed() throws {
        let error = #expect(throws: ToolError.self) { try SyntaxReader(root: try ProjectRoot.folder()).surveys(of: ["/nowhere/Pond.swift"]) }
        #expect(error?.description.contains("/nowhere/Pond.swift") == true)
    }
}
