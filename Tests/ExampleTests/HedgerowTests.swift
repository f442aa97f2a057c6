import Foundation
import SwiftUI
import Testing
@testable import HedgerowExample
@testable import WaggleCore
@testable import WaggleTesting

/// Rows of chips, the filter, and the hedge.
@MainActor struct HedgerowTests {
    private func size(_ width: CGFloat) -> CGSize { CGSize(width: width, height: 30) }

    @Test func chipsFlowIntoRows() {
        let plan = FlowPlan(sizes: [size(40), size(50), size(20), size(300), size(10)], width: 100, spacing: 8)
        #expect(plan.origins == [CGPoint(x: 0, y: 0), CGPoint(x: 48, y: 0), CGPoint(x: 0, y: 38), CGPoint(x: 0, y: 76), CGPoint(x: 0, y: 114)])
        #expect(plan.height == 144)
        #expect(FlowPlan(sizes: [], width: 100, spacing: 8).height == 0)
        #expect(FlowPlan(sizes: [size(10), size(10)], width: 0, spacing: 8).origins.map(\.x) == [0, 0])
    }
    @Test func everyTraitThatIsAskedForCounts() {
        var filter = BirdFilter(Bird.all)
        #expect(filter.birds.count == Bird.all.count)
        filter.toggle(.night)
        filter.toggle(.water)
        #expect(filter.birds.map(\.name) == ["Nightingale", "Reed warbler"])
        #expect(filter.count(with: .tiny) == 1 && filter.count(with: .seeds) == 0)
        filter.toggle(.night)
        #expect(filter.birds.count == 4)
        filter.clear()
        #expect(filter == BirdFilter(Bird.all))
    }
    @Test func everyBirdHasATraitAndEveryTraitABird() {
        #expect(Bird.all.allSatisfy { !$0.traits.isEmpty && !$0.summary.isEmpty })
        #expect(Trait.allCases.allSatisfy { trait in Bird.all.contains { $0.traits.contains(trait) } })
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func chipsStandInRowsOnTheScreen(_ direction: LayoutDirection) throws {
        let screen = try ShownExample.hedgerow.open(HedgeView(), direction: direction)
        try screen.tap("Filter")
        try screen.settle()
        let frames = try Trait.allCases.map { try screen.element(.text($0.title)).frame }
        for (index, frame) in frames.enumerated() {
            #expect(frame.minX >= 15 && frame.maxX <= 378, "\(Trait.allCases[index]): \(frame)")
            for other in frames[..<index] { #expect(!frame.insetBy(dx: 1, dy: 1).intersects(other)) }
        }
        #expect(abs(direction == .leftToRight ? frames[0].minX - 16 : frames[0].maxX - 377) < 1)
        #expect(frames[0].minY == frames[1].minY)
    }
    @Test func traitsLeaveFewerBirds() throws {
        let screen = try ShownExample.hedgerow.open(HedgeView())
        try screen.tap("Filter")
        try screen.settle()
        try screen.tap("Sings at night")
        try screen.tap("Near water")
        try screen.settle()
        #expect(screen.shows("2 of 10 birds") && screen.views(of: BirdCard.self).count == 2)
        #expect(try !screen.element("Seeds").isEnabled && screen.element("Near water").traits.contains(.isSelected))
        try screen.tap("Show all")
        screen.advance(by: 0.1)
        try screen.tap("Berries")
        try screen.settle()
        #expect(screen.shows("5 of 10 birds"))
        try screen.tap("Filter")
        try screen.settle()
        #expect(!screen.elements.contains { $0.label == "Berries" } && screen.views(of: BirdCard.self).count >= 5, "The filter counts while its chips are away.")
    }
    @Test func chipsThatComeMayBeSentAway() throws {
        let screen = try ShownExample.hedgerow.open(HedgeView())
        for _ in 0..<5 {
            try screen.tap("Filter")
            screen.advance(by: 0.1)
        }
        try screen.settle()
        #expect(screen.shows("Near water"))
    }
    @Test(arguments: [0, 1.3]) func chipsThatAreSentAwayTwiceAreSoonGone(pause: TimeInterval) throws {
        let screen = try ShownExample.hedgerow.open(HedgeView())
        try screen.tap("Filter")
        try screen.settle()
        for _ in 0..<2 {
            try screen.tap("Filter")
            screen.advance(by: 0.15)
        }
        screen.advance(by: pause)
        try screen.tap("Filter")
        screen.advance(by: 0.5)
        #expect(!screen.window.graph.animatingNodes.contains { ($0 as? TransitionNode)?.isGoing ?? false })
    }
    @Test func anEmptyHedgeSaysSo() throws {
        let screen = try ShownExample.hedgerow.open(HedgeView(birds: []))
        #expect(screen.shows("Nothing flies here today."))
    }
    @Test func thousandsOfBirdsAreMadeAsTheyAreSeen() throws {
        let birds = (1...5000).map { Bird(name: "Sparrow \($0)", traits: [.seeds], back: .brown, breast: .gray, cap: .black) }
        let screen = try ShownExample.hedgerow.open(HedgeView(birds: birds))
        #expect(screen.views(of: BirdCard.self).count < 30)
    }
}
