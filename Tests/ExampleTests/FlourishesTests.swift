import Foundation
import SwiftUI
import Testing
@testable import FlourishesExample
@testable import WaggleCore
@testable import WaggleTesting

/// The pages of the parts, on screens of any size.
@MainActor struct FlourishesTests {
    private func open(_ part: Part, size: CGSize? = nil, scheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large, direction: LayoutDirection = .leftToRight, reduceMotion: Bool = false) throws -> TestScreen {
        let screen = try ShownExample.flourishes.open(PartPage(part: part), size: size, scheme: scheme, typeSize: typeSize, direction: direction, reduceMotion: reduceMotion)
        screen.advance(by: 1.2)
        return screen
    }
    private func check(_ screen: TestScreen, _ what: String) {
        for element in screen.elements where element.opacity > 0 && !element.element.isScrolledAway && !element.isLeaving && element.traits.contains(.isButton) {
            #expect(element.frame.minX >= -1 && element.frame.maxX <= screen.size.width + 1, "\(what): \(element.label) reaches from \(element.frame.minX) to \(element.frame.maxX).")
        }
    }

    @Test(arguments: Part.allCases) func eachHasRoomOnAnyScreen(_ part: Part) throws {
        for size in [CGSize(width: 320, height: 480), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)] {
            let screen = try open(part, size: size)
            check(screen, "\(part) at \(size)")
            try screen.look("flourishes-\(part)-\(Int(size.width))x\(Int(size.height))")
        }
        let mirrored = try open(part, scheme: .dark, direction: .rightToLeft)
        check(mirrored, "\(part) from right to left")
        try mirrored.look("flourishes-\(part)-rtl")
        let huge = try open(part, typeSize: .accessibility5)
        check(huge, "\(part) with the largest letters")
        try huge.look("flourishes-\(part)-huge")
    }
    /// With reduced motion, pages are still once they are shown, those with waves and particles as well.
    @Test(arguments: Part.allCases) func withReducedMotionPagesAreStill(_ part: Part) throws {
        let screen = try open(part, reduceMotion: true)
        screen.advance(by: 0.5)
        #expect(screen.isSettled && screen.window.graph.counters.drawnItems == 0)
    }
    @Test func aMenuOfThePageChooses() throws {
        let screen = try open(.menus)
        try screen.tap("More actions")
        try screen.settle()
        #expect(try screen.element("Copy").frame.maxX <= 393 && !screen.element("Paste").isEnabled)
        try screen.tap("Copy")
        try screen.settle()
        #expect(screen.shows("Copied"))
    }
    @Test func cardsComeAndGo() throws {
        let screen = try open(.transitions)
        try screen.tap("Hide")
        try screen.settle()
        #expect(!screen.shows("Anvil"))
        try screen.tap("Show")
        try screen.settle()
        #expect(screen.shows("Anvil") && screen.isUntouched)
    }
}
