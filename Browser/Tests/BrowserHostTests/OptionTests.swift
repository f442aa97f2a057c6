import Testing
@testable import BrowserHost

@Suite struct OptionTests {
    @Test func everyLimitIsAnOption() throws {
        let words = "--port 0 --host ::1 --name a.b --page /p --open --sessions 3 --bytes-per-second 5000 --messages-per-second 20 --idle-time 60 --session-memory 64 --return-time 7 -- /bin/x -v"
        let options = try HostOptions(words.split(separator: " ").map(String.init))
        #expect(options.port == 0 && options.address == "::1" && options.names == ["a.b"] && options.page == "/p" && options.opensBrowser)
        let limits = options.limits
        #expect(limits.sessions == 3 && limits.bytesPerSecond == 5000 && limits.messagesPerSecond == 20 && limits.idleTime == 60 && limits.memory == 64 && limits.returnTime == 7)
        #expect(options.program == ["/bin/x", "-v"])
    }

    @Test(arguments: [
        ("--port 70000 -- x", "--port takes a whole number from 0 to 65535, not “70000”."),
        ("--port", "--port needs a value."),
        ("--sessions many -- x", "--sessions takes a whole number from 1 to 100000, not “many”."),
        ("--colour red -- x", "There is no option “--colour”."),
        ("--port 80", "The program is missing: it stands last, after --."),
        ("--token short -- x", "--token takes at least 16 letters, digits and hyphens, or the word none."),
    ]) func whatIsWrongIsSaid(words: String, sentence: String) {
        #expect(throws: HostError(sentence)) { try HostOptions(words.split(separator: " ").map(String.init)) }
    }

    @Test func aNameWithAPortIsNoName() throws {
        let options = try HostOptions(["--name", "a.b:80", "--", "x"])
        #expect(throws: HostError.self) { try PageServer.admission(options) }
    }
}
