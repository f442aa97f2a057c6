import Foundation
import QuartzCore
import SwiftUI
import Testing
import WaggleRuntime
import WaggleTesting
@testable import WaggleUIKit

@MainActor @Suite struct QuartzCoreNamesTests {
    @Test func timesFollowTheProgramsClock() throws {
        final class Times { var list: [Double] = [] }
        struct Clock: View {
            let times: Times
            var body: some View {
                Color.clear.onAppear {
                    for delay in [0, 0.5, 1] { DispatchQueue.main.asyncAfter(deadline: .now() + delay) { times.list.append(CACurrentMediaTime()) } }
                }
            }
        }
        let clock = Times(), screen = try TestScreen(Clock(times: clock), size: CGSize(width: 10, height: 10))
        screen.advance(by: 2)
        let times = clock.list
        try #require(times.count == 3)
        #expect(abs(times[1] - times[0] - 0.5) < 1e-9 && abs(times[2] - times[1] - 0.5) < 1e-9)
    }

    @Test func timingFunctionsHaveTheirPoints() {
        func points(_ function: CAMediaTimingFunction) -> [Float] {
            (0...3).flatMap { index in
                var values: [Float] = [0, 0]
                function.getControlPoint(at: index, values: &values)
                return values
            }
        }
        #expect(points(CAMediaTimingFunction(name: .easeInEaseOut)) == [0, 0, 0.42, 0, 0.58, 1, 1, 1])
        #expect(points(CAMediaTimingFunction(name: .default)) == [0, 0, 0.25, 0.1, 0.25, 1, 1, 1])
        #expect(points(CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)) == [0, 0, 0.1, 0.2, 0.3, 0.4, 1, 1])
        #expect(abs(CAMediaTimingFunction(name: .linear).curve.value(at: 0.3) - 0.3) < 1e-6)
        #expect(abs(CAMediaTimingFunction(name: .easeIn).curve.value(at: 0.5) - 0.315) < 0.001)
    }

    private struct Linked: View {
        let link: CADisplayLink
        var body: some View { Color.clear.onAppear { link.add(to: .main, forMode: .common) } }
    }

    @Test func linksCallOnceAFrameUntilTheyEnd() throws {
        var calls = 0
        let link = CADisplayLink { link in
            calls += 1
            #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
        }
        let screen = try TestScreen(Linked(link: link), size: CGSize(width: 10, height: 10))
        screen.advance(by: 0.505)
        let begun = calls
        screen.advance(by: 1)
        #expect(begun > 0 && calls - begun == 60)
        link.invalidate()
        let ended = calls
        link.add(to: .main, forMode: .default)
        screen.advance(by: 1)
        #expect(calls == ended)
    }

    @Test func linksCallAsOftenAsIsPreferred() throws {
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        link.preferredFramesPerSecond = 20
        let screen = try TestScreen(Linked(link: link), size: CGSize(width: 10, height: 10))
        screen.advance(by: 0.505)
        let begun = calls
        screen.advance(by: 1)
        #expect(begun > 0 && calls - begun == 20)
        link.isPaused = true
        let paused = calls
        screen.advance(by: 1)
        #expect(calls == paused)
    }

    @Test func linksFollowTheRateOfTheScreen() throws {
        let usual = ScreenRate.framesPerSecond
        defer { ScreenRate.framesPerSecond = usual }
        ScreenRate.take(120)
        var calls = 0
        // Executed by the next call, in the screen's time.
        var change: ((CADisplayLink) -> Void)?
        let link = CADisplayLink { link in
            calls += 1
            change?(link)
            change = nil
        }
        let screen = try TestScreen(Linked(link: link), size: CGSize(width: 10, height: 10))
        #expect(UIScreen.main.maximumFramesPerSecond == 120 && abs(link.duration - 1 / 120) < 1e-9)
        screen.advance(by: 0.5033)
        let begun = calls
        screen.advance(by: 1)
        #expect(begun > 0 && calls - begun == 120)
        // Every second frame is nearest to 50 per second; an unknown screen does not change the rate.
        change = { link in
            link.preferredFramesPerSecond = 50
            ScreenRate.take(0)
        }
        screen.advance(by: 0.1)
        let slower = calls
        screen.advance(by: 1)
        #expect(calls - slower == 60)
        // Another screen.
        change = { link in
            link.preferredFramesPerSecond = 0
            ScreenRate.take(30)
        }
        screen.advance(by: 0.1)
        let other = calls
        screen.advance(by: 1)
        #expect(calls - other == 30)
        link.invalidate()
    }

    @Test func transformsOfSpace() {
        #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(CATransform3D()))
        var turned = CATransform3DIdentity
        turned.m34 = -1 / 500
        turned = CATransform3DRotate(turned, .pi / 3, 0, 1, 0)
        // The right half of a figure that turns about y goes away from the eye, which makes it smaller.
        let projection = ProjectionTransform(turned)
        let right = CGPoint(x: 100, y: 50).applying(projection), left = CGPoint(x: -100, y: 50).applying(projection)
        let depth = 100 * sin(Double.pi / 3)
        #expect(abs(right.x - 50 / (1 + depth / 500)) < 1e-9 && abs(right.y - 50 / (1 + depth / 500)) < 1e-9)
        #expect(abs(left.x + 50 / (1 - depth / 500)) < 1e-9)
        let there = CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(5, 6, 7)), back = CATransform3DInvert(there)
        let same = CATransform3DConcat(there, back)
        #expect(abs(same.m11 - 1) < 1e-12 && abs(same.m41) < 1e-12 && abs(same.m44 - 1) < 1e-12)
        let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(plane)) && CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
        #expect(!CATransform3DIsAffine(turned))
        let around = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
        #expect(abs(around.m11) < 1e-12 && around.m12 == 1 && around.m21 == -1)
    }
}
