// Time spent in the parts of a frame, for measurements.

import Foundation

/// Accumulates the time that a graph's updates spend in each part.
///
/// The graph itself reads no clock: benchmarks pass one in.
package final class StageTimes {
    package enum Stage: Int, CaseIterable, Sendable { case body, layout, animation, actions }

    private let clock: () -> Double
    private var sums = [Double](repeating: 0, count: Stage.allCases.count)

    /// - Parameter clock: returns seconds.
    package init(clock: @escaping () -> Double) { self.clock = clock }

    package subscript(stage: Stage) -> Double { sums[stage.rawValue] }
    package func reset() { for index in sums.indices { sums[index] = 0 } }

    func measure<Result>(_ stage: Stage, _ work: () -> Result) -> Result {
        let start = clock()
        defer { sums[stage.rawValue] += clock() - start }
        return work()
    }
}
