import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting
@testable import WaggleUIKit

/// The forms of UIKit's animations.
@MainActor @Suite(.serialized)
struct UIViewAnimationTests {
    private func start() throws -> (UILabel, TestScreen) {
        let root = UIView(), label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Moon"
        label.textAlignment = .left
        root.addSubview(label)
        return (label, try TestScreen(Represented(root), size: CGSize(width: 300, height: 100)))
    }
    private func place(_ screen: TestScreen) throws -> CGFloat { try screen.element("Moon").frame.minX }

    @Test func springsSwingAndComeToRest() throws {
        let (label, screen) = try start()
        var isOver = false
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0, options: []) { label.frame.origin.x = 100 } completion: { isOver = $0 }
        var most: CGFloat = 0
        screen.advance(by: 0)
        for _ in 0..<30 {
            screen.advance(by: 1.0 / 30)
            most = max(most, try place(screen))
        }
        #expect(most > 120)
        #expect(try abs(place(screen) - 100) < 2)
        try screen.settle()
        #expect(try place(screen) == 100 && isOver)
        UIView.animate(springDuration: 0.3, bounce: 0.2) { label.frame.origin.x = 0 }
        try screen.settle()
        #expect(try place(screen) == 0)
    }
    @Test func stepsFollowEachOther() throws {
        let (label, screen) = try start()
        screen.clock.perform {
            UIView.animateKeyframes(withDuration: 2, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { label.frame.origin.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { label.frame.origin.x = 20 }
            }
        }
        screen.advance(by: 0)
        screen.advance(by: 0.5)
        #expect(try abs(place(screen) - 50) < 5)
        screen.advance(by: 0.5)
        screen.advance(by: 0.5)
        #expect(try abs(place(screen) - 60) < 6)
        screen.advance(by: 1)
        try screen.settle()
        #expect(try place(screen) == 20)
    }
    @Test func withoutAnimationsChangesAreThereAtOnce() throws {
        let (label, screen) = try start()
        defer { UIView.setAnimationsEnabled(true) }
        UIView.setAnimationsEnabled(false)
        var isOver = false
        UIView.animate(withDuration: 1) { label.frame.origin.x = 100 } completion: { isOver = $0 }
        screen.advance(by: 0)
        #expect(try place(screen) == 100 && isOver && !UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
        UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { label.frame.origin.x = 0 } }
        screen.advance(by: 0)
        #expect(try place(screen) == 0)
    }
    private struct Sheet: View {
        @State private var isOpen = false
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Open") { isOpen = true }
                    NavigationLink("Push") { Text("Pushed") }
                }
            }
            .sheet(isPresented: $isOpen) { Text("Sheet") }
        }
    }
    @Test func withoutAnimationsScreensAndSheetsAreThereAtOnce() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let screen = try TestScreen(Sheet(), size: CGSize(width: 300, height: 400))
        UIView.setAnimationsEnabled(false)
        try screen.tap("Push")
        screen.advance(by: 0.02)
        #expect(screen.shows("Pushed") && screen.isSettled)
        try screen.goBack()
        screen.advance(by: 0.02)
        try screen.tap("Open")
        screen.advance(by: 0.02)
        // The button that was pressed still fades.
        let place = try screen.element("Sheet").frame
        try screen.settle()
        #expect(try screen.element("Sheet").frame == place)
    }
    @Test func anAnimatorPausesScrubsAndTurnsAround() throws {
        let (label, screen) = try start()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            label.frame.origin.x = 100
            label.alpha = 0
        }
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        animator.fractionComplete = 0.25
        #expect(animator.state == .active && !animator.isRunning && label.frame.minX == 25 && label.alpha == 0.75)
        screen.clock.perform { animator.startAnimation() }
        #expect(animator.isRunning && ends.isEmpty)
        screen.advance(by: 0)
        // It goes on from where it was set.
        #expect(try place(screen) < 30)
        try screen.settle()
        screen.advance(by: 0)
        #expect(label.frame.minX == 100 && label.alpha == 0 && ends == [.end] && animator.state == .inactive)

        let back = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { label.frame.origin.x = 0 }
        back.addCompletion { ends.append($0) }
        screen.clock.perform {
            back.fractionComplete = 0.5
            back.isReversed = true
            back.startAnimation()
        }
        try screen.settle()
        #expect(label.frame.minX == 100 && ends == [.end, .start])

        let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { label.frame.origin.x = 0 }
        stopped.addCompletion { ends.append($0) }
        stopped.fractionComplete = 0.5
        stopped.stopAnimation(false)
        #expect(stopped.state == .stopped && label.frame.minX == 50)
        stopped.finishAnimation(at: .current)
        #expect(ends == [.end, .start, .current] && label.frame.minX == 50)
    }
    @Test func anAnimatorStopsWhereItIs() throws {
        let (label, screen) = try start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { label.frame.origin.x = 100 }
        screen.clock.perform { animator.startAnimation() }
        screen.advance(by: 0)
        screen.advance(by: 0.5)
        #expect(try abs(place(screen) - 50) < 5)
        screen.clock.perform { animator.pauseAnimation() }
        screen.advance(by: 0.5)
        #expect(try abs(place(screen) - 50) < 8)
        screen.clock.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        try screen.settle()
        #expect(try place(screen) == 100)
    }
    @Test func aTransitionReplacesAView() throws {
        let (label, screen) = try start()
        let other = UILabel(frame: CGRect(x: 100, y: 0, width: 100, height: 20))
        other.text = "Sun"
        var isOver = false
        screen.clock.perform { UIView.transition(from: label, to: other, duration: 0.5, options: .transitionCrossDissolve) { isOver = $0 } }
        screen.advance(by: 0)
        screen.advance(by: 0.25)
        let sun = try screen.element("Sun").opacity
        #expect(sun > 0.2 && sun < 0.8)
        try screen.settle()
        #expect(!screen.shows("Moon") && screen.shows("Sun") && isOver && label.alpha == 1)
        screen.clock.perform { UIView.transition(with: other, duration: 0.4, options: .transitionFlipFromLeft) { other.text = "Star" } }
        screen.advance(by: 0)
        screen.advance(by: 0.1)
        #expect(other.subviews.count == 1 && !screen.isSettled, "The picture turns away with the view.")
        try screen.settle()
        #expect(screen.shows("Star"))
        #expect(other.subviews.isEmpty)
        #expect(other.transform == .identity)
    }
    @Test func whatIsSetBeforeAnAnimationIsWhereItBegins() throws {
        let (label, screen) = try start()
        var isOver = false
        screen.clock.perform {
            (label.text, label.alpha, label.frame.origin.x) = ("Comet", 0, 200)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { (label.alpha, label.frame.origin.x) = (1, 100) } completion: { isOver = $0 }
        }
        screen.advance(by: 0)
        var comet = try screen.element("Comet")
        #expect(comet.opacity < 0.1 && comet.frame.minX > 190 && !isOver)
        screen.advance(by: 0.5)
        comet = try screen.element("Comet")
        #expect(abs(comet.opacity - 0.5) < 0.06 && abs(comet.frame.minX - 150) < 6 && !isOver)
        try screen.settle()
        comet = try screen.element("Comet")
        #expect(comet.opacity == 1 && comet.frame.minX == 100 && isOver && label.frame.minX == 100)
    }
    @Test func aViewThatIsAddedFadesIn() throws {
        let (label, screen) = try start(), star = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
        star.text = "Star"
        screen.clock.perform {
            label.superview?.addSubview(star)
            star.alpha = 0
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { star.alpha = 1 }
        }
        screen.advance(by: 0)
        screen.advance(by: 0.5)
        #expect(try abs(screen.element("Star").opacity - 0.5) < 0.06)
        try screen.settle()
        #expect(try screen.element("Star").opacity == 1)
    }
    @Test func theEndOfAnAnimationThatChangesNothingComesAtOnce() throws {
        let (label, screen) = try start()
        var ends = 0
        screen.clock.perform {
            UIView.animate(withDuration: 1) {} completion: { _ in ends += 1 }
            UIView.animate(withDuration: 1) { label.alpha = 1 } completion: { _ in ends += 1 }
        }
        screen.advance(by: 0.1)
        #expect(ends == 2)
    }
    @Test func transformsAreAnimated() throws {
        let (label, screen) = try start()
        screen.clock.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 2) } }
        screen.advance(by: 0)
        screen.advance(by: 0.5)
        let half = try screen.element("Moon").frame
        try screen.settle()
        let end = try screen.element("Moon").frame
        #expect(abs(half.width / end.width - 0.75) < 0.03 && abs(half.midY - end.midY) < 1 && end.midX - half.midX > 20)
        screen.clock.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.transform = CGAffineTransform(rotationAngle: .pi / 2) } }
        screen.advance(by: 0)
        screen.advance(by: 1)
        try screen.settle()
        #expect(try screen.element("Moon").frame.height > screen.element("Moon").frame.width)
        label.transform = CGAffineTransform(scaleX: 0, y: 0)
        screen.advance(by: 0)
        label.transform = .identity
        screen.advance(by: 0)
        #expect(try screen.element("Moon").frame.minX == 0)
    }
}
