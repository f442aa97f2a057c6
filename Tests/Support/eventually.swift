import Foundation

/// Waits until the condition holds, and lets other work go on meanwhile.
///
/// It waits for ten minutes of real time at most: other tests may occupy all threads and processors for long.
@MainActor public func eventually(_ condition: () throws -> Bool) async rethrows {
    let end = ContinuousClock.now + .seconds(600)
    while try !condition(), ContinuousClock.now < end {
        // Not a sleep, which test screens let pass in their own time.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) { continuation.resume() }
        }
    }
}
