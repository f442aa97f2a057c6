import Foundation
import Testing
@testable import WaggleRemote

/// Processes of remote programs.
struct RemoteProcessTests {
    @Test func aProgramHoldsNoPipesOfThisProcessOpen() throws {
        var ends: [Int32] = [-1, -1]
        let made = pipe(&ends)
        try #require(made == 0)
        defer { close(ends[0]) }
        // It runs until its connection ends.
        let program = try RemoteProcess(["cat"])
        close(ends[1])
        var reader = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        let ready = poll(&reader, 1, 10_000)
        #expect(ready == 1 && reader.revents & Int16(POLLHUP) != 0, "The pipe ends as soon as this process has closed it.")
        withExtendedLifetime(program) {}
    }
}
