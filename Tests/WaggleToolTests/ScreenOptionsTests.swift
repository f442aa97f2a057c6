import ArgumentParser
import Testing
import WaggleRequest
@testable import WaggleTool

/// A screen by the command line and by a script.
@Suite struct ScreenOptionsTests {
    private func film(_ script: String, _ words: [String] = []) throws -> (film: FilmScript, screen: Screen) {
        let folder = try TemporaryFolder(["tour.txt": script])
        defer { withExtendedLifetime(folder) {} }
        let command = try #require(try WaggleCommand.parseAsRoot(["film", "Pond", "--script", "\(folder.path)/tour.txt", "-o", "a.mp4"] + words) as? FilmCommand)
        return try command.filmAndScreen()
    }
    private func window(_ script: String?, _ words: [String] = []) throws -> Screen {
        let command = try #require(try WaggleCommand.parseAsRoot(["run", "Pond"] + words) as? RunCommand)
        return try command.windowAction(try script.map { try FilmScript(parsing: $0, file: "tour.txt") }).screen
    }

    @Test func theCommandLineTurnsTheScreenThatAScriptNames() throws {
        let (script, screen) = try film("device iphone-15\nwait 1", ["--landscape"])
        #expect(screen.deviceName == "iphone-15" && screen.width == 852 && screen.height == 393)
        #expect(try screen.applying(script.screen) == screen, "Who applies the script again gets the same screen.")
    }
    @Test func aScreenOnTheCommandLineReplacesThatOfAScript() throws {
        let (script, screen) = try film("device iphone-15\nscale 2\nwait 1", ["--size", "300x200", "--scale", "3"])
        #expect(screen.width == 300 && screen.height == 200 && screen.scale == 3 && screen.deviceName == nil)
        #expect(try screen.applying(script.screen) == screen)
    }
    @Test func aWindowIsTurnedByEither() throws {
        #expect(try window("device iphone-15\nwait 1", ["--landscape"]).width == 852)
        #expect(try window("landscape\nwait 1").width == Screen.window.height)
        #expect(try window("landscape\nwait 1", ["--device", "iphone-15"]).width == 852)
        #expect(try window(nil).width == Screen.window.width)
    }
    @Test(arguments: ["--frame", "--status-bar", "--keyboard"])
    func aWindowShowsNoPartsOfADevice(option: String) throws {
        let command = try #require(try WaggleCommand.parseAsRoot(["run", "Pond", option]) as? RunCommand)
        let error = #expect(throws: ToolError.self) { try command.run() }
        #expect(error?.description.contains("for pictures and films") == true)
    }
    @Test func theDirectionCanBeSetEitherWay() throws {
        func traits(_ words: [String]) throws -> ScreenTraits { try #require(try WaggleCommand.parseAsRoot(["run", "Pond"] + words) as? RunCommand).screen.traits() }
        #expect(try traits(["--locale", "ar_EG", "--left-to-right"]).mirrorsLayout == false)
        #expect(try traits(["--right-to-left"]).mirrorsLayout == true)
        #expect(throws: ToolError.self) { try traits(["--right-to-left", "--left-to-right"]) }
    }
}
