import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

/// Frosted glass blurs what is behind it, whatever part of the picture is drawn.
struct BackdropTests {
    private func item(_ identity: UInt32, _ rect: CGRect, _ color: ResolvedColor) -> DisplayList.Item {
        DisplayList.Item(identity: identity, version: 1, bounds: rect, content: .fill(.rectangle(rect), .nonZero, .color(color), antialiased: false))
    }
    private let glassRect = CGRect(x: 20, y: 20, width: 40, height: 40)
    private func scene(barAt x: CGFloat, opacity: Double = 1) -> DisplayList {
        let glass = DisplayList.Item(identity: 3, version: 1, bounds: glassRect, content: .effect(.backdrop(.rectangle(glassRect), .nonZero, radius: 5), DisplayList([])))
        return DisplayList([
            item(1, CGRect(x: 0, y: 0, width: 80, height: 80), ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1)),
            item(2, CGRect(x: x, y: 0, width: 2, height: 80), ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)),
            DisplayList.Item(identity: 4, version: 1, bounds: glassRect, content: .effect(.opacity(opacity), DisplayList([glass]))),
        ])
    }
    private func pixels(_ surface: CairoSurface) -> [UInt8] { surface.withPixels { Array($0) } }
    private func grey(_ surface: CairoSurface, _ x: Int, _ y: Int) -> Int { Int(pixels(surface)[y * surface.bytesPerRow + x * 4]) }

    @Test func aLineBehindGlassIsSpreadOut() throws {
        let surface = try CairoSurface(width: 80, height: 80)
        surface.show(scene(barAt: 39), background: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1))
        #expect(grey(surface, 40, 10) == 0, "outside of the glass the line is sharp")
        #expect(grey(surface, 40, 40) > 150 && grey(surface, 40, 40) < 250)
        #expect(grey(surface, 46, 40) < 254, "and spreads")
        #expect(grey(surface, 62, 40) == 255)
    }
    @Test func opacityMixesTheSharpAndTheBlurred() throws {
        let surface = try CairoSurface(width: 80, height: 80)
        surface.show(scene(barAt: 39, opacity: 0.5), background: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1))
        #expect(grey(surface, 40, 40) > 60 && grey(surface, 40, 40) < 130)
    }
    @Test(arguments: [10.0, 25, 39, 58, 70])
    func aPictureDrawnInPartsEqualsOneDrawnAtOnce(_ x: Double) throws {
        let white = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1)
        let moving = try CairoSurface(width: 80, height: 80), fresh = try CairoSurface(width: 80, height: 80)
        for start in [5.0, 30, 66] {
            moving.show(scene(barAt: start), background: white)
            var next = scene(barAt: x)
            next.items[1].version = 2 + UInt32(start)
            moving.show(next, background: white)
        }
        fresh.show(scene(barAt: x), background: white)
        #expect(zip(pixels(moving), pixels(fresh)).allSatisfy { $0 == $1 })
    }
    /// Glass as large as a screen, rounded: inside, every pixel is the blurred one; outside, none changes; the edge mixes both.
    @Test func aLargeRoundedPaneShowsTheBlurredInside() throws {
        let size = 300, pane = CGRect(x: 20, y: 20, width: 260, height: 260), white = ResolvedColor(red: 1, green: 1, blue: 1)
        func surface(_ primitive: Primitive?) throws -> CairoSurface {
            let surface = try CairoSurface(width: size, height: size)
            var items = (0..<10).map { item(UInt32($0), CGRect(x: $0 * 30, y: 0, width: 15, height: size), ResolvedColor(red: 0, green: 0, blue: 0)) }
            if let primitive { items.append(DisplayList.Item(identity: 99, version: 1, bounds: pane, content: .effect(.backdrop(primitive, .nonZero, radius: 24), DisplayList([])))) }
            surface.show(DisplayList(items), background: white)
            return surface
        }
        let sharp = try surface(nil), square = try surface(.rectangle(pane)), round = try surface(.roundedRectangle(pane, CGSize(width: 40, height: 40), continuous: false))
        // Bars of half the width, blurred more widely than they are.
        #expect((60..<240).allSatisfy { abs(grey(square, $0, 150) - 128) < 12 })
        for (x, y) in [(150, 150), (21, 150), (150, 279), (40, 40)] { #expect(grey(round, x, y) == grey(square, x, y), "\(x), \(y)") }
        for (x, y) in [(21, 21), (279, 21), (10, 150), (150, 290)] { #expect(grey(round, x, y) == grey(sharp, x, y), "\(x), \(y)") }
    }
}
