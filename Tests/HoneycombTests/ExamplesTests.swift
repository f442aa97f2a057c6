import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import AtollExample
@testable import SkepExample
@testable import SnapshotsExample

/// The programs that are made with the libraries.
@MainActor struct ExamplesTests {
    private let phone = CGSize(width: 393, height: 852)

    @Test func aChosenTopicGrowsItsChildrenOnceAndComesToTheMiddle() throws {
        let screen = try TestScreen(SkepView(), size: phone)
        try screen.tap("Wild bees")
        try screen.settle()
        #expect(screen.shows("Choose 4 more") && screen.elements("Meadows").count > 0)
        let before = screen.elements("Swarms").count
        try screen.tap("Wild bees")
        try screen.settle()
        try screen.tap("Wild bees")
        try screen.settle()
        #expect(screen.elements("Swarms").count == before)
        try screen.tap("Night sky")
        try screen.settle()
        let frame = try screen.element("Night sky").frame
        #expect(abs(frame.midX - 196.5) < 1)
        try screen.tap("List")
        try screen.settle()
        #expect(try screen.element("Night sky").traits.contains(.isSelected))
    }

    @Test func theIslandRisesUnderATapAndTheWayIsMeasured() throws {
        let screen = try TestScreen(AtollView(), size: phone)
        screen.advance(by: 2)
        let before = try screen.element(.text("cells of land")).label
        try screen.tap("Lagoon at 3,-3")
        try screen.settle()
        #expect(try screen.element(.text("cells of land")).label != before && screen.shows("Beach at 3,-3"))
        for _ in 0..<5 {
            try screen.tap("Rain")
            try screen.settle()
        }
        #expect(screen.shows("0 cells of land, 0 steps across"))
    }

    @Test func photosOfAFolderArePannedAndChosen() throws {
        let screen = try TestScreen(SnapshotsView(photos: SnapshotsView.photos(in: URL(filePath: "/nowhere"))), size: phone)
        try screen.tap("Drawn 1")
        try screen.settle()
        try screen.tap("Drawn 3")
        try screen.settle()
        #expect(screen.shows("2 of 37 chosen"))
    }
}
