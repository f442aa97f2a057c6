import Foundation
import SwiftUI
import Testing
@testable import SpriteKit
@testable import WaggleTesting

@MainActor
@Suite struct TransitionTests {
    private struct Hosted: UIViewRepresentable {
        let view: SKView
        func makeUIView(context: Context) -> SKView { view }
        func updateUIView(_ view: SKView, context: Context) {}
    }
    /// The screen at a fraction of the transition from a red scene to a blue one, which has a white mark in its upper left corner.
    private func screen(_ transition: SKTransition, at share: Double) throws -> TestScreen {
        let view = SKView(), red = SKScene(size: CGSize(width: 100, height: 100)), blue = SKScene(size: CGSize(width: 100, height: 100))
        let mark = SKSpriteNode(color: .white, size: CGSize(width: 20, height: 20))
        mark.position = CGPoint(x: 10, y: 90)
        blue.addChild(mark)
        (red.backgroundColor, blue.backgroundColor) = (.red, .blue)
        view.presentScene(red)
        let screen = try TestScreen(AnyView(Hosted(view: view)), size: CGSize(width: 100, height: 100), scale: 1)
        view.presentScene(blue, transition: transition)
        screen.advance(by: share + 1.0 / 60)
        return screen
    }

    @Test func openingDoorsShowTheNewSceneInTheMiddleFirst() throws {
        let sideways = try screen(.doorsOpenHorizontal(withDuration: 1), at: 0.5).surface()
        expect(sideways, 10, 20, 1, 0, 0)
        expect(sideways, 90, 50, 1, 0, 0)
        expect(sideways, 35, 50, 0, 0, 1)
        expect(sideways, 65, 50, 0, 0, 1)
        let upward = try screen(.doorsOpenVertical(withDuration: 1), at: 0.5).surface()
        expect(upward, 50, 10, 1, 0, 0)
        expect(upward, 50, 90, 1, 0, 0)
        expect(upward, 50, 35, 0, 0, 1)
    }

    @Test func closingDoorsShowTheOldSceneInTheMiddleLast() throws {
        let sideways = try screen(.doorsCloseHorizontal(withDuration: 1), at: 0.5).surface()
        expect(sideways, 50, 50, 1, 0, 0)
        expect(sideways, 30, 50, 1, 0, 0)
        expect(sideways, 10, 50, 0, 0, 1)
        expect(sideways, 90, 50, 0, 0, 1)
        let upward = try screen(.doorsCloseVertical(withDuration: 1), at: 0.5).surface()
        expect(upward, 50, 50, 1, 0, 0)
        expect(upward, 50, 90, 0, 0, 1)
    }

    @Test func aFlipIsAnEdgeInTheMiddle() throws {
        for (transition, across) in [(SKTransition.flipVertical(withDuration: 1), true), (.flipHorizontal(withDuration: 1), false)] {
            let early = try screen(transition, at: 0.35).surface()
            expect(early, 50, 50, 1, 0, 0)
            expect(early, across ? 4 : 50, across ? 50 : 4, 0, 0, 0)
            let late = try screen(transition, at: 0.9).surface()
            expect(late, 50, 50, 0, 0, 1)
            // The new scene is upright.
            expect(late, 15, 15, 1, 1, 1)
        }
    }

    @Test func aDoorwayShowsTheNewSceneBehind() throws {
        let early = try screen(.doorway(withDuration: 1), at: 0.25).surface()
        expect(early, 6, 50, 1, 0, 0)
        expect(early, 94, 50, 1, 0, 0)
        expect(early, 50, 50, 0, 0, 1)
        expect(early, 50, 8, 0, 0, 0)
        let late = try screen(.doorway(withDuration: 1), at: 0.999)
        expect(try late.surface(), 5, 50, 0, 0, 1, 0.05)
        late.advance(by: 0.1)
        expect(try late.surface(), 5, 5, 1, 1, 1)
        #expect(late.isSettled)
    }
}
