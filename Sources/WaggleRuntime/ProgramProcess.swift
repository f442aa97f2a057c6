// The life of a program's process, from its start to its exit code.

import Foundation
import WaggleRequest

/// Runs a program for the request that its environment holds.
@MainActor
package enum ProgramProcess {
    /// Calls the body with the request, nil when the program was started by itself, and ends the process with code 0, or 1 after an error.
    package static func run(_ body: (ProgramRequest?) throws -> Void) -> Never {
        // Only this program needs the library in front of all others, not those it starts.
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
