import Foundation
import SwiftUI
import Testing
@testable import EncoreExample
@testable import WaggleCore
@testable import WaggleTesting

/// The short forms of other programs, each on screens of any size, and in use.
@MainActor struct EncoreTests {
    private func open(_ piece: Piece, size: CGSize? = nil, scheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large, direction: LayoutDirection = .leftToRight, reduceMotion: Bool = false) throws -> TestScreen {
        let screen = try ShownExample.encore.open(PieceView(piece: piece), size: size, scheme: scheme, typeSize: typeSize, direction: direction, reduceMotion: reduceMotion)
        screen.advance(by: 1.2)
        return screen
    }
    private func check(_ screen: TestScreen, _ what: String) {
        for element in screen.elements where element.opacity > 0 && !element.element.isScrolledAway && !element.isLeaving && element.traits.contains(.isButton) {
            #expect(element.frame.minX >= -1 && element.frame.maxX <= screen.size.width + 1, "\(what): \(element.label) reaches from \(element.frame.minX) to \(element.frame.maxX).")
            #expect(min(element.frame.width, element.frame.height) >= 20, "\(what): \(element.label) is \(element.frame.size).")
        }
    }

    @Test(arguments: Piece.allCases) func eachHasRoomOnAnyScreen(_ piece: Piece) throws {
        for size in [CGSize(width: 320, height: 480), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)] {
            let screen = try open(piece, size: size)
            check(screen, "\(piece) at \(size)")
            try screen.look("encore-\(piece)-\(Int(size.width))x\(Int(size.height))")
        }
        let mirrored = try open(piece, scheme: .dark, direction: .rightToLeft)
        check(mirrored, "\(piece) from right to left")
        try mirrored.look("encore-\(piece)-rtl")
        let huge = try open(piece, typeSize: .accessibility5)
        check(huge, "\(piece) with the largest letters")
        try huge.look("encore-\(piece)-huge")
        for size in [CGSize(width: 1, height: 1), CGSize(width: 40, height: 600), CGSize(width: 600, height: 40)] {
            mirrored.size = size
            mirrored.advance(by: 0.2)
        }
    }
    /// Each is at most a sixth of the lines of the program that it repeats.
    @Test(arguments: Piece.allCases) func eachPieceIsAtMostASixthOfItsProgram(_ piece: Piece) throws {
        func lines(_ folder: String, _ name: (String) -> Bool) throws -> Int {
            let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && name($0) }
            return try files.reduce(0) { try $0 + String(contentsOfFile: "\(folder)/\($1)", encoding: .utf8).split(separator: "\n").count }
        }
        let long = try lines(exampleFolder(piece.title)) { _ in true }, short = try lines(exampleFolder("Encore")) { $0.hasSuffix("Short\(piece.title).swift") }
        #expect(short > 0 && short * 6 <= long, "\(short) \(long)")
    }

    @Test func coinsArriveInTheKitty() throws {
        let screen = try open(.kitty)
        #expect(screen.shows("306") && screen.isSettled == false)
        try screen.tap("Tobias puts in 20")
        screen.advance(by: 2)
        #expect(screen.shows("326") && screen.shows("154 to go for the boat"))
        for _ in 0..<8 { try screen.tap("Ida puts in 20") }
        screen.advance(by: 4)
        #expect(screen.shows("486") && screen.shows("Enough for the boat") && screen.isSettled)
        try screen.tap("Share out")
        try screen.settle()
        #expect(try screen.shows("480 to go for the boat") && !screen.element("Share out").isEnabled)
    }
    @Test func theChartShowsTheChosenApple() throws {
        let screen = try open(.orchard)
        try screen.settle()
        #expect(try screen.element("Sweet").value == "3.2")
        try screen.perform(.activate, on: "Average")
        try screen.settle()
        #expect(try screen.element("Sweet").value == "Average 3.1, Gravenstein 3.2")
    }
    @Test func bucketsFillTheCistern() throws {
        let screen = try open(.cistern)
        try screen.tap("Pour")
        screen.advance(by: 0.5)
        try screen.look("encore-cistern-pouring")
        screen.advance(by: 2)
        #expect(screen.shows("55%") || screen.elements.contains { $0.value == "55%" }, "\(screen.elements.map { ($0.label, $0.value) })")
        for _ in 0..<3 {
            try screen.tap("Pour")
            screen.advance(by: 2)
        }
        try screen.settle()
        #expect(try !screen.element("Pour").isEnabled)
    }
    @Test func seatsAtTheRinkAreBooked() throws {
        let screen = try open(.rinkside)
        #expect(screen.isSettled)
        try screen.tap("Best four")
        screen.advance(by: 1)
        #expect(screen.shows("€184"))
        try screen.tap("Book")
        try screen.settle()
        #expect(try screen.shows("€0") && !screen.element("Book").isEnabled)
    }
    @Test func pullingDownRefreshes() throws {
        let screen = try open(.touchline)
        try screen.drag(.point(196, 200), to: .point(196, 440), over: 0.4, halts: true)
        screen.advance(by: 1)
        try screen.look("encore-touchline-refreshing")
        #expect(screen.shows("Refreshing"))
        try screen.settle()
        #expect(!screen.shows("Refreshing") && screen.elements("3").count == 3)
    }
    @Test func aRestRunsOut() throws {
        let screen = try open(.lull)
        #expect(screen.isSettled)
        try screen.tap("Begin")
        screen.advance(by: 3.5)
        #expect(try screen.element("Left").value == "117 seconds")
        try screen.tap("Pause")
        screen.advance(by: 3)
        #expect(try screen.element("Left").value == "117 seconds")
        try screen.tap("Begin")
        screen.advance(by: 119)
        #expect(screen.shows("Begin"))
        try screen.settle(limit: 20)
    }
    @Test func waterIsPouredByAMenu() throws {
        let screen = try open(.windowsill)
        #expect(try screen.element("Water the Fern").value == "3 decilitres")
        try screen.tap("Water the Fern")
        screen.advance(by: 0.8)
        try screen.look("encore-windowsill-menu")
        try screen.tap("3 dl")
        screen.advance(by: 2)
        #expect(try screen.element("Water the Fern").value == "6 decilitres")
        try screen.tap("Next day")
        screen.advance(by: 2)
        #expect(try screen.element("Water the Lily").value == "0 decilitres" && screen.element("Water the Fern").value == "4 decilitres")
    }
    @Test(arguments: [false, true]) func theMoonComesAndGoes(_ reduceMotion: Bool) throws {
        let screen = try open(.curtain, reduceMotion: reduceMotion), frame = try screen.element("Moon").frame
        try screen.tap("Leave")
        screen.advance(by: 0.3)
        #expect(screen.elements("Moon").contains { $0.isLeaving })
        if reduceMotion { #expect(screen.elements("Moon").first?.frame == frame) }
        try screen.settle()
        #expect(!screen.shows("Moon"))
        try screen.tap("Enter")
        try screen.settle()
        #expect(screen.shows("Moon"))
    }
}
