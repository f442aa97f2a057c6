import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct StyleShadowTests {
    private let size = CGSize(width: 100, height: 50)
    private func effects(_ view: some View) -> [String] {
        HeadlessWindow(view, size: size).shown.flatMap(\.effects).map { String($0.prefix { $0 != "(" } ) + ($0.contains("innerShadow") ? " inner" : $0.contains("shadow") ? " drop" : "") }
    }

    @Test func shapesAndTextsCastShadowsOfTheirStyle() {
        let style = Paints.red.shadow(.drop(radius: 2))
        #expect(effects(Rectangle().fill(style)) == ["filter drop"])
        #expect(effects(Text("a").foregroundStyle(style)) == ["filter drop"])
        #expect(effects(VStack { Text("a") }.foregroundStyle(style)) == ["filter drop"])
        #expect(effects(Text("a").foregroundStyle(Paints.red)) == [])
    }
    @Test func innerShadowsLieWithinDropShadows() {
        let style = Paints.red.shadow(.drop(radius: 2)).shadow(.inner(radius: 1))
        #expect(effects(Circle().fill(style)) == ["filter drop", "filter inner"])
        #expect(effects(Text("a").foregroundStyle(style)) == ["filter drop", "filter inner"])
    }
    @Test func aTextsOwnStyleReplacesTheShadowsAround() {
        #expect(effects(VStack { Text("a").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) }
            .foregroundStyle(Paints.red.shadow(.drop(radius: 2)))) == [])
    }
    @Test func innerShadowsOfStylesAreDrawn() throws {
        let window = HeadlessWindow(Rectangle().fill(Paints.red.shadow(.inner(color: .black, radius: 4))).frame(width: 40, height: 40), size: size)
        let picture = try window.draw()
        #expect(picture.color(x: 50, y: 25).red == 1)
        #expect(picture.color(x: 31, y: 25).red < 0.8)
        #expect(picture.color(x: 28, y: 25) == .white)
    }
}
