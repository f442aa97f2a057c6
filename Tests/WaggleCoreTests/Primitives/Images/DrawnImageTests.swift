import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct DrawnImageTests {
    private func drawn(_ view: some View, _ width: CGFloat = 40, _ height: CGFloat = 40) throws -> CairoSurface { try HeadlessWindow(view, size: CGSize(width: width, height: height)).draw() }

    @Test func aClosureDrawsAPictureAtItsSize() throws {
        let image = Image(size: CGSize(width: 20, height: 10), label: Text("Flag")) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 100)), with: .color(Paints.red))
            #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let surface = try drawn(image)
        #expect(surface.color(x: 12, y: 20).green == 0 && surface.color(x: 25, y: 20) == .white && surface.color(x: 12, y: 26) == .white)
        let stretched = try drawn(image.resizable())
        #expect(stretched.color(x: 5, y: 35).green == 0 && stretched.color(x: 25, y: 35) == .white)
        let tiled = try drawn(image.resizable(resizingMode: .tile))
        #expect(tiled.color(x: 5, y: 35).green == 0 && tiled.color(x: 15, y: 35) == .white && tiled.color(x: 25, y: 35).green == 0)
        let template = try drawn(image.renderingMode(.template).foregroundStyle(Paints.blue))
        #expect(template.color(x: 12, y: 20).red == 0 && template.color(x: 25, y: 20) == .white)
        let opaque = try drawn(Image(size: CGSize(width: 20, height: 20), opaque: true) { _ in })
        #expect(opaque.color(x: 20, y: 20) == .black)
    }

    @Test func aDrawnPictureHasTextsAndCanBeDrawnInACanvas() throws {
        let image = Image(size: CGSize(width: 30, height: 30)) { context in
            context.draw(Text("■").font(.system(size: 40)), at: CGPoint(x: 15, y: 15))
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .foreground)
        }
        let kinds = HeadlessWindow(image, size: CGSize(width: 40, height: 40)).shown.map(\.kind)
        #expect(kinds == ["text", "fill"])
        let surface = try drawn(WaggleCore.Canvas { context, _ in context.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 40)) })
        #expect(surface.color(x: 2, y: 2).red == 0)
    }

    @Test(arguments: Image.Orientation.allCases) func picturesAreTurnedUpright(_ orientation: Image.Orientation) {
        // As shown: 1 2 3 above 4 5 6.
        let shown: [[UInt8]] = [[1, 2, 3], [4, 5, 6]]
        let stored: [[UInt8]] = switch orientation {
        case .up: shown
        case .upMirrored: [[3, 2, 1], [6, 5, 4]]
        case .down: [[6, 5, 4], [3, 2, 1]]
        case .downMirrored: [[4, 5, 6], [1, 2, 3]]
        // The first row is the left edge from below, or from above; the right edge from above, or from below.
        case .left: [[4, 1], [5, 2], [6, 3]]
        case .leftMirrored: [[1, 4], [2, 5], [3, 6]]
        case .right: [[3, 6], [2, 5], [1, 4]]
        case .rightMirrored: [[6, 3], [5, 2], [4, 1]]
        }
        let source = ImageSource(width: stored[0].count, height: stored.count, pixels: stored.flatMap { $0 }.flatMap { [$0, 0, 0, 255] })
        let upright = source.upright(from: orientation)
        #expect((upright.width, upright.height) == (3, 2))
        #expect(stride(from: 0, to: upright.pixels.count, by: 4).map { upright.pixels[$0] } == [1, 2, 3, 4, 5, 6])
    }

    // MARK: Symbols with values

    @Test func aValueLightsTheFirstParts() {
        func opacities(_ value: Double?) -> [Float] {
            HeadlessWindow(Image(systemName: "wifi", variableValue: value).foregroundStyle(Paints.red), size: CGSize(width: 40, height: 40)).shown.compactMap { $0.color?.opacity }
        }
        #expect(opacities(nil) == [1])
        let parts = opacities(0).count
        #expect(parts == 4 && opacities(0).allSatisfy { $0 < 0.5 } && opacities(1).allSatisfy { $0 == 1 })
        #expect(opacities(0.5).count { $0 == 1 } == 2 && opacities(0.51).count { $0 == 1 } == 3 && opacities(0.5).first == 1)
        #expect(opacities(.nan) == opacities(0) && opacities(7) == opacities(1))
    }

    @Test func onlySomePartsOfASymbolShowTheValue() {
        func lit(_ name: String) -> Int {
            HeadlessWindow(Image(systemName: name, variableValue: 0).foregroundStyle(Paints.red), size: CGSize(width: 40, height: 40)).shown.count { $0.color?.opacity == 1 }
        }
        #expect(lit("speaker.wave.3.fill") == 1 && lit("chart.bar") == 0 && lit("star") == 1)
        #expect(Image(systemName: "wifi", variableValue: 0.5) != Image(systemName: "wifi"))
    }
}
