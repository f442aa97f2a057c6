import Foundation
import Testing
@testable import WaggleTool

@Suite struct KnownNamesTests {
    private func folder() throws -> String { FileSystem.join(try ProjectRoot.folder(), "Sources/WaggleTool/Names") }

    @Test func whatSentencesPromiseIsThere() throws {
        let names = try KnownNames(folder: try folder())
        let fixture = try CheckFixture(), ours = try withExtendedLifetime(fixture) { try FrameworkNames.read(fixture.framework) }
        #expect(!names.promised.isEmpty)
        #expect(names.promised.subtracting(ours).isEmpty, "A sentence names what the framework has not.")
    }

    @Test func theListHoldsNamesAlone() throws {
        let text = try String(contentsOfFile: try folder() + "/SwiftUINames.txt", encoding: .utf8)
        let lines = text.split(separator: "\n").dropFirst()
        #expect(lines.count > 1000)
        #expect(lines.filter { $0.wholeMatch(of: #/(-|[A-Za-z][\w.]*)( [A-Za-z]\w*)*/#) == nil }.isEmpty)
    }

    @Test func aSentenceSaysWhatIsKnown() throws {
        let folder = try TemporaryFolder(["SwiftUINames.txt": "# names\nPond depth\nPond.Frog jump\n", "Nearest.txt": "module\tMapKit\tNo maps.\nname\tglass\tUse `water`.\n"])
        let names = try KnownNames(folder: folder.path)
        #expect(names.swiftUI == ["Pond", "depth", "Frog", "jump"])
        #expect(names.isFrameworks("glass") && names.isFrameworks("jump") && !names.isFrameworks("swim"))
        #expect(names.promised == ["water"])
        #expect(names.sentence(forModule: "MapKit") == "No maps.")
        #expect(names.sentence(forModule: "Lake").contains("canImport(Lake)"))
        #expect(names.sentence(for: "glass", owner: "Text") == "Use `water`.")
        #expect(names.sentence(for: "depth", owner: "Text") == "SwiftUI has a member of this name; Waggle has none for Text.")
        #expect(names.sentence(for: "swim", owner: nil) == "Nothing of this name is declared here.")
    }

    @Test func aLineThatIsNoRowOfTheTableIsNamed() throws {
        let folder = try TemporaryFolder(["SwiftUINames.txt": "", "Nearest.txt": "module MapKit No maps.\n"])
        let error = #expect(throws: ToolError.self) { try KnownNames(folder: folder.path) }
        #expect(error?.description.contains("module MapKit No maps.") == true)
    }
}
