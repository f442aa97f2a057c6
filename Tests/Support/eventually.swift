import Foundation

/// Waits until the condition holds, and lets other work of the main actor go on meanwhile.
///
/// It waits for a minute of real time at most: other tests may occupy all threads and processors for long.
@MainActor public func eventually(_ condition: () throws -> Bool) async rethrows {
    let end = ContinuousClock.now + .seconds(60)
    while try !condition(), ContinuousClock.now < end {
        await Task.yield()
        usleep(50)
    }
}
