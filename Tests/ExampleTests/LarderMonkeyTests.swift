import Foundation
import SwiftUI
import Testing
import TestSupport
@testable import LarderExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

/// A minute of random fingers, keys and texts on an app with tabs, stacks, sheets, covers, alerts, menus and a search. Nothing may trap or leak, and a
/// user can return to the first screen from any resulting state.
@MainActor
struct LarderMonkeyTests {
    @Test(arguments: Narrowing.seeds([21, 22, 23, 27])) func randomInputLeavesTheWholeAppSound(seed: UInt64) async throws {
        weak var graph: ViewGraph?
        weak var model: Larder?
        do {
            let larder = Larder(today: TestClock.startDate)
            let suite = "larder-monkey-\(seed)-\(UUID())"
            let store = try #require(UserDefaults(suiteName: suite))
            store.set(false, forKey: SettingKey.isNew)
            defer { store.removePersistentDomain(forName: suite) }
            let screen = try TestScreen(LarderView().environment(larder).defaultAppStorage(store), device: "iphone-15")
            (graph, model) = (screen.window.graph, larder)
            var monkey = Monkey(screen, seed), rests = 0
            // Checking the whole tree in each frame takes fifty times as long.
            while screen.time < (ViewGraph.isChecked ? 14 : 64) {
                monkey.act()
                // Cached layouts and drawings equal fresh ones.
                guard !screen.window.graph.isAnimating else { continue }
                rests += 1
                if let stale = screen.window.staleViews() {
                    Issue.record("After \(screen.time) s: \(stale)")
                    break
                }
            }
            #expect(rests > 10 || ViewGraph.isChecked)
            screen.cancelTouches()
            try goHome(screen)

            #expect(screen.nothingIsInFront)
            #expect(screen.isUntouched)
            try screen.settle()
            // The first screen is alive.
            try screen.tap("Add")
            try screen.settle()
            #expect(screen.shows("New Food"))
            try screen.tap("Cancel")
            try screen.settle()
            #expect(screen.navigationTitle == "Larder" && screen.nothingIsInFront)
        }
        // Cancelled tasks may keep what they hold until they have ended.
        await eventually { graph == nil && model == nil }
        #expect(graph == nil)
        #expect(model == nil)
    }

    /// Leaves the presentations in front one after the other, as a user would.
    private func goHome(_ screen: TestScreen) throws {
        var way: [String] = []
        func did(_ step: String, _ action: () throws -> Void) -> Bool {
            guard (try? action()) != nil else { return false }
            way.append(step)
            return true
        }
        for _ in 0..<60 {
            screen.advance(by: 1.5)
            if screen.navigationTitle == "Larder", screen.navigationDepth == 0, screen.nothingIsInFront, screen.number(ofButton: "Cancel") == nil, screen.number(ofButton: "Done") == nil { return }
            // Answer dialogs.
            if ["OK", "Discard", "Stop", "Cancel"].contains(where: { title in did(title) { try screen.answer(title) } }) { continue }
            // A menu or popover has no button that closes it.
            if screen.window.graph.root.layers.last?.isModal == true, screen.sheetHasNoButton, did("Escape", { try screen.dismiss() }) { continue }
            if ["Cancel", "Skip", "Open the Larder", "Close", "Done"].contains(where: { title in
                guard let number = screen.number(ofButton: title) else { return false }
                return did(title) { try screen.tap(.text(title, number: number)) }
            }) { continue }
            if did("back", { try screen.goBack() }) { continue }
            if did("tab", { try screen.selectTab("Larder") }) { continue }
            _ = did("Escape", { try screen.dismiss() })
        }
        if let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] { try screen.savePicture(to: "\(folder)/larder-lost.png") }
        Issue.record("There is no way home: \(way.joined(separator: ", ")). The screen shows \(screen.readingOrder.map(\.label)).")
    }
}

extension TestScreen {
    /// The number of the first element with exactly this label; nil if no visible element has it.
    fileprivate func number(ofButton label: String) -> Int? {
        elements(.text(label)).firstIndex { $0.label == label && $0.opacity > 0 && !$0.isLeaving }.map { $0 + 1 }
    }
    /// True if no layer shows anything in front of the screens. A text field keeps its tool layer.
    fileprivate var nothingIsInFront: Bool { window.graph.root.layers.allSatisfy { !$0.isModal && $0.displayedList().isEmpty } }
    /// True if the front presentation has no button that leaves it.
    fileprivate var sheetHasNoButton: Bool { !["Cancel", "Skip", "Open the Larder", "Close"].contains { number(ofButton: $0) != nil } && !shows(.identifier("BackButton")) }
}

/// Random input on a screen.
@MainActor
private struct Monkey {
    private let screen: TestScreen
    private var dice: Dice

    private static let keys: [Character] = ["\t", "\r", "\u{1B}", " ", "\u{8}", "\u{F700}", "\u{F701}", "\u{F702}", "\u{F703}", "a", "n"]
    private static let texts = ["Oat", "a", "Dairy", "12.5", "é", "👩‍👩‍👧", "شجرة"]

    init(_ screen: TestScreen, _ seed: UInt64) { (self.screen, dice) = (screen, Dice(seed)) }

    private mutating func point(_ x: ClosedRange<CGFloat> = 0...393, _ y: ClosedRange<CGFloat> = 40...852) -> CGPoint {
        CGPoint(x: .random(in: x, using: &dice), y: .random(in: y, using: &dice))
    }
    private func touch(_ phase: InputPhase, _ point: CGPoint, id: Int = 0) {
        screen.clock.perform { _ = screen.window.graph.send(.touch(Touch(id: id, phase: phase, location: point, time: screen.time))) }
    }
    /// Drags a finger in a straight line. It may rest before it lifts, and another tap may follow while everything still moves.
    private mutating func drag(from start: CGPoint, to end: CGPoint) {
        touch(.began, start)
        let steps = Int.random(in: 3...12, using: &dice)
        for step in 1...steps {
            screen.advance(by: 1.0 / 60)
            let part = CGFloat(step) / CGFloat(steps)
            touch(.moved, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        if Bool.random(using: &dice) { screen.advance(by: 0.15) }
        touch(Int.random(in: 0..<20, using: &dice) == 0 ? .cancelled : .ended, end)
    }
    private mutating func tap(_ point: CGPoint) {
        touch(.began, point)
        screen.advance(by: .random(in: 0...0.15, using: &dice))
        touch(.ended, point)
    }

    mutating func act() {
        let graph = screen.window.graph
        switch Int.random(in: 0..<100, using: &dice) {
        case 0..<34: tap(point())
        case 34..<40: tap(point(0...393, 60...100))
        case 40..<46: tap(point(0...393, 776...820))
        case 46..<54: drag(from: point(), to: point())
        case 54..<60:
            let start = point(40...353, 240...760)
            drag(from: start, to: CGPoint(x: start.x + .random(in: -350...350, using: &dice), y: start.y + .random(in: -8...8, using: &dice)))
        case 60..<66: drag(from: point(0...12, 200...700), to: point(20...390, 200...700))
        case 66..<71: drag(from: point(100...300, 60...110), to: point(100...300, 200...850))
        case 71..<74:
            let place = point()
            touch(.began, place)
            screen.advance(by: 0.7)
            touch(.ended, place)
        case 74..<76: _ = screen.clock.perform { graph.send(.secondaryClick(point())) }
        case 76..<79:
            let place = point(), notches = CGFloat.random(in: -4...4, using: &dice)
            _ = screen.clock.perform { graph.send(.scroll(ScrollEvent(delta: CGVector(dx: 0, dy: notches), isPrecise: false, location: place, time: screen.time))) }
        case 79..<87:
            let key = Self.keys.randomElement(using: &dice) ?? "\t"
            for phase in [KeyEvent.Phase.down, .up] { _ = screen.clock.perform { graph.send(.key(KeyEvent(phase: phase, key: key, characters: "", time: screen.time))) } }
        case 87..<92:
            let text = Self.texts.randomElement(using: &dice) ?? ""
            _ = screen.clock.perform { graph.send(.text(.commit(text))) }
        case 92: screen.colorScheme = Bool.random(using: &dice) ? .dark : .light
        case 93:
            // Two fingers at once.
            let (one, two) = (point(), point())
            touch(.began, one)
            touch(.began, two, id: 1)
            screen.advance(by: 0.05)
            touch(.ended, two, id: 1)
            touch(.ended, one)
        default: screen.advance(by: .random(in: 0...0.8, using: &dice))
        }
        screen.advance(by: Bool.random(using: &dice) ? 1.0 / 60 : .random(in: 0...0.4, using: &dice))
    }
}
