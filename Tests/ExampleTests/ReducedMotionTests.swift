import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import CisternExample
@testable import HeadlandExample
@testable import LullExample
@testable import ShoresExample
@testable import SoftboilExample

/// With reduced motion, nothing springs, overshoots or travels far: pictures change immediately, fade, or shift slightly.
@MainActor
struct ReducedMotionTests {
    /// Targets whose activation moves something unless motion is reduced. Accessibility actions are used because touches also show pressed states.
    private static func actions(of example: ShownExample) -> [ScreenTarget] {
        switch example {
        case .apiary: ["Night sky", "Baking", "Wild bees", "Letters", "Sea", "Start over"]
        case .barometer: ["Week after", "Week before"]
        case .circles: ["Clockwise", "Anticlockwise", .text("Bead 2", number: 1)]
        // Its water rises while it is poured; see below.
        case .cistern: []
        case .curtain: ["Exit", "Enter"]
        // The system pushes a page; EncoreTests and FlourishesTests cover what is on it.
        case .encore, .flourishes: []
        // The system pushes a page; see below.
        case .headland: []
        case .hedgerow: ["Filter", "Berries", "Show all", "Filter"]
        case .hexGrid: [.text("Column 0, row 0"), "Sink", .text("Column 1, row 1"), "Next"]
        case .kitty: ["Tobias puts in 20", "Share out"]
        case .lull: []
        case .orchard: ["Boskoop", "Average", "Granny Smith"]
        case .regatta: ["Set sail", "Back to the pier"]
        case .rinkside: ["Stand L3", "Show the whole hall"]
        case .shores: [.text("Like", number: 1), "Pictures", .text("Picture 5", number: 1)]
        case .softboil: ["Hard", "Runny"]
        // The list makes room above its rows, like the system's; TouchlineScreenTests cover its ball.
        case .touchline: []
        case .windowsill: ["Water", "3 decilitres", "Fern", "Water", "Cancel", "Next day"]
        }
    }

    /// The part of the screen in which the system scrolls pages.
    private static func pages(of example: ShownExample, on screen: TestScreen) -> CGRect {
        guard example == .orchard, let mark = screen.elements("Boskoop").last?.frame else { return .null }
        return CGRect(x: -9999, y: screen.size.height * 0.6, width: 19_998, height: mark.minY - screen.size.height * 0.6)
    }

    @Test(arguments: ShownExample.allCases) func withReducedMotionNoActionMovesViewsAcrossTheScreen(_ example: ShownExample) throws {
        let screen = try example.open(example.view, reduceMotion: true)
        try screen.settle()
        for action in Self.actions(of: example) {
            let commotion = try MotionTrace(on: screen) { try screen.perform(.activate, on: action) }.commotion(outside: Self.pages(of: example, on: screen))
            #expect(commotion.isEmpty, "\(example), \(action): \(commotion.count), such as \(commotion.first ?? "")")
        }
    }
    /// Without reduced motion, the same actions move something, which proves that the test above detects motion.
    @Test(arguments: [ShownExample.apiary, .circles, .curtain, .hedgerow, .orchard, .regatta, .rinkside, .softboil, .windowsill])
    func theSameActionsMoveOtherwise(_ example: ShownExample) throws {
        let screen = try example.open(example.view)
        try screen.settle()
        let commotion = try Self.actions(of: example).flatMap { action in
            let trace = try MotionTrace(on: screen) { try screen.perform(.activate, on: action) }
            try screen.settle()
            return trace.commotion()
        }
        #expect(!commotion.isEmpty)
    }

    private struct Visit: View {
        @State private var plan = VisitPlan()
        var body: some View { LighthousePage(lighthouse: Lighthouse.coast[0], coast: Lighthouse.coast, plan: $plan) }
    }
    @Test func aVisitIsPlannedWithoutAMove() throws {
        let screen = try ShownExample.headland.open(Visit(), reduceMotion: true)
        try screen.settle()
        #expect(try MotionTrace(on: screen) { try screen.perform(.activate, on: "Plan a visit") }.commotion() == [])
    }
    @Test func theWheelOfTheSpoutDoesNotSwing() throws {
        let screen = try ShownExample.cistern.open(CisternView(), reduceMotion: true)
        try screen.settle()
        // Until the first water arrives.
        #expect(try MotionTrace(on: screen, for: 0.8) { try screen.perform(.activate, on: "Pour") }.commotion() == [])
    }
    @Test func aBoiledEggDoesNotBounce() throws {
        let screen = try ShownExample.softboil.open(TimerView(timer: EggTimer(duration: 15)), reduceMotion: true)
        try screen.perform(.activate, on: "Start")
        screen.advance(by: 14.95)
        #expect(try screen.element("Timer").value == "0 minutes 1 seconds")
        #expect(MotionTrace(on: screen) { screen.advance(by: 0.1) }.commotion() == [])
        #expect(try screen.element("Timer").value == "0 minutes 0 seconds" && screen.shows("Start"))
    }
    @Test func aRingOfBreathRests() throws {
        let screen = try ShownExample.lull.open(RestPage(rest: Rest.all[0]), reduceMotion: true)
        try screen.settle()
        #expect(try MotionTrace(on: screen, for: 0.9) { try screen.perform(.activate, on: "Begin") }.commotion() == [])
    }
    @Test func cardsAreAsLargeBesideTheMiddle() throws {
        let screen = try ShownExample.shores.open(ShoresView(.carousel), reduceMotion: true)
        try screen.settle()
        let cards = screen.elements.filter { $0.label.hasPrefix("Picture of") }.map(\.frame.height)
        #expect(cards.count > 1 && Set(cards.map { $0.rounded() }).count == 1)
    }
    @Test func namesStayInTheirPictures() throws {
        let screen = try ShownExample.shores.open(ShoresView(.pages), reduceMotion: true)
        try screen.settle()
        let shore = Shore.shores(of: .west)[0]
        func place() throws -> CGFloat { try screen.element(.text(shore.name)).frame.minY - screen.element(.text("Picture of \(shore.name)")).frame.minY }
        let before = try place()
        try screen.fingerDown(on: .point(200, 600))
        try screen.fingerMove(to: .point(200, 400), over: 0.3)
        #expect(try abs(place() - before) < 1)
        try screen.fingerUp()
    }
    @Test func withReducedMotionAMessageAppearsWhereItStays() throws {
        let screen = try ShownExample.shores.open(ShoresView(.talk), reduceMotion: true)
        try screen.settle()
        try screen.tap("Message")
        try screen.type("Hello")
        try screen.settle()
        let commotion = try MotionTrace(on: screen, for: 0.7) { try screen.perform(.activate, on: "Send") }.commotion()
        #expect(commotion == [], "\(commotion)")
    }
    @Test func aQuickTurnOfTheRingEndsWithTheFinger() throws {
        let screen = try ShownExample.circles.open(ShownExample.circles.view, reduceMotion: true)
        try screen.settle()
        let bead = try #require(screen.elements("Bead 1").first).frame
        try screen.fingerDown(on: .point(bead.midX, bead.midY))
        try screen.fingerMove(to: .point(bead.midX + 60, bead.midY + 20), over: 0.08)
        let held = try #require(screen.elements("Bead 1").first).frame
        #expect(held.midX > bead.midX + 40)
        #expect(try MotionTrace(on: screen) { try screen.fingerUp() }.commotion() == [])
        #expect(try #require(screen.elements("Bead 1").first).frame == held)
    }
    @Test func aFlungCombStopsWhereItIsLetGo() throws {
        let screen = try ShownExample.apiary.open(ShownExample.apiary.view, reduceMotion: true)
        try screen.settle()
        try screen.fingerDown(on: .point(200, 400))
        try screen.fingerMove(to: .point(200, 330), over: 0.08)
        #expect(try MotionTrace(on: screen) { try screen.fingerUp() }.commotion() == [])
    }
}
