import Foundation
import SwiftUI
import Testing
@testable import HeadlandExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

/// The heights of a header, and the parts that move between the header and its bar.
@MainActor struct HeadlandTests {
    private let metrics = HeaderMetrics(pageHeight: 852, topInset: 59, content: 170, bar: 52)

    @Test func theHeaderGivesWayDownToTheBar() {
        #expect(metrics.expanded == 359 && metrics.collapsed == 111 && metrics.distance == 248 && metrics.turn == 78)
        let heights = [-100.0, 0, 1, 100, 248, 249, 5000].map { metrics.height(at: $0) }
        #expect(heights == [459, 359, 358, 259, 111, 111, 111])
        #expect([-50.0, 0, 124, 248, 900].map { metrics.progress(at: $0) } == [0, 0, 0.5, 1, 1])
    }
    @Test func aFingerThatRestsAtTheTurnMakesNothingFlicker() {
        #expect(!metrics.isCollapsed(at: 85, before: false) && metrics.isCollapsed(at: 85, before: true))
        #expect(metrics.isCollapsed(at: 90, before: false) && !metrics.isCollapsed(at: 60, before: true))
    }
    @Test func nothingRestsHalfCollapsed() {
        #expect([-30.0, 0, 10, 77, 79, 247, 248, 700].map { metrics.rest(near: $0) } == [-30, 0, 0, 0, 248, 248, 248, 700])
    }
    @Test(arguments: [0.0, 1, 200, 393, 852, 1366], [0.0, 40, 170, 900]) func headersHaveRoomOnAnyPage(_ height: CGFloat, _ content: CGFloat) {
        let metrics = HeaderMetrics(pageHeight: height, topInset: 20, content: content, bar: 60)
        #expect(metrics.collapsed == 80 && metrics.expanded >= 80 + content && metrics.turn > 20 && metrics.turn <= metrics.distance)
    }

    // MARK: On the screen

    private func page(direction: LayoutDirection = .leftToRight, typeSize: DynamicTypeSize = .large, reduceMotion: Bool = false, size: CGSize? = nil) throws -> TestScreen {
        let screen = try ShownExample.headland.open(CoastView(), size: size, typeSize: typeSize, direction: direction, reduceMotion: reduceMotion)
        try screen.tap("Gannet Point")
        try screen.settle()
        return screen
    }
    private func header(_ screen: TestScreen) throws -> ScreenView<LighthouseHeader> { try #require(screen.views(of: LighthouseHeader.self).last) }
    /// The frame of the title that is present or being inserted, or of the one being removed.
    private func title(_ screen: TestScreen, isLeaving: Bool = false) -> CGRect? {
        flat(screen.elements).first { $0.label == "Gannet Point" && $0.isLeaving == isLeaving && $0.traits.contains(.isHeader) }?.frame
    }
    private func flat(_ elements: [ScreenElement]) -> [ScreenElement] { elements.flatMap { [$0] + flat($0.children) } }
    /// Pulls without releasing, so that nothing settles by itself.
    private func pull(_ screen: TestScreen, to y: CGFloat, over seconds: TimeInterval = 0.3) throws {
        try screen.fingerMove(to: .point(200, y), over: seconds)
    }

    @Test func theHeaderFollowsTheFingerInTheSameFrame() throws {
        let screen = try page()
        try screen.fingerDown(on: .point(200, 700))
        for y in [680.0, 650, 600, 500, 430, 480, 640, 700, 760] {
            try pull(screen, to: y, over: 0.1)
            let header = try header(screen), offset = header.view.offset, metrics = header.view.metrics
            let large = try #require(title(screen)), isThere = !header.view.isCollapsed && screen.isSettled
            #expect(try offset == #require(screen.scrollViews.last).geometry.contentOffset.y, "finger at \(y)")
            // The large header is at the lower edge, wherever that is.
            if isThere { #expect(abs(large.maxY - (metrics.height(at: offset) - 68)) < 6, "finger at \(y)") }
            #expect(header.view.isCollapsed == (offset > metrics.turn))
        }
        try screen.fingerUp()
        try screen.settle()
        #expect(try header(screen).view.offset == 0)
    }
    @Test func theTitleMovesOverToTheBar() throws {
        let screen = try page(), large = try #require(title(screen))
        try screen.fingerDown(on: .point(200, 700))
        try pull(screen, to: 480, over: 0.05)
        var places: [CGFloat] = [], pairs = 0
        for _ in 0..<30 {
            screen.advance(by: 1.0 / 60)
            places.append(try #require(title(screen)).minX)
            // The old letters move along while they fade.
            if let old = title(screen, isLeaving: true) {
                pairs += 1
                #expect(abs(old.minX - (places.last ?? 0)) < 2)
            }
        }
        try screen.settle()
        let small = try #require(title(screen))
        #expect(small.minX > large.minX + 60 && small.height < large.height && small.maxY < 111)
        #expect(pairs > 3)
        #expect(places.filter { $0 > large.minX + 4 && $0 < small.minX - 4 }.count > 3, "\(places)")
        try screen.fingerUp()
    }
    @Test func theButtonMovesToTheLowerEdgeAndFloatsThere() throws {
        let screen = try page(), place = try screen.element("Plan a visit").frame
        try screen.drag(.point(200, 700), by: CGSize(width: 0, height: -300), halts: true)
        screen.advance(by: 0.05)
        try screen.settle()
        let floating = try screen.element("Plan a visit").frame
        #expect(place.maxY < 400 && floating.minY > 700 && floating.maxY < 852 - 34 && floating.maxX == 373)
        try screen.tap("Plan a visit")
        try screen.settle()
        #expect(screen.shows("Visit planned"))
        try screen.drag(.point(200, 400), by: CGSize(width: 0, height: 500))
        try screen.settle()
        #expect(try screen.element("Visit planned").frame.maxY < 400)
        try screen.tap("Back")
        try screen.settle()
        #expect(screen.navigationDepth == 0 && screen.elements("Visit planned").count == 1)
    }
    @Test func theHeaderReversesWithEveryTurnOfTheFinger() throws {
        let screen = try page(), home = try #require(title(screen)), button = try screen.element("Plan a visit").frame
        try screen.fingerDown(on: .point(200, 700))
        for _ in 0..<4 {
            try pull(screen, to: 560, over: 0.12)
            try pull(screen, to: 690, over: 0.12)
        }
        try pull(screen, to: 700, over: 0.05)
        try screen.fingerUp()
        try screen.settle()
        #expect(try title(screen) == home && screen.element("Plan a visit").frame == button)
        #expect(flat(screen.elements).count { $0.label == "Gannet Point" && $0.traits.contains(.isHeader) } == 1)
    }
    @Test func aHeaderThatIsLetGoComesToRest() throws {
        for (distance, isBar) in [(-60.0, false), (-130, true)] {
            let screen = try page()
            try screen.drag(.point(200, 700), by: CGSize(width: 0, height: distance), over: 0.4, halts: true)
            try screen.settle()
            let header = try header(screen)
            #expect(header.view.offset == (isBar ? header.view.metrics.distance : 0) && header.view.isCollapsed == isBar)
        }
    }
    @Test func aWheelAndKeysLeaveNoHeaderHalfCollapsed() throws {
        let screen = try page(), distance = try header(screen).view.metrics.distance
        for notches in 1...6 {
            try screen.wheel(.point(200, 700), by: CGVector(dx: 0, dy: CGFloat(notches)))
            try screen.settle()
            let offset = try header(screen).view.offset
            #expect(offset >= distance, "after \(notches) notches: \(offset)")
            try screen.wheel(.point(200, 700), by: CGVector(dx: 0, dy: -20))
            try screen.settle()
            #expect(try header(screen).view.offset == 0)
        }
        for key in [KeyEquivalent.downArrow, .upArrow, .pageDown, .pageUp] {
            try screen.press(key)
            try screen.settle()
            let offset = try header(screen).view.offset
            #expect(offset == 0 || offset >= distance, "at \(offset)")
        }
    }
    @Test func withLessMotionPartsFadeWhereTheyBelong() throws {
        let screen = try page(reduceMotion: true)
        try screen.fingerDown(on: .point(200, 700))
        try pull(screen, to: 480)
        try screen.settle()
        let bar = try #require(title(screen))
        try pull(screen, to: 690)
        try pull(screen, to: 480, over: 0.05)
        screen.advance(by: 1.0 / 60)
        #expect(try abs(#require(title(screen)).minX - bar.minX) < 1)
        try screen.fingerUp()
    }
    @Test func fromRightToLeftTheBarBeginsOnTheRight() throws {
        let screen = try page(direction: .rightToLeft)
        #expect(try screen.element("Back").frame.minX > 330 && #require(title(screen)).maxX > 360)
        try screen.drag(.point(200, 700), by: CGSize(width: 0, height: -300), halts: true)
        try screen.settle()
        #expect(try #require(title(screen)).maxX < screen.element("Back").frame.minX && screen.element("Plan a visit").frame.minX == 20)
    }
    @Test func largeLettersPushTheHeaderDown() throws {
        let screen = try page(typeSize: .accessibility5), header = try header(screen)
        #expect(header.view.metrics.expanded > 359)
        #expect(try #require(title(screen)).minY > header.view.metrics.collapsed)
        try screen.drag(.point(200, 800), by: CGSize(width: 0, height: -600), halts: true)
        try screen.settle()
        let bar = try #require(title(screen))
        #expect(try bar.maxY <= self.header(screen).view.metrics.collapsed && bar.maxX <= 393)
    }
    @Test func aPageThatIsTurnedKeepsItsBar() throws {
        let screen = try page(size: CGSize(width: 393, height: 852))
        try screen.drag(.point(200, 700), by: CGSize(width: 0, height: -300), halts: true)
        try screen.settle()
        screen.size = CGSize(width: 852, height: 393)
        try screen.settle()
        let header = try header(screen)
        #expect(header.view.isCollapsed && header.frame.width == 852)
        #expect(try #require(title(screen)).maxY <= header.view.metrics.collapsed)
    }

    /// The page queries UIKit's window, or the geometry if there is none.
    @Test func theStatusBarIsThatOfTheConnectedScene() throws {
        final class Delegate: NSObject, UIApplicationDelegate {}
        struct Program: App {
            @UIApplicationDelegateAdaptor private var delegate: Delegate
            var body: some Scene { WindowGroup { NavigationStack { LighthousePage(lighthouse: Lighthouse.coast[0], coast: [], plan: .constant(VisitPlan())) } } }
        }
        let screen = try TestScreen(app: Program(), device: "iphone-16-pro")
        #expect(screen.clock.perform { UIApplication.shared.topInset } == 62)
        #expect(try header(screen).view.topInset == 62)
    }
    @Test func withoutASceneTheStatusBarIsThatOfTheGeometry() throws {
        #expect(UIApplication.shared.topInset == nil)
        #expect(try header(page()).view.topInset == 59)
    }
    @Test func neighborsLeadAlongTheCoast() throws {
        let screen = try page()
        try screen.drag(.point(200, 700), by: CGSize(width: 0, height: -900))
        try screen.settle()
        try screen.tap("The Needlecase")
        try screen.settle()
        #expect(try screen.navigationDepth == 2 && header(screen).view.lighthouse.id == 2 && header(screen).view.offset == 0)
        try screen.tap("Back")
        try screen.settle()
        #expect(try screen.navigationDepth == 1 && header(screen).view.isCollapsed, "The page below is as it was left.")
    }
    @Test func anEmptyCoastSaysSoAndALongOneIsMadeAsItIsSeen() throws {
        #expect(try ShownExample.headland.open(CoastView(coast: [])).shows("No light burns on this coast."))
        let first = Lighthouse.coast[0]
        let many = (0..<5000).map { number in
            Lighthouse(id: number, name: "Light \(number)", place: "", openDay: first.openDay, height: 10, reach: 5, year: 1900, look: first.look, story: [])
        }
        #expect(try ShownExample.headland.open(CoastView(coast: many)).views(of: LighthouseCard.self).count < 20)
    }
    /// During scrolling, only views that follow the scroll position are evaluated.
    @Test func scrollingEvaluatesTheHeaderAlone() throws {
        let screen = try page()
        try screen.fingerDown(on: .point(200, 700))
        try pull(screen, to: 600)
        try screen.settle()
        try pull(screen, to: 590, over: 0.01)
        #expect(screen.window.graph.counters.bodies <= 20, "\(screen.window.graph.counters.bodies)")
        try screen.fingerUp()
    }
}
