// Frames of a seat plan that is panned at 25 times its size: whole frames, of which all but a few seats are out of sight.

import BenchScenes
import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleHeadless

/// Beside a loop in C that fills the seats in sight with Cairo.
@MainActor
struct SeatsBench {
    let rounds: Int, frames: Int
    let floors: FloorPrograms?
    /// A folder for the pictures that are compared; nil: they are not kept.
    let pictures: String?

    /// Milliseconds.
    private static let goal = 4.0
    private static let pictureFrame = 150

    func run() throws {
        let model = SeatPlanModel(), window = HeadlessWindow(SeatPlanView(model: model), size: CGSize(width: 800, height: 800))
        _ = try window.draw()
        if let floors { try comparePictures(window, model, floors) }
        var times = FrameTimes(), ratios: [Double] = [], wholes: [Double] = [], floorTimes: [Double] = []
        var drawn = 0
        for _ in 0..<rounds {
            let floor = try floors?.run("BenchFloorSeats", ["--frames", "\(frames)"]).first?["median"]
            var round: [Double] = []
            for frame in 0..<frames {
                model.frame = frame
                round.append(try times.measure(window))
                drawn = max(drawn, window.graph.counters.drawnItems)
            }
            wholes += round
            if let floor {
                floorTimes.append(floor)
                ratios.append(round.median / floor)
            }
        }
        let count = SeatPlanModel.columns * SeatPlanModel.rows
        var rows = [["part", "ms/frame"], ["update", text(times.updates.median)], ["display list", text(times.lists.median)], ["picture", text(times.pictures.median)],
                    ["whole frame", text(wholes.median)], ["95 of 100 frames within", text(times.most)], ["goal", text(Self.goal)]]
        if !ratios.isEmpty { rows += [["C floor", text(floorTimes.median)], ["ratio", range(ratios)]] }
        rows.append(["most drawn items", "\(drawn)"])
        printTable("\(count) seats at \(Int(SeatPlanModel.zoom)) times, panned", rows)
    }

    /// Throws if the two pictures differ. Corners differ a little: ours are continuous, those of the C loop round.
    private func comparePictures(_ window: HeadlessWindow, _ model: SeatPlanModel, _ floors: FloorPrograms) throws {
        let folder = pictures.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory.appendingPathComponent("waggle-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { if pictures == nil { try? FileManager.default.removeItem(at: folder) } }
        let floorFile = folder.appendingPathComponent("seats-floor.png")
        _ = try floors.run("BenchFloorSeats", ["--png", floorFile.path])
        let floor = try ImageDecoder.decode([UInt8](Data(contentsOf: floorFile)), name: floorFile.path)
        model.frame = Self.pictureFrame
        window.advance(by: 1.0 / 60)
        let surface = try window.draw()
        try surface.writePNG(to: folder.appendingPathComponent("seats.png").path)
        let difference = PictureDifference(surface.makeImage(), floor)
        print("  our picture and the C loop's: mean difference \(text(difference.mean)) of 255, \(text(difference.worst)) in the worst square of 16 x 16 pixels")
        guard difference.mean < 3, difference.worst < 24 else { throw BenchError("Our picture shows something else than the C loop's; --pictures FOLDER keeps both.") }
    }
}
