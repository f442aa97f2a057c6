import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct SymbolEffectTests {
    /// A red symbol with the effect that the closure applies for a number.
    private struct Board<Content: View>: View {
        let remote: Remote<Int>
        @ViewBuilder let content: (Int) -> Content
        @State private var number = 0
        var body: some View {
            ZStack {
                remote.connect($number)
                content(number).foregroundStyle(Paints.red)
            }
        }
    }
    private func board(_ content: @escaping (Int) -> some View) -> (window: HeadlessWindow, remote: Remote<Int>) {
        let remote = Remote<Int>()
        return (HeadlessWindow(Board(remote: remote, content: content), size: CGSize(width: 60, height: 60)), remote)
    }
    private func width(_ window: HeadlessWindow) -> CGFloat { window.all(Paints.red).map(\.frame).reduce(CGRect.null) { $0.union($1) }.width }
    private func opacity(_ window: HeadlessWindow) -> Double { window.all(Paints.red).first.map { $0.opacity * Double($0.color?.opacity ?? 1) } ?? 0 }

    @Test func aBouncePlaysOncePerChangeAndNotAtFirst() {
        let (window, remote) = board { Image(systemName: "star.fill").symbolEffect(.bounce, value: $0) }
        let rest = width(window)
        window.advance(to: 0.2)
        #expect(width(window) == rest && !window.graph.isAnimating)
        remote.value = 1
        window.advance(to: 0.2)
        window.advance(to: 0.45)
        #expect(width(window) > rest * 1.1)
        for time in [0.7, 1.0, 1.1] { window.advance(to: time) }
        #expect(near(width(window), rest) && !window.graph.isAnimating)
        remote.value = 1
        window.advance(to: 1.4)
        #expect(near(width(window), rest))
    }

    @Test func effectsRepeatAtTheirSpeed() {
        let (window, remote) = board { Image(systemName: "star.fill").symbolEffect(.bounce.down, options: .speed(2).repeat(2), value: $0) }
        let rest = width(window)
        remote.value = 1
        window.advance(to: 0)
        for (time, isSmaller) in [(0.14, true), (0.35, false), (0.49, true), (0.72, false)] {
            window.advance(to: time)
            #expect((width(window) < rest * 0.95) == isSmaller, "at \(time)")
        }
        #expect(!window.graph.isAnimating)
    }

    private func frame(_ window: HeadlessWindow) -> CGRect { window.all(Paints.red).map(\.frame).reduce(CGRect.null) { $0.union($1) } }

    @Test func aRotationIsEvenWhileItLastsAndEndsWithItsTurn() {
        let (window, remote) = board { Image(systemName: "minus").symbolEffect(.rotate, isActive: $0 == 1) }
        let rest = frame(window)
        #expect(rest.width > rest.height * 2)
        remote.value = 1
        window.advance(to: 0)
        for time in [0.3, 0.9, 1.5] {
            window.advance(to: time)
            #expect(near(frame(window).height, rest.width) && near(frame(window).midX, rest.midX), "a quarter at \(time)")
        }
        remote.value = 0
        window.advance(to: 1.8)
        #expect(near(frame(window).width, rest.width))
        window.advance(to: 2.1)
        #expect(near(frame(window).height, rest.width))
        window.advance(to: 2.4)
        window.advance(to: 2.45)
        #expect(near(frame(window).width, rest.width) && !window.graph.isAnimating)
    }

    @Test func aRotationForAValueSetsOffSlowly() {
        let (window, remote) = board { Image(systemName: "minus").symbolEffect(.rotate.counterClockwise, value: $0) }
        let rest = frame(window)
        remote.value = 1
        window.advance(to: 0)
        window.advance(to: 0.06)
        #expect(frame(window).height < rest.height + rest.width * 0.1)
        window.advance(to: 0.6)
        #expect(near(frame(window).width, rest.width))
        window.advance(to: 1.25)
        #expect(near(frame(window).width, rest.width) && !window.graph.isAnimating)
    }

    @Test func aWiggleFollowsTheReadingDirection() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let (window, remote) = board { Image(systemName: "star.fill").symbolEffect(.wiggle.forward, value: $0).environment(\.layoutDirection, direction) }
            let rest = frame(window)
            remote.value = 1
            window.advance(to: 0)
            window.advance(to: 0.075)
            let move = frame(window).midX - rest.midX
            #expect(direction == .leftToRight ? move > 1 : move < -1)
            window.advance(to: 0.225)
            #expect((frame(window).midX - rest.midX) * move < 0)
            window.advance(to: 0.95)
            #expect(near(frame(window).midX, rest.midX) && !window.graph.isAnimating)
        }
        let (window, remote) = board { Image(systemName: "minus").symbolEffect(.wiggle, value: $0) }
        let height = frame(window).height
        remote.value = 1
        window.advance(to: 0)
        window.advance(to: 0.075)
        #expect(frame(window).height > height * 1.3)
    }

    @Test func aBreathGrowsAndMayFade() {
        let (window, remote) = board { Image(systemName: "star.fill").symbolEffect(.breathe.pulse, isActive: $0 == 1) }
        let rest = width(window)
        remote.value = 1
        window.advance(to: 0)
        #expect(near(width(window), rest) && opacity(window) == 1)
        window.advance(to: 0.9)
        #expect(width(window) > rest * 1.1 && abs(opacity(window) - 0.5) < 0.01)
        window.advance(to: 1.8)
        #expect(near(width(window), rest) && opacity(window) > 0.99)
    }

    @Test func periodicEffectsRestBetweenCycles() {
        let (window, remote) = board { Image(systemName: "star.fill").symbolEffect(.bounce, options: .repeat(.periodic(2, delay: 1)), value: $0) }
        let rest = width(window)
        remote.value = 1
        window.advance(to: 0)
        for (time, isLarger) in [(0.28, true), (1.2, false), (1.98, true), (2.45, false)] {
            window.advance(to: time)
            #expect((width(window) > rest * 1.1) == isLarger, "at \(time)")
        }
        #expect(!window.graph.isAnimating)
        let (lasting, other) = board { Image(systemName: "star.fill").symbolEffect(.bounce, options: .repeat(.continuous), isActive: $0 == 1) }
        other.value = 1
        lasting.advance(to: 0)
        for time in [0.28, 0.98, 7.28] {
            lasting.advance(to: time)
            #expect(width(lasting) > rest * 1.1, "at \(time)")
        }
    }

    @Test func aPulseEndsWithItsCycle() {
        let (window, remote) = board { Image(systemName: "star.fill").symbolEffect(.pulse, isActive: $0 == 1) }
        #expect(opacity(window) == 1 && !window.graph.isAnimating)
        remote.value = 1
        window.advance(to: 0)
        window.advance(to: 0.55)
        #expect(opacity(window) < 0.5)
        window.advance(to: 2.75)
        #expect(opacity(window) < 0.5)
        remote.value = 0
        window.advance(to: 2.8)
        #expect(opacity(window) < 0.6)
        window.advance(to: 3.31)
        window.advance(to: 3.35)
        #expect(opacity(window) == 1 && !window.graph.isAnimating)
    }

    @Test func variableColourLightsPartAfterPart() {
        let (window, remote) = board { Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: $0 == 1) }
        remote.value = 1
        window.advance(to: 0)
        for step in 0..<4 {
            window.advance(to: 0.24 * Double(step + 1) + 0.12)
            #expect(window.all(Paints.red).map { $0.color?.opacity == 1 } == (0..<4).map { $0 == step }, "step \(step)")
        }
        let (hiding, other) = board { Image(systemName: "wifi").symbolEffect(.variableColor.cumulative.hideInactiveLayers, isActive: $0 == 1) }
        other.value = 1
        hiding.advance(to: 0)
        hiding.advance(to: 0.24 * 2 + 0.12)
        #expect(hiding.all(Paints.red).map { $0.color?.opacity } == [1, 1, 0, 0])
        // A symbol without parts stays as it is, and costs no frames.
        let (plain, third) = board { Image(systemName: "star").symbolEffect(.variableColor, isActive: $0 == 1) }
        third.value = 1
        plain.advance(to: 0.3)
        #expect(opacity(plain) == 1 && !plain.graph.isAnimating)
    }

    @Test func scaleAndDisappearLastWhileActive() {
        let (window, remote) = board { Image(systemName: "star.fill").symbolEffect(.scale.up, isActive: $0 == 1).symbolEffect(.disappear, isActive: $0 == 2) }
        let rest = width(window)
        remote.value = 1
        window.advance(to: 0)
        for time in [0.2, 0.4, 0.5] { window.advance(to: time) }
        #expect(near(width(window), rest * 1.2, 0.01) && !window.graph.isAnimating)
        remote.value = 2
        for time in [0.5, 0.7, 0.9, 1] { window.advance(to: time) }
        #expect(window.all(Paints.red).isEmpty && !window.graph.isAnimating)
        remote.value = 0
        for time in [1, 1.2, 1.4, 1.5] { window.advance(to: time) }
        #expect(near(width(window), rest, 0.01))
    }

    @Test func effectsReachAllSymbolsInsideUnlessTheyAreRemoved() {
        let (window, remote) = board { number in
            HStack {
                Image(systemName: "star.fill")
                Image(systemName: "heart.fill").symbolEffectsRemoved().foregroundStyle(Paints.blue)
                Image(systemName: "circle.fill").symbolEffect(.bounce, value: 0).foregroundStyle(Paints.green)
            }.symbolEffect(.bounce, value: number)
        }
        let rests = [Paints.red, Paints.blue, Paints.green].map { window.frame($0)?.width ?? 0 }
        remote.value = 1
        window.advance(to: 0)
        window.advance(to: 0.25)
        #expect(window.frame(Paints.red)?.width ?? 0 > rests[0] * 1.1)
        #expect(near(window.frame(Paints.blue)?.width, rests[1]) && near(window.frame(Paints.green)?.width, rests[2]))
    }

    @Test func aSymbolReplacesAnotherWithoutAnAnimation() {
        let (window, remote) = board { Image(systemName: $0 == 0 ? "play.fill" : "pause.fill").contentTransition(.symbolEffect(.replace)) }
        #expect(window.all(Paints.red).count == 1)
        remote.value = 1
        window.advance(to: 0)
        window.advance(to: 0.17)
        #expect(window.all(Paints.red).count == 2)
        window.advance(to: 0.35)
        window.advance(to: 0.42)
        window.advance(to: 0.45)
        #expect(window.all(Paints.red).count == 1 && near(opacity(window), 1) && !window.graph.isAnimating)
    }

    @Test func configurationsAreWhatIsWritten() {
        #expect(BounceSymbolEffect.bounce.configuration == BounceSymbolEffect.bounce.up.wholeSymbol.configuration)
        #expect(BounceSymbolEffect.bounce.down.byLayer.configuration != BounceSymbolEffect.bounce.down.configuration)
        #expect(VariableColorSymbolEffect.variableColor.cumulative.reversing.configuration == VariableColorSymbolEffect.variableColor.reversing.dimInactiveLayers.cumulative.configuration)
        #expect(SymbolEffectOptions.repeat(3).speed(2) == SymbolEffectOptions.speed(2).repeat(3) && SymbolEffectOptions.nonRepeating == .repeat(1))
        #expect(SymbolEffectOptions.speed(-1) == .default && SymbolEffectOptions.repeat(nil) == .repeating)
        #expect(ContentTransition.symbolEffect == .symbolEffect(.automatic) && ContentTransition.symbolEffect(.replace.upUp) != .symbolEffect(.replace))
    }
}
