import Foundation
import SwiftUI
import Testing
@testable import BarometerExample
@testable import WaggleTesting

/// The charts of a weather station.
@MainActor struct BarometerTests {
    /// What the label over the line says; nil without one.
    private func reading(_ elements: [ScreenElement]) -> String? {
        elements.lazy.compactMap { $0.label.hasSuffix(" hPa") ? $0.label : reading($0.children) }.first
    }
    @Test func aFingerReadsTheLine() throws {
        let screen = try ShownExample.barometer.open(StationView())
        try screen.settle()
        let chart = try screen.element("Pressure").frame
        try screen.fingerDown(on: .point(160, chart.maxY + 90))
        screen.advance(by: 0.5)
        try screen.fingerMove(to: .point(162, chart.maxY + 90))
        try screen.settle()
        #expect(reading(screen.elements) == "1,004 hPa")
        try screen.fingerUp()
        try screen.settle()
        #expect(reading(screen.elements) == nil)
    }
    @Test func anotherWeekHasOtherWinds() throws {
        let screen = try ShownExample.barometer.open(StationView())
        try screen.settle()
        let before = Station(week: 0).winds.map(\.hours)
        try screen.tap("Week after")
        try screen.settle()
        #expect(Station(week: 1).winds.map(\.hours) != before && screen.isSettled)
        try screen.tap("Week before")
        try screen.settle()
        #expect(try !screen.element("Week before").isEnabled)
    }
    @Test func theYearIsWarmestInJuly() {
        #expect(Station.warmth.max { $0.degrees < $1.degrees }?.month == "Jul" && abs(Station.sun(0, declination: 0) - 37) < 1e-9)
    }
}
