import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import WindowsillExample

/// Plants, the arc of options, and the sill.
@MainActor struct WindowsillTests {
    @Test func theArcIsEvenAndSymmetric() {
        let arc = ArcGeometry(radius: 100, step: .degrees(30))
        #expect(abs(arc.offset(of: 0, count: 1).width) < 1e-9 && abs(arc.offset(of: 0, count: 1).height + 100) < 1e-9)
        let places = (0..<3).map { arc.offset(of: $0, count: 3) }
        #expect(abs(places[0].width + 50) < 1e-9 && abs(places[2].width - 50) < 1e-9 && abs(places[0].height - places[2].height) < 1e-9)
        #expect(abs(arc.size(count: 3).width - 100) < 1e-9 && arc.size(count: 0) == .zero)
    }
    @Test func potsHoldWhatFits() {
        var plant = Plant.all[0]
        plant.pour(100)
        #expect(plant.water == Plant.potVolume && plant.droop == 0.5 && plant.mood == "Wet feet")
        for _ in 0..<9 { plant.dry() }
        #expect(plant.water == 0 && plant.droop == 1 && plant.mood == "Parched")
        plant.pour(.nan)
        #expect(plant.water == 0)
        plant.pour(5)
        #expect(plant.droop == 0 && plant.mood == "Content")
    }

    @Test func anAmountIsChosenFromTheArc() throws {
        let screen = try ShownExample.windowsill.open(WindowsillView())
        #expect(try screen.element(.text("Lily", number: 1)).value == "Thirsty, 1 decilitres")
        try screen.tap("Water")
        try screen.settle()
        #expect(screen.shows("6 decilitres") && !screen.shows("Water"))
        try screen.tap("4 decilitres")
        try screen.settle()
        #expect(try screen.element(.text("Lily", number: 1)).value == "Content, 5 decilitres" && !screen.shows("4 decilitres"))
    }
    @Test func optionsComeOneAfterTheOther() throws {
        let screen = try ShownExample.windowsill.open(WindowsillView())
        try screen.tap("Water")
        screen.advance(by: 0.15)
        let early = try screen.element("1 decilitre").frame.width, late = try screen.element("6 decilitres").frame.width
        #expect(early > late + 4, "\(early), \(late)")
    }
    @Test func anArcThatOpensCanBeClosed() throws {
        let screen = try ShownExample.windowsill.open(WindowsillView())
        try screen.tap("Water")
        screen.advance(by: 0.05)
        try screen.tap("Cancel")
        try screen.settle()
        #expect(screen.shows("Water") && !screen.shows("3 decilitres"))
        try screen.tap("Water")
        try screen.settle()
        try screen.tap(.point(20, 700))
        try screen.settle()
        #expect(!screen.shows("3 decilitres"))
        try screen.tap("Water")
        try screen.settle()
        try screen.tap("Aloe")
        try screen.settle()
        #expect(!screen.shows("3 decilitres") && screen.shows("Content"))
    }
    @Test func daysDryEveryPlant() throws {
        let screen = try ShownExample.windowsill.open(WindowsillView())
        try screen.tap("Next day")
        try screen.settle()
        #expect(try screen.element("Fern").value == "Thirsty, 1 decilitres" && screen.element(.text("Lily", number: 1)).value == "Parched, 0 decilitres")
    }
    @Test func anEmptySillSaysSo() throws {
        let screen = try ShownExample.windowsill.open(WindowsillView(plants: []))
        #expect(try screen.shows("Nothing grows here yet.") && !screen.element("Water").isEnabled)
    }
    private func sill(_ count: Int) -> [Plant] {
        (0..<count).map { Plant(name: "Plant \($0)", leafCount: 5, spread: .degrees(50), leafWidth: 0.2, leaf: .green, pot: .orange, water: 5) }
    }
    @Test(arguments: [5, 12]) func potsThatHaveNoRoomAreScrolled(_ count: Int) throws {
        let screen = try ShownExample.windowsill.open(WindowsillView(plants: sill(count)))
        try screen.settle()
        let pots = screen.elements.filter { $0.label.hasPrefix("Plant") && $0.traits.contains(.isButton) }
        #expect(pots.count >= 3 && pots.allSatisfy { $0.frame.width >= 60 })
        #expect(try screen.element(.text("Plant \(count / 2)", number: 1)).traits.contains(.isSelected))
        try screen.look("windowsill-\(count)")
    }
    @Test func ofTenThousandPlantsThoseThatAreSeenAreMade() throws {
        let screen = try ShownExample.windowsill.open(WindowsillView(plants: sill(10_000)))
        try screen.settle()
        #expect(screen.views(of: PlantDrawing.self).count < 12)
        let chosen = try #require(screen.elements.first { $0.traits.contains(.isSelected) })
        #expect(chosen.label == "Plant 5000" && abs(chosen.frame.midX - 196) < 100)
        try screen.tap("Next day")
        try screen.settle()
        #expect(try screen.element(.text("Plant 5000", number: 1)).value == "Thirsty, 3 decilitres")
    }
}
