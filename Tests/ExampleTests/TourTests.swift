import Foundation
import SwiftUI
import Testing
import WaggleRequest
@testable import ControlsExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleRuntime

/// The tour of the controls, played in frames of a thirtieth of a second.
@MainActor
struct TourTests {
    @Test func theControlsTourGivesTheSamePicturesTwice() throws { try playTwice("Controls") { GalleryView() } }

    private func playTwice(_ example: String, _ view: () -> some View) throws {
        let first = try play(example, view()), second = try play(example, view())
        #expect(first.count > 20)
        #expect(first == second)
        // The picture keeps changing.
        #expect(Set(first).count > first.count / 3)
    }

    /// - Returns: The picture of each quarter of a second.
    private func play(_ example: String, _ view: some View) throws -> [Data] {
        let finger = Finger(on: view.safeAreaPadding(EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)), of: example, width: 393, height: 852)
        let window = finger.window
        let script = try FilmScript(contentsOf: "\(exampleFolder(example))/tour.txt")
        let player = ScriptPlayer(script, on: window.graph, from: finger.time) { Issue.record("\($0)") }
        var pictures: [Data] = []
        for number in 0...Int(script.duration * 30) + 90 {
            let time = finger.time + Double(number) / 30
            while let next = player.nextTime, next <= time {
                if player.isAtStep { window.advance(to: next) }
                if case .traits(let traits) = try player.playNext() { window.driver.change { $0.apply(traits) } }
            }
            window.advance(to: time)
            if number % 8 == 0 { pictures.append(try window.draw().withPixels { Data($0) }) }
        }
        #expect(player.nextTime == nil)
        #expect(window.graph.input.isIdle)
        #expect(window.graph.nextWake == nil)
        return pictures
    }
}
