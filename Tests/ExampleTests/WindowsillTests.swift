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
}
