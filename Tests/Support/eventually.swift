import Foundation

/// Waits until the condition holds, while other work continues.
///
/// It gives up after ten minutes of real time and a thousand checks: other tests may occupy all threads and processors for a long time, and the main
/// thread for even longer.
@MainActor public func eventually(_ condition: () throws -> Bool) async rethrows {
    let end = ContinuousClock.now + .seconds(600)
    var checks = 0
    while try !condition(), ContinuousClock.now < end || checks < 1_000 {
        checks += 1
        // Not a sleep, because test screens run those in virtual time.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) { continuation.resume() }
        }
    }
}
