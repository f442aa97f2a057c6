import Foundation
import SwiftUI
import Testing
@testable import RegattaExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

/// Paces, the fleet, and the two lists.
@MainActor struct RegattaTests {
    @Test func theFleetHasOneBoatForEachPace() {
        var fleet = Fleet.one
        #expect(fleet.boats.map(\.pace.kind) == Pace.Kind.allCases)
        fleet.add()
        fleet.add()
        #expect(Set(fleet.boats.map(\.id)).count == 8 && Set(fleet.boats.map(\.name)).count == 8)
        fleet.remove(at: [0, 7, 99])
        #expect(fleet.boats.map(\.id) == Array(1...6))
        fleet.remove(at: IndexSet(0..<6))
        fleet.add()
        #expect(fleet.boats.map(\.id) == [0])
    }
    /// The leading edges of the boats' drawings.
    private func places(_ screen: TestScreen) -> [CGFloat] { screen.views(of: SailBoat.self).map(\.frame.minX) }

    @Test func everyBoatSailsInItsOwnWayToTheSamePlace() throws {
        let screen = try ShownExample.regatta.open(RegattaView())
        let pier = places(screen)
        #expect(pier.count == 6 && Set(pier).count == 1)
        try screen.tap("Set sail")
        screen.advance(by: 0.4)
        let sailing = places(screen)
        #expect(Set(sailing.map { Int($0) }).count == 6, "\(sailing)")
        // Ease-in is behind linear, which is behind ease-out.
        #expect(sailing[1] < sailing[0] && sailing[0] < sailing[2])
        try screen.settle()
        let there = places(screen)
        #expect(Set(there).count == 1 && there[0] > pier[0] + 200)
    }
    @Test func slowMotionTakesFourTimesAsLong() throws {
        let screen = try ShownExample.regatta.open(RegattaView()), slow = try ShownExample.regatta.open(RegattaView())
        let row = try slow.element("Slow motion").frame
        try slow.tap(.point(row.maxX - 20, row.midY))
        try slow.settle()
        for one in [screen, slow] { try one.tap("Set sail") }
        screen.advance(by: 0.4)
        slow.advance(by: 1.6)
        for (here, there) in zip(places(screen), places(slow)) { #expect(abs(here - there) < 8, "\(here), \(there)") }
        #expect(!slow.isSettled)
    }
    @Test func boatsAreCalledBackOnTheirWay() throws {
        let screen = try ShownExample.regatta.open(RegattaView()), pier = places(screen)
        try screen.tap("Set sail")
        screen.advance(by: 0.5)
        try screen.tap("Back to the pier")
        screen.advance(by: 0.3)
        try screen.settle()
        #expect(places(screen) == pier)
    }
    @Test func aPaceIsEdited() throws {
        let screen = try ShownExample.regatta.open(RegattaView())
        try screen.tap("Otter")
        try screen.settle()
        #expect(screen.navigationTitle == "Otter" && screen.shows("Duration: 1.5 s"))
        try screen.perform(.increment, on: "Duration: 1.5 s")
        try screen.settle()
        #expect(screen.shows("Duration: 1.75 s"))
        try screen.tap("Animation")
        try screen.settle()
        try screen.tap("Interpolating spring")
        try screen.settle()
        #expect(screen.shows("Stiffness: 40"))
        try screen.goBack()
        try screen.settle()
        #expect(screen.views(of: LaneRow.self).first?.view.boat.pace.kind == .interpolatingSpring)
        try screen.selectTab("Mills")
        try screen.settle()
        #expect(screen.navigationTitle == "Mills" && screen.views(of: MillRow.self).count >= 5)
    }
    @Test func boatsComeAndGo() throws {
        let screen = try ShownExample.regatta.open(RegattaView(fleet: Fleet(boats: Array(Fleet.one.boats.prefix(1)))))
        try screen.tap("Add a boat")
        try screen.settle()
        #expect(screen.views(of: LaneRow.self).map(\.view.boat.name) == ["Otter", "Heron"])
        let none = try ShownExample.regatta.open(RegattaView(fleet: Fleet(boats: [])))
        #expect(try none.shows("All boats are ashore.") && !none.element("Set sail").isEnabled)
    }
    @Test func fromRightToLeftBoatsSailToTheLeft() throws {
        let screen = try ShownExample.regatta.open(RegattaView(), direction: .rightToLeft), pier = places(screen)
        try screen.tap("Set sail")
        try screen.settle()
        #expect(places(screen)[0] < pier[0] - 200)
    }
    @Test func withLessMotionBoatsAreThereAtOnce() throws {
        let screen = try ShownExample.regatta.open(RegattaView(), reduceMotion: true), pier = places(screen)
        try screen.tap("Set sail")
        screen.advance(by: 1.0 / 60)
        #expect(places(screen).allSatisfy { $0 > pier[0] + 200 })
    }
    @Test func withoutBoatsNothingSetsSail() throws {
        let screen = try ShownExample.regatta.open(RegattaView(fleet: Fleet(boats: [])))
        #expect(try screen.shows("All boats are ashore.") && !screen.element("Set sail").isEnabled)
        try screen.tap("Add a boat")
        try screen.settle()
        #expect(try !screen.shows("All boats are ashore.") && screen.element("Set sail").isEnabled)
    }
    @Test func tenThousandBoatsAreMadeAsTheyAreSeen() throws {
        let fleet = Fleet(boats: (0..<10_000).map { Boat(id: $0, name: "Boat \($0)", pace: Pace(kind: .linear)) })
        let screen = try ShownExample.regatta.open(RegattaView(fleet: fleet))
        #expect(screen.views(of: LaneRow.self).count < 30)
        try screen.tap("Set sail")
        #expect(screen.window.graph.counters.bodies < 200)
        try screen.settle()
        #expect(try screen.element("Boat 0").value == "Linear, away")
        try screen.tap("Add a boat")
        try screen.settle()
        #expect(screen.views(of: LaneRow.self).count < 40)
    }
}
