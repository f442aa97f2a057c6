// Draws small lists and returns their pixels.

import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

func filled(_ primitive: Primitive, _ paint: Paint, _ rule: FillRule = .nonZero) -> DisplayList.Item {
    DisplayList.Item(bounds: primitive.bounds, content: .fill(primitive, rule, paint, antialiased: true))
}

func filled(_ bounds: CGRect, _ color: ResolvedColor) -> DisplayList.Item { filled(.rectangle(bounds), .color(color)) }

func through(_ effect: DisplayList.Effect, _ items: [DisplayList.Item]) -> DisplayList.Item {
    let list = DisplayList(items)
    if case .transform(let matrix) = effect { return DisplayList.Item(bounds: matrix.around(list.bounds), content: .effect(effect, list)) }
    return DisplayList.Item(bounds: list.bounds, content: .effect(effect, list))
}

func drawn(_ items: [DisplayList.Item], width: Int = 40, height: Int = 40, scale: CGFloat = 1, on background: ResolvedColor = .white) throws -> CairoSurface {
    let surface = try CairoSurface(width: width, height: height, scale: scale)
    surface.clear(background)
    surface.draw(DisplayList(items))
    return surface
}

enum Ink {
    static let red = ResolvedColor(red: 1, green: 0, blue: 0)
    static let green = ResolvedColor(red: 0, green: 1, blue: 0)
    static let blue = ResolvedColor(red: 0, green: 0, blue: 1)
}

extension ResolvedColor {
    func isNear(_ other: ResolvedColor, _ tolerance: Float = 0.012) -> Bool {
        let differences = [red - other.red, self.green - other.green, self.blue - other.blue, opacity - other.opacity]
        return differences.allSatisfy { abs($0) <= tolerance }
    }
}

func gray(_ value: Float, _ opacity: Float = 1) -> ResolvedColor { ResolvedColor(red: value, green: value, blue: value, opacity: opacity) }

func expect(_ surface: CairoSurface, _ x: Int, _ y: Int, _ color: ResolvedColor, _ tolerance: Float = 0.012, location: SourceLocation = #_sourceLocation) {
    let found = surface.color(x: x, y: y)
    #expect(found.isNear(color, tolerance), "\(found) at \(x), \(y)", sourceLocation: location)
}
