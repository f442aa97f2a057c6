import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Images of catalogues that are drawn anew where they are shown larger.
@MainActor
struct VectorImageTests {
    /// A drawing of 10 points, which notes how much larger it was drawn.
    private final class Drawings: AssetProvider, @unchecked Sendable {
        var magnifications: [CGFloat] = []
        let isVector: Bool
        init(isVector: Bool) { self.isVector = isVector }

        func color(named name: String, bundle: Bundle?, dark: Bool, highContrast: Bool) -> ResolvedColor? { nil }
        func image(named name: String, bundle: Bundle?, scale: CGFloat, dark: Bool) -> CatalogImage? { picture(scale, 1) }
        private func picture(_ scale: CGFloat, _ magnification: CGFloat) -> CatalogImage {
            let side = Int(10 * scale * magnification)
            let source = ImageSource(width: side, height: side, pixels: Array(repeating: 255, count: side * side * 4))
            var image = CatalogImage(source: source, scale: scale * magnification)
            if isVector, magnification == 1 {
                image.magnified = { [self] wanted in
                    magnifications.append(wanted)
                    return picture(scale, wanted)
                }
            }
            return image
        }
        func file(named name: String) -> URL? { nil }
        func imageNames(inAtlas name: String) -> [String]? { nil }
    }
    private func sides(_ view: some View, _ drawings: Drawings) throws -> [Int] {
        var environment = EnvironmentValues()
        environment.assetProvider = drawings
        let window = HeadlessWindow(view, size: CGSize(width: 200, height: 200), scale: 2, environment: environment)
        var sides: [Int] = []
        func walk(_ list: DisplayList) {
            for item in list.items {
                if case .image(let drawing) = item.content { sides.append(drawing.source.width) }
                if case .effect(_, let inner) = item.content { walk(inner) }
                if case .list(let inner, _, _) = item.content { walk(inner) }
            }
        }
        walk(window.graph.displayList())
        return sides
    }

    @Test func aVectorIsDrawnForTheSizeInWhichItIsShown() throws {
        let drawings = Drawings(isVector: true)
        #expect(try sides(Image("Reed").resizable().frame(width: 160, height: 160), drawings) == [320])
        #expect(drawings.magnifications == [16])
        #expect(try sides(Image("Reed"), Drawings(isVector: true)) == [20])
        #expect(try sides(Image("Reed").resizable().frame(width: 5, height: 5), Drawings(isVector: true)) == [20])
        #expect(try sides(Image("Reed").resizable().frame(width: 160, height: 160), Drawings(isVector: false)) == [20])
    }
    @Test func sizesInBetweenAreDrawnInSteps() throws {
        let drawings = Drawings(isVector: true)
        _ = try sides(Image("Reed").resizable().frame(width: 30, height: 25), drawings)
        #expect(drawings.magnifications.count == 1 && (drawings.magnifications.first ?? 0) >= 3 && (drawings.magnifications.first ?? 9) < 4.3)
    }
}
