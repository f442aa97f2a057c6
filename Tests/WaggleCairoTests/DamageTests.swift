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
        #expect(list.damage(from: list).isNull)
        #expect(DisplayList([block(1, 0), block(2, 20)]).damage(from: list).isNull)
    }

    @Test func aMovedItemDamagesBothPlaces() {
        let before = DisplayList([block(1, 0), block(2, 20)]), after = DisplayList([block(1, 0), block(2, 40)])
        #expect(after.damage(from: before) == CGRect(x: 20, y: 0, width: 30, height: 10))
    }

    @Test func whatCameAndWentIsDamageAndTheRestIsNot() {
        let before = DisplayList([block(1, 0), block(3, 40)]), after = DisplayList([block(1, 0), block(2, 20), block(3, 40)])
        #expect(after.damage(from: before) == CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(before.damage(from: after) == CGRect(x: 20, y: 0, width: 10, height: 10))
    }

    @Test func aChangeDeepDownIsFoundThere() {
        func list(_ version: UInt32, offset: CGFloat = 100) -> DisplayList {
            let inner = DisplayList([group(5, version, [block(1, 0), block(2, 20, version: version)], at: CGPoint(x: offset, y: 7))])
            let scale = CGAffineTransform(scaleX: 2, y: 2)
            return DisplayList([DisplayList.Item(identity: 9, version: version, bounds: inner.bounds.applying(scale), content: .effect(.transform(scale), inner))])
        }
        #expect(list(2).damage(from: list(1)) == CGRect(x: 240, y: 14, width: 20, height: 20))
        #expect(list(2, offset: 90).damage(from: list(1)) == CGRect(x: 180, y: 14, width: 80, height: 20))
    }

    @Test func anotherFilterDamagesAllOfIts() {
        func list(_ radius: Double) -> DisplayList {
            let inner = DisplayList([block(1, 0), block(2, 40)])
            return DisplayList([DisplayList.Item(identity: 9, version: UInt32(radius), bounds: inner.bounds.insetBy(dx: -9, dy: -9),
                                                 content: .effect(.filter(.blur(radius: radius, opaque: false)), inner))])
        }
        #expect(list(3).damage(from: list(2)) == CGRect(x: -9, y: -9, width: 68, height: 28))
    }

    @Test func aSurfaceDrawsTheDamageAndShowsTheWhole() throws {
        let surface = try CairoSurface(width: 100, height: 40, scale: 2)
        surface.show(DisplayList([block(1, 0), block(2, 20)]), background: .white)
        #expect(surface.lastDamage == CGRect(x: 0, y: 0, width: 50, height: 20))
        let after = DisplayList([block(1, 0), block(2, 30, version: 2)])
        surface.show(after, background: .white)
        #expect(surface.lastDamage == CGRect(x: 19, y: 0, width: 22, height: 11))
        let fresh = try CairoSurface(width: 100, height: 40, scale: 2)
        fresh.show(after, background: .white)
        #expect(surface.withPixels { Array($0) } == fresh.withPixels { Array($0) })
        surface.show(after, background: .white)
        #expect(surface.lastDamage.isNull)
        surface.show(after, background: .black)
        #expect(surface.lastDamage.width == 50)
    }
}
