// A program's process, from start to exit code.

import Foundation
import WaggleRequest

/// Runs a program for the request in its environment.
@MainActor
package enum ProgramProcess {
    /// Calls the body with the request, or nil if there is none, and ends the process with code 0, or 1 after an error.
    package static func run(_ body: (ProgramRequest?) throws -> Void) -> Never {
        // Only this program needs the preloaded library, not its child processes.
        unsetenv("LD_PRELOAD")
        do {
            try body(ProgramRequest.current())
        } catch {
            HostMessage.warn("\(error)")
            exit(1)
        }
        exit(0)
    }
}
