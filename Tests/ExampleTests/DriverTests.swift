import Foundation
import SwiftUI
import Testing
import WaggleCairo
import WaggleRequest
@testable import CirclesExample
@testable import HexGridExample
@testable import ApiaryExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleRuntime

/// A program without its own pending work.
private final class Still: ProgramClock {
    private(set) var time: TimeInterval = 0
    func advance(to time: TimeInterval) { self.time = max(time, self.time) }
    func runReadyWork() {}
}

/// Films of the examples' tours by the driver, compared with films by an independent loop.
@MainActor
struct DriverTests {
    @Test func aScriptDrivesApiaryAsAPlayerDoes() throws { try compare("Apiary") { PickerView(opensEmpty: false) } }
    @Test func aScriptDrivesHexGridAsAPlayerDoes() throws { try compare("HexGrid") { IslandView(opensEmpty: false) } }
    @Test func aScriptDrivesCirclesAsAPlayerDoes() throws { try compare("Circles") { RingsView() } }

    private func compare(_ example: String, _ view: () -> some View) throws {
        let script = try FilmScript(contentsOf: "\(exampleFolder(example))/tour.txt"), rate = 10.0, frames = Int(min(script.duration, 8) * rate)
        let driven = window(example, view(), Still()), byHand = window(example, view())
        driven.driver.play(script, from: 0) { Issue.record("\($0)") }
        let player = ScriptPlayer(script, on: byHand.graph) { Issue.record("\($0)") }
        for number in 0...frames {
            let time = Double(number) / rate
            try driven.turn(to: time, framesPerSecond: rate)
            while let next = player.nextTime, next <= time + 1e-9 {
                if player.isAtStep {
                    byHand.graph.update(at: next)
                    for _ in 0..<8 where byHand.graph.hasPendingChanges { byHand.graph.update(at: next) }
                }
                if case .traits(let traits) = try player.playNext() { byHand.driver.change { $0.apply(traits) } }
            }
            byHand.graph.update(at: time)
            // Changes made by actions of the first update.
            for _ in 0..<8 where byHand.graph.hasPendingChanges { byHand.graph.update(at: time) }
            let first = try driven.draw().withPixels { Array($0) }, second = try byHand.draw().withPixels { Array($0) }
            // Compares all bytes together first, then one by one.
            if memcmp(first, second, min(first.count, second.count)) == 0 { continue }
            // Two rasterizers that have drawn different parts of different frames may round a translucent edge differently.
            let far = zip(first, second).count { abs(Int($0) - Int($1)) > 2 }
            #expect(far == 0, "Frame \(number)")
        }
    }

    private func window(_ example: String, _ view: some View, _ clock: (any ProgramClock)? = nil) -> HeadlessWindow {
        var environment = EnvironmentValues()
        environment.assetProvider = CatalogAssets(catalogs: ["\(exampleFolder(example))/Assets.xcassets"], resourceFolders: []) { Issue.record("\($0)") }
        let inset = view.safeAreaPadding(EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        return HeadlessWindow(inset, size: CGSize(width: 393, height: 852), environment: environment, clock: clock)
    }
}
