import ArgumentParser
import Testing
@testable import WaggleTool

/// Options for browsers on the command line.
@Suite struct BrowserOptionsTests {
    @Test func whatIsNotGivenIsLeftToTheHost() throws {
        let command = try #require(try WaggleCommand.parseAsRoot(["serve", "Pond"]) as? ServeCommand)
        #expect(command.browser.words == [] && command.port == 8080)
    }

    @Test func theHostGetsEachOptionUnderItsName() throws {
        let words = ["--host", "0.0.0.0", "--token", "abcdefghijklmnop", "--name", "a.example", "--name", "b.example", "--sessions", "3", "--bytes-per-second", "5000", "--messages-per-second", "20",
                     "--idle-time", "60", "--session-memory", "64", "--return-time", "7"]
        let command = try #require(try WaggleCommand.parseAsRoot(["serve", "Pond", "--port", "0"] + words) as? ServeCommand)
        #expect(command.browser.words == words && command.port == 0)
    }

    @Test func aWindowHasNoPort() throws {
        let command = try #require(try WaggleCommand.parseAsRoot(["run", "Pond", "--port", "8080"]) as? RunCommand)
        #expect(throws: ToolError("--port is for --browser; add it, or remove --port.")) { try command.run() }
    }

    @Test func aBrowserPlaysNoScript() throws {
        let command = try #require(try WaggleCommand.parseAsRoot(["run", "Pond", "--browser", "--script", "tour.txt"]) as? RunCommand)
        #expect(throws: ToolError("--browser plays no scripts; remove --browser, or the script.")) { try command.run() }
    }

    @Test func aBrowserPassesNoAddressesOn() throws {
        let command = try #require(try WaggleCommand.parseAsRoot(["run", "Pond", "--browser", "--", "pond:lily"]) as? RunCommand)
        let error = #expect(throws: ToolError.self) { try command.run() }
        #expect(error?.description.contains("with # and the URL behind it") == true)
    }

    @Test(arguments: [["--device", "iphone-15"], ["--landscape"], ["--size", "400x300"], ["--scale", "2"], ["--frame"], ["--status-bar"], ["--keyboard"], ["--no-keyboard"]])
    func inABrowserThePageIsTheScreen(words: [String]) throws {
        for start in [["serve", "Pond"], ["run", "Pond", "--browser"]] {
            let command = try WaggleCommand.parseAsRoot(start + words)
            let error = #expect(throws: ToolError.self) { try (command as? ServeCommand)?.run() ?? (command as? RunCommand)?.run() }
            #expect(error?.description.hasPrefix("\(words[0]) means nothing in a browser") == true)
        }
    }

    @Test func withoutADisplayTheBrowserIsNamed() {
        let error = #expect(throws: ToolError.self) { try RunCommand.checkDisplay([:], folder: "Pond") }
        #expect(error?.description.contains("./waggle run Pond --browser") == true)
        #expect(throws: Never.self) { try RunCommand.checkDisplay(["DISPLAY": ":0"], folder: "Pond") }
    }
}
