// The benchmarks: Waggle's frames compared with the floor, in one run, as ratios.

import ArgumentParser
import BenchScenes
import Foundation
import WaggleCairo

@main
struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "waggle bench",
        abstract: "Measures a honeycomb that pans under a fish-eye, and a list that changes, beside plain C programs that do the same.",
        discussion: """
            Times are milliseconds; ratios are taken within one round, ours right after the C program's. Nothing else should run meanwhile.

            honeycomb: views in public API beside a loop in C that stamps discs and labels with Cairo and, where Chromium is installed, a page that stamps \
            pictures of cells on a canvas; all three draw the same picture, on the processor, which is checked. Of 100000 cells only those in sight are made; \
            the frame stands beside the same scene with only the cells that the pan shows, and the memory is told along a journey across all of them.

            list: rows up to their layout, without drawing, beside an array of Pango layouts in C.

            scroll: feeds and grids of which what is seen is made, and plain columns, flung and drawn, beside a loop in C that draws the same visible rows.

            springs: cells that each move by a spring of their own, without drawing. readers: a change of the environment that concerns one view of a thousand.

            canvas: circles that a canvas draws in each frame of a timeline.

            effects: blurs, shadows, masks, materials and translucent shapes that change in every frame, on one core and on two, beside loops in C that draw the same \
            with Cairo and a box blur.

            push: a screen pushed onto a navigation stack, beside the same screen without navigation, pair by pair, in milliseconds of the processor.

            seats: two thousand seats of a hall, shown at 25 times and panned, beside a loop in C that fills those in sight.

            particles: an emitter's particles, moved and drawn, beside a loop in C that composites as many sprites with pixman.

            radar: rings, labels, a gradient that sweeps, blips that fade and a chart on its way, beside a loop in C with Cairo and a conic gradient of its own.

            waves: a tank that fills, its translucent waves carried along by animations, beside a loop in C that fills the same paths.

            png: frames of all these, written as a film into a folder of pictures.

            nested: five hundred stacks one in another, opened and drawn.
            """)

    enum Suite: String, ExpressibleByArgument, CaseIterable {
        case honeycomb, list, scroll, springs, readers, canvas, effects, push, particles, seats, radar, waves, png, nested

        /// True if plain C programs do the same work.
        var hasFloor: Bool {
            switch self {
            case .honeycomb, .list, .scroll, .effects, .particles, .seats, .radar, .waves: true
            case .springs, .readers, .canvas, .push, .png, .nested: false
            }
        }
    }

    @Argument(help: "What to measure: \(Suite.allCases.map(\.rawValue).joined(separator: ", ")); all without it.")
    var suites: [Suite] = []
    @Option(help: "How many cells, rows, particles or stacks.") var n: Int?
    @Option(help: "Rounds of each measurement; the middle one counts.") var rounds = 5
    @Option(help: "Frames of a round of the honeycomb.") var frames = 300
    @Option(help: "A folder for the pictures that are compared.") var pictures: String?
    @Option(help: "One operation of the list, many times, for profiles: create, update10, swap, insert_front, remove, clear.") var operation: String?
    @Option(help: "One scene of the effects, for profiles: \(EffectScene.allCases.map(\.rawValue).joined(separator: ", ")).") var scene: String?
    @Flag(help: "Only our side: for profiles.") var alone = false

    func validate() throws {
        if rounds < 1 || frames < 1 { throw ValidationError("Rounds and frames begin at 1.") }
        if let scene, EffectScene(rawValue: scene) == nil { throw ValidationError("There is no scene \(scene) of the effects.") }
        if let n, n < 4 { throw ValidationError("--n takes a number from 4 on.") }
    }

    func run() throws { try MainActor.assumeIsolated { try runOnMainActor() } }

    @MainActor private func runOnMainActor() throws {
        // As windows and films do.
        PictureMemory.keep()
        let chosen = suites.isEmpty ? Suite.allCases : suites
        let floors: FloorPrograms? = alone || !chosen.contains(where: \.hasFloor) ? nil : try FloorPrograms()
        if chosen.contains(.honeycomb) {
            let chromium = alone ? nil : Chromium()
            if !alone, chromium == nil { print("Chromium is not installed, so its canvas is not measured beside; the package is chromium.") }
            for count in n.map({ [$0] }) ?? [37, 271, 1027, 100_000] {
                if count > HoneycombBench.mostCells {
                    try LazyHoneycombBench(count: count, rounds: rounds, frames: frames, floors: floors, chromium: chromium, pictures: pictures).run()
                    continue
                }
                try HoneycombBench(count: count, rounds: rounds, frames: frames, floors: floors, chromium: chromium, pictures: pictures).run()
            }
        }
        if chosen.contains(.list) {
            for count in n.map({ [$0] }) ?? [1000, 10000] {
                let bench = ListBench(count: count, rounds: rounds, floors: floors)
                if let operation { try bench.run(only: operation) } else { try bench.run() }
            }
        }
        if chosen.contains(.scroll) { try ScrollBench(rounds: rounds, frames: frames, floors: floors).run(count: n) }
        let crowd = CrowdBench(count: n ?? 10_000, rounds: rounds, frames: min(frames, 60))
        if chosen.contains(.springs) { crowd.runSprings() }
        if chosen.contains(.readers) { crowd.runReaders() }
        if chosen.contains(.particles) { try ParticlesBench(count: n ?? 10_000, rounds: rounds, frames: min(frames, 60), floors: floors).run() }
        if chosen.contains(.seats) { try SeatsBench(rounds: rounds, frames: frames, floors: floors, pictures: pictures).run() }
        if chosen.contains(.canvas) {
            for count in n.map({ [$0] }) ?? [1000, 10_000] { try CanvasBench(count: count, rounds: rounds, frames: min(frames, 60)).run() }
        }
        if chosen.contains(.effects) { try EffectsBench(rounds: rounds, frames: min(frames, 60), floors: floors, pictures: pictures).run(only: scene.flatMap(EffectScene.init)) }
        if chosen.contains(.push) { try PushBench(rounds: rounds).run() }
        if chosen.contains(.radar) { try RadarBench(rounds: rounds, frames: frames, floors: floors, pictures: pictures).run() }
        if chosen.contains(.waves) { try WavesBench(rounds: rounds, frames: frames, floors: floors, pictures: pictures).run() }
        if chosen.contains(.png) { try PNGBench(rounds: rounds).run() }
        if chosen.contains(.nested) { try NestedBench(depth: n ?? 500, rounds: rounds).run() }
    }
}
