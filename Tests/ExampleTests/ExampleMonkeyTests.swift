import Foundation
import SwiftUI
import Testing
import TestSupport
@testable import CirclesExample
@testable import HexGridExample
@testable import HoneycombExample
@testable import WaggleCore
@testable import WaggleHeadless

/// A minute of random fingers, a hundred events per second, on each example. Nothing may trap, hang or be left behind.
@MainActor
struct ExampleMonkeyTests {
    @Test func honeycomb() async { await play(PickerView(opensEmpty: false), "Honeycomb", seed: 1) }
    @Test func hexGrid() async { await play(IslandView(opensEmpty: false), "HexGrid", seed: 2) }
    @Test func circles() async { await play(RingsView(), "Circles", seed: 3) }

    private func play(_ view: some View, _ example: String, seed: UInt64) async {
        var dice = Dice(seed)
        weak var left: ViewGraph?
        do {
            let finger = Finger(on: view, of: example)
            left = finger.window.graph
            var size = CGSize(width: 393, height: 700)
            var places: [Int: CGPoint] = [:]
            for number in 0..<6000 {
                let id = Int.random(in: 0..<2, using: &dice)
                let anywhere = CGPoint(x: .random(in: 0...size.width, using: &dice), y: .random(in: 0...size.height, using: &dice))
                switch Int.random(in: 0..<100, using: &dice) {
                case 0..<70:
                    // Fingers usually move a little, and occasionally far.
                    guard let place = places[id] else { places[id] = anywhere; finger.tell(.began, anywhere, id: id); break }
                    let reach: CGFloat = Int.random(in: 0..<10, using: &dice) == 0 ? 200 : 15
                    let next = CGPoint(x: place.x + .random(in: -reach...reach, using: &dice), y: place.y + .random(in: -reach...reach, using: &dice))
                    places[id] = next
                    finger.tell(.moved, next, id: id)
                case 70..<94:
                    if let place = places.removeValue(forKey: id) { finger.tell(.ended, place, id: id) } else { places[id] = anywhere; finger.tell(.began, anywhere, id: id) }
                case 94..<97: if let place = places.removeValue(forKey: id) { finger.tell(.cancelled, place, id: id) }
                case 97: finger.window.setColorScheme(Bool.random(using: &dice) ? .dark : .light)
                case 98:
                    size = CGSize(width: .random(in: 0...900, using: &dice), height: .random(in: 0...900, using: &dice))
                    finger.resize(size.width, size.height)
                default: finger.wait(.random(in: 0...0.5, using: &dice))
                }
                // Fifty frames per second with two events each.
                if number % 2 == 1 { finger.frame(0.02) }
                // The example's own tasks run in between.
                if number % 50 == 0 { await Task.yield() }
            }
            for (id, place) in places { finger.tell(.ended, place, id: id) }
            finger.wait(5)
            #expect(finger.window.graph.input.isIdle)
            #expect(finger.window.graph.nextWake == nil)
            finger.window.graph.close()
        }
        // Tasks cancelled with their views may keep their captures until they have ended.
        await eventually { left == nil }
        #expect(left == nil)
    }
}
