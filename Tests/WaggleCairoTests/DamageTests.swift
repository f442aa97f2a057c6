import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

struct DamageTests {
    private func block(_ identity: UInt32, _ x: CGFloat, version: UInt32 = 1) -> DisplayList.Item {
        let rect = CGRect(x: x, y: 0, width: 10, height: 10)
        return DisplayList.Item(identity: identity, version: version, bounds: rect, content: .fill(.rectangle(rect), .nonZero, .black, antialiased: true))
    }
    private func group(_ identity: UInt32, _ version: UInt32, _ items: [DisplayList.Item], at offset: CGPoint = .zero) -> DisplayList.Item {
        let list = DisplayList(items)
        return DisplayList.Item(identity: identity, version: version, bounds: list.bounds.offsetBy(dx: offset.x, dy: offset.y), content: .list(list, offset: offset))
    }

    @Test func theSameListHasNone() {
        let list = DisplayList([block(1, 0), block(2, 20)])
        #expect(list.damage(from: list).isEmpty)
        #expect(DisplayList([block(1, 0), block(2, 20)]).damage(from: list).isEmpty)
    }

    @Test func aMovedItemDamagesBothPlaces() {
        let before = DisplayList([block(1, 0), block(2, 20)]), after = DisplayList([block(1, 0), block(2, 40)])
        #expect(after.damage(from: before).bounds == CGRect(x: 20, y: 0, width: 30, height: 10))
    }

    @Test func whatCameAndWentIsDamageAndTheRestIsNot() {
        let before = DisplayList([block(1, 0), block(3, 40)]), after = DisplayList([block(1, 0), block(2, 20), block(3, 40)])
        #expect(after.damage(from: before).bounds == CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(before.damage(from: after).bounds == CGRect(x: 20, y: 0, width: 10, height: 10))
    }

    @Test func aChangeDeepDownIsFoundThere() {
        func list(_ version: UInt32, offset: CGFloat = 100) -> DisplayList {
            let inner = DisplayList([group(5, version, [block(1, 0), block(2, 20, version: version)], at: CGPoint(x: offset, y: 7))])
            let scale = CGAffineTransform(scaleX: 2, y: 2)
            return DisplayList([DisplayList.Item(identity: 9, version: version, bounds: inner.bounds.applying(scale), content: .effect(.transform(scale), inner))])
        }
        #expect(list(2).damage(from: list(1)).bounds == CGRect(x: 240, y: 14, width: 20, height: 20))
        #expect(list(2, offset: 90).damage(from: list(1)).bounds == CGRect(x: 180, y: 14, width: 80, height: 20))
    }

    @Test func aChangeInAScaledListIsFoundThereAndAnotherScaleDamagesAll() {
        func list(_ version: UInt32, scale: CGFloat = 2) -> DisplayList {
            let inner = DisplayList([block(1, 0), block(2, 20, version: version)])
            return DisplayList([DisplayList.Item(identity: 9, version: version, bounds: inner.bounds.applying(CGAffineTransform(scale: scale, offset: CGPoint(x: 5, y: 7))),
                                                 content: .list(inner, offset: CGPoint(x: 5, y: 7), scale: scale))])
        }
        #expect(list(2).damage(from: list(1)).bounds == CGRect(x: 45, y: 7, width: 20, height: 20))
        #expect(list(2, scale: 3).damage(from: list(1)).bounds == CGRect(x: 5, y: 7, width: 90, height: 30))
        #expect(list(1).damage(from: DisplayList()).bounds == CGRect(x: 5, y: 7, width: 60, height: 20))
        #expect(DisplayList().damage(from: list(1)).bounds == CGRect(x: 5, y: 7, width: 60, height: 20))
    }

    @Test func anotherFilterDamagesAllOfIts() {
        func list(_ radius: Double) -> DisplayList {
            let inner = DisplayList([block(1, 0), block(2, 40)])
            return DisplayList([DisplayList.Item(identity: 9, version: UInt32(radius), bounds: inner.bounds.insetBy(dx: -9, dy: -9),
                                                 content: .effect(.filter(.blur(radius: radius, opaque: false)), inner))])
        }
        #expect(list(3).damage(from: list(2)).bounds == CGRect(x: -9, y: -9, width: 68, height: 28))
    }

    @Test func aSurfaceDrawsTheDamageAndShowsTheWhole() throws {
        let surface = try CairoSurface(width: 100, height: 40, scale: 2)
        surface.show(DisplayList([block(1, 0), block(2, 20)]), background: .white)
        #expect(surface.lastDamage == [CGRect(x: 0, y: 0, width: 50, height: 20)])
        let after = DisplayList([block(1, 0), block(2, 30, version: 2)])
        surface.show(after, background: .white)
        #expect(surface.lastDamage == [CGRect(x: 19, y: 0, width: 22, height: 11)])
        let fresh = try CairoSurface(width: 100, height: 40, scale: 2)
        fresh.show(after, background: .white)
        #expect(surface.withPixels { Array($0) } == fresh.withPixels { Array($0) })
        surface.show(after, background: .white)
        #expect(surface.lastDamage.isEmpty)
        surface.show(after, background: .black)
        #expect(surface.lastDamage.map(\.width) == [50])
    }

    /// Glyphs that no clip cuts are stamps; others are outlines. Drawing a part of the picture must decide in the same way as drawing all of it.
    @Test(arguments: [CGPoint(x: 2, y: 2), CGPoint(x: 12, y: 40), CGPoint(x: 60, y: 40), CGPoint(x: 60, y: 90)])
    @MainActor func partsHaveThePixelsOfTheWholeWhereAClipHasCorners(dot: CGPoint) throws {
        let text = PangoTextEngine().shape(StyledText([StyledText.Run(.string("waxwing"), font: FontDescription(size: 17))]), ParagraphStyle()).layout(width: nil, height: nil)
        func list(_ version: UInt32) -> DisplayList {
            let spot = CGRect(x: dot.x + CGFloat(version), y: dot.y, width: 5, height: 5)
            func letters(_ identity: UInt32, _ at: CGPoint) -> DisplayList.Item {
                DisplayList.Item(identity: identity, version: 1, bounds: CGRect(origin: at, size: text.size).insetBy(dx: -9, dy: -9), content: .text(text, at: at, .color(.black)))
            }
            let inner = DisplayList([letters(1, CGPoint(x: 50, y: 36)), letters(2, CGPoint(x: 4, y: 3)), letters(3, CGPoint(x: 8, y: 80)),
                                     DisplayList.Item(identity: 4, version: version, bounds: spot, content: .fill(.ellipse(spot), .nonZero, .color(Ink.red), antialiased: true))])
            let primitive = Primitive.roundedRectangle(rect(0, 0, 150, 110), CGSize(width: 12, height: 12), continuous: false)
            return DisplayList([DisplayList.Item(identity: 9, version: version, bounds: rect(0, 0, 150, 110), content: .effect(.clip(primitive, .nonZero, antialiased: true), inner))])
        }
        let surface = try CairoSurface(width: 160, height: 120), fresh = try CairoSurface(width: 160, height: 120)
        surface.show(list(1), background: .white)
        surface.show(list(2), background: .white)
        fresh.show(list(2), background: .white)
        let (pixels, whole) = (surface.withPixels { Array($0) }, fresh.withPixels { Array($0) })
        #expect(surface.lastDamage.allSatisfy { $0.width < 20 })
        #expect(zip(pixels, whole).map { abs(Int($0) - Int($1)) }.max() ?? 0 <= 1)
    }

    @Test func changesFarFromEachOtherAreRectanglesOfTheirOwn() throws {
        func list(_ version: UInt32) -> DisplayList { DisplayList([block(1, 0, version: version), block(2, 200), block(3, 400, version: version)]) }
        #expect(list(2).damage(from: list(1)).rects == [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 400, y: 0, width: 10, height: 10)])
        let surface = try CairoSurface(width: 500, height: 10)
        surface.show(list(1), background: .white)
        surface.show(list(2), background: .white)
        #expect(surface.lastDamage.map(\.width) == [12, 14])
    }

    @Test func anyRegionHoldsAllThatIsAddedInFewRectanglesThatDoNotOverlap() {
        var random = Numbers(seed: 7)
        for _ in 0..<200 {
            var region = DamageRegion(), added: [CGRect] = []
            for _ in 0..<Int(random.next(40)) {
                let rect = CGRect(x: random.next(2000), y: random.next(2000), width: random.next(300), height: random.next(300))
                region.add(rect)
                added.append(rect)
                #expect(region.rects.count <= DamageRegion.limit)
            }
            #expect(added.allSatisfy { rect in region.rects.contains { $0.minX <= rect.minX + 1e-6 && $0.minY <= rect.minY + 1e-6 && $0.maxX >= rect.maxX - 1e-6 && $0.maxY >= rect.maxY - 1e-6 } })
            for (index, rect) in region.rects.enumerated() {
                #expect(!region.rects.dropFirst(index + 1).contains { $0.insetBy(dx: 1e-6, dy: 1e-6).intersects(rect.insetBy(dx: 1e-6, dy: 1e-6)) })
            }
        }
    }

    @Test func aChangeThatCouldBeAnywhereIsEverywhere() {
        var region = DamageRegion()
        region.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        region.add(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        #expect(region.rects == [.infinite])
        region.add(CGRect(x: 5000, y: 0, width: 10, height: 10))
        #expect(region.rects == [.infinite])
    }

    @Test func aPictureDrawnPieceByPieceIsThatDrawnAtOnce() throws {
        var random = Numbers(seed: 3)
        let surface = try CairoSurface(width: 600, height: 400, scale: 2), backend = CairoRasterBackend()
        var versions: [UInt32] = Array(repeating: 1, count: 30), places = (0..<30).map { _ in CGPoint(x: random.next(300), y: random.next(200)) }
        for step in 0..<40 {
            let list = DisplayList(versions.indices.map { index in
                let rect = CGRect(x: places[index].x, y: places[index].y, width: 20.3, height: 15.7)
                return DisplayList.Item(identity: UInt32(index + 1), version: versions[index], bounds: rect, content: .fill(
                    index % 2 == 0 ? .ellipse(rect) : .roundedRectangle(rect, CGSize(width: 4, height: 4), continuous: true), .nonZero,
                    .color(ResolvedColor(red: Float(index) / 30, green: 0.5, blue: 0.2, opacity: index % 3 == 0 ? 0.5 : 1)), antialiased: true))
            })
            surface.show(list, background: .white)
            let fresh = try CairoSurface(width: 600, height: 400, scale: 2, backend: backend)
            fresh.show(list, background: .white)
            // Where the edge of a part cuts through a translucent figure, the last pixels of a row are blended one by one and may be rounded
            // differently.
            let furthest = zip(surface.makeImage().pixels, fresh.makeImage().pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(furthest <= 1, "Step \(step) in \(surface.lastDamage.count) parts.")
            for _ in 0..<3 {
                let index = Int(random.next(30))
                versions[index] += 1
                places[index].x += random.next(6) - 3
            }
        }
    }
}

/// Deterministic pseudorandom numbers.
private struct Numbers {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next(_ limit: CGFloat) -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 33) / CGFloat(UInt64(1) << 31) * limit
    }
}
