import Foundation
import SwiftUI
import Testing
@testable import OrchardExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

/// Flavors, the chart's geometry, and the pages.
@MainActor struct OrchardTests {
    @Test func theChartBeginsAtTheTopAndGoesClockwise() {
        let chart = RadarGeometry(in: CGSize(width: 200, height: 300), margin: 20)
        #expect(chart.radius == 80)
        #expect(chart.point(of: .sweet, share: 1).distance(to: CGPoint(x: 100, y: 70)) < 1e-9)
        #expect(chart.point(of: .sharp, share: 1).x > 100 && chart.point(of: .fragrant, share: 1).x < 100)
        for taste in Taste.allCases { #expect(chart.point(of: taste, share: 0).distance(to: chart.center) < 1e-9) }
    }
    @Test func theOutlineHasACornerOnEachSpoke() {
        let chart = RadarGeometry(in: CGSize(width: 100, height: 100))
        let flavor = Flavor(sweet: 5, sharp: 2.5, crisp: 5, juicy: 2.5, fragrant: 5)
        let outline = chart.outline(of: flavor)
        #expect(abs(outline.boundingRect.minY) < 1e-9)
        #expect(outline.contains(chart.point(of: .sharp, share: 0.49)) && !outline.contains(chart.point(of: .sharp, share: 0.51)))
        #expect(chart.outline(of: .none).boundingRect.size == .zero)
    }
    @Test func aChartWithoutRoomIsAPoint() {
        #expect(RadarGeometry(in: .zero, margin: 20).radius == 0)
        #expect(RadarGeometry(in: CGSize(width: 30, height: 10), margin: 20).radius == 0)
    }
    @Test func flavorsAnimateTasteByTaste() {
        var flavor = Flavor(sweet: 1, sharp: 2, crisp: 3, juicy: 4, fragrant: 5)
        var data = flavor.animatableData
        data.scale(by: 0.5)
        flavor.animatableData = data
        #expect(flavor == Flavor(sweet: 0.5, sharp: 1, crisp: 1.5, juicy: 2, fragrant: 2.5))
    }
    @Test func theMeanOfNothingIsNothing() {
        #expect(Flavor.mean(of: []) == .none)
        #expect(Flavor.mean(of: [.none, Flavor(sweet: 4, sharp: 0, crisp: 2, juicy: 0, fragrant: 5)]) == Flavor(sweet: 2, sharp: 0, crisp: 1, juicy: 0, fragrant: 2.5))
    }

    /// The chart shows the value of the page, even if the page is swiped in or changed again during the animation.
    @Test func theChartFollowsThePage() throws {
        let screen = try ShownExample.orchard.open(OrchardView())
        try screen.settle()
        #expect(screen.shows("Sweet, 3.2"))
        try screen.drag(.point(330, 660), to: .point(90, 660), over: 0.2)
        try screen.settle()
        #expect(screen.shows("Sweet, 3.9"))
        try screen.tap("Red Moon")
        screen.advance(by: 0.1)
        try screen.tap("Granny Smith")
        try screen.settle()
        #expect(screen.shows("Sweet, 1.7") && screen.shows("Crisp, 5.0"))
    }
    @Test func valuesInBetweenAreSeen() throws {
        let screen = try ShownExample.orchard.open(OrchardView())
        try screen.settle()
        try screen.tap("Granny Smith")
        var seen: Set<String> = []
        for _ in 0..<30 {
            screen.advance(by: 1.0 / 60)
            if let sharp = screen.elements.first(where: { $0.label.hasPrefix("Sharp") }) { seen.insert(sharp.label) }
        }
        #expect(seen.count > 4, "\(seen)")
    }
    @Test func withLessMotionTheChartChangesAtOnce() throws {
        let screen = try ShownExample.orchard.open(OrchardView(), reduceMotion: true)
        #expect(screen.shows("Sweet, 3.2"))
        try screen.tap("Granny Smith")
        screen.advance(by: 1.0 / 60)
        #expect(screen.shows("Sweet, 1.7"))
    }
    @Test func anEmptyOrchardSaysSo() throws {
        let screen = try ShownExample.orchard.open(OrchardView(varieties: []))
        #expect(screen.shows("Nothing is ripe yet."))
    }
    private func orchard(_ count: Int) -> [Variety] {
        (0..<count).map { number in
            let value = Double(number % 5) + 0.5
            return Variety(name: "Apple \(number)", season: "Ripe", note: "Round.", flavor: Flavor(sweet: value, sharp: 1, crisp: 2, juicy: 3, fragrant: 4), skin: .green, blush: .red)
        }
    }
    @Test(arguments: [9, 40]) func marksThatHaveNoRoomAreScrolled(_ count: Int) throws {
        let screen = try ShownExample.orchard.open(OrchardView(varieties: orchard(count)))
        try screen.settle()
        let marks = screen.elements.filter { $0.traits.contains(.isButton) && !$0.traits.contains(.isSelected) && $0.label.hasPrefix("Apple") }
        #expect(marks.count > 5 && marks.allSatisfy { $0.frame.width >= 36 && $0.frame.height >= 44 })
        try screen.tap(.text("Apple 5", number: 1))
        try screen.settle()
        #expect(screen.elements("Apple 5").contains { $0.traits.contains(.isSelected) })
        try screen.look("orchard-\(count)")
    }
    @Test func ofTenThousandApplesThoseThatAreSeenAreMade() throws {
        let screen = try ShownExample.orchard.open(OrchardView(varieties: orchard(10_000)))
        try screen.settle()
        #expect(screen.elements.count { $0.traits.contains(.isButton) } < 30)
        #expect(screen.views(of: VarietyPage.self).count < 4)
        try screen.tap(.text("Apple 4", number: 1))
        #expect(screen.window.graph.counters.bodies < 400, "\(screen.window.graph.counters.bodies)")
        try screen.settle()
        #expect(screen.elements("Apple 4").contains { $0.traits.contains(.isSelected) })
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
