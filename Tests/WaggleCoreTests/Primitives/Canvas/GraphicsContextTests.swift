import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo
@testable import WaggleCore
@testable import WaggleHeadless

/// The pixels drawn by contexts on a canvas of 40 by 40 points over white.
@MainActor
@Suite struct GraphicsContextTests {
    typealias Shading = GraphicsContext.Shading
    private static let side: CGFloat = 40
    private func drawn(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> CairoSurface {
        try HeadlessWindow(WaggleCore.Canvas(renderer: draw), size: CGSize(width: Self.side, height: Self.side)).draw()
    }
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path { Path(CGRect(x: x, y: y, width: side, height: side)) }
    private let all = Path(CGRect(x: 0, y: 0, width: side, height: side))
    private func expect(_ surface: CairoSurface, _ x: Int, _ y: Int, _ color: (Float, Float, Float), _ tolerance: Float = 0.012, location: SourceLocation = #_sourceLocation) {
        let found = surface.color(x: x, y: y), differences = [found.red - color.0, found.green - color.1, found.blue - color.2]
        #expect(differences.allSatisfy { abs($0) <= tolerance }, "\(found) at \(x), \(y) instead of \(color)", sourceLocation: location)
    }
    private let white: (Float, Float, Float) = (1, 1, 1), red: (Float, Float, Float) = (1, 0, 0), blue: (Float, Float, Float) = (0, 0, 1), black: (Float, Float, Float) = (0, 0, 0)

    // MARK: State

    @Test func copiesHaveTheirOwnStateAndDrawIntoTheSameCanvas() throws {
        let surface = try drawn { context, _ in
            var moved = context
            moved.translateBy(x: 20, y: 0)
            moved.opacity = 0.5
            moved.fill(square(0, 0, 10), with: .color(Paints.red))
            context.fill(square(0, 0, 10), with: .color(Paints.red))
            moved.fill(square(0, 20, 10), with: .color(Paints.blue))
        }
        expect(surface, 5, 5, red)
        expect(surface, 25, 5, (1, 0.5, 0.5))
        expect(surface, 25, 25, (0.5, 0.5, 1))
        expect(surface, 15, 5, white)
    }

    @Test func transformsApplyToWhatIsDrawnNextBeforeEarlierOnes() throws {
        let surface = try drawn { context, _ in
            context.translateBy(x: 20, y: 0)
            context.scaleBy(x: 2, y: 2)
            #expect(context.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0))
            context.fill(square(1, 1, 4), with: .color(Paints.red))
            var turned = context
            turned.rotate(by: .degrees(90))
            // Clockwise: the right side becomes the bottom.
            turned.fill(square(10, 0, 4), with: .color(Paints.blue))
            context.concatenate(CGAffineTransform(translationX: 0, y: 15))
            #expect(context.transform.ty == 30)
        }
        expect(surface, 23, 3, red)
        expect(surface, 29, 9, red)
        expect(surface, 31, 11, white)
        expect(surface, 15, 25, blue)
    }

    @Test func aTransformThatFlattensDrawsNothing() throws {
        let surface = try drawn { context, _ in
            context.scaleBy(x: 0, y: 1)
            #expect(context.clipBoundingRect == .zero)
            context.fill(all, with: .color(Paints.red))
            context.draw(Text("x"), at: .zero)
            context.addFilter(.blur(radius: 3))
            context.stroke(all, with: .color(Paints.red))
        }
        expect(surface, 0, 0, white)
    }

    @Test func numbersThatAreNoneDrawNothing() throws {
        let surface = try drawn { context, _ in
            context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)), with: .color(Paints.red))
            context.stroke(square(0, 0, 10), with: .color(Paints.red), lineWidth: .nan)
            context.draw(Text("x"), at: CGPoint(x: CGFloat.infinity, y: 0))
            context.draw(Text("x"), in: CGRect(x: 0, y: 0, width: -CGFloat.infinity, height: .nan))
            context.opacity = .nan
            #expect(context.opacity == 1)
            context.clip(to: Path())
            context.fill(all, with: .color(Paints.red))
        }
        expect(surface, 5, 5, white)
    }

    // MARK: Figures

    @Test func fillsFollowTheRuleAndStrokesTheLine() throws {
        let surface = try drawn { context, _ in
            var ring = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
            ring.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.fill(ring, with: .color(Paints.red), style: FillStyle(eoFill: true))
            context.stroke(square(22, 22, 16), with: .color(Paints.blue), lineWidth: 4)
            context.stroke(Path { $0.move(to: CGPoint(x: 22, y: 10)); $0.addLine(to: CGPoint(x: 40, y: 10)) }, with: .color(Paints.red),
                           style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
        }
        expect(surface, 2, 2, red)
        expect(surface, 10, 10, white)
        expect(surface, 22, 30, blue)
        expect(surface, 30, 30, white)
        expect(surface, 24, 10, red)
        expect(surface, 28, 10, white)
    }

    // MARK: Clips

    @Test func clipsIntersectAndInverseClipsKeepTheOutside() throws {
        let surface = try drawn { context, size in
            #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
            var inner = context
            inner.clip(to: square(0, 0, 20))
            inner.clip(to: square(10, 10, 20), options: .inverse)
            #expect(inner.clipBoundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
            inner.translateBy(x: 5, y: 5)
            #expect(inner.clipBoundingRect == CGRect(x: -5, y: -5, width: 20, height: 20))
            inner.fill(all, with: .color(Paints.red))
            context.fill(square(30, 30, 5), with: .color(Paints.blue))
        }
        expect(surface, 7, 7, red)
        expect(surface, 15, 15, white)
        expect(surface, 25, 5, white)
        expect(surface, 32, 32, blue)
    }

    @Test func theOutsideOfEachFigureIsKept() throws {
        let box = CGRect(x: 10, y: 10, width: 20, height: 20)
        for path in [Path(box), Path(ellipseIn: box), Path(roundedRect: box, cornerRadius: 5), Path(roundedRect: box, cornerRadius: 5, style: .circular)] {
            for mirror in [CGAffineTransform.identity, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0)] {
                let surface = try drawn { context, _ in
                    context.concatenate(mirror)
                    context.clip(to: path, options: .inverse)
                    context.fill(all, with: .color(Paints.red))
                }
                expect(surface, 20, 20, white)
                expect(surface, 5, 20, red)
                expect(surface, 35, 35, red)
            }
        }
    }

    @Test func theOutsideOfAPathThatCrossesItselfFollowsItsRule() throws {
        // The inner square runs the same way as the outer one: by the non-zero rule it is inside.
        var twice = Path()
        for side in [20, 10] as [CGFloat] {
            twice.move(to: CGPoint(x: 0, y: 0))
            for point in [CGPoint(x: side, y: 0), CGPoint(x: side, y: side), CGPoint(x: 0, y: side)] { twice.addLine(to: point) }
            twice.closeSubpath()
        }
        let surface = try drawn { context, _ in
            context.clip(to: twice, options: .inverse)
            context.fill(all, with: .color(Paints.red))
        }
        expect(surface, 5, 5, white)
        expect(surface, 15, 15, white)
        expect(surface, 25, 25, red)
        let evenOdd = try drawn { context, _ in
            context.clip(to: twice, style: FillStyle(eoFill: true), options: .inverse)
            context.fill(all, with: .color(Paints.red))
        }
        expect(evenOdd, 5, 5, red)
        expect(evenOdd, 15, 15, white)
    }

    @Test func aLayersAlphaClips() throws {
        let surface = try drawn { context, _ in
            var inner = context
            inner.clipToLayer(opacity: 0.5) { $0.fill(square(0, 0, 20), with: .color(.black)) }
            inner.fill(all, with: .color(Paints.red))
            var outer = context
            outer.clipToLayer(options: .inverse) { $0.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 30)), with: .color(.white)) }
            outer.fill(all, with: .color(Paints.blue))
        }
        expect(surface, 10, 10, (1, 0.5, 0.5))
        expect(surface, 30, 10, white)
        expect(surface, 10, 35, blue)
    }

    @Test func whatIsDrawnThroughALayersAlphaIsClippedDrawingByDrawing() throws {
        let surface = try drawn { context, _ in
            context.clipToLayer(opacity: 0.5) { $0.fill(all, with: .color(.black)) }
            context.fill(all, with: .color(.black))
            context.fill(all, with: .color(.white))
        }
        expect(surface, 10, 10, (0.75, 0.75, 0.75))
    }

    // MARK: Layers

    @Test func aLayerIsCompositedAsOnePicture() throws {
        let surface = try drawn { context, _ in
            context.opacity = 0.5
            context.translateBy(x: 10, y: 0)
            context.drawLayer { layer in
                #expect(layer.opacity == 1 && layer.blendMode == .normal && layer.transform.tx == 10)
                layer.fill(square(0, 0, 20), with: .color(Paints.red))
                layer.fill(square(0, 0, 20), with: .color(Paints.blue))
            }
            context.fill(square(0, 20, 10), with: .color(Paints.red))
            context.fill(square(0, 20, 10), with: .color(Paints.blue))
        }
        expect(surface, 20, 10, (0.5, 0.5, 1))
        expect(surface, 15, 25, (0.5, 0.25, 0.75))
    }

    @Test func errorsOfALayersClosurePassThrough() throws {
        struct Stop: Error {}
        let surface = try drawn { context, _ in
            let inner = context
            #expect(throws: Stop.self) {
                try inner.drawLayer { layer in
                    layer.fill(square(0, 0, 20), with: .color(Paints.red))
                    throw Stop()
                }
            }
        }
        expect(surface, 10, 10, white)
    }

    // MARK: Blending

    @Test func aCanvasErasesAndBlendsItsOwnContentOnly() throws {
        let view = ZStack {
            Paints.blue
            WaggleCore.Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .color(Paints.red))
                context.blendMode = .destinationOut
                context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(.black))
                context.blendMode = .plusLighter
                context.fill(Path(CGRect(x: 30, y: 0, width: 10, height: 40)), with: .color(Color(red: 0, green: 1, blue: 0)))
            }
        }
        let surface = try HeadlessWindow(view, size: CGSize(width: 40, height: 40)).draw()
        expect(surface, 10, 10, blue)
        expect(surface, 25, 10, red)
        expect(surface, 10, 30, blue)
        expect(surface, 35, 10, (1, 1, 0))
        expect(surface, 35, 30, (0, 1, 0))
    }

    /// A red square over the right half of a blue square with an opacity of a half: the colours, and alphas, where only blue, both, and only red are.
    @Test(arguments: [
        (.normal, (0.5, 0.5, 1), (1, 0, 0), (1, 0, 0)), (.copy, (0.5, 0.5, 1), (1, 0, 0), (1, 0, 0)), (.clear, (0.5, 0.5, 1), (1, 1, 1), (1, 1, 1)),
        (.sourceIn, (0.5, 0.5, 1), (1, 0.5, 0.5), (1, 1, 1)), (.sourceOut, (0.5, 0.5, 1), (1, 0.5, 0.5), (1, 0, 0)),
        (.sourceAtop, (0.5, 0.5, 1), (1, 0.5, 0.5), (1, 1, 1)), (.destinationOver, (0.5, 0.5, 1), (0.5, 0, 0.5), (1, 0, 0)),
        (.destinationIn, (0.5, 0.5, 1), (0.5, 0.5, 1), (1, 1, 1)), (.destinationOut, (0.5, 0.5, 1), (1, 1, 1), (1, 1, 1)),
        (.destinationAtop, (0.5, 0.5, 1), (0.5, 0, 0.5), (1, 0, 0)), (.xor, (0.5, 0.5, 1), (1, 0.5, 0.5), (1, 0, 0)),
    ] as [(GraphicsContext.BlendMode, (Float, Float, Float), (Float, Float, Float), (Float, Float, Float))])
    func shapesCompositeByPorterAndDuffWhereTheyAre(_ mode: GraphicsContext.BlendMode, _ before: (Float, Float, Float), _ both: (Float, Float, Float), _ after: (Float, Float, Float)) throws {
        for kind in 0..<2 {
            let surface = try drawn { context, _ in
                context.fill(square(0, 10, 20), with: .color(Paints.blue.opacity(0.5)))
                context.blendMode = mode
                if kind == 0 {
                    context.fill(square(10, 10, 20), with: .color(Paints.red))
                } else {
                    context.stroke(Path { $0.move(to: CGPoint(x: 10, y: 20)); $0.addLine(to: CGPoint(x: 30, y: 20)) }, with: .color(Paints.red), lineWidth: 20)
                }
            }
            expect(surface, 5, 20, before)
            expect(surface, 15, 20, both)
            expect(surface, 25, 20, after)
            expect(surface, 35, 20, white)
        }
    }

    @Test(arguments: [
        (.multiply, 0.2), (.screen, 0.7), (.overlay, 0.4), (.darken, 0.4), (.lighten, 0.5), (.colorDodge, 0.8), (.colorBurn, 0), (.hardLight, 0.4),
        (.difference, 0.1), (.exclusion, 0.5), (.plusLighter, 0.9), (.plusDarker, 0),
    ] as [(GraphicsContext.BlendMode, Float)])
    func greysBlendByTheirFormula(_ mode: GraphicsContext.BlendMode, _ result: Float) throws {
        // A grey of 0.5 over one of 0.4.
        let surface = try drawn { context, _ in
            context.fill(all, with: .color(white: 0.4))
            context.blendMode = mode
            context.fill(square(10, 10, 20), with: .color(white: 0.5))
        }
        expect(surface, 20, 20, (result, result, result), 0.02)
        expect(surface, 5, 5, (0.4, 0.4, 0.4))
    }

    @Test func coloursBlendByHueSaturationAndLuminosity() throws {
        func mixed(_ mode: GraphicsContext.BlendMode) throws -> ResolvedColor {
            try drawn { context, _ in
                context.fill(all, with: .color(red: 0.8, green: 0.4, blue: 0.2))
                context.blendMode = mode
                context.fill(all, with: .color(red: 0.2, green: 0.3, blue: 0.9))
            }.color(x: 20, y: 20)
        }
        func light(_ color: ResolvedColor) -> Float { 0.3 * color.red + 0.59 * color.green + 0.11 * color.blue }
        let below = ResolvedColor(red: 0.8, green: 0.4, blue: 0.2), above = ResolvedColor(red: 0.2, green: 0.3, blue: 0.9)
        let hue = try mixed(.hue), luminosity = try mixed(.luminosity), color = try mixed(.color), saturation = try mixed(.saturation), soft = try mixed(.softLight)
        #expect(abs(light(hue) - light(below)) < 0.02 && hue.blue > hue.red)
        #expect(abs(light(color) - light(below)) < 0.02)
        #expect(abs(light(luminosity) - light(above)) < 0.02 && luminosity.red > luminosity.blue)
        #expect(abs(light(saturation) - light(below)) < 0.02)
        #expect(soft.blue > 0.2)
    }

    @Test func aLayerBlendsEverywhereInsideTheClip() throws {
        let surface = try drawn { context, _ in
            context.fill(all, with: .color(Paints.red))
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 20)))
            context.blendMode = .destinationIn
            context.drawLayer { $0.fill(square(10, 10, 10), with: .color(.black)) }
        }
        expect(surface, 15, 15, red)
        expect(surface, 5, 5, white)
        expect(surface, 5, 30, red)
    }

    // MARK: Shading

    @Test func everyShadingPaintsItsColor() throws {
        let surface = try drawn { context, _ in
            context.fill(square(0, 0, 10), with: .color(.sRGBLinear, white: 0.2140411))
            context.fill(square(10, 0, 10), with: .palette([.color(Paints.red), .color(Paints.blue)]))
            context.fill(square(20, 0, 10), with: .style(Paints.blue.opacity(0.5)))
            context.fill(square(30, 0, 10), with: .foreground)
            context.fill(square(0, 10, 10), with: .palette([]))
            let gradient = Gradient(colors: [Paints.red, Paints.blue])
            context.fill(Path(CGRect(x: 0, y: 20, width: 40, height: 5)), with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
            context.fill(Path(CGRect(x: 0, y: 25, width: 40, height: 5)), with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .repeat))
            context.fill(Path(CGRect(x: 0, y: 30, width: 40, height: 5)), with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .mirror))
        }
        expect(surface, 5, 5, (0.5, 0.5, 0.5))
        expect(surface, 15, 5, red)
        expect(surface, 25, 5, (0.5, 0.5, 1))
        expect(surface, 35, 5, black)
        expect(surface, 5, 15, white)
        expect(surface, 35, 22, blue)
        expect(surface, 10, 27, (0.95, 0, 0.05), 0.02)
        expect(surface, 29, 27, (0.05, 0, 0.95), 0.02)
        expect(surface, 10, 32, (0.05, 0, 0.95), 0.02)
        expect(surface, 19, 32, (0.95, 0, 0.05), 0.02)
    }

    @Test func radialAndConicGradientsHaveTheirCentre() throws {
        let gradient = Gradient(colors: [Paints.red, Paints.blue])
        let surface = try drawn { context, _ in
            context.fill(square(0, 0, 20), with: .radialGradient(gradient, center: CGPoint(x: 0, y: 0), startRadius: 0, endRadius: 5, options: .mirror))
            context.fill(square(20, 0, 20), with: .conicGradient(gradient, center: CGPoint(x: 30, y: 10), angle: .degrees(90)))
        }
        expect(surface, 0, 0, (0.85, 0, 0.15), 0.03)
        expect(surface, 5, 0, (0.1, 0, 0.9), 0.03)
        expect(surface, 9, 0, (0.9, 0, 0.1), 0.03)
        // The gradient begins below the centre and runs clockwise, so to the left it is a quarter through.
        expect(surface, 21, 10, (0.75, 0, 0.25), 0.03)
        expect(surface, 38, 10, (0.25, 0, 0.75), 0.03)
    }

    @Test func gradientsCanMixInLinearLight() throws {
        let surface = try drawn { context, _ in
            let gradient = Gradient(colors: [Color.black, .white])
            context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 10)), with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0), options: .linearColor))
        }
        for x in [1, 4, 10, 20, 30, 38] {
            let light = (Float(x) + 0.5) / 40, encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * powf(light, 1 / 2.4) - 0.055
            expect(surface, x, 5, (encoded, encoded, encoded), 0.015)
        }
    }

    @Test func aPictureIsTiledFromItsOrigin() throws {
        let pixels: [UInt8] = [0, 0, 255, 255, 255, 0, 0, 255]
        let image = Image(ImageSource(width: 2, height: 1, pixels: pixels), scale: 1).interpolation(.none)
        let surface = try drawn { context, _ in context.fill(all, with: .tiledImage(image, origin: CGPoint(x: 5, y: 0), scale: 10)) }
        // The centres of the enlarged pixels; between them, colours blend.
        expect(surface, 10, 5, red, 0.06)
        expect(surface, 20, 5, blue, 0.06)
        expect(surface, 30, 5, red, 0.06)
        expect(surface, 0, 5, blue, 0.06)
    }

    @Test func theBackdropIsWhatTheLayerShowsBelow() throws {
        let surface = try drawn { context, _ in
            context.fill(all, with: .color(Paints.red))
            context.addFilter(.hueRotation(.degrees(0)))
            context.addFilter(.colorInvert())
            context.fill(square(10, 10, 20), with: .backdrop)
            let inverted = context
            inverted.drawLayer { layer in layer.fill(square(30, 30, 10), with: .backdrop) }
        }
        expect(surface, 5, 5, red)
        expect(surface, 20, 20, (0, 1, 1))
        // An empty layer shows nothing of the content below.
        expect(surface, 35, 35, red)
    }

    @Test func resolvedShadingsKeepTheEnvironmentInWhichTheyWereResolved() throws {
        let surface = try drawn { context, _ in
            let resolved = context.resolve(.color(.primary)), foreground = context.resolve(.foreground), palette = context.resolve(.palette([.style(.secondary)]))
            context.fill(square(0, 0, 10), with: resolved)
            context.fill(square(10, 0, 10), with: foreground)
            context.fill(square(20, 0, 10), with: palette)
        }
        expect(surface, 5, 5, black)
        expect(surface, 15, 5, black)
        #expect(surface.color(x: 25, y: 5).red > 0.3)
    }

    // MARK: Filters

    @Test func filtersAddedLaterActFirst() throws {
        func drawn(_ first: GraphicsContext.Filter, _ second: GraphicsContext.Filter) throws -> CairoSurface {
            try self.drawn { context, _ in
                context.addFilter(first)
                context.addFilter(second)
                context.fill(square(10, 10, 20), with: .color(white: 0.2))
            }
        }
        // 0.2 + 0.3 = 0.5, inverted 0.5; in the other order, 0.8 + 0.3 = 1.1.
        expect(try drawn(.colorInvert(), .brightness(0.3)), 20, 20, (0.5, 0.5, 0.5))
        expect(try drawn(.brightness(0.3), .colorInvert()), 20, 20, white)
    }

    @Test func colourFiltersMapColours() throws {
        func mapped(_ filter: GraphicsContext.Filter, _ options: GraphicsContext.FilterOptions = []) throws -> ResolvedColor {
            try drawn { context, _ in
                context.addFilter(filter, options: options)
                context.fill(all, with: .color(red: 0.6, green: 0.4, blue: 0.2))
            }.color(x: 20, y: 20)
        }
        func expect(_ color: ResolvedColor, _ red: Float, _ green: Float, _ blue: Float, location: SourceLocation = #_sourceLocation) {
            #expect(abs(color.red - red) < 0.015 && abs(color.green - green) < 0.015 && abs(color.blue - blue) < 0.015, "\(color)", sourceLocation: location)
        }
        expect(try mapped(.colorMultiply(Color(red: 0.5, green: 1, blue: 0))), 0.3, 0.4, 0)
        expect(try mapped(.brightness(0.2)), 0.8, 0.6, 0.4)
        expect(try mapped(.contrast(2)), 0.7, 0.3, 0)
        expect(try mapped(.colorInvert()), 0.4, 0.6, 0.8)
        expect(try mapped(.colorInvert(0.5)), 0.5, 0.5, 0.5)
        let grey: Float = 0.2126 * 0.6 + 0.7152 * 0.4 + 0.0722 * 0.2
        expect(try mapped(.grayscale(1)), grey, grey, grey)
        expect(try mapped(.saturation(0)), grey, grey, grey)
        expect(try mapped(.luminanceToAlpha), 1 - grey, 1 - grey, 1 - grey)
        var swapped = ColorMatrix()
        #expect(swapped == ColorMatrix() && swapped.r1 == 1 && swapped.a4 == 1 && swapped.b2 == 0)
        (swapped.r1, swapped.r3, swapped.b3, swapped.b5) = (0, 1, 0, 1)
        expect(try mapped(.colorMatrix(swapped)), 0.2, 0.4, 1)
        // In linear light, half of white's light is an encoded 0.735.
        let half = try drawn { context, _ in
            context.addFilter(.colorMultiply(Color(.sRGBLinear, white: 0.5)), options: .linearColor)
            context.fill(all, with: .color(.white))
        }.color(x: 20, y: 20)
        expect(half, 0.735, 0.735, 0.735)
    }

    @Test func aThresholdOfABlurJoinsWhatIsNear() throws {
        let surface = try drawn { context, _ in
            context.addFilter(.alphaThreshold(min: 0.4, color: Paints.blue))
            context.addFilter(.blur(radius: 4))
            context.drawLayer { layer in
                layer.fill(Path(ellipseIn: CGRect(x: 2, y: 12, width: 17, height: 17)), with: .color(Paints.red))
                layer.fill(Path(ellipseIn: CGRect(x: 21, y: 12, width: 17, height: 17)), with: .color(Paints.red))
            }
        }
        expect(surface, 10, 20, blue)
        expect(surface, 20, 20, blue)
        expect(surface, 20, 12, white)
        expect(surface, 2, 2, white)
    }

    @Test func aThresholdsEdgeIsWhereTheAlphaCrossesIt() throws {
        let surface = try drawn { context, _ in
            context.addFilter(.alphaThreshold(min: 0.3, max: 0.6))
            let ramp = Gradient(colors: [.black.opacity(0), .black])
            context.fill(all, with: .linearGradient(ramp, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0)))
        }
        expect(surface, 10, 20, white)
        expect(surface, 14, 20, black)
        expect(surface, 22, 20, black)
        expect(surface, 26, 20, white)
    }

    @Test func shadowsHaveTheirOptions() throws {
        func shadowed(_ options: GraphicsContext.ShadowOptions, _ mode: GraphicsContext.BlendMode = .normal) throws -> CairoSurface {
            try drawn { context, _ in
                context.addFilter(.shadow(color: .black, radius: 0, x: 10, y: 0, blendMode: mode, options: options))
                context.fill(square(10, 10, 15), with: .color(Paints.red))
            }
        }
        let below = try shadowed([]), above = try shadowed(.shadowAbove), only = try shadowed(.shadowOnly)
        expect(below, 22, 20, red)
        expect(below, 30, 20, black)
        expect(above, 22, 20, black)
        expect(above, 15, 20, red)
        expect(only, 15, 20, white)
        expect(only, 22, 20, black)
        // An inner shadow: the area outside casts it, on the content only.
        let inner = try shadowed([.shadowAbove, .invertsAlpha], .sourceAtop)
        expect(inner, 15, 20, black)
        expect(inner, 22, 20, red)
        expect(inner, 5, 20, white)
        let inverted = try shadowed([.invertsAlpha, .shadowOnly])
        expect(inverted, 5, 20, black)
        expect(inverted, 22, 20, white)
        expect(inverted, 38, 38, black)
    }

    @Test func shadowsWithoutAGroupBlendWithTheCanvas() throws {
        func drawn(_ options: GraphicsContext.ShadowOptions) throws -> CairoSurface {
            try self.drawn { context, _ in
                context.fill(all, with: .color(white: 0.5))
                context.addFilter(.shadow(color: Color(white: 0.5), radius: 0, x: 10, y: 0, blendMode: .multiply, options: options))
                context.fill(square(0, 10, 15), with: .color(Paints.red))
            }
        }
        expect(try drawn([]), 20, 20, (0.5, 0.5, 0.5))
        expect(try drawn(.disablesGroup), 20, 20, (0.25, 0.25, 0.25))
        expect(try drawn(.disablesGroup), 12, 20, red)
    }

    @Test func lengthsOfFiltersAreThoseOfTheTransformInWhichTheyWereAdded() throws {
        let surface = try drawn { context, _ in
            context.scaleBy(x: 2, y: 2)
            context.addFilter(.shadow(color: Paints.blue, radius: 0, x: 5, y: 0))
            context.scaleBy(x: 0.5, y: 0.5)
            context.fill(square(0, 0, 10), with: .color(Paints.red))
        }
        expect(surface, 5, 5, red)
        expect(surface, 15, 5, blue)
        expect(surface, 21, 5, white)
    }

    @Test func aProjectionMovesThePicture() throws {
        let surface = try drawn { context, _ in
            context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 20, y: 0))))
            context.addFilter(.colorInvert())
            context.fill(square(0, 0, 10), with: .color(Paints.red))
        }
        expect(surface, 5, 5, white)
        expect(surface, 25, 5, (0, 1, 1))
    }

    @Test func ditheredBlursHaveTheSameMean() throws {
        func drawn(_ options: GraphicsContext.BlurOptions) throws -> CairoSurface {
            try self.drawn { context, _ in
                context.addFilter(.blur(radius: 10, options: options))
                context.fill(Path(CGRect(x: -100, y: -100, width: 120, height: 240)), with: .color(.black))
            }
        }
        let plain = try drawn([]), dithered = try drawn(.dithersResult)
        var sums: (Float, Float) = (0, 0), differing = 0
        for x in 0..<40 {
            for y in 0..<40 {
                let (a, b) = (plain.color(x: x, y: y).red, dithered.color(x: x, y: y).red)
                sums = (sums.0 + a, sums.1 + b)
                if a != b { differing += 1 }
                #expect(abs(a - b) < 1.5 / 255)
            }
        }
        #expect(differing > 100 && abs(sums.0 - sums.1) / 1600 < 0.5 / 255)
    }
}
