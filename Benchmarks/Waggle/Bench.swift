// The benchmarks: our frames beside the floor, in one run, as ratios.

import ArgumentParser
import Foundation

@main
struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "waggle bench",
        abstract: "Measures a honeycomb that pans under a fish-eye, and a list that changes, beside plain C programs that do the same.",
        discussion: "Times are milliseconds; ratios are taken within one round, ours right after the C program's. Nothing else should run meanwhile.")

    enum Suite: String, ExpressibleByArgument, CaseIterable { case honeycomb, list }

    @Argument(help: "What to measure: \(Suite.allCases.map(\.rawValue).joined(separator: ", ")); all without it.")
    var suites: [Suite] = []
    @Option(help: "How many cells or rows.") var n: Int?
    @Option(help: "Rounds of each measurement; the middle one counts.") var rounds = 5
    @Option(help: "Frames of a round of the honeycomb.") var frames = 300
    @Option(help: "A folder for the pictures that are compared.") var pictures: String?
    @Option(help: "One operation of the list, many times, for profiles: create, update10, swap, insert_front, remove, clear.") var operation: String?
    @Flag(help: "Only our side: for profiles.") var alone = false

    func validate() throws {
        if rounds < 1 || frames < 1 { throw ValidationError("Rounds and frames begin at 1.") }
        if let n, n < 4 { throw ValidationError("--n takes a number from 4 on.") }
    }

    func run() throws { try MainActor.assumeIsolated { try runOnMainActor() } }

    @MainActor private func runOnMainActor() throws {
        let floors: FloorPrograms? = alone ? nil : try FloorPrograms()
        let chosen = suites.isEmpty ? Suite.allCases : suites
        if chosen.contains(.honeycomb) {
            for count in n.map({ [$0] }) ?? [37, 271, 1027] {
                try HoneycombBench(count: count, rounds: rounds, frames: frames, floors: floors, pictures: pictures).run()
            }
        }
        if chosen.contains(.list) {
            for count in n.map({ [$0] }) ?? [1000, 10000] {
                let bench = ListBench(count: count, rounds: rounds, floors: floors)
                if let operation { try bench.run(only: operation) } else { try bench.run() }
            }
        }
    }
}
