// A finger on an example in an invisible window.

import Foundation
import SwiftUI
import Testing
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleRuntime

/// The folder of an example's sources.
func exampleFolder(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Examples/\(name)").standardizedFileURL.path
}

/// Touches in steps of a hundredth of a second, with a frame after each.
@MainActor
final class Finger {
    let window: HeadlessWindow
    private(set) var time: TimeInterval = 0
    private var location = CGPoint.zero

    init(on view: some View, of example: String, width: CGFloat = 393, height: CGFloat = 700,
         scheme: ColorScheme = .light, reduceMotion: Bool = false, direction: LayoutDirection = .leftToRight) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.accessibilityReduceMotion = reduceMotion
        environment.layoutDirection = direction
        environment.assetProvider = CatalogAssets(
            catalogs: ["\(exampleFolder(example))/Assets.xcassets"], resourceFolders: []) { Issue.record("\($0)") }
        window = HeadlessWindow(view, size: CGSize(width: width, height: height), environment: environment)
        wait(0.02)
    }

    /// A touch, followed by a frame.
    func send(_ phase: InputPhase, _ point: CGPoint, id: Int = 0) {
        location = point
        tell(phase, point, id: id)
        window.advance(to: time)
    }
    /// A touch between two frames.
    func tell(_ phase: InputPhase, _ point: CGPoint, id: Int = 0) {
        window.graph.send(.touch(Touch(id: id, phase: phase, location: point, time: time)))
    }
    func down(_ x: CGFloat, _ y: CGFloat) { send(.began, CGPoint(x: x, y: y)) }
    func up() { send(.ended, location) }
    func cancel() { send(.cancelled, location) }
    func tap(_ point: CGPoint) {
        send(.began, point)
        wait(0.05)
        up()
    }
    /// Moves at constant speed and stays down.
    func move(to point: CGPoint, in seconds: TimeInterval) {
        let start = location, steps = max(Int((seconds / 0.01).rounded()), 1)
        for step in 1...steps {
            wait(0.01)
            let part = CGFloat(step) / CGFloat(steps)
            send(.moved, CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
        }
    }
    func move(by offset: CGSize, in seconds: TimeInterval) {
        move(to: CGPoint(x: location.x + offset.width, y: location.y + offset.height), in: seconds)
    }
    func wait(_ seconds: TimeInterval) {
        let end = time + seconds
        while time < end - 1e-9 {
            time = min(time + 0.01, end)
            window.advance(to: time)
        }
    }
    /// Advances to the next frame.
    func frame(_ seconds: TimeInterval) {
        time += seconds
        window.advance(to: time)
    }
    func resize(_ width: CGFloat, _ height: CGFloat) {
        window.setSize(CGSize(width: width, height: height))
        window.advance(to: time)
    }
    /// True if nothing is touched and nothing moves.
    var isStill: Bool { window.graph.input.isIdle && window.graph.nextWake == nil }

    /// Writes the current picture for inspection.
    func picture(_ path: String) throws { try window.draw().writePNG(to: path) }
}

/// Deterministic pseudorandom numbers.
struct Dice: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        var x = state
        x ^= x >> 33
        x = x &* 0xff51afd7ed558ccd
        return x ^ (x >> 33)
    }
}
