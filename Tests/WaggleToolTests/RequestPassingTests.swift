import Foundation
import Testing
import WaggleRequest
@testable import WaggleTool

/// The launch parameters of a program. Tests/smoke.sh checks what a started program receives.
struct RequestPassingTests {
    private func environment(_ action: ProgramRequest.Action) throws -> [String: String] {
        let files = ProgramFiles(name: "Pond", folder: "/pond", bundleIdentifier: "local.Pond")
        return try RequestPassing(ProgramRequest(action: action, screen: .window, program: files), preloading: nil).environment
    }

    @Test func onlyWindowsHaveTheSettingsOfTheUser() throws {
        #expect(try environment(.render(time: 0, output: "/pond.png", format: .png))["XDG_CONFIG_HOME"] == "/dev/null")
        #expect(try environment(.serve(script: nil))["XDG_CONFIG_HOME"] == "/dev/null")
        #expect(try environment(.listPreviews)["XDG_CONFIG_HOME"] == "/dev/null")
        #expect(try environment(.window(scale: nil))["XDG_CONFIG_HOME"] == nil)
    }
}
