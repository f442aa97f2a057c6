// How long the parts of frames take, for those who measure it.

import Foundation

/// Sums up the time that a graph's updates spend in each of their parts.
///
/// The graph reads no clock by itself: the benchmark gives it this, and a program that runs has none.
package final class StageTimes {
    package enum Stage: Int, CaseIterable, Sendable { case body, layout, animation, actions }

    private let clock: () -> Double
    private var sums = [Double](repeating: 0, count: Stage.allCases.count)

    /// - Parameter clock: gives seconds.
    package init(clock: @escaping () -> Double) { self.clock = clock }

    package subscript(stage: Stage) -> Double { sums[stage.rawValue] }
    package func reset() { for index in sums.indices { sums[index] = 0 } }

    func measure<Result>(_ stage: Stage, _ work: () -> Result) -> Result {
        let start = clock()
        defer { sums[stage.rawValue] += clock() - start }
        return work()
    }
}
