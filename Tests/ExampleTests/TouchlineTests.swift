import Foundation
import SwiftUI
import Testing
@testable import TouchlineExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

/// The stages of a refresh, and how a ball bounces.
@MainActor struct TouchlineTests {
    // MARK: The stages

    private func cycle(pulled pull: CGFloat, isAtTop: Bool = true) -> RefreshCycle {
        var cycle = RefreshCycle()
        cycle.move(pull: 0, height: 720)
        cycle.hold(isAtTop: isAtTop)
        cycle.move(pull: pull, height: 720)
        return cycle
    }

    @Test func lettingGoBeginsARefreshAndPullingDoesNot() {
        var cycle = cycle(pulled: 80)
        #expect(cycle.threshold == 80 && cycle.phase == .pulling && cycle.isArmed && !cycle.isRoomOpen)
        cycle.release()
        #expect(cycle.phase == .ongoing && cycle.isRoomOpen)
    }
    @Test func tooLittleIsNothingAndGoesBackWithThePage() {
        var cycle = cycle(pulled: 79)
        cycle.release()
        #expect(cycle.phase == .pulling && !cycle.isArmed && !cycle.isRoomOpen)
        cycle.move(pull: 40, height: 720)
        #expect(cycle.progress == 0.5)
        cycle.move(pull: 0, height: 720)
        #expect(cycle.phase == .idle && cycle.progress == 0)
    }
    @Test func pushingBackDisarmsTheRefresh() {
        var cycle = cycle(pulled: 120)
        #expect(cycle.isArmed && cycle.strain == 0.5)
        cycle.move(pull: 30, height: 720)
        #expect(!cycle.isArmed && cycle.strain == 0)
        cycle.release()
        #expect(!cycle.phase.isUnderWay)
    }
    @Test func onlyAFingerAtTheTopBeginsARefresh() {
        var below = cycle(pulled: 200, isAtTop: false)
        #expect(below.phase == .idle && below.progress == 0)
        below.release()
        #expect(below.phase == .idle)
        var thrown = RefreshCycle()
        thrown.move(pull: 200, height: 720)
        #expect(thrown.phase == .idle)
    }
    @Test(arguments: [-50, 0, 79, 80, 1e9, .infinity, -.infinity, .nan]) func progressAndStrainStayInRangeForAnyPull(_ pull: CGFloat) {
        let cycle = cycle(pulled: pull)
        #expect((0...1).contains(cycle.progress) && (0...1).contains(cycle.strain) && cycle.pull.isFinite && cycle.pull >= 0)
    }
    @Test(arguments: [0.0, 1, 393, 852, 5000, .infinity, .nan]) func theThresholdSuitsThePage(_ height: CGFloat) {
        var cycle = RefreshCycle()
        cycle.move(pull: 0, height: height)
        #expect((56...88).contains(cycle.threshold))
    }
    @Test func theRoomStaysAsLongAsAFingerIsDown() {
        var cycle = cycle(pulled: 100)
        cycle.release()
        cycle.hold(isAtTop: true)
        cycle.move(pull: 150, height: 720)
        cycle.answer(.news)
        cycle.finish()
        cycle.end()
        #expect(cycle.phase == .idle && cycle.isRoomOpen && !cycle.isArmed, "A finger from before the end means nothing after it.")
        cycle.release()
        #expect(cycle.phase == .idle && !cycle.isRoomOpen)
    }
    @Test func aPullCatchesTheBallWhereItIs() {
        var cycle = cycle(pulled: 100)
        cycle.release()
        cycle.answer(.news)
        cycle.finish()
        cycle.move(pull: 0, height: 720)
        cycle.hold(isAtTop: true)
        cycle.move(pull: 20, height: 720)
        #expect(cycle.phase == .pulling && cycle.side == .trailing && cycle.isRoomOpen)
        cycle.end()
        #expect(cycle.phase == .pulling, "The refresh before has nothing to say any more.")
        cycle.move(pull: 0, height: 720)
        cycle.release()
        #expect(cycle.phase == .idle && !cycle.isRoomOpen)
        cycle.hold(isAtTop: true)
        #expect(cycle.side == .leading)
    }
    @Test func randomEventsKeepTheOrderOfTheStages() {
        var dice = Dice(6), cycle = RefreshCycle()
        let outcomes = [RefreshCycle.Outcome.news, .nothingNew, .failure]
        for step in 0..<20_000 {
            let old = cycle
            switch Int.random(in: 0..<9, using: &dice) {
            case 0: cycle.hold(isAtTop: .random(using: &dice))
            case 1: cycle.release()
            case 2: cycle.request()
            case 3: cycle.answer(outcomes[Int.random(in: 0..<3, using: &dice)])
            case 4: cycle.finish()
            case 5: cycle.end()
            case 6: cycle.clear()
            case 7: if Int.random(in: 0..<20, using: &dice) == 0 { cycle.abandon() }
            default: cycle.move(pull: .random(in: -20...200, using: &dice), height: .random(in: 0...900, using: &dice))
            }
            let follows = switch (old.phase, cycle.phase) {
            case let (old, new) where old == new: true
            case (_, .idle), (.idle, .pulling), (.idle, .ongoing), (.pulling, .ongoing), (.ongoing, .preparingToFinish), (.finishing, .pulling): true
            case let (.preparingToFinish(old), .finishing(new)): old == new
            default: false
            }
            #expect(follows, "step \(step): \(old.phase) to \(cycle.phase)")
            #expect(!cycle.phase.isUnderWay || cycle.isRoomOpen, "step \(step): The ball has no room.")
            #expect(!old.isRoomOpen || cycle.isRoomOpen || !cycle.isHeld, "step \(step): The room closes under a finger.")
            #expect((0...1).contains(cycle.progress) && (!cycle.isArmed || cycle.isHeld))
        }
    }

    // MARK: The ball

    private let noon = Date(timeIntervalSince1970: 1_704_801_600)

    @Test(arguments: [RefreshCycle.Outcome.news, .nothingNew, .failure]) func aBallNeverJumpsFromPoseToPose(_ outcome: RefreshCycle.Outcome) {
        var motion = BallMotion(start: noon, crouch: 0.2)
        let landing = motion.end(with: outcome, after: noon + 3.1)
        #expect(landing >= noon + 3.1 && landing.timeIntervalSince(noon + 3.1) <= BallMotion.period)
        var last = motion.pose(at: noon)
        #expect(abs(last.scale.height - 0.8) < 1e-9 && last.height == 0)
        for step in 1...1400 {
            let pose = motion.pose(at: noon + Double(step) / 240)
            #expect(pose.height >= 0 && pose.height <= BallMotion.top && pose.scale.height > 0.3 && pose.scale.height < 1.25, "step \(step): \(pose)")
            #expect(abs(pose.height - last.height) < 2 && abs(pose.scale.height - last.scale.height) < 0.06, "step \(step): \(last) to \(pose)")
            // A fifth of a turn is invisible.
            #expect(abs((pose.spin - last.spin).degrees.remainder(dividingBy: 72)) < 1, "step \(step): \(last.spin) to \(pose.spin)")
            last = pose
        }
        #expect(last.height == 0 && (outcome == .failure) == (last.scale.height < 0.6))
    }
    @Test func aBallFliesAsThingsFall() {
        let motion = BallMotion(start: noon, crouch: 0), step = 0.02
        func height(_ time: TimeInterval) -> CGFloat { motion.pose(at: noon + time).height }
        let falls = stride(from: 0.1, to: 0.56, by: 0.05).map { height($0 + step) - 2 * height($0) + height($0 - step) }
        for fall in falls { #expect(abs(fall - falls[0]) < 1e-3 && fall < -0.4) }
        #expect(abs(height(BallMotion.period / 2) - BallMotion.top) < 1e-9 && height(BallMotion.period) == 0)
    }
    @Test func onlyNewsMovesTheNetAndNotBeforeTheBallIsThere() {
        for outcome in [RefreshCycle.Outcome.news, .nothingNew, .failure] {
            var motion = BallMotion(start: noon, crouch: 0)
            let landing = motion.end(with: outcome, after: noon)
            let bulges = (-100...100).map { motion.bulge(at: landing + Double($0) / 60) }
            #expect(bulges.prefix(118).allSatisfy { $0 == 0 } && bulges.contains { $0 > 1.2 } == (outcome == .news) && (0...1.6).contains(bulges.max() ?? -1))
        }
    }
    @Test func anAnswerAtOnceIsSeenForTwoJumps() {
        var motion = BallMotion(start: noon, crouch: 0)
        #expect(motion.end(with: .news, after: noon - 5) == noon + 2 * BallMotion.period)
        #expect(motion.pose(at: noon - 1) == .rest)
    }
    @Test func thePatternLooksTheSameAfterAFifthOfATurn() {
        let rect = CGRect(x: -50, y: -50, width: 100, height: 100), patches = BallPattern.Patches().path(in: rect)
        let turned = patches.applying(CGAffineTransform(rotationAngle: 72 * .pi / 180))
        var dark = 0, other = 0
        for x in stride(from: -49.0, through: 49, by: 2) {
            for y in stride(from: -49.0, through: 49, by: 2) where x * x + y * y < 49 * 49 {
                if patches.contains(CGPoint(x: x, y: y)) { dark += 1 }
                if patches.contains(CGPoint(x: x, y: y)) != turned.contains(CGPoint(x: x, y: y)) { other += 1 }
            }
        }
        #expect(dark > 300 && other <= 4, "\(dark) dark, \(other) differ")
        #expect(patches.contains(.zero) && rect.contains(patches.boundingRect))
    }

    // MARK: The league

    @Test func reportsUpdateMatchesInPlaceAndNewOnesComeToTheTop() {
        var league = League.sunday
        var known = league.matches[2]
        known.homeGoals += 1
        #expect(league.merge([League.past(50), known, league.matches[0], League.past(50)]) == 2)
        #expect(league.matches.map(\.id) == [50, 6, 5, 4, 3, 2, 1, 0] && league.matches[3].homeGoals == known.homeGoals)
        #expect(league.merge([]) == 0 && league.merge(league.matches) == 0)
    }
    @Test func anArchiveHasEachMatchOnce() {
        let matches = League.archive(of: 3000).matches
        #expect(Set(matches.map(\.id)).count == 3000 && matches.allSatisfy { $0.home != $0.guest })
        #expect(League.archive(of: -1).matches.isEmpty)
    }
}
