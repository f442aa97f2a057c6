import Foundation
import SwiftUI
import Testing
import UIKit
import WaggleTesting

extension View {
    /// A view as an image, as programs made it before `ImageRenderer`.
    @MainActor fileprivate func snapshot(_ draw: (UIView, UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let controller = UIHostingController(rootView: self), view = controller.view!
        let size = view.intrinsicContentSize
        view.bounds = CGRect(origin: .zero, size: size)
        view.backgroundColor = .clear
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { draw(view, $0) }
    }
}

/// Views drawn into image contexts.
@MainActor struct ViewSnapshotTests {
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let source = try #require(image.cgImage).source, start = (y * source.width + x) * 4
        return [source.pixels[start + 2], source.pixels[start + 1], source.pixels[start], source.pixels[start + 3]]
    }
    private var flag: some View {
        VStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 4)
            Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 6)
        }
    }
    private let red: [UInt8] = [255, 0, 0, 255], blue: [UInt8] = [0, 0, 255, 255], none: [UInt8] = [0, 0, 0, 0]

    @Test func drawHierarchyDrawsAHostedViewUprightAtItsSize() throws {
        let image = flag.snapshot { view, _ in #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)) }
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(try [pixel(image, 1, 1), pixel(image, 19, 3), pixel(image, 6, 5), pixel(image, 13, 9), pixel(image, 1, 8)] == [red, red, blue, blue, none])
    }
    @Test func aLayerRendersItsView() throws {
        let image = flag.snapshot { view, context in view.layer.render(in: context.cgContext) }
        #expect(try [pixel(image, 1, 1), pixel(image, 6, 5), pixel(image, 1, 8)] == [red, blue, none])
    }
    @Test func drawHierarchyFillsTheRectangle() throws {
        let image = flag.snapshot { view, _ in view.drawHierarchy(in: CGRect(x: 10, y: 5, width: 10, height: 5), afterScreenUpdates: false) }
        #expect(try [pixel(image, 1, 1), pixel(image, 11, 6), pixel(image, 15, 9)] == [none, red, blue])
    }
    @Test func plainViewsAndTheirSubviewsAreDrawn() throws {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20)), inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        (view.backgroundColor, inner.backgroundColor) = (.red, .blue)
        view.addSubview(inner)
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
        defer { UIGraphicsEndImageContext() }
        view.layer.render(in: try #require(UIGraphicsGetCurrentContext()))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        #expect(try pixel(image, 2, 2)[3] == 255 && pixel(image, 2, 2) != pixel(image, 15, 15))
        #expect(try pixel(image, 15, 15)[2] > 200)
    }
    @Test func withoutAContextOrASizeNothingIsDrawn() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
        defer { UIGraphicsEndImageContext() }
        #expect(!UIView().drawHierarchy(in: .zero, afterScreenUpdates: true))
    }
    @Test func aBodyCanTakeASnapshotOfAnotherView() throws {
        struct Shot: View {
            let flag: AnyView
            var body: some View {
                Image(uiImage: flag.snapshot { view, _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }).accessibilityLabel("Shot")
            }
        }
        let screen = try TestScreen(Shot(flag: AnyView(flag)), size: CGSize(width: 100, height: 100))
        #expect(try screen.element("Shot").frame.size == CGSize(width: 20, height: 10))
    }

    // MARK: Equal images

    @Test func symbolsOfTheSameNameAndConfigurationAreEqual() throws {
        let star = try #require(UIImage(systemName: "star"))
        #expect(UIImage(systemName: "star") == star && UIImage(systemName: "star")?.hash == star.hash)
        #expect(UIImage(systemName: "heart") != star)
        let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
        #expect(UIImage(systemName: "star", withConfiguration: large) != star)
        #expect(UIImage(systemName: "star", withConfiguration: large) == UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)))
        #expect(UIImage(systemName: "star", withConfiguration: large) != UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red])))
        #expect(star.withRenderingMode(.alwaysOriginal) != star)
    }
}
