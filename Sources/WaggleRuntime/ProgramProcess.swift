// A program's process, from start to exit code.

import Foundation
import WaggleRequest

/// Runs a program for the request in its environment.
@MainActor
package enum ProgramProcess {
    /// Calls the body with the request, or nil if there is none, and ends the process with code 0, or 1 after an error.
    package static func run(_ body: (ProgramRequest?) throws -> Void) -> Never {
        do {
            let request = try ProgramRequest.current()
            if let request { beginAgain(unlessStartedWith: request.environment) }
            // Only this program needs the preloaded library, not its child processes.
            unsetenv("LD_PRELOAD")
            try body(request)
        } catch {
            HostMessage.warn("\(error)")
            exit(1)
        }
        exit(0)
    }

    /// Starts the program once more in this process if it was not started with the variables: not by the tool, but by hand.
    private static func beginAgain(unlessStartedWith variables: [String: String]) {
        let missing = variables.filter { getenv($0.key).map { String(cString: $0) } != $0.value }
        guard !missing.isEmpty else { return }
        for (name, value) in missing { setenv(name, value, 1) }
        withCStrings(CommandLine.arguments) { _ = execv("/proc/self/exe", $0) }
        HostMessage.warn("The program cannot be started again without its settings: \(String(cString: strerror(errno))).")
    }
}
