import Foundation

/// Waits until the condition holds, and lets other work go on meanwhile.
///
/// It waits for ten minutes of real time, and for a thousand checks, before it gives up: other tests may occupy all threads and processors for long,
/// and the main thread for even longer.
@MainActor public func eventually(_ condition: () throws -> Bool) async rethrows {
    let end = ContinuousClock.now + .seconds(600)
    var checks = 0
    while try !condition(), ContinuousClock.now < end || checks < 1_000 {
        checks += 1
        // Not a sleep, which test screens let pass in their own time.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) { continuation.resume() }
        }
    }
}
