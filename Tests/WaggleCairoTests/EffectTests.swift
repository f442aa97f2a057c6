import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

struct EffectTests {
    let square = filled(rect(10, 10, 20, 20), .black)

    @Test func opacityActsOnEachLeafUnlessFlattened() throws {
        let pair = [filled(rect(0, 0, 20, 20), Ink.red), filled(rect(10, 0, 20, 20), Ink.blue)]
        expect(try drawn([through(.opacity(0.5), pair)]), 15, 10, ResolvedColor(red: 0.5, green: 0.25, blue: 0.75))
        expect(try drawn([through(.opacity(0.5), [through(.flatten, pair)])]), 15, 10, ResolvedColor(red: 0.5, green: 0.5, blue: 1))
        expect(try drawn([through(.opacity(0.5), [through(.opacity(0.5), pair)])]), 5, 10, ResolvedColor(red: 1, green: 0.75, blue: 0.75))
    }

    @Test func clipsAndMasksKeepTheInside() throws {
        let clipped = try drawn([through(.clip(.ellipse(rect(10, 10, 20, 20)), .nonZero, antialiased: true), [filled(rect(0, 0, 40, 40), Ink.red)])])
        expect(clipped, 20, 20, Ink.red)
        expect(clipped, 11, 11, .white)
        let masked = try drawn([through(.mask(DisplayList([filled(rect(0, 0, 20, 40), gray(0, 0.5))])), [filled(rect(0, 0, 40, 40), Ink.red)])])
        expect(masked, 10, 10, ResolvedColor(red: 1, green: 0.5, blue: 0.5))
        expect(masked, 30, 10, .white)
    }

    @Test func circlesUnderARoundClipAreCut() throws {
        let clip = DisplayList.Effect.clip(.ellipse(rect(0, 0, 20, 20)), .nonZero, antialiased: true)
        let surface = try drawn([through(clip, [filled(.ellipse(rect(5, 5, 30, 30)), .color(Ink.blue))])])
        expect(surface, 12, 12, Ink.blue)
        expect(surface, 25, 25, .white)
    }

    @Test func blurSpreadsAsAGaussian() throws {
        let edge = filled(rect(-100, -100, 120, 240), .black)
        let surface = try drawn([through(.filter(.blur(radius: 4, opaque: false)), [edge])])
        // The blurred edge is the normal distribution: half at the edge, 0.159 one deviation outside.
        expect(surface, 19, 20, gray(0.45), 0.02)
        expect(surface, 20, 20, gray(0.55), 0.02)
        expect(surface, 24, 20, gray(0.87), 0.02)
        expect(surface, 35, 20, .white)
    }

    @Test(arguments: [6, 10, 20] as [Double]) func wideBlursAreGaussiansToo(_ sigma: Double) throws {
        let edge = filled(rect(-400, -400, 500, 1000), .black)
        let surface = try drawn([through(.filter(.blur(radius: sigma, opaque: false)), [edge])], width: 200, height: 20)
        for x in stride(from: 20, to: 180, by: 7) {
            // The normal distribution's share beyond the edge at 100.
            expect(surface, x, 10, gray(Float(1 - erfc((Double(x) + 0.5 - 100) / sigma / 2.0.squareRoot()) / 2)), 0.02)
        }
    }

    @Test(arguments: [3, 8, 20] as [Double]) func aPartOfABlurIsEqualToThatOfTheWhole(_ sigma: Double) throws {
        let blur = through(.filter(.blur(radius: sigma, opaque: false)), [filled(rect(40, 40, 30, 20), Ink.red)])
        try expectPart(rect(50, 30, 9, 31), of: blur)
    }

    @Test func aBlurOutOfSightIsSeenByItsShadow() throws {
        let blur = through(.filter(.blur(radius: 8, opaque: false)), [filled(rect(20, 40, 20, 20), Ink.red)])
        let shadow = DisplayList.Effect.filter(.shadow(color: .black, radius: 0, offset: CGSize(width: 60, height: 0), only: false))
        let shadowed = DisplayList.Item(bounds: rect(0, 0, 120, 100), content: .effect(shadow, DisplayList([blur])))
        try expectPart(rect(75, 30, 30, 40), of: shadowed)
    }

    /// Expects clipping to `part` to change no pixel inside it and to leave the background outside.
    private func expectPart(_ part: CGRect, of item: DisplayList.Item) throws {
        let whole = try drawn([item], width: 120, height: 100)
        let clipped = try drawn([through(.clip(.rectangle(part), .nonZero, antialiased: true), [item])], width: 120, height: 100)
        var colored = 0
        for y in 0..<100 {
            for x in 0..<120 {
                let isInside = part.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)), found = clipped.color(x: x, y: y)
                let expected = isInside ? whole.color(x: x, y: y) : .white
                if found != expected { Issue.record("\(found) at \(x), \(y), expected \(expected)") }
                if found != .white { colored += 1 }
            }
        }
        #expect(colored > 100)
    }

    @Test func opaqueBlurKeepsItsEdges() throws {
        let surface = try drawn([through(.filter(.blur(radius: 5, opaque: true)), [square])])
        expect(surface, 10, 10, .black)
        expect(surface, 9, 9, .white)
    }

    @Test func innerShadowsLieWithinOnTheSideOfTheOffset() throws {
        let hard = DisplayList.Filter.innerShadow(color: Ink.red, radius: 0, offset: CGSize(width: 5, height: 5))
        let surface = try drawn([through(.filter(hard), [filled(rect(10, 10, 20, 20), Ink.blue)])])
        expect(surface, 12, 20, Ink.red)
        expect(surface, 20, 12, Ink.red)
        expect(surface, 20, 20, Ink.blue)
        expect(surface, 28, 28, Ink.blue)
        expect(surface, 8, 20, .white)
        expect(surface, 32, 32, .white)
    }

    @Test func innerShadowsBlurFromTheEdgeAndKeepTheAlpha() throws {
        let soft = DisplayList.Filter.innerShadow(color: .black, radius: 4, offset: .zero)
        let surface = try drawn([through(.filter(soft), [filled(rect(-100, -100, 120, 240), .white)])])
        // Half at the edge, 0.159 one deviation within.
        expect(surface, 19, 20, gray(0.55), 0.02)
        expect(surface, 15, 20, gray(0.86), 0.02)
        expect(surface, 2, 20, .white)
        let faint = try drawn([through(.opacity(0.5), [through(.filter(.innerShadow(color: .black, radius: 0, offset: CGSize(width: 30, height: 0))), [filled(rect(0, 0, 40, 40), Ink.blue)])])])
        expect(faint, 20, 20, gray(0.5))
    }

    @Test func innerShadowsDoNotDependOnWhatIsDrawnAnew() throws {
        let soft = DisplayList.Filter.innerShadow(color: .black, radius: 3, offset: CGSize(width: 2, height: 1))
        let list = DisplayList([through(.filter(soft), [filled(.ellipse(rect(4, 4, 32, 32)), .color(Ink.green))])])
        let whole = try drawn(list.items)
        let part = try drawn([through(.clip(.rectangle(rect(15, 15, 10, 10)), .nonZero, antialiased: false), list.items)])
        for (x, y) in [(15, 15), (20, 20), (24, 24), (15, 24)] { expect(part, x, y, whole.color(x: x, y: y)) }
    }

    /// Apple's pictures of 15 clipped cards have no halo around the texts on them.
    @Test func whatIsClippedCastsOneShadow() throws {
        let card = [filled(rect(10, 10, 60, 40), .white), filled(rect(36, 26, 8, 8), .black)]
        let shadow = DisplayList.Effect.filter(.shadow(color: .black, radius: 4, offset: .zero, only: false))
        let clip = DisplayList.Effect.clip(.roundedRectangle(rect(10, 10, 60, 40), CGSize(width: 12, height: 12), continuous: true), .nonZero, antialiased: true)
        let leaves = try drawn([through(shadow, card)], width: 80, height: 60), whole = try drawn([through(shadow, [through(clip, card)])], width: 80, height: 60)
        expect(whole, 34, 30, .white)
        #expect(leaves.color(x: 34, y: 30).red < 0.8)
        // Outside both are the card's shadow, and effects between the two act on the whole as well.
        expect(whole, 7, 30, gray(Float(1 - erfc(2.5 / 4 / 2.0.squareRoot()) / 2)), 0.02)
        let faded = try drawn([through(shadow, [through(.opacity(0.5), [through(clip, card)])])], width: 80, height: 60)
        expect(faded, 40, 30, gray(0.25), 0.03)
        let deeper = try drawn([through(shadow, [through(.transform(CGAffineTransform(translationX: 4, y: 0)), [through(clip, card)])])], width: 80, height: 60)
        expect(deeper, 38, 30, .white)
    }
    @Test func shadowsLieBehindAndFollowTheOffset() throws {
        let shadow = DisplayList.Filter.shadow(color: Ink.red, radius: 0, offset: CGSize(width: 5, height: 5), only: false)
        let surface = try drawn([through(.filter(shadow), [square])])
        expect(surface, 20, 20, .black)
        expect(surface, 32, 32, Ink.red)
        expect(surface, 36, 32, .white)
        let only = DisplayList.Filter.shadow(color: Ink.red, radius: 0, offset: .zero, only: true)
        expect(try drawn([through(.filter(only), [square])]), 20, 20, Ink.red)
    }

    @Test func keptShadowsLookLikeComputedOnes() throws {
        let shadow = DisplayList.Effect.filter(.shadow(color: gray(0, 0.5), radius: 3, offset: CGSize(width: 0, height: 2), only: false))
        let primitive = Primitive.ellipse(rect(10, 10, 20, 20))
        let kept = try drawn([through(shadow, [filled(primitive, .color(Ink.blue))])])
        // Inside a clip, the fast path is not taken.
        let clip = DisplayList.Effect.clip(.rectangle(rect(-100, -100, 300, 300)), .nonZero, antialiased: true)
        let computed = try drawn([through(shadow, [through(clip, [filled(primitive, .color(Ink.blue))])])])
        for y in 0..<40 {
            for x in 0..<40 { #expect(kept.color(x: x, y: y).isNear(computed.color(x: x, y: y), 0.02), "\(x), \(y)") }
        }
    }

    @Test func shadowsOfTurnedFiguresAreTurnedShadows() throws {
        let shadow = DisplayList.Effect.filter(.shadow(color: gray(0, 0.5), radius: 3, offset: CGSize(width: 1, height: 4), only: false))
        for primitive in [Primitive.rectangle(rect(-9, -6, 18, 12)), .ellipse(rect(-10, -5, 20, 10)), .roundedRectangle(rect(-9, -6, 18, 12), CGSize(width: 4, height: 4), continuous: true)] {
            for (angle, scale) in [(0.3, 1.0), (2.1, 0.7), (-1, 1.4)] {
                let turn = DisplayList.Effect.transform(CGAffineTransform(translationX: 20.3, y: 19.6).rotated(by: angle).scaledBy(x: scale, y: -scale))
                let item = filled(primitive, .color(Ink.blue)), everything = DisplayList.Effect.clip(.rectangle(rect(-50, -50, 100, 100)), .nonZero, antialiased: true)
                let kept = try drawn([through(shadow, [through(turn, [item])])]), computed = try drawn([through(shadow, [through(everything, [through(turn, [item])])])])
                for y in 0..<40 {
                    for x in 0..<40 { expect(kept, x, y, computed.color(x: x, y: y), 0.02) }
                }
            }
        }
    }

    @Test func clipInsideAShadowCutsTheLeafNotTheShadow() throws {
        let shadow = DisplayList.Effect.filter(.shadow(color: Ink.red, radius: 0, offset: CGSize(width: 12, height: 0), only: false))
        let surface = try drawn([through(shadow, [through(.clip(.rectangle(rect(10, 10, 10, 20)), .nonZero, antialiased: true), [square])])])
        expect(surface, 15, 20, .black)
        expect(surface, 25, 20, Ink.red)
        expect(surface, 35, 20, .white)
    }

    @Test func colorMatrixWorksOnPlainComponents() throws {
        let invert: [Float] = [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]
        let surface = try drawn([through(.filter(.colorMatrix(invert)), [filled(rect(10, 10, 20, 20), ResolvedColor(red: 1, green: 0.2, blue: 0, opacity: 0.5))])], on: .clear)
        expect(surface, 20, 20, ResolvedColor(red: 0, green: 0.8, blue: 1, opacity: 0.5), 0.02)
        expect(surface, 5, 5, .clear)
    }

    @Test(arguments: [
        (BlendMode.multiply, gray(0.4)), (.screen, gray(0.9)), (.darken, gray(0.5)), (.lighten, gray(0.8)), (.difference, gray(0.3)),
        (.plusLighter, gray(1)), (.plusDarker, gray(0.3)), (.destinationOver, gray(0.8)), (.copy, gray(0.5)), (.normal, gray(0.5)),
    ])
    func blendModesMixWithWhatIsBehind(_ mode: BlendMode, _ result: ResolvedColor) throws {
        let surface = try drawn([through(.blend(mode), [filled(rect(10, 10, 20, 20), gray(0.5))])], on: gray(0.8))
        expect(surface, 20, 20, result)
        expect(surface, 5, 5, gray(0.8))
    }

    @Test func reachingModesChangeOnlyTheirLeaf() throws {
        let surface = try drawn([through(.blend(.destinationIn), [filled(rect(10, 10, 20, 20), gray(0, 0.5))])], on: Ink.red)
        expect(surface, 20, 20, ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5), 0.02)
        expect(surface, 5, 5, Ink.red)
    }

    @Test func projectionsMapTheCorners() throws {
        var projection = ProjectionTransform()
        projection.m13 = 0.02
        // x = 20 maps to 20 / 1.4, and the right edge shrinks by the same factor.
        let surface = try drawn([through(.projection(projection), [filled(rect(0, 0, 20, 28), Ink.red)])])
        expect(surface, 12, 10, Ink.red)
        expect(surface, 16, 10, .white)
        expect(surface, 13, 22, .white)
        expect(surface, 1, 25, Ink.red)
    }

    @Test func drawingInARectangleChangesNothingOutside() throws {
        let surface = try CairoSurface(width: 40, height: 40)
        surface.clear(.white)
        surface.draw(DisplayList([filled(rect(0, 0, 40, 40), Ink.red)]), in: rect(10, 10, 10, 10))
        expect(surface, 15, 15, Ink.red)
        expect(surface, 9, 15, .white)
        expect(surface, 20, 15, .white)
    }
}
