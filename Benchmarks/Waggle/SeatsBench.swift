// Frames of a seat plan that is panned at 25 times its size: whole frames, with only a few seats visible.

import BenchScenes
import Foundation
import WaggleCore
import WaggleHeadless

/// Compared with a loop in C that fills the visible seats with Cairo.
@MainActor
struct SeatsBench {
    let rounds: Int, frames: Int
    let floors: FloorPrograms?
    /// A folder for the compared pictures; nil: they are not kept.
    let pictures: String?

    /// Milliseconds.
    private static let goal = 4.0

    func run() throws {
        let model = SeatPlanModel(), window = HeadlessWindow(SeatPlanView(model: model), size: CGSize(width: 800, height: 800))
        _ = try window.draw()
        if let floors {
            model.frame = FloorPrograms.pictureFrame
            window.advance(by: 1.0 / 60)
            // Corners differ a little: ours are continuous, those of the C loop round.
            try floors.compare(window.draw(), named: "seats", with: "BenchFloorSeats", folder: pictures)
        }
        var measured = FloorRounds()
        for _ in 0..<rounds {
            let floor = try floors.map { try FloorTime($0.run("BenchFloorSeats", ["--frames", "\(frames)"]).first) }
            try measured.measure(window, frames: frames, beside: floor) { model.frame = $0 }
        }
        let count = SeatPlanModel.columns * SeatPlanModel.rows
        printTable("\(count) seats at \(Int(SeatPlanModel.zoom)) times, panned", measured.rows(goal: Self.goal) + [["most drawn items", "\(measured.drawn)"]])
    }
}
