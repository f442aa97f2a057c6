import Foundation
import SwiftUI
import Testing
import TestSupport
@testable import ShoresExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

/// Requirements for every example that is shown on a test screen.
@MainActor
struct ShownExampleTests {
    /// With `WAGGLE_LOOK=FOLDER`, its pictures are kept there for inspection.
    @Test(arguments: Narrowing.some(ShownExample.allCases, daily: 3)) func theTourGivesTheSamePicturesTwice(_ example: ShownExample) throws {
        let first = try playTour(of: example), second = try playTour(of: example)
        #expect(first.count > 3)
        #expect(first == second)
        #expect(Set(first.values).count == first.count, "Each picture shows something else.")
    }

    private func playTour(of example: ShownExample) throws -> [String: Data] {
        let look = ProcessInfo.processInfo.environment["WAGGLE_LOOK"], folder = look ?? NSTemporaryDirectory() + "\(example)-tour-\(UUID())"
        defer { if look == nil { try? FileManager.default.removeItem(atPath: folder) } }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let script = try String(contentsOfFile: "\(exampleFolder(example.name))/tour.txt", encoding: .utf8).replacingOccurrences(of: "device iphone-15\n", with: "")
        let screen = try example.open(example.openingView)
        try screen.play(script: script, folder: folder)
        try screen.settle()
        #expect(screen.isUntouched)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("\(example.name.lowercased())-") && script.contains("snapshot \($0)") }
        return try Dictionary(uniqueKeysWithValues: files.map { ($0, try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)"))) })
    }

    @Test(arguments: ShownExample.allCases, [CGSize(width: 320, height: 568), CGSize(width: 852, height: 393), CGSize(width: 1024, height: 768)])
    func everythingHasRoomOnAnyScreen(_ example: ShownExample, _ size: CGSize) throws {
        let screen = try example.open(example.view, size: size)
        try screen.settle()
        check(screen, "\(example) at \(size)")
        try screen.look("\(example)-\(Int(size.width))x\(Int(size.height))")
    }

    @Test(arguments: ShownExample.allCases, [LayoutDirection.leftToRight, .rightToLeft]) func theLargestLettersHaveRoom(_ example: ShownExample, _ direction: LayoutDirection) throws {
        let screen = try example.open(example.view, typeSize: .accessibility5, direction: direction)
        try screen.settle()
        check(screen, "\(example) with the largest letters")
        try screen.look("\(example)-huge-\(direction == .rightToLeft ? "rtl" : "ltr")")
    }

    @Test(arguments: ShownExample.allCases) func fromRightToLeft(_ example: ShownExample) throws {
        let screen = try example.open(example.view, scheme: .dark, direction: .rightToLeft)
        try screen.settle()
        check(screen, "\(example) from right to left")
        try screen.look("\(example)-rtl")
    }

    @Test(arguments: ShownExample.allCases) func examplesRecoverFromTinyScreens(_ example: ShownExample) throws {
        let screen = try example.open(example.view, size: CGSize(width: 393, height: 500))
        for size in [CGSize(width: 1, height: 1), CGSize(width: 40, height: 600), CGSize(width: 600, height: 40)] {
            screen.size = size
            screen.advance(by: 0.3)
        }
        screen.size = CGSize(width: 393, height: 852)
        try screen.settle()
        check(screen, "\(example) after having been tiny")
    }

    /// Expects all visible buttons to lie within the screen's width and to be large enough to hit.
    private func check(_ screen: TestScreen, _ what: String) {
        for element in screen.elements where element.opacity > 0 && !element.element.isScrolledAway && !element.isLeaving && element.traits.contains(.isButton) {
            #expect(element.frame.minX >= -1 && element.frame.maxX <= screen.size.width + 1, "\(what): \(element.label) reaches from \(element.frame.minX) to \(element.frame.maxX).")
            #expect(min(element.frame.width, element.frame.height) >= 20, "\(what): \(element.label) is \(element.frame.size).")
        }
    }

    /// A minute of random touches. Nothing may trap or leak.
    @Test(arguments: Narrowing.some(ShownExample.allCases, daily: 2)) func aMinuteOfRandomFingers(_ example: ShownExample) async throws {
        weak var graph: ViewGraph?
        do {
            let screen = try example.open(example.view)
            graph = screen.window.graph
            var dice = Dice(UInt64(example.rawValue.count) + 40), places: [Int: CGPoint] = [:]
            func touch(_ phase: InputPhase, _ point: CGPoint, _ id: Int) {
                screen.clock.perform { _ = screen.window.graph.send(.touch(Touch(id: id, phase: phase, location: point, time: screen.time))) }
            }
            while screen.time < 60 {
                let id = Int.random(in: 0..<2, using: &dice), size = screen.size
                let anywhere = CGPoint(x: .random(in: 0...size.width, using: &dice), y: .random(in: 0...size.height, using: &dice))
                switch Int.random(in: 0..<100, using: &dice) {
                case 0..<60:
                    guard let place = places[id] else { places[id] = anywhere; touch(.began, anywhere, id); break }
                    let reach: CGFloat = Int.random(in: 0..<8, using: &dice) == 0 ? 200 : 10
                    let next = CGPoint(x: place.x + .random(in: -reach...reach, using: &dice), y: place.y + .random(in: -reach...reach, using: &dice))
                    places[id] = next
                    touch(.moved, next, id)
                case 60..<92: if let place = places.removeValue(forKey: id) { touch(.ended, place, id) } else { places[id] = anywhere; touch(.began, anywhere, id) }
                case 92..<94: if let place = places.removeValue(forKey: id) { touch(.cancelled, place, id) }
                case 94: screen.colorScheme = Bool.random(using: &dice) ? .dark : .light
                case 95: screen.size = CGSize(width: .random(in: 1...900, using: &dice), height: .random(in: 1...900, using: &dice))
                case 96: screen.size = CGSize(width: 393, height: 852)
                default: screen.advance(by: .random(in: 0...0.5, using: &dice))
                }
                screen.advance(by: 1.0 / 60)
                if !screen.window.graph.isAnimating, let stale = screen.window.staleViews() {
                    Issue.record("After \(screen.time) s: \(stale)")
                    break
                }
            }
            for (id, place) in places { touch(.ended, place, id) }
            screen.advance(by: 2)
            #expect(screen.isUntouched)
        }
        await eventually { graph == nil }
        #expect(graph == nil)
    }
}

/// The pages of an example that shows one at a time.
@MainActor
struct ShoresPageTests {
    @Test(arguments: ShoresView.Page.allCases) func theLargestLettersHaveRoomOnEveryPage(_ page: ShoresView.Page) throws {
        let screen = try ShownExample.shores.open(ShoresView(page), typeSize: .accessibility5)
        try screen.settle()
        for element in screen.elements where element.opacity > 0 && !element.element.isScrolledAway && element.traits.contains(.isButton) {
            #expect(element.frame.minX >= -1 && element.frame.maxX <= 394, "\(page): \(element.label)")
            #expect(min(element.frame.width, element.frame.height) >= 20, "\(page): \(element.label)")
        }
        try screen.look("shores-huge-\(page)")
    }
}
