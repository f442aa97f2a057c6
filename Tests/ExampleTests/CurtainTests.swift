import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import CurtainExample

/// The moon's entrances and exits.
@MainActor struct CurtainTests {
    /// The moon's frame, also while it leaves; the button's symbol is a moon, too.
    private func moon(_ screen: TestScreen) throws -> CGRect { try #require(screen.elements.first { $0.label == "Moon" }).frame }

    @Test func theMoonLeavesByTheEdge() throws {
        let screen = try ShownExample.curtain.open(TheatreView()), home = try moon(screen)
        try screen.tap("Exit")
        screen.advance(by: 0.4)
        let leaving = try moon(screen)
        #expect(leaving.minX > home.minX + 20 && abs(leaving.midY - home.midY) < 1 && abs(leaving.width - home.width) < 1)
        try screen.settle()
        #expect(!screen.elements.contains { $0.label == "Moon" })
    }
    @Test func theMoonGrowsFromNothing() throws {
        let screen = try ShownExample.curtain.open(TheatreView()), home = try moon(screen)
        try screen.tap("Exit")
        try screen.settle()
        try screen.tap("Enter")
        screen.advance(by: 0.4)
        let entering = try moon(screen)
        #expect(entering.width > 5 && entering.width < home.width - 5 && abs(entering.midX - home.midX) < 1)
        try screen.settle()
        #expect(try moon(screen) == home)
    }
    @Test func aCueInTheMiddleOfAMoveTurnsTheMoonAround() throws {
        let screen = try ShownExample.curtain.open(TheatreView()), home = try moon(screen)
        for _ in 0..<4 {
            try screen.tap("Exit")
            screen.advance(by: 0.2)
            try screen.tap("Enter")
            screen.advance(by: 0.1)
        }
        try screen.settle()
        #expect(try moon(screen) == home)
    }
    @Test func anotherTransitionCanBeChosen() throws {
        let screen = try ShownExample.curtain.open(TheatreView())
        #expect(screen.shows("Anchor") && screen.shows("Edge"))
        try screen.tap(.text("Transition", number: 1))
        try screen.settle()
        try screen.tap("Offset")
        try screen.settle()
        #expect(screen.shows("Across") && !screen.shows("Anchor"))
        try screen.tap("Exit")
        try screen.settle()
        try screen.tap("Enter")
        screen.advance(by: 0.1)
        let frame = try moon(screen)
        try screen.settle()
        #expect(try frame.midY < moon(screen).midY - 100)
    }
    @Test(arguments: StageMove.Kind.allCases) func everyKindHasItsTransition(_ kind: StageMove.Kind) throws {
        struct Bench: View {
            let move: StageMove
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("Go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                    if isShown { Color.red.frame(width: 50, height: 50).accessibilityElement().accessibilityLabel("Red").transition(move.transition) }
                }
                .frame(width: 300, height: 300)
            }
        }
        let screen = try ShownExample.curtain.open(Bench(move: StageMove(kind: kind, edge: .top, x: 40, y: 0)), size: CGSize(width: 300, height: 300))
        try screen.tap("Go")
        screen.advance(by: 0.5)
        let red = try screen.element("Red"), middle = red.frame
        let isAsItWillBe = red.opacity == 1
        try screen.settle()
        #expect(try !isAsItWillBe || screen.element("Red").frame != middle, "\(kind) shows something on the way.")
    }
}
