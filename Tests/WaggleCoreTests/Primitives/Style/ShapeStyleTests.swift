import Foundation
import Testing
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

private struct SchemeStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
    }
}

@Suite struct ShapeStyleTests {
    var environment = EnvironmentValues()
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)

    private func color(_ style: some ShapeStyle, _ environment: EnvironmentValues? = nil) -> ResolvedColor? {
        style.resolved(in: environment ?? self.environment, bounds: bounds).plainColor
    }

    @Test func labelLevelsAreTheSystemsColors() {
        #expect(color(.primary) == .black)
        #expect(color(.secondary) == Color.secondary.resolvedColor(in: environment))
        #expect(color(.quaternary)?.opacity == 0.18)
    }

    @Test func levelsOfAnotherForegroundFadeIt() {
        var environment = environment
        environment.foregroundStyle = AnyShapeStyle(Color.red)
        #expect(color(.primary, environment) == Color.red.resolvedColor(in: environment))
        #expect(color(.secondary, environment)?.opacity == 0.5)
        #expect(color(.tertiary, environment)?.opacity == 0.25)
        #expect(color(.quaternary, environment)?.opacity == 0.18)
        #expect(color(Color.primary, environment) == .black)
    }

    @Test func levelsSetOneByOneAreUsedAsTheyAre() {
        var environment = environment
        environment.setForegroundStyles([AnyShapeStyle(Color.white), AnyShapeStyle(Color.black)])
        #expect(color(.primary, environment) == .white)
        #expect(color(.secondary, environment) == .black)
        #expect(color(.tertiary, environment)?.opacity == 0.5)
    }

    @Test func aHierarchicalForegroundRefersToWhatLiesOutside() {
        var environment = environment
        environment.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.secondary)
        #expect(color(.foreground, environment) == Color.secondary.resolvedColor(in: environment))
        #expect(color(.secondary, environment)?.opacity == 0.3)
        environment.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.primary)
        #expect(color(.foreground, environment) == Color.secondary.resolvedColor(in: environment))
        environment.foregroundStyle = nil
        #expect(color(.foreground, environment) == .black)
    }

    @Test func equalForegroundsAreEqualEnvironments() {
        var a = environment, b = environment
        a.foregroundStyle = AnyShapeStyle(Color.red)
        b.foregroundStyle = AnyShapeStyle(Color.red)
        #expect(a.foregroundStyles == b.foregroundStyles)
        b.foregroundStyle = AnyShapeStyle(Color.blue)
        #expect(a.foregroundStyles != b.foregroundStyles)
    }

    @Test func tintAndBackgroundComeFromTheEnvironment() {
        var environment = environment
        #expect(color(.tint) == Color.blue.resolvedColor(in: environment))
        environment.tint = AnyShapeStyle(Color.green)
        environment.backgroundStyle = AnyShapeStyle(Color.red)
        #expect(color(.tint, environment) == Color.green.resolvedColor(in: environment))
        #expect(color(.background, environment) == Color.red.resolvedColor(in: environment))
        environment.tint = AnyShapeStyle(.tint)
        environment.backgroundStyle = AnyShapeStyle(.background)
        #expect(color(.tint, environment) == Color.blue.resolvedColor(in: environment))
        #expect(color(.background, environment) == .white)
    }

    @Test func fillsHaveTheirOwnLevels() {
        #expect(color(.fill.secondary)?.opacity == 0.16)
        #expect(color(.fill.quaternary)?.opacity == 0.08)
    }

    @Test func aStyleOfTheProgramResolvesInTheEnvironment() {
        var environment = environment
        #expect(color(SchemeStyle()) == .black)
        environment.colorScheme = .dark
        #expect(color(AnyShapeStyle(SchemeStyle()), environment) == .white)
    }

    @Test func unitPointsReferToTheBounds() {
        guard case .linear(let stops, let start, let end) = LinearGradient(colors: [.black, .white, .black], startPoint: .top, endPoint: .bottomTrailing)
            .resolved(in: environment, bounds: bounds).paint else { Issue.record("not linear"); return }
        #expect(stops.map(\.location) == [0, 0.5, 1])
        #expect(start == CGPoint(x: 60, y: 20))
        #expect(end == CGPoint(x: 110, y: 70))
    }

    @Test func anAnchoredGradientIgnoresTheBounds() {
        let style = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom).in(CGRect(x: 0, y: 0, width: 10, height: 10))
        guard case .linear(_, let start, _) = style.resolved(in: environment, bounds: bounds).paint else { Issue.record("not linear"); return }
        #expect(start == CGPoint(x: 5, y: 0))
    }

    @Test func anglesOfOneAngleMakeAFullTurn() {
        guard case .angular(_, let center, let start, let end) = AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90))
            .resolved(in: environment, bounds: bounds).paint else { Issue.record("not angular"); return }
        #expect(center == CGPoint(x: 60, y: 45))
        #expect(abs(start - .pi / 2) < 1e-12)
        #expect(abs(end - start - 2 * .pi) < 1e-12)
    }

    @Test func stopsAreMadeToRiseWithinTheGradient() {
        let gradient = Gradient(stops: [.init(color: .black, location: -1), .init(color: .white, location: 1), .init(color: .black, location: 0.5)])
        guard case .linear(let stops, _, _) = gradient.resolved(in: environment, bounds: bounds).paint else { Issue.record("not linear"); return }
        #expect(stops.map(\.location) == [0, 1, 1])
        #expect(abs(stops[0].color.red - 0.5) < 1e-6)
    }

    @Test func perceptualGradientsBendBetweenTheirStops() {
        guard case .linear(let stops, _, _) = Gradient(colors: [.black, .white]).colorSpace(.perceptual)
            .resolved(in: environment, bounds: bounds).paint else { Issue.record("not linear"); return }
        #expect(stops.count == 9)
        #expect(abs(stops[4].color.red - 0.388) < 0.01)
        #expect(stops.last?.color == .white)
    }

    @Test func opacityBlendAndShadowsGatherAroundThePaint() {
        let style = Color.red.shadow(.drop(radius: 4, y: 2)).shadow(.inner(radius: 1)).opacity(0.5).blendMode(.multiply)
            .resolved(in: environment, bounds: bounds)
        #expect(style.opacity == 0.5)
        #expect(style.blendMode == .multiply)
        #expect(style.shadows.map(\.kind) == [.drop, .inner])
        #expect(abs(style.shadows[0].color.opacity - 0.33) < 1e-6)
        #expect(abs(style.shadows[1].color.opacity - 0.55) < 1e-6)
        #expect(style.plainColor == nil)
    }

    @Test func materialsBlurWhatLiesBehind() {
        let style = Material.regular.resolved(in: environment, bounds: bounds)
        #expect(style.backdropBlurRadius > 0)
        guard case .color(let veil) = style.paint else { Issue.record("not a colour"); return }
        #expect(veil.opacity > 0.5 && veil.opacity < 1)
    }
}

@Suite struct PaintInterpolationTests {
    private let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private let blue = ResolvedColor(red: 0, green: 0, blue: 1)

    @Test func colorsMixAsEncodedValuesAndStayInTheGamut() {
        guard case .color(let half) = Paint.interpolated(from: .color(red), to: .color(.clear), amount: 0.5),
              case .color(let over) = Paint.interpolated(from: .color(red), to: .color(blue), amount: 1.5) else { Issue.record("not colours"); return }
        #expect(half == ResolvedColor(red: 0.5, green: 0, blue: 0, opacity: 0.5))
        #expect(over == blue)
    }

    @Test func gradientsOfOneKindMoveStopByStop() {
        let from = Paint.linear([ResolvedStop(color: red, location: 0), ResolvedStop(color: blue, location: 0.5)], from: .zero, to: CGPoint(x: 10, y: 0))
        let to = Paint.linear([ResolvedStop(color: blue, location: 0), ResolvedStop(color: red, location: 1)], from: .zero, to: CGPoint(x: 0, y: 10))
        guard case .linear(let stops, _, let end) = Paint.interpolated(from: from, to: to, amount: 0.5) else { Issue.record("not linear"); return }
        #expect(stops.map(\.location) == [0, 0.75])
        #expect(stops[0].color == ResolvedColor(red: 0.5, green: 0, blue: 0.5))
        #expect(end == CGPoint(x: 5, y: 5))
    }

    @Test func gradientsOfDifferentlyManyStopsMeetAtThePlacesOfBoth() {
        let from = Paint.linear([ResolvedStop(color: .black, location: 0), ResolvedStop(color: .white, location: 1)], from: .zero, to: .zero)
        let to = Paint.linear([0, 0.25, 1].map { ResolvedStop(color: .white, location: $0) }, from: .zero, to: .zero)
        guard case .linear(let stops, _, _) = Paint.interpolated(from: from, to: to, amount: 0) else { Issue.record("not linear"); return }
        #expect(stops.map(\.location) == [0, 0.25, 1])
        #expect(stops[1].color.red == 0.25)
    }

    @Test func paintsOfDifferentKindsDoNotInterpolate() {
        guard case .color(let color) = Paint.interpolated(from: .linear([], from: .zero, to: .zero), to: .color(red), amount: 0.1)
        else { Issue.record("not a colour"); return }
        #expect(color == red)
    }

    @Test func anglesInterpolateWithoutShortestPath() {
        let from = Paint.angular([], center: .zero, startAngle: 0, endAngle: 2 * .pi)
        let to = Paint.angular([], center: .zero, startAngle: 4 * .pi, endAngle: 6 * .pi)
        guard case .angular(_, _, let start, _) = Paint.interpolated(from: from, to: to, amount: 0.5) else { Issue.record("not angular"); return }
        #expect(start == 2 * .pi)
    }
}
