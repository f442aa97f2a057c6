import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import KittyExample

/// Wheels of digits, and the kitty that they show.
@MainActor struct KittyTests {
    @Test(arguments: [0, 1, 9, 10, 99, 100, 1947, 905_099, 999_999_999]) func wholeNumbersStandOnTheirDigits(_ number: Int) {
        let wheels = Wheels(Double(number)), digits = String(number).reversed().map { Double(String($0)) }
        #expect(wheels.places == digits.count)
        for (place, digit) in digits.enumerated() { #expect(wheels.position(at: place) == digit) }
    }
    @Test func aWheelTurnsWithTheLastTurnOfThoseToItsRight() {
        #expect(Wheels(18.5).position(at: 1) == 1 && Wheels(18.5).position(at: 0) == 8.5)
        #expect(Wheels(19.5).position(at: 1) == 1.5 && Wheels(19.5).position(at: 0) == 9.5)
        #expect(Wheels(199.25).position(at: 2) == 1.25 && Wheels(199.25).position(at: 1) == 9.25)
        #expect(Wheels(198.9).position(at: 2) == 1)
    }
    @Test func aNewPlaceComesWithItsFirstTurn() {
        #expect(Wheels(9).places == 1 && Wheels(9.01).places == 2)
        #expect(Wheels(9.5).presence(of: 1) == 0.5 && Wheels(10).presence(of: 1) == 1 && Wheels(0).presence(of: 0) == 1)
    }
    @Test(arguments: [-1, -.infinity, .infinity, .nan, 1e300]) func valuesBeyondTheWheelsAreClamped(_ value: Double) {
        let wheels = Wheels(value)
        #expect((0...999_999_999).contains(wheels.value))
        for place in 0..<9 { #expect((0..<10).contains(wheels.position(at: place))) }
    }
    @Test func positionsAreContinuous() {
        var last = (0..<4).map { Wheels(90).position(at: $0) }
        for step in 1...4400 {
            let next = (0..<4).map { Wheels(90 + Double(step) / 40).position(at: $0) }
            for place in 0..<4 { #expect(abs((next[place] - last[place]).remainder(dividingBy: 10)) < 0.026, "place \(place) at step \(step)") }
            last = next
        }
    }
    @Test func sharesAreClamped() {
        var kitty = Kitty.boat
        kitty.put(-500, by: "Ida")
        #expect(kitty.friends[0].paid == 0)
        kitty.put(.max / 2, by: "Ida")
        #expect(kitty.friends[0].paid == Kitty.largestShare && kitty.share == 1 && kitty.isFull)
        kitty.put(5, by: "Nobody")
        kitty.empty()
        #expect(kitty.total == 0 && kitty.share == 0)
        #expect(Kitty(purpose: "air", goal: 0, friends: []).share == 1)
    }

    @Test func coinsArriveInTheKitty() throws {
        let screen = try ShownExample.kitty.open(KittyView())
        #expect(try screen.element("In the kitty").value == "306 coins")
        try screen.tap("Tobias puts in 20")
        try screen.tap("Ida puts in 1")
        try screen.settle()
        #expect(try screen.element("In the kitty").value == "327 coins" && screen.element("Tobias").value == "45 coins")
        try screen.tap("Share out")
        try screen.settle()
        #expect(try screen.element("In the kitty").value == "0 coins" && !screen.element("Share out").isEnabled)
    }
    @Test func thousandsOfFriendsAreMadeAsTheyAreSeen() throws {
        let friends = (1...5000).map { Kitty.Friend(name: "Friend \($0)", hue: 0.5, paid: $0) }
        let screen = try ShownExample.kitty.open(KittyView(kitty: Kitty(purpose: "a ship", goal: 20_000_000, friends: friends)))
        #expect(screen.views(of: FriendRow.self).count < 30)
        #expect(try screen.element("In the kitty").value == "12,502,500 coins")
        try screen.tap("Friend 1 puts in 20")
        try screen.settle()
        #expect(try screen.element("Friend 1").value == "21 coins")
        try screen.look("kitty-millions")
    }
    @Test func aKittyWithoutFriendsStaysEmpty() throws {
        let screen = try ShownExample.kitty.open(KittyView(kitty: Kitty(purpose: "a boat", goal: 100, friends: [])))
        #expect(try screen.element("In the kitty").value == "0 coins" && !screen.element("Share out").isEnabled)
        #expect(screen.isSettled && screen.views(of: FriendRow.self).isEmpty)
        try screen.look("kitty-empty")
    }
}
